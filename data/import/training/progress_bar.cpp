#include <algorithm>
#include <map>

#include "data/import/training/progress_line.h"
#include "data/import/training/training_log.h"

namespace costmodel::data
{

namespace
{

/// tqdm counts whole seconds: below this many the speed is coarse.
constexpr double coarseBelowSeconds = 10;

/// Progress bars of tqdm, as Lightning and plain loops draw them. The speed of a bar is its total
/// over its whole time, since the rate that it shows is a running mean; a bar for every epoch gives
/// a reading each.
class ProgressBarParser final : public TrainingLogParser
{
public:
    void read(std::string_view line) override
    {
        std::optional<ProgressLine> state = parseProgressLine(line);
        if (!state || isSideWork(state->label))
            return;
        const bool isSameBar = !m_bars.empty() && m_bars.back().label == state->label &&
                               m_bars.back().total == state->total &&
                               m_bars.back().done <= state->done;
        if (!isSameBar)
            m_bars.push_back(*state);
        ProgressLine& bar = m_bars.back();
        if (state->done > bar.done || state->done < state->total)
            bar = std::move(*state);
    }

    std::optional<TrainingResult> result() const override
    {
        if (m_bars.empty())
            return {};
        TrainingResult result{
            .format = "tqdm", .speed = {}, .readings = m_bars.size(), .notes = {}, .warnings = {}};
        const std::vector<ProgressLine> bars = trainingBars();
        std::vector<SpeedReading> readings;
        std::size_t steps = 0;
        bool isCoarse = false;
        for (const ProgressLine& bar : bars)
        {
            readings.push_back({{}, static_cast<double>(bar.done) / bar.seconds});
            isCoarse = isCoarse || bar.seconds < coarseBelowSeconds;
        }
        result.speed = steadySpeed(readings, SpeedMeasure::UnitsPerSecond,
                                   bars.empty() ? "" : bars.front().unit + "/s");
        if (!result.speed)
            return result;
        for (std::size_t i = result.speed->warmUp; i < bars.size(); ++i)
        {
            steps += static_cast<std::size_t>(bars[i].done);
            if (bars.size() == 1)
                result.notes.push_back(
                    {COSTMODEL_TEXT("Message",
                                    "%1 steps took %2 s, warm-up included; the rate that "
                                    "the progress bar shows is a running mean and was "
                                    "not used."),
                     {bars[i].done, bars[i].seconds}});
        }
        if (bars.size() > 1)
            result.notes.push_back(
                {COSTMODEL_TEXT("Message",
                                "The speed is the median of %1 epochs, each by its total "
                                "steps and time."),
                 {static_cast<long>(result.speed->samples)}});
        result.speed->samples = steps;
        if (bars.front().done < bars.front().total)
            result.warnings.push_back(
                {COSTMODEL_TEXT("Message", "No progress bar came to its end: the speed is that of "
                                           "the first %1 of %2 steps, warm-up included."),
                 {bars.front().done, bars.front().total}});
        if (isCoarse)
            result.warnings.push_back(
                {COSTMODEL_TEXT("Message", "A progress bar took less than %1 s and counts whole "
                                           "seconds: the speed is coarse."),
                 {coarseBelowSeconds}});
        return result;
    }

private:
    struct Kind
    {
        std::vector<ProgressLine> finished;
        double seconds = 0;
        long steps = 0;
    };

    /// The finished bars of one kind, or the longest unfinished one if none finished. Where bars
    /// stand within bars, as batches within epochs, the kind with the most steps among those that
    /// took at least half as long as the longest.
    std::vector<ProgressLine> trainingBars() const
    {
        std::map<std::string, Kind> kinds;
        const ProgressLine* unfinished = nullptr;
        double longest = 0;
        for (const ProgressLine& bar : m_bars)
        {
            if (bar.done == 0 || !(bar.seconds > 0))
                continue;
            if (!unfinished || bar.seconds >= unfinished->seconds)
                unfinished = &bar;
            if (bar.done < bar.total)
                continue;
            Kind& kind = kinds[kindOf(bar)];
            kind.finished.push_back(bar);
            kind.seconds += bar.seconds;
            kind.steps += bar.done;
            longest = std::max(longest, kind.seconds);
        }
        const Kind* best = nullptr;
        for (const auto& [name, kind] : kinds)
            if (kind.seconds * 2 >= longest && (!best || kind.steps > best->steps))
                best = &kind;
        if (best)
            return best->finished;
        return unfinished ? std::vector{*unfinished} : std::vector<ProgressLine>{};
    }

    /// The label without its numbers: "Epoch 0" and "Epoch 1" are of one kind.
    static std::string kindOf(const ProgressLine& bar)
    {
        std::string text;
        std::copy_if(bar.label.begin(), bar.label.end(), std::back_inserter(text),
                     [](char c) { return c < '0' || c > '9'; });
        return text + "/" + bar.unit;
    }

    std::vector<ProgressLine> m_bars;
};

} // namespace

std::unique_ptr<TrainingLogParser> makeProgressBarParser()
{
    return std::make_unique<ProgressBarParser>();
}

} // namespace costmodel::data
