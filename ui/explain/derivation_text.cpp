#include "ui/explain/derivation_text.h"

#include "ui/text/qt_text.h"

namespace costmodel::ui
{

namespace
{

constexpr int deepest = 40;

QString written(const Message& message, const Formats& formats)
{
    return toQString(render(message, formats.language()));
}

QString formulaOf(const std::vector<Message>& texts, const Formats& formats)
{
    return toQString(formulaText(texts, formats.language()));
}

QString link(const QString& where, const QString& text)
{
    return QStringLiteral("<a href=\"%1\">%2</a>").arg(where.toHtmlEscaped(), text.toHtmlEscaped());
}

QString paragraph(const QString& html)
{
    return QStringLiteral("<p>%1</p>").arg(html);
}

/// Whether a part can be looked into.
bool hasMore(const Derivation& part)
{
    return !part.parts.empty() || !part.notes.empty() || part.kind == DerivationKind::deferred;
}

} // namespace

QString DerivationText::origin(const Derivation& derivation, const Formats& formats)
{
    if (derivation.kind != DerivationKind::input)
        return {};
    const InputOrigin& origin = derivation.origin;
    if (origin.isDefault)
        return tr("the default, the scenario does not state it");
    QStringList parts;
    if (!origin.offer.empty())
        parts << tr("offer “%1” of the price book").arg(toQString(origin.offer));
    if (!origin.source.empty())
        parts << tr("source: %1").arg(toQString(origin.source));
    if (origin.asOf)
        parts << tr("as of %1").arg(formats.date(*origin.asOf));
    if (parts.isEmpty())
        return tr("stated in the scenario, without a source");
    //: Between the parts of a list.
    return parts.join(tr(", "));
}

QString DerivationText::html(const Derivation& derivation, const Formats& formats)
{
    QString html =
        QStringLiteral("<h3>%1</h3>").arg(written(derivation.title, formats).toHtmlEscaped());
    html += QStringLiteral("<p style=\"font-size:large\"><b>%1</b></p>")
                .arg(written(valueText(derivation), formats).toHtmlEscaped());
    if (derivation.hasFormula())
    {
        const QString words = formulaOf(formulaInWords(derivation), formats).toHtmlEscaped();
        const QString values = formulaOf(formulaWithValues(derivation), formats).toHtmlEscaped();
        if (derivation.kind == DerivationKind::solved)
            html += paragraph(tr("It is the value at which this is zero:"));
        html += paragraph(QStringLiteral("= ") + words);
        if (values != words) // a long sum is only counted
            html += paragraph(QStringLiteral("= ") + values);
    }
    if (derivation.kind == DerivationKind::input)
        html += paragraph(tr("An input: %1.").arg(origin(derivation, formats).toHtmlEscaped()) +
                          u' ' + link(QStringLiteral("origin:"), tr("Go to it")));
    if (!derivation.parts.empty())
    {
        html += QStringLiteral("<table width=\"100%\" cellspacing=\"0\" cellpadding=\"3\">");
        for (std::size_t i = 0; i < derivation.parts.size(); ++i)
        {
            const Derivation& part = derivation.parts[i];
            const QString title = written(part.title, formats);
            QString name = hasMore(part) ? link(QStringLiteral("part:%1").arg(i), title)
                                         : title.toHtmlEscaped();
            if (part.kind == DerivationKind::input)
                name = link(QStringLiteral("input:%1").arg(i), title) +
                       QStringLiteral("<br><small>%1</small>")
                           .arg(origin(part, formats).toHtmlEscaped());
            html += QStringLiteral("<tr><td>%1</td><td align=\"right\">%2</td></tr>")
                        .arg(name, written(valueText(part), formats).toHtmlEscaped());
        }
        html += QStringLiteral("</table>");
    }
    for (const Message& note : derivation.notes)
        html += paragraph(written(note, formats).toHtmlEscaped());
    return html;
}

namespace
{

void append(QString& text, const Derivation& derivation, const Formats& formats, int depth)
{
    const QString indent(2 * depth, u' ');
    QString line =
        formats.text("Explain", COSTMODEL_TEXT("Explain", "%1: %2"))
            .arg(written(derivation.title, formats), written(valueText(derivation), formats));
    const QString origin = DerivationText::origin(derivation, formats);
    if (!origin.isEmpty())
        line = formats.withUnit(line, origin);
    text += indent + line + u'\n';
    if (derivation.hasFormula())
    {
        const QString words = formulaOf(formulaInWords(derivation), formats);
        const QString values = formulaOf(formulaWithValues(derivation), formats);
        text += indent + QStringLiteral("  = ") + words + u'\n';
        if (values != words)
            text += indent + QStringLiteral("  = ") + values + u'\n';
    }
    for (const Message& note : derivation.notes)
        text += indent + QStringLiteral("  ") + written(note, formats) + u'\n';
    if (depth < deepest)
        for (const Derivation& part : derivation.parts)
            append(text, part, formats, depth + 1);
}

} // namespace

QString DerivationText::plain(const Derivation& derivation, const Formats& formats)
{
    QString text;
    append(text, derivation, formats, 0);
    return text;
}

} // namespace costmodel::ui
