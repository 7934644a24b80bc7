#pragma once

#include <optional>
#include <string_view>

namespace costmodel::measure
{

/// A dense decoder. Layers, width and sequence length belong together; without them the attention
/// term is left out.
struct ModelShape
{
    double parameters = 0; ///< > 0
    std::optional<double> layers{};
    std::optional<double> width{};
    std::optional<double> sequenceLength{};
};

/// FLOP to train on one token: 6 N + 12 L d T (N parameters, L layers, d width, T sequence length);
/// 6 N alone if one of L, d, T is unknown. Forward and backward, without recomputation.
double flopPerToken(const ModelShape& shape);

/// FLOP of a matrix product C = A B of M x K and K x N, in double because the counts overflow
/// integers of 32 bits and soon those of 64.
double gemmFlop(double m, double n, double k);

/// Share of the measured matrix rate that whole training runs reach: low, middle, high. Always a
/// band, since nobody knows it beforehand.
struct EtaBand
{
    double low = 0;
    double mid = 0;
    double high = 0;
};

/// From the published training tables of llm-foundry divided by the matrix rates of ml-engineering
/// (reference.h): Hopper 0.328 to 0.578, A100 80 GB 0.490 to 0.739. Elsewhere 0.3 to 0.7 is a range
/// of ignorance. The GPU's name is as the driver reports it.
EtaBand defaultEta(std::string_view gpuName);

/// Model FLOP/s over `peakFlops` of the data sheet. Recomputation counts in neither.
double modelFlopsUtilization(double tokensPerSecond, double flopPerToken, double peakFlops);

struct TokenRates
{
    double low = 0;
    double mid = 0;
    double high = 0;
};

/// Tokens per second of one GPU at matrix rate `gemmFlops`. With activation checkpointing
/// (`recomputes`) the hardware does 8 N instead of 6 N, which leaves 3/4 of the speed.
TokenRates tokensPerSecond(double gemmFlops, const EtaBand& eta, double flopPerToken,
                           bool recomputes);

/// kWh for one token at `loadW` of one GPU.
double kwhPerToken(double loadW, double tokensPerSecond);

/// Seconds of a ring all-reduce of `bytes` over n GPUs: bytes / busRate x 2 (n - 1) / n; 0 for one.
double allReduceSeconds(double bytes, double busBytesPerSecond, long gpus);

/// The bus rate that nccl-tests reports: bytes / seconds x 2 (n - 1) / n. Expects seconds > 0.
double busBytesPerSecond(double bytes, double seconds, long gpus);

/// Share of perfect scaling: t_c / (t_c + (1 - overlap) t_comm), 0 <= overlap <= 1, both times of
/// one step in seconds.
double scalingEfficiency(double computeSeconds, double communicationSeconds, double overlap);

/// `amount` per second if it took `seconds`; empty unless the result is a finite number above zero.
std::optional<double> rateOf(double amount, double seconds);

} // namespace costmodel::measure
