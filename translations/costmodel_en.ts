<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US">
<context>
    <name>costmodel::ui::DocumentFiles</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>costmodel::ui::FillingChart</name>
    <message numerus="yes">
        <source>%n own server(s) do %1 of the work</source>
        <translation>
            <numerusform>%n own server does %1 of the work</numerusform>
            <numerusform>%n own servers do %1 of the work</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n own server(s)</source>
        <translation>
            <numerusform>%n own server</numerusform>
            <numerusform>%n own servers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>costmodel::ui::HybridPage</name>
    <message numerus="yes">
        <source>%n server(s) of %1</source>
        <translation>
            <numerusform>%n server of %1</numerusform>
            <numerusform>%n servers of %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n instance(s) of %1</source>
        <translation>
            <numerusform>%n instance of %1</numerusform>
            <numerusform>%n instances of %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No split with %n own server(s) is allowed.</source>
        <translation>
            <numerusform>No split with %n own server is allowed.</numerusform>
            <numerusform>No split with %n own servers is allowed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %n own server(s) it costs %1, the least of all.</source>
        <translation>
            <numerusform>With %n own server it costs %1, the least of all.</numerusform>
            <numerusform>With %n own servers it costs %1, the least of all.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %n own server(s) it costs %1: %2 above the best.</source>
        <translation>
            <numerusform>With %n own server it costs %1: %2 above the best.</numerusform>
            <numerusform>With %n own servers it costs %1: %2 above the best.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>What each part costs with %n own server(s), all months</source>
        <translation>
            <numerusform>What each part costs with %n own server, all months</numerusform>
            <numerusform>What each part costs with %n own servers, all months</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>costmodel::ui::MainWindow</name>
    <message numerus="yes">
        <source>%n input(s) are wrong; the results are those of before. &lt;a href=&quot;notices&quot;&gt;Show what is wrong&lt;/a&gt;.</source>
        <translation>
            <numerusform>%n input is wrong; the results are those of before. &lt;a href=&quot;notices&quot;&gt;Show what is wrong&lt;/a&gt;.</numerusform>
            <numerusform>%n inputs are wrong; the results are those of before. &lt;a href=&quot;notices&quot;&gt;Show what is wrong&lt;/a&gt;.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>costmodel::ui::RangesEditor</name>
    <message numerus="yes">
        <source>%n range(s) are a crude ±20 %: nobody has thought about them yet. Replace those of the inputs that matter.</source>
        <translation>
            <numerusform>%n range are a crude ±20 %: nobody has thought about them yet. Replace those of the inputs that matter.</numerusform>
            <numerusform>%n ranges are a crude ±20 %: nobody has thought about them yet. Replace those of the inputs that matter.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>costmodel::ui::RiskPage</name>
    <message numerus="yes">
        <source>All %n inputs</source>
        <translation>
            <numerusform>All %n inputs</numerusform>
            <numerusform>All %n inputs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>costmodel::ui::ServersChart</name>
    <message numerus="yes">
        <source>No other number than %n server(s) comes within %1 of the best.</source>
        <translation>
            <numerusform>No other number than %n server comes within %1 of the best.</numerusform>
            <numerusform>No other number than %n servers comes within %1 of the best.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of %2 no other number than %n server(s) comes within %1 of the best.</source>
        <translation>
            <numerusform>Of %2 no other number than %n server comes within %1 of the best.</numerusform>
            <numerusform>Of %2 no other number than %n servers comes within %1 of the best.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n own server(s)</source>
        <translation>
            <numerusform>%n own server</numerusform>
            <numerusform>%n own servers</numerusform>
        </translation>
    </message>
</context>
</TS>
