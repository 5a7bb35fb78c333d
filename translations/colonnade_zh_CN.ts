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
</context>
<context>
    <name>AnalyzeCommand</name>
    <message>
        <source>Reads all keys of a source and shows sizes, namespaces and broken design rules.

SOURCE is a server (redis://[user[:password]@]host[:port][/db], rediss://… over TLS, unix:///path/to.sock), a dump (dump.rdb, .rdb.gz, .rdb.zst), a list of names (text, CSV, TSV, JSON lines), - (names on standard input) or demo: (the built-in demo).</source>
        <translation>读取数据源的所有键，显示大小、命名空间和违反的设计规则。

SOURCE 可以是服务器（redis://[user[:password]@]host[:port][/db]、用 TLS 的 rediss://…、unix:///path/to.sock）、dump 文件（dump.rdb、.rdb.gz、.rdb.zst）、键名列表（文本、CSV、TSV、JSON Lines）、-（从标准输入读键名）或 demo:（内置演示数据）。</translation>
    </message>
    <message>
        <source>Format of the result: text, json or csv (one row for each key).</source>
        <translation>结果的格式：text、json 或 csv（每个键一行）。</translation>
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
        <source>This version does not write %1 yet.</source>
        <translation>当前版本还不能输出 %1。</translation>
    </message>
    <message>
        <source>The separator is empty.</source>
        <translation>分隔符为空。</translation>
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
        <source>This version does not know --%1 yet.</source>
        <translation>当前版本还不支持 --%1。</translation>
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
        <source>This version does not know the command %1 yet.</source>
        <translation>当前版本还不支持命令 %1。</translation>
    </message>
    <message>
        <source>There is no command “%1”.</source>
        <translation>没有命令“%1”。</translation>
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
        <source>Format of the result: text, or json (one object for each name).</source>
        <translation>结果的格式：text，或 json（每个键名一个对象）。</translation>
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
    <name>RuleWords</name>
    <message>
        <source>Key name does not start with a letter</source>
        <translation>键名不以字母开头</translation>
    </message>
    <message>
        <source>A name that starts with a digit or a sign is easily taken for a number, an option or a mistake by scripts and by people, and it is sorted away from its relatives. Start every name with the short name of the business that it belongs to.</source>
        <translation>以数字或符号开头的键名，脚本和人都容易把它当成数字、命令选项或笔误，排序时也会离开同类的键。键名一律以所属业务的简称开头。</translation>
    </message>
    <message>
        <source>Key name contains an unusual character</source>
        <translation>键名含有不常用的字符</translation>
    </message>
    <message>
        <source>Anything but letters, digits, `|`, `_`, `.` and `:` has to be quoted or escaped in shells, scripts and log filters, and every tool does that in its own way. Keep to that set. Guidelines disagree about the hyphen: some leave it out, one uses it in its own examples; the profile decides.</source>
        <translation>字母、数字、`|`、`_`、`.`、`:` 以外的字符，在 shell、脚本和日志过滤中都要加引号或转义，而且各个工具的做法不同。请只用这些字符。对连字符各规范说法不一：有的不收，有的在自己的示例里就用；以规则集为准。</translation>
    </message>
    <message>
        <source>Key name contains a forbidden character</source>
        <translation>键名含有禁用的字符</translation>
    </message>
    <message>
        <source>`*`, `?`, `[`, `]` and `\` are wildcards for `SCAN`, `KEYS` and access rules: a pattern made from such a name also matches other keys, and a clean-up then deletes too much. Blanks, quotes and control characters break command lines and logs; braces change where a cluster puts the key. Leave these characters out, and give an id a level of its own.</source>
        <translation>`*`、`?`、`[`、`]` 和 `\` 在 `SCAN`、`KEYS` 和 ACL 规则中是通配符：用这样的键名作模式会匹配到别的键，清理时就会误删。空格、引号和控制字符会破坏命令行和日志；花括号会改变键在集群中的位置。请去掉这些字符，并让 id 单独占一个层级。</translation>
    </message>
    <message>
        <source>Key name uses a hash tag</source>
        <translation>键名使用了 hash tag</translation>
    </message>
    <message>
        <source>A cluster places a key by the text between its first `{` and the next `}`. All keys with one tag share a slot, so they can be used together, but they also fill and load one node together. Guidelines disagree: some forbid braces, one recommends them for keys that belong together. The recommended profile accepts a tag on a cluster and warns elsewhere; braces that are empty or do not pair are always wrong. Tag only keys that one transaction or script must change together.</source>
        <translation>集群按键名中第一个 `{` 与其后第一个 `}` 之间的内容决定键的位置。hash tag 相同的键在同一个 slot，可以一起操作，但也会一起占满、压垮同一个节点。各规范说法不一：有的禁用花括号，有的建议相关的键使用。推荐规则集在集群上允许，在其他环境给出警告；花括号为空或不成对一律算错。只给必须在同一事务或脚本中一起修改的键加 hash tag。</translation>
    </message>
    <message>
        <source>Key name contains non-ASCII characters</source>
        <translation>键名含有非 ASCII 字符</translation>
    </message>
    <message>
        <source>In UTF-8 a Chinese character takes three bytes and an emoji four, in every key that has it; in any other encoding the name is not text at all for most clients. Such names are hard to type and often shown escaped. Use English words or agreed abbreviations in the name, and keep the text in the value.</source>
        <translation>在 UTF-8 中，一个汉字占三个字节，一个 emoji 占四个，每个键都要付出这份开销；若是其他编码，多数客户端根本不把它当文本。这样的键名不便输入，还常常显示成转义。键名请用英文单词或约定的缩写，文字内容放在值里。</translation>
    </message>
    <message>
        <source>Key name has no namespace</source>
        <translation>键名没有命名空间</translation>
    </message>
    <message>
        <source>Without a separator nobody can tell whose key it is: it stands among all others, neither access rules nor a clean-up can take it together with its relatives, and another team may choose the same word. Put the business and the module in front, with `:` between levels.</source>
        <translation>没有分隔符，就看不出这个键归谁：它与所有的键混在一起，ACL 规则和清理都无法把它与同类的键一并处理，别的团队也可能用上同一个词。请在前面加上业务和模块，层级之间用 `:` 分隔。</translation>
    </message>
    <message>
        <source>Levels are not separated by a colon</source>
        <translation>层级之间没有用冒号分隔</translation>
    </message>
    <message>
        <source>Tools group keys at `:`. Where `_`, `-`, `/` or `.` does that work, trees, statistics and access rules see one long word, and every id becomes a name of its own. Guidelines disagree about `_`: for one it is the second choice, for others not allowed. Mixed with `:` it is worse, since the levels then depend on who reads the name. Use `:` between levels and `.` between the words of one level.</source>
        <translation>工具按 `:` 给键分组。若用 `_`、`-`、`/` 或 `.` 代替，树、统计和 ACL 规则看到的就是一个长单词，每个 id 都成了独立的名字。对 `_` 各规范说法不一：有的列为次选，有的不允许。与 `:` 混用更糟，层级怎么分就要看由谁来读。层级之间请用 `:`，同一层级内的单词之间用 `.`。</translation>
    </message>
    <message>
        <source>Words inside a level are not joined by a dot</source>
        <translation>层级内的单词没有用点号连接</translation>
    </message>
    <message>
        <source>`_`, `-` and camelCase beside each other give one name several spellings, and whoever guesses the wrong one finds nothing. It costs the server nothing, so it is only a hint. Choose one way to join words; the guidelines join them with `.`.</source>
        <translation>`_`、`-` 和驼峰并用，同一个名字就有了几种写法，猜错的人什么也查不到。这对服务器没有开销，所以只作提示。请统一一种连接方式；各规范都用 `.`。</translation>
    </message>
    <message>
        <source>Key name has an empty level</source>
        <translation>键名有空层级</translation>
    </message>
    <message>
        <source>A separator at the start, at the end or twice in a row makes a level without a name: trees show a blank folder, and soon the same key exists in both spellings. Often a variable was empty when the name was put together. Find the missing part, or drop the separator.</source>
        <translation>分隔符出现在开头、末尾或连续出现，就会产生没有名字的层级：树里显示空白目录，不久同一个键又会有两种写法。这多半是拼接键名时某个变量为空。请补上缺失的部分，或去掉多余的分隔符。</translation>
    </message>
    <message>
        <source>Type is not part of the key name</source>
        <translation>键名没有注明类型</translation>
    </message>
    <message>
        <source>Without a type word nobody can tell from the name which commands fit, and a list command on a hash only fails. Guidelines disagree about its place: at the end, second, or none. The recommended profile wants `string`, `hash`, `list`, `set`, `zset` or `stream` at the end.</source>
        <translation>没有类型词，从键名就看不出该用哪些命令，而对 hash 执行 list 命令只会报错。类型词的位置各规范说法不一：放末尾、放第二层，或不写。推荐规则集要求以 `string`、`hash`、`list`、`set`、`zset` 或 `stream` 结尾。</translation>
    </message>
    <message>
        <source>Key name says another type than the value has</source>
        <translation>键名注明的类型与值不符</translation>
    </message>
    <message>
        <source>Whoever trusts the name sends commands that fail with `WRONGTYPE`, or overwrites the value with another type. Either the name was copied from another key or the value was written by mistake. Correct the one that is wrong.</source>
        <translation>相信键名的人会遇到 `WRONGTYPE` 错误，或者用另一种类型覆盖掉原值。要么键名是从别的键抄来的，要么值写错了。请改正错的那一个。</translation>
    </message>
    <message>
        <source>Key name is too long</source>
        <translation>键名过长</translation>
    </message>
    <message>
        <source>Every key keeps its whole name in memory and every command sends and compares it: ten bytes more on ten million keys are 100 MB. Agree on abbreviations, and leave out what an earlier level has already said. Guidelines name limits of 44, 100 and 128 bytes. The 44 comes from strings of up to 44 bytes being stored in one allocation: that concerns values, not key names.</source>
        <translation>每个键都在内存中保存完整的键名，每条命令都要传输并比较它：一千万个键各多 10 字节，就是 100 MB。请约定缩写，前面的层级说过的不再重复。各规范给出的上限有 44、100 和 128 字节。其中 44 来自不超过 44 字节的 string 只需一次内存分配，这针对的是值，与键名无关。</translation>
    </message>
    <message>
        <source>Key name says the same word twice</source>
        <translation>键名中有重复的单词</translation>
    </message>
    <message>
        <source>A repeated word is kept once per key and tells nothing new: eight bytes in a million keys are 8 MB. Say the business and the table once, in a level of their own, and leave them out of the levels below.</source>
        <translation>重复的单词在每个键里都占一份，却不提供新信息：一百万个键各占 8 字节，就是 8 MB。业务和表各占一个层级，只写一次，下面的层级不再重复。</translation>
    </message>
    <message>
        <source>Key name is too short to be understood</source>
        <translation>键名过短，难以看懂</translation>
    </message>
    <message>
        <source>Levels of one letter save a few bytes, and cost hours when somebody has to find out what the key is for and whether it may be deleted. They also collide easily. Use agreed abbreviations of two letters or more, and keep the list of them where everybody looks.</source>
        <translation>单字母层级省下几个字节，但有人要弄清这个键的用途、能不能删时，就得花上几个小时；而且容易重名。请使用约定的、两个字母以上的缩写，并把缩写表放在大家都看得到的地方。</translation>
    </message>
    <message>
        <source>First level is not a registered business</source>
        <translation>第一层不是已登记的业务</translation>
    </message>
    <message>
        <source>The profile lists the businesses that use this database and who owns each; this name belongs to none of them. Nobody answers for such keys, and they may come from another system by mistake. Register the prefix with its owner in the profile, or move the keys.</source>
        <translation>规则集列出了使用此数据库的业务及其负责人，这个键名不属于其中任何一个。这样的键没有人负责，也可能是别的系统误写进来的。请在规则集中登记此前缀及其负责人，或把这些键迁走。</translation>
    </message>
    <message>
        <source>Key name fits no template of the profile</source>
        <translation>键名不符合规则集的任何模板</translation>
    </message>
    <message>
        <source>The profile says how names are built, and this one is built otherwise: code that takes names apart, access rules and statistics by level will not find it. Rename the key after the template, or add the new form to the profile if it is meant.</source>
        <translation>规则集规定了键名的构成，这个键名不符合：拆解键名的代码、ACL 规则和按层级的统计都会漏掉它。请按模板重命名；如果是有意为之，请把新的形式加入规则集。</translation>
    </message>
    <message>
        <source>Value is big</source>
        <translation>值过大</translation>
    </message>
    <message>
        <source>While a big value is read, copied or deleted, everybody else waits; it fills the network and makes one node of a cluster heavier than the others. Guidelines draw the line for strings at 10 KB, 1 MB or 10 MB; the recommended profile at 1 MB, and for collections at 10,000 elements. Split the value by meaning, time or hash, read it in pages (`HSCAN`, `LRANGE`), and remove it with `UNLINK`, never with `DEL`.</source>
        <translation>读取、复制或删除大值时，其他请求都得等待；它占满网络带宽，还会让集群中的一个节点比其他节点更重。对 string 各规范以 10 KB、1 MB 或 10 MB 为界；推荐规则集取 1 MB，集合类取 10,000 个元素。请按含义、时间或哈希值拆分，分页读取（`HSCAN`、`LRANGE`），删除用 `UNLINK`，绝不要用 `DEL`。</translation>
    </message>
    <message>
        <source>Value is larger than advised</source>
        <translation>值超过建议大小</translation>
    </message>
    <message>
        <source>It is not big yet, but commands on the whole value already take their time, and values like this one tend to grow. Split it while that is cheap, cap a collection at the newest elements, or compress a string above 10 KB.</source>
        <translation>它还不算大，但操作整个值的命令已经偏慢，而且这类值往往会继续增长。请趁成本低时拆分，集合类只保留最新的元素，超过 10 KB 的 string 可以压缩。</translation>
    </message>
    <message>
        <source>Key never expires</source>
        <translation>键永不过期</translation>
    </message>
    <message>
        <source>What nobody deletes stays for ever: keys without an expiry fill the memory until the server evicts others or refuses writes. Set an expiry that fits how fast the data changes, with some random spread so that keys do not all expire in one second. Where keys are meant to stay, add their pattern to the permanent namespaces of the profile. Guidelines disagree: one watches how long keys are idle instead.</source>
        <translation>没人删的键会一直留着：不过期的键不断占用内存，直到服务器淘汰别的键或拒绝写入。请按数据变化的快慢设置过期时间，并加一点随机量，以免所有键在同一秒过期。确实需要长期保留的键，请把它们的模式加入规则集的永久命名空间。各规范说法不一：有的改为关注键的空闲时间。</translation>
    </message>
    <message>
        <source>Strings of one object could be one hash</source>
        <translation>同一对象的多个 string 可合并为一个 hash</translation>
    </message>
    <message>
        <source>Each key costs 50 to 100 bytes beside its value: its name, an entry in the table of keys, the object. The fields of a small hash share all that, so one hash for each id needs less memory, and one command reads the whole object. The saving is predicted from the server&apos;s memory layout. A hash expires as a whole: strings with different expiries need a server that lets single fields expire, or stay apart.</source>
        <translation>每个键除了值以外，还要 50 到 100 字节：键名、键表中的一项、对象头。小 hash 的字段共用这些开销，所以每个 id 用一个 hash 更省内存，一条命令就能读出整个对象。节省量按服务器的内存布局预测。hash 整体过期：过期时间不同的 string，需要支持字段过期的服务器，否则应保持独立。</translation>
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
        <extracomment>between the parts of &quot;2 errors, 1 warning&quot;</extracomment>
        <translation>无</translation>
    </message>
    <message>
        <source>, </source>
        <translation>，</translation>
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
        <source>saves %1: %2</source>
        <extracomment>What mending a group of keys would save, then what was measured</extracomment>
        <translation>节省 %1：%2</translation>
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
    <name>colonnade::PatternModel</name>
    <message>
        <source>Pattern</source>
        <translation>模式</translation>
    </message>
    <message>
        <source>Names that differ only in their ids; * stands for an id</source>
        <translation>只有 id 不同的键名；* 代表 id</translation>
    </message>
</context>
<context>
    <name>colonnade::RuleExplanation</name>
    <message>
        <source>Explanation of the rule</source>
        <translation>规则说明</translation>
    </message>
    <message>
        <source>✗ Bad:</source>
        <extracomment>Before an example of a key name</extracomment>
        <translation>✗ 不好：</translation>
    </message>
    <message>
        <source>✓ Good:</source>
        <extracomment>Before an example of a key name</extracomment>
        <translation>✓ 好：</translation>
    </message>
</context>
<context>
    <name>colonnade::RuleModel</name>
    <message>
        <source>%1 (cannot be checked)</source>
        <extracomment>%1 is the name of a rule that lacks the facts it needs</extracomment>
        <translation>%1（无法检查）</translation>
    </message>
    <message>
        <source>Memory of the keys that break the rule</source>
        <translation>违反此规则的键占用的内存</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>内存</translation>
    </message>
    <message>
        <source>This rule needs the types of the keys, which this source does not tell.</source>
        <translation>此规则需要键的类型，而此数据源不提供。</translation>
    </message>
    <message>
        <source>This rule needs the number of elements, which this source does not tell.</source>
        <translation>此规则需要元素数量，而此数据源不提供。</translation>
    </message>
    <message>
        <source>This rule needs the size of the values, which this source does not tell.</source>
        <translation>此规则需要值的大小，而此数据源不提供。</translation>
    </message>
    <message>
        <source>This rule needs the expiry times, which this source does not tell.</source>
        <translation>此规则需要过期时间，而此数据源不提供。</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>问题</translation>
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
        <source>Broken rules</source>
        <translation>违反的规则</translation>
    </message>
    <message>
        <source>Keys that break the rule</source>
        <translation>违反此规则的键</translation>
    </message>
    <message>
        <source>Show or hide findings of this severity</source>
        <translation>显示或隐藏此级别的问题</translation>
    </message>
    <message>
        <source>Filter these keys by a part of their name</source>
        <translation>按键名的一部分筛选这些键</translation>
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
    <message numerus="yes">
        <source>%1 findings</source>
        <translation>
            <numerusform>%1 个问题</numerusform>
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
    <message>
        <source>Copy finding</source>
        <translation>复制问题</translation>
    </message>
</context>
</TS>
