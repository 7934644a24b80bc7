#include "model/ledger/category.h"

#include "model/text/message.h"

namespace costmodel
{

namespace
{

struct Names
{
    std::string_view key;
    const char* label;
};

constexpr std::array<Names, categoryCount> names{{
    {"gpu", COSTMODEL_TEXT("Category", "GPUs")},
    {"server", COSTMODEL_TEXT("Category", "Servers")},
    {"network", COSTMODEL_TEXT("Category", "Network")},
    {"room", COSTMODEL_TEXT("Category", "Room")},
    {"other-capex", COSTMODEL_TEXT("Category", "Other purchases")},
    {"compute", COSTMODEL_TEXT("Category", "Compute")},
    {"storage", COSTMODEL_TEXT("Category", "Storage")},
    {"transfer", COSTMODEL_TEXT("Category", "Traffic")},
    {"support", COSTMODEL_TEXT("Category", "Support")},
    {"colocation", COSTMODEL_TEXT("Category", "Colocation")},
    {"power", COSTMODEL_TEXT("Category", "Power")},
    {"staff", COSTMODEL_TEXT("Category", "Staff")},
    {"maintenance", COSTMODEL_TEXT("Category", "Maintenance")},
    {"other", COSTMODEL_TEXT("Category", "Other")},
    {"delay", COSTMODEL_TEXT("Category", "Waiting")},
    {"pipeline", COSTMODEL_TEXT("Category", "Pipeline repair")},
    {"financing", COSTMODEL_TEXT("Category", "Financing")},
    {"tax", COSTMODEL_TEXT("Category", "Income tax")},
    {"resale", COSTMODEL_TEXT("Category", "Resale")},
}};

} // namespace

std::string_view categoryKey(Category category)
{
    return names[index(category)].key;
}

const char* categoryLabel(Category category)
{
    return names[index(category)].label;
}

} // namespace costmodel
