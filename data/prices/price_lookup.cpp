#include "data/prices/price_lookup.h"

#include "data/prices/resolve.h"

namespace costmodel::data
{

namespace
{

std::string sourceOf(const BookPrice& price)
{
    std::string text;
    for (const std::string& part : {price.provider, price.region, "grade " + price.grade})
        if (!part.empty())
            text += (text.empty() ? "" : ", ") + part;
    if (price.vat == VatState::Included)
        text += ", VAT included";
    return text + ": " + price.source;
}

} // namespace

Result<ResolvedPrice> priceFrom(const PriceBook& book, const std::string& offer, const Date& on,
                                PriceUse use)
{
    try
    {
        const auto found = resolvePrice(book, offer, on, use);
        if (const auto* reason = std::get_if<Message>(&found))
            return *reason;
        const auto& price = std::get<BookPrice>(found);
        return ResolvedPrice{price.amount, price.currency, price.asOf, sourceOf(price)};
    }
    catch (const PriceBookError& error)
    {
        return error.message();
    }
}

} // namespace costmodel::data
