#include "model/explain/option_figures.h"

#include <array>

namespace costmodel
{

namespace
{

struct FigureText
{
    OptionFigure figure;
    const char* total;   ///< of an option, %1 its name
    const char* month;   ///< the same in month %2; null if there is none
    const char* within;  ///< in month %1, within the option; null if there is none
    const char* ofTotal; ///< without the option
};

constexpr std::array figureTexts{
    FigureText{OptionFigure::cash, COSTMODEL_TEXT("Message", "Cash total of %1"),
               COSTMODEL_TEXT("Message", "Cash of %1 in month %2"),
               COSTMODEL_TEXT("Message", "Cash in month %1"),
               COSTMODEL_TEXT("Message", "Cash total")},
    FigureText{OptionFigure::npv, COSTMODEL_TEXT("Message", "Present value of %1"),
               COSTMODEL_TEXT("Message", "Present value of the cash of %1 in month %2"),
               COSTMODEL_TEXT("Message", "Present value of the cash in month %1"),
               COSTMODEL_TEXT("Message", "Present value")},
    FigureText{OptionFigure::accounting, COSTMODEL_TEXT("Message", "Accounting total of %1"),
               COSTMODEL_TEXT("Message", "Accounting cost of %1 in month %2"),
               COSTMODEL_TEXT("Message", "Accounting cost in month %1"),
               COSTMODEL_TEXT("Message", "Accounting total")},
    FigureText{OptionFigure::costPerGpuHour, COSTMODEL_TEXT("Message", "Cost per GPU-hour of %1"),
               nullptr, nullptr, COSTMODEL_TEXT("Message", "Cost per GPU-hour")},
    FigureText{OptionFigure::levelizedCost,
               COSTMODEL_TEXT("Message", "Levelised cost per GPU-hour of %1"), nullptr, nullptr,
               COSTMODEL_TEXT("Message", "Levelised cost per GPU-hour")},
    FigureText{OptionFigure::costPerWorkUnit,
               COSTMODEL_TEXT("Message", "Cost per unit of work of %1"), nullptr, nullptr,
               COSTMODEL_TEXT("Message", "Cost per unit of work")},
    FigureText{OptionFigure::served, COSTMODEL_TEXT("Message", "GPU-hours served by %1"),
               COSTMODEL_TEXT("Message", "GPU-hours served by %1 in month %2"),
               COSTMODEL_TEXT("Message", "GPU-hours served in month %1"),
               COSTMODEL_TEXT("Message", "GPU-hours served")},
    FigureText{OptionFigure::cumulative, COSTMODEL_TEXT("Message", "Cash total of %1"),
               COSTMODEL_TEXT("Message", "Cash of %1 up to month %2"),
               COSTMODEL_TEXT("Message", "Cash up to month %1"),
               COSTMODEL_TEXT("Message", "Cash total")},
    FigureText{OptionFigure::discounted, COSTMODEL_TEXT("Message", "Present value of %1"),
               COSTMODEL_TEXT("Message", "Present value of %1 up to month %2"),
               COSTMODEL_TEXT("Message", "Present value up to month %1"),
               COSTMODEL_TEXT("Message", "Present value")},
    FigureText{OptionFigure::exit, COSTMODEL_TEXT("Message", "Cost of %1 if one stops at the end"),
               COSTMODEL_TEXT("Message", "Cost of %1 if one stops in month %2"),
               COSTMODEL_TEXT("Message", "Cost if one stops in month %1"),
               COSTMODEL_TEXT("Message", "Cost if one stops at the end")},
    FigureText{OptionFigure::book, COSTMODEL_TEXT("Message", "Book value of %1 at the end"),
               COSTMODEL_TEXT("Message", "Book value of %1 in month %2"),
               COSTMODEL_TEXT("Message", "Book value in month %1"),
               COSTMODEL_TEXT("Message", "Book value at the end")}};

MessageArgument optionArgument(const OptionTarget& target)
{
    if (target.kind == OptionKind::hybrid)
        return Term{"Label", COSTMODEL_TEXT("Label", "Best split"), {}};
    return quoted(target.name);
}

Message categoryTitle(const OptionTarget& target, bool withOption)
{
    const Term category{"Category", categoryLabel(target.category), {}};
    if (!withOption)
        return target.month ? Message{COSTMODEL_TEXT("Message", "%1 in month %2"),
                                      {category, monthArgument(*target.month)}}
                            : Message{"%1", {category}};
    const MessageArgument option = optionArgument(target);
    return target.month ? Message{COSTMODEL_TEXT("Message", "%1 of %2 in month %3"),
                                  {category, option, monthArgument(*target.month)}}
                        : Message{COSTMODEL_TEXT("Message", "%1 of %2"), {category, option}};
}

/// The sum over months first..last of the figure of a month.
Derivation sumOfMonths(const Context& context, const OptionTrace& trace, const OptionTarget& target,
                       OptionFigure ofMonth, int first, int last)
{
    Making making(figureTitle(target, false), figureMeasure(target.figure), context.currency());
    making.target(target);
    std::vector<Expression> months;
    for (int month = first; month <= last; ++month)
    {
        OptionTarget part = target;
        part.figure = ofMonth;
        part.month = month;
        if (figureValue(trace, part).value_or(0) != 0)
            months.push_back(making.add(deferredFigure(context, trace, part)));
    }
    return making.computed(sumOf(std::move(months)), figureValue(trace, target).value_or(0));
}

Derivation sumOfCategories(const Context& context, const OptionTrace& trace,
                           const OptionTarget& target)
{
    const CategoryTotals& totals = target.month ? trace.months[at(*target.month)] : trace.totals;
    Making making = context.money(figureTitle(target, false));
    making.target(target);
    std::vector<Expression> categories;
    for (std::size_t i = 0; i < categoryCount; ++i)
        if (totals.present[i])
            categories.push_back(making.add(deferredFigure(
                context, trace, trace.asked(static_cast<Category>(i), target.month))));
    if (categories.empty())
        making.note(said(COSTMODEL_TEXT("Message", "Nothing is paid.")));
    return making.computed(sumOf(std::move(categories)), figureValue(trace, target).value_or(0));
}

Derivation discountedCash(const Context& context, const OptionTrace& trace,
                          const OptionTarget& target)
{
    Making making = context.money(figureTitle(target, false));
    making.target(target);
    const Expression cash =
        making.add(deferredFigure(context, trace, trace.asked(OptionFigure::cash, target.month)));
    const Expression factor = making.add(discountOf(context, *target.month));
    return making.computed(cash * factor, figureValue(trace, target).value_or(0));
}

Derivation discountedWork(const Context& context, const OptionTrace& trace)
{
    if (context.scenario.general.discountRate == 0)
        return deferredFigure(context, trace, trace.asked(OptionFigure::served));
    Making making(said(COSTMODEL_TEXT("Message", "GPU-hours served, discounted")),
                  Measure::gpuHours);
    std::vector<Expression> months;
    for (int month = 1; month <= context.horizon(); ++month)
    {
        Making part(
            {COSTMODEL_TEXT("Message", "Discounted GPU-hours of month %1"), {monthArgument(month)}},
            Measure::gpuHours);
        const Expression served =
            part.add(deferredFigure(context, trace, trace.asked(OptionFigure::served, month)));
        const Expression factor = part.add(discountOf(context, month));
        months.push_back(making.add(part.computed(served * factor)));
    }
    return making.computed(sumOf(std::move(months)));
}

Derivation unitCost(const Context& context, const OptionTrace& trace, const OptionTarget& target)
{
    Making making(figureTitle(target, false), figureMeasure(target.figure), context.currency());
    making.target(target);
    const std::optional<double> value = figureValue(trace, target);
    if (trace.result->servedGpuHours <= 0)
        return making.absent(said(COSTMODEL_TEXT(
            "Message", "The option serves no GPU-hours, so there is no cost of one.")));
    const auto part = [&](OptionFigure figure)
    {
        return making.add(deferredFigure(context, trace, trace.asked(figure)));
    };
    if (target.figure == OptionFigure::costPerGpuHour)
    {
        const Expression cash = part(OptionFigure::cash);
        return making.computed(cash / part(OptionFigure::served), *value);
    }
    if (target.figure == OptionFigure::levelizedCost)
    {
        const Expression npv = part(OptionFigure::npv);
        return making.computed(npv / making.add(discountedWork(context, trace)), *value);
    }
    if (!value)
        return making.absent({COSTMODEL_TEXT("Message", "The throughput of %1 is not known, so "
                                                        "there is no cost of a unit of work."),
                              {context.scenario.demand.gpu}});
    const Expression cost = part(OptionFigure::levelizedCost);
    const Expression throughput = making.add(givenNumber(
        {COSTMODEL_TEXT("Message", "Throughput of %1"), {context.scenario.demand.gpu}},
        Measure::workUnitsPerSecond, *throughputOf(context.scenario, context.scenario.demand.gpu)));
    return making.computed(cost / (number(3600) * throughput), *value);
}

Derivation categoryTotal(const Context& context, const OptionTrace& trace,
                         const OptionTarget& target)
{
    if (trace.totals.present[index(target.category)])
        return sumOfMonths(context, trace, target, OptionFigure::category, 0, context.horizon());
    Making making = context.money(figureTitle(target, false));
    making.target(target);
    return making.absent(
        {COSTMODEL_TEXT("Message", "%1 has no costs of the category “%2”."),
         {optionArgument(target), Term{"Category", categoryLabel(target.category), {}}}});
}

Derivation ofPurchase(const Context& context, const OptionTrace& trace, const OptionTarget& target)
{
    const int month = target.month.value_or(context.horizon());
    const bool isBook = target.figure == OptionFigure::book;
    const bool hasIt = trace.purchase && (isBook || trace.result->months[at(month)].exit);
    if (hasIt)
        return isBook ? bookValueOf(context, trace, month) : exitOf(context, trace, month);
    Making making = context.money(figureTitle(target, false));
    return making.absent(
        isBook
            ? Message{COSTMODEL_TEXT("Message", "%1 owns no servers, so there is no book value."),
                      {optionArgument(target)}}
            : Message{COSTMODEL_TEXT("Message", "Only purchases have a cost of stopping early; "
                                                "%1 is none."),
                      {optionArgument(target)}});
}

Derivation derived(const Context& context, const OptionTrace& trace, const OptionTarget& target)
{
    const int last = target.month.value_or(context.horizon());
    switch (target.figure)
    {
    case OptionFigure::cash:
        return sumOfCategories(context, trace, target);
    case OptionFigure::npv:
        return target.month
                   ? discountedCash(context, trace, target)
                   : sumOfMonths(context, trace, target, OptionFigure::npv, 0, context.horizon());
    case OptionFigure::accounting:
        return target.month ? accountingOf(context, trace, last)
                            : sumOfMonths(context, trace, target, OptionFigure::accounting, 0,
                                          context.horizon());
    case OptionFigure::costPerGpuHour:
    case OptionFigure::levelizedCost:
    case OptionFigure::costPerWorkUnit:
        return unitCost(context, trace, target);
    case OptionFigure::served:
        return target.month ? servedOf(context, trace, last)
                            : sumOfMonths(context, trace, target, OptionFigure::served, 1,
                                          context.horizon());
    case OptionFigure::cumulative:
        return sumOfMonths(context, trace, target, OptionFigure::cash, 0, last);
    case OptionFigure::discounted:
        return sumOfMonths(context, trace, target, OptionFigure::npv, 0, last);
    case OptionFigure::exit:
    case OptionFigure::book:
        return ofPurchase(context, trace, target);
    case OptionFigure::category:
        return target.month ? explainCell(context, trace, target.category, last)
                            : categoryTotal(context, trace, target);
    }
    return {};
}

} // namespace

Message figureTitle(const OptionTarget& target, bool withOption)
{
    if (target.figure == OptionFigure::category)
        return categoryTitle(target, withOption);
    for (const FigureText& text : figureTexts)
    {
        if (text.figure != target.figure)
            continue;
        if (!target.month)
            return withOption ? Message{text.total, {optionArgument(target)}} : said(text.ofTotal);
        if (withOption)
            return {text.month, {optionArgument(target), monthArgument(*target.month)}};
        return {text.within, {monthArgument(*target.month)}};
    }
    return {};
}

Measure figureMeasure(OptionFigure figure)
{
    switch (figure)
    {
    case OptionFigure::served:
        return Measure::gpuHours;
    case OptionFigure::costPerGpuHour:
    case OptionFigure::levelizedCost:
        return Measure::moneyPerGpuHour;
    case OptionFigure::costPerWorkUnit:
        return Measure::moneyPerWorkUnit;
    case OptionFigure::cash:
    case OptionFigure::npv:
    case OptionFigure::accounting:
    case OptionFigure::cumulative:
    case OptionFigure::discounted:
    case OptionFigure::exit:
    case OptionFigure::book:
    case OptionFigure::category:
        break;
    }
    return Measure::money;
}

std::optional<double> figureValue(const OptionTrace& trace, const OptionTarget& target)
{
    const OptionResult& result = *trace.result;
    const std::size_t m = target.month ? at(*target.month) : result.months.size() - 1;
    const MonthResult& month = result.months[m];
    switch (target.figure)
    {
    case OptionFigure::cash:
        return target.month ? month.cash : result.cashTotal;
    case OptionFigure::npv:
        if (!target.month)
            return result.npvCost;
        return month.discountedCumulative - (m > 0 ? result.months[m - 1].discountedCumulative : 0);
    case OptionFigure::accounting:
        return target.month ? month.accounting : result.accountingTotal;
    case OptionFigure::costPerGpuHour:
        return result.costPerGpuHour;
    case OptionFigure::levelizedCost:
        return result.levelizedCostPerGpuHour;
    case OptionFigure::costPerWorkUnit:
        return result.costPerWorkUnit;
    case OptionFigure::served:
        return target.month ? month.servedGpuHours : result.servedGpuHours;
    case OptionFigure::cumulative:
        return month.cumulative;
    case OptionFigure::discounted:
        return month.discountedCumulative;
    case OptionFigure::exit:
        return month.exit;
    case OptionFigure::book:
        return trace.purchase ? std::optional(month.bookValue) : std::nullopt;
    case OptionFigure::category:
        return target.month ? trace.months[m].amounts[index(target.category)]
                            : trace.totals.amounts[index(target.category)];
    }
    return {};
}

Derivation deferredFigure(const Context& context, const OptionTrace& trace,
                          const OptionTarget& target)
{
    Making making(figureTitle(target, false), figureMeasure(target.figure), context.currency());
    making.target(target);
    return making.deferred(figureValue(trace, target).value_or(0));
}

Derivation explainFigure(const Context& context, const OptionTrace& trace,
                         const OptionTarget& target)
{
    Derivation derivation = derived(context, trace, target);
    derivation.title = figureTitle(target, true);
    derivation.target = target;
    return derivation;
}

} // namespace costmodel
