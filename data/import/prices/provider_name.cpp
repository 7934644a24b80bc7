#include "data/import/prices/provider_name.h"

#include <algorithm>
#include <array>

#include "data/import/base/fold.h"

namespace costmodel::data
{

namespace
{

constexpr std::array<std::string_view, 26> providers{
    "aws",        "azure",      "gcp",        "lambda",       "lambdalabs",
    "runpod",     "vast",       "vastai",     "oci",          "ibm",
    "cudo",       "fluidstack", "paperspace", "nebius",       "hyperbolic",
    "seeweb",     "shadeform",  "coreweave",  "crusoe",       "tensordock",
    "datacrunch", "verda",      "hotaisle",   "digitalocean", "primeintellect",
    "slurm"};

std::optional<std::string> only(std::string_view text)
{
    std::optional<std::string> found;
    std::string word;
    const auto look = [&]
    {
        const bool isProvider =
            std::find(providers.begin(), providers.end(), word) != providers.end();
        const bool isSecond = isProvider && found && *found != word;
        if (isProvider)
            found = word;
        word.clear();
        return !isSecond;
    };
    for (const char c : lowered(text))
    {
        const bool isLetter = c >= 'a' && c <= 'z';
        if (isLetter)
            word += c;
        else if (!look())
            return std::nullopt;
    }
    return look() ? found : std::nullopt;
}

} // namespace

std::optional<std::string> providerInFileName(std::string_view path)
{
    const std::size_t slash = path.find_last_of("/\\");
    if (slash == std::string_view::npos)
        return only(path);
    if (auto provider = only(path.substr(slash + 1)))
        return provider;
    const std::string_view folders = path.substr(0, slash);
    const std::size_t before = folders.find_last_of("/\\");
    return only(before == std::string_view::npos ? folders : folders.substr(before + 1));
}

} // namespace costmodel::data
