#include "model/scenario/checks/checks.h"

#include <algorithm>

#include "model/scenario/expectation.h"
#include "model/scenario/walk.h"

namespace costmodel::checks
{

namespace
{

bool isCode(const std::string& text)
{
    return text.size() == 3 &&
           std::all_of(text.begin(), text.end(), [](char c) { return c >= 'A' && c <= 'Z'; });
}

} // namespace

void checkCurrencies(const Scenario& scenario, Issues& issues)
{
    const std::string& own = scenario.general.currency;
    for (const FxRate& rate : scenario.fx.rates)
    {
        const std::string path = "fx." + rate.currency;
        if (!isCode(rate.currency))
            issues.push_back({path,
                              {COSTMODEL_TEXT("Message", "%1: \"%2\" is no currency; must be a "
                                                         "code of three capital letters"),
                               {path, rate.currency}}});
        else if (rate.currency == own && rate.rate != 1)
            issues.push_back({path,
                              {COSTMODEL_TEXT("Message", "%1 is %2, but %3 is the currency of the "
                                                         "scenario; must be 1 or left out"),
                               {path, plainNumber(rate.rate), own}}});
    }
    const auto hasRate = [&](const std::string& code)
    {
        return code == own ||
               std::any_of(scenario.fx.rates.begin(), scenario.fx.rates.end(),
                           [&code](const FxRate& rate) { return rate.currency == code; });
    };
    walk(scenario,
         [&](const TableVisit& visit)
         {
             const Field* const field = findField(*visit.schema, "currency");
             if (!field || field->kind != Kind::currency)
                 return;
             const std::string code = std::get<std::string>(field->get(visit.table));
             const std::string path = keyPath(visit, *field);
             if (code.empty())
                 return;
             if (!isCode(code))
                 issues.push_back({path, notExpected(*field, path, "\"" + code + "\"")});
             else if (!hasRate(code))
                 issues.push_back(
                     {path,
                      {COSTMODEL_TEXT("Message", "%1 is \"%2\", which has no rate; expected its "
                                                 "value in %3 in [fx], as in %2 = 7.1"),
                       {path, code, own}}});
         });
}

} // namespace costmodel::checks
