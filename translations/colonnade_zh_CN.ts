<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en_US">
<context>
    <name>AboutBox</name>
    <message>
        <source>About Colonnade</source>
        <translation>关于 Colonnade</translation>
    </message>
    <message>
        <source>A workbench for the design of keys and values in Redis-protocol databases.

Free software under the GNU General Public License, version 3 or later. It comes without any warranty.</source>
        <translation>Redis 协议数据库的键值设计工作台。

自由软件，以 GNU 通用公共许可证第 3 版或更高版本发布，不提供任何担保。</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;Open …</source>
        <translation>打开(&amp;O)…</translation>
    </message>
    <message>
        <source>Open the &amp;demo</source>
        <translation>打开演示数据(&amp;D)</translation>
    </message>
    <message>
        <source>Start the practice &amp;sandbox</source>
        <translation>启动练习环境(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Rescan</source>
        <translation>重新扫描(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>暂停(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>取消(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Folders</source>
        <translation>目录(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Patterns</source>
        <translation>模式(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;All keys</source>
        <translation>所有键(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>后退(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>前进(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Find a key</source>
        <translation>查找键(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;About Colonnade</source>
        <translation>关于 Colonnade(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Edit the profile …</source>
        <translation>编辑规则集(&amp;E)…</translation>
    </message>
</context>
<context>
    <name>AnalyzeCommand</name>
    <message>
        <source>Reads all keys of a source and shows sizes, namespaces and broken design rules.

SOURCE is a server (redis://[user[:password]@]host[:port][/db], rediss://… over TLS, unix:///path/to.sock), a dump (dump.rdb, .rdb.gz, .rdb.zst, .rdb.lz4), a list of names (text, CSV, TSV, JSON lines), - (names or a dump on standard input) or demo: (the built-in demo).</source>
        <translation>读取数据源的所有键，显示大小、命名空间和违反的设计规则。

SOURCE 可以是服务器（redis://[user[:password]@]host[:port][/db]、用 TLS 的 rediss://…、unix:///path/to.sock）、dump 文件（dump.rdb、.rdb.gz、.rdb.zst、.rdb.lz4）、键名列表（文本、CSV、TSV、JSON Lines）、-（标准输入：键名或 dump 文件）或 demo:（内置演示数据）。</translation>
    </message>
    <message>
        <source>Write the result to a file.</source>
        <translation>把结果写入文件。</translation>
    </message>
    <message>
        <source>Also write every key to a file, as JSON lines, while it is read.</source>
        <translation>读取时，还把每个键以 JSON Lines 写入文件。</translation>
    </message>
    <message>
        <source>What separates the levels of names, if not what the profile says.</source>
        <translation>键名的层级分隔符，不用规则集规定的那个时给出。</translation>
    </message>
    <message>
        <source>How many levels of namespaces to list.</source>
        <translation>列出几层命名空间。</translation>
    </message>
    <message>
        <source>How many of the biggest keys to list.</source>
        <translation>列出多少个最大的键。</translation>
    </message>
    <message>
        <source>How many single findings to list in JSON; totals count all.</source>
        <translation>JSON 中最多逐条列出多少个问题；合计始终包括全部。</translation>
    </message>
    <message>
        <source>The separator is empty.</source>
        <translation>分隔符为空。</translation>
    </message>
    <message>
        <source>Format of the result: text, json, csv (one row for each key), junit or sarif.</source>
        <translation>结果的格式：text、json、csv（每个键一行）、junit 或 sarif。</translation>
    </message>
    <message>
        <source>This version does not write %1.</source>
        <translation>此版本不能输出 %1。</translation>
    </message>
    <message>
        <source>--renames needs all keys at once, and --format csv keeps none.</source>
        <translation>--renames 需要同时有全部的键，而 --format csv 一个也不保留。</translation>
    </message>
</context>
<context>
    <name>ArgumentWords</name>
    <message>
        <source>Show this help.</source>
        <translation>显示此帮助。</translation>
    </message>
    <message>
        <source>Language of messages: en or zh_CN.</source>
        <translation>消息的语言：en 或 zh_CN。</translation>
    </message>
    <message>
        <source>Something is missing after %1.</source>
        <translation>%1 后面缺少参数。</translation>
    </message>
    <message>
        <source>%1 is one argument too many.</source>
        <translation>多了参数 %1。</translation>
    </message>
    <message>
        <source>Usage: colonnade-cli %1 [options] %2</source>
        <translation>用法：colonnade-cli %1 [选项] %2</translation>
    </message>
    <message>
        <source>--%1 takes a number from %2 to %3, not “%4”.</source>
        <translation>--%1 应为 %2 到 %3 之间的数字，不能是“%4”。</translation>
    </message>
    <message>
        <source>--%1 takes one of %2, not “%3”.</source>
        <translation>--%1 应为 %2 之一，不能是“%3”。</translation>
    </message>
    <message>
        <source>This version does not know --%1.</source>
        <translation>此版本没有 --%1 这个选项。</translation>
    </message>
</context>
<context>
    <name>Certainty</name>
    <message>
        <source>The scan still runs: this counts the keys read so far.</source>
        <translation>扫描仍在进行：这里只统计已读到的键。</translation>
    </message>
    <message>
        <source>The memory of only %1 of %2 keys is known.</source>
        <translation>%2 个键中只有 %1 个的内存已知。</translation>
    </message>
    <message>
        <source>Memory is estimated from the size and the encoding of the values, not measured.</source>
        <translation>内存按值的大小和编码估算得出，不是实测。</translation>
    </message>
</context>
<context>
    <name>Cli</name>
    <message>
        <source>sizes, namespaces and broken design rules of a server, a dump, a list or the demo</source>
        <translation>服务器、dump 文件、键名列表或演示数据的大小、命名空间和违反的设计规则</translation>
    </message>
    <message>
        <source>checks key names against design rules, without any server</source>
        <translation>按设计规则检查键名，不需要服务器</translation>
    </message>
    <message>
        <source>one key: its facts and its value</source>
        <translation>一个键：它的信息和值</translation>
    </message>
    <message>
        <source>the sets of design rules</source>
        <translation>各套设计规则</translation>
    </message>
    <message>
        <source>Usage: colonnade-cli COMMAND [options] …</source>
        <translation>用法：colonnade-cli 命令 [选项] …</translation>
    </message>
    <message>
        <source>The design of keys and values in Redis-protocol databases, seen from the command line.</source>
        <translation>在命令行中查看 Redis 协议数据库的键值设计。</translation>
    </message>
    <message>
        <source>colonnade-cli COMMAND --help tells more. Results go to standard output, messages to standard error.
Exit status: 0 done; 1 done, with findings at or above --fail-on; 2 wrong usage; 3 the source could not be read;
4 partial: cancelled or cut off.</source>
        <translation>详见 colonnade-cli 命令 --help。结果写到标准输出，消息写到标准错误。
退出状态：0 完成；1 完成，且有达到 --fail-on 级别的问题；2 用法错误；3 无法读取数据源；
4 不完整：已取消或中断。</translation>
    </message>
    <message>
        <source>--lang takes one of %1, not “%2”.</source>
        <translation>--lang 应为 %1 之一，不能是“%2”。</translation>
    </message>
    <message>
        <source>No command was given.</source>
        <translation>没有给出命令。</translation>
    </message>
    <message>
        <source>There is no command “%1”.</source>
        <translation>没有命令“%1”。</translation>
    </message>
    <message>
        <source>a design rule: what counts, what it costs, what to do</source>
        <translation>一条设计规则：什么算问题、代价是什么、该怎么做</translation>
    </message>
    <message>
        <source>This version does not know the command %1.</source>
        <translation>此版本没有 %1 这个命令。</translation>
    </message>
</context>
<context>
    <name>Console</name>
    <message>
        <source>See %1.</source>
        <extracomment>%1 is a command like &quot;colonnade-cli lint --help&quot;</extracomment>
        <translation>请看 %1。</translation>
    </message>
</context>
<context>
    <name>CostText</name>
    <message>
        <source>%1 could be saved</source>
        <comment>memory</comment>
        <translation>可节省 %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 keys less</source>
        <translation>
            <numerusform>少 %1 个键</numerusform>
        </translation>
    </message>
    <message>
        <source>the server is blocked for about %1</source>
        <translation>服务器约阻塞 %1</translation>
    </message>
</context>
<context>
    <name>ErrorWords</name>
    <message>
        <source>Could not open %1: there is no such file.</source>
        <translation>无法打开 %1：没有这个文件。</translation>
    </message>
    <message>
        <source>Check the path and its spelling.</source>
        <translation>请检查路径和拼写。</translation>
    </message>
    <message>
        <source>Could not open %1: no permission to read it.</source>
        <translation>无法打开 %1：没有读取权限。</translation>
    </message>
    <message>
        <source>Ask its owner for read permission, or copy it to a place of your own.</source>
        <translation>请向文件所有者申请读取权限，或把它复制到自己的目录。</translation>
    </message>
    <message>
        <source>Could not open %1: it is a folder.</source>
        <translation>无法打开 %1：这是一个目录。</translation>
    </message>
    <message>
        <source>Name a file in it.</source>
        <translation>请指定其中的一个文件。</translation>
    </message>
    <message>
        <source>There is nothing to read in %1: it is empty.</source>
        <translation>%1 没有内容可读：文件为空。</translation>
    </message>
    <message>
        <source>Make the file again; a dump that is still being written is empty at first.</source>
        <translation>请重新生成文件；正在写入的 dump 文件起初是空的。</translation>
    </message>
    <message>
        <source>Could not read %1: the system reported a failure.</source>
        <translation>无法读取 %1：系统报告了故障。</translation>
    </message>
    <message>
        <source>Check the disk or the network share, then try again.</source>
        <translation>请检查磁盘或网络共享，然后重试。</translation>
    </message>
    <message>
        <source>Could not write %1.</source>
        <translation>无法写入 %1。</translation>
    </message>
    <message>
        <source>Check that the folder exists, that you may write there, and that the disk has room.</source>
        <translation>请确认目录存在、有写入权限，且磁盘有剩余空间。</translation>
    </message>
    <message>
        <source>Could not read %1: it is neither a dump nor a list of key names.</source>
        <translation>无法读取 %1：既不是 dump 文件，也不是键名列表。</translation>
    </message>
    <message>
        <source>Give a dump (.rdb), a text file with one key name a line, CSV, TSV or JSON lines.</source>
        <translation>请提供 dump 文件（.rdb）、每行一个键名的文本文件、CSV、TSV 或 JSON Lines。</translation>
    </message>
    <message>
        <source>Could not read %1: this version does not read its format.</source>
        <translation>无法读取 %1：当前版本不支持它的格式。</translation>
    </message>
    <message>
        <source>Try a newer version of Colonnade, or another kind of source.</source>
        <translation>请试用更新版本的 Colonnade，或换一种数据源。</translation>
    </message>
    <message>
        <source>Could not read all of %1: it ends in the middle.</source>
        <translation>%1 没有读完：内容在中途断了。</translation>
    </message>
    <message>
        <source>The copy is probably incomplete: compare the sizes and copy it again.</source>
        <translation>文件可能没有复制完整：请核对大小并重新复制。</translation>
    </message>
    <message>
        <source>Could not read all of %1: its content is damaged.</source>
        <translation>%1 没有读完：内容已损坏。</translation>
    </message>
    <message>
        <source>Copy it again, or let the server write a new one.</source>
        <translation>请重新复制，或让服务器重新生成一份。</translation>
    </message>
    <message>
        <source>The checksum of %1 is wrong: it changed after it was written.</source>
        <translation>%1 的校验和不对：文件写成之后被改动过。</translation>
    </message>
    <message>
        <source>Do not trust single values; copy the file again, or let the server write a new one.</source>
        <translation>其中的值未必可信；请重新复制文件，或让服务器重新生成一份。</translation>
    </message>
    <message>
        <source>Could not read all of %1: it announces a size that cannot be real.</source>
        <translation>%1 没有读完：其中声明的大小不合常理。</translation>
    </message>
    <message>
        <source>It is probably damaged: copy it again, or let the server write a new one.</source>
        <translation>文件可能已损坏：请重新复制，或让服务器重新生成一份。</translation>
    </message>
    <message>
        <source>Could not understand the address %1.</source>
        <translation>无法识别地址 %1。</translation>
    </message>
    <message>
        <source>Write it like redis://host:6379/0, rediss://host:6380 or unix:///path/to.sock.</source>
        <translation>请写成 redis://host:6379/0、rediss://host:6380 或 unix:///path/to.sock 这样的形式。</translation>
    </message>
    <message>
        <source>Could not understand %1.</source>
        <translation>无法识别 %1。</translation>
    </message>
    <message>
        <source>See --help for what is possible.</source>
        <translation>可用的写法见 --help。</translation>
    </message>
    <message>
        <source>Could not use the profile %1.</source>
        <translation>无法使用规则集 %1。</translation>
    </message>
    <message>
        <source>Correct it, or choose one of the built-in profiles.</source>
        <translation>请改正，或选用内置的规则集。</translation>
    </message>
    <message>
        <source>Could not understand the key name %1.</source>
        <translation>无法识别键名 %1。</translation>
    </message>
    <message>
        <source>After a backslash write another one, or x and two hexadecimal digits: \xFF.</source>
        <translation>反斜杠后面应再写一个反斜杠，或写 x 加两位十六进制数字：\xFF。</translation>
    </message>
    <message>
        <source>Could not read %1: a column is missing.</source>
        <translation>无法读取 %1：缺少列。</translation>
    </message>
    <message>
        <source>The first line must name the columns, and one of them must be &quot;name&quot;.</source>
        <translation>第一行必须是列名，其中必须有“name”。</translation>
    </message>
    <message>
        <source>Could not connect to %1: no such host.</source>
        <translation>无法连接 %1：没有这个主机。</translation>
    </message>
    <message>
        <source>Check the name, the name service and the VPN.</source>
        <translation>请检查主机名、域名解析和 VPN。</translation>
    </message>
    <message>
        <source>Could not connect to %1: nobody answers there.</source>
        <translation>无法连接 %1：对方没有应答。</translation>
    </message>
    <message>
        <source>Check that the server runs, that the port is right and that no firewall is in between.</source>
        <translation>请确认服务器在运行、端口正确，且没有被防火墙拦截。</translation>
    </message>
    <message>
        <source>The connection to %1 broke.</source>
        <translation>与 %1 的连接已断开。</translation>
    </message>
    <message>
        <source>Check that the server still runs, then try again.</source>
        <translation>请确认服务器仍在运行，然后重试。</translation>
    </message>
    <message>
        <source>%1 did not answer in time.</source>
        <translation>%1 响应超时。</translation>
    </message>
    <message>
        <source>The server may be busy with a slow command: try again, or at a slower pace.</source>
        <translation>服务器可能正忙于执行慢命令：请重试，或放慢速度。</translation>
    </message>
    <message>
        <source>Could not set up an encrypted connection to %1.</source>
        <translation>无法与 %1 建立加密连接。</translation>
    </message>
    <message>
        <source>Check that the port speaks TLS, and the certificates and the host name in them.</source>
        <translation>请确认端口使用 TLS，并检查证书及其中的主机名。</translation>
    </message>
    <message>
        <source>Could not log in to %1: the server asks for a password.</source>
        <translation>无法登录 %1：服务器要求密码。</translation>
    </message>
    <message>
        <source>Give a password, and a user name if the server has users.</source>
        <translation>请提供密码；服务器设有用户时，还要提供用户名。</translation>
    </message>
    <message>
        <source>Could not log in to %1: the server refused the user name or the password.</source>
        <translation>无法登录 %1：服务器拒绝了用户名或密码。</translation>
    </message>
    <message>
        <source>Check both; the server&apos;s ACL list names its users.</source>
        <translation>请检查用户名和密码；服务器上有哪些用户见 ACL LIST。</translation>
    </message>
    <message>
        <source>The server did not permit %1.</source>
        <translation>服务器不允许执行 %1。</translation>
    </message>
    <message>
        <source>Ask for the permission in the ACL of this user, or log in as another one.</source>
        <translation>请为此用户申请相应的 ACL 权限，或换一个用户登录。</translation>
    </message>
    <message>
        <source>Could not select the database of %1: the server has none of that number.</source>
        <translation>无法选择 %1 的数据库：服务器上没有这个编号。</translation>
    </message>
    <message>
        <source>Choose a smaller number; a cluster has database 0 only.</source>
        <translation>请选择更小的编号；集群只有 0 号数据库。</translation>
    </message>
    <message>
        <source>%1 is still loading its data.</source>
        <translation>%1 仍在加载数据。</translation>
    </message>
    <message>
        <source>Wait until it has finished, then try again.</source>
        <translation>请等加载完成后重试。</translation>
    </message>
    <message>
        <source>%1 answered with an error.</source>
        <translation>%1 返回了错误。</translation>
    </message>
    <message>
        <source>The server&apos;s log may say more.</source>
        <translation>服务器日志中可能有更多信息。</translation>
    </message>
    <message>
        <source>What answers at %1 does not speak the Redis protocol.</source>
        <translation>%1 的应答不是 Redis 协议。</translation>
    </message>
    <message>
        <source>Check the port; a port that expects TLS needs an address that starts with rediss://.</source>
        <translation>请检查端口；使用 TLS 的端口，地址要以 rediss:// 开头。</translation>
    </message>
    <message>
        <source>%1 was not sent: this connection is read-only.</source>
        <translation>%1 没有发送：此连接是只读的。</translation>
    </message>
    <message>
        <source>Nothing was changed on the server.</source>
        <translation>服务器上没有任何改动。</translation>
    </message>
    <message>
        <source>The key %1 does not exist.</source>
        <translation>键 %1 不存在。</translation>
    </message>
    <message>
        <source>It may have expired or been deleted; it may also be in another database.</source>
        <translation>它可能已过期或被删除，也可能在另一个数据库中。</translation>
    </message>
    <message>
        <source>The key %1 holds another type than expected.</source>
        <translation>键 %1 的类型与预期不符。</translation>
    </message>
    <message>
        <source>It was probably replaced meanwhile: read the source again.</source>
        <translation>它可能在此期间被替换了：请重新读取数据源。</translation>
    </message>
    <message>
        <source>%1 has no such thing to show.</source>
        <translation>%1 没有可显示的这类内容。</translation>
    </message>
    <message>
        <source>Values need a server, a dump or the demo.</source>
        <translation>查看值需要服务器、dump 文件或演示数据。</translation>
    </message>
    <message>
        <source>The type</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>The encoding</source>
        <translation>编码</translation>
    </message>
    <message>
        <source>The number of elements</source>
        <translation>元素数量</translation>
    </message>
    <message>
        <source>The size of values</source>
        <translation>值的大小</translation>
    </message>
    <message>
        <source>The memory of keys</source>
        <translation>键的内存</translation>
    </message>
    <message>
        <source>The expiry</source>
        <translation>过期时间</translation>
    </message>
    <message>
        <source>The idle time</source>
        <translation>空闲时间</translation>
    </message>
    <message>
        <source>The access frequency</source>
        <translation>访问频率</translation>
    </message>
    <message>
        <source>(no name)</source>
        <translation>（无名称）</translation>
    </message>
    <message>
        <source>%1 is not part of this kind of source.</source>
        <extracomment>%1 is a phrase like &quot;The idle time&quot;</extracomment>
        <translation>这类数据源不含%1。</translation>
    </message>
    <message>
        <source>%1 is not known: this user may not run %2.</source>
        <extracomment>%1 is a phrase like &quot;The idle time&quot;, %2 a command</extracomment>
        <translation>%1未知：此用户无权执行 %2。</translation>
    </message>
    <message>
        <source>%1 is not known: the server has no %2 command.</source>
        <translation>%1未知：服务器没有 %2 命令。</translation>
    </message>
    <message>
        <source>%1 is not known: the server counts accesses instead (LFU policy).</source>
        <translation>%1未知：服务器改为统计访问次数（LFU 策略）。</translation>
    </message>
    <message>
        <source>%1 is not known: the server counts accesses under an LFU policy only.</source>
        <translation>%1未知：服务器只在 LFU 策略下统计访问次数。</translation>
    </message>
    <message>
        <source>%1 is not recorded in this dump.</source>
        <translation>此 dump 文件没有记录%1。</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 keys</source>
        <translation>
            <numerusform>%1 / %2 个键</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 keys</source>
        <translation>
            <numerusform>%1 个键</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, complete</source>
        <extracomment>%1 is a phrase like &quot;12,000 of 50,000 keys&quot;, in this and the next three</extracomment>
        <translation>%1，完整</translation>
    </message>
    <message>
        <source>partial: cancelled after %1</source>
        <translation>不完整：读取 %1后取消</translation>
    </message>
    <message>
        <source>partial: cut off after %1</source>
        <translation>不完整：读取 %1后中断</translation>
    </message>
    <message>
        <source>partial: limited to %1</source>
        <translation>不完整：仅限 %1</translation>
    </message>
    <message>
        <source>Skipped a line of %1.</source>
        <translation>跳过了 %1 的一行。</translation>
    </message>
    <message>
        <source>Correct it if its key should count.</source>
        <translation>如果这一行的键应计入，请改正。</translation>
    </message>
    <message>
        <source>Could not find a program to start: none of these is installed: %1.</source>
        <extracomment>%1 names programs: &quot;redis-server, valkey-server&quot;</extracomment>
        <translation>找不到可启动的程序：以下程序都没有安装：%1。</translation>
    </message>
    <message>
        <source>Install one of them: on Debian and Ubuntu with apt install and its name.</source>
        <translation>请安装其中一个：在 Debian 和 Ubuntu 上用 apt install 加程序名。</translation>
    </message>
    <message>
        <source>%1 started and did not get ready.</source>
        <translation>%1 已启动，但没有就绪。</translation>
    </message>
    <message>
        <source>Start it by hand and read what it says.</source>
        <translation>请手动启动，看它输出什么。</translation>
    </message>
    <message>
        <source>Reading %1 was cancelled.</source>
        <translation>已取消读取 %1。</translation>
    </message>
    <message>
        <source>Start it again when you like.</source>
        <translation>可随时重新开始。</translation>
    </message>
    <message>
        <source>%1 is known of strings only: a server tells it of other types only by sending them whole.</source>
        <translation>%1仅对 string 已知：其他类型要把整个值取回才能得知。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>two sentences, one after the other</extracomment>
        <translation>%1%2</translation>
    </message>
    <message>
        <source>%1 The place is byte %2.</source>
        <extracomment>%1 is a sentence, in this and the next two</extracomment>
        <translation>%1位置：第 %2 字节。</translation>
    </message>
    <message>
        <source>%1 The place is line %2.</source>
        <translation>%1位置：第 %2 行。</translation>
    </message>
    <message>
        <source>%1 The reason: %2.</source>
        <extracomment>%2 is the reason as the system, the server or a parser words it</extracomment>
        <translation>%1原因：%2。</translation>
    </message>
    <message>
        <source>%1 was written by a newer server than this version knows.</source>
        <translation>%1 由比当前版本所知更新的服务器写出。</translation>
    </message>
    <message>
        <source>What could be read counts; a newer version of Colonnade may read more.</source>
        <translation>已读到的内容有效；更新版本的 Colonnade 也许能读到更多。</translation>
    </message>
    <message>
        <source>In an append-only file these are later changes: let the server write a fresh dump.</source>
        <translation>在 AOF 文件中，这些是之后的改动：请让服务器重新生成 dump 文件。</translation>
    </message>
    <message>
        <source>%1 goes on after the end of the dump; that part was not read.</source>
        <translation>%1 在 dump 结束之后还有内容；那部分没有读取。</translation>
    </message>
    <message>
        <source>Could not use the mutes of %1.</source>
        <translation>无法使用 %1 中的静默设置。</translation>
    </message>
    <message>
        <source>Correct the file; until then nothing is muted.</source>
        <translation>请改正文件；在此之前不会静默任何问题。</translation>
    </message>
    <message>
        <source>%1 is one node of a cluster: only this node&apos;s keys are read.</source>
        <translation>%1 是集群中的一个节点：只读取这个节点上的键。</translation>
    </message>
    <message>
        <source>Read the other nodes in the same way, one after the other.</source>
        <translation>请用同样的方式逐个读取其他节点。</translation>
    </message>
    <message>
        <source>The state of a server</source>
        <translation>服务器的状态</translation>
    </message>
    <message>
        <source>What the server says of itself</source>
        <translation>服务器自报的信息</translation>
    </message>
    <message>
        <source>The server&apos;s configuration</source>
        <translation>服务器的配置</translation>
    </message>
    <message>
        <source>What this user may call</source>
        <translation>此用户可以调用的命令</translation>
    </message>
    <message>
        <source>The slow log</source>
        <translation>慢日志</translation>
    </message>
    <message>
        <source>The content of values</source>
        <translation>值的内容</translation>
    </message>
    <message>
        <source>%1 is not known: no samples were asked for.</source>
        <translation>%1未知：没有要求取样。</translation>
    </message>
    <message>
        <source>%1 is not known: single values of a compressed file cannot be read; unpack it first.</source>
        <translation>%1未知：无法从压缩文件中读取单个值，请先解压。</translation>
    </message>
    <message>
        <source>%1 is not known: the server could not answer %2.</source>
        <translation>%1未知：服务器无法回答 %2。</translation>
    </message>
    <message>
        <source>%1 goes on with later changes, which were not applied to its keys.</source>
        <translation>%1 后面还有之后的改动，它们没有应用到其中的键上。</translation>
    </message>
    <message>
        <source>The keys are as they were when the dump was written; for today&apos;s, save a fresh dump.</source>
        <translation>这里的键是写 dump 文件那一刻的样子；要看现在的，请重新保存一份 dump 文件。</translation>
    </message>
    <message>
        <source>%1 holds something that no server would load.</source>
        <translation>%1 里有服务器不会加载的内容。</translation>
    </message>
    <message>
        <source>Let the server write a new dump, or copy the file again.</source>
        <translation>让服务器重新写一份 dump 文件，或者再复制一次文件。</translation>
    </message>
    <message>
        <source>%1 has keys in databases that a server does not have by itself.</source>
        <translation>%1 的一些键所在的数据库编号超出了服务器的默认数量。</translation>
    </message>
    <message>
        <source>Before loading it, set that number of databases in the server&apos;s settings.</source>
        <translation>加载之前，请在服务器配置里把数据库数量设为这个数。</translation>
    </message>
</context>
<context>
    <name>EvidenceWords</name>
    <message>
        <source>it starts with %1</source>
        <translation>以%1开头</translation>
    </message>
    <message numerus="yes">
        <source>%1 non-ASCII bytes</source>
        <translation>
            <numerusform>%1 个非 ASCII 字节</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 characters</source>
        <translation>
            <numerusform>%1 个字符</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 bytes per character</source>
        <translation>每个字符 %1 字节</translation>
    </message>
    <message numerus="yes">
        <source>%1 levels</source>
        <translation>
            <numerusform>%1 个层级</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %1 places</source>
        <translation>
            <numerusform>共 %1 处</numerusform>
        </translation>
    </message>
    <message>
        <source>joined by %1</source>
        <translation>以%1连接</translation>
    </message>
    <message numerus="yes">
        <source>%1 empty levels</source>
        <translation>
            <numerusform>%1 个空层级</numerusform>
        </translation>
    </message>
    <message>
        <source>the value is of type %1</source>
        <translation>值的类型是 %1</translation>
    </message>
    <message>
        <source>%1 wasted in this key</source>
        <translation>此键浪费 %1</translation>
    </message>
    <message>
        <source>%1 in the whole namespace</source>
        <translation>整个命名空间浪费 %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 levels of one letter</source>
        <translation>
            <numerusform>%1 个层级只有一个字母</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 elements</source>
        <translation>
            <numerusform>%1 个元素</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 fields</source>
        <translation>
            <numerusform>%1 个字段</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 ids</source>
        <translation>
            <numerusform>%1 个 id</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 keys</source>
        <translation>
            <numerusform>%1 个键</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>up to %1 strings for one id</source>
        <translation>
            <numerusform>一个 id 最多 %1 个 string</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 keys less</source>
        <translation>
            <numerusform>减少 %1 个键</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 keys expire</source>
        <translation>
            <numerusform>%1 个键会过期</numerusform>
        </translation>
    </message>
    <message>
        <source>predicted saving: %1</source>
        <translation>预计节省 %1</translation>
    </message>
    <message>
        <source>allowed: letters, digits, %1</source>
        <translation>允许：字母、数字、%1</translation>
    </message>
    <message>
        <source>forbidden: control characters, %1</source>
        <translation>禁用：控制字符、%1</translation>
    </message>
    <message numerus="yes">
        <source>at least %1 levels</source>
        <translation>
            <numerusform>至少 %1 个层级</numerusform>
        </translation>
    </message>
    <message>
        <source>expected between levels: %1</source>
        <translation>层级之间应为%1</translation>
    </message>
    <message>
        <source>expected between words: %1</source>
        <translation>单词之间应为%1</translation>
    </message>
    <message>
        <source>expected at the end: %1</source>
        <translation>末尾应为 %1</translation>
    </message>
    <message>
        <source>expected in the second place: %1</source>
        <translation>第二层应为 %1</translation>
    </message>
    <message>
        <source>the name says %1</source>
        <translation>键名写的是 %1</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>最多 %1</translation>
    </message>
    <message>
        <source>advised: at most %1</source>
        <translation>建议最多 %1</translation>
    </message>
    <message numerus="yes">
        <source>at least %1 letters each</source>
        <translation>
            <numerusform>每个至少 %1 个字母</numerusform>
        </translation>
    </message>
    <message>
        <source>registered: %1</source>
        <translation>已登记：%1</translation>
    </message>
    <message>
        <source>expected: %1</source>
        <translation>应为：%1</translation>
    </message>
    <message numerus="yes">
        <source>at most %1 elements</source>
        <translation>
            <numerusform>最多 %1 个元素</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at most %1 fields</source>
        <translation>
            <numerusform>最多 %1 个字段</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>from %1 strings for one id</source>
        <translation>
            <numerusform>一个 id 有 %1 个 string 起</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>from %1 ids</source>
        <translation>
            <numerusform>%1 个 id 起</numerusform>
        </translation>
    </message>
    <message>
        <source>the name is empty</source>
        <translation>键名为空</translation>
    </message>
    <message>
        <source>there is nothing between the braces</source>
        <translation>花括号内没有内容</translation>
    </message>
    <message>
        <source>the braces do not pair</source>
        <translation>花括号不成对</translation>
    </message>
    <message>
        <source>there is more than one pair of braces</source>
        <translation>花括号不止一对</translation>
    </message>
    <message>
        <source>valid UTF-8</source>
        <translation>是有效的 UTF-8</translation>
    </message>
    <message>
        <source>not valid UTF-8</source>
        <translation>不是有效的 UTF-8</translation>
    </message>
    <message>
        <source>joined by capital letters</source>
        <translation>以大写字母分隔单词</translation>
    </message>
    <message>
        <source>no expiry is set</source>
        <translation>没有设置过期时间</translation>
    </message>
    <message>
        <source>allowed on a cluster only</source>
        <translation>只允许在集群上使用</translation>
    </message>
    <message>
        <source>not allowed</source>
        <translation>不允许</translation>
    </message>
    <message>
        <source>space</source>
        <extracomment>the blank character, in a list of characters</extracomment>
        <translation>空格</translation>
    </message>
    <message>
        <source>&quot;%1&quot;</source>
        <extracomment>quotation marks around a part of a key name</extracomment>
        <translation>“%1”</translation>
    </message>
    <message>
        <source>, </source>
        <extracomment>between the parts of a list in one sentence</extracomment>
        <translation>，</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <extracomment>%1 is a rule&apos;s title, %2 what was measured</extracomment>
        <translation>%1：%2。</translation>
    </message>
    <message>
        <source>%1: %2 (%3).</source>
        <extracomment>%1 is a rule&apos;s title (&quot;Key name is too long&quot;), %2 what was measured (&quot;129 bytes&quot;), %3 the limit (&quot;at most 128 bytes&quot;)</extracomment>
        <translation>%1：%2（%3）。</translation>
    </message>
    <message>
        <source>the server is blocked for about %1 when it goes</source>
        <translation>它过期时服务器约阻塞 %1</translation>
    </message>
    <message>
        <source>stored as %1</source>
        <translation>以 %1 编码存储</translation>
    </message>
    <message>
        <source>%1 less when compact</source>
        <translation>改为紧凑编码可少占 %1</translation>
    </message>
    <message>
        <source>expires in %1</source>
        <translation>%1后过期</translation>
    </message>
    <message>
        <source>not used for %1</source>
        <translation>已有 %1未被访问</translation>
    </message>
    <message>
        <source>LFU counter %1</source>
        <translation>LFU 计数为 %1</translation>
    </message>
    <message>
        <source>none later than in %1</source>
        <translation>最晚的也在 %1内过期</translation>
    </message>
    <message numerus="yes">
        <source>%1 of them within one window</source>
        <translation>
            <numerusform>其中 %1 个落在同一时间窗内</numerusform>
        </translation>
    </message>
    <message>
        <source>from %1 on</source>
        <translation>从 %1 起</translation>
    </message>
    <message>
        <source>with up to %1 more or less at random</source>
        <translation>随机增减不超过 %1 之后</translation>
    </message>
    <message numerus="yes">
        <source>%1 keys within one window</source>
        <translation>
            <numerusform>同一时间窗内有 %1 个键</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 businesses</source>
        <translation>
            <numerusform>%1 个业务</numerusform>
        </translation>
    </message>
    <message>
        <source>they belong to %1</source>
        <translation>它们属于 %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 databases</source>
        <translation>
            <numerusform>%1 个数据库</numerusform>
        </translation>
    </message>
    <message>
        <source>slot %1</source>
        <translation>槽 %1</translation>
    </message>
    <message>
        <source>%1 of all keys</source>
        <translation>占全部键的 %1</translation>
    </message>
    <message>
        <source>%1 of all memory</source>
        <translation>占全部内存的 %1</translation>
    </message>
    <message>
        <source>for example %1</source>
        <translation>例如 %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 of them too large</source>
        <translation>
            <numerusform>其中 %1 个过大</numerusform>
        </translation>
    </message>
    <message>
        <source>95 of 100 have up to %1</source>
        <translation>100 个中有 95 个不超过 %1</translation>
    </message>
    <message>
        <source>95 of 100 have up to %1 elements</source>
        <translation>100 个中有 95 个不超过 %1 个元素</translation>
    </message>
    <message numerus="yes">
        <source>%1 keys with the separator</source>
        <translation>
            <numerusform>%1 个键用规定的分隔符</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 keys with another one</source>
        <translation>
            <numerusform>%1 个键用另一种分隔符</numerusform>
        </translation>
    </message>
    <message>
        <source>zlib leaves %1 %</source>
        <translation>zlib 压缩后为 %1 %</translation>
    </message>
    <message>
        <source>zstd leaves %1 %</source>
        <translation>zstd 压缩后为 %1 %</translation>
    </message>
    <message numerus="yes">
        <source>a JSON object of %1 fields</source>
        <translation>
            <numerusform>含 %1 个字段的 JSON 对象</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 as a string</source>
        <translation>作为 string 占 %1</translation>
    </message>
    <message>
        <source>about %1 as a hash</source>
        <translation>作为 hash 约占 %1</translation>
    </message>
    <message>
        <source>the policy is %1</source>
        <translation>淘汰策略为 %1</translation>
    </message>
    <message>
        <source>maxmemory is %1</source>
        <translation>maxmemory 为 %1</translation>
    </message>
    <message>
        <source>%1 are used</source>
        <translation>已使用 %1</translation>
    </message>
    <message>
        <source>%1 are taken from the system</source>
        <translation>向系统占用了 %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 keys without TTL</source>
        <translation>
            <numerusform>%1 个键没有 TTL</numerusform>
        </translation>
    </message>
    <message>
        <source>the setting is %1</source>
        <translation>该设置为 %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 big keys</source>
        <translation>
            <numerusform>%1 个大键</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>called %1 times</source>
        <translation>
            <numerusform>已调用 %1 次</numerusform>
        </translation>
    </message>
    <message>
        <source>the ratio is %1</source>
        <translation>该比率为 %1</translation>
    </message>
    <message numerus="yes">
        <source>up to %1 entries</source>
        <translation>
            <numerusform>最多可有 %1 个条目</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 毫秒</translation>
    </message>
    <message numerus="yes">
        <source>%1 entries in the slow log</source>
        <translation>
            <numerusform>慢日志中有 %1 条记录</numerusform>
        </translation>
    </message>
    <message>
        <source>in one piece up to %1</source>
        <translation>不超过 %1 时整块存储</translation>
    </message>
    <message numerus="yes">
        <source>compact up to %1 entries</source>
        <translation>
            <numerusform>不超过 %1 个条目时使用紧凑编码</numerusform>
        </translation>
    </message>
    <message>
        <source>each up to %1</source>
        <translation>每个不超过 %1</translation>
    </message>
    <message numerus="yes">
        <source>at least %1 fields</source>
        <translation>
            <numerusform>至少 %1 个字段</numerusform>
        </translation>
    </message>
    <message>
        <source>for %1</source>
        <translation>持续 %1</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>至少 %1</translation>
    </message>
    <message numerus="yes">
        <source>from %1 keys on</source>
        <translation>
            <numerusform>从 %1 个键起</numerusform>
        </translation>
    </message>
    <message>
        <source>within %1</source>
        <translation>在 %1内</translation>
    </message>
    <message numerus="yes">
        <source>%1 business in a database</source>
        <translation>
            <numerusform>一个数据库中有 %1 个业务</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at most %1 databases</source>
        <translation>
            <numerusform>最多 %1 个数据库</numerusform>
        </translation>
    </message>
    <message>
        <source>expected beside it: %1</source>
        <translation>旁边应当有：%1</translation>
    </message>
    <message>
        <source>compress over %1</source>
        <translation>超过 %1 时应压缩</translation>
    </message>
    <message>
        <source>worth it below %1 %</source>
        <translation>压缩后低于 %1 % 才值得</translation>
    </message>
    <message>
        <source>better in an object store over %1</source>
        <translation>超过 %1 时更适合放入对象存储</translation>
    </message>
    <message numerus="yes">
        <source>from %1 fields</source>
        <translation>
            <numerusform>从 %1 个字段起</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>intset up to %1 members</source>
        <translation>
            <numerusform>不超过 %1 个成员时使用 intset</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>from %1 members</source>
        <translation>
            <numerusform>从 %1 个成员起</numerusform>
        </translation>
    </message>
    <message>
        <source>better: %1</source>
        <translation>建议：%1</translation>
    </message>
    <message>
        <source>instead: %1</source>
        <translation>改用：%1</translation>
    </message>
    <message numerus="yes">
        <source>at most %1 entries</source>
        <translation>
            <numerusform>最多 %1 个条目</numerusform>
        </translation>
    </message>
    <message>
        <source>in parts: %1</source>
        <translation>分批执行：%1</translation>
    </message>
    <message>
        <source>lazyfree-lazy-expire is off</source>
        <translation>lazyfree-lazy-expire 未开启</translation>
    </message>
    <message>
        <source>whether lazyfree-lazy-expire is on is not known</source>
        <translation>lazyfree-lazy-expire 是否开启未知</translation>
    </message>
    <message>
        <source>one entry is too long, or there were more once</source>
        <translation>有一个条目过长，或条目曾经更多</translation>
    </message>
    <message>
        <source>by the servers&apos; defaults, as this server&apos;s limits are not known</source>
        <translation>按服务器的默认值计算，因为这台服务器的限值未知</translation>
    </message>
    <message>
        <source>under an LFU policy there is no idle time, so the counter speaks</source>
        <translation>LFU 策略下没有空闲时间，因此以计数为准</translation>
    </message>
    <message>
        <source>this user may call it</source>
        <translation>此用户可以调用</translation>
    </message>
    <message>
        <source>this user may not call it</source>
        <translation>此用户不能调用</translation>
    </message>
    <message>
        <source>who may call it is not known</source>
        <translation>谁可以调用未知</translation>
    </message>
    <message>
        <source>%1 of the server&apos;s commands</source>
        <translation>占服务器命令的 %1</translation>
    </message>
    <message numerus="yes">
        <source>a sample of %1 commands</source>
        <translation>
            <numerusform>样本为 %1 条命令</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExpiryText</name>
    <message>
        <source>never</source>
        <extracomment>When a key expires</extracomment>
        <translation>永不</translation>
    </message>
</context>
<context>
    <name>ExplainCommand</name>
    <message>
        <source>Explains a design rule: what counts, what it costs, what to do. Without RULE: the list of all rules.</source>
        <translation>解释一条设计规则：什么算问题、代价是什么、该怎么做。不给出 RULE 时列出所有规则。</translation>
    </message>
    <message>
        <source>There is no rule “%1”.</source>
        <translation>没有名为“%1”的规则。</translation>
    </message>
</context>
<context>
    <name>FileReason</name>
    <message>
        <source>not UTF-8</source>
        <translation>不是 UTF-8</translation>
    </message>
    <message>
        <source>not JSON: %1</source>
        <translation>不是 JSON：%1</translation>
    </message>
    <message>
        <source>not a JSON object</source>
        <translation>不是 JSON 对象</translation>
    </message>
    <message>
        <source>neither &quot;name&quot; nor &quot;name_hex&quot;</source>
        <translation>既没有 &quot;name&quot; 也没有 &quot;name_hex&quot;</translation>
    </message>
    <message>
        <source>a quote is not closed</source>
        <translation>引号没有配对</translation>
    </message>
    <message>
        <source>bad escape</source>
        <translation>转义写法有误</translation>
    </message>
    <message>
        <source>a profile is an object, not %1</source>
        <translation>规则集应当是一个对象，而这里是%1</translation>
    </message>
    <message>
        <source>unknown member &quot;%1&quot;</source>
        <translation>未知的成员 &quot;%1&quot;</translation>
    </message>
    <message>
        <source>unknown rule &quot;%1&quot;</source>
        <translation>未知的规则 &quot;%1&quot;</translation>
    </message>
    <message>
        <source>rule &quot;%1&quot; has no parameter &quot;%2&quot;</source>
        <translation>规则 &quot;%1&quot; 没有参数 &quot;%2&quot;</translation>
    </message>
    <message>
        <source>&quot;schema&quot; must be %1: %2 is from a newer version of the program</source>
        <translation>&quot;schema&quot; 应为 %1：%2 来自更新版本的程序</translation>
    </message>
    <message>
        <source>&quot;schema&quot; must be %1: this program reads no other</source>
        <translation>&quot;schema&quot; 应为 %1：本程序读不了别的版本</translation>
    </message>
    <message>
        <source>&quot;schema&quot; is %1: a newer version of the program wrote this</source>
        <translation>&quot;schema&quot; 为 %1：由更新版本的程序写成</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is missing; it must be %2</source>
        <translation>缺少 &quot;%1&quot;，应为 %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is missing</source>
        <translation>缺少 &quot;%1&quot;</translation>
    </message>
    <message>
        <source>&quot;id&quot; and &quot;separator&quot; must be UTF-8</source>
        <translation>&quot;id&quot; 和 &quot;separator&quot; 必须是 UTF-8</translation>
    </message>
    <message>
        <source>the prefix &quot;%1&quot; stands here twice</source>
        <translation>前缀 &quot;%1&quot; 出现了两次</translation>
    </message>
    <message>
        <source>&quot;%1&quot; stands here twice</source>
        <translation>&quot;%1&quot; 出现了两次</translation>
    </message>
    <message>
        <source>&quot;ids&quot; has no &quot;%1&quot;</source>
        <translation>&quot;ids&quot; 里没有 &quot;%1&quot; 这一项</translation>
    </message>
    <message>
        <source>a %1 has no &quot;%2&quot;</source>
        <translation>&quot;%1&quot; 没有 &quot;%2&quot; 这一项</translation>
    </message>
    <message>
        <source>each of &quot;%1&quot; must name its &quot;%2&quot;</source>
        <translation>&quot;%1&quot; 的每一项都要写明 &quot;%2&quot;</translation>
    </message>
    <message>
        <source>each of &quot;%1&quot; must say its &quot;%2&quot;</source>
        <translation>&quot;%1&quot; 的每一项都要给出 &quot;%2&quot;</translation>
    </message>
    <message>
        <source>each of &quot;%1&quot; must be an object</source>
        <translation>&quot;%1&quot; 的每一项都必须是对象</translation>
    </message>
    <message>
        <source>&quot;%1&quot; must not hold more than %2 texts</source>
        <translation>&quot;%1&quot; 最多只能有 %2 项</translation>
    </message>
    <message>
        <source>&quot;%1&quot; must not hold empty texts</source>
        <translation>&quot;%1&quot; 里不能有空文本</translation>
    </message>
    <message>
        <source>&quot;%1&quot; must not be negative</source>
        <translation>&quot;%1&quot; 不能为负数</translation>
    </message>
    <message>
        <source>&quot;%1&quot; must not be empty</source>
        <translation>&quot;%1&quot; 不能为空</translation>
    </message>
    <message>
        <source>&quot;%1&quot; must be a list, not %2</source>
        <translation>&quot;%1&quot; 必须是列表，而这里是%2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; must be an object, not %2</source>
        <translation>&quot;%1&quot; 必须是对象，而这里是%2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; must be a list</source>
        <translation>&quot;%1&quot; 必须是列表</translation>
    </message>
    <message>
        <source>&quot;%1&quot; must hold texts, not %2</source>
        <translation>&quot;%1&quot; 里必须是文本，而这里是%2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; must hold objects, not %2</source>
        <translation>&quot;%1&quot; 里必须是对象，而这里是%2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; must be a whole number, not %2</source>
        <translation>&quot;%1&quot; 必须是整数，而这里是%2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; must be true or false, not %2</source>
        <translation>&quot;%1&quot; 必须是 true 或 false，而这里是%2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; must be text, not %2</source>
        <translation>&quot;%1&quot; 必须是文本，而这里是%2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; must be text</source>
        <translation>&quot;%1&quot; 必须是文本</translation>
    </message>
    <message>
        <source>&quot;%1&quot; must be UTF-8</source>
        <translation>&quot;%1&quot; 必须是 UTF-8</translation>
    </message>
    <message>
        <source>&quot;%1&quot; must be one of %2</source>
        <translation>&quot;%1&quot; 必须是以下之一：%2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; must be at least %2</source>
        <translation>&quot;%1&quot; 不能小于 %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; must be at most %2</source>
        <translation>&quot;%1&quot; 不能大于 %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; must be a date like &quot;2026-12-31&quot;</source>
        <translation>&quot;%1&quot; 必须是日期，例如 &quot;2026-12-31&quot;</translation>
    </message>
    <message>
        <source>&quot;%1&quot; must live at least %2 seconds, and by &quot;%3&quot; at most %4</source>
        <translation>&quot;%1&quot; 至少要保留 %2 秒，而按 &quot;%3&quot; 最多 %4 秒</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is %2, above &quot;%3&quot; of &quot;%4&quot;, which is %5</source>
        <translation>&quot;%1&quot; 为 %2，高于 &quot;%4&quot; 的 &quot;%3&quot;（%5）</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is %2, above &quot;%3&quot;, which is %4</source>
        <translation>&quot;%1&quot; 为 %2，高于 &quot;%3&quot;（%4）</translation>
    </message>
    <message>
        <source>&quot;%1&quot; must be %2</source>
        <translation>&quot;%1&quot; 必须是 %2</translation>
    </message>
    <message>
        <source>template &quot;%1&quot;: %2</source>
        <translation>模板 &quot;%1&quot;：%2</translation>
    </message>
    <message>
        <source>] without [</source>
        <translation>有 ] 而没有 [</translation>
    </message>
    <message>
        <source>[ without ]</source>
        <translation>有 [ 而没有 ]</translation>
    </message>
    <message>
        <source>brackets inside brackets</source>
        <translation>方括号里又有方括号</translation>
    </message>
    <message>
        <source>more than six optional parts</source>
        <translation>可选部分超过六个</translation>
    </message>
    <message>
        <source>an empty segment</source>
        <translation>有空的层级</translation>
    </message>
    <message>
        <source>braces that do not pair</source>
        <translation>花括号没有配对</translation>
    </message>
    <message>
        <source>two placeholders in one segment</source>
        <translation>一个层级里有两个占位符</translation>
    </message>
    <message>
        <source>a placeholder without a name</source>
        <translation>占位符没有名字</translation>
    </message>
    <message>
        <source>a file of mutes is an object</source>
        <translation>静默文件应当是一个对象</translation>
    </message>
    <message>
        <source>this mute has no &quot;%1&quot;</source>
        <translation>这条静默没有 &quot;%1&quot;</translation>
    </message>
    <message>
        <source>a mute must name a &quot;rule&quot;, or a &quot;key&quot;, &quot;prefix&quot; or &quot;pattern&quot;, or both</source>
        <translation>静默要写明 &quot;rule&quot;，或者 &quot;key&quot;、&quot;prefix&quot;、&quot;pattern&quot; 之一，或两者都写</translation>
    </message>
    <message>
        <source>a mute has one of &quot;key&quot;, &quot;prefix&quot; and &quot;pattern&quot;</source>
        <translation>一条静默只能有 &quot;key&quot;、&quot;prefix&quot;、&quot;pattern&quot; 之一</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has a backslash that is followed by neither \ nor two digits, \xFF</source>
        <translation>&quot;%1&quot; 里有反斜杠，后面既不是 \，也不是像 \xFF 那样的两位十六进制数</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true 或 false</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>列表</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>对象</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>空</translation>
    </message>
    <message>
        <source>no profile is larger than 1 MB</source>
        <translation>规则集不能超过 1 MB</translation>
    </message>
    <message>
        <source>no file of mutes is larger than 16 MB</source>
        <translation>静默文件不能超过 16 MB</translation>
    </message>
</context>
<context>
    <name>IdText</name>
    <message>
        <source>digits</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>letters, then digits</source>
        <translation>字母加数字</translation>
    </message>
    <message>
        <source>a date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>hexadecimal digits</source>
        <translation>十六进制数字</translation>
    </message>
    <message>
        <source>an e-mail address</source>
        <translation>电子邮件地址</translation>
    </message>
    <message>
        <source>an IP address</source>
        <translation>IP 地址</translation>
    </message>
    <message>
        <source>a token</source>
        <extracomment>Random letters and digits that identify something</extracomment>
        <translation>随机标识串</translation>
    </message>
    <message>
        <source>a part in braces</source>
        <extracomment>Something in curly braces</extracomment>
        <translation>花括号内的部分</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A part of a key name, and why it counts as an id</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>a host name</source>
        <translation>主机名</translation>
    </message>
    <message>
        <source>an id because the profile says so</source>
        <translation>由规则集指定为 id</translation>
    </message>
    <message>
        <source>one of very many words at its place</source>
        <translation>同一位置上大量不同的词之一</translation>
    </message>
    <message>
        <source>a hardware address</source>
        <translation>硬件地址</translation>
    </message>
</context>
<context>
    <name>InspectCommand</name>
    <message>
        <source>Key</source>
        <translation>键</translation>
    </message>
    <message>
        <source>Database</source>
        <translation>数据库</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Elements</source>
        <translation>元素</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>内存</translation>
    </message>
    <message>
        <source>Expires in</source>
        <translation>过期时间</translation>
    </message>
    <message>
        <source>never</source>
        <translation>永不</translation>
    </message>
    <message>
        <source>Not used for</source>
        <translation>空闲</translation>
    </message>
    <message>
        <source>Access counter</source>
        <translation>访问计数</translation>
    </message>
    <message>
        <source>… there is more; --raw writes all of it.</source>
        <translation>… 还有更多；用 --raw 输出全部。</translation>
    </message>
    <message>
        <source>Shows one key: its facts and its value.

KEY is written as everywhere in the output: \xFF is a byte, \\ a backslash.</source>
        <translation>显示一个键：它的信息和值。

KEY 的写法与输出中的一致：\xFF 是一个字节，\\ 是一个反斜杠。</translation>
    </message>
    <message>
        <source>Write nothing but the bytes of the value, all of them.</source>
        <translation>只输出值的全部字节，不输出别的。</translation>
    </message>
    <message>
        <source>How to show the value: auto.</source>
        <translation>如何显示值：auto。</translation>
    </message>
    <message>
        <source>How many elements to show.</source>
        <translation>显示多少个元素。</translation>
    </message>
    <message>
        <source>The database of the key.</source>
        <translation>键所在的数据库。</translation>
    </message>
</context>
<context>
    <name>LintCommand</name>
    <message>
        <source>Checks key names against design rules, without any server.

FILE holds one name a line (text), a sheet with a column &quot;name&quot; (CSV, TSV), or JSON lines with &quot;name&quot; or &quot;name_hex&quot;; - is standard input.</source>
        <translation>按设计规则检查键名，不需要服务器。

FILE 可以是每行一个键名的文本、含“name”列的表格（CSV、TSV），或含“name”或“name_hex”的 JSON Lines；- 表示标准输入。</translation>
    </message>
    <message>
        <source>Write the result to a file.</source>
        <translation>把结果写入文件。</translation>
    </message>
    <message numerus="yes">
        <source>%1 lines hold no key name.</source>
        <translation>
            <numerusform>%1 行没有键名。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 names checked. Findings: %2.</source>
        <translation>
            <numerusform>检查了 %1 个键名。问题：%2。</numerusform>
        </translation>
    </message>
    <message>
        <source>lint checks lists of names; for servers, dumps and the demo there is analyze.</source>
        <translation>lint 只检查键名列表；服务器、dump 文件和演示数据请用 analyze。</translation>
    </message>
    <message>
        <source>Format of the result: text, json (one object for each name), junit or sarif.</source>
        <translation>结果的格式：text、json（每个键名一个对象）、junit 或 sarif。</translation>
    </message>
    <message numerus="yes">
        <source>%1 findings are muted.</source>
        <translation>
            <numerusform>%1 个问题已静默。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 better names are taken: not suggested.</source>
        <translation>
            <numerusform>%1 个更好的名字已被占用，不作建议。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 suggested names are in use further down. A file is read twice to avoid that; standard input cannot be.</source>
        <translation>
            <numerusform>建议的名字中有 %1 个在后面的行里已被使用。文件会读两遍以避免这种情况，标准输入做不到。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LintReport</name>
    <message>
        <source>Better: %1.</source>
        <extracomment>after the sentence about a key name</extracomment>
        <translation>建议改为：%1。</translation>
    </message>
</context>
<context>
    <name>MainMenu</name>
    <message>
        <source>As the &amp;system</source>
        <translation>跟随系统(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>浅色(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>深色(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>颜色(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>语言(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation>转到(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>工具(&amp;T)</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>Shows how the keys of a Redis-protocol database are built, and which rules they break.</source>
        <translation>显示 Redis 协议数据库中的键如何构成，违反了哪些规则。</translation>
    </message>
    <message>
        <source>Start a private server filled with the demo, and open it.</source>
        <translation>启动一个装入演示数据的私有服务器，并打开它。</translation>
    </message>
    <message>
        <source>Language of the program: en or zh_CN.</source>
        <translation>程序的语言：en 或 zh_CN。</translation>
    </message>
    <message>
        <source>Design rules: the id of a built-in profile, or a file.</source>
        <translation>设计规则：内置规则集的 id，或一个文件。</translation>
    </message>
    <message>
        <source>Write a picture of every view of SOURCE (the demo, if none is given) to a folder, and end.</source>
        <translation>把 SOURCE（未给出时为演示数据）的每个视图存成图片，放入一个目录，然后退出。</translation>
    </message>
    <message>
        <source>redis://…, unix:///…, a dump file, a list of names, or demo:</source>
        <translation>redis://…、unix:///…、dump 文件、键名列表，或 demo:</translation>
    </message>
</context>
<context>
    <name>ParameterWords</name>
    <message>
        <source>A hyphen is as good as a letter</source>
        <translation>连字符与字母同等对待</translation>
    </message>
    <message>
        <source>A hyphen is mentioned as an info</source>
        <translation>以提示说明连字符</translation>
    </message>
    <message>
        <source>Forbidden characters</source>
        <translation>禁用的字符</translation>
    </message>
    <message>
        <source>Hash tags are fine</source>
        <translation>允许使用 hash tag 的场合</translation>
    </message>
    <message>
        <source>Place of the type word</source>
        <translation>类型词的位置</translation>
    </message>
    <message>
        <source>Advised length</source>
        <translation>建议长度</translation>
    </message>
    <message>
        <source>Length at most</source>
        <translation>长度上限</translation>
    </message>
    <message>
        <source>Registered businesses</source>
        <translation>已登记的业务</translation>
    </message>
    <message>
        <source>Templates</source>
        <translation>模板</translation>
    </message>
    <message>
        <source>String</source>
        <translation>string 的大小</translation>
    </message>
    <message>
        <source>List, set, zset, stream</source>
        <translation>list、set、zset、stream 的元素数</translation>
    </message>
    <message>
        <source>Hash, whatever its size</source>
        <translation>hash，不论大小</translation>
    </message>
    <message>
        <source>Hash with many bytes: fields</source>
        <translation>大容量 hash：字段数</translation>
    </message>
    <message>
        <source>Hash with many fields: bytes</source>
        <translation>多字段 hash：字节数</translation>
    </message>
    <message>
        <source>Compress values over</source>
        <translation>超过此大小的值应压缩</translation>
    </message>
    <message>
        <source>Worth it where less is left than</source>
        <translation>压缩后低于此比例才值得</translation>
    </message>
    <message>
        <source>An object store for values over</source>
        <translation>超过此大小的值应放入对象存储</translation>
    </message>
    <message>
        <source>Fields, at least</source>
        <translation>字段数，至少</translation>
    </message>
    <message>
        <source>Entries in one piece, at most</source>
        <translation>单块的条目数，最多</translation>
    </message>
    <message>
        <source>Bytes in one piece, at most</source>
        <translation>整块存储的字节数，最多</translation>
    </message>
    <message>
        <source>Over the server&apos;s limits, up to so many times</source>
        <translation>超出服务器限值的倍数，最多</translation>
    </message>
    <message>
        <source>Members, at least</source>
        <translation>成员数，至少</translation>
    </message>
    <message>
        <source>Elements, at most</source>
        <translation>元素数，最多</translation>
    </message>
    <message>
        <source>Words that name a queue</source>
        <translation>表示队列的词</translation>
    </message>
    <message>
        <source>Only these keys must expire</source>
        <translation>仅要求这些键过期</translation>
    </message>
    <message>
        <source>Keys that are meant to stay</source>
        <translation>本应长期保留的键</translation>
    </message>
    <message>
        <source>Longest TTL by pattern</source>
        <translation>各模式的最长 TTL</translation>
    </message>
    <message>
        <source>Shortest TTL by pattern</source>
        <translation>各模式的最短 TTL</translation>
    </message>
    <message>
        <source>Keys of the pattern, at least</source>
        <translation>该模式的键数，至少</translation>
    </message>
    <message>
        <source>Not used for more than</source>
        <translation>未被访问超过</translation>
    </message>
    <message>
        <source>Counter of uses above</source>
        <translation>访问计数高于</translation>
    </message>
    <message>
        <source>Of the hottest keys, so many</source>
        <translation>取最热的键数</translation>
    </message>
    <message>
        <source>Strings of one object, at least</source>
        <translation>同一对象的 string 数，至少</translation>
    </message>
    <message>
        <source>Objects, at least</source>
        <translation>对象数，至少</translation>
    </message>
    <message>
        <source>Keys that expire together, at least</source>
        <translation>同时过期的键数，至少</translation>
    </message>
    <message>
        <source>Share of the expiring keys above</source>
        <translation>占会过期的键的份额高于</translation>
    </message>
    <message>
        <source>Within</source>
        <translation>时间窗</translation>
    </message>
    <message>
        <source>Advised jitter, either way</source>
        <translation>建议的随机增减幅度</translation>
    </message>
    <message>
        <source>Keys of one business, at least</source>
        <translation>单个业务的键数，至少</translation>
    </message>
    <message>
        <source>Databases in use, at most</source>
        <translation>使用的数据库，最多</translation>
    </message>
    <message>
        <source>Share of all keys or bytes above</source>
        <translation>占全部键或字节的份额高于</translation>
    </message>
    <message>
        <source>Keys, at least</source>
        <translation>键数，至少</translation>
    </message>
    <message>
        <source>Bytes, at least</source>
        <translation>字节数，至少</translation>
    </message>
    <message>
        <source>Held memory to used memory, at least</source>
        <translation>占用与使用之比，至少</translation>
    </message>
    <message>
        <source>Held memory to used memory, at most</source>
        <translation>占用与使用之比，最多</translation>
    </message>
    <message>
        <source>Used memory, at least</source>
        <translation>已用内存，至少</translation>
    </message>
    <message>
        <source>Entries of a compact value, at most</source>
        <translation>紧凑值的条目数，最多</translation>
    </message>
    <message>
        <source>never</source>
        <translation>从不</translation>
    </message>
    <message>
        <source>on a cluster only</source>
        <translation>仅限集群</translation>
    </message>
    <message>
        <source>always</source>
        <translation>总是</translation>
    </message>
    <message>
        <source>no type word</source>
        <translation>不用类型词</translation>
    </message>
    <message>
        <source>at the end</source>
        <translation>在末尾</translation>
    </message>
    <message>
        <source>in the second place</source>
        <translation>在第二段</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>不限</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>a number and its unit</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message numerus="yes">
        <source>bytes</source>
        <comment>behind a number</comment>
        <translation>
            <numerusform>字节</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>fields</source>
        <comment>behind a number</comment>
        <translation>
            <numerusform>个字段</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>elements</source>
        <comment>behind a number</comment>
        <translation>
            <numerusform>个元素</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>seconds</source>
        <comment>behind a number</comment>
        <translation>
            <numerusform>秒</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>days</source>
        <comment>behind a number</comment>
        <translation>
            <numerusform>天</numerusform>
        </translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>a list without anything in it</extracomment>
        <translation>无</translation>
    </message>
    <message>
        <source>see the JSON</source>
        <translation>见 JSON</translation>
    </message>
    <message>
        <source>This profile is not possible: %1.</source>
        <translation>这个规则集不成立：%1。</translation>
    </message>
    <message>
        <source>“%1” (%2) must not be above “%3” (%4).</source>
        <translation>“%1”（%2）不能高于“%3”（%4）。</translation>
    </message>
    <message>
        <source>“%1” (%2) must not be above the limit of the rule “%3” (%4).</source>
        <translation>“%1”（%2）不能高于规则“%3”的限值（%4）。</translation>
    </message>
    <message>
        <source>“%1” of the rule “%2” is not possible: %3.</source>
        <extracomment>%1 is the name of a setting, %2 that of a rule, %3 the reason</extracomment>
        <translation>规则“%2”的“%1”不成立：%3。</translation>
    </message>
    <message>
        <source>Share of the sampled commands above</source>
        <translation>占采样命令的比例高于</translation>
    </message>
    <message>
        <source>Sampled commands, at least</source>
        <translation>采样命令至少</translation>
    </message>
</context>
<context>
    <name>PlotData</name>
    <message>
        <source>%1 to under %2</source>
        <extracomment>A range of sizes, numbers or times: from %1 (included) to %2 (not included)</extracomment>
        <translation>%1 到 %2（不含）</translation>
    </message>
    <message>
        <source>advised string</source>
        <translation>string 建议上限</translation>
    </message>
    <message>
        <source>big string</source>
        <translation>string 过大</translation>
    </message>
    <message>
        <source>advised collection</source>
        <translation>集合类建议上限</translation>
    </message>
    <message>
        <source>big collection</source>
        <translation>集合类过大</translation>
    </message>
    <message>
        <source>advised hash</source>
        <translation>hash 建议上限</translation>
    </message>
    <message>
        <source>big hash</source>
        <translation>hash 过大</translation>
    </message>
    <message>
        <source>advised name</source>
        <translation>键名建议上限</translation>
    </message>
    <message>
        <source>longest name</source>
        <translation>键名上限</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A limit of the profile and its value, at a line in a plot: &quot;big string: 1 MiB&quot;</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>内存</translation>
    </message>
    <message>
        <source>Value bytes</source>
        <translation>值的大小</translation>
    </message>
    <message>
        <source>Elements</source>
        <translation>元素</translation>
    </message>
    <message>
        <source>Length of the name</source>
        <translation>键名长度</translation>
    </message>
    <message>
        <source>Time to live</source>
        <extracomment>How long until keys expire</extracomment>
        <translation>剩余 TTL</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>Names of two limits with the same value, in a plot: &quot;big list, big hash: 10,000&quot;</extracomment>
        <translation>%1，%2</translation>
    </message>
</context>
<context>
    <name>ProfilesCommand</name>
    <message numerus="yes">
        <source>%1 is a valid profile with %2 rules.</source>
        <translation>
            <numerusform>%1 是有效的规则集，有 %2 条规则。</numerusform>
        </translation>
    </message>
    <message>
        <source>Lists the built-in profiles, shows one as JSON, or checks one of your own.</source>
        <translation>列出内置规则集，以 JSON 显示其中一个，或检查自己的规则集。</translation>
    </message>
    <message>
        <source>Could not understand “%1”.</source>
        <translation>无法识别“%1”。</translation>
    </message>
</context>
<context>
    <name>ProgressWords</name>
    <message numerus="yes">
        <source>%1 keys</source>
        <translation>
            <numerusform>%1 个键</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 keys, %3</source>
        <translation>
            <numerusform>%1 / %2 个键，%3</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Punctuation</name>
    <message>
        <source>, </source>
        <extracomment>between the parts of a list</extracomment>
        <translation>、</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%2 is a remark to %1</extracomment>
        <translation>%1（%2）</translation>
    </message>
</context>
<context>
    <name>Quantity</name>
    <message numerus="yes">
        <source>%1 bytes</source>
        <translation>
            <numerusform>%1 字节</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>&lt; %1 %</source>
        <translation>&lt; %1%</translation>
    </message>
    <message>
        <source>&gt; %1 %</source>
        <translation>&gt; %1%</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 分钟</translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation>%1 小时</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 毫秒</translation>
    </message>
    <message numerus="yes">
        <source>%1 days</source>
        <translation>
            <numerusform>%1 天</numerusform>
        </translation>
    </message>
    <message>
        <source>unknown</source>
        <comment>type of a value</comment>
        <translation>未知</translation>
    </message>
</context>
<context>
    <name>RenamesFile</name>
    <message numerus="yes">
        <source>%1 renames written.</source>
        <translation>
            <numerusform>已写入 %1 条改名。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 better names are taken: left out.</source>
        <translation>
            <numerusform>%1 个更好的名称已被占用，未写入。</numerusform>
        </translation>
    </message>
    <message>
        <source>Also write the better names to a file: a sheet (.csv), or RENAMENX commands for redis-cli (.redis).</source>
        <translation>同时把更好的名称写入文件：表格（.csv），或供 redis-cli 使用的 RENAMENX 命令（.redis）。</translation>
    </message>
    <message>
        <source>--renames writes .csv and .redis files: &quot;%1&quot; is neither.</source>
        <translation>--renames 只写 .csv 和 .redis 文件，“%1”两者都不是。</translation>
    </message>
    <message numerus="yes">
        <source>%1 renames would move the key to another slot of the cluster, which no command can: left out.</source>
        <translation>
            <numerusform>%1 个重命名会把键移到集群的另一个槽，没有命令能做到，已略去。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RuleWords</name>
    <message>
        <source>Key name does not start with a letter</source>
        <translation>键名不以字母开头</translation>
    </message>
    <message>
        <source>Key name contains an unusual character</source>
        <translation>键名含有不常用的字符</translation>
    </message>
    <message>
        <source>Key name contains a forbidden character</source>
        <translation>键名含有禁用的字符</translation>
    </message>
    <message>
        <source>Key name uses a hash tag</source>
        <translation>键名使用了 hash tag</translation>
    </message>
    <message>
        <source>Key name contains non-ASCII characters</source>
        <translation>键名含有非 ASCII 字符</translation>
    </message>
    <message>
        <source>Key name has no namespace</source>
        <translation>键名没有命名空间</translation>
    </message>
    <message>
        <source>Levels are not separated by a colon</source>
        <translation>层级之间没有用冒号分隔</translation>
    </message>
    <message>
        <source>Words inside a level are not joined by a dot</source>
        <translation>层级内的单词没有用点号连接</translation>
    </message>
    <message>
        <source>Key name has an empty level</source>
        <translation>键名有空层级</translation>
    </message>
    <message>
        <source>Type is not part of the key name</source>
        <translation>键名没有注明类型</translation>
    </message>
    <message>
        <source>Key name says another type than the value has</source>
        <translation>键名注明的类型与值不符</translation>
    </message>
    <message>
        <source>Key name is too long</source>
        <translation>键名过长</translation>
    </message>
    <message>
        <source>Key name says the same word twice</source>
        <translation>键名中有重复的单词</translation>
    </message>
    <message>
        <source>Key name is too short to be understood</source>
        <translation>键名过短，难以看懂</translation>
    </message>
    <message>
        <source>First level is not a registered business</source>
        <translation>第一层不是已登记的业务</translation>
    </message>
    <message>
        <source>Key name fits no template of the profile</source>
        <translation>键名不符合规则集的任何模板</translation>
    </message>
    <message>
        <source>Value is big</source>
        <translation>值过大</translation>
    </message>
    <message>
        <source>Value is larger than advised</source>
        <translation>值超过建议大小</translation>
    </message>
    <message>
        <source>Key never expires</source>
        <translation>键永不过期</translation>
    </message>
    <message>
        <source>Strings of one object could be one hash</source>
        <translation>同一对象的多个 string 可合并为一个 hash</translation>
    </message>
    <message>
        <source>Info</source>
        <extracomment>a severity: worth knowing, nothing is wrong</extracomment>
        <translation>提示</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>Big value will expire by itself</source>
        <translation>大值会自行过期</translation>
    </message>
    <message>
        <source>Large value is not compressed</source>
        <translation>大值没有压缩</translation>
    </message>
    <message>
        <source>JSON object could be a hash</source>
        <translation>JSON 对象可以改用 hash</translation>
    </message>
    <message>
        <source>Value is serialized</source>
        <translation>值是序列化数据</translation>
    </message>
    <message>
        <source>String is just too long to be stored in one piece</source>
        <translation>string 略长，不能整块存储</translation>
    </message>
    <message>
        <source>Compact encoding holds too much</source>
        <translation>紧凑编码中内容过多</translation>
    </message>
    <message>
        <source>Collection is just over the compact limits</source>
        <translation>集合类型略微超出紧凑编码的限值</translation>
    </message>
    <message>
        <source>Set of numbers is stored as text</source>
        <translation>数字集合以文本存储</translation>
    </message>
    <message>
        <source>All scores of a sorted set are the same</source>
        <translation>有序集合的所有分值都相同</translation>
    </message>
    <message>
        <source>Hash has a single field</source>
        <translation>hash 只有一个字段</translation>
    </message>
    <message>
        <source>Queue grows without a bound</source>
        <translation>队列无限增长</translation>
    </message>
    <message>
        <source>Expiry is too far away</source>
        <translation>过期时间过长</translation>
    </message>
    <message>
        <source>Expiry is too near</source>
        <translation>过期时间过短</translation>
    </message>
    <message>
        <source>Key has not been used for long</source>
        <translation>键长期未被访问</translation>
    </message>
    <message>
        <source>Key is used very often</source>
        <translation>键被频繁访问</translation>
    </message>
    <message>
        <source>Levels are separated in two ways</source>
        <translation>层级之间混用两种分隔符</translation>
    </message>
    <message>
        <source>Many keys expire at once</source>
        <translation>大量键同时过期</translation>
    </message>
    <message>
        <source>Several businesses share a place</source>
        <translation>多个业务共用一处</translation>
    </message>
    <message>
        <source>More than one database is in use</source>
        <translation>使用了多个数据库</translation>
    </message>
    <message>
        <source>One slot holds too much</source>
        <translation>一个槽中内容过多</translation>
    </message>
    <message>
        <source>One hash tag holds too much</source>
        <translation>一个 hash tag 下内容过多</translation>
    </message>
    <message>
        <source>Values of a whole pattern are too large</source>
        <translation>整个模式的值都过大</translation>
    </message>
    <message>
        <source>Lookup has no way back</source>
        <translation>查找没有反向索引</translation>
    </message>
    <message>
        <source>A full server would refuse writes</source>
        <translation>内存写满时服务器会拒绝写入</translation>
    </message>
    <message>
        <source>Big keys are freed in the foreground</source>
        <translation>大键在前台释放</translation>
    </message>
    <message>
        <source>Dangerous command is open</source>
        <translation>危险命令未关闭</translation>
    </message>
    <message>
        <source>Memory is fragmented or swapped out</source>
        <translation>内存有碎片或被换出</translation>
    </message>
    <message>
        <source>Compact collections may grow too large</source>
        <translation>紧凑编码的集合可能过大</translation>
    </message>
    <message>
        <source>Slow command on a big key</source>
        <translation>对大键执行了慢命令</translation>
    </message>
    <message>
        <source>This rule needs the types of the keys, which this source does not tell.</source>
        <translation>这条规则需要键的类型，而此数据源不提供。</translation>
    </message>
    <message>
        <source>This rule needs the encodings of the values, which this source does not tell.</source>
        <translation>这条规则需要值的编码，而此数据源不提供。</translation>
    </message>
    <message>
        <source>This rule needs the number of elements, which this source does not tell.</source>
        <translation>这条规则需要元素个数，而此数据源不提供。</translation>
    </message>
    <message>
        <source>This rule needs the size of the values, which this source does not tell.</source>
        <translation>这条规则需要值的大小，而此数据源不提供。</translation>
    </message>
    <message>
        <source>This rule needs the expiry times, which this source does not tell.</source>
        <translation>这条规则需要过期时间，而此数据源不提供。</translation>
    </message>
    <message>
        <source>This rule needs to know how long keys have not been used, which this source does not tell.</source>
        <translation>这条规则需要知道键有多久未被访问，而此数据源不提供。</translation>
    </message>
    <message>
        <source>This rule needs the counters that a server keeps under an LFU policy, which this source does not tell.</source>
        <translation>这条规则需要服务器在 LFU 策略下保存的计数，而此数据源不提供。</translation>
    </message>
    <message>
        <source>This rule needs samples of the values, and none was taken.</source>
        <translation>这条规则需要值的样本，而这次没有取样。</translation>
    </message>
    <message>
        <source>This rule is about a running server, which this source is not.</source>
        <translation>这条规则针对运行中的服务器，而此数据源不是。</translation>
    </message>
    <message>
        <source>This rule needs INFO, which the server does not tell this user.</source>
        <translation>这条规则需要 INFO，而服务器不向此用户提供。</translation>
    </message>
    <message>
        <source>This rule needs the configuration, which the server does not tell this user.</source>
        <translation>这条规则需要服务器配置，而服务器不向此用户提供。</translation>
    </message>
    <message>
        <source>This rule needs to know what the user may call, which the server does not tell.</source>
        <translation>这条规则需要知道用户可以调用哪些命令，而服务器不提供。</translation>
    </message>
    <message>
        <source>This rule needs the slow log, which the server does not tell this user.</source>
        <translation>这条规则需要慢日志，而服务器不向此用户提供。</translation>
    </message>
</context>
<context>
    <name>ServerTables</name>
    <message>
        <source>%1 µs</source>
        <translation>%1 微秒</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 毫秒</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>About</source>
        <extracomment>What a rule about a server is about: a parameter, a command</extracomment>
        <translation>含义</translation>
    </message>
    <message>
        <source>What would change it</source>
        <translation>如何改变</translation>
    </message>
    <message>
        <source>What was read</source>
        <translation>读到的内容</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>检查项</translation>
    </message>
    <message>
        <source>cannot be checked</source>
        <translation>无法检查</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>调用次数</translation>
    </message>
    <message>
        <source>Time in all</source>
        <translation>总耗时</translation>
    </message>
    <message>
        <source>Share of time</source>
        <translation>耗时占比</translation>
    </message>
    <message>
        <source>Time per call</source>
        <translation>每次耗时</translation>
    </message>
    <message>
        <source>Took</source>
        <translation>耗时</translation>
    </message>
    <message>
        <source>When</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Database</source>
        <extracomment>Numbered databases of a server</extracomment>
        <translation>数据库</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>键</translation>
    </message>
    <message>
        <source>With TTL</source>
        <translation>有 TTL</translation>
    </message>
    <message>
        <source>Average TTL</source>
        <translation>平均 TTL</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
</context>
<context>
    <name>ServerWords</name>
    <message>
        <source>At the limit the server refuses writes.</source>
        <translation>达到上限时服务器会拒绝写入。</translation>
    </message>
    <message>
        <source>At the limit any key may be evicted.</source>
        <translation>达到上限时，任何键都可能被淘汰。</translation>
    </message>
    <message>
        <source>At the limit only keys with an expiry may be evicted; without such keys, writes are refused.</source>
        <translation>达到上限时只会淘汰设有过期时间的键；没有这样的键时，写入会被拒绝。</translation>
    </message>
    <message>
        <source>Memory used</source>
        <translation>已用内存</translation>
    </message>
    <message>
        <source>Keys, values and overhead, as the server counts them.</source>
        <translation>键、值及其开销，以服务器的统计为准。</translation>
    </message>
    <message>
        <source>At the peak</source>
        <translation>峰值</translation>
    </message>
    <message>
        <source>The most that it ever used since its start.</source>
        <translation>自启动以来的最大用量。</translation>
    </message>
    <message>
        <source>Held from the system</source>
        <translation>向系统占用</translation>
    </message>
    <message>
        <source>What the machine cannot give to anybody else.</source>
        <translation>这部分内存机器无法分给其他程序。</translation>
    </message>
    <message>
        <source>Held to used</source>
        <translation>占用与使用之比</translation>
    </message>
    <message>
        <source>Below 1: a part of the memory is swapped to disk.</source>
        <translation>低于 1：部分内存已被换出到磁盘。</translation>
    </message>
    <message>
        <source>1.0 to 1.5 is healthy; above, memory is lost in gaps between values.</source>
        <translation>1.0 到 1.5 为正常；更高时，内存浪费在值与值之间的空隙里。</translation>
    </message>
    <message>
        <source>Limit (maxmemory)</source>
        <translation>上限（maxmemory）</translation>
    </message>
    <message>
        <source>none</source>
        <comment>no memory limit</comment>
        <translation>无</translation>
    </message>
    <message>
        <source>The server takes what the machine has.</source>
        <translation>服务器会用尽机器的内存。</translation>
    </message>
    <message>
        <source>%1 of it are used.</source>
        <translation>已使用其中的 %1。</translation>
    </message>
    <message>
        <source>Policy</source>
        <translation>淘汰策略</translation>
    </message>
    <message>
        <source>Reads that found a key</source>
        <translation>命中的读取</translation>
    </message>
    <message numerus="yes">
        <source>Of %1 reads since the start of the server.</source>
        <translation>
            <numerusform>自服务器启动以来共 %1 次读取。</numerusform>
        </translation>
    </message>
    <message>
        <source>Expired and evicted</source>
        <translation>过期与淘汰</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <extracomment>two numbers of keys</extracomment>
        <translation>%1 与 %2</translation>
    </message>
    <message>
        <source>Keys that ended in time, and keys that had to make room.</source>
        <translation>到期结束的键，以及因腾出空间而被淘汰的键。</translation>
    </message>
    <message>
        <source>one node of a cluster</source>
        <translation>集群中的一个节点</translation>
    </message>
    <message>
        <source>standalone</source>
        <translation>单机</translation>
    </message>
    <message>
        <source>running for %1</source>
        <extracomment>%1 is a time, as in &quot;3 days&quot;</extracomment>
        <translation>已运行 %1</translation>
    </message>
    <message>
        <source>read as user %1</source>
        <translation>以用户 %1 的身份读取</translation>
    </message>
    <message>
        <source>, </source>
        <extracomment>between the parts of a list in one sentence</extracomment>
        <translation>、</translation>
    </message>
    <message>
        <source>Not known: it was not asked for.</source>
        <translation>未知：没有询问。</translation>
    </message>
    <message>
        <source>Not known: this user may not run %1.</source>
        <translation>未知：此用户不能执行 %1。</translation>
    </message>
    <message>
        <source>Not known: the server has no %1 command.</source>
        <translation>未知：服务器没有 %1 命令。</translation>
    </message>
    <message>
        <source>Not known: the server could not answer %1.</source>
        <translation>未知：服务器无法回答 %1。</translation>
    </message>
</context>
<context>
    <name>SourceArguments</name>
    <message>
        <source>User name for the server, instead of the one in the address.</source>
        <translation>服务器的用户名，代替地址中的用户名。</translation>
    </message>
    <message>
        <source>Environment variable that holds the password.</source>
        <translation>存放密码的环境变量。</translation>
    </message>
    <message>
        <source>Certificates of the authorities to trust (PEM).</source>
        <translation>要信任的 CA 证书（PEM）。</translation>
    </message>
    <message>
        <source>Our own certificate (PEM).</source>
        <translation>客户端证书（PEM）。</translation>
    </message>
    <message>
        <source>The key of our own certificate (PEM).</source>
        <translation>客户端证书的私钥（PEM）。</translation>
    </message>
    <message>
        <source>Name that the server&apos;s certificate must have, instead of the host.</source>
        <translation>服务器证书中应有的名称，代替主机名。</translation>
    </message>
    <message>
        <source>Accept any certificate.</source>
        <translation>接受任何证书。</translation>
    </message>
    <message>
        <source>How to read a server: scan.</source>
        <translation>读取服务器的方式：scan。</translation>
    </message>
    <message>
        <source>Share of the time that a server may work for us, 1% to 100%.</source>
        <translation>允许占用服务器时间的比例，1% 到 100%。</translation>
    </message>
    <message>
        <source>Only keys that this pattern matches (*, ?, [a-z], as the server&apos;s MATCH).</source>
        <translation>只读取匹配此模式的键（*、?、[a-z]，写法同服务器的 MATCH）。</translation>
    </message>
    <message>
        <source>Only keys of this type: string, hash, list, set, zset or stream.</source>
        <translation>只读取此类型的键：string、hash、list、set、zset 或 stream。</translation>
    </message>
    <message>
        <source>Only this database, or all of a server.</source>
        <translation>只读取此数据库，或服务器的所有数据库。</translation>
    </message>
    <message>
        <source>Stop after so many keys.</source>
        <translation>读到这么多键后停止。</translation>
    </message>
    <message>
        <source>Design rules: a built-in profile or a file.</source>
        <translation>设计规则：内置规则集或文件。</translation>
    </message>
    <message>
        <source>Progress on standard error: auto (on terminals), json or none.</source>
        <translation>在标准错误上显示进度：auto（在终端上）、json 或 none。</translation>
    </message>
    <message>
        <source>End with status 1 if there are findings of this severity or worse: error, warning, info or never.</source>
        <translation>有此级别或更严重的问题时，以状态 1 退出：error、warning、info 或 never。</translation>
    </message>
    <message>
        <source>There is no environment variable %1 to take the password from.</source>
        <translation>没有可读取密码的环境变量 %1。</translation>
    </message>
    <message>
        <source>This version reads servers by scan only.</source>
        <translation>当前版本只能以 scan 方式读取服务器。</translation>
    </message>
    <message>
        <source>--pace takes a share from 1% to 100%, not “%1”.</source>
        <translation>--pace 应为 1% 到 100% 之间的比例，不能是“%1”。</translation>
    </message>
    <message>
        <source>The result is %1.</source>
        <extracomment>%1 is a phrase like &quot;partial: cancelled after 12,000 keys&quot;</extracomment>
        <translation>结果%1。</translation>
    </message>
    <message>
        <source>Read the first BYTES (4096) of some values too, at most 64 of each pattern: what they are written in, and how well they compress.</source>
        <translation>同时读取一部分值的前 BYTES（4096）字节，每个模式最多 64 个：看它们以什么格式写成、压缩效果如何。</translation>
    </message>
    <message>
        <source>Findings that are meant to be: counted apart, and no reason to fail (JSON).</source>
        <translation>有意保留的问题：单独计数，不算失败（JSON）。</translation>
    </message>
    <message numerus="yes">
        <source>%1 mutes have expired.</source>
        <translation>
            <numerusform>%1 条静默设置已到期。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 mutes name rules that this version does not know.</source>
        <translation>
            <numerusform>%1 条静默设置指向此版本没有的规则。</numerusform>
        </translation>
    </message>
    <message>
        <source>The server is in production: without --pace, read at half the pace.</source>
        <translation>这是生产服务器：未指定 --pace 时以一半的速度读取。</translation>
    </message>
    <message>
        <source>First watch a server&apos;s commands for SECONDS (10, at most 60) to find its hottest keys. This slows a busy server down: it sends every command to us as well (MONITOR).</source>
        <translation>先观察服务器的命令 SECONDS 秒（默认 10，最多 60），找出最热的键。繁忙的服务器会因此变慢：它要把每条命令也发给我们一份（MONITOR）。</translation>
    </message>
    <message>
        <source>There is no memory model for “%1”; there are those of Redis 6.0 to 8.0 and Valkey 7.2 and later, and of the allocators %2.</source>
        <translation>没有“%1”的内存模型；已有的是 Redis 6.0 到 8.0、Valkey 7.2 及以后版本，以及这些内存分配器：%2。</translation>
    </message>
    <message>
        <source>How the server of a dump rounds memory, if not as its used memory tells: %1.</source>
        <translation>写 dump 文件的服务器如何对内存取整；不指定时由 dump 文件记下的已用内存推断：%1。</translation>
    </message>
    <message>
        <source>What the keys of a dump would take on other servers: redis-7.2, valkey-9.1:jemalloc-16.</source>
        <translation>dump 文件里的键在别的服务器上要占多少内存：redis-7.2、valkey-9.1:jemalloc-16。</translation>
    </message>
    <message>
        <source>Do not verify the checksum of a dump.</source>
        <translation>不校验 dump 文件的校验和。</translation>
    </message>
</context>
<context>
    <name>SourceChoice</name>
    <message>
        <source>Practice sandbox</source>
        <translation>练习环境</translation>
    </message>
    <message>
        <source>Demo</source>
        <translation>演示数据</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>服务器</translation>
    </message>
</context>
<context>
    <name>TextReport</name>
    <message numerus="yes">
        <source>%1 keys</source>
        <translation>
            <numerusform>%1 个键</numerusform>
        </translation>
    </message>
    <message>
        <source>(empty)</source>
        <extracomment>a key name, or a part of one, without any character</extracomment>
        <translation>（空）</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>数据源</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>服务器</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>键</translation>
    </message>
    <message>
        <source>they stand for %1</source>
        <comment>keys in a design sheet</comment>
        <translation>代表 %1</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>内存</translation>
    </message>
    <message>
        <source>Expiring</source>
        <translation>会过期</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>用时</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>规则集</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>%1, estimated</source>
        <comment>memory</comment>
        <translation>%1，估算</translation>
    </message>
    <message>
        <source>%1, as the server measures it</source>
        <comment>memory</comment>
        <translation>%1，服务器实测</translation>
    </message>
    <message>
        <source>type</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>keys</source>
        <translation>键</translation>
    </message>
    <message>
        <source>share</source>
        <translation>占比</translation>
    </message>
    <message>
        <source>memory</source>
        <translation>内存</translation>
    </message>
    <message>
        <source>elements</source>
        <translation>元素</translation>
    </message>
    <message>
        <source>By type</source>
        <translation>按类型</translation>
    </message>
    <message>
        <source>value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>expires in</source>
        <translation>过期时间</translation>
    </message>
    <message>
        <source>key</source>
        <translation>键</translation>
    </message>
    <message>
        <source>Biggest keys</source>
        <translation>最大的键</translation>
    </message>
    <message>
        <source>%1 (database %2)</source>
        <translation>%1（数据库 %2）</translation>
    </message>
    <message>
        <source>expiring</source>
        <translation>会过期</translation>
    </message>
    <message>
        <source>findings</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>namespace</source>
        <translation>命名空间</translation>
    </message>
    <message>
        <source>Namespaces</source>
        <translation>命名空间</translation>
    </message>
    <message numerus="yes">
        <source>… %1 more</source>
        <translation>
            <numerusform>… 另有 %1 个</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… %1 named by an id</source>
        <comment>folders</comment>
        <translation>
            <numerusform>… %1 个以 id 命名</numerusform>
        </translation>
    </message>
    <message>
        <source>No rule of this profile is broken by what could be seen.</source>
        <translation>就所见的内容，没有违反此规则集的任何规则。</translation>
    </message>
    <message numerus="yes">
        <source>… and %1 more</source>
        <comment>offenders</comment>
        <translation>
            <numerusform>… 另有 %1 个</numerusform>
        </translation>
    </message>
    <message>
        <source>better: %1</source>
        <extracomment>a better key name</extracomment>
        <translation>建议：%1</translation>
    </message>
    <message>
        <source>Not seen</source>
        <translation>未能得知</translation>
    </message>
    <message>
        <source>Therefore these rules could not look: %1.</source>
        <translation>因此以下规则无法检查：%1。</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>备注</translation>
    </message>
    <message numerus="yes">
        <source>%1 keys vanished while they were read.</source>
        <translation>
            <numerusform>%1 个键在读取期间消失。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 keys came more than once and were counted once.</source>
        <translation>
            <numerusform>%1 个键重复出现，只计一次。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 lines hold no key name.</source>
        <translation>
            <numerusform>%1 行没有键名。</numerusform>
        </translation>
    </message>
    <message>
        <source>the built-in demo</source>
        <translation>内置演示数据</translation>
    </message>
    <message>
        <source>standard input</source>
        <translation>标准输入</translation>
    </message>
    <message numerus="yes">
        <source>%1 errors</source>
        <translation>
            <numerusform>%1 个错误</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 warnings</source>
        <translation>
            <numerusform>%1 个警告</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 notes</source>
        <comment>findings of severity info</comment>
        <translation>
            <numerusform>%1 个提示</numerusform>
        </translation>
    </message>
    <message>
        <source>none</source>
        <comment>findings</comment>
        <translation>无</translation>
    </message>
    <message>
        <source>Muted</source>
        <comment>findings</comment>
        <translation>已静默</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is a severity, %2 a rule</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>computed as for</source>
        <translation>计算所依据的服务器</translation>
    </message>
    <message>
        <source>all keys</source>
        <translation>全部键</translation>
    </message>
    <message>
        <source>rounding and expiry</source>
        <extracomment>memory that no key is charged for</extracomment>
        <translation>取整与过期记录</translation>
    </message>
    <message>
        <source>tables of keys</source>
        <translation>键的哈希表</translation>
    </message>
    <message>
        <source>an empty server</source>
        <translation>空服务器本身</translation>
    </message>
    <message>
        <source>the whole server</source>
        <translation>整个服务器</translation>
    </message>
    <message>
        <source>as the server noted</source>
        <translation>服务器自己记下的</translation>
    </message>
    <message>
        <source>all keys on %1</source>
        <extracomment>%1 is a server and an allocator</extracomment>
        <translation>全部键在 %1 上</translation>
    </message>
    <message>
        <source>Memory model</source>
        <translation>内存模型</translation>
    </message>
    <message>
        <source>Damage</source>
        <translation>损坏之处</translation>
    </message>
    <message numerus="yes">
        <source>Byte %1, after %2 whole keys:</source>
        <translation>
            <numerusform>第 %1 字节，在 %2 个完整的键之后：</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TreeCells</name>
    <message>
        <source>Folder or key: one level of the name</source>
        <translation>目录或键：键名的一个层级</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>How many keys there are below</source>
        <translation>其下有多少个键</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>键</translation>
    </message>
    <message>
        <source>Memory of all these keys: name, value and the server&apos;s overhead</source>
        <translation>这些键占用的全部内存：键名、值和服务器的开销</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>内存</translation>
    </message>
    <message>
        <source>Part of all memory; of all keys where no memory is known</source>
        <translation>占全部内存的比例；内存未知时，占全部键的比例</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>占比</translation>
    </message>
    <message>
        <source>Memory of an average key</source>
        <translation>平均每个键的内存</translation>
    </message>
    <message>
        <source>Average</source>
        <translation>平均</translation>
    </message>
    <message>
        <source>Memory of the largest key</source>
        <translation>最大的键的内存</translation>
    </message>
    <message>
        <source>Largest</source>
        <translation>最大</translation>
    </message>
    <message>
        <source>Part of the keys that expire; for one key, when it does</source>
        <translation>会过期的键所占的比例；单个键则显示多久后过期</translation>
    </message>
    <message>
        <source>Expiring</source>
        <translation>过期</translation>
    </message>
    <message>
        <source>Broken rules, by severity</source>
        <translation>违反的规则，按级别统计</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>%1 of %2 keys expire.</source>
        <translation>%2 个键中有 %1 个会过期。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>severity, number of findings</comment>
        <translation>%1：%2</translation>
    </message>
    <message numerus="yes">
        <source>%1 elements</source>
        <translation>
            <numerusform>%1 个元素</numerusform>
        </translation>
    </message>
    <message>
        <source>database %1</source>
        <translation>数据库 %1</translation>
    </message>
    <message>
        <source>, </source>
        <extracomment>between the parts of &quot;hash, listpack, 3 elements&quot;</extracomment>
        <translation>，</translation>
    </message>
    <message>
        <source>(empty)</source>
        <comment>a name, or a level of one, of no bytes at all</comment>
        <translation>（空）</translation>
    </message>
</context>
<context>
    <name>ViewSetup</name>
    <message>
        <source>Copy name</source>
        <translation>复制键名</translation>
    </message>
</context>
<context>
    <name>colonnade::Actions</name>
    <message>
        <source>&amp;Resume</source>
        <translation>继续(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>暂停(&amp;P)</translation>
    </message>
</context>
<context>
    <name>colonnade::Banner</name>
    <message>
        <source>Close this message</source>
        <translation>关闭此消息</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>提示</translation>
    </message>
</context>
<context>
    <name>colonnade::Breadcrumb</name>
    <message>
        <source>Where you are</source>
        <translation>当前位置</translation>
    </message>
    <message>
        <source>All keys</source>
        <translation>所有键</translation>
    </message>
    <message>
        <source>Folders in between</source>
        <translation>中间的目录</translation>
    </message>
</context>
<context>
    <name>colonnade::DistributionModel</name>
    <message>
        <source>All types</source>
        <extracomment>All types of keys together</extracomment>
        <translation>所有类型</translation>
    </message>
    <message>
        <source>Half of the keys are not larger than this</source>
        <translation>半数的键不超过此值</translation>
    </message>
    <message>
        <source>90 % of the keys are not larger than this</source>
        <translation>90% 的键不超过此值</translation>
    </message>
    <message>
        <source>99 % of the keys are not larger than this</source>
        <translation>99% 的键不超过此值</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>键</translation>
    </message>
    <message>
        <source>Max</source>
        <extracomment>The largest value</extracomment>
        <translation>最大</translation>
    </message>
    <message>
        <source>Total</source>
        <extracomment>The sum of all values</extracomment>
        <translation>合计</translation>
    </message>
</context>
<context>
    <name>colonnade::DistributionView</name>
    <message>
        <source>Percentiles by type</source>
        <translation>各类型的百分位</translation>
    </message>
    <message>
        <source>Known for %1 of %2 keys.</source>
        <translation>%2 个键中有 %1 个已知。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Title of a list of keys: &quot;Memory: 1 KiB to under 2 KiB&quot;; with a type: &quot;hash, Memory: 1 KiB to under 2 KiB&quot;</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
</context>
<context>
    <name>colonnade::ExpiryPage</name>
    <message>
        <source>The times until keys expire will be here.
No key here is known to expire.</source>
        <translation>这里会显示各个键还有多久过期。
此处没有已知会过期的键。</translation>
    </message>
    <message>
        <source>Keys without TTL</source>
        <extracomment>Title of a list of keys</extracomment>
        <translation>没有 TTL 的键</translation>
    </message>
    <message numerus="yes">
        <source>%1 keys expire (%2).</source>
        <translation>
            <numerusform>%1 个键会过期（%2）。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 keys never do (%2)</source>
        <translation>
            <numerusform>%1 个键永不过期（%2）</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>colonnade::FindingGroupModel</name>
    <message>
        <source>(no namespace)</source>
        <extracomment>A group of findings: about keys without a namespace, or about all of them</extracomment>
        <translation>（无命名空间）</translation>
    </message>
    <message>
        <source>All findings</source>
        <translation>所有问题</translation>
    </message>
    <message>
        <source>%1 (cannot be checked)</source>
        <extracomment>%1 is the name of a rule that lacks the facts it needs</extracomment>
        <translation>%1（无法检查）</translation>
    </message>
    <message>
        <source>Muted: %1</source>
        <translation>已静默：%1</translation>
    </message>
    <message>
        <source>Memory of the keys that have these findings</source>
        <translation>有这些问题的键所占的内存</translation>
    </message>
    <message>
        <source>What mending these findings would save, each on its own, where that can be counted</source>
        <translation>分别解决这些问题可以节省多少（能够计算时）</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Namespace</source>
        <translation>命名空间</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>模式</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>级别</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Saves</source>
        <extracomment>Bytes that mending would save</extracomment>
        <translation>可节省</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>内存</translation>
    </message>
</context>
<context>
    <name>colonnade::FindingKeyModel</name>
    <message>
        <source>Key or group</source>
        <extracomment>A key, or a group of keys, that breaks a rule</extracomment>
        <translation>键或键组</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>级别</translation>
    </message>
    <message>
        <source>Measured</source>
        <translation>实测</translation>
    </message>
    <message>
        <source>Limit</source>
        <extracomment>The limit that the measured value was held against</extracomment>
        <translation>限值</translation>
    </message>
    <message>
        <source>Better name</source>
        <extracomment>A better name for the key</extracomment>
        <translation>建议键名</translation>
    </message>
    <message>
        <source>(all keys)</source>
        <extracomment>Instead of a key&apos;s name: the finding is about all keys together</extracomment>
        <translation>（所有键）</translation>
    </message>
    <message>
        <source>%1, muted</source>
        <extracomment>%1 is a severity: a finding that is muted</extracomment>
        <translation>%1，已静默</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Saves</source>
        <extracomment>Bytes that mending would save</extracomment>
        <translation>可节省</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>内存</translation>
    </message>
</context>
<context>
    <name>colonnade::FindingsView</name>
    <message>
        <source>Findings</source>
        <translation>问题</translation>
    </message>
    <message numerus="yes">
        <source>%1 findings</source>
        <translation>
            <numerusform>%1 个问题</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancel the export (%1 of %2)</source>
        <translation>取消导出（%1 / %2）</translation>
    </message>
    <message>
        <source>Export …</source>
        <translation>导出…</translation>
    </message>
    <message>
        <source>Write the findings that are shown to a file, CSV or JSON</source>
        <translation>把显示的问题写入 CSV 或 JSON 文件</translation>
    </message>
    <message>
        <source>Export findings</source>
        <translation>导出问题</translation>
    </message>
    <message>
        <source>CSV (*.csv);;JSON (*.json)</source>
        <translation>CSV 文件 (*.csv);;JSON 文件 (*.json)</translation>
    </message>
    <message>
        <source>Open key</source>
        <translation>打开键</translation>
    </message>
    <message>
        <source>Show in tree</source>
        <translation>在树中显示</translation>
    </message>
    <message>
        <source>Copy name</source>
        <translation>复制名称</translation>
    </message>
    <message>
        <source>Copy finding</source>
        <translation>复制问题</translation>
    </message>
    <message>
        <source>Remove the mute</source>
        <translation>取消静默</translation>
    </message>
    <message>
        <source>Mute …</source>
        <translation>静默…</translation>
    </message>
</context>
<context>
    <name>colonnade::HistogramPlot</name>
    <message>
        <source>Histogram</source>
        <translation>直方图</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>键</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 keys</source>
        <extracomment>A bar of a histogram: &quot;1 KiB to under 2 KiB: 1,234 keys&quot;</extracomment>
        <translation>
            <numerusform>%1：%2 个键</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>colonnade::IdMenu</name>
    <message>
        <source>&amp;Ids in this name</source>
        <translation>名称中的 ID(&amp;I)</translation>
    </message>
    <message>
        <source>%1 – always an id, by the profile</source>
        <extracomment>%1 is a place in key names; the profile says whether it is an id</extracomment>
        <translation>%1：始终是 ID（规则集指定）</translation>
    </message>
    <message>
        <source>%1 – never an id, by the profile</source>
        <translation>%1：从不是 ID（规则集指定）</translation>
    </message>
    <message>
        <source>%1 – an id (%2)</source>
        <extracomment>%1 is a place in key names, %2 an example and why it is an id: &quot;1001: digits&quot;</extracomment>
        <translation>%1：是 ID（%2）</translation>
    </message>
    <message>
        <source>%1 – no id</source>
        <extracomment>%1 is a place in key names</extracomment>
        <translation>%1：不是 ID</translation>
    </message>
    <message>
        <source>Let its looks decide again</source>
        <translation>恢复为按外观判断</translation>
    </message>
    <message>
        <source>Another pin of the profile says that this is never an id, or the name is not text</source>
        <translation>规则集中已有另一条指定它从不是 ID，或者该名称不是文本</translation>
    </message>
    <message>
        <source>Pin: never an id</source>
        <translation>指定为从不是 ID</translation>
    </message>
    <message>
        <source>Pin: always an id</source>
        <translation>指定为始终是 ID</translation>
    </message>
</context>
<context>
    <name>colonnade::KeyFactsView</name>
    <message>
        <source>Name of the key</source>
        <translation>键名</translation>
    </message>
    <message>
        <source>Type:</source>
        <translation>类型：</translation>
    </message>
    <message>
        <source>Elements:</source>
        <translation>元素：</translation>
    </message>
    <message>
        <source>Value:</source>
        <translation>值：</translation>
    </message>
    <message>
        <source>Memory:</source>
        <translation>内存：</translation>
    </message>
    <message>
        <source>Database:</source>
        <translation>数据库：</translation>
    </message>
    <message>
        <source>Expires:</source>
        <extracomment>When the key expires</extracomment>
        <translation>过期：</translation>
    </message>
    <message>
        <source>Idle for:</source>
        <extracomment>How long nobody has used the key</extracomment>
        <translation>空闲：</translation>
    </message>
    <message>
        <source>Use counter:</source>
        <extracomment>How often the key is used: a counter of the server, 0 to 255</extracomment>
        <translation>访问计数：</translation>
    </message>
    <message>
        <source>Folder:</source>
        <translation>目录：</translation>
    </message>
    <message>
        <source>Pattern:</source>
        <translation>模式：</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>Type and encoding of a value: &quot;hash (listpack)&quot;</extracomment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>in %1, at %2</source>
        <translation>%1后，即 %2</translation>
    </message>
    <message>
        <source>(top level)</source>
        <extracomment>The folder that holds keys without any folder</extracomment>
        <translation>（顶层）</translation>
    </message>
    <message>
        <source>These parts count as ids:
%1</source>
        <translation>以下部分视为 id：
%1</translation>
    </message>
</context>
<context>
    <name>colonnade::KeyListModel</name>
    <message>
        <source>Key</source>
        <translation>键</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>内存</translation>
    </message>
    <message>
        <source>Elements</source>
        <translation>元素</translation>
    </message>
    <message>
        <source>TTL</source>
        <translation>TTL</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>问题</translation>
    </message>
</context>
<context>
    <name>colonnade::KeyListView</name>
    <message>
        <source>Keys</source>
        <translation>键</translation>
    </message>
    <message numerus="yes">
        <source>%1 keys here</source>
        <translation>
            <numerusform>此处有 %1 个键</numerusform>
        </translation>
    </message>
    <message>
        <source>Open key</source>
        <translation>打开键</translation>
    </message>
    <message>
        <source>Show in tree</source>
        <translation>在树中显示</translation>
    </message>
    <message>
        <source>Copy name</source>
        <translation>复制键名</translation>
    </message>
</context>
<context>
    <name>colonnade::KeyPage</name>
    <message>
        <source>Try again</source>
        <translation>重试</translation>
    </message>
    <message>
        <source>Rows of the value</source>
        <translation>值的各行</translation>
    </message>
    <message>
        <source>A key and its value will be here.
Choose a key in the tree or in a list, and press Enter.</source>
        <translation>这里会显示一个键和它的值。
请在树或列表中选一个键，然后按 Enter。</translation>
    </message>
    <message>
        <source>This source has no values, only facts about them.</source>
        <translation>此数据源没有值本身，只有关于值的信息。</translation>
    </message>
    <message>
        <source>Reading the value …</source>
        <translation>正在读取值…</translation>
    </message>
    <message numerus="yes">
        <source>The first %1 rows are shown; reading stops here to spare memory.</source>
        <translation>
            <numerusform>显示前 %1 行；为节省内存，读取到此为止。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 rows are read; scroll down for more.</source>
        <translation>
            <numerusform>已读取 %1 / %2 行；向下滚动可读取更多。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>colonnade::KeySearch</name>
    <message>
        <source>Keys that match “%1”</source>
        <translation>匹配“%1”的键</translation>
    </message>
</context>
<context>
    <name>colonnade::KeyTreeModel</name>
    <message>
        <source>All keys</source>
        <translation>所有键</translation>
    </message>
</context>
<context>
    <name>colonnade::MainToolBar</name>
    <message>
        <source>Open a&amp;gain</source>
        <translation>再次打开(&amp;G)</translation>
    </message>
    <message>
        <source>Tool bar</source>
        <translation>工具栏</translation>
    </message>
    <message>
        <source>Pro&amp;file:</source>
        <translation>规则集(&amp;F)：</translation>
    </message>
    <message>
        <source>The design rules and limits that everything is held against</source>
        <translation>检查所依据的设计规则和限值</translation>
    </message>
    <message>
        <source>Find a key or filter, e.g. session or *:cart:*</source>
        <translation>查找键或筛选，例如 session 或 *:cart:*</translation>
    </message>
    <message>
        <source>Part of a name, or a pattern with * and ?; Enter shows what matches</source>
        <translation>键名的一部分，或含 * 和 ? 的模式；按 Enter 显示匹配的键</translation>
    </message>
    <message>
        <source>Find a key</source>
        <translation>查找键</translation>
    </message>
    <message>
        <source>%1 (has an error)</source>
        <extracomment>a profile of one&apos;s own that has an error in it</extracomment>
        <translation>%1（有错误）</translation>
    </message>
</context>
<context>
    <name>colonnade::MainWindow</name>
    <message>
        <source>Overview</source>
        <translation>概览</translation>
    </message>
    <message>
        <source>Violations</source>
        <translation>违规</translation>
    </message>
    <message>
        <source>Sizes</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Expiry</source>
        <translation>过期</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>键</translation>
    </message>
    <message>
        <source>The language changes when Colonnade starts the next time.</source>
        <translation>语言将在下次启动 Colonnade 时切换。</translation>
    </message>
    <message>
        <source>No key name matches “%1”.</source>
        <translation>没有匹配“%1”的键名。</translation>
    </message>
    <message>
        <source>Log in …</source>
        <translation>登录…</translation>
    </message>
    <message>
        <source>Change the address …</source>
        <translation>修改地址…</translation>
    </message>
    <message>
        <source>Choose another file …</source>
        <translation>选择其他文件…</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>重试</translation>
    </message>
    <message>
        <source>%1 What was read until then is shown.</source>
        <translation>%1此前读到的内容已显示。</translation>
    </message>
    <message>
        <source>Cancelled. What was read until then is shown; the numbers are lower bounds.</source>
        <translation>已取消。此前读到的内容已显示，各项数字只是下限。</translation>
    </message>
    <message>
        <source>Read again</source>
        <translation>重新读取</translation>
    </message>
    <message>
        <source>%1 (read-only) – Colonnade</source>
        <comment>title of the window</comment>
        <translation>%1（只读）– Colonnade</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>服务器</translation>
    </message>
    <message>
        <source>Mend it …</source>
        <translation>去修正…</translation>
    </message>
    <message>
        <source>The rules follow what this profile says of ids. Patterns will when the keys are read again.</source>
        <translation>规则检查已按此规则集对 ID 的指定进行；重新读取键之后，模式也会随之更新。</translation>
    </message>
</context>
<context>
    <name>colonnade::MuteDialog</name>
    <message>
        <source>&amp;Until</source>
        <translation>有效期至(&amp;U)</translation>
    </message>
    <message>
        <source>Mute findings</source>
        <translation>静默问题</translation>
    </message>
    <message>
        <source>Only this one</source>
        <translation>仅此一个</translation>
    </message>
    <message>
        <source>Names that begin with</source>
        <translation>以此开头的键名</translation>
    </message>
    <message>
        <source>Names that match</source>
        <translation>匹配此模式的键名</translation>
    </message>
    <message>
        <source>Whatever this rule finds</source>
        <translation>这条规则发现的所有问题</translation>
    </message>
    <message>
        <source>Why this is meant to be</source>
        <translation>为什么这是有意的</translation>
    </message>
    <message>
        <source>&amp;Browse …</source>
        <translation>浏览(&amp;B)…</translation>
    </message>
    <message>
        <source>&amp;Mute</source>
        <translation>静默(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Which findings</source>
        <translation>哪些问题(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>名称(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Reason</source>
        <translation>理由(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Author</source>
        <translation>作者(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>Muted findings are counted apart. Keep the file in your repository, and the command line takes it too (--mutes).</source>
        <translation>已静默的问题单独计数。请把文件保存在代码仓库中，命令行也可以使用它（--mutes）。</translation>
    </message>
    <message>
        <source>Choose a file for mutes</source>
        <translation>选择保存静默设置的文件</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON 文件 (*.json)</translation>
    </message>
    <message>
        <source>Say which names to mute.</source>
        <translation>请指明要静默哪些键名。</translation>
    </message>
    <message>
        <source>After a backslash write another one, or x and two hexadecimal digits.</source>
        <translation>反斜杠后面请再写一个反斜杠，或 x 加两位十六进制数字。</translation>
    </message>
    <message>
        <source>Give a reason: whoever reads the file later will ask for it.</source>
        <translation>请写明理由：以后读到这个文件的人会问起。</translation>
    </message>
    <message>
        <source>Say who decided this.</source>
        <translation>请写明由谁决定。</translation>
    </message>
    <message>
        <source>Choose a file.</source>
        <translation>请选择一个文件。</translation>
    </message>
</context>
<context>
    <name>colonnade::Muting</name>
    <message>
        <source>The mute of %1 is removed. Its reason was: %2</source>
        <translation>已取消对 %1 的静默。当时的理由是：%2</translation>
    </message>
    <message>
        <source>Mute again</source>
        <translation>重新静默</translation>
    </message>
</context>
<context>
    <name>colonnade::OpenDialog</name>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>服务器</translation>
    </message>
    <message>
        <source>An RDB file, as SAVE and BGSAVE write it; also compressed (.gz, .zst). It is only read.</source>
        <translation>SAVE 和 BGSAVE 生成的 RDB 文件，压缩过的（.gz、.zst）也可以。只读取，不改动。</translation>
    </message>
    <message>
        <source>Dump files (*.rdb *.rdb.gz *.rdb.zst);;All files (*)</source>
        <translation>dump 文件 (*.rdb *.rdb.gz *.rdb.zst);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Dump file</source>
        <translation>dump 文件</translation>
    </message>
    <message>
        <source>One name a line, a CSV or TSV sheet with a column &quot;name&quot;, or JSON lines.</source>
        <translation>每行一个键名的文本、含“name”列的 CSV 或 TSV 表格，或 JSON Lines。</translation>
    </message>
    <message>
        <source>Lists of names (*.txt *.csv *.tsv *.jsonl);;All files (*)</source>
        <translation>键名列表 (*.txt *.csv *.tsv *.jsonl);;所有文件 (*)</translation>
    </message>
    <message>
        <source>List of names</source>
        <translation>键名列表</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Browse …</source>
        <translation>浏览(&amp;B)…</translation>
    </message>
    <message>
        <source>Choose a file</source>
        <translation>选择文件</translation>
    </message>
</context>
<context>
    <name>colonnade::OverviewPage</name>
    <message>
        <source>How much there is, what is wrong and what to do next will be here.
Open a server, a dump file, a list of names or the demo.</source>
        <translation>这里会显示数据有多少、哪里有问题、接下来做什么。
请打开服务器、dump 文件、键名列表或演示数据。</translation>
    </message>
    <message>
        <source>What to do next</source>
        <translation>接下来做什么</translation>
    </message>
    <message>
        <source>What there is</source>
        <translation>有什么</translation>
    </message>
    <message>
        <source>What is wrong</source>
        <translation>哪里有问题</translation>
    </message>
    <message numerus="yes">
        <source>keys</source>
        <comment>caption below a number</comment>
        <translation>
            <numerusform>个键</numerusform>
        </translation>
    </message>
    <message>
        <source>of memory</source>
        <translation>内存</translation>
    </message>
    <message>
        <source>of values</source>
        <translation>值的大小</translation>
    </message>
    <message>
        <source>per key</source>
        <translation>平均每键</translation>
    </message>
    <message>
        <source>%1 of %2 keys expire.</source>
        <translation>%2 个键中有 %1 个会过期。</translation>
    </message>
    <message>
        <source>expire</source>
        <extracomment>Caption below a share: so many of the keys have a TTL</extracomment>
        <translation>会过期</translation>
    </message>
    <message>
        <source>These keys hold %1.</source>
        <translation>这些键占用 %1。</translation>
    </message>
    <message>
        <source>Nothing: no rule that could be checked is broken here.</source>
        <translation>没有问题：能检查的规则都没有违反。</translation>
    </message>
    <message>
        <source>The rules are checked when all keys are read.</source>
        <translation>读完所有键后检查规则。</translation>
    </message>
    <message numerus="yes">
        <source>Split %1 (%2), the biggest of %3 keys over the limit</source>
        <translation>
            <numerusform>拆分 %1（%2）：%3 个超限的键中最大的一个</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Mend “%1”: %2 keys or groups</source>
        <translation>
            <numerusform>修正“%1”：%2 个键或键组</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gather strings into hashes in %1 groups, which saves about %2</source>
        <translation>
            <numerusform>把 %1 组 string 合并为 hash，约省 %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gather strings into hashes in %1 groups</source>
        <translation>
            <numerusform>把 %1 组 string 合并为 hash</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Give %1 keys a TTL, or name them permanent in the profile</source>
        <translation>
            <numerusform>给 %1 个键设置 TTL，或在规则集中列为永久</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Look into %1: its %2 keys hold %3</source>
        <translation>
            <numerusform>查看 %1：其中 %2 个键占用 %3</numerusform>
        </translation>
    </message>
    <message>
        <source>Type %1</source>
        <extracomment>Title of a list of keys that have this type</extracomment>
        <translation>类型 %1</translation>
    </message>
</context>
<context>
    <name>colonnade::ParameterEditor</name>
    <message>
        <source>One pattern a line, e.g. config:*</source>
        <translation>每行一个模式，例如 config:*</translation>
    </message>
    <message>
        <source>One template a line, e.g. {business}:{entity}:{id}[:{field}]</source>
        <translation>每行一个模板，例如 {business}:{entity}:{id}[:{field}]</translation>
    </message>
    <message>
        <source>One business a line, e.g. cx = Car insurance</source>
        <translation>每行一个业务，例如 cx = 车险</translation>
    </message>
    <message>
        <source>One pattern with its seconds a line, e.g. lock:* = 30</source>
        <translation>每行一个模式及其秒数，例如 lock:* = 30</translation>
    </message>
    <message>
        <source>One a line</source>
        <translation>每行一个</translation>
    </message>
    <message>
        <source>An item of this list does not fit in a line: edit it in the JSON.</source>
        <translation>列表中有一项无法放在一行里：请在 JSON 中编辑。</translation>
    </message>
</context>
<context>
    <name>colonnade::PatternModel</name>
    <message>
        <source>Pattern</source>
        <translation>模式</translation>
    </message>
    <message>
        <source>Names that differ only in their ids; * stands for an id</source>
        <translation>只有 id 不同的键名；* 代表 id</translation>
    </message>
    <message>
        <source>%1

Folded because of:
%2</source>
        <extracomment>%1 is a pattern, %2 are lines that say which parts of an example are ids, and why</extracomment>
        <translation>%1

折叠原因：
%2</translation>
    </message>
</context>
<context>
    <name>colonnade::ProfileComparisonModel</name>
    <message>
        <source>Whole profile</source>
        <translation>整个规则集</translation>
    </message>
    <message>
        <source>Between levels</source>
        <translation>层级之间</translation>
    </message>
    <message>
        <source>Checked</source>
        <translation>是否检查</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>级别</translation>
    </message>
    <message>
        <source>on</source>
        <translation>开</translation>
    </message>
    <message>
        <source>off</source>
        <translation>关</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Always an id</source>
        <translation>始终是 ID</translation>
    </message>
    <message>
        <source>Never an id</source>
        <translation>从不是 ID</translation>
    </message>
</context>
<context>
    <name>colonnade::ProfileComparisonView</name>
    <message>
        <source>Differences</source>
        <translation>差异</translation>
    </message>
    <message>
        <source>Compare &amp;with:</source>
        <translation>对比对象(&amp;W)：</translation>
    </message>
    <message>
        <source>Show the settings of this rule</source>
        <translation>显示这条规则的设置</translation>
    </message>
    <message>
        <source>Both say the same.</source>
        <translation>两者完全相同。</translation>
    </message>
    <message numerus="yes">
        <source>%1 settings differ.</source>
        <translation>
            <numerusform>有 %1 项设置不同。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>colonnade::ProfileEditor</name>
    <message>
        <source>Profiles (*.json);;All files (*)</source>
        <translation>规则集 (*.json);;所有文件 (*)</translation>
    </message>
    <message>
        <source>&amp;Copy …</source>
        <translation>复制(&amp;C)…</translation>
    </message>
    <message>
        <source>E&amp;xport …</source>
        <translation>导出(&amp;X)…</translation>
    </message>
    <message>
        <source>&amp;Delete …</source>
        <translation>删除(&amp;D)…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Rul&amp;es</source>
        <translation>规则(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;JSON</source>
        <translation>JSON 文本(&amp;J)</translation>
    </message>
    <message>
        <source>Co&amp;mpare</source>
        <translation>对比(&amp;M)</translation>
    </message>
    <message>
        <source>P&amp;rofile:</source>
        <translation>规则集(&amp;R)：</translation>
    </message>
    <message>
        <source>Save this profile under another id and go on with that one</source>
        <translation>以另一个 id 保存这个规则集，并继续编辑新的那个</translation>
    </message>
    <message>
        <source>Write this profile to a file, to share it</source>
        <translation>把这个规则集写入文件，以便分享</translation>
    </message>
    <message>
        <source>%1 (has an error)</source>
        <extracomment>a profile of one&apos;s own that has an error in it</extracomment>
        <translation>%1（有错误）</translation>
    </message>
    <message>
        <source>The JSON has an error. Until it is mended, nothing else can be changed.</source>
        <translation>JSON 有错误。改正之前，其他内容都不能修改。</translation>
    </message>
    <message>
        <source>“%1” is the id of a built-in profile; choose another one in the JSON.</source>
        <translation>“%1”是内置规则集的 id，请在 JSON 中另选一个。</translation>
    </message>
    <message>
        <source>Save and &amp;use</source>
        <translation>保存并使用(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Use</source>
        <translation>使用(&amp;U)</translation>
    </message>
    <message>
        <source>Hold what is open against this profile</source>
        <translation>按这个规则集检查已打开的内容</translation>
    </message>
    <message>
        <source>Profile %1[*]</source>
        <translation>规则集 %1[*]</translation>
    </message>
    <message>
        <source>Import a profile</source>
        <translation>导入规则集</translation>
    </message>
    <message>
        <source>Export the profile</source>
        <translation>导出规则集</translation>
    </message>
    <message>
        <source>Delete the profile</source>
        <translation>删除规则集</translation>
    </message>
    <message>
        <source>Delete %1? Its file is removed, and what is open is held against the recommended profile if it is in use.</source>
        <translation>要删除 %1 吗？它的文件会被移除；如果正在使用，已打开的内容将改按 recommended 规则集检查。</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>未保存的修改</translation>
    </message>
    <message>
        <source>The changes to the profile %1 are not saved.</source>
        <translation>对规则集 %1 的修改尚未保存。</translation>
    </message>
    <message>
        <source>&amp;Ids</source>
        <translation>ID 段(&amp;I)</translation>
    </message>
    <message>
        <source>Imp&amp;ort …</source>
        <translation>导入(&amp;O)…</translation>
    </message>
</context>
<context>
    <name>colonnade::ProfileIdDialog</name>
    <message>
        <source>A profile needs an id.</source>
        <translation>规则集需要一个 id。</translation>
    </message>
    <message>
        <source>This is a built-in profile, which stays as it is. Choose another id.</source>
        <translation>这是内置规则集，不会改变。请另选一个 id。</translation>
    </message>
    <message>
        <source>Use letters, digits, - _ and . only, and not too many; the first one a letter or a digit.</source>
        <translation>只能使用字母、数字、- _ 和 .，不宜过长；首字符须为字母或数字。</translation>
    </message>
    <message>
        <source>Save the profile</source>
        <translation>保存规则集</translation>
    </message>
    <message>
        <source>&amp;Id of the profile, e.g. the name of your team:</source>
        <translation>规则集的 id，例如团队的名称(&amp;I)：</translation>
    </message>
    <message>
        <source>You have a profile of this id; it will be replaced.</source>
        <translation>您已有一个同名的规则集，它将被替换。</translation>
    </message>
</context>
<context>
    <name>colonnade::ProfileIdsView</name>
    <message>
        <source>An id tells one thing from others of its kind: an order number, a date, a UUID. Ids are recognised by their looks and fold to * in patterns. Where looks deceive, say so here, one place a line: the levels of a name down to the part that is meant, with * for ids and for whatever differs.</source>
        <translation>ID 用来区分同类事物，例如订单号、日期或 UUID。程序按外观识别 ID，并在模式中折叠为 *。识别有误时请在此指定，每行一个位置：从第一级写到所指的那一级，ID 和可变的部分写作 *。</translation>
    </message>
    <message>
        <source>&amp;Always an id</source>
        <translation>始终是 ID(&amp;A)</translation>
    </message>
    <message>
        <source>Words that are ids: names of tenants, countries, users.</source>
        <translation>看似普通单词、实为 ID 的部分：租户名、国家、用户名等。</translation>
    </message>
    <message>
        <source>&amp;Never an id</source>
        <translation>从不是 ID(&amp;N)</translation>
    </message>
    <message>
        <source>Looks like an id and is a word. Counts where both match.</source>
        <translation>看似 ID、实为普通单词的部分。两边都匹配时以此为准。</translation>
    </message>
</context>
<context>
    <name>colonnade::ProfileJsonView</name>
    <message>
        <source>&amp;Go to the line</source>
        <translation>转到该行(&amp;G)</translation>
    </message>
    <message>
        <source>Profile as JSON</source>
        <translation>JSON 格式的规则集</translation>
    </message>
    <message>
        <source>This profile can be used as it is.</source>
        <translation>这个规则集可以直接使用。</translation>
    </message>
</context>
<context>
    <name>colonnade::ProfileRulesModel</name>
    <message>
        <source>Names</source>
        <translation>键名</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>键</translation>
    </message>
    <message>
        <source>Namespaces and keyspace</source>
        <translation>命名空间与整个键空间</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>服务器</translation>
    </message>
    <message>
        <source>%1 (%2 of %3 on)</source>
        <extracomment>a group of rules; how many of them are on</extracomment>
        <translation>%1（%3 条中开启 %2 条）</translation>
    </message>
    <message>
        <source>Findings under this profile, and under the profile in use where that is another number</source>
        <translation>这个规则集下的问题数；与正在使用的规则集不同时一并列出后者</translation>
    </message>
    <message>
        <source>%1 (was %2)</source>
        <extracomment>how many findings there would be, and how many there are now</extracomment>
        <translation>%1（原为 %2）</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>级别</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>问题</translation>
    </message>
</context>
<context>
    <name>colonnade::ProfileRulesView</name>
    <message>
        <source>Rules of the profile</source>
        <translation>规则集中的规则</translation>
    </message>
    <message>
        <source>&amp;Levels of a name are separated by:</source>
        <translation>键名层级之间的分隔符(&amp;L)：</translation>
    </message>
    <message>
        <source>Nothing is open. With an open source, this list counts what each rule finds in it.</source>
        <translation>没有打开任何内容。打开后，这里会列出每条规则发现的问题数。</translation>
    </message>
    <message>
        <source>Not counted: this profile is not possible yet.</source>
        <translation>未计数：这个规则集尚不成立。</translation>
    </message>
    <message>
        <source>Counting …</source>
        <translation>正在计数…</translation>
    </message>
    <message numerus="yes">
        <source>%1 findings in the open source, %2 under the profile in use (%3).</source>
        <translation>
            <numerusform>已打开的内容中有 %1 个问题；在正在使用的规则集（%3）下为 %2 个。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 findings in the open source.</source>
        <translation>
            <numerusform>已打开的内容中有 %1 个问题。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>colonnade::RuleExplanation</name>
    <message>
        <source>Explanation of the rule</source>
        <translation>规则说明</translation>
    </message>
    <message>
        <source>Change what this rule checks …</source>
        <translation>修改这条规则的检查内容…</translation>
    </message>
</context>
<context>
    <name>colonnade::RuleSettingsForm</name>
    <message>
        <source>Chec&amp;k this rule</source>
        <translation>检查这条规则(&amp;K)</translation>
    </message>
    <message>
        <source>Severi&amp;ty:</source>
        <translation>级别(&amp;T)：</translation>
    </message>
    <message>
        <source>%1:</source>
        <extracomment>the name of a setting, before its field</extracomment>
        <translation>%1：</translation>
    </message>
    <message>
        <source>Where guidelines disagree</source>
        <translation>各家规范的分歧</translation>
    </message>
</context>
<context>
    <name>colonnade::ServerForm</name>
    <message>
        <source>Encrypt with TLS</source>
        <translation>用 TLS 加密</translation>
    </message>
    <message>
        <source>Host and port</source>
        <translation>主机和端口</translation>
    </message>
    <message>
        <source>Unix socket</source>
        <translation>Unix 套接字</translation>
    </message>
    <message>
        <source>URL</source>
        <translation>URL</translation>
    </message>
    <message>
        <source>the default user</source>
        <translation>默认用户</translation>
    </message>
    <message>
        <source>none; never stored</source>
        <translation>无；不会保存</translation>
    </message>
    <message>
        <source>One database</source>
        <translation>一个数据库</translation>
    </message>
    <message>
        <source>All databases</source>
        <translation>所有数据库</translation>
    </message>
    <message>
        <source>Number of the database</source>
        <translation>数据库编号</translation>
    </message>
    <message>
        <source>Connect &amp;by</source>
        <translation>连接方式(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Host</source>
        <translation>主机(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Port</source>
        <translation>端口(&amp;P)</translation>
    </message>
    <message>
        <source>Soc&amp;ket</source>
        <translation>套接字(&amp;K)</translation>
    </message>
    <message>
        <source>U&amp;RL</source>
        <translation>URL(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;User</source>
        <translation>用户(&amp;U)</translation>
    </message>
    <message>
        <source>Pass&amp;word</source>
        <translation>密码(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Database</source>
        <translation>数据库(&amp;D)</translation>
    </message>
    <message>
        <source>As the URL says</source>
        <translation>以 URL 为准</translation>
    </message>
    <message>
        <source>&amp;Sample values</source>
        <translation>对值取样(&amp;S)</translation>
    </message>
    <message>
        <source>Reads the first 4 KiB of up to 64 values of each pattern, to see how they are written and how well they compress. Leave it off where values are secret, or on a busy server.</source>
        <translation>每个模式最多读取 64 个值的前 4 KiB，看它们以什么格式写成、压缩效果如何。值涉及机密或服务器繁忙时请勿开启。</translation>
    </message>
    <message>
        <source>Produ&amp;ction server</source>
        <translation>生产服务器(&amp;C)</translation>
    </message>
    <message>
        <source>Wa&amp;tch commands for 10 seconds</source>
        <translation>观察命令 10 秒(&amp;T)</translation>
    </message>
    <message>
        <source>Reads at half the pace, and samples nothing unless you ask for it each time.</source>
        <translation>以一半的速度读取；除非每次都明确要求，否则不采样。</translation>
    </message>
    <message>
        <source>Finds the hottest keys with MONITOR before the scan. The server then sends every command to us as well, which slows a busy one down.</source>
        <translation>扫描前用 MONITOR 找出最热的键。服务器要把每条命令也发给我们一份，繁忙的服务器会因此变慢。</translation>
    </message>
</context>
<context>
    <name>colonnade::ServerPage</name>
    <message>
        <source>Commands</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Slow log</source>
        <translation>慢日志</translation>
    </message>
    <message>
        <source>Databases</source>
        <translation>数据库</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>No rule of this profile has anything to say to this server.</source>
        <translation>这个规则集中没有规则对这台服务器提出意见。</translation>
    </message>
    <message>
        <source>Copy the line</source>
        <translation>复制这一行</translation>
    </message>
    <message>
        <source>Copies what would change the server. Colonnade never runs it.</source>
        <translation>复制能改变服务器的命令。Colonnade 从不执行它。</translation>
    </message>
    <message>
        <source>What the rules say to the server</source>
        <translation>规则对服务器的意见</translation>
    </message>
    <message>
        <source>What the rules say</source>
        <translation>规则的意见</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>This source is no running server, so there is nothing to say about one.
Open a server to see its memory, commands, slow log and settings here.</source>
        <translation>此数据源不是运行中的服务器，因此这里没有内容。
打开一台服务器，即可查看它的内存、命令、慢日志和设置。</translation>
    </message>
    <message>
        <source>What a server says of itself, and what that means, will be here.
Open a server.</source>
        <translation>服务器自报的信息及其含义会显示在这里。
请打开一台服务器。</translation>
    </message>
    <message>
        <source>The server has counted no commands yet.</source>
        <translation>服务器尚未统计到任何命令。</translation>
    </message>
    <message>
        <source>No command has been slow enough for the slow log.</source>
        <translation>还没有命令慢到被慢日志记录。</translation>
    </message>
    <message>
        <source>No database holds a key.</source>
        <translation>没有数据库存有键。</translation>
    </message>
    <message>
        <source>The server tells none of the settings that matter here.</source>
        <translation>服务器没有提供这里所需的设置。</translation>
    </message>
</context>
<context>
    <name>colonnade::SizesPage</name>
    <message>
        <source>&amp;Measure:</source>
        <extracomment>What the histogram shows: memory, elements …</extracomment>
        <translation>度量(&amp;M)：</translation>
    </message>
    <message>
        <source>Sizes of the keys will be here.
This source does not tell this size for any key here: choose another measure, or open a server or a dump file.</source>
        <translation>这里会显示键的大小分布。
此数据源没有提供这里任何键的这项大小：请换一种度量，或打开服务器或 dump 文件。</translation>
    </message>
</context>
<context>
    <name>colonnade::StartPage</name>
    <message>
        <source>See how the keys and values of a Redis or Valkey database are built, what breaks the rules, and what it costs.</source>
        <translation>看清 Redis 或 Valkey 数据库中的键和值如何构成、哪里违反规则、代价多大。</translation>
    </message>
    <message>
        <source>Open the &amp;demo</source>
        <translation>打开演示数据(&amp;D)</translation>
    </message>
    <message>
        <source>Some 20,000 keys of an online shop, with everything there is to find</source>
        <translation>一家网店的约 20,000 个键，各种问题都有</translation>
    </message>
    <message>
        <source>Start the practice &amp;sandbox</source>
        <translation>启动练习环境(&amp;S)</translation>
    </message>
    <message>
        <source>A private server filled with the demo; it ends with this program</source>
        <translation>装入演示数据的私有服务器；随本程序一起结束</translation>
    </message>
    <message>
        <source>&amp;Connect to a server …</source>
        <translation>连接服务器(&amp;C)…</translation>
    </message>
    <message>
        <source>Read-only: nothing on it is changed</source>
        <translation>只读：不改动服务器上的任何内容</translation>
    </message>
    <message>
        <source>Open a dump &amp;file …</source>
        <translation>打开 dump 文件(&amp;F)…</translation>
    </message>
    <message>
        <source>dump.rdb, also compressed; needs no server</source>
        <translation>dump.rdb，压缩过的也可以；不需要服务器</translation>
    </message>
    <message>
        <source>Open a &amp;list of names …</source>
        <translation>打开键名列表(&amp;L)…</translation>
    </message>
    <message>
        <source>Text, CSV or JSON lines: check names before they exist</source>
        <translation>文本、CSV 或 JSON Lines：键还没建，先查键名</translation>
    </message>
    <message>
        <source>Opened lately</source>
        <translation>最近打开</translation>
    </message>
</context>
<context>
    <name>colonnade::StatusLine</name>
    <message>
        <source>read-only</source>
        <translation>只读</translation>
    </message>
    <message>
        <source>Nothing can be written: write commands never leave this program.</source>
        <translation>不会写入任何内容：本程序从不发出写命令。</translation>
    </message>
    <message>
        <source>Progress of the scan</source>
        <translation>扫描进度</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>how much was read, in what time</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>memory: exact</source>
        <translation>内存：准确</translation>
    </message>
    <message>
        <source>memory: exact, measured by %1</source>
        <translation>内存：准确，由 %1 实测</translation>
    </message>
    <message>
        <source>memory: estimated</source>
        <translation>内存：估算</translation>
    </message>
    <message>
        <source>memory: estimated for %1</source>
        <translation>内存：按 %1 估算</translation>
    </message>
    <message>
        <source>memory: not known</source>
        <translation>内存：未知</translation>
    </message>
    <message>
        <source>Opening …</source>
        <translation>正在打开…</translation>
    </message>
    <message>
        <source>%1 of %2 keys</source>
        <translation>%1 / %2 个键</translation>
    </message>
    <message numerus="yes">
        <source>%1 keys</source>
        <translation>
            <numerusform>%1 个键</numerusform>
        </translation>
    </message>
    <message>
        <source>checking the rules</source>
        <translation>正在检查规则</translation>
    </message>
    <message>
        <source>%1 keys/s</source>
        <translation>%1 个键/秒</translation>
    </message>
    <message>
        <source>%1 left</source>
        <comment>time</comment>
        <translation>剩余 %1</translation>
    </message>
    <message>
        <source>Paused · %1</source>
        <translation>已暂停 · %1</translation>
    </message>
</context>
<context>
    <name>colonnade::TreePanel</name>
    <message>
        <source>Folders of the key names</source>
        <translation>键名的目录</translation>
    </message>
    <message>
        <source>Patterns of the key names</source>
        <translation>键名的模式</translation>
    </message>
    <message>
        <source>Folders</source>
        <translation>目录</translation>
    </message>
    <message>
        <source>Patterns</source>
        <translation>模式</translation>
    </message>
</context>
<context>
    <name>colonnade::TypeBars</name>
    <message>
        <source>List these keys</source>
        <translation>列出这些键</translation>
    </message>
    <message numerus="yes">
        <source>%1 keys</source>
        <translation>
            <numerusform>%1 个键</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>colonnade::ValueModel</name>
    <message>
        <source>Index</source>
        <extracomment>Position of an element in a list</extracomment>
        <translation>下标</translation>
    </message>
    <message>
        <source>Entry</source>
        <extracomment>Id of an entry of a stream</extracomment>
        <translation>条目</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>字段</translation>
    </message>
    <message>
        <source>Member</source>
        <extracomment>Member of a set</extracomment>
        <translation>成员</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>分数</translation>
    </message>
    <message>
        <source>Expires</source>
        <extracomment>When a field of a hash expires</extracomment>
        <translation>过期</translation>
    </message>
    <message>
        <source>Fields</source>
        <translation>字段</translation>
    </message>
</context>
<context>
    <name>colonnade::ValueView</name>
    <message>
        <source>Plain text</source>
        <translation>纯文本</translation>
    </message>
    <message>
        <source>Hex</source>
        <extracomment>Bytes in hexadecimal</extracomment>
        <translation>十六进制</translation>
    </message>
    <message>
        <source>Show more</source>
        <translation>显示更多</translation>
    </message>
    <message>
        <source>Format of the value</source>
        <translation>值的格式</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>Automatic (%1)</source>
        <extracomment>Format chosen by the program; %1 is what it found</extracomment>
        <translation>自动（%1）</translation>
    </message>
    <message>
        <source>The first %1 are shown.</source>
        <translation>只显示前 %1。</translation>
    </message>
</context>
<context>
    <name>colonnade::ViolationsPage</name>
    <message>
        <source>Show or hide findings of this severity</source>
        <translation>显示或隐藏此级别的问题</translation>
    </message>
    <message>
        <source>Filter by name</source>
        <translation>按键名筛选</translation>
    </message>
    <message>
        <source>No rule that could be checked is broken here.</source>
        <translation>能检查的规则在这里都没有违反。</translation>
    </message>
    <message>
        <source>Broken rules will be here, the worst first.
Open a server, a dump file, a list of names or the demo.</source>
        <translation>这里会显示违反的规则，最严重的在前。
请打开服务器、dump 文件、键名列表或演示数据。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A severity and how many findings have it</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Groups of findings</source>
        <translation>问题分组</translation>
    </message>
    <message>
        <source>&amp;Group by</source>
        <translation>分组方式(&amp;G)</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Namespace</source>
        <translation>命名空间</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>模式</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>级别</translation>
    </message>
    <message>
        <source>Show or hide muted findings; they are not counted among the others</source>
        <translation>显示或隐藏已静默的问题；它们不计入其他问题</translation>
    </message>
    <message>
        <source>Group by</source>
        <translation>分组方式</translation>
    </message>
    <message>
        <source>Filter by a part of the name</source>
        <translation>按名称的一部分筛选</translation>
    </message>
    <message>
        <source>Nothing of that name breaks a rule here.</source>
        <translation>这里没有违反规则的同名键。</translation>
    </message>
    <message>
        <source>Muted: %1</source>
        <extracomment>How many findings are muted</extracomment>
        <translation>已静默：%1</translation>
    </message>
</context>
</TS>
