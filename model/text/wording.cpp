#include "model/text/wording.h"

namespace costmodel
{

std::string withTerms(std::string_view text, const Wording& terms)
{
    std::string result;
    while (!text.empty())
    {
        const TermChange* longest = nullptr;
        for (const TermChange& change : terms.changes)
            if (!change.from.empty() && text.starts_with(change.from) &&
                (!longest || change.from.size() > longest->from.size()))
                longest = &change;
        if (longest)
        {
            result += longest->to;
            text.remove_prefix(longest->from.size());
        }
        else
        {
            result += text.front();
            text.remove_prefix(1);
        }
    }
    return result;
}

} // namespace costmodel
