#include <algorithm>
#include <cmath>

#include "model/insight/answer.h"
#include "model/report/compared_inputs.h"
#include "model/report/sections.h"

namespace costmodel::report
{

namespace
{

Cell label(const char* text)
{
    return Label{"Label", text};
}

ComparedValue words(const char* text, std::optional<Message> note = {})
{
    return {label(text), {}, {}, false, std::move(note)};
}

/// A scenario with its answer.
struct Column
{
    const Scenario* scenario;
    const Evaluation* evaluation;
    Answer answer;
    const OptionResult* winner = nullptr; ///< null if none meets the demand
};

const OptionResult* optionOf(const Evaluation& evaluation, const Contender& contender)
{
    if (contender.kind == OptionKind::hybrid)
        return evaluation.hybrid && evaluation.hybrid->best ? &evaluation.hybrid->best->option
                                                            : nullptr;
    return findNamed(evaluation.options, contender.name);
}

class Rows
{
public:
    explicit Rows(std::span<const ComparedScenario> scenarios)
    {
        for (const ComparedScenario& compared : scenarios)
        {
            Column column{compared.scenario, compared.evaluation,
                          answerOf(*compared.scenario, *compared.evaluation)};
            if (column.answer.winner)
                column.winner = optionOf(*compared.evaluation, *column.answer.winner);
            m_isOneCurrency = m_isOneCurrency && compared.scenario->general.currency ==
                                                     scenarios.front().scenario->general.currency;
            m_columns.push_back(std::move(column));
        }
    }

    std::vector<ComparedRow> write()
    {
        addResults();
        addWays();
        addCash();
        return std::move(m_rows);
    }

private:
    ComparedRow& add(ComparedGroup group, std::string key, Cell name, Better better)
    {
        ComparedRow& row = m_rows.emplace_back();
        row.group = group;
        row.key = std::move(key);
        row.name = std::move(name);
        row.better = better;
        return row;
    }
    /// To be called when a row has all its values: rounds all amounts of it alike.
    void finish(ComparedRow& row, int digits) const
    {
        row.isComparable = !row.isMoney || m_isOneCurrency;
        if (row.isMoney && m_isOneCurrency)
            row.unit = Phrase{"Unit", COSTMODEL_TEXT("Unit", "%1"),
                              m_columns.front().scenario->general.currency};
        std::vector<double> amounts;
        for (const ComparedValue& value : row.values)
            if (value.number)
                amounts.push_back(*value.number);
        const int shown = row.isMoney && digits == 0 ? moneyDigits(amounts) : digits;
        for (std::size_t i = 0; i < row.values.size(); ++i)
        {
            ComparedValue& value = row.values[i];
            if (value.number && row.isMoney && !m_isOneCurrency)
                value.shown =
                    Message{COSTMODEL_TEXT("Message", "%1"),
                            {Amount{*value.number, m_columns[i].scenario->general.currency}}};
            else if (value.number)
                value.shown = Number{*value.number, shown};
            row.differs = row.differs || value.number != row.values.front().number ||
                          value.word != row.values.front().word;
        }
    }

    void addResults()
    {
        ComparedRow& advice = add(ComparedGroup::results, "results.cheapest",
                                  label(COSTMODEL_TEXT("Label", "Cheapest way")), Better::neither);
        for (const Column& column : m_columns)
            advice.values.push_back(winnerOf(column));
        finish(advice, 0);
        ComparedRow& cost =
            add(ComparedGroup::results, "results.cost",
                label(COSTMODEL_TEXT("Label", "Cost of the cheapest way in present value")),
                Better::less);
        cost.isMoney = true;
        for (const Column& column : m_columns)
            cost.values.push_back(column.winner ? ComparedValue{{}, column.winner->npvCost, {}}
                                                : noWay());
        finish(cost, 0);
        ComparedRow& hourly =
            add(ComparedGroup::results, "results.cost_per_gpu_hour",
                label(COSTMODEL_TEXT("Label", "Its cost per GPU-hour of work")), Better::less);
        hourly.isMoney = true;
        for (const Column& column : m_columns)
            hourly.values.push_back(
                column.winner && column.winner->levelizedCostPerGpuHour
                    ? ComparedValue{{}, column.winner->levelizedCostPerGpuHour, {}}
                    : noWay());
        finish(hourly, 4);
        addGap();
        addFigures();
        ComparedRow& hours =
            add(ComparedGroup::results, "results.gpu_hours",
                label(COSTMODEL_TEXT("Label", "GPU-hours of the demand")), Better::neither);
        ComparedRow peaks;
        for (const Column& column : m_columns)
        {
            hours.values.push_back({{}, column.evaluation->demand.gpuHours, {}});
            peaks.values.push_back({{}, column.evaluation->demand.peakGpus, {}});
        }
        finish(hours, 0);
        ComparedRow& peak =
            add(ComparedGroup::results, "results.peak_gpus",
                label(COSTMODEL_TEXT("Label", "Most GPUs at once")), Better::neither);
        peak.values = std::move(peaks.values);
        finish(peak, 2);
    }

    static ComparedValue noWay()
    {
        return words(COSTMODEL_TEXT("Label", "none"),
                     Message{COSTMODEL_TEXT("Message", "No way meets the demand."), {}});
    }

    static ComparedValue winnerOf(const Column& column)
    {
        if (!column.winner)
            return noWay();
        ComparedValue value{optionName(*column.winner), {}, column.winner->name};
        if (column.answer.verdict == Verdict::tooClose)
            value.note =
                Message{COSTMODEL_TEXT("Message", "Renting and buying are too close to call."), {}};
        return value;
    }

    void addGap()
    {
        ComparedRow& gap =
            add(ComparedGroup::results, "results.buying_less_renting",
                label(COSTMODEL_TEXT("Label", "Buying less renting")), Better::neither);
        gap.isMoney = true;
        for (const Column& column : m_columns)
        {
            const Answer& answer = column.answer;
            if (answer.buy && answer.rent)
                gap.values.push_back({{}, answer.buy->npvCost - answer.rent->npvCost, {}});
            else
                gap.values.push_back(
                    words(COSTMODEL_TEXT("Label", "none"),
                          Message{COSTMODEL_TEXT("Message", "There is no rental and purchase that "
                                                            "both meet the demand."),
                                  {}}));
        }
        finish(gap, 0);
    }

    /// The figures of the answer; one row for each label that any scenario has.
    void addFigures()
    {
        for (const AnswerFigure& figure : m_columns.front().answer.figures)
        {
            std::vector<const char*> labels;
            for (const Column& column : m_columns)
                for (const FigurePart& part : figureOf(column, figure.id).parts)
                    if (std::none_of(labels.begin(), labels.end(),
                                     [&part](const char* known)
                                     { return std::string_view(known) == part.label; }))
                        labels.push_back(part.label);
            for (const char* const text : labels)
                addFigure(figure, text);
        }
    }

    static const AnswerFigure& figureOf(const Column& column, FigureId id)
    {
        return column.answer.figures[static_cast<std::size_t>(id)];
    }

    void addFigure(const AnswerFigure& figure, const char* text)
    {
        ComparedRow& row =
            add(ComparedGroup::results, keyOf(figure.id, text),
                Message{COSTMODEL_TEXT("Message", "%1: %2"),
                        {Term{"Label", figure.label, {}}, Term{"Label", text, {}}}},
                figure.id == FigureId::breakEvenUtilization ? Better::neither : Better::less);
        FigureUnit unit = FigureUnit::money;
        for (const Column& column : m_columns)
        {
            const std::vector<FigurePart>& parts = figureOf(column, figure.id).parts;
            const auto part = std::find_if(parts.begin(), parts.end(),
                                           [text](const FigurePart& one)
                                           { return std::string_view(one.label) == text; });
            if (part != parts.end())
                unit = part->unit;
            if (part == parts.end() || !part->value)
                row.values.push_back(
                    words(part != parts.end() && isNever(column, figure.id)
                              ? COSTMODEL_TEXT("Label", "never pays back")
                              : COSTMODEL_TEXT("Label", "none"),
                          part != parts.end() ? std::optional(part->note) : std::nullopt));
            else
                row.values.push_back(
                    {{}, unit == FigureUnit::share ? *part->value * 100 : *part->value, {}});
        }
        row.isMoney = unit == FigureUnit::money;
        if (unit != FigureUnit::money)
            row.unit = Phrase{
                "Unit", unitName(unit == FigureUnit::share ? Unit::share : Unit::months), {}};
        finish(row, unit == FigureUnit::money ? 0 : 1);
    }

    static bool isNever(const Column& column, FigureId id)
    {
        return id == FigureId::payback && column.answer.buy && column.answer.rent;
    }

    static std::string keyOf(FigureId id, std::string_view text)
    {
        std::string key = "results.";
        switch (id)
        {
        case FigureId::presentCost:
            key += "present_cost";
            break;
        case FigureId::breakEvenUtilization:
            key += "utilization";
            break;
        case FigureId::payback:
            key += "payback_months";
            break;
        case FigureId::peakCash:
            key += "peak_cash";
            break;
        }
        key += "[";
        return key.append(text) + "]";
    }

    void addWays()
    {
        std::vector<const OptionResult*> ways;
        for (const Column& column : m_columns)
            for (const OptionResult* const way : comparedOptions(*column.evaluation))
                if (std::none_of(ways.begin(), ways.end(),
                                 [way](const OptionResult* known)
                                 { return known->name == way->name; }))
                    ways.push_back(way);
        for (const OptionResult* const way : ways)
        {
            ComparedRow& row =
                add(ComparedGroup::ways, "ways[" + way->name + "]", optionName(*way), Better::less);
            row.isMoney = true;
            for (const Column& column : m_columns)
                row.values.push_back(costOf(column, way->name));
            finish(row, 0);
        }
    }

    static ComparedValue costOf(const Column& column, const std::string& name)
    {
        for (const OptionResult* const way : comparedOptions(*column.evaluation))
        {
            if (way->name != name)
                continue;
            ComparedValue value{{}, way->npvCost, {}, !way->meetsDemand};
            if (!way->meetsDemand)
                value.note = Message{COSTMODEL_TEXT("Message", "Does not meet the demand."), {}};
            return value;
        }
        return words(COSTMODEL_TEXT("Label", "none"));
    }

    void addCash()
    {
        std::size_t months = 0;
        for (const Column& column : m_columns)
            if (column.winner)
                months = std::max(months, column.winner->months.size());
        if (months == 0)
            return;
        addCash("cash[0]", label(COSTMODEL_TEXT("Label", "At signing")), 0, 1);
        for (std::size_t first = 1; first < months; first += 12)
        {
            const std::size_t end = std::min(first + 12, months);
            const std::string span = std::to_string(first) + "–" + std::to_string(end - 1);
            addCash("cash[" + std::to_string(first) + "-" + std::to_string(end - 1) + "]",
                    Message{COSTMODEL_TEXT("Message", "Months %1"), {span}}, first, end);
        }
        addCash("cash", label(COSTMODEL_TEXT("Label", "Cash total")), 0, months);
    }

    /// Payments of the cheapest way in the months [first, end).
    void addCash(std::string key, Cell name, std::size_t first, std::size_t end)
    {
        ComparedRow& row = add(ComparedGroup::cash, std::move(key), std::move(name), Better::less);
        row.isMoney = true;
        for (const Column& column : m_columns)
        {
            if (!column.winner)
                row.values.push_back(noWay());
            else if (column.winner->months.size() <= first)
                row.values.push_back(words(COSTMODEL_TEXT("Label", "behind its horizon")));
            else
            {
                double paid = 0;
                for (std::size_t m = first; m < std::min(end, column.winner->months.size()); ++m)
                    paid += column.winner->months[m].cash;
                row.values.push_back({{}, paid, {}});
            }
        }
        finish(row, 0);
    }

    std::vector<Column> m_columns;
    std::vector<ComparedRow> m_rows;
    bool m_isOneCurrency = true;
};

} // namespace

std::vector<ComparedRow> comparedResults(std::span<const ComparedScenario> scenarios)
{
    return Rows(scenarios).write();
}

} // namespace costmodel::report
