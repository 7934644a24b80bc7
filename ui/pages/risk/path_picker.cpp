#include "ui/pages/risk/path_picker.h"

#include <algorithm>

#include <QAbstractItemView>
#include <QCompleter>
#include <QLineEdit>
#include <QWheelEvent>

#include "ui/pages/risk/moved_input.h"
#include "ui/text/labels.h"
#include "ui/text/qt_text.h"

namespace costmodel::ui
{

PathPicker::PathPicker(QWidget* parent)
    : QComboBox(parent)
{
    setEditable(true);
    setInsertPolicy(QComboBox::NoInsert);
    setFocusPolicy(Qt::StrongFocus);
    setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    setMinimumContentsLength(16);
    completer()->setCompletionMode(QCompleter::PopupCompletion);
    completer()->setFilterMode(Qt::MatchContains);
    completer()->setCaseSensitivity(Qt::CaseInsensitive);
    connect(this, &QComboBox::activated, this, &PathPicker::take);
}

void PathPicker::setScenario(const Scenario& scenario, const std::string& path)
{
    std::vector<std::string> paths = movablePaths(scenario);
    if (std::find(paths.begin(), paths.end(), path) == paths.end())
        paths.push_back(path); // leads nowhere any more; shown, so that it can be put right
    const QSignalBlocker blocker(this);
    clear();
    for (const std::string& one : paths)
        addItem(inputLabel(scenario, one), toQString(one));
    m_paths = std::move(paths);
    m_present = static_cast<int>(std::find(m_paths.begin(), m_paths.end(), path) - m_paths.begin());
    setCurrentIndex(m_present);
    lineEdit()->setCursorPosition(0);
    setToolTip(currentText());
}

void PathPicker::take(int index)
{
    if (index < 0 || index >= static_cast<int>(m_paths.size()) || index == m_present)
        return;
    m_present = index;
    Q_EMIT picked(m_paths[static_cast<std::size_t>(index)]);
}

void PathPicker::focusOutEvent(QFocusEvent* event)
{
    QComboBox::focusOutEvent(event);
    // What was typed and not chosen is no input: the present one stands.
    if (!view()->isVisible() && currentText() != itemText(m_present))
    {
        const QSignalBlocker blocker(this);
        setCurrentIndex(m_present);
        setEditText(itemText(m_present));
    }
}

void PathPicker::wheelEvent(QWheelEvent* event)
{
    if (hasFocus())
        QComboBox::wheelEvent(event);
    else
        event->ignore();
}

} // namespace costmodel::ui
