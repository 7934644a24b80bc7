#include "data/export/text/text_export.h"

#include "data/export/text/derivation_text.h"
#include "data/export/text/terminal_text.h"
#include "data/export/text/text_table.h"

namespace costmodel::data
{

namespace
{

std::string underlined(const std::string& text, char rule)
{
    return text + "\n" + std::string(displayWidth(text), rule) + "\n";
}

const char* bullet(report::Emphasis emphasis)
{
    switch (emphasis)
    {
    case report::Emphasis::item:
        return "- ";
    case report::Emphasis::warning:
        return "! ";
    case report::Emphasis::normal:
    case report::Emphasis::lead:
    case report::Emphasis::note:
        return "";
    }
    return "";
}

std::string paragraphLines(const std::vector<Message>& sentences, std::string_view mark,
                           const Language& language, std::size_t width)
{
    const std::string text = printable(report::paragraphText(sentences, language));
    std::string lines;
    for (const std::string& line : wrapped(text, width - mark.size()))
    {
        lines += lines.empty() ? std::string(mark) : std::string(mark.size(), ' ');
        lines += line + "\n";
    }
    return lines;
}

struct BlockPrinter
{
    const Language& language;
    std::size_t width;

    std::string operator()(const report::Paragraph& paragraph) const
    {
        return paragraphLines(paragraph.sentences, bullet(paragraph.emphasis), language, width);
    }
    std::string operator()(const report::Heading& heading) const
    {
        return printable(report::cellText(heading.text, language)) + "\n";
    }
    std::string operator()(const report::Table& table) const
    {
        std::string text;
        if (!std::holds_alternative<std::monostate>(table.unit))
            text = paragraphLines({{COSTMODEL_TEXT("Message", "Amounts in %1"),
                                    {currencyArgument(report::cellText(table.unit, language))}}},
                                  "", language, width);
        text += textTable(table, language, width);
        for (const report::Row& row : table.rows)
            if (row.isMarked)
                return text + "* " + language.translate(table.mark.context, table.mark.text) + "\n";
        return text;
    }
    std::string operator()(report::Figure) const
    {
        return {};
    }
};

/// Items of one list stand close together, everything else is set apart by an empty line.
bool areClose(const report::Block& above, const report::Block& below)
{
    const auto isListed = [](const report::Block& block)
    {
        const auto* paragraph = std::get_if<report::Paragraph>(&block);
        return paragraph && *bullet(paragraph->emphasis) != '\0';
    };
    return isListed(below) && (isListed(above) || std::holds_alternative<report::Heading>(above));
}

std::string answers(const EvaluatedScenario& evaluated, const Language& language)
{
    const Explainer explainer(evaluated.scenario, evaluated.evaluation);
    std::string text;
    for (const ExplainTarget& question : evaluated.questions)
        if (const Result<Derivation> derivation = explainer.explain(question))
            text += (text.empty() ? "" : "\n") + derivationText(*derivation, language);
    return text;
}

} // namespace

std::string textReport(const report::Report& report, const Language& language, std::size_t width)
{
    std::string text = underlined(printable(report.title), '=');
    text += paragraphLines(report.subtitle, "", language, width);
    for (const report::Section& section : report.sections)
    {
        text +=
            "\n" + underlined(language.translate(section.title.context, section.title.text), '-');
        const report::Block* above = nullptr;
        for (const report::Block& block : section.blocks)
        {
            const std::string lines = std::visit(BlockPrinter{language, width}, block);
            if (lines.empty())
                continue;
            if (above && !areClose(*above, block))
                text += "\n";
            text += lines;
            above = &block;
        }
    }
    return text;
}

std::string textReports(std::span<const EvaluatedScenario> scenarios, const Language& language)
{
    std::string text;
    for (const EvaluatedScenario& evaluated : scenarios)
    {
        if (scenarios.size() > 1)
            text += (text.empty() ? "" : "\n\n") + printable(evaluated.file) + "\n\n";
        text += evaluated.questions.empty() ? textReport(report::buildReport(evaluated), language)
                                            : answers(evaluated, language);
    }
    return text;
}

} // namespace costmodel::data
