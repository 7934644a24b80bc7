#include "data/manual/manual.h"

#include <string_view>

#include "data/manual/embedded.h"
#include "data/manual/input_reference.h"

namespace costmodel::data
{

std::string manual(const Language& language)
{
    constexpr std::string_view placeOfInputs = "<!-- inputs -->";
    std::string text(language.code().starts_with("zh") ? manualChinese() : manualEnglish());
    const std::size_t at = text.find(placeOfInputs);
    if (at != std::string::npos)
        text.replace(at, placeOfInputs.size(), inputReference(language));
    return text;
}

} // namespace costmodel::data
