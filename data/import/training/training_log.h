#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "data/import/format.h"
#include "model/text/message.h"
#include "model/usage/training_speed.h"

namespace costmodel::data
{

/// What a person knows about a training and its log does not tell.
struct TrainingFacts
{
    std::optional<double> gpus;
    std::optional<double> samplesPerIteration; ///< of the whole job: its global batch size
    std::optional<double> tokensPerSample;     ///< sequence length
};

/// What a training log tells about speed.
struct TrainingResult
{
    std::string format; ///< "megatron-lm", "nanogpt", ...
    std::optional<TrainingSpeed> speed;
    std::size_t readings = 0;   ///< lines with a speed
    std::vector<Message> notes; ///< what was taken, and what else the log states
    std::vector<Message> warnings;
};

/// Follows one program's way of writing a training log. Every parser of this folder sees every
/// line; those that know nothing of it ignore it.
class TrainingLogParser
{
public:
    virtual ~TrainingLogParser() = default;
    /// A line without its end and without colours.
    virtual void read(std::string_view line) = 0;
    /// Nothing if the log is not of this program.
    virtual std::optional<TrainingResult> result() const = 0;
};

std::unique_ptr<TrainingLogParser> makeHuggingFaceParser();
std::unique_ptr<TrainingLogParser> makeMegatronParser();
std::unique_ptr<TrainingLogParser> makeDeepSpeedParser();
std::unique_ptr<TrainingLogParser> makeNanoGptParser();
std::unique_ptr<TrainingLogParser> makeMlLogParser();
std::unique_ptr<TrainingLogParser> makeProgressBarParser();

/// Whether the parser knows something of these lines.
bool recognises(TrainingLogParser& parser, std::string_view text);

/// Reads a whole log, whose lines may also end with carriage returns. The first parser of the list
/// above that recognises it decides. Nothing if none does.
std::optional<TrainingResult> readTrainingLog(std::string_view text,
                                              const ImportMonitor& monitor = {});

/// The speed in larger or smaller units, as far as the facts go: iterations to samples to tokens,
/// and a whole job to one GPU. What was done is added to `notes`.
TrainingSpeed converted(TrainingSpeed speed, const TrainingFacts& facts,
                        std::vector<Message>& notes);

} // namespace costmodel::data
