#pragma once

#include <QCoreApplication>

#include "model/insight/load_filling.h"
#include "ui/charts/chart_spec.h"
#include "ui/text/formats.h"

namespace costmodel::ui
{

/// What the best split costs with each number of owned servers.
class ServersChart
{
    Q_DECLARE_TR_FUNCTIONS(costmodel::ui::ServersChart)

public:
    static constexpr double nearShare = 0.01;        ///< of the best cost: as good as the best
    static constexpr const char* lineId = "servers"; ///< of the mark that can be dragged

    /// `buy` and `servers`: what is looked at.
    static ChartSpec spec(const Scenario& scenario, const HybridResult& hybrid,
                          const std::string& buy, int servers, const Formats& formats);
    /// "Within 1% of the best: 5 to 7 servers", one sentence a purchase; empty without a split.
    static QString nearBest(const HybridResult& hybrid, const Formats& formats);
};

} // namespace costmodel::ui
