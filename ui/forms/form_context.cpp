#include "ui/forms/form_context.h"

#include "ui/text/qt_text.h"

namespace costmodel::ui
{

QStringList FormContext::names(const Field& field) const
{
    if (field.kind == Kind::currency)
        return currencies;
    switch (field.target)
    {
    case Target::gpu:
        return gpuNames;
    case Target::buy:
        return buyNames;
    case Target::rent:
        return rentNames;
    case Target::payPerUse:
    case Target::hourlyOrDaily:
    {
        QStringList names;
        for (const Rent& rent : document.scenario().rents)
        {
            const bool isHourly = rent.billing == Billing::hourly || rent.billing == Billing::daily;
            const bool isSpot = rent.billing == Billing::spot;
            if (isHourly || (isSpot && field.target == Target::payPerUse))
                names << toQString(rent.name);
        }
        return names;
    }
    case Target::none:
    case Target::path:
        break;
    }
    return {};
}

} // namespace costmodel::ui
