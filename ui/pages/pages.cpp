#include "ui/pages/pages.h"

#include "ui/pages/answer/answer_page.h"
#include "ui/pages/break_even/break_even_page.h"
#include "ui/pages/compare/compare_page.h"
#include "ui/pages/costs/costs_page.h"
#include "ui/pages/demand/demand_page.h"
#include "ui/pages/hybrid/hybrid_page.h"
#include "ui/pages/risk/risk_page.h"
#include "ui/pages/throughput/throughput_page.h"

namespace costmodel::ui
{

std::vector<Page*> makePages(const PageContext& context, QWidget* parent)
{
    return {
        new AnswerPage(context, parent),     new BreakEvenPage(context, parent),
        new HybridPage(context, parent),     new CostsPage(context, parent),
        new RiskPage(context, parent),       new DemandPage(context, parent),
        new ThroughputPage(context, parent), new ComparePage(context, parent),
    };
}

} // namespace costmodel::ui
