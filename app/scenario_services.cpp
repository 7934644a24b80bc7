#include "app/scenario_services.h"

#include <memory>

#include "app/price_book_path.h"
#include "data/prices/price_lookup.h"
#include "data/scenario/benchmark_figure.h"

namespace costmodel::app
{

namespace
{

data::PriceBook opened(const std::filesystem::path& priceBook)
{
    if (priceBook.empty())
        return data::PriceBook::open(userPriceBook());
    return data::PriceBook::open(priceBook, data::PriceBook::Missing::Refuse);
}

} // namespace

data::ReaderServices scenarioServices(const std::filesystem::path& priceBook)
{
    data::ReaderServices services;
    // Shared because a std::function can be copied: all copies ask the same open book.
    services.priceOf = [priceBook, book = std::shared_ptr<const data::PriceBook>()](
                           const std::string& offer, const Date& on,
                           data::PriceUse use) mutable -> Result<data::ResolvedPrice>
    {
        try
        {
            if (!book)
                book = std::make_shared<const data::PriceBook>(opened(priceBook));
        }
        catch (const data::PriceBookError& error)
        {
            return error.message();
        }
        return data::priceFrom(*book, offer, on, use);
    };
    services.measuredThroughput = data::measuredThroughput;
    return services;
}

} // namespace costmodel::app
