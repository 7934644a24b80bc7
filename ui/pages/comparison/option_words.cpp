#include "ui/pages/comparison/option_words.h"

#include <QCoreApplication>

#include "model/scenario/path.h"
#include "ui/text/qt_text.h"

namespace costmodel::ui
{

namespace
{

struct OptionWords
{
    Q_DECLARE_TR_FUNCTIONS(costmodel::ui::OptionWords)
};

} // namespace

QString wayName(OptionKind kind, const std::string& name)
{
    return kind == OptionKind::hybrid ? OptionWords::tr("Best split") : toQString(name);
}

QString kindWord(OptionKind kind)
{
    switch (kind)
    {
    case OptionKind::rent:
        return OptionWords::tr("rent", "kind of a way");
    case OptionKind::buy:
        return OptionWords::tr("own", "kind of a way");
    case OptionKind::hybrid:
        return OptionWords::tr("split", "kind of a way");
    }
    return {};
}

SeriesRole roleOf(OptionKind kind)
{
    switch (kind)
    {
    case OptionKind::rent:
        return SeriesRole::rent;
    case OptionKind::buy:
        return SeriesRole::own;
    case OptionKind::hybrid:
        return SeriesRole::hybrid;
    }
    return SeriesRole::reference;
}

int shadeOf(const Evaluation& evaluation, const OptionResult& option)
{
    int shade = 0;
    for (const OptionResult& other : evaluation.options)
    {
        if (&other == &option)
            return shade;
        shade += other.kind == option.kind ? 1 : 0;
    }
    return 0;
}

std::vector<const OptionResult*> waysOf(const Evaluation& evaluation, const Answer& answer)
{
    std::vector<const OptionResult*> ways;
    for (const OptionResult& option : evaluation.options)
        ways.push_back(&option);
    if (answer.split)
        ways.push_back(&evaluation.hybrid->best->option);
    return ways;
}

QString optionTarget(OptionKind kind, const std::string& name, const QString& figure)
{
    QString option = QStringLiteral("hybrid");
    if (kind != OptionKind::hybrid)
        option =
            QString::fromLatin1(optionKindKey(kind)) + u'[' + toQString(bracketed(name)) + u']';
    return figure.isEmpty() ? option : option + u'.' + figure;
}

QString breakEvenTarget(const std::string& buy, const std::string& rent, const QString& figure)
{
    return QStringLiteral("break-even[%1][%2].%3")
        .arg(toQString(bracketed(buy)), toQString(bracketed(rent)), figure);
}

} // namespace costmodel::ui
