#include "ui/pages/break_even/pair_text.h"

#include <QCoreApplication>

#include "model/insight/answer.h"
#include "ui/pages/comparison/cost_curves.h"
#include "ui/pages/comparison/option_words.h"
#include "ui/text/qt_text.h"

namespace costmodel::ui
{

namespace
{

class PairText
{
    Q_DECLARE_TR_FUNCTIONS(costmodel::ui::PairText)

public:
    PairText(const Results& results, const BreakEven& pair, const Formats& formats)
        : m_scenario(results.scenario)
        , m_pair(pair)
        , m_formats(formats)
        , m_buy(toQString(pair.buy))
        , m_rent(toQString(pair.rent))
    {
    }

    std::vector<PairFact> write()
    {
        if (!m_pair.comparable)
            add(tr("“%1” and “%2” do not do the same work, so what follows compares unlike things.")
                    .arg(m_buy, m_rent),
                {});
        crossings();
        payback(tr("Static payback (not discounted): %1"), m_pair.month, "month");
        payback(tr("Dynamic payback (discounted): %1"), m_pair.discountedMonth, "discounted");
        payback(tr("If one stops and sells, buying has cost no more: %1"), m_pair.exitMonth,
                "exit");
        prices();
        utilization();
        for (const double rate : m_pair.irr)
            add(tr("The purchase yields %1 a year against renting.").arg(m_formats.share(rate)),
                "irr");
        return std::move(m_facts);
    }

private:
    void add(const QString& text, const char* figure)
    {
        m_facts.push_back(
            {text,
             figure ? breakEvenTarget(m_pair.buy, m_pair.rent, QLatin1String(figure)) : QString()});
    }
    QString when(double months) const
    {
        return whenText(m_scenario.general.start, months, m_formats);
    }

    void crossings()
    {
        const std::vector<Crossing>& found = m_pair.crossings;
        if (found.empty())
            add(m_pair.month
                    ? tr("What is paid for “%1” never exceeds what is paid for “%2”: there is no "
                         "crossing, buying is ahead all the time.")
                          .arg(m_buy, m_rent)
                    : tr("What is paid for “%2” always stays below what is paid for “%1”: there is "
                         "no crossing, renting is ahead all the time.")
                          .arg(m_buy, m_rent),
                {});
        else if (found.size() == 1)
            add(found.front().buyBecomesCheaper
                    ? tr("What is paid for “%1” and “%2” crosses once, in %3; from then on buying "
                         "is ahead.")
                          .arg(m_buy, m_rent, when(found.front().month))
                    : tr("What is paid for “%1” and “%2” crosses once, in %3; from then on renting "
                         "is ahead.")
                          .arg(m_buy, m_rent, when(found.front().month)),
                "month");
        else
            add(found.back().buyBecomesCheaper
                    ? tr("What is paid for “%1” and “%2” crosses %5 times, first in %3 and last "
                         "in %4; from then on buying is ahead.")
                          .arg(m_buy, m_rent, when(found.front().month), when(found.back().month))
                          .arg(found.size())
                    : tr("What is paid for “%1” and “%2” crosses %5 times, first in %3 and last "
                         "in %4; from then on renting is ahead.")
                          .arg(m_buy, m_rent, when(found.front().month), when(found.back().month))
                          .arg(found.size()),
                "month");
    }

    void payback(const QString& pattern, const std::optional<double>& month, const char* figure)
    {
        const QString never =
            tr("never within %1").arg(m_formats.months(m_scenario.general.horizonMonths));
        add(pattern.arg(!month        ? never
                        : *month <= 0 ? tr("from the first day on")
                                      : tr("%1, in %2", "a number of months, a date")
                                            .arg(m_formats.months(*month),
                                                 m_formats.monthLabel(
                                                     dateAfter(m_scenario.general.start, *month)))),
            figure);
    }

    void prices()
    {
        const QString currency = toQString(m_scenario.general.currency);
        if (m_pair.rentPrice && m_pair.rentPriceFactor)
            add(tr("Both cost the same at a rental price of %1, which is %2 of the present one.")
                    .arg(m_formats.unitCost(*m_pair.rentPrice, currency),
                         m_formats.share(*m_pair.rentPriceFactor)),
                "rent-price");
        else
            add(tr("No rental price makes both cost the same."), {});
        if (m_pair.purchasePrice && m_pair.purchasePriceFactor)
            add(tr("Both cost the same at a purchase price of %1, which is %2 of the present one.")
                    .arg(m_formats.money(*m_pair.purchasePrice, currency),
                         m_formats.share(*m_pair.purchasePriceFactor)),
                "purchase-price");
        else
            add(tr("No purchase price makes both cost the same."), {});
    }

    void utilization()
    {
        if (m_pair.utilization.empty())
        {
            add(tr("No utilisation of the own GPUs makes both cost the same."), {});
            return;
        }
        if (m_pair.utilization.size() == 1)
            add(tr("Both cost the same where the own GPUs are busy %1 of the time.")
                    .arg(m_formats.share(m_pair.utilization.front().shareOfOwned)),
                "utilization");
        else
            add(tr("Both cost the same at %3 utilisations of the own GPUs, from %1 to %2 of the "
                   "time.")
                    .arg(m_formats.share(m_pair.utilization.front().shareOfOwned),
                         m_formats.share(m_pair.utilization.back().shareOfOwned))
                    .arg(m_pair.utilization.size()),
                "utilization");
    }

    const Scenario& m_scenario;
    const BreakEven& m_pair;
    const Formats& m_formats;
    QString m_buy;
    QString m_rent;
    std::vector<PairFact> m_facts;
};

} // namespace

std::vector<PairFact> pairFacts(const Results& results, const BreakEven& pair,
                                const Formats& formats)
{
    return PairText(results, pair, formats).write();
}

} // namespace costmodel::ui
