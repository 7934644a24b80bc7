#pragma once

#include <QSettings>
#include <QString>

#include "ui/text/formats.h"

namespace costmodel::ui
{

/// What a person likes, apart from any scenario. What belongs to a scenario (currency, VAT, hours
/// of a month) is in its file, or two people would see two answers.
struct Settings
{
    QString language; ///< "en", "zh_CN"; empty: that of the system
    MoneyUnit moneyUnit = MoneyUnit::automatic;
    RedMeaning redMeaning = RedMeaning::neutral;
    int threads = 0;       ///< 0: as many as there are processors
    QString priceBook;     ///< file; empty: the user's own
    int textPercent = 100; ///< size of the letters

    bool operator==(const Settings&) const = default;
};

Settings readSettings(const QSettings& store);
/// Keeps what differs from `before`.
void writeSettings(QSettings& store, const Settings& before, const Settings& settings);

/// The last files that were opened, newest first.
QStringList recentFiles(const QSettings& store);
void addRecentFile(QSettings& store, const QString& file);

} // namespace costmodel::ui
