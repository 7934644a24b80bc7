#include "ui/text/labels.h"

#include <QCoreApplication>
#include <QLocale>

#include "model/scenario/path.h"
#include "model/scenario/shown_unit.h"
#include "ui/text/qt_text.h"

namespace costmodel::ui
{

namespace
{

struct Labels
{
    Q_DECLARE_TR_FUNCTIONS(costmodel::ui::Labels)
};

/// Names of the entries a path goes through: "own cluster" of buy[own cluster].power.pue.
QString entriesOf(const std::string& path)
{
    const Result<std::vector<PathStep>> steps = parsePath(path);
    if (!steps)
        return {};
    QStringList names;
    for (const PathStep& step : *steps)
        if (!step.entry.empty())
            names << toQString(step.entry);
    return names.join(QStringLiteral(" · "));
}

bool isMoneyUnit(Unit unit)
{
    return isMoney(unit) && unit != Unit::moneyPerCurrencyUnit;
}

} // namespace

QString inputLabel(const Scenario& scenario, const std::string& path)
{
    const Result<Place> place = findPlace(scenario, path);
    if (!place)
        return toQString(path);
    const QString label = translated("Field", place->field->label);
    const QString entries = entriesOf(path);
    if (!place->schema || entries.isEmpty())
        return label;
    return Labels::tr("%1 (%2)", "label of an input, what it belongs to").arg(label, entries);
}

QString unitText(const TableVisit& visit, const Scenario& scenario, const Field& field)
{
    const ShownUnit unit = shownUnit(visit, field, scenario);
    if (*unit.text == '\0')
        return {};
    QString text = translated("Unit", unit.text);
    text.replace(QStringLiteral("%1"), toQString(unit.currency));
    if (!isMoneyUnit(field.unit))
        return text;
    return scenario.general.pricesIncludeVat
               ? Labels::tr("%1, incl. VAT", "unit of an amount").arg(text)
               : Labels::tr("%1, excl. VAT", "unit of an amount").arg(text);
}

NumberStyle numberStyle(const TableVisit& visit, const Scenario& scenario, const Field& field)
{
    NumberStyle style;
    style.isPercent = field.unit == Unit::share || field.unit == Unit::perYear;
    style.isWhole = field.kind == Kind::integer;
    style.isMoney = isMoney(field.unit);
    if (style.isMoney)
        style.currency = toQString(shownUnit(visit, field, scenario).currency);
    return style;
}

QString valueText(const Field& field, const Value& value, const NumberStyle& style)
{
    struct Shown
    {
        const Field& field;
        const NumberStyle& style;

        QString operator()(std::monostate) const
        {
            return {};
        }
        QString operator()(bool isTrue) const
        {
            return isTrue ? Labels::tr("yes") : Labels::tr("no");
        }
        QString operator()(std::int64_t number) const
        {
            return numberText(static_cast<double>(number), style);
        }
        QString operator()(double number) const
        {
            return numberText(number, style);
        }
        QString operator()(const std::string& text) const
        {
            for (const Choice& choice : field.choices)
                if (choice.word == text)
                    return translated("Choice", choice.label);
            if (!field.word.empty() && field.word == text)
                return wordText(text);
            return toQString(text);
        }
        QString operator()(const Date& date) const
        {
            return toQString(isoDate(date));
        }
        QString operator()(const std::vector<std::string>& names) const
        {
            QStringList list;
            for (const std::string& name : names)
                list << toQString(name);
            return list.join(Labels::tr(", ", "between names"));
        }
    };
    return std::visit(Shown{field, style}, value);
}

QString wordText(std::string_view word)
{
    if (word == "fit")
        return Labels::tr("as many as needed");
    if (word == "all")
        return Labels::tr("all hours");
    if (word == "calendar")
        return Labels::tr("by the calendar");
    if (word == "optimal")
        return Labels::tr("the best");
    return toQString(word);
}

} // namespace costmodel::ui
