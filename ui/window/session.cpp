#include "ui/window/session.h"

#include <QApplication>
#include <QFont>

namespace costmodel::ui
{

Session::Session(Services services, Prompts prompts, QSettings& store)
    : m_services(std::move(services))
    , m_prompts(std::move(prompts))
    , m_store(store)
    , m_settings(readSettings(store))
    , m_basePointSize(QApplication::font().pointSizeF())
{
    m_translation.setTerms(m_services.terms);
    qApp->installEventFilter(&m_wheelGuard);
    apply();
}

void Session::setSettings(const Settings& settings)
{
    if (settings == m_settings)
        return;
    // What the command line overrode and nobody changed since is not kept.
    writeSettings(m_store, m_settings, settings);
    overrideSettings(settings);
}

void Session::overrideSettings(const Settings& settings)
{
    m_settings = settings;
    apply();
    Q_EMIT settingsChanged();
}

Formats Session::formats() const
{
    return Formats(windowLanguage(), m_settings.moneyUnit, m_settings.redMeaning);
}

void Session::apply()
{
    m_translation.use(m_settings.language);
    constexpr double whole = 100;
    QFont font = QApplication::font();
    font.setPointSizeF(m_basePointSize * m_settings.textPercent / whole);
    if (font != QApplication::font())
        QApplication::setFont(font);
}

} // namespace costmodel::ui
