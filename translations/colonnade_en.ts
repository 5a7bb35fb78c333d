<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US" sourcelanguage="en_US">
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
<context>
    <name>colonnade::ViolationsPage</name>
    <message numerus="yes">
        <source>%1 findings</source>
        <translation>
            <numerusform>%1 finding</numerusform>
            <numerusform>%1 findings</numerusform>
        </translation>
    </message>
</context>
</TS>
