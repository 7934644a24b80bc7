#include "data/export/xlsx/style.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace costmodel::data::xlsx
{

int currencyDigits(const std::string& currency)
{
    // ISO 4217, minor unit 0.
    constexpr std::array<std::string_view, 15> whole{"BIF", "CLP", "DJF", "GNF", "ISK",
                                                     "JPY", "KMF", "KRW", "PYG", "RWF",
                                                     "UGX", "VND", "VUV", "XAF", "XOF"};
    return std::find(whole.begin(), whole.end(), currency) == whole.end() ? 2 : 0;
}

std::string groupedFormat(int digits)
{
    std::string format = "#,##0";
    if (digits > 0)
        format += '.' + std::string(static_cast<std::size_t>(digits), '0');
    return format;
}

std::string amountFormat(const std::string& currency)
{
    return groupedFormat(currencyDigits(currency));
}

std::string signedAmountFormat(const std::string& currency)
{
    std::string sign = "[$" + currency + "] ";
    if (currency == "CNY")
        sign = "[$¥-804]";
    else if (currency == "USD")
        sign = "[$$-409]";
    else if (currency == "EUR")
        sign = "[$€-2] ";
    else if (currency == "GBP")
        sign = "[$£-809]";
    const std::string amount = sign + amountFormat(currency);
    return amount + ";-" + amount;
}

} // namespace costmodel::data::xlsx
