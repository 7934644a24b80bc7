#pragma once

#include <string>

#include <QCoreApplication>

#include "model/insight/load_filling.h"
#include "ui/charts/chart_spec.h"
#include "ui/text/formats.h"

namespace costmodel::ui
{

/// A number of owned servers that is looked at.
struct OwnedLine
{
    std::string buy;
    int servers = 0;
    int most = 0;          ///< that may be chosen
    double serverGpus = 0; ///< reference GPUs of one server
};

/// The load-duration curve of a month, filled by who serves which part of it.
class FillingChart
{
    Q_DECLARE_TR_FUNCTIONS(costmodel::ui::FillingChart)

public:
    static constexpr const char* lineId = "servers"; ///< of the mark that can be dragged

    static ChartSpec spec(const Scenario& scenario, const LoadFilling& filling,
                          const OwnedLine& line, const Formats& formats);
    /// "own", "committed", ... as a heading of what a tier is.
    static QString tierName(Tier tier);
    /// "Cloud (by use)".
    static QString layerName(Tier tier, const std::string& option);

private:
    static QString title(const LoadFilling& filling, const OwnedLine& line, const Formats& formats);
    static QString note(const LoadFilling& filling, const Formats& formats);
};

} // namespace costmodel::ui
