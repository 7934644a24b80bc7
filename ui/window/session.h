#pragma once

#include <QObject>
#include <QSettings>

#include "ui/services.h"
#include "ui/window/prompts.h"
#include "ui/window/settings.h"
#include "ui/window/translation.h"
#include "ui/window/wheel_guard.h"

namespace costmodel::ui
{

/// What all windows of the program share: the services of the rest of the program, the questions
/// to people and the settings.
class Session : public QObject
{
    Q_OBJECT

public:
    /// `store` must outlive the session.
    Session(Services services, Prompts prompts, QSettings& store);

    const Services& services() const
    {
        return m_services;
    }
    const Prompts& prompts() const
    {
        return m_prompts;
    }
    QSettings& store() const
    {
        return m_store;
    }
    const Settings& settings() const
    {
        return m_settings;
    }
    /// Keeps the settings and applies them to everything that is open.
    void setSettings(const Settings& settings);
    /// Applies settings of this run only, such as those of the command line.
    void overrideSettings(const Settings& settings);
    /// How numbers are written at present.
    Formats formats() const;

Q_SIGNALS:
    void settingsChanged();

private:
    void apply();

    Services m_services;
    Prompts m_prompts;
    QSettings& m_store;
    Settings m_settings;
    Translation m_translation;
    WheelGuard m_wheelGuard;
    double m_basePointSize;
};

} // namespace costmodel::ui
