#pragma once

#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include <boost/program_options.hpp>

#include "data/import/base/input.h"
#include "data/prices/price_book.h"

namespace costmodel::app
{

/// What a person asks of the price book.
struct PriceRequest
{
    std::string action; ///< list, search, show, history, add, import, export
    std::vector<std::string> words;
    data::PriceFilter filter;
    std::string format;
    std::optional<std::string> output;
    std::optional<std::filesystem::path> book;
    bool isPreview = false;
    data::ImportOptions options;
    std::map<std::string, std::string> values; ///< of add: --name, --price and so on
    bool wantsHelp = false;
};

/// Throws ArgumentError or another boost::program_options::error, with what is wrong and what was
/// expected.
PriceRequest priceRequestFrom(const std::vector<std::string>& arguments);

/// The text of --help, of one action if it is named.
std::string priceHelp(const std::string& action, const Language& language);

/// The record that `add` describes; nothing and a reason where that is none.
std::variant<data::PriceRecord, Message>
recordToAdd(const std::map<std::string, std::string>& values);

} // namespace costmodel::app
