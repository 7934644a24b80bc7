#include "ui/pages/answer/figure_card.h"

#include <QEvent>
#include <QGridLayout>

#include "ui/pages/comparison/sentence.h"
#include "ui/text/qt_text.h"

namespace costmodel::ui
{

namespace
{

NoValue noneOf(const AnswerFigure& figure)
{
    switch (figure.id)
    {
    case FigureId::payback:
        return NoValue::neverPaysBack;
    case FigureId::breakEvenUtilization:
        return NoValue::noCrossing;
    case FigureId::presentCost:
    case FigureId::peakCash:
        break;
    }
    return NoValue::notAvailable;
}

QString valueText(const AnswerFigure& figure, const FigurePart& part, const QString& currency,
                  const Formats& formats)
{
    // Without a purchase or a rental there is no pair that could cross or pay back.
    const NoValue none = part.options.empty() ? NoValue::notApplicable : noneOf(figure);
    switch (part.unit)
    {
    case FigureUnit::money:
        return formats.money(part.value, currency, none);
    case FigureUnit::share:
        return formats.share(part.value, none);
    case FigureUnit::months:
        return formats.months(part.value, none);
    }
    return {};
}

/// The part that stands in large letters: the cheapest of the costs, the first of the others.
std::size_t mainPart(const AnswerFigure& figure)
{
    if (figure.id != FigureId::presentCost)
        return 0;
    std::size_t main = 0;
    for (std::size_t i = 0; i < figure.parts.size(); ++i)
    {
        const std::optional<double>& value = figure.parts[i].value;
        const std::optional<double>& least = figure.parts[main].value;
        if (value && (!least || *value < *least))
            main = i;
    }
    return main;
}

} // namespace

FigureCard::FigureCard(QWidget* parent)
    : QFrame(parent)
    , m_label(new QLabel(this))
    , m_value(new QLabel(this))
    , m_details(new QLabel(this))
    , m_explain(new QToolButton(this))
{
    setFrameShape(QFrame::StyledPanel);
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);
    auto* const layout = new QGridLayout(this);
    layout->setContentsMargins(9, 6, 6, 7);
    layout->setVerticalSpacing(1);
    layout->addWidget(m_label, 0, 0);
    layout->addWidget(m_explain, 0, 1, Qt::AlignTop);
    layout->addWidget(m_value, 1, 0, 1, 2);
    layout->addWidget(m_details, 2, 0, 1, 2);
    layout->setRowStretch(2, 1);
    layout->setColumnStretch(0, 1);
    for (QLabel* const label : {m_label, m_value, m_details})
    {
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
        label->setMinimumWidth(1);
    }
    m_details->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_explain->setText(QStringLiteral("?"));
    m_explain->setAutoRaise(true);
    m_explain->setFocusPolicy(Qt::StrongFocus);
    connect(m_explain, &QToolButton::clicked, this,
            [this] { Q_EMIT explanationRequested(m_target); });
    setFonts();
}

void FigureCard::setFonts()
{
    QFont large = font();
    large.setPointSizeF(font().pointSizeF() * 1.5);
    large.setBold(true);
    m_value->setFont(large);
    QFont small = font();
    small.setPointSizeF(font().pointSizeF() * 0.9);
    m_details->setFont(small);
}

void FigureCard::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::FontChange)
        setFonts();
    QFrame::changeEvent(event);
}

void FigureCard::show(const AnswerFigure& figure, const QString& currency, const QString& target,
                      const Formats& formats)
{
    m_target = target;
    const QString label = translated("Label", figure.label);
    m_label->setText(label);
    const std::size_t main = mainPart(figure);
    const FigurePart& first = figure.parts[main];
    const QString value = valueText(figure, first, currency, formats);
    m_value->setText(value);
    QStringList details;
    const auto add = [&](const FigurePart& part, bool isMain, bool isTold)
    {
        const QString name = translated("Label", part.label);
        if (isMain)
            details << (part.date && part.value ? tr("%1, %2", "what a figure is, a date")
                                                      .arg(name, formats.monthLabel(*part.date))
                                                : name);
        else if (part.value)
            details << tr("%1: %2", "what a figure is, its value")
                           .arg(name, valueText(figure, part, currency, formats));
        else if (figure.id == FigureId::payback && !part.options.empty())
            details << tr("%1: %2", "what a figure is, its value")
                           .arg(name, valueText(figure, part, currency, formats));
        else if (isTold && *part.note.text != '\0')
            details << sentence(part.note, formats);
        if (isMain && !part.value && *part.note.text != '\0')
            details << sentence(part.note, formats);
    };
    add(first, true, false);
    for (std::size_t i = 0; i < figure.parts.size(); ++i)
        if (i != main)
            // That there is no split is said by the answer itself; that a kind is missing is not.
            add(figure.parts[i], false, first.value && i < 2);
    m_details->setText(breakable(details.join(u'\n')));
    QStringList notes;
    for (const FigurePart& part : figure.parts)
        if (*part.note.text != '\0')
            notes << sentence(part.note, formats);
    setToolTip(notes.join(u'\n'));
    setAccessibleName(tr("%1: %2", "what a figure is, its value").arg(label, value));
    setAccessibleDescription(m_details->text());
    m_explain->setToolTip(tr("How did this number arise?"));
    m_explain->setAccessibleName(tr("How did “%1” arise?").arg(label));
    m_explain->setVisible(!target.isEmpty());
}

} // namespace costmodel::ui
