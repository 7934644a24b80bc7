#pragma once

#include <cstddef>

namespace costmodel
{

/// Why a rental plan was charged and from what its charge is computed; noted for those who explain
/// a ledger. Work is in reference GPU-hours, capacity in reference GPUs.
struct Charge
{
    enum class Kind
    {
        use,        ///< of a plan paid by use
        commitment, ///< a month of a committed plan, used or not
        upfront,    ///< of a reserved term
        owed,       ///< at the horizon, for the months of a term beyond it
        flat,       ///< storage, transfer and flat fee of a month in which the plan serves anything
        setup
    };

    Kind kind = Kind::use;
    std::size_t plan = 0;
    int month = 0; ///< in which it serves; of upfront and owed the first of the term
    int due = 0;   ///< 0..H
    // Of use:
    std::size_t asked = 0; ///< plan that was asked; another one than `plan` if that is its fallback
    double above = 0;      ///< capacity below that is served by others
    double outage = 0;     ///< work that own servers left over
    double work = 0;       ///< asked for
    double useful = 0;     ///< hours of the asked plan's GPUs that do all of it
    double share = 1;      ///< of the work that falls to `plan`
    double hours = 0;      ///< useful hours of `plan`, for spot with what interruptions cost
    // Of commitment, upfront and owed:
    int instances = 0;
    int months = 1; ///< that are paid for
};

} // namespace costmodel
