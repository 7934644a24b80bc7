#include "ui/explain/focused_target.h"

#include <QVariant>
#include <QWidget>

#include "model/scenario/path.h"

namespace costmodel::ui
{

QString focusedTarget(const QWidget* focus, const Scenario& scenario)
{
    Scenario copy = scenario; // places are looked up in what could be changed
    for (const QWidget* at = focus; at; at = at->parentWidget())
    {
        const QString target = at->property("explanationTarget").toString();
        if (!target.isEmpty())
            return target;
        const QString name = at->objectName();
        if (name.contains(u'.') && findPlace(copy, name.toStdString()))
            return name;
    }
    return {};
}

} // namespace costmodel::ui
