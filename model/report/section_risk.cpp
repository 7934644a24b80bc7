#include <algorithm>
#include <array>
#include <cmath>

#include "model/report/sections.h"

namespace costmodel::report
{

namespace
{

Cell label(const char* text)
{
    return Label{"Label", text};
}

Cell orNotAllowed(const std::optional<double>& value, int digits)
{
    return value ? Cell(Number{*value, digits}) : label(COSTMODEL_TEXT("Label", "not allowed"));
}

Cell orNever(const std::optional<double>& month)
{
    return month ? Cell(Number{*month, 1}) : label(COSTMODEL_TEXT("Label", "never"));
}

/// A row for every input and end of it, a column for every option.
Table costTable(const EvaluatedScenario& evaluated, int digits)
{
    const std::vector<SensitivityResult>& results = evaluated.evaluation.sensitivity;
    Table table;
    table.unit = evaluated.scenario.general.currency;
    table.keyColumns = 2;
    table.columns = {{label(COSTMODEL_TEXT("Label", "Input")), false},
                     {label(COSTMODEL_TEXT("Label", "At")), true}};
    for (const SensitivityResult::Option& option : results.front().options)
        table.columns.push_back({option.name, true});
    if (results.front().hasHybrid)
        table.columns.push_back({label(COSTMODEL_TEXT("Label", "Best split")), true});
    for (const SensitivityResult& result : results)
    {
        Row low;
        Row high;
        low.cells = {inputName(result.path, evaluated.scenario), Percent{result.low}};
        high.cells = {Cell(), Percent{result.high}};
        for (const SensitivityResult::Option& option : result.options)
        {
            low.cells.push_back(orNotAllowed(option.npvCostLow, digits));
            high.cells.push_back(orNotAllowed(option.npvCostHigh, digits));
        }
        if (results.front().hasHybrid)
        {
            low.cells.push_back(orNotAllowed(result.hybridLow, digits));
            high.cells.push_back(orNotAllowed(result.hybridHigh, digits));
        }
        table.rows.push_back(std::move(low));
        table.rows.push_back(std::move(high));
    }
    return table;
}

Table monthTable(const EvaluatedScenario& evaluated)
{
    const std::vector<SensitivityResult>& results = evaluated.evaluation.sensitivity;
    Table table;
    table.keyColumns = 2;
    table.columns = {{label(COSTMODEL_TEXT("Label", "Input")), false},
                     {label(COSTMODEL_TEXT("Label", "At")), true}};
    for (const SensitivityResult::Pair& pair : results.front().breakEven)
        table.columns.push_back({pair.buy + " / " + pair.rent, true});
    for (const SensitivityResult& result : results)
    {
        Row low;
        Row high;
        low.cells = {inputName(result.path, evaluated.scenario), Percent{result.low}};
        high.cells = {Cell(), Percent{result.high}};
        for (const SensitivityResult::Pair& pair : result.breakEven)
        {
            low.cells.push_back(orNever(pair.monthLow));
            high.cells.push_back(orNever(pair.monthHigh));
        }
        table.rows.push_back(std::move(low));
        table.rows.push_back(std::move(high));
    }
    return table;
}

} // namespace

std::optional<Section> sensitivitySection(const EvaluatedScenario& evaluated)
{
    const std::vector<SensitivityResult>& results = evaluated.evaluation.sensitivity;
    if (results.empty())
        return {};
    std::vector<double> amounts;
    for (const SensitivityResult& result : results)
        for (const SensitivityResult::Option& option : result.options)
            for (const std::optional<double>& cost : {option.npvCostLow, option.npvCostHigh})
                if (cost)
                    amounts.push_back(*cost);
    Section section{SectionId::sensitivity, {"Label", COSTMODEL_TEXT("Label", "Sensitivity")}, {}};
    section.blocks.emplace_back(Paragraph{
        {{COSTMODEL_TEXT("Message",
                         "Present value of each option if one input is moved and all others stay, "
                         "the strongest input first."),
          {}}},
        Emphasis::normal});
    section.blocks.emplace_back(costTable(evaluated, moneyDigits(amounts)));
    section.blocks.emplace_back(Figure::sensitivity);
    if (!results.front().breakEven.empty())
    {
        section.blocks.emplace_back(
            Heading{label(COSTMODEL_TEXT("Label", "Months until buying has paid for itself"))});
        section.blocks.emplace_back(monthTable(evaluated));
    }
    return section;
}

std::optional<Section> monteCarloSection(const EvaluatedScenario& evaluated)
{
    const std::optional<MonteCarloResult>& result = evaluated.evaluation.monteCarlo;
    if (!result || result->options.empty())
        return {};
    Section section{SectionId::monteCarlo, {"Label", COSTMODEL_TEXT("Label", "Risk")}, {}};
    const auto likeliest = std::max_element(result->options.begin(), result->options.end(),
                                            [](const auto& a, const auto& b)
                                            { return a.cheapestShare < b.cheapestShare; });
    section.blocks.emplace_back(Paragraph{
        {{COSTMODEL_TEXT("Message",
                         "In %1 draws of the uncertain inputs (seed %2), “%3” was the cheapest "
                         "option that meets the demand in %4 of them."),
          {static_cast<long>(result->draws), static_cast<long>(result->seed), likeliest->name,
           Share{likeliest->cheapestShare}}}},
        Emphasis::normal});

    using Quantiles = MonteCarloResult::Quantiles;
    constexpr std::array quantiles{&Quantiles::p5, &Quantiles::p25, &Quantiles::p50,
                                   &Quantiles::p75, &Quantiles::p95};
    const std::vector<Column> quantileColumns{{std::string("5 %"), true},
                                              {std::string("25 %"), true},
                                              {std::string("50 %"), true},
                                              {std::string("75 %"), true},
                                              {std::string("95 %"), true}};
    std::vector<double> amounts;
    for (const MonteCarloResult::Option& option : result->options)
        amounts.insert(amounts.end(), {option.mean, option.quantiles.p95});
    const int digits = moneyDigits(amounts);

    Table costs;
    costs.unit = evaluated.scenario.general.currency;
    costs.columns = {{label(COSTMODEL_TEXT("Label", "Option")), false},
                     {label(COSTMODEL_TEXT("Label", "Mean")), true},
                     {label(COSTMODEL_TEXT("Label", "Standard deviation")), true}};
    costs.columns.insert(costs.columns.end(), quantileColumns.begin(), quantileColumns.end());
    costs.columns.push_back({label(COSTMODEL_TEXT("Label", "Cheapest in")), true});
    for (const MonteCarloResult::Option& option : result->options)
    {
        Row row;
        row.cells = {option.name, Number{option.mean, digits}, Number{option.sd, digits}};
        for (const auto quantile : quantiles)
            row.cells.emplace_back(Number{option.quantiles.*quantile, digits});
        row.cells.emplace_back(Percent{option.cheapestShare});
        costs.rows.push_back(std::move(row));
    }
    section.blocks.emplace_back(std::move(costs));
    section.blocks.emplace_back(Figure::monteCarlo);
    if (result->breakEven.empty())
        return section;

    Table months;
    months.keyColumns = 2;
    months.columns = {{label(COSTMODEL_TEXT("Label", "Purchase")), false},
                      {label(COSTMODEL_TEXT("Label", "Rental")), false}};
    months.columns.insert(months.columns.end(), quantileColumns.begin(), quantileColumns.end());
    months.columns.push_back({label(COSTMODEL_TEXT("Label", "Never in")), true});
    for (const MonteCarloResult::Pair& pair : result->breakEven)
    {
        Row row;
        row.cells = {pair.buy, pair.rent};
        for (const auto quantile : quantiles)
            row.cells.push_back(pair.quantiles ? Cell(Number{(*pair.quantiles).*quantile, 1})
                                               : label(COSTMODEL_TEXT("Label", "never")));
        row.cells.emplace_back(Percent{pair.noneShare});
        months.rows.push_back(std::move(row));
    }
    section.blocks.emplace_back(
        Heading{label(COSTMODEL_TEXT("Label", "Months until buying has paid for itself"))});
    section.blocks.emplace_back(std::move(months));
    return section;
}

} // namespace costmodel::report
