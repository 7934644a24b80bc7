#pragma once

#include <optional>

namespace costmodel
{

/// Billed time per useful time of work that is checkpointed and interrupted:
/// phi = e^(lR) (e^(l(tau+C)) - 1) / (l tau), with interruptions that come as a Poisson process.
/// J. T. Daly, "A higher order estimate of the optimum checkpoint interval for restart dumps",
/// Future Generation Computer Systems 22 (2006) 303-312, equation (13).
///
/// `rate`: interruptions of the job per hour; `interval`, `checkpoint`, `restart` in hours. Expects
/// interval > 0. (interval + checkpoint) / interval without interruptions.
double checkpointOverhead(double rate, double interval, double checkpoint, double restart);

/// The interval that makes the overhead smallest: (1 + W0(-e^(-1-lC))) / l, W0 the principal branch
/// of Lambert's function. Expects rate > 0 and checkpoint > 0.
double optimalCheckpointInterval(double rate, double checkpoint);

/// The overhead at `interval`, or at the optimal one if none is given: 1 without interruptions,
/// e^(lR) if a checkpoint takes no time.
double checkpointOverhead(double rate, std::optional<double> interval, double checkpoint,
                          double restart);

} // namespace costmodel
