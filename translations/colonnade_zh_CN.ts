<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en_US">
<context>
    <name>ErrorWords</name>
    <message>
        <source>Could not open %1: there is no such file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check the path and its spelling.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Could not open %1: no permission to read it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask its owner for read permission, or copy it to a place of your own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Could not open %1: it is a folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name a file in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to read in %1: it is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make the file again; a dump that is still being written is empty at first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Could not read %1: the system reported a failure.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check the disk or the network share, then try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Could not write %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check that the folder exists, that you may write there, and that the disk has room.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Could not read %1: it is neither a dump nor a list of key names.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give a dump (.rdb), a text file with one key name a line, CSV, TSV or JSON lines.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Could not read %1: this version does not read its format.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try a newer version of Colonnade, or another kind of source.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Could not read all of %1: it ends in the middle.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The copy is probably incomplete: compare the sizes and copy it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Could not read all of %1: its content is damaged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy it again, or let the server write a new one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The checksum of %1 is wrong: it changed after it was written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do not trust single values; copy the file again, or let the server write a new one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Could not read all of %1: it announces a size that cannot be real.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is probably damaged: copy it again, or let the server write a new one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Could not understand the address %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write it like redis://host:6379/0, rediss://host:6380 or unix:///path/to.sock.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Could not understand %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See --help for what is possible.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Could not use the profile %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct it, or choose one of the built-in profiles.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Could not understand the key name %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After a backslash write another one, or x and two hexadecimal digits: \xFF.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Could not read %1: a column is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first line must name the columns, and one of them must be &quot;name&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Could not connect to %1: no such host.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check the name, the name service and the VPN.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Could not connect to %1: nobody answers there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check that the server runs, that the port is right and that no firewall is in between.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The connection to %1 broke.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check that the server still runs, then try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 did not answer in time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server may be busy with a slow command: try again, or at a slower pace.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Could not set up an encrypted connection to %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check that the port speaks TLS, and the certificates and the host name in them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Could not log in to %1: the server asks for a password.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give a password, and a user name if the server has users.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Could not log in to %1: the server refused the user name or the password.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check both; the server&apos;s ACL list names its users.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server did not permit %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask for the permission in the ACL of this user, or log in as another one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Could not select the database of %1: the server has none of that number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a smaller number; a cluster has database 0 only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is still loading its data.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wait until it has finished, then try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 answered with an error.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server&apos;s log may say more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What answers at %1 does not speak the Redis protocol.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check the port; a port that expects TLS needs an address that starts with rediss://.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was not sent: this connection is read-only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was changed on the server.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key %1 does not exist.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It may have expired or been deleted; it may also be in another database.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key %1 holds another type than expected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was probably replaced meanwhile: read the source again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no such thing to show.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Values need a server, a dump or the demo.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The encoding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The number of elements</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The size of values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The memory of keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The expiry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The idle time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The access frequency</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(no name)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The place is byte %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The place is line %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The reason: %1.</source>
        <extracomment>%1 is the reason as the system, the server or a parser words it</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not part of this kind of source.</source>
        <extracomment>%1 is a phrase like &quot;The idle time&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not known: this user may not run %2.</source>
        <extracomment>%1 is a phrase like &quot;The idle time&quot;, %2 a command</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not known: the server has no %2 command.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not known: the server counts accesses instead (LFU policy).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not known: the server counts accesses under an LFU policy only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not recorded in this dump.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 keys</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 keys</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1, complete</source>
        <extracomment>%1 is a phrase like &quot;12,000 of 50,000 keys&quot;, in this and the next three</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>partial: cancelled after %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>partial: cut off after %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>partial: limited to %1</source>
        <translation type="unfinished"></translation>
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
        <translation>%1 %</translation>
    </message>
    <message>
        <source>&lt; %1 %</source>
        <translation>&lt; %1 %</translation>
    </message>
    <message>
        <source>&gt; %1 %</source>
        <translation>&gt; %1 %</translation>
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
</TS>
