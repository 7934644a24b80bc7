#include "model/measure/throughput.h"

#include <cmath>

#include "model/measure/reference.h"

namespace costmodel::measure
{

double flopPerToken(const ModelShape& shape)
{
    double flop = 6.0 * shape.parameters;
    if (shape.layers && shape.width && shape.sequenceLength)
        flop += 12.0 * *shape.layers * *shape.width * *shape.sequenceLength;
    return flop;
}

double gemmFlop(double m, double n, double k)
{
    return 2.0 * m * n * k;
}

EtaBand defaultEta(std::string_view gpuName)
{
    switch (familyOf(gpuName))
    {
    case GpuFamily::Hopper:
        return {0.33, 0.45, 0.58};
    case GpuFamily::AmpereDataCentre:
        return {0.49, 0.62, 0.74};
    case GpuFamily::Other:
        return {0.3, 0.5, 0.7};
    }
    return {};
}

double modelFlopsUtilization(double tokensPerSecond, double flopPerToken, double peakFlops)
{
    return tokensPerSecond * flopPerToken / peakFlops;
}

TokenRates tokensPerSecond(double gemmFlops, const EtaBand& eta, double flopPerToken,
                           bool recomputes)
{
    const double perEta = gemmFlops / flopPerToken * (recomputes ? 0.75 : 1.0);
    return {perEta * eta.low, perEta * eta.mid, perEta * eta.high};
}

double kwhPerToken(double loadW, double tokensPerSecond)
{
    return loadW / tokensPerSecond / 3.6e6;
}

double allReduceSeconds(double bytes, double busBytesPerSecond, long gpus)
{
    const auto n = static_cast<double>(gpus);
    return bytes / busBytesPerSecond * 2 * (n - 1) / n;
}

double busBytesPerSecond(double bytes, double seconds, long gpus)
{
    const auto n = static_cast<double>(gpus);
    return bytes / seconds * 2 * (n - 1) / n;
}

double scalingEfficiency(double computeSeconds, double communicationSeconds, double overlap)
{
    return computeSeconds / (computeSeconds + (1 - overlap) * communicationSeconds);
}

std::optional<double> rateOf(double amount, double seconds)
{
    if (!(seconds > 0))
        return std::nullopt;
    const double rate = amount / seconds;
    if (!std::isfinite(rate) || !(rate > 0))
        return std::nullopt;
    return rate;
}

} // namespace costmodel::measure
