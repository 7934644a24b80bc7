#include "model/explain/pair_figures.h"

#include <cmath>

#include "model/analysis/break_even.h"
#include "model/explain/option_figures.h"
#include "model/explain/order_parts.h"

namespace costmodel
{

namespace
{

/// Explains one purchase against one rental.
class Pair
{
public:
    Pair(const Context& context, const BreakEven& pair, const OptionTrace& own,
         const OptionTrace& rent)
        : m_context(context)
        , m_pair(pair)
        , m_own(own)
        , m_rent(rent)
    {
    }

    Derivation explain(BreakEvenFigure figure) const
    {
        switch (figure)
        {
        case BreakEvenFigure::month:
            return month(making(COSTMODEL_TEXT("Message", "Month in which %1 has paid for itself "
                                                          "against %2"),
                                Measure::months),
                         m_pair.month, OptionFigure::cumulative, OptionFigure::cumulative);
        case BreakEvenFigure::discountedMonth:
            return month(making(COSTMODEL_TEXT("Message", "Month in which %1 has paid for itself "
                                                          "against %2, in present value"),
                                Measure::months),
                         m_pair.discountedMonth, OptionFigure::discounted,
                         OptionFigure::discounted);
        case BreakEvenFigure::exitMonth:
            return month(making(COSTMODEL_TEXT("Message", "Month from which %1 has cost no more "
                                                          "than %2 even if the servers are sold"),
                                Measure::months),
                         m_pair.exitMonth, OptionFigure::exit, OptionFigure::cumulative);
        case BreakEvenFigure::utilization:
            return utilization();
        case BreakEvenFigure::rentPrice:
            return rentPrice();
        case BreakEvenFigure::purchasePrice:
            return purchasePrice();
        case BreakEvenFigure::irr:
            return rateOfReturn();
        }
        return {};
    }

private:
    MessageArgument own() const
    {
        return quoted(m_pair.buy);
    }
    MessageArgument rent() const
    {
        return quoted(m_pair.rent);
    }
    Making making(const char* title, Measure measure) const
    {
        return {{title, {own(), rent()}}, measure, m_context.currency()};
    }
    Derivation curve(const OptionTrace& trace, OptionFigure figure, int month) const
    {
        Derivation point = deferredFigure(m_context, trace, trace.asked(figure, month));
        point.title = figureTitle(*std::get_if<OptionTarget>(&*point.target), true);
        return point;
    }
    Derivation npv(const OptionTrace& trace) const
    {
        Derivation cost = deferredFigure(m_context, trace, trace.asked(OptionFigure::npv));
        cost.title = figureTitle(*std::get_if<OptionTarget>(&*cost.target), true);
        return cost;
    }

    Derivation month(Making making, const std::optional<double>& value, OptionFigure ofOwn,
                     OptionFigure ofRent) const
    {
        const int horizon = m_context.horizon();
        if (!value)
        {
            const Derivation ownEnd = curve(m_own, ofOwn, horizon);
            const Derivation rentEnd = curve(m_rent, ofRent, horizon);
            making.add(ownEnd);
            making.add(rentEnd);
            return making.absent(
                {COSTMODEL_TEXT("Message", "Never within %1 months: by then %2 has cost %3 and %4 "
                                           "only %5."),
                 {long{horizon}, own(), Amount{*ownEnd.value, m_context.currency()}, rent(),
                  Amount{*rentEnd.value, m_context.currency()}}});
        }
        if (*value == 0)
        {
            making.note(
                {COSTMODEL_TEXT("Message", "%1 is at no time dearer than %2."), {own(), rent()}});
            return making.given(0);
        }
        const int before = std::max(0, static_cast<int>(std::ceil(*value)) - 1);
        making.note({COSTMODEL_TEXT("Message", "After month %1 %2 is still dearer, after month %3 "
                                               "it is not and stays so; between months the costs "
                                               "run in straight lines."),
                     {monthArgument(before), own(), monthArgument(before + 1)}});
        const Expression ownBefore = making.add(curve(m_own, ofOwn, before));
        const Expression rentBefore = making.add(curve(m_rent, ofRent, before));
        const Expression ownAfter = making.add(curve(m_own, ofOwn, before + 1));
        const Expression rentAfter = making.add(curve(m_rent, ofRent, before + 1));
        const Expression lead = ownBefore - rentBefore;
        return making.computed(number(before) + lead / (lead - (ownAfter - rentAfter)), *value);
    }

    Derivation costAt(const OptionTrace& trace, double factor) const
    {
        Terms scaled = m_context.terms;
        scaled.demand.scaleHours(factor);
        Flows flows;
        if (trace.purchase)
            enterBuy(scaled, static_cast<std::size_t>(trace.purchase - m_context.terms.buys.data()),
                     trace.orders.front().servers, flows, false);
        else
            enterRent(scaled, planIndex(m_context.scenario.rents, trace.id.name), flows, false);
        Making cost = m_context.money({COSTMODEL_TEXT("Message", "Present value of %1 at %2 of the "
                                                                 "hours of the demand"),
                                       {quoted(trace.id.name), Share{factor}}});
        cost.note(said(COSTMODEL_TEXT("Message", "The same calculation as for the option itself, "
                                                 "with all hours of the demand scaled; GPUs and "
                                                 "servers stay.")));
        return cost.given(flows.npv(scaled.timeline.discount));
    }
    Derivation utilizationPoint(const UtilizationPoint& point) const
    {
        Making solving = making(
            COSTMODEL_TEXT("Message", "Share of the hours of the demand at which %1 and %2 cost "
                                      "the same"),
            Measure::share);
        solving.note({COSTMODEL_TEXT("Message", "That is %1 hours of work a month for each owned "
                                                "GPU, %2 of its time."),
                      {point.hoursPerGpuMonth, Share{point.shareOfOwned}}});
        const Expression ownCost = solving.add(costAt(m_own, point.factor));
        const Expression rentCost = solving.add(costAt(m_rent, point.factor));
        return solving.solved(ownCost - rentCost, point.factor);
    }
    Derivation utilization() const
    {
        if (m_pair.utilization.size() == 1)
            return utilizationPoint(m_pair.utilization.front());
        Making all = making(
            COSTMODEL_TEXT("Message", "Share of the hours of the demand at which %1 and %2 cost "
                                      "the same"),
            Measure::share);
        if (m_pair.utilization.empty())
        {
            all.add(npv(m_own));
            all.add(npv(m_rent));
            return all.absent({COSTMODEL_TEXT("Message", "Between 0 and %1 of the hours of the "
                                                         "demand, where they fill the month, both "
                                                         "never cost the same."),
                               {Share{m_context.terms.demand.largestHoursFactor()}}});
        }
        for (const UtilizationPoint& point : m_pair.utilization)
            all.add(utilizationPoint(point));
        all.note({COSTMODEL_TEXT("Message", "There are %1 such points; this is the lowest."),
                  {static_cast<long>(m_pair.utilization.size())}});
        return all.given(m_pair.utilization.front().factor);
    }

    /// The line through the difference at a price of 0 and that at the present price.
    Derivation onLine(Making making, Expression price, const std::optional<double>& value,
                      double difference, const char* titleAtZero, const char* why) const
    {
        Making zero = m_context.money({titleAtZero, {own(), rent()}});
        zero.note(said(COSTMODEL_TEXT("Message", "The same calculation with that price set to 0; "
                                                 "in between the difference runs in a straight "
                                                 "line.")));
        const Expression atZero = making.add(zero.given(difference));
        const Expression ownCost = making.add(npv(m_own));
        const Expression rentCost = making.add(npv(m_rent));
        if (!value)
            return making.absent({why, {own(), rent()}});
        return making.computed(std::move(price) * (atZero / (atZero - (ownCost - rentCost))),
                               *value);
    }
    Derivation rentPrice() const
    {
        const std::size_t plan = planIndex(m_context.scenario.rents, m_pair.rent);
        const Rent& terms = m_context.scenario.rents[plan];
        const Derivation input = m_context.inputs.of(&terms, "price");
        Making price =
            making(COSTMODEL_TEXT("Message", "Rental price at which %1 and %2 cost the same"),
                   input.measure);
        Expression present = price.add(input);
        for (const FxRate& fx : m_context.scenario.fx.rates)
            if (fx.currency == input.currency && fx.currency != m_context.currency())
                present = std::move(present) * price.add(m_context.inputs.of(&fx, "rate"));
        price.note(said(COSTMODEL_TEXT("Message", "As the price is written in the scenario, in its "
                                                  "currency.")));
        return onLine(std::move(price), std::move(present), m_pair.rentPrice,
                      differenceWithFreeRent(m_context.terms, buyIndex(), plan),
                      COSTMODEL_TEXT("Message", "Present value of %1 less that of %2 at a rental "
                                                "price of 0"),
                      COSTMODEL_TEXT("Message", "No rental price that is not negative makes %1 and "
                                                "%2 cost the same."));
    }
    Derivation purchasePrice() const
    {
        Making price =
            making(COSTMODEL_TEXT("Message", "Purchase price at which %1 and %2 cost the same"),
                   Measure::money);
        Making purchases =
            m_context.money(said(COSTMODEL_TEXT("Message", "Present purchase price")));
        std::vector<Expression> orders;
        for (std::size_t i = 0; i < m_own.orders.size(); ++i)
            orders.push_back(purchases.add(orderCost(m_context, m_own, i)));
        const Expression present = price.add(purchases.computed(sumOf(std::move(orders))));
        return onLine(std::move(price), present, m_pair.purchasePrice,
                      differenceWithFreePurchase(m_context.terms, buyIndex(),
                                                 planIndex(m_context.scenario.rents, m_pair.rent)),
                      COSTMODEL_TEXT("Message", "Present value of %1 less that of %2 at a purchase "
                                                "price of 0"),
                      COSTMODEL_TEXT("Message", "No purchase price that is not negative makes %1 "
                                                "and %2 cost the same."));
    }
    Derivation rateAt(double rate) const
    {
        Making solving = making(COSTMODEL_TEXT("Message", "Rate of return of %1 instead of %2"),
                                Measure::percentPerYear);
        solving.note(said(COSTMODEL_TEXT("Message", "At this yearly rate what the purchase saves, "
                                                    "discounted, adds up to nothing.")));
        std::vector<Expression> months;
        for (int month = 0; month <= m_context.horizon(); ++month)
        {
            Making part = m_context.money(
                {COSTMODEL_TEXT("Message", "Saved in month %1, discounted at that rate"),
                 {monthArgument(month)}});
            const Expression paid = part.add(curve(m_rent, OptionFigure::cash, month));
            const Expression spent = part.add(curve(m_own, OptionFigure::cash, month));
            const Expression at = part.add(givenNumber(said(COSTMODEL_TEXT("Message", "Rate")),
                                                       Measure::percentPerYear, rate));
            months.push_back(solving.add(part.computed(
                (paid - spent) * power(number(1) + at, number(-month) / number(12)))));
        }
        return solving.solved(sumOf(std::move(months)), rate);
    }
    Derivation rateOfReturn() const
    {
        if (m_pair.irr.size() == 1)
            return rateAt(m_pair.irr.front());
        Making all = making(COSTMODEL_TEXT("Message", "Rate of return of %1 instead of %2"),
                            Measure::percentPerYear);
        if (m_pair.irr.empty())
            return all.absent(said(COSTMODEL_TEXT("Message", "No rate between -99 and 1,000 % a "
                                                             "year makes what the purchase saves, "
                                                             "discounted, add up to nothing.")));
        for (const double rate : m_pair.irr)
            all.add(rateAt(rate));
        all.note({COSTMODEL_TEXT("Message", "There are %1 such rates; this is the lowest. None of "
                                            "them is a rate of return in the usual sense."),
                  {static_cast<long>(m_pair.irr.size())}});
        return all.given(m_pair.irr.front());
    }
    std::size_t buyIndex() const
    {
        return static_cast<std::size_t>(m_own.purchase - m_context.terms.buys.data());
    }

    const Context& m_context;
    const BreakEven& m_pair;
    const OptionTrace& m_own;
    const OptionTrace& m_rent;
};

} // namespace

Derivation explainBreakEven(const Context& context, const BreakEven& pair, const OptionTrace& own,
                            const OptionTrace& rent, BreakEvenFigure figure)
{
    Derivation derivation = Pair(context, pair, own, rent).explain(figure);
    if (!pair.comparable)
        derivation.notes.push_back(
            said(COSTMODEL_TEXT("Message", "The two are not comparable: one does not meet the "
                                           "demand, or they do not serve the same GPU-hours.")));
    derivation.target = BreakEvenTarget{pair.buy, pair.rent, figure};
    return derivation;
}

} // namespace costmodel
