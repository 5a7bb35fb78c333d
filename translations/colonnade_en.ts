<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US" sourcelanguage="en_US">
<context>
    <name>CostText</name>
    <message numerus="yes">
        <source>%1 keys less</source>
        <translation>
            <numerusform>%1 key less</numerusform>
            <numerusform>%1 keys less</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ErrorWords</name>
    <message numerus="yes">
        <source>%1 of %2 keys</source>
        <translation>
            <numerusform>%1 of %2 key</numerusform>
            <numerusform>%1 of %2 keys</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 keys</source>
        <translation>
            <numerusform>%1 key</numerusform>
            <numerusform>%1 keys</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EvidenceWords</name>
    <message numerus="yes">
        <source>%1 non-ASCII bytes</source>
        <translation>
            <numerusform>%1 non-ASCII byte</numerusform>
            <numerusform>%1 non-ASCII bytes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 characters</source>
        <translation>
            <numerusform>%1 character</numerusform>
            <numerusform>%1 characters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 levels</source>
        <translation>
            <numerusform>%1 level</numerusform>
            <numerusform>%1 levels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %1 places</source>
        <translation>
            <numerusform>in %1 place</numerusform>
            <numerusform>in %1 places</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 empty levels</source>
        <translation>
            <numerusform>%1 empty level</numerusform>
            <numerusform>%1 empty levels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 levels of one letter</source>
        <translation>
            <numerusform>%1 level of one letter</numerusform>
            <numerusform>%1 levels of one letter</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 elements</source>
        <translation>
            <numerusform>%1 element</numerusform>
            <numerusform>%1 elements</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 fields</source>
        <translation>
            <numerusform>%1 field</numerusform>
            <numerusform>%1 fields</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 ids</source>
        <translation>
            <numerusform>%1 id</numerusform>
            <numerusform>%1 ids</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 keys</source>
        <translation>
            <numerusform>%1 key</numerusform>
            <numerusform>%1 keys</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>up to %1 strings for one id</source>
        <translation>
            <numerusform>up to %1 string for one id</numerusform>
            <numerusform>up to %1 strings for one id</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 keys less</source>
        <translation>
            <numerusform>%1 key less</numerusform>
            <numerusform>%1 keys less</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 keys expire</source>
        <translation>
            <numerusform>%1 key expires</numerusform>
            <numerusform>%1 keys expire</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %1 levels</source>
        <translation>
            <numerusform>at least %1 level</numerusform>
            <numerusform>at least %1 levels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %1 letters each</source>
        <translation>
            <numerusform>at least %1 letter each</numerusform>
            <numerusform>at least %1 letters each</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at most %1 elements</source>
        <translation>
            <numerusform>at most %1 element</numerusform>
            <numerusform>at most %1 elements</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at most %1 fields</source>
        <translation>
            <numerusform>at most %1 field</numerusform>
            <numerusform>at most %1 fields</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>from %1 strings for one id</source>
        <translation>
            <numerusform>from %1 string for one id</numerusform>
            <numerusform>from %1 strings for one id</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>from %1 ids</source>
        <translation>
            <numerusform>from %1 id</numerusform>
            <numerusform>from %1 ids</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of them within one window</source>
        <translation>
            <numerusform>%1 of them within one window</numerusform>
            <numerusform>%1 of them within one window</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 keys within one window</source>
        <translation>
            <numerusform>%1 key within one window</numerusform>
            <numerusform>%1 keys within one window</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 businesses</source>
        <translation>
            <numerusform>%1 business</numerusform>
            <numerusform>%1 businesses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 databases</source>
        <translation>
            <numerusform>%1 database</numerusform>
            <numerusform>%1 databases</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of them too large</source>
        <translation>
            <numerusform>%1 of them too large</numerusform>
            <numerusform>%1 of them too large</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 keys with the separator</source>
        <translation>
            <numerusform>%1 key with the separator</numerusform>
            <numerusform>%1 keys with the separator</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 keys with another one</source>
        <translation>
            <numerusform>%1 key with another one</numerusform>
            <numerusform>%1 keys with another one</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a JSON object of %1 fields</source>
        <translation>
            <numerusform>a JSON object of %1 field</numerusform>
            <numerusform>a JSON object of %1 fields</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 keys without TTL</source>
        <translation>
            <numerusform>%1 key without TTL</numerusform>
            <numerusform>%1 keys without TTL</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 big keys</source>
        <translation>
            <numerusform>%1 big key</numerusform>
            <numerusform>%1 big keys</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>called %1 times</source>
        <translation>
            <numerusform>called %1 time</numerusform>
            <numerusform>called %1 times</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>up to %1 entries</source>
        <translation>
            <numerusform>up to %1 entry</numerusform>
            <numerusform>up to %1 entries</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 entries in the slow log</source>
        <translation>
            <numerusform>%1 entry in the slow log</numerusform>
            <numerusform>%1 entries in the slow log</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>compact up to %1 entries</source>
        <translation>
            <numerusform>compact up to %1 entry</numerusform>
            <numerusform>compact up to %1 entries</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %1 fields</source>
        <translation>
            <numerusform>at least %1 field</numerusform>
            <numerusform>at least %1 fields</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>from %1 keys on</source>
        <translation>
            <numerusform>from %1 key on</numerusform>
            <numerusform>from %1 keys on</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 business in a database</source>
        <translation>
            <numerusform>%1 business in a database</numerusform>
            <numerusform>%1 businesses in a database</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at most %1 databases</source>
        <translation>
            <numerusform>at most %1 database</numerusform>
            <numerusform>at most %1 databases</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>from %1 fields</source>
        <translation>
            <numerusform>from %1 field</numerusform>
            <numerusform>from %1 fields</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>intset up to %1 members</source>
        <translation>
            <numerusform>intset up to %1 member</numerusform>
            <numerusform>intset up to %1 members</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>from %1 members</source>
        <translation>
            <numerusform>from %1 member</numerusform>
            <numerusform>from %1 members</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at most %1 entries</source>
        <translation>
            <numerusform>at most %1 entry</numerusform>
            <numerusform>at most %1 entries</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a sample of %1 commands</source>
        <translation>
            <numerusform>a sample of %1 command</numerusform>
            <numerusform>a sample of %1 commands</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LintCommand</name>
    <message numerus="yes">
        <source>%1 lines hold no key name.</source>
        <translation>
            <numerusform>%1 line holds no key name.</numerusform>
            <numerusform>%1 lines hold no key name.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 names checked. Findings: %2.</source>
        <translation>
            <numerusform>%1 name checked. Findings: %2.</numerusform>
            <numerusform>%1 names checked. Findings: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 findings are muted.</source>
        <translation>
            <numerusform>%1 finding is muted.</numerusform>
            <numerusform>%1 findings are muted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 better names are taken: not suggested.</source>
        <translation>
            <numerusform>%1 better name is taken: not suggested.</numerusform>
            <numerusform>%1 better names are taken: not suggested.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 suggested names are in use further down. A file is read twice to avoid that; standard input cannot be.</source>
        <translation>
            <numerusform>%1 suggested name is in use further down. A file is read twice to avoid that; standard input cannot be.</numerusform>
            <numerusform>%1 suggested names are in use further down. A file is read twice to avoid that; standard input cannot be.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ParameterWords</name>
    <message numerus="yes">
        <source>bytes</source>
        <comment>behind a number</comment>
        <translation>
            <numerusform>byte</numerusform>
            <numerusform>bytes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>fields</source>
        <comment>behind a number</comment>
        <translation>
            <numerusform>field</numerusform>
            <numerusform>fields</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>elements</source>
        <comment>behind a number</comment>
        <translation>
            <numerusform>element</numerusform>
            <numerusform>elements</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>seconds</source>
        <comment>behind a number</comment>
        <translation>
            <numerusform>second</numerusform>
            <numerusform>seconds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>days</source>
        <comment>behind a number</comment>
        <translation>
            <numerusform>day</numerusform>
            <numerusform>days</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ProfilesCommand</name>
    <message numerus="yes">
        <source>%1 is a valid profile with %2 rules.</source>
        <translation>
            <numerusform>%1 is a valid profile with %2 rule.</numerusform>
            <numerusform>%1 is a valid profile with %2 rules.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ProgressWords</name>
    <message numerus="yes">
        <source>%1 keys</source>
        <translation>
            <numerusform>%1 key</numerusform>
            <numerusform>%1 keys</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 keys, %3</source>
        <translation>
            <numerusform>%1 of %2 key, %3</numerusform>
            <numerusform>%1 of %2 keys, %3</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Quantity</name>
    <message numerus="yes">
        <source>%1 bytes</source>
        <translation>
            <numerusform>%1 byte</numerusform>
            <numerusform>%1 bytes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 days</source>
        <translation>
            <numerusform>%1 day</numerusform>
            <numerusform>%1 days</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RenamesFile</name>
    <message numerus="yes">
        <source>%1 renames written.</source>
        <translation>
            <numerusform>%1 rename written.</numerusform>
            <numerusform>%1 renames written.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 better names are taken: left out.</source>
        <translation>
            <numerusform>%1 better name is taken: left out.</numerusform>
            <numerusform>%1 better names are taken: left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 renames would move the key to another slot of the cluster, which no command can: left out.</source>
        <translation>
            <numerusform>%1 rename would move the key to another slot of the cluster, which no command can: left out.</numerusform>
            <numerusform>%1 renames would move the key to another slot of the cluster, which no command can: left out.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ServerWords</name>
    <message numerus="yes">
        <source>Of %1 reads since the start of the server.</source>
        <translation>
            <numerusform>Of %1 read since the start of the server.</numerusform>
            <numerusform>Of %1 reads since the start of the server.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SourceArguments</name>
    <message numerus="yes">
        <source>%1 mutes have expired.</source>
        <translation>
            <numerusform>%1 mute has expired.</numerusform>
            <numerusform>%1 mutes have expired.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 mutes name rules that this version does not know.</source>
        <translation>
            <numerusform>%1 mute names a rule that this version does not know.</numerusform>
            <numerusform>%1 mutes name rules that this version does not know.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TextReport</name>
    <message numerus="yes">
        <source>%1 keys</source>
        <translation>
            <numerusform>%1 key</numerusform>
            <numerusform>%1 keys</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… %1 more</source>
        <translation>
            <numerusform>… %1 more</numerusform>
            <numerusform>… %1 more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… %1 named by an id</source>
        <comment>folders</comment>
        <translation>
            <numerusform>… %1 named by an id</numerusform>
            <numerusform>… %1 named by an id</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… and %1 more</source>
        <comment>offenders</comment>
        <translation>
            <numerusform>… and %1 more</numerusform>
            <numerusform>… and %1 more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 keys vanished while they were read.</source>
        <translation>
            <numerusform>%1 key vanished while it was read.</numerusform>
            <numerusform>%1 keys vanished while they were read.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 keys came more than once and were counted once.</source>
        <translation>
            <numerusform>%1 key came more than once and was counted once.</numerusform>
            <numerusform>%1 keys came more than once and were counted once.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 lines hold no key name.</source>
        <translation>
            <numerusform>%1 line holds no key name.</numerusform>
            <numerusform>%1 lines hold no key name.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 errors</source>
        <translation>
            <numerusform>%1 error</numerusform>
            <numerusform>%1 errors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 warnings</source>
        <translation>
            <numerusform>%1 warning</numerusform>
            <numerusform>%1 warnings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 notes</source>
        <comment>findings of severity info</comment>
        <translation>
            <numerusform>%1 note</numerusform>
            <numerusform>%1 notes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Byte %1, after %2 whole keys:</source>
        <translation>
            <numerusform>Byte %1, after %2 whole key:</numerusform>
            <numerusform>Byte %1, after %2 whole keys:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TreeCells</name>
    <message numerus="yes">
        <source>%1 elements</source>
        <translation>
            <numerusform>%1 element</numerusform>
            <numerusform>%1 elements</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>colonnade::ExpiryPage</name>
    <message numerus="yes">
        <source>%1 keys expire (%2).</source>
        <translation>
            <numerusform>%1 key expires (%2).</numerusform>
            <numerusform>%1 keys expire (%2).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 keys never do (%2)</source>
        <translation>
            <numerusform>%1 key never does (%2)</numerusform>
            <numerusform>%1 keys never do (%2)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>colonnade::FindingsView</name>
    <message numerus="yes">
        <source>%1 findings</source>
        <translation>
            <numerusform>%1 finding</numerusform>
            <numerusform>%1 findings</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>colonnade::HistogramPlot</name>
    <message numerus="yes">
        <source>%1: %2 keys</source>
        <extracomment>A bar of a histogram: &quot;1 KiB to under 2 KiB: 1,234 keys&quot;</extracomment>
        <translation>
            <numerusform>%1: %2 key</numerusform>
            <numerusform>%1: %2 keys</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>colonnade::KeyListView</name>
    <message numerus="yes">
        <source>%1 keys here</source>
        <translation>
            <numerusform>%1 key here</numerusform>
            <numerusform>%1 keys here</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>colonnade::KeyPage</name>
    <message numerus="yes">
        <source>The first %1 rows are shown; reading stops here to spare memory.</source>
        <translation>
            <numerusform>The first %1 row is shown; reading stops here to spare memory.</numerusform>
            <numerusform>The first %1 rows are shown; reading stops here to spare memory.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 rows are read; scroll down for more.</source>
        <translation>
            <numerusform>%1 of %2 row is read; scroll down for more.</numerusform>
            <numerusform>%1 of %2 rows are read; scroll down for more.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>colonnade::OverviewPage</name>
    <message numerus="yes">
        <source>keys</source>
        <comment>caption below a number</comment>
        <translation>
            <numerusform>key</numerusform>
            <numerusform>keys</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Split %1 (%2), the biggest of %3 keys over the limit</source>
        <translation>
            <numerusform>Split %1 (%2): %3 key is over the limit</numerusform>
            <numerusform>Split %1 (%2), the biggest of %3 keys over the limit</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Mend “%1”: %2 keys or groups</source>
        <translation>
            <numerusform>Mend “%1”: %2 key or group</numerusform>
            <numerusform>Mend “%1”: %2 keys or groups</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gather strings into hashes in %1 groups, which saves about %2</source>
        <translation>
            <numerusform>Gather strings into hashes in %1 group, which saves about %2</numerusform>
            <numerusform>Gather strings into hashes in %1 groups, which saves about %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gather strings into hashes in %1 groups</source>
        <translation>
            <numerusform>Gather strings into hashes in %1 group</numerusform>
            <numerusform>Gather strings into hashes in %1 groups</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Give %1 keys a TTL, or name them permanent in the profile</source>
        <translation>
            <numerusform>Give %1 key a TTL, or name it permanent in the profile</numerusform>
            <numerusform>Give %1 keys a TTL, or name them permanent in the profile</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Look into %1: its %2 keys hold %3</source>
        <translation>
            <numerusform>Look into %1: its %2 key holds %3</numerusform>
            <numerusform>Look into %1: its %2 keys hold %3</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>colonnade::ProfileComparisonView</name>
    <message numerus="yes">
        <source>%1 settings differ.</source>
        <translation>
            <numerusform>%1 setting differs.</numerusform>
            <numerusform>%1 settings differ.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>colonnade::ProfileRulesView</name>
    <message numerus="yes">
        <source>%1 findings in the open source, %2 under the profile in use (%3).</source>
        <translation>
            <numerusform>%1 finding in the open source, %2 under the profile in use (%3).</numerusform>
            <numerusform>%1 findings in the open source, %2 under the profile in use (%3).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 findings in the open source.</source>
        <translation>
            <numerusform>%1 finding in the open source.</numerusform>
            <numerusform>%1 findings in the open source.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>colonnade::StatusLine</name>
    <message numerus="yes">
        <source>%1 keys</source>
        <translation>
            <numerusform>%1 key</numerusform>
            <numerusform>%1 keys</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>colonnade::TypeBars</name>
    <message numerus="yes">
        <source>%1 keys</source>
        <translation>
            <numerusform>%1 key</numerusform>
            <numerusform>%1 keys</numerusform>
        </translation>
    </message>
</context>
</TS>
