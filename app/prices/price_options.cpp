#include "app/prices/price_options.h"

#include <algorithm>

#include "app/help/help_text.h"
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
    const char* help;       ///< context "Usage"
    std::size_t fewestWords = 0;
    std::size_t mostWords = 0;
    bool filters = false;
    bool prints = false;
};
constexpr std::size_t anyNumber = 10000;
constexpr std::array<Action, 7> actions{{
    {"list", "", COSTMODEL_TEXT("Usage", "the price of each offer that is in force"), 0, 0, true,
     true},
    {"search", "WORD...",
     COSTMODEL_TEXT("Usage", "offers with all the words in their name, GPU, region or note"), 1,
     anyNumber, true, true},
    {"show", "OFFER", COSTMODEL_TEXT("Usage", "everything known of the price of one offer"), 1, 1,
     false, true},
    {"history", "OFFER", COSTMODEL_TEXT("Usage", "all prices of one offer"), 1, 1, false, true},
    {"add", "", COSTMODEL_TEXT("Usage", "take in one price"), 0, 0, false, false},
    {"import", "FILE...",
     COSTMODEL_TEXT("Usage", "take in the prices of a catalogue, a price list or an export"), 1,
     anyNumber, false, false},
    {"export", "", COSTMODEL_TEXT("Usage", "all prices, for import elsewhere"), 0, 0, true, true},
}};

struct Part
{
    const char* name;
    const char* help; ///< context "Option"
    bool isRequired = false;
};
constexpr std::array<Part, 18> partsOfAdd{{
    {"name", COSTMODEL_TEXT("Option", "of the offer, without spaces: what a scenario writes"),
     true},
    {"price", COSTMODEL_TEXT("Option", "as printed"), true},
    {"currency", COSTMODEL_TEXT("Option", "ISO 4217, as in CNY"), true},
    {"as-of", COSTMODEL_TEXT("Option", "day on which it was true, as in 2026-01-31"), true},
    {"source", COSTMODEL_TEXT("Option", "an address, or where to find it"), true},
    {"kind", COSTMODEL_TEXT(
                 "Option",
                 "rent (the default), buy, colocation, electricity, network, staff, power, other")},
    {"item", COSTMODEL_TEXT("Option", "in words, what is priced")},
    {"gpu", COSTMODEL_TEXT("Option", "as in A100-SXM-80G")},
    {"gpus", COSTMODEL_TEXT("Option", "how many GPUs the price covers")},
    {"billing",
     COSTMODEL_TEXT(
         "Option",
         "hour, day, month, year, reserved-1y, reserved-3y, spot, once, kWh, kW-month, GB")},
    {"unit",
     COSTMODEL_TEXT("Option",
                    "what one price buys, as in \"CNY per kWh\"; follows from the rest for GPUs")},
    {"low", COSTMODEL_TEXT("Option", "lowest, if a range was printed")},
    {"high", COSTMODEL_TEXT("Option", "highest")},
    {"vat", COSTMODEL_TEXT("Option", "yes, no or unknown: whether VAT is included")},
    {"provider", COSTMODEL_TEXT("Option", "who sells")},
    {"region", COSTMODEL_TEXT("Option", "where")},
    {"grade",
     COSTMODEL_TEXT("Option",
                    "a: the seller's own page, b: second hand (the default), c: unverified")},
    {"note", COSTMODEL_TEXT("Option", "what else one should know")},
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
    options.add_options()("help,h", COSTMODEL_TEXT("Option", "show this help and exit"));
    text("price-book", "FILE",
         COSTMODEL_TEXT("Option", "use this price book instead of one's own"));
    if (action.prints)
    {
        text("format", "FORMAT", COSTMODEL_TEXT("Option", "text, csv or json"));
        text("on", "DATE",
             COSTMODEL_TEXT("Option", "prices in force on that day, as in 2026-01-31"));
        text("output,o", "PATH", COSTMODEL_TEXT("Option", "write to this file"));
    }
    if (action.filters)
    {
        text("gpu", "GPU", COSTMODEL_TEXT("Option", "parts of the name: A100 finds A100-SXM-80G"));
        text("provider", "TEXT", COSTMODEL_TEXT("Option", "part of the seller's name"));
        text("region", "TEXT", COSTMODEL_TEXT("Option", "part of the region"));
        text("billing", "BILLING",
             COSTMODEL_TEXT("Option", "hour, day, month, year, reserved, spot, once"));
        text("currency", "CODE", COSTMODEL_TEXT("Option", "as in CNY"));
        text("kind", "KIND",
             COSTMODEL_TEXT("Option",
                            "rent, buy, colocation, electricity, network, staff, power, ..."));
        options.add_options()("history",
                              COSTMODEL_TEXT("Option", "all prices, not only those in force"));
    }
    if (action.name == "add")
        for (const Part& part : partsOfAdd)
            text(part.name, "VALUE", part.help);
    if (action.name == "import")
    {
        options.add_options()(
            "preview", COSTMODEL_TEXT("Option", "say what would change, and change nothing"));
        options.add_options()(
            "option", po::value<std::vector<std::string>>()->composing()->value_name("KEY=VALUE"),
            COSTMODEL_TEXT(
                "Option",
                "decide what the files leave open, as in as_of=2026-01-31; may be repeated"));
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
            throw ArgumentError(
                {COSTMODEL_TEXT("Message", "--billing is \"%1\", expected hour, day, month, "
                                           "year, reserved, spot or once"),
                 {*billing}});
        filter.billing = known.value_or(*billing);
    }
    if (const auto kind = valueOf(values, "kind"))
    {
        filter.kind = data::priceKindFrom(*kind);
        if (!filter.kind)
            throw ArgumentError(
                {COSTMODEL_TEXT("Message", "--kind is \"%1\", expected rent, buy, colocation, "
                                           "electricity, network, staff, power, spot, failure, "
                                           "resale or other"),
                 {*kind}});
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
        throw ArgumentError(
            {COSTMODEL_TEXT("Message", "--format is \"%1\", expected text, csv or json"),
             {request.format}});
    if (const auto on = valueOf(values, "on"))
    {
        request.filter.on = parseDate(*on);
        if (!request.filter.on)
            throw ArgumentError(
                {COSTMODEL_TEXT("Message", "--on is \"%1\", expected a day as in 2026-01-31"),
                 {*on}});
    }
}

void readParts(const po::variables_map& values, PriceRequest& request)
{
    for (const Part& part : partsOfAdd)
        if (auto value = valueOf(values, part.name))
            request.values[part.name] = std::move(*value);
        else if (part.isRequired)
            throw ArgumentError({COSTMODEL_TEXT("Message", "--%1 is missing, expected it: %2"),
                                 {std::string(part.name), Term{"Option", part.help, {}}}});
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
            throw ArgumentError(
                {COSTMODEL_TEXT("Message", "--option %1, expected KEY=VALUE"), {text}});
        request.options.values[text.substr(0, equals)] = text.substr(equals + 1);
    }
}

/// "search WORD..."
std::string usageOf(const Action& action)
{
    std::string usage(action.name);
    return action.words.empty() ? usage : usage.append(" ").append(action.words);
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
        throw ArgumentError(
            {COSTMODEL_TEXT("Message", "nothing to do, expected one of %1"), {actionNames()}});
    if (arguments.front() == "--help" || arguments.front() == "-h")
    {
        request.wantsHelp = true;
        return request;
    }
    const Action* const action = actionNamed(arguments.front());
    if (!action)
        throw ArgumentError({COSTMODEL_TEXT("Message", "\"%1\" is not known, expected one of %2"),
                             {arguments.front(), actionNames()}});
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
        throw ArgumentError(
            {COSTMODEL_TEXT("Message", "something is missing, expected prices %1 %2"),
             {request.action, std::string(action->words)}});
    if (request.words.size() > action->mostWords)
        throw ArgumentError({COSTMODEL_TEXT("Message", "\"%1\" is one word too many"),
                             {request.words[action->mostWords]}});
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

std::string priceHelp(const std::string& name, const Language& language)
{
    if (const Action* const action = actionNamed(name))
        return usageLine("costmodel prices " + usageOf(*action) + " [OPTION]...", language) + "\n" +
               usageText(action->help, language) + "\n" + optionsText(optionsOf(*action), language);
    HelpTable list;
    for (const Action& each : actions)
        list.add(usageOf(each), language.translate("Usage", each.help));
    return usageLine("costmodel prices ACTION [OPTION]...", language) + "\n" +
           usageText(COSTMODEL_TEXT("Usage", "The price book: dated prices with their sources."),
                     language) +
           "\n" + language.translate("Usage", COSTMODEL_TEXT("Usage", "Actions:")) + "\n" +
           list.text() + "\n" +
           usageText(COSTMODEL_TEXT("Usage", "\"costmodel prices ACTION --help\" lists the options "
                                             "of an action."),
                     language);
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
                       {std::string(key), text(key), Term{"Expected", expected, {}}}};
    };
    data::PriceRecord record;
    record.name = text("name");
    const auto kind = data::priceKindFrom(text("kind").empty() ? "rent" : text("kind"));
    if (!kind)
        return bad(
            "kind",
            COSTMODEL_TEXT("Expected",
                           "rent, buy, colocation, electricity, network, staff, power or other"));
    record.kind = *kind;
    const auto asOf = parseDate(text("as-of"));
    if (!asOf)
        return bad("as-of", COSTMODEL_TEXT("Expected", "a day as in 2026-01-31"));
    record.asOf = *asOf;
    const auto price = data::parsePlainNumber(text("price"));
    if (!price)
        return bad("price", COSTMODEL_TEXT("Expected", "a number with a decimal point"));
    record.price = record.low = record.high = *price;
    for (const auto& [key, bound] :
         {std::pair{"low", &record.low}, std::pair{"high", &record.high}})
        if (!text(key).empty())
        {
            const auto value = data::parsePlainNumber(text(key));
            if (!value)
                return bad(key, COSTMODEL_TEXT("Expected", "a number with a decimal point"));
            *bound = *value;
        }
    if (!text("gpus").empty())
    {
        record.gpus = data::parsePlainNumber(text("gpus"));
        if (!record.gpus)
            return bad("gpus", COSTMODEL_TEXT("Expected", "a number"));
    }
    const auto vat = data::vatStateFrom(text("vat").empty() ? "unknown" : text("vat"));
    if (!vat)
        return bad("vat", COSTMODEL_TEXT("Expected", "yes, no or unknown"));
    record.vat = *vat;
    if (text("grade").size() > 1)
        return bad("grade", COSTMODEL_TEXT("Expected", "a, b or c"));
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
