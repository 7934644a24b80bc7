#include "model/scenario/checks/checks.h"

namespace costmodel::checks
{

namespace
{

const char* nameOf(Distribution distribution)
{
    switch (distribution)
    {
    case Distribution::uniform:
        return "uniform";
    case Distribution::triangular:
        return "triangular";
    case Distribution::normal:
        return "normal";
    case Distribution::lognormal:
        return "lognormal";
    }
    return "";
}

/// One [[uncertain]]; `path` is that of its table.
struct Draw
{
    const Uncertain& uncertain;
    const std::string path;
    Issues& issues;

    void need(const char* key, const std::optional<double>& parameter)
    {
        if (!parameter)
            issues.push_back(
                {path,
                 {COSTMODEL_TEXT("Message", "%1 has no \"%2\"; the distribution "
                                            "\"%3\" needs one"),
                  {path, std::string(key), std::string(nameOf(uncertain.distribution))}}});
    }

    void order(const char* lesser, const std::optional<double>& low, const char* greater,
               const std::optional<double>& high)
    {
        if (low && high && *low > *high)
            issues.push_back({path + "." + greater,
                              {COSTMODEL_TEXT("Message", "%1 is %2; must be at least %3, its %4"),
                               {path + "." + greater, plainNumber(*high), plainNumber(*low),
                                std::string(lesser)}}});
    }

    void check()
    {
        switch (uncertain.distribution)
        {
        case Distribution::uniform:
            need("low", uncertain.low);
            need("high", uncertain.high);
            order("low", uncertain.low, "high", uncertain.high);
            break;
        case Distribution::triangular:
            need("low", uncertain.low);
            need("mode", uncertain.mode);
            need("high", uncertain.high);
            order("low", uncertain.low, "mode", uncertain.mode);
            order("mode", uncertain.mode, "high", uncertain.high);
            if (!uncertain.mode)
                order("low", uncertain.low, "high", uncertain.high);
            break;
        case Distribution::normal:
        case Distribution::lognormal:
            need("sd", uncertain.sd);
            break;
        }
    }
};

} // namespace

void checkRisk(const Scenario& scenario, Issues& issues)
{
    for (std::size_t i = 0; i < scenario.uncertains.size(); ++i)
        Draw{scenario.uncertains[i], "uncertain[" + std::to_string(i + 1) + "]", issues}.check();
}

} // namespace costmodel::checks
