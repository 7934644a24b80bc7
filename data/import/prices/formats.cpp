#include "data/import/prices/formats.h"

#include <array>

#include "data/import/prices/aws_price_list.h"
#include "data/import/prices/aws_spot_history.h"
#include "data/import/prices/catalogue.h"
#include "data/import/prices/gpuhunt.h"
#include "data/import/prices/price_book_table.h"
#include "data/import/prices/price_table.h"
#include "data/import/prices/skypilot.h"

namespace costmodel::data
{

std::span<const ImportFormat> pricesFormats()
{
    static const std::array formats{
        ImportFormat{"skypilot", ImportKind::Prices, matchesSkypilot, readSkypilot,
                     catalogueOptions()},
        ImportFormat{"gpuhunt", ImportKind::Prices, matchesGpuhunt, readGpuhunt,
                     catalogueOptions()},
        ImportFormat{"aws-price-list", ImportKind::Prices, matchesAwsPriceList, readAwsPriceList,
                     catalogueOptions()},
        ImportFormat{"aws-spot-prices", ImportKind::Prices, matchesAwsSpotHistory,
                     readAwsSpotHistory, catalogueOptions()},
        ImportFormat{"price-book", ImportKind::Prices, matchesPriceBookTable, readPriceBookTable,
                     catalogueOptions()},
        ImportFormat{"price-table", ImportKind::Prices, matchesPriceTable, readPriceTable,
                     catalogueOptions()},
    };
    return formats;
}

} // namespace costmodel::data
