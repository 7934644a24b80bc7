#include "data/import/prices/catalogue_options.h"

#include <array>

namespace costmodel::data
{

namespace
{

constexpr std::array options{
    ImportOption{"provider", COSTMODEL_TEXT("Label", "who sells: the files do not say")},
    ImportOption{"as_of", COSTMODEL_TEXT("Label", "day of undated prices, as in 2026-01-31")},
    ImportOption{"currency", COSTMODEL_TEXT("Label", "of prices without one, as in CNY")},
    ImportOption{"billing", COSTMODEL_TEXT("Label", "of prices without one: hour, day, month, "
                                                    "year, reserved-1y, spot, once")},
    ImportOption{"source", COSTMODEL_TEXT("Label", "where the prices are from: an address")},
    ImportOption{"grade", COSTMODEL_TEXT("Label", "a: the seller's own, b: second hand, c: "
                                                  "unverified")},
    ImportOption{"gpu.", COSTMODEL_TEXT("Label", "GPUs of an instance, as in "
                                                 "gpu.p9.48xlarge=H300:8")},
};

} // namespace

std::span<const ImportOption> catalogueOptions()
{
    return options;
}

CatalogueDefaults catalogueDefaults(const ImportOptions& given, char usualGrade,
                                    ImportReport& report)
{
    CatalogueDefaults defaults;
    defaults.grade = usualGrade;
    const auto refuse =
        [&report](std::string_view key, std::string_view value, const char* expected)
    {
        report.refusals.push_back(
            {"--option",
             1,
             1,
             {COSTMODEL_TEXT("Message", "%1 is \"%2\", expected %3"),
              {std::string(key), std::string(value), std::string(expected)}}});
    };
    const auto text = [&given](std::string_view key) -> std::optional<std::string>
    {
        const auto value = given.find(key);
        return value ? std::optional(std::string(*value)) : std::nullopt;
    };
    defaults.provider = text("provider");
    defaults.source = text("source");
    defaults.currency = text("currency");
    if (defaults.currency && !isCurrencyCode(*defaults.currency))
        refuse("currency", *defaults.currency, "three capital letters, as in CNY");
    defaults.billing = text("billing");
    if (defaults.billing && (defaults.billing->empty() || !isKnownBilling(*defaults.billing)))
        refuse("billing", *defaults.billing,
               "hour, day, month, year, reserved-1y, reserved-3y, spot or once");
    if (const auto day = given.find("as_of"))
    {
        defaults.asOf = parseDate(*day);
        if (!defaults.asOf)
            refuse("as_of", *day, "a day as in 2026-01-31");
    }
    if (const auto grade = given.find("grade"))
    {
        if (*grade == "a" || *grade == "b" || *grade == "c")
            defaults.grade = grade->front();
        else
            refuse("grade", *grade, "a, b or c");
    }
    return defaults;
}

} // namespace costmodel::data
