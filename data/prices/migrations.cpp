#include "data/prices/database_file.h"
#include "data/prices/embedded.h"

namespace costmodel::data
{

// A released step is never edited: what changes is appended.
std::span<const Migration> migrations()
{
    static const std::array steps{Migration{1, priceBookSchema()}};
    return steps;
}

} // namespace costmodel::data
