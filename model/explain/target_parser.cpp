#include <algorithm>
#include <charconv>

#include "model/explain/target.h"
#include "model/explain/target_words.h"
#include "model/scenario/path.h"
#include "model/scenario/schema.h"
#include "model/text/near.h"

namespace costmodel
{

namespace
{

using Words = std::vector<std::string_view>;

/// Reads one target; the reasons name the whole text.
class Parser
{
public:
    Parser(const Scenario& scenario, const Evaluation& evaluation, std::string_view text)
        : m_scenario(scenario)
        , m_evaluation(evaluation)
        , m_text(text)
        , m_path(text)
    {
    }

    Result<ExplainTarget> parse()
    {
        if (const std::optional<Message> wrong = takeMonth())
            return *wrong;
        const Result<std::vector<PathStep>> steps = parsePath(withSteps(m_path));
        if (!steps)
            return steps.error();
        m_steps = *steps;
        const std::string& first = m_steps.front().key;
        if (first == "rent" || first == "buy" || first == "hybrid")
            return option();
        if (first == "break-even")
            return breakEven();
        if (first == "recommendation" || first == "split")
            return single(first);
        if (first == "demand" && (m_steps.size() == 1 || isWord(1, "peak")))
            return demand();
        return input();
    }

private:
    /// Takes "@7" off the end of the path.
    std::optional<Message> takeMonth()
    {
        const std::size_t at = m_text.rfind('@');
        const std::size_t bracket = m_text.rfind(']');
        if (at == std::string_view::npos || (bracket != std::string_view::npos && at < bracket))
            return {};
        const std::string_view digits = m_text.substr(at + 1);
        int month = 0;
        const auto [end, error] =
            std::from_chars(digits.data(), digits.data() + digits.size(), month);
        if (error != std::errc{} || end != digits.data() + digits.size() || month < 0)
            return Message{COSTMODEL_TEXT("Message", "\"%1\" is no month, expected a whole number "
                                                     "behind @, as in buy[Name].power@7"),
                           {std::string(digits)}};
        const int horizon = m_scenario.general.horizonMonths;
        if (month > horizon)
            return Message{COSTMODEL_TEXT("Message", "there is no month %1, expected %2 to %3"),
                           {long{month}, 0L, long{horizon}}};
        m_month = month;
        m_path = m_text.substr(0, at);
        return {};
    }
    /// A dot and a key between two pairs of brackets: "a[b][c]" as "a[b].rent[c]".
    static std::string withSteps(std::string_view path)
    {
        std::string text;
        bool isQuoted = false;
        for (std::size_t i = 0; i < path.size(); ++i)
        {
            if (path[i] == '"' && (isQuoted || (i > 0 && path[i - 1] == '[')))
                isQuoted = !isQuoted;
            else if (isQuoted && path[i] == '\\' && i + 1 < path.size())
                text += path[i++];
            text += path[i];
            if (!isQuoted && path[i] == ']' && i + 1 < path.size() && path[i + 1] == '[')
                text += ".rent";
        }
        return text;
    }

    bool isWord(std::size_t step, std::string_view word) const
    {
        return m_steps.size() == step + 1 && m_steps[step].key == word &&
               m_steps[step].entry.empty();
    }
    Message nothing(const char* pattern, std::vector<MessageArgument> arguments) const
    {
        arguments.insert(arguments.begin(), std::string(m_text));
        return {pattern, std::move(arguments)};
    }
    Message noMonths() const
    {
        return nothing(COSTMODEL_TEXT("Message", "%1: this number has no months, expected it "
                                                 "without @%2"),
                       {long{m_month.value_or(0)}});
    }

    Result<ExplainTarget> single(const std::string& word) const
    {
        if (m_steps.size() > 1 || !m_steps.front().entry.empty())
            return nothing(COSTMODEL_TEXT("Message", "%1 names nothing: nothing is below %2"),
                           {word});
        if (m_month)
            return noMonths();
        if (word == "split")
            return ExplainTarget{SplitTarget{}};
        return ExplainTarget{MarginTarget{}};
    }

    Result<ExplainTarget> demand() const
    {
        if (m_month && *m_month == 0)
            return Message{COSTMODEL_TEXT("Message", "there is no month %1, expected %2 to %3"),
                           {0L, 1L, long{m_scenario.general.horizonMonths}}};
        return ExplainTarget{DemandTarget{m_steps.size() == 2, m_month}};
    }

    Result<ExplainTarget> input() const
    {
        const auto place = findPlace(m_scenario, m_path);
        if (place)
            return m_month ? Result<ExplainTarget>(noMonths())
                           : Result<ExplainTarget>(InputTarget{std::string(m_path)});
        // Did they leave out rent[] or buy[]?
        std::string rest(m_path.substr(std::min(m_path.size(), m_steps.front().key.size())));
        if (m_month)
            rest += "@" + std::to_string(*m_month);
        for (const OptionResult& option : m_evaluation.options)
            if (option.name == m_steps.front().key)
                return nothing(COSTMODEL_TEXT("Message", "%1 names nothing; did you mean \"%2\"?"),
                               {std::string(optionKindKey(option.kind)) + "[" +
                                bracketed(option.name) + "]" + rest});
        const Words roots{"rent",           "buy",   "hybrid", "break-even",
                          "recommendation", "split", "demand"};
        if (const auto meant = nearest(m_steps.front().key, roots);
            meant && !findChild(scenarioSchema(), m_steps.front().key))
            return nothing(COSTMODEL_TEXT("Message", "%1 names nothing; did you mean \"%2\"?"),
                           {*meant + rest});
        return place.error();
    }

    /// The option that the first step names.
    Result<const OptionResult*> named() const
    {
        const PathStep& step = m_steps.front();
        const bool isRent = step.key == "rent";
        std::vector<std::string_view> names;
        for (const OptionResult& option : m_evaluation.options)
            if ((option.kind == OptionKind::rent) == isRent)
            {
                if (option.name == step.entry)
                    return &option;
                names.push_back(option.name);
            }
        if (step.entry.empty())
            return nothing(COSTMODEL_TEXT("Message", "%1 names nothing: %2 is a list, expected one "
                                                     "of its entries in brackets, as in %2[...]"),
                           {step.key});
        if (const auto meant = nearest(step.entry, names))
            return nothing(
                COSTMODEL_TEXT("Message",
                               "%1 names nothing: there is no \"%2\" in %3; did you mean \"%4\"?"),
                {step.entry, step.key, *meant});
        return nothing(COSTMODEL_TEXT("Message", "%1 names nothing: there is no \"%2\" in %3"),
                       {step.entry, step.key});
    }

    Result<ExplainTarget> option() const
    {
        OptionTarget target;
        const OptionResult* result = nullptr;
        if (m_steps.front().key == "hybrid")
        {
            target.kind = OptionKind::hybrid;
            if (m_evaluation.hybrid && m_evaluation.hybrid->best)
                result = &m_evaluation.hybrid->best->option;
        }
        else
        {
            const Result<const OptionResult*> found = named();
            if (!found)
                return found.error();
            result = *found;
            target.kind = result->kind;
            target.name = result->name;
        }
        target.month = m_month;
        if (m_steps.size() > 2 || (m_steps.size() == 2 && !m_steps[1].entry.empty()))
            return input();
        const std::string word = m_steps.size() == 2 ? m_steps[1].key : std::string("cash");
        for (const FigureWord& figure : figureWords)
            if (figure.word == word)
            {
                target.figure = figure.figure;
                if (m_month && !figure.hasMonths)
                    return noMonths();
                return checked(target, result);
            }
        const bool isInput = static_cast<bool>(findPlace(m_scenario, m_path));
        for (std::size_t i = 0; i < categoryCount; ++i)
        {
            target.figure = OptionFigure::category;
            target.category = static_cast<Category>(i);
            // "gpu" is also the key of the type of GPU.
            if (categoryKey(target.category) == word &&
                !(isInput && result && !categoryTotals(*result).present[i]))
                return checked(target, result);
        }
        return isInput ? input() : Result<ExplainTarget>(unknownWord(word));
    }
    Result<ExplainTarget> checked(const OptionTarget& target, const OptionResult* result) const
    {
        if (!result)
            return nothing(COSTMODEL_TEXT("Message", "%1 names nothing: there is no best split"),
                           {});
        return ExplainTarget{target};
    }
    Message unknownWord(const std::string& word) const
    {
        Words words;
        std::string all;
        for (const FigureWord& figure : figureWords)
            words.push_back(figure.word);
        for (std::size_t i = 0; i < categoryCount; ++i)
            words.push_back(categoryKey(static_cast<Category>(i)));
        for (const std::string_view known : words)
            all += (all.empty() ? "" : ", ") + std::string(known);
        if (const Child* const list = findChild(scenarioSchema(), m_steps.front().key))
            for (const Field& field : list->table->fields)
                words.push_back(field.key);
        const auto meant = nearest(word, words);
        if (meant && *meant == word)
            return findPlace(m_scenario, m_path).error();
        if (meant)
            return nothing(
                COSTMODEL_TEXT("Message",
                               "%1 names nothing: there is no number \"%2\"; did you mean \"%3\"?"),
                {word, *meant});
        return nothing(COSTMODEL_TEXT("Message", "%1 names nothing: there is no number \"%2\", "
                                                 "expected one of %3, or a key"),
                       {word, all});
    }

    /// The pairs that the names in brackets leave.
    std::vector<const BreakEven*> pairs(const std::string& buy, const std::string& rent) const
    {
        std::vector<const BreakEven*> found;
        for (const BreakEven& pair : m_evaluation.breakEven)
            if ((buy.empty() || pair.buy == buy) && (rent.empty() || pair.rent == rent))
                found.push_back(&pair);
        return found;
    }
    Result<ExplainTarget> breakEven() const
    {
        if (m_month)
            return noMonths();
        const std::string& buy = m_steps.front().entry;
        std::string rent;
        std::size_t next = 1;
        if (m_steps.size() > 1 && m_steps[1].key == "rent" && !m_steps[1].entry.empty())
            rent = m_steps[next++].entry;
        BreakEvenTarget target;
        if (m_steps.size() > next)
        {
            const std::string& word = m_steps[next].key;
            const auto known =
                std::find_if(breakEvenWords.begin(), breakEvenWords.end(),
                             [&](const BreakEvenWord& each) { return each.word == word; });
            if (known == breakEvenWords.end() || m_steps.size() > next + 1 ||
                !m_steps[next].entry.empty())
                return unknownBreakEven(word);
            target.figure = known->figure;
        }
        const std::vector<const BreakEven*> found = pairs(buy, rent);
        if (found.size() == 1)
        {
            target.buy = found.front()->buy;
            target.rent = found.front()->rent;
            return ExplainTarget{target};
        }
        return found.empty() ? noPair(buy, rent) : whichPair(found);
    }
    Message unknownBreakEven(const std::string& word) const
    {
        Words words;
        std::string all;
        for (const BreakEvenWord& each : breakEvenWords)
        {
            words.push_back(each.word);
            all += (all.empty() ? "" : ", ") + std::string(each.word);
        }
        if (const auto meant = nearest(word, words))
            return nothing(
                COSTMODEL_TEXT("Message",
                               "%1 names nothing: there is no number \"%2\"; did you mean \"%3\"?"),
                {word, *meant});
        return nothing(COSTMODEL_TEXT("Message", "%1 names nothing: there is no number \"%2\", "
                                                 "expected one of %3"),
                       {word, all});
    }
    Message noPair(const std::string& buy, const std::string& rent) const
    {
        Words buys;
        Words rents;
        for (const BreakEven& pair : m_evaluation.breakEven)
        {
            buys.push_back(pair.buy);
            rents.push_back(pair.rent);
        }
        const auto meantBuy = pairs(buy, {}).empty() ? nearest(buy, buys) : std::optional(buy);
        const auto meantRent = pairs({}, rent).empty() ? nearest(rent, rents) : std::optional(rent);
        if (meantBuy && meantRent && !m_evaluation.breakEven.empty())
            return nothing(COSTMODEL_TEXT("Message", "%1 names nothing; did you mean \"%2\"?"),
                           {"break-even[" + bracketed(*meantBuy) + "]" +
                            (meantRent->empty() ? "" : "[" + bracketed(*meantRent) + "]")});
        return nothing(COSTMODEL_TEXT("Message", "%1 names nothing: expected a purchase and a "
                                                 "rental of the scenario in brackets, as in "
                                                 "break-even[Purchase][Rental].month"),
                       {});
    }
    Message whichPair(const std::vector<const BreakEven*>& found) const
    {
        return nothing(COSTMODEL_TEXT("Message", "%1 may be any of %2 pairs, expected one of them, "
                                                 "as in \"%3\""),
                       {static_cast<long>(found.size()),
                        targetText(BreakEvenTarget{found.front()->buy, found.front()->rent,
                                                   BreakEvenFigure::month})});
    }

    const Scenario& m_scenario;
    const Evaluation& m_evaluation;
    std::string_view m_text;
    std::string_view m_path;
    std::optional<int> m_month;
    std::vector<PathStep> m_steps;
};

} // namespace

Result<ExplainTarget> parseTarget(const Scenario& scenario, const Evaluation& evaluation,
                                  std::string_view text)
{
    return Parser(scenario, evaluation, text).parse();
}

} // namespace costmodel
