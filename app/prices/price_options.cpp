#include "app/prices/price_options.h"

#include <algorithm>
#include <sstream>

#include "data/import/base/number.h"
#include "data/import/prices/price_words.h"
#include "data/prices/unit.h"

namespace costmodel::app
{

namespace
{

namespace po = boost::program_options;

struct Action
{
    std::string_view name;
    std::string_view words; ///< as in the line of usage
    std::string_view help;
    std::size_t fewestWords = 0;
    std::size_t mostWords = 0;
    bool filters = false;
    bool prints = false;
};
constexpr std::size_t anyNumber = 10000;
constexpr std::array<Action, 7> actions{{
    {"list", "", "the price of each offer that is in force", 0, 0, true, true},
    {"search", "WORD...", "offers with all the words in their name, GPU, region or note", 1,
     anyNumber, true, true},
    {"show", "OFFER", "everything known of the price of one offer", 1, 1, false, true},
    {"history", "OFFER", "all prices of one offer", 1, 1, false, true},
    {"add", "", "take in one price", 0, 0, false, false},
    {"import", "FILE...", "take in the prices of a catalogue, a price list or an export", 1,
     anyNumber, false, false},
    {"export", "", "all prices, for import elsewhere", 0, 0, true, true},
}};

struct Part
{
    const char* name;
    const char* help;
    bool isRequired = false;
};
constexpr std::array<Part, 18> partsOfAdd{{
    {"name", "of the offer, without spaces: what a scenario writes", true},
    {"price", "as printed", true},
    {"currency", "ISO 4217, as in CNY", true},
    {"as-of", "day on which it was true, as in 2026-01-31", true},
    {"source", "an address, or where to find it", true},
    {"kind", "rent (the default), buy, colocation, electricity, network, staff, power, other"},
    {"item", "in words, what is priced"},
    {"gpu", "as in A100-SXM-80G"},
    {"gpus", "how many GPUs the price covers"},
    {"billing", "hour, day, month, year, reserved-1y, reserved-3y, spot, once, kWh, kW-month, GB"},
    {"unit", "what one price buys, as in \"CNY per kWh\"; follows from the rest for GPUs"},
    {"low", "lowest, if a range was printed"},
    {"high", "highest"},
    {"vat", "yes, no or unknown: whether VAT is included"},
    {"provider", "who sells"},
    {"region", "where"},
    {"grade", "a: the seller's own page, b: second hand (the default), c: unverified"},
    {"note", "what else one should know"},
}};

const Action* actionNamed(std::string_view name)
{
    const auto at = std::find_if(actions.begin(), actions.end(),
                                 [name](const Action& each) { return each.name == name; });
    return at == actions.end() ? nullptr : &*at;
}

po::options_description optionsOf(const Action& action)
{
    po::options_description options("Options");
    const auto text = [&options](const char* name, const char* placeholder, const char* help)
    {
        options.add_options()(name, po::value<std::string>()->value_name(placeholder), help);
    };
    options.add_options()("help,h", "show this help and exit");
    text("price-book", "FILE", "use this price book instead of one's own");
    if (action.prints)
    {
        text("format", "FORMAT", "text, csv or json");
        text("on", "DATE", "prices in force on that day, as in 2026-01-31");
        text("output,o", "PATH", "write to this file");
    }
    if (action.filters)
    {
        text("gpu", "GPU", "parts of the name: A100 finds A100-SXM-80G");
        text("provider", "TEXT", "part of the seller's name");
        text("region", "TEXT", "part of the region");
        text("billing", "BILLING", "hour, day, month, year, reserved, spot, once");
        text("currency", "CODE", "as in CNY");
        text("kind", "KIND", "rent, buy, colocation, electricity, network, staff, power, ...");
        options.add_options()("history", "all prices, not only those in force");
    }
    if (action.name == "add")
        for (const Part& part : partsOfAdd)
            text(part.name, "VALUE", part.help);
    if (action.name == "import")
    {
        options.add_options()("preview", "say what would change, and change nothing");
        options.add_options()(
            "option", po::value<std::vector<std::string>>()->composing()->value_name("KEY=VALUE"),
            "decide what the files leave open, as in as_of=2026-01-31; may be repeated");
    }
    return options;
}

std::optional<std::string> valueOf(const po::variables_map& values, const char* name)
{
    return values.count(name) != 0 ? std::optional(values[name].as<std::string>()) : std::nullopt;
}

void readFilter(const po::variables_map& values, PriceRequest& request)
{
    data::PriceFilter& filter = request.filter;
    filter.gpu = valueOf(values, "gpu").value_or("");
    filter.provider = valueOf(values, "provider").value_or("");
    filter.region = valueOf(values, "region").value_or("");
    filter.currency = valueOf(values, "currency").value_or("");
    if (const auto billing = valueOf(values, "billing"))
    {
        const auto known = data::billingFrom(*billing);
        if (!known && !data::isKnownBilling(*billing))
            throw po::error("--billing is \"" + *billing +
                            "\", expected hour, day, month, year, reserved, spot or once");
        filter.billing = known.value_or(*billing);
    }
    if (const auto kind = valueOf(values, "kind"))
    {
        filter.kind = data::priceKindFrom(*kind);
        if (!filter.kind)
            throw po::error("--kind is \"" + *kind +
                            "\", expected rent, buy, colocation, electricity, network, staff, "
                            "power, spot, failure, resale or other");
    }
    filter.wantsHistory = values.count("history") != 0 || request.action == "export";
    if (request.action == "search")
        filter.words = request.words;
}

void readOutput(const po::variables_map& values, PriceRequest& request)
{
    request.output = valueOf(values, "output");
    request.format =
        valueOf(values, "format").value_or(request.action == "export" ? "csv" : "text");
    if (request.format != "text" && request.format != "csv" && request.format != "json")
        throw po::error("--format is \"" + request.format + "\", expected text, csv or json");
    if (const auto on = valueOf(values, "on"))
    {
        request.filter.on = parseDate(*on);
        if (!request.filter.on)
            throw po::error("--on is \"" + *on + "\", expected a day as in 2026-01-31");
    }
}

void readParts(const po::variables_map& values, PriceRequest& request)
{
    for (const Part& part : partsOfAdd)
        if (auto value = valueOf(values, part.name))
            request.values[part.name] = std::move(*value);
        else if (part.isRequired)
            throw po::error(std::string("--") + part.name +
                            " is missing, expected it: " + part.help);
}

void readImport(const po::variables_map& values, PriceRequest& request)
{
    request.isPreview = values.count("preview") != 0;
    if (values.count("option") == 0)
        return;
    for (const std::string& text : values["option"].as<std::vector<std::string>>())
    {
        const std::size_t equals = text.find('=');
        if (equals == std::string::npos || equals == 0)
            throw po::error("--option is \"" + text + "\", expected KEY=VALUE");
        request.options.values[text.substr(0, equals)] = text.substr(equals + 1);
    }
}

std::string actionNames()
{
    std::string names;
    for (const Action& action : actions)
        names += (names.empty() ? "" : ", ") + std::string(action.name);
    return names;
}

} // namespace

PriceRequest priceRequestFrom(const std::vector<std::string>& arguments)
{
    PriceRequest request;
    if (arguments.empty())
        throw po::error("nothing to do, expected one of " + actionNames());
    if (arguments.front() == "--help" || arguments.front() == "-h")
    {
        request.wantsHelp = true;
        return request;
    }
    const Action* const action = actionNamed(arguments.front());
    if (!action)
        throw po::error("\"" + arguments.front() + "\" is not known, expected one of " +
                        actionNames());
    request.action = action->name;

    po::options_description all = optionsOf(*action);
    all.add_options()("words", po::value<std::vector<std::string>>());
    po::positional_options_description positional;
    positional.add("words", -1);
    po::variables_map values;
    po::store(
        po::command_line_parser(std::vector(arguments.begin() + 1, arguments.end()))
            .options(all)
            .positional(positional)
            .style(po::command_line_style::unix_style & ~po::command_line_style::allow_guessing)
            .run(),
        values);
    po::notify(values);
    request.wantsHelp = values.count("help") != 0;
    if (request.wantsHelp)
        return request;
    if (values.count("words") != 0)
        request.words = values["words"].as<std::vector<std::string>>();
    if (request.words.size() < action->fewestWords)
        throw po::error("something is missing, expected prices " + request.action + " " +
                        std::string(action->words));
    if (request.words.size() > action->mostWords)
        throw po::error("\"" + request.words[action->mostWords] + "\" is one word too many");
    if (const auto book = valueOf(values, "price-book"))
        request.book = *book;
    if (action->prints)
        readOutput(values, request);
    if (action->filters)
        readFilter(values, request);
    if (request.action == "add")
        readParts(values, request);
    if (request.action == "import")
        readImport(values, request);
    return request;
}

std::string priceHelp(const std::string& name)
{
    std::ostringstream text;
    const Action* const action = actionNamed(name);
    if (action)
    {
        text << "Usage: costmodel prices " << action->name << " " << action->words
             << (action->words.empty() ? "" : " ") << "[OPTION]...\n\n"
             << action->help << "\n\n"
             << optionsOf(*action);
        return text.str();
    }
    text << "Usage: costmodel prices ACTION [OPTION]...\n\n"
            "The price book: dated prices with their sources.\n\nActions:\n";
    for (const Action& each : actions)
    {
        std::string usage = std::string(each.name) + " " + std::string(each.words);
        usage.resize(18, ' ');
        text << "  " << usage << each.help << "\n";
    }
    text << "\n\"costmodel prices ACTION --help\" lists the options of an action.\n";
    return text.str();
}

std::variant<data::PriceRecord, Message>
recordToAdd(const std::map<std::string, std::string>& values)
{
    const auto text = [&values](const char* key)
    {
        const auto at = values.find(key);
        return at == values.end() ? std::string() : at->second;
    };
    const auto bad = [&text](const char* key, const char* expected)
    {
        return Message{COSTMODEL_TEXT("Message", "--%1 is \"%2\", expected %3"),
                       {std::string(key), text(key), std::string(expected)}};
    };
    data::PriceRecord record;
    record.name = text("name");
    const auto kind = data::priceKindFrom(text("kind").empty() ? "rent" : text("kind"));
    if (!kind)
        return bad("kind", "rent, buy, colocation, electricity, network, staff, power or other");
    record.kind = *kind;
    const auto asOf = parseDate(text("as-of"));
    if (!asOf)
        return bad("as-of", "a day as in 2026-01-31");
    record.asOf = *asOf;
    const auto price = data::parsePlainNumber(text("price"));
    if (!price)
        return bad("price", "a number with a decimal point");
    record.price = record.low = record.high = *price;
    for (const auto& [key, bound] :
         {std::pair{"low", &record.low}, std::pair{"high", &record.high}})
        if (!text(key).empty())
        {
            const auto value = data::parsePlainNumber(text(key));
            if (!value)
                return bad(key, "a number with a decimal point");
            *bound = *value;
        }
    if (!text("gpus").empty())
    {
        record.gpus = data::parsePlainNumber(text("gpus"));
        if (!record.gpus)
            return bad("gpus", "a number");
    }
    const auto vat = data::vatStateFrom(text("vat").empty() ? "unknown" : text("vat"));
    if (!vat)
        return bad("vat", "yes, no or unknown");
    record.vat = *vat;
    if (text("grade").size() > 1)
        return bad("grade", "a, b or c");
    record.grade = text("grade").empty() ? 'b' : text("grade").front();
    record.item = text("item");
    record.gpu = data::normalizedGpu(text("gpu"));
    record.billing = text("billing");
    record.currency = text("currency");
    record.provider = text("provider");
    record.region = text("region");
    record.source = text("source");
    record.note = text("note");
    const bool isOfGpus =
        record.kind == data::PriceKind::Rent || record.kind == data::PriceKind::Buy;
    if (isOfGpus && record.billing.empty())
        record.billing = record.kind == data::PriceKind::Buy ? "once" : "hour";
    if (isOfGpus && !record.gpus && !record.gpu.empty())
        record.gpus = 1.0;
    record.unit = text("unit");
    if (record.unit.empty() && isOfGpus)
        record.unit =
            data::usualUnit(record.currency, record.gpus.value_or(1) != 1, record.billing);
    return record;
}

} // namespace costmodel::app
