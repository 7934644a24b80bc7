#include "model/scenario/checks/checks.h"

#include <cmath>

#include "model/scenario/walk.h"

namespace costmodel::checks
{

namespace
{

constexpr double shareTolerance = 1e-9;

/// The rules of one purchase; `path` is that of its table.
struct Purchase
{
    const General& general;
    const Buy& buy;
    const std::string path;
    Issues& issues;

    void add(const std::string& key, const char* text, std::vector<MessageArgument> rest = {})
    {
        const std::string place = path + "." + key;
        std::vector<MessageArgument> arguments{place};
        arguments.insert(arguments.end(), rest.begin(), rest.end());
        issues.push_back({place, {text, std::move(arguments)}});
    }

    void checkDelivery()
    {
        if (!hasTime(general))
            return;
        const long horizon = general.horizonMonths;
        if (buy.leadTimeMonths >= horizon)
            add("lead_time_months",
                COSTMODEL_TEXT("Message", "%1 is %2; must be less than the horizon, %3"),
                {static_cast<long>(buy.leadTimeMonths), horizon});
        for (std::size_t i = 0; i < buy.expansions.size(); ++i)
        {
            const long month = buy.expansions[i].month;
            const std::string key = "expansion[" + std::to_string(i + 1) + "].month";
            if (month >= horizon)
                add(key, COSTMODEL_TEXT("Message", "%1 is %2; must be less than the horizon, %3"),
                    {month, horizon});
            else if (buy.leadTimeMonths < horizon && month + buy.leadTimeMonths >= horizon)
                add(key,
                    COSTMODEL_TEXT("Message", "%1 is %2; with the lead time of %3 months it must "
                                              "be less than the horizon, %4"),
                    {month, static_cast<long>(buy.leadTimeMonths), horizon});
        }
        if (!buy.expansions.empty() && !buy.servers)
            add("servers", COSTMODEL_TEXT("Message", "%1 is \"fit\"; must be a number if there "
                                                     "are expansions"));
    }

    void checkPower()
    {
        if (buy.power && !buy.power->tariff.empty())
        {
            double sum = 0;
            for (const TariffBand& band : buy.power->tariff)
                sum += band.share;
            if (!(std::fabs(sum - 1) <= shareTolerance))
                add("power.tariff",
                    COSTMODEL_TEXT("Message", "the shares of %1 sum to %2; must sum to 1"),
                    {plainNumber(sum)});
        }
        if (buy.colocation && buy.colocation->perKwMonth > 0 && !buy.power)
            add("colocation.per_kw_month",
                COSTMODEL_TEXT("Message", "%1 is %2, which needs the load_kw of the servers; "
                                          "expected a table [buy.power]"),
                {plainNumber(buy.colocation->perKwMonth)});
    }

    void checkDepreciation()
    {
        const Depreciation& terms = buy.depreciation;
        const bool isByYears = terms.method == DepreciationMethod::doubleDeclining ||
                               terms.method == DepreciationMethod::sumOfYears;
        if (isByYears && terms.lifeMonths % 12 != 0)
            add("depreciation.life_months",
                COSTMODEL_TEXT("Message",
                               "%1 is %2; must be whole years (a multiple of 12) for this method"),
                {static_cast<long>(terms.lifeMonths)});
    }

    void checkOther()
    {
        const TableSchema& schema = *findChild(scenarioSchema(), "buy")->table;
        const std::vector<std::string> paths = entryPaths(*findChild(schema, "other"), path, &buy);
        for (std::size_t i = 0; i < paths.size(); ++i)
            if (buy.other[i].fromMonth == 0 && buy.other[i].every != Every::once)
                issues.push_back({paths[i] + ".from_month",
                                  {COSTMODEL_TEXT("Message", "%1 is 0, the day of signing; must be "
                                                             "at least 1 unless it is due once"),
                                   {paths[i] + ".from_month"}}});
    }
};

} // namespace

void checkBuys(const Scenario& scenario, Issues& issues)
{
    const std::vector<std::string> paths = pathsOf(scenario, "buy");
    for (std::size_t i = 0; i < scenario.buys.size(); ++i)
    {
        Purchase purchase{scenario.general, scenario.buys[i], paths[i], issues};
        purchase.checkDelivery();
        purchase.checkPower();
        purchase.checkDepreciation();
        purchase.checkOther();
    }
}

} // namespace costmodel::checks
