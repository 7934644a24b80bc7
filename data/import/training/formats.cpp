#include "data/import/training/formats.h"

#include <array>

#include "data/import/training/training_log.h"
#include "data/import/training/training_report.h"

namespace costmodel::data
{

namespace
{

/// `confidence` falls in the order of readTrainingLog: where a log holds lines of several programs,
/// the one that says more decides.
template <std::unique_ptr<TrainingLogParser> (*make)(), int confidence>
int matches(std::string_view head)
{
    return recognises(*make(), head) ? confidence : 0;
}

constexpr std::array trainingOptions{
    ImportOption{"gpus", COSTMODEL_TEXT("Label", "GPUs of the training, to divide its speed")},
    ImportOption{"batch",
                 COSTMODEL_TEXT("Label", "samples of one iteration of the whole training")},
    ImportOption{"sequence", COSTMODEL_TEXT("Label", "tokens of one sample")},
};

constexpr std::array formats{
    ImportFormat{"huggingface-trainer", ImportKind::Training, matches<makeHuggingFaceParser, 95>,
                 readTraining, trainingOptions},
    ImportFormat{"megatron-lm", ImportKind::Training, matches<makeMegatronParser, 94>, readTraining,
                 trainingOptions},
    ImportFormat{"deepspeed", ImportKind::Training, matches<makeDeepSpeedParser, 93>, readTraining,
                 trainingOptions},
    ImportFormat{"nanogpt", ImportKind::Training, matches<makeNanoGptParser, 92>, readTraining,
                 trainingOptions},
    ImportFormat{"mlperf-mllog", ImportKind::Training, matches<makeMlLogParser, 91>, readTraining,
                 trainingOptions},
    ImportFormat{"tqdm", ImportKind::Training, matches<makeProgressBarParser, 60>, readTraining,
                 trainingOptions},
};

} // namespace

std::span<const ImportFormat> trainingFormats()
{
    return formats;
}

} // namespace costmodel::data
