#include "model/scenario/checks/checks.h"

#include <algorithm>

#include "model/scenario/path.h"
#include "model/scenario/walk.h"
#include "model/text/near.h"

namespace costmodel::checks
{

namespace
{

template <class Named>
std::vector<std::string_view> namesOf(const std::vector<Named>& entries)
{
    std::vector<std::string_view> names;
    for (const Named& entry : entries)
        names.push_back(entry.name);
    return names;
}

std::vector<std::string_view> candidates(const Scenario& scenario, Target target)
{
    switch (target)
    {
    case Target::gpu:
        return namesOf(scenario.gpus);
    case Target::payPerUse:
    case Target::hourlyOrDaily:
    case Target::rent:
        return namesOf(scenario.rents);
    case Target::buy:
        return namesOf(scenario.buys);
    case Target::none:
    case Target::path:
        break;
    }
    return {};
}

Message leadsNowhere(Target target, const std::string& path, const std::string& name,
                     const std::vector<std::string_view>& known)
{
    const bool isGpu = target == Target::gpu;
    const bool isBuy = target == Target::buy;
    if (const auto meant = nearest(name, known))
        return {isGpu ? COSTMODEL_TEXT("Message", "%1 is \"%2\", expected the name of a GPU type, "
                                                  "[gpu.NAME]; did you mean \"%3\"?")
                : isBuy
                    ? COSTMODEL_TEXT("Message", "%1 is \"%2\", expected the name of a purchase, "
                                                "[[buy]]; did you mean \"%3\"?")
                    : COSTMODEL_TEXT("Message", "%1 is \"%2\", expected the name of a rental "
                                                "plan, [[rent]]; did you mean \"%3\"?"),
                {path, name, *meant}};
    return {isGpu   ? COSTMODEL_TEXT("Message",
                                     "%1 is \"%2\", expected the name of a GPU type, [gpu.NAME]")
            : isBuy ? COSTMODEL_TEXT("Message",
                                     "%1 is \"%2\", expected the name of a purchase, [[buy]]")
                    : COSTMODEL_TEXT("Message",
                                     "%1 is \"%2\", expected the name of a rental plan, [[rent]]"),
            {path, name}};
}

/// Why a plan that exists may not stand there, if so.
std::optional<Message> wrongBilling(Target target, const std::string& path, const Rent& plan)
{
    const bool isByTime = plan.billing == Billing::hourly || plan.billing == Billing::daily;
    if (target == Target::payPerUse && !isByTime && plan.billing != Billing::spot)
        return Message{COSTMODEL_TEXT("Message", "%1 is \"%2\", which is not paid by use; expected "
                                                 "a plan that is billed hourly, daily or spot"),
                       {path, plan.name}};
    if (target == Target::hourlyOrDaily && !isByTime)
        return Message{COSTMODEL_TEXT("Message", "%1 is \"%2\"; expected a plan that is billed "
                                                 "hourly or daily"),
                       {path, plan.name}};
    return std::nullopt;
}

void checkName(const Scenario& scenario, Target target, const std::string& path,
               const std::string& name, Issues& issues)
{
    if (target == Target::path)
    {
        if (const Result<const double*> number = findNumber(scenario, name); !number)
            issues.push_back({path, number.error()});
        return;
    }
    const std::vector<std::string_view> known = candidates(scenario, target);
    if (std::find(known.begin(), known.end(), name) == known.end())
        issues.push_back({path, leadsNowhere(target, path, name, known)});
    else if (target == Target::payPerUse || target == Target::hourlyOrDaily)
        if (auto problem = wrongBilling(target, path, *findNamed(scenario.rents, name)))
            issues.push_back({path, std::move(*problem)});
}

} // namespace

void checkReferences(const Scenario& scenario, Issues& issues)
{
    walk(scenario,
         [&](const TableVisit& visit)
         {
             for (const Field& field : visit.schema->fields)
             {
                 if (field.target == Target::none)
                     continue;
                 const Value value = field.get(visit.table);
                 const std::string path = keyPath(visit, field);
                 if (const auto* const name = std::get_if<std::string>(&value))
                 {
                     if (!name->empty())
                         checkName(scenario, field.target, path, *name, issues);
                 }
                 else if (const auto* const names = std::get_if<std::vector<std::string>>(&value))
                     for (const std::string& each : *names)
                         checkName(scenario, field.target, path, each, issues);
             }
         });
}

} // namespace costmodel::checks
