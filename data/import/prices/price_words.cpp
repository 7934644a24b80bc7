#include "data/import/prices/price_words.h"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

#include "data/import/base/columns.h"
#include "data/import/base/fold.h"
#include "data/import/base/number.h"
#include "data/prices/price_record.h"

namespace costmodel::data
{

namespace
{

using Word = std::pair<std::string_view, std::string_view>;

constexpr std::array<Word, 28> periods{{
    {"h", "hour"},      {"hr", "hour"},     {"hrs", "hour"},      {"hour", "hour"},
    {"hours", "hour"},  {"hourly", "hour"}, {"小时", "hour"},     {"时", "hour"},
    {"stunde", "hour"}, {"std", "hour"},    {"d", "day"},         {"day", "day"},
    {"daily", "day"},   {"天", "day"},      {"日", "day"},        {"tag", "day"},
    {"mo", "month"},    {"month", "month"}, {"monthly", "month"}, {"月", "month"},
    {"monat", "month"}, {"yr", "year"},     {"year", "year"},     {"yearly", "year"},
    {"annual", "year"}, {"年", "year"},     {"jahr", "year"},     {"a", "year"},
}};

constexpr std::array<std::string_view, 8> gpuWords{"gpu", "gpus", "card",        "cards",
                                                   "卡",  "张",   "accelerator", "karte"};

constexpr std::array<std::string_view, 12> plainWords{
    "per", "price", "cost", "unit", "instance", "node", "台", "每", "单价", "价格", "preis", "je"};

constexpr std::array<Word, 30> billings{{
    {"ondemand", "hour"},    {"payasyougo", "hour"},   {"payg", "hour"},
    {"按小时", "hour"},      {"按小时计费", "hour"},   {"按量", "hour"},
    {"按量付费", "hour"},    {"按量计费", "hour"},     {"按天", "day"},
    {"按日", "day"},         {"包天", "day"},          {"按月", "month"},
    {"包月", "month"},       {"按年", "year"},         {"包年", "year"},
    {"spot", "spot"},        {"preemptible", "spot"},  {"interruptible", "spot"},
    {"lowpriority", "spot"}, {"竞价", "spot"},         {"竞价实例", "spot"},
    {"抢占式", "spot"},      {"reserved", "reserved"}, {"committed", "reserved"},
    {"预留", "reserved"},    {"once", "once"},         {"purchase", "once"},
    {"buy", "once"},         {"一次性", "once"},       {"kauf", "once"},
}};

template <typename Table>
std::string_view meaningOf(const Table& table, std::string_view word)
{
    const auto at = std::find_if(table.begin(), table.end(),
                                 [word](const Word& each) { return each.first == word; });
    return at == table.end() ? std::string_view() : at->second;
}

template <std::size_t n>
bool contains(const std::array<std::string_view, n>& words, std::string_view word)
{
    return std::find(words.begin(), words.end(), word) != words.end();
}

std::vector<std::string> wordsOf(std::string_view text)
{
    std::vector<std::string> words(1);
    for (const char c : lowered(foldedText(text)))
    {
        const bool isBetween = c == '/' || c == ' ' || c == '-' || c == '_' || c == '.' ||
                               c == '(' || c == ')' || c == '[' || c == ']' || c == '*';
        if (!isBetween)
            words.back() += c;
        else if (!words.back().empty())
            words.emplace_back();
    }
    if (words.back().empty())
        words.pop_back();
    return words;
}

// A word is a currency if a number with it is money.
std::string currencyOf(const std::string& word)
{
    const auto number = parseNumber("1 " + word, DecimalMark::Point);
    return number && number->unit.empty() ? number->currency : "";
}

} // namespace

PriceWords readPriceWords(std::string_view text)
{
    PriceWords meaning;
    for (const std::string& word : wordsOf(text))
    {
        if (const std::string_view period = meaningOf(periods, word); !period.empty())
            meaning.billing = period;
        else if (contains(gpuWords, word))
            meaning.isPerGpu = true;
        else if (word == "卡时" || word == "gpuh" || word == "gpuhour")
        {
            meaning.billing = "hour";
            meaning.isPerGpu = true;
        }
        else if (const std::string currency = currencyOf(word); !currency.empty())
            meaning.currency = currency;
        else if (!contains(plainWords, word))
            meaning.isUnderstood = false;
    }
    return meaning;
}

std::optional<std::string> billingFrom(std::string_view cell)
{
    const std::string name = normalisedName(cell);
    if (isKnownBilling(lowered(trimmed(cell))) && !name.empty())
        return lowered(trimmed(cell));
    if (const std::string_view billing = meaningOf(billings, name); !billing.empty())
        return std::string(billing);
    if (const std::string_view period = meaningOf(periods, name); !period.empty())
        return std::string(period);
    const bool isReserved = name.find("reserved") != std::string::npos ||
                            name.find("commit") != std::string::npos ||
                            name.find("预留") != std::string::npos;
    if (!isReserved)
        return std::nullopt;
    if (name.find('1') != std::string::npos)
        return "reserved-1y";
    return name.find('3') != std::string::npos ? "reserved-3y" : "reserved";
}

} // namespace costmodel::data
