#include "data/export/text/derivation_text.h"

#include <algorithm>
#include <set>

#include "data/export/text/terminal_text.h"

namespace costmodel::data
{

namespace
{

constexpr std::size_t step = 2;
/// Indentation stops here, so that there is room for text.
constexpr std::size_t deepest = 24;
constexpr std::size_t narrowest = 40;

class Printer
{
public:
    Printer(const Language& language, const DerivationTextOptions& options)
        : m_language(language)
        , m_options(options)
    {
    }

    void print(const Derivation& derivation, int level)
    {
        const std::size_t indent = std::min(static_cast<std::size_t>(level) * step, deepest);
        const std::string name = nameOf(derivation);
        const bool hasMore = derivation.hasFormula() || !derivation.parts.empty();
        const bool isKnown = hasMore && !m_known.insert(name).second;
        std::string line = name;
        if (derivation.kind == DerivationKind::input)
            line += "  [" + originOf(derivation.origin) + "]";
        else if (derivation.kind == DerivationKind::deferred && derivation.target)
            line += "  → " + targetText(*derivation.target);
        else if (isKnown)
            line += "  " + said(COSTMODEL_TEXT("Message", "(see above)"));
        add(indent, line);
        if (isKnown)
            return;
        if (derivation.hasFormula())
            addFormula(derivation, indent + step);
        for (const Message& note : derivation.notes)
            add(indent + step, render(note, m_language));
        if (level >= m_options.depth)
            return;
        for (const Derivation& part : derivation.parts)
            print(part, level + 1);
    }
    std::string take()
    {
        return std::move(m_text);
    }

private:
    std::string said(const char* text) const
    {
        return render({text, {}}, m_language);
    }
    std::string nameOf(const Derivation& derivation) const
    {
        return render(
            {COSTMODEL_TEXT("Message", "%1: %2"),
             {render(derivation.title, m_language), render(valueText(derivation), m_language)}},
            m_language);
    }
    std::string originOf(const InputOrigin& origin) const
    {
        std::string text = origin.path;
        const auto append = [&](const Message& what)
        {
            text += "; " + render(what, m_language);
        };
        if (origin.isDefault)
            append({COSTMODEL_TEXT("Message", "default"), {}});
        if (!origin.offer.empty())
            append({COSTMODEL_TEXT("Message", "from the price book: %1"), {origin.offer}});
        // A source is said of prices; a default is nobody's.
        if (origin.asOf && !origin.isDefault)
            append({COSTMODEL_TEXT("Message", "as of %1"), {*origin.asOf}});
        if (!origin.source.empty() && !origin.isDefault)
            append({COSTMODEL_TEXT("Message", "source: %1"), {origin.source}});
        return text;
    }
    void addFormula(const Derivation& derivation, std::size_t indent)
    {
        const bool isSolved = derivation.kind == DerivationKind::solved;
        const std::string sign = isSolved ? "0 = " : "= ";
        add(indent, sign + formulaText(formulaInWords(derivation), m_language));
        if (derivation.formula.op != Expression::Op::part)
            add(indent, sign + formulaText(formulaWithValues(derivation), m_language));
    }
    void add(std::size_t indent, const std::string& text)
    {
        const std::size_t width =
            std::max(narrowest, m_options.width > indent ? m_options.width - indent : 0);
        std::size_t hanging = indent;
        for (const std::string& line : wrapped(printable(text), width - step))
        {
            m_text += std::string(hanging, ' ') + line + "\n";
            hanging = indent + step;
        }
    }

    const Language& m_language;
    const DerivationTextOptions& m_options;
    std::string m_text;
    std::set<std::string> m_known;
};

} // namespace

std::string derivationText(const Derivation& derivation, const Language& language,
                           const DerivationTextOptions& options)
{
    Printer printer(language, options);
    printer.print(derivation, 0);
    return printer.take();
}

std::string targetListText(const Explainer& explainer, std::span<const ExplainTarget> targets,
                           const Language& language)
{
    struct Line
    {
        std::string target;
        std::string value;
        std::string title;
    };
    std::vector<Line> lines;
    std::size_t targetWidth = 0;
    std::size_t valueWidth = 0;
    for (const ExplainTarget& target : targets)
    {
        const Result<Derivation> derivation = explainer.explain(target);
        if (!derivation)
            continue;
        lines.push_back({printable(targetText(target)),
                         printable(render(valueText(*derivation), language)),
                         printable(render(derivation->title, language))});
        targetWidth = std::max(targetWidth, displayWidth(lines.back().target));
        valueWidth = std::max(valueWidth, displayWidth(lines.back().value));
    }
    std::string text;
    for (const Line& line : lines)
        text += padded(line.target, targetWidth, false) + "  " +
                padded(line.value, valueWidth, true) + "  " + line.title + "\n";
    return text;
}

} // namespace costmodel::data
