#include "ui/forms/names_editor.h"

#include <algorithm>

#include <QHBoxLayout>
#include <QMenu>

#include "ui/text/qt_text.h"

namespace costmodel::ui
{

NamesEditor::NamesEditor(QWidget* parent)
    : FieldEditor(parent)
    , m_button(new QToolButton(this))
{
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_button);
    setFocusProxy(m_button);
    m_button->setFocusPolicy(Qt::StrongFocus);
    m_button->setPopupMode(QToolButton::InstantPopup);
    m_button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_button->setMenu(new QMenu(m_button));
}

void NamesEditor::setState(const FieldState& state)
{
    m_state = state;
    const auto* chosen = std::get_if<std::vector<std::string>>(&state.value);
    QStringList shown;
    m_button->menu()->clear();
    QAction* const all = m_button->menu()->addAction(tr("all"));
    all->setCheckable(true);
    all->setChecked(!chosen);
    connect(all, &QAction::triggered, this, [this] { Q_EMIT edited(Value()); });
    m_button->menu()->addSeparator();
    for (const QString& name : state.names)
    {
        const std::string plain = name.toStdString();
        QAction* const action = m_button->menu()->addAction(name);
        action->setCheckable(true);
        const bool isOn =
            !chosen || std::find(chosen->begin(), chosen->end(), plain) != chosen->end();
        action->setChecked(isOn);
        if (isOn && chosen)
            shown << name;
        connect(action, &QAction::triggered, this, [this, plain](bool on) { toggled(plain, on); });
    }
    m_button->setText(!chosen ? tr("all") : shown.isEmpty() ? tr("none") : shown.join(tr(", ")));
}

void NamesEditor::toggled(const std::string& name, bool isOn)
{
    std::vector<std::string> names;
    const auto* chosen = std::get_if<std::vector<std::string>>(&m_state.value);
    for (const QString& candidate : m_state.names)
    {
        const std::string plain = candidate.toStdString();
        const bool was =
            !chosen || std::find(chosen->begin(), chosen->end(), plain) != chosen->end();
        if (plain == name ? isOn : was)
            names.push_back(plain);
    }
    Q_EMIT edited(names);
}

} // namespace costmodel::ui
