#include "app/help/help_pages.h"

#include <algorithm>
#include <cstring>
#include <sstream>

#include <QtTest>

#include "app/commands.h"
#include "app/help/help_text.h"
#include "app/help/manual_page.h"
#include "app/help/shell_completion.h"

using namespace costmodel;
using namespace costmodel::app;

namespace
{

/// Turns every text of help into Chinese characters, to see which are not translated.
class AllChinese final : public Language
{
public:
    std::string translate(const char* context, const char* text) const override
    {
        const bool isPattern = std::strcmp(context, "Message") == 0;
        return isPattern ? text : "译文";
    }
    std::string_view code() const override
    {
        return "zh_CN";
    }
};

const HelpPage* pageOf(const std::vector<HelpPage>& pages, const std::vector<std::string>& words)
{
    const auto at = std::ranges::find(pages, words, &HelpPage::words);
    return at == pages.end() ? nullptr : &*at;
}

} // namespace

class HelpPagesTest : public QObject
{
    Q_OBJECT

private:
    const English m_english;
    const std::vector<HelpPage> m_pages = helpPages(m_english);

private Q_SLOTS:
    void everyCommandHasAPage()
    {
        QVERIFY(pageOf(m_pages, {}));
        for (const Command& command : commands())
            QVERIFY2(pageOf(m_pages, {std::string(command.name)}), command.name.data());
        for (const char* action : {"list", "search", "show", "history", "add", "import", "export"})
            QVERIFY2(pageOf(m_pages, {"prices", action}), action);
        for (const char* name : {"run", "observe", "io", "show", "compare", "merge", "estimate"})
            QVERIFY2(pageOf(m_pages, {"bench", name}), name);
    }

    void everyPageHasHelpAmongItsOptions()
    {
        for (const HelpPage& page : m_pages)
        {
            if (!wordsBelow(m_pages, page).empty() && !page.words.empty())
                continue;
            const std::vector<std::string> options = optionsOn(page);
            QVERIFY2(std::ranges::find(options, "--help") != options.end(), page.text.c_str());
        }
    }

    void optionsAreReadOffThePage()
    {
        const HelpPage page{{}, "Options:\n  -o, --output PATH  write\n  --set KEY=VALUE    --x\n"};
        QCOMPARE(optionsOn(page), (std::vector<std::string>{"-o", "--output", "--set"}));
    }

    void linesAreNotTooLong()
    {
        for (const HelpPage& page : m_pages)
        {
            std::istringstream lines(page.text);
            for (std::string line; std::getline(lines, line);)
                QVERIFY2(line.size() <= 110, line.c_str());
        }
    }

    /// What stays English are names of options, commands, files and their values.
    void everyDescriptionIsTranslated()
    {
        for (const HelpPage& page : helpPages(AllChinese()))
        {
            std::istringstream lines(page.text);
            for (std::string line; std::getline(lines, line);)
            {
                if (!line.starts_with("  ") || line.find("  ", 2) == std::string::npos)
                    continue;
                const std::string meaning = line.substr(line.find_last_of(' ') + 1);
                const bool isName = page.words == std::vector<std::string>{"import"} ||
                                    page.words == std::vector<std::string>{"diagnose"};
                QVERIFY2(isName || meaning.find("译文") != std::string::npos, line.c_str());
            }
        }
    }

    void theManualPageHasEveryCommandAndNoRequestByAccident()
    {
        const std::string page = manualPage(
            {{{}, "costmodel --x\n"}, {{"a"}, ".TH dots\n'quote\nback\\slash\n"}}, m_english);
        QVERIFY(page.starts_with(".TH COSTMODEL 1"));
        QVERIFY(page.find("\n\\&.TH dots\n\\&'quote\nback\\(rsslash\n") != std::string::npos);
        QVERIFY(page.find("\ncostmodel \\-\\-x\n") != std::string::npos);
        QVERIFY(page.find(".SH \"costmodel a\"") != std::string::npos);
    }

    void theCompletionKnowsTheLongestCommandFirst()
    {
        const std::string script = completionScript(m_pages, false);
        const std::size_t search = script.find("\"prices search\")");
        const std::size_t prices = script.find("\"prices\"*)");
        QVERIFY(search != std::string::npos && prices != std::string::npos && search < prices);
        QVERIFY(completionScript(m_pages, true).starts_with("#compdef costmodel\n"));
    }
};

QTEST_APPLESS_MAIN(HelpPagesTest)
#include "tst_help_pages.moc"
