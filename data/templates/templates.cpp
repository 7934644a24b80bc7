#include "data/templates/templates.h"

#include <algorithm>
#include <array>

#include "data/templates/embedded.h"
#include "model/text/message.h"

namespace costmodel::data
{

std::span<const Template> templates()
{
    static const std::array all{
        Template{"one-server", COSTMODEL_TEXT("Template", "Buy or rent one server"),
                 COSTMODEL_TEXT("Template",
                                "8 GPUs in your own machine room, with a tariff of peak, flat and "
                                "valley hours, against renting by the month or by the hour."),
                 oneServerEnglish(), oneServerChinese()},
        Template{"training-team", COSTMODEL_TEXT("Template", "Training team with a demand curve"),
                 COSTMODEL_TEXT("Template",
                                "How much of a demand that goes up and down to own, to rent by the "
                                "month and to rent by the hour."),
                 trainingTeamEnglish(), trainingTeamChinese()},
        Template{"colocated-cluster", COSTMODEL_TEXT("Template", "Cluster in a colocation"),
                 COSTMODEL_TEXT("Template",
                                "64 GPUs in racks of a data centre, partly paid by a loan, against "
                                "contracts of one and three years."),
                 colocatedClusterEnglish(), colocatedClusterChinese()},
        Template{"inference-service", COSTMODEL_TEXT("Template", "Inference service"),
                 COSTMODEL_TEXT("Template",
                                "Requests that cannot wait, busy by day and quiet at night: "
                                "machines stay on while anyone needs them."),
                 inferenceServiceEnglish(), inferenceServiceChinese()},
    };
    return all;
}

std::string_view templateText(const Template& entry, std::string_view languageCode)
{
    return languageCode.starts_with("zh") ? entry.chinese : entry.english;
}

const Template* findTemplate(std::string_view id)
{
    const std::span<const Template> all = templates();
    const auto found = std::ranges::find(all, id, &Template::id);
    return found == all.end() ? nullptr : &*found;
}

} // namespace costmodel::data
