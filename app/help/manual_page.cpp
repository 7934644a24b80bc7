#include "app/help/manual_page.h"

namespace costmodel::app
{

namespace
{

/// Text as troff prints it: no escapes, no line that is a request, dashes as in the terminal.
std::string escaped(const std::string& text)
{
    std::string result;
    bool isLineStart = true;
    for (const char c : text)
    {
        if (isLineStart && (c == '.' || c == '\''))
            result += "\\&";
        isLineStart = c == '\n';
        if (c == '\\')
            result += "\\(rs";
        else if (c == '-')
            result += "\\-";
        else
            result += c;
    }
    return result;
}

std::string verbatim(const std::string& text)
{
    return ".nf\n" + escaped(text) + ".fi\n";
}

} // namespace

std::string manualPage(const std::vector<HelpPage>& pages, const Language& language)
{
    const auto said = [&language](const char* text)
    {
        return language.translate("Usage", text);
    };
    std::string page = ".TH COSTMODEL 1 \"\" \"costmodel " COSTMODEL_VERSION "\"\n.SH " +
                       said(COSTMODEL_TEXT("Usage", "NAME")) + "\ncostmodel \\- " +
                       escaped(said(COSTMODEL_TEXT("Usage", "rent GPUs or buy them, and in what "
                                                            "mix"))) +
                       "\n";
    for (const HelpPage& help : pages)
    {
        std::string name = "costmodel";
        for (const std::string& word : help.words)
            name += " " + word;
        if (help.words.empty())
            page += ".SH " + said(COSTMODEL_TEXT("Usage", "DESCRIPTION")) + "\n";
        else if (help.words.size() == 1)
            page += ".SH \"" + escaped(name) + "\"\n";
        else
            page += ".SS \"" + escaped(name) + "\"\n";
        page += verbatim(help.text);
    }
    page += ".SH " + said(COSTMODEL_TEXT("Usage", "FILES")) + "\n.TP\n" +
            escaped("~/.local/share/costmodel/prices.db") + "\n" +
            said(COSTMODEL_TEXT("Usage", "The price book.")) + "\n.TP\n" +
            escaped("~/.config/costmodel/terms_zh_CN.csv") + "\n" +
            said(COSTMODEL_TEXT("Usage", "Chinese terms of your finance department.")) + "\n.TP\n" +
            escaped("/usr/share/doc/costmodel/examples") + "\n" +
            said(COSTMODEL_TEXT("Usage", "Scenarios with their arithmetic worked by hand.")) + "\n";
    page += ".SH " + said(COSTMODEL_TEXT("Usage", "EXAMPLES")) + "\n" +
            verbatim("costmodel --scenario plan.toml\n"
                     "costmodel --scenario plan.toml --format json\n"
                     "costmodel --scenario plan.toml --output plan.xlsx --output plan.pdf\n"
                     "costmodel prices search H100\n");
    return page;
}

} // namespace costmodel::app
