#include "model/report/sections.h"

namespace costmodel::report
{

namespace
{

/// The sentence for a month that may be absent, or 0.
Message monthSentence(const std::optional<double>& month, long horizon, const char* never,
                      const char* atOnce, const char* later)
{
    if (!month)
        return {never, {horizon}};
    if (*month <= 0)
        return {atOnce, {}};
    return {later, {rounded(*month, 2)}};
}

Message paidSentence(const BreakEven& pair, long horizon)
{
    if (!pair.month)
        return {COSTMODEL_TEXT("Message",
                               "Buying never pays for itself within %1 months against renting."),
                {horizon}};
    if (*pair.month <= 0)
        return {COSTMODEL_TEXT("Message",
                               "Buying is never dearer than renting, from the first day on."),
                {}};
    return {COSTMODEL_TEXT("Message", "Buying has paid for itself after %1 months."),
            {rounded(*pair.month, 2)}};
}

void addCrossings(const BreakEven& pair, std::vector<Message>& sentences)
{
    if (pair.crossings.size() < 2)
        return;
    for (const Crossing& crossing : pair.crossings)
        sentences.push_back(
            {crossing.buyBecomesCheaper
                 ? COSTMODEL_TEXT("Message", "After %1 months buying becomes cheaper.")
                 : COSTMODEL_TEXT("Message", "After %1 months buying becomes dearer."),
             {rounded(crossing.month, 2)}});
}

void addUtilization(const BreakEven& pair, std::vector<Message>& sentences)
{
    if (pair.utilization.empty())
        sentences.push_back(
            {COSTMODEL_TEXT("Message", "No utilisation makes both cost the same."), {}});
    for (const UtilizationPoint& point : pair.utilization)
        sentences.push_back(
            {COSTMODEL_TEXT("Message",
                            "Both cost the same at %1 of the hours of the demand, which is %2 "
                            "hours of work a month for each owned GPU, %3 of its time."),
             {Share{point.factor}, rounded(point.hoursPerGpuMonth, 1), Share{point.shareOfOwned}}});
}

void addPrices(const BreakEven& pair, const std::string& currency, std::vector<Message>& sentences)
{
    if (pair.rentPrice && pair.rentPriceFactor)
        sentences.push_back(
            {COSTMODEL_TEXT("Message", "Both cost the same at a rental price of %1, "
                                       "%2 of the present one."),
             {Amount{*pair.rentPrice, currency}, Share{*pair.rentPriceFactor}}});
    else
        sentences.push_back(
            {COSTMODEL_TEXT("Message", "No rental price makes both cost the same."), {}});
    if (pair.purchasePrice && pair.purchasePriceFactor)
        sentences.push_back(
            {COSTMODEL_TEXT("Message", "Both cost the same at a purchase price of %1, %2 of the "
                                       "present one."),
             {Amount{*pair.purchasePrice, currency}, Share{*pair.purchasePriceFactor}}});
    else
        sentences.push_back(
            {COSTMODEL_TEXT("Message", "No purchase price makes both cost the same."), {}});
}

void addReturns(const BreakEven& pair, std::vector<Message>& sentences)
{
    if (pair.irr.empty())
        sentences.push_back(
            {COSTMODEL_TEXT("Message",
                            "The purchase has no rate of return between -99 and 1,000 % a year."),
             {}});
    for (const double rate : pair.irr)
        sentences.push_back(
            {COSTMODEL_TEXT("Message", "The money put into the purchase earns %1 a year."),
             {Share{rate}}});
}

} // namespace

std::optional<Section> breakEvenSection(const EvaluatedScenario& evaluated)
{
    const auto horizon = static_cast<long>(evaluated.scenario.general.horizonMonths);
    if (evaluated.evaluation.breakEven.empty())
        return {};
    Section section{SectionId::breakEven,
                    {"Label", COSTMODEL_TEXT("Label", "When buying pays")},
                    {Figure::cumulativeCost}};
    for (const BreakEven& pair : evaluated.evaluation.breakEven)
    {
        section.blocks.emplace_back(Heading{Message{
            COSTMODEL_TEXT("Message", "Buying “%1” against renting “%2”"), {pair.buy, pair.rent}}});
        if (!pair.comparable)
            section.blocks.emplace_back(Paragraph{
                {{COSTMODEL_TEXT("Message",
                                 "The two are not comparable: one does not meet the demand, or "
                                 "they do not serve the same GPU-hours."),
                  {}}},
                Emphasis::warning});
        Paragraph months{{paidSentence(pair, horizon)}, Emphasis::item};
        addCrossings(pair, months.sentences);
        if (evaluated.scenario.general.discountRate != 0)
            months.sentences.push_back(monthSentence(
                pair.discountedMonth, horizon,
                COSTMODEL_TEXT("Message", "In present value: never within %1 months."),
                COSTMODEL_TEXT("Message", "In present value: from the first day on."),
                COSTMODEL_TEXT("Message", "In present value: after %1 months.")));
        months.sentences.push_back(monthSentence(
            pair.exitMonth, horizon,
            COSTMODEL_TEXT("Message",
                           "If the servers are sold when one stops: never within %1 months."),
            COSTMODEL_TEXT("Message",
                           "If the servers are sold when one stops: from the first day on."),
            COSTMODEL_TEXT("Message", "If the servers are sold when one stops: after %1 months.")));
        section.blocks.emplace_back(months);

        Paragraph utilization{{}, Emphasis::item};
        addUtilization(pair, utilization.sentences);
        section.blocks.emplace_back(utilization);
        Paragraph prices{{}, Emphasis::item};
        addPrices(pair, evaluated.scenario.general.currency, prices.sentences);
        section.blocks.emplace_back(prices);
        Paragraph returns{{}, Emphasis::item};
        addReturns(pair, returns.sentences);
        section.blocks.emplace_back(returns);
    }
    return section;
}

} // namespace costmodel::report
