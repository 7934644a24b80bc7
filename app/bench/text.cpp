#include "app/bench/text.h"

namespace costmodel::app::bench
{

std::string say(const Console& console, const Message& message)
{
    return render(message, console.language);
}

} // namespace costmodel::app::bench
