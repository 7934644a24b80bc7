#include "model/explain/context.h"

namespace costmodel
{

namespace
{

/// The rate of a currency that is not the scenario's; none if there is nothing to convert.
std::optional<Derivation> rateOf(const Context& context, const std::string& currency)
{
    if (currency == context.currency())
        return {};
    for (const FxRate& fx : context.scenario.fx.rates)
        if (fx.currency == currency)
        {
            Derivation rate = context.inputs.of(&fx, "rate");
            rate.title = {COSTMODEL_TEXT("Message", "Rate of %1"), {currency}};
            return rate;
        }
    return {};
}

/// (1 + change) ^ ((month - 1) / 12).
Expression changeUpTo(Expression change, int month)
{
    return power(number(1) + std::move(change), number(month - 1) / number(12));
}

Derivation throughputOf(const Context& context, const std::string& gpu)
{
    const Gpu* const type = findNamed(context.scenario.gpus, gpu);
    Derivation throughput = context.inputs.of(type, "throughput");
    if (!type->throughput && type->measured)
    {
        throughput = givenNumber(said(COSTMODEL_TEXT("Message", "Throughput")),
                                 Measure::workUnitsPerSecond, *type->measured);
        throughput.notes.push_back(
            {COSTMODEL_TEXT("Message", "Measured: read from %1."), {type->benchmark}});
    }
    throughput.title = {COSTMODEL_TEXT("Message", "Throughput of %1"), {gpu}};
    return throughput;
}

void noteVat(const Context& context, double rate, bool isTakenOut, bool isNet, Making& making)
{
    if (rate == 0)
        return;
    if (isTakenOut)
        making.note({COSTMODEL_TEXT("Message", "The price includes VAT of %1, which is taken out."),
                     {Share{rate}}});
    if (context.scenario.tax.vatRecoverable || isNet)
        making.note(said(COSTMODEL_TEXT("Message", "VAT is recovered and no cost.")));
    else
        making.note({COSTMODEL_TEXT("Message", "VAT of %1 is not recovered and part of the cost."),
                     {Share{rate}}});
}

} // namespace

Derivation costOf(const Context& context, const Costing& costing)
{
    const Inputs& inputs = context.inputs;
    Derivation amount = inputs.of(costing.table, costing.key);
    const std::optional<Derivation> fx = rateOf(context, inputs.currencyOf(costing.table));
    const void* const vatTable = costing.vatTable ? costing.vatTable : costing.table;
    Derivation vat;
    vat.value = 0;
    if (!costing.vatKey.empty())
        vat = inputs.of(vatTable, costing.vatKey);
    const bool hasVat = vat.value.value_or(0) != 0;
    const bool isTakenOut = hasVat && context.scenario.general.pricesIncludeVat;
    const bool isAdded = hasVat && !context.scenario.tax.vatRecoverable && !costing.isNet;
    std::optional<Derivation> factor;
    if (!costing.factor.empty())
        if (Derivation found = inputs.factor(costing.factor); *found.value != 1)
            factor = std::move(found);
    std::optional<Derivation> change;
    if (!costing.changeKey.empty() && costing.month >= 2)
        if (Derivation found = inputs.of(costing.changeTable ? costing.changeTable : costing.table,
                                         costing.changeKey);
            found.value.value_or(0) != 0)
            change = std::move(found);
    if (!fx && !isTakenOut && !isAdded && !factor && !change)
        return amount;

    const MessageArgument name = amount.title.arguments.front();
    Making making(change ? Message{COSTMODEL_TEXT("Message", "%1 in month %2"),
                                   {name, static_cast<long>(costing.month)}}
                         : Message{COSTMODEL_TEXT("Message", "%1 as it costs"), {name}},
                  amount.measure, context.currency());
    noteVat(context, vat.value.value_or(0), isTakenOut, costing.isNet, making);
    Expression formula = making.add(std::move(amount));
    if (fx)
        formula = std::move(formula) * making.add(*fx);
    if (isTakenOut || isAdded)
    {
        const Expression rate = making.add(std::move(vat));
        if (isTakenOut)
            formula = std::move(formula) / (number(1) + rate);
        if (isAdded)
            formula = std::move(formula) * (number(1) + rate);
    }
    if (factor)
        formula = std::move(formula) * making.add(std::move(*factor));
    if (change)
        formula = std::move(formula) * changeUpTo(making.add(std::move(*change)), costing.month);
    return making.computed(std::move(formula));
}

Derivation hoursOf(const Context& context, int month)
{
    const double hours = context.terms.timeline.hours[at(month)];
    if (context.scenario.general.hoursPerMonth)
    {
        Derivation input = context.inputs.of(&context.scenario.general, "hours_per_month");
        input.measure = Measure::hours;
        return input;
    }
    Making making({COSTMODEL_TEXT("Message", "Hours of month %1"), {static_cast<long>(month)}},
                  Measure::hours);
    const Date first = addMonths(context.scenario.general.start, month - 1);
    const Expression days = making.add(
        givenNumber({COSTMODEL_TEXT("Message", "Days of the month that begins on %1"), {first}},
                    Measure::days, hours / 24));
    return making.computed(days * number(24), hours);
}

Derivation growthOf(const Context& context, int month)
{
    Making making({COSTMODEL_TEXT("Message", "Growth up to month %1"), {static_cast<long>(month)}},
                  Measure::plain);
    const Expression growth =
        making.add(context.inputs.of(&context.scenario.demand, "growth_per_year"));
    Expression formula = changeUpTo(growth, month);
    if (context.scenario.factors.demand != 1)
        formula = std::move(formula) * making.add(context.inputs.factor("demand.scale"));
    return making.computed(std::move(formula), context.terms.demand.growth(month));
}

Derivation discountOf(const Context& context, int month)
{
    Making making(
        {COSTMODEL_TEXT("Message", "Discount factor of month %1"), {static_cast<long>(month)}},
        Measure::plain);
    const Expression rate =
        making.add(context.inputs.of(&context.scenario.general, "discount_rate"));
    return making.computed(power(number(1) + rate, number(-month) / number(12)),
                           context.terms.timeline.discount[at(month)]);
}

Derivation speedOf(const Context& context, const std::string& gpu, const void* table)
{
    const std::string& reference = context.scenario.demand.gpu;
    Making making(
        {COSTMODEL_TEXT("Message", "Speed of one %1 in GPUs of type %2"), {gpu, reference}},
        Measure::plain);
    const Expression efficiency = making.add(context.inputs.of(table, "efficiency"));
    if (gpu == reference)
        return making.computed(efficiency);
    if (!costmodel::throughputOf(context.scenario, gpu) ||
        !costmodel::throughputOf(context.scenario, reference))
    {
        making.note({COSTMODEL_TEXT("Message", "The throughput of %1 or %2 is not known, so both "
                                               "are taken to be equally fast."),
                     {gpu, reference}});
        return making.computed(efficiency);
    }
    const Expression own = making.add(throughputOf(context, gpu));
    const Expression other = making.add(throughputOf(context, reference));
    return making.computed(own / other * efficiency);
}

} // namespace costmodel
