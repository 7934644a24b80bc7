#include "model/measure/run/concurrency.h"

#include <algorithm>
#include <barrier>
#include <memory>
#include <thread>

namespace costmodel::measure
{

namespace
{

constexpr double aloneSeconds = 1.0;
constexpr double togetherSeconds = 4.0;
constexpr double exchangeSeconds = 5.0;

std::optional<double> medianOf(const Test& test)
{
    return test.status == TestStatus::Ok && test.series ? std::optional(test.series->median)
                                                        : std::nullopt;
}

/// bf16 through tensor units where there are any, else fp32.
GemmSpec mainProduct(const Device& device)
{
    return {device.backend == "cuda" ? NumberFormat::Bf16 : NumberFormat::Fp32, {}};
}

std::optional<double> rateAlone(const Member& member, Clock& clock, const std::stop_token& stop)
{
    Failure failure;
    const std::unique_ptr<Session> session = member.backend->open(member.device.id, failure);
    if (!session)
        return std::nullopt;
    const Effort effort{
        .clock = clock, .stop = stop, .warmUpSeconds = 0.5, .measureSeconds = aloneSeconds};
    return medianOf(session->gemm(mainProduct(member.device), effort));
}

std::vector<std::optional<double>> ratesTogether(const std::vector<Member>& members, Clock& clock,
                                                 const std::stop_token& stop)
{
    std::vector<std::optional<double>> rates(members.size());
    std::barrier start(static_cast<std::ptrdiff_t>(members.size()));
    {
        std::vector<std::jthread> threads;
        for (std::size_t i = 0; i < members.size(); ++i)
            threads.emplace_back(
                [&, i]
                {
                    Failure failure;
                    const std::unique_ptr<Session> session =
                        members[i].backend->open(members[i].device.id, failure);
                    start.arrive_and_wait();
                    if (!session)
                        return;
                    const Effort effort{.clock = clock,
                                        .stop = stop,
                                        .warmUpSeconds = 1.0,
                                        .measureSeconds = togetherSeconds};
                    rates[i] = medianOf(session->gemm(mainProduct(members[i].device), effort));
                });
    }
    return rates;
}

} // namespace

Scaling scalingOf(const std::vector<std::optional<double>>& alone,
                  const std::vector<std::optional<double>>& together)
{
    Scaling scaling{.gpus = static_cast<long>(together.size())};
    double sumAlone = 0;
    double sumTogether = 0;
    std::vector<double> rates;
    for (std::size_t i = 0; i < together.size(); ++i)
    {
        if (!alone[i] || !together[i] || *alone[i] <= 0)
            return scaling;
        sumAlone += *alone[i];
        sumTogether += *together[i];
        rates.push_back(*together[i]);
    }
    const std::optional<double> median = medianOf(rates);
    if (!median || *median <= 0)
        return scaling;
    scaling.concurrency = sumTogether / sumAlone;
    scaling.slowestOverMedian = *std::min_element(rates.begin(), rates.end()) / *median;
    return scaling;
}

void measureTogether(const Plan&, const std::vector<Member>& members, Equipment& equipment,
                     const EventSink& sink, std::stop_token stop)
{
    const auto n = static_cast<double>(members.size());
    sink(TestBegun{"", "together", "", n * (aloneSeconds + 1) + togetherSeconds + 2});
    std::vector<std::optional<double>> alone;
    for (const Member& member : members)
        alone.push_back(rateAlone(member, equipment.clock, stop));
    const auto together = ratesTogether(members, equipment.clock, stop);
    if (stop.stop_requested())
        return;
    Scaling scaling = scalingOf(alone, together);

    // Told before the exchange, which has been seen to hang.
    sink(ScalingMeasured{scaling});

    // Only devices of one backend can exchange data.
    std::vector<std::string> ids;
    for (const Member& member : members)
        if (member.backend == members.front().backend)
            ids.push_back(member.device.id);
    sink(TestBegun{"", "exchange", "", exchangeSeconds});
    Exchange exchange = members.front().backend->exchange(ids, equipment.clock, stop);
    for (const Probe& probe : exchange.probes)
        sink(ProbeFound{probe});
    for (const std::string& note : exchange.notes)
        sink(NoteMade{note});
    scaling.allReduce = std::move(exchange.allReduce);
    scaling.peerCopy = std::move(exchange.peerCopy);
    sink(ScalingMeasured{std::move(scaling)});
}

} // namespace costmodel::measure
