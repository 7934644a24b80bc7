#include "model/rent/spot.h"

#include <boost/math/special_functions/lambert_w.hpp>
#include <cmath>

namespace costmodel
{

double checkpointOverhead(double rate, double interval, double checkpoint, double restart)
{
    if (rate == 0)
        return (interval + checkpoint) / interval;
    return std::exp(rate * restart) * std::expm1(rate * (interval + checkpoint)) /
           (rate * interval);
}

double optimalCheckpointInterval(double rate, double checkpoint)
{
    // Near the branch point W0(-e^(-1-x)) = -1 + sqrt(2x) - 2x/3 + ...; the argument itself would
    // lose half of the digits of a small x.
    const double x = rate * checkpoint;
    if (x < 1e-5)
    {
        const double p = std::sqrt(-2 * std::expm1(-x));
        return p * (1 + p * (-1.0 / 3 + p * (11.0 / 72 + p * (-43.0 / 540)))) / rate;
    }
    return (1 + boost::math::lambert_w0(-std::exp(-1 - x))) / rate;
}

double checkpointOverhead(double rate, std::optional<double> interval, double checkpoint,
                          double restart)
{
    if (interval)
        return checkpointOverhead(rate, *interval, checkpoint, restart);
    if (rate == 0)
        return 1;
    if (checkpoint == 0)
        return std::exp(rate * restart);
    return checkpointOverhead(rate, optimalCheckpointInterval(rate, checkpoint), checkpoint,
                              restart);
}

} // namespace costmodel
