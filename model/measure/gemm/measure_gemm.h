#pragma once

#include <optional>
#include <string>

#include "model/measure/gemm/spot_check.h"
#include "model/measure/run/backend.h"

namespace costmodel::measure
{

/// What a backend has to be able to do so that a matrix product can be measured on it.
class GemmDevice
{
public:
    virtual ~GemmDevice() = default;
    virtual int multiprocessors() const = 0;
    virtual double freeBytes() = 0;
    virtual GemmLayout layout(NumberFormat format, const GemmShape& shape) const = 0;
    /// Allocates `sets` sets of operands, fills A and B with the pattern, and picks the fastest way
    /// to multiply them. Fails with Reason::OutOfMemory if the memory is not there; whatever was
    /// allocated before is given back first.
    virtual std::optional<Failure> prepare(const Pattern& pattern, const GemmShape& shape,
                                           int sets) = 0;
    /// What one product should take, from the trial of ways to multiply; 0 if there was none.
    virtual double expectedSeconds() const = 0;
    /// Products in one stream between two events, the sets in turn.
    virtual BatchOutcome launch(long products) = 0;
    /// Element of the first set's C.
    virtual std::optional<double> readC(std::int64_t index, Failure& failure) = 0;
    virtual void release() = 0;
    virtual std::string engine() const = 0;
};

/// Measures one product: chooses the size of a square one, shrinks it where memory is short or a
/// launch takes too long, times it and checks the result. The test comes without device id.
Test measureGemm(GemmDevice& device, const GemmSpec& spec, const Effort& effort,
                 std::optional<double> datasheetFlops);

} // namespace costmodel::measure
