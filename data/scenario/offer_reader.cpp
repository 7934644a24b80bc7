#include "data/scenario/offer_reader.h"

#include <cmath>

#include "data/file/files.h"

namespace costmodel::data
{

namespace
{

/// One unit of a currency in that of the scenario; nothing if it has no (sensible) rate.
std::optional<double> rateOf(const Scenario& scenario, const std::string& currency)
{
    if (currency == scenario.general.currency)
        return 1;
    for (const FxRate& rate : scenario.fx.rates)
        if (rate.currency == currency && rate.rate > 0 && std::isfinite(rate.rate))
            return rate.rate;
    return std::nullopt;
}

/// What stands in the braces; nothing, with an issue, if that is not an offer.
std::optional<OfferReference> readReference(const TomlNode& node, const std::string& path,
                                            IssueList& issues)
{
    OfferReference reference;
    bool isGood = true;
    for (const TomlEntry& entry : node.entries)
    {
        const bool isScalar = entry.node.type == TomlNode::Type::scalar;
        const auto* const text = isScalar ? std::get_if<std::string>(&entry.node.scalar) : nullptr;
        const auto* const date = isScalar ? std::get_if<Date>(&entry.node.scalar) : nullptr;
        const std::string key = path + "." + entry.key;
        isGood = isGood &&
                 ((entry.key == "offer" && text && !text->empty()) || (entry.key == "on" && date));
        if (entry.key == "offer" && text && !text->empty())
            reference.offer = *text;
        else if (entry.key == "on" && date)
            reference.on = *date;
        else if (entry.key == "offer")
            issues.add(entry.node.place, path,
                       {COSTMODEL_TEXT("Message", "%1 is %2, expected the name of an offer of the "
                                                  "price book in double quotes"),
                        {key, shown(entry.node)}});
        else if (entry.key == "on")
            issues.add(entry.node.place, path,
                       {COSTMODEL_TEXT("Message", "%1 is %2, expected a date, as in 2026-01-01"),
                        {key, shown(entry.node)}});
        else
            issues.add(
                entry.place, path,
                {COSTMODEL_TEXT("Message", "unknown key %1, expected \"offer\" or \"on\""), {key}});
    }
    if (isGood && reference.offer.empty())
        issues.add(node.place, path,
                   {COSTMODEL_TEXT("Message", "%1 is %2, expected a number or an offer of the "
                                              "price book, as in { offer = \"...\", on = "
                                              "2026-01-01 }"),
                    {path, shown(node)}});
    return isGood && !reference.offer.empty() ? std::optional(reference) : std::nullopt;
}

Result<ResolvedPrice> ask(const OfferReference& reference, PriceUse use, const Scenario& scenario,
                          const ReaderServices& services)
{
    if (!services.priceOf)
        return Message{COSTMODEL_TEXT("Message", "there is no price book to look up the offer "
                                                 "\"%1\"; expected a number"),
                       {reference.offer}};
    try
    {
        return services.priceOf(reference.offer, reference.on.value_or(scenario.general.start),
                                use);
    }
    catch (const FileError& error)
    {
        return Message{COSTMODEL_TEXT("Message", "the price book cannot be read: %1"),
                       {std::string(error.what())}};
    }
}

} // namespace

std::optional<OfferedPrice> readOffer(const TomlNode& node, const std::string& path,
                                      const std::string& currency, PriceUse use,
                                      const Scenario& scenario, const ReaderServices& services,
                                      IssueList& issues)
{
    std::optional<OfferReference> reference = readReference(node, path, issues);
    if (!reference)
        return std::nullopt;
    const Result<ResolvedPrice> price = ask(*reference, use, scenario, services);
    if (!price)
    {
        issues.add(node.place, path, price.error());
        return std::nullopt;
    }
    const std::optional<double> from = rateOf(scenario, price->currency);
    const std::optional<double> to = rateOf(scenario, currency);
    if (!from)
        issues.add(node.place, path,
                   {COSTMODEL_TEXT("Message", "%1: the offer \"%2\" is in %3, which has no rate; "
                                              "expected its value in %4 in [fx], as in %3 = 7.1"),
                    {path, reference->offer, price->currency, scenario.general.currency}});
    // Without a rate of the table's own currency the rules say what is missing.
    if (!from || !to)
        return std::nullopt;
    reference->amount = price->amount;
    reference->currency = price->currency;
    reference->asOf = price->asOf;
    reference->source = price->source;
    const double value = price->currency == currency ? price->amount : price->amount * *from / *to;
    return OfferedPrice{value, std::move(*reference)};
}

} // namespace costmodel::data
