#include "ui/window/settings.h"

#include <algorithm>

namespace costmodel::ui
{

namespace
{

constexpr int mostRecent = 10;

const QString recentKey = QStringLiteral("recentFiles");

/// A number of an enumeration, the default where the store holds something else.
template <class Enumeration>
Enumeration readEnum(const QSettings& store, const QString& key, int count)
{
    bool isNumber = false;
    const int number = store.value(key, 0).toInt(&isNumber);
    return isNumber && number >= 0 && number < count ? static_cast<Enumeration>(number)
                                                     : Enumeration{};
}

} // namespace

Settings readSettings(const QSettings& store)
{
    Settings settings;
    settings.language = store.value(QStringLiteral("language")).toString();
    settings.moneyUnit = readEnum<MoneyUnit>(store, QStringLiteral("moneyUnit"), 5);
    settings.redMeaning = readEnum<RedMeaning>(store, QStringLiteral("redMeaning"), 3);
    settings.threads = std::clamp(store.value(QStringLiteral("threads"), 0).toInt(), 0, 1024);
    settings.priceBook = store.value(QStringLiteral("priceBook")).toString();
    settings.textPercent =
        std::clamp(store.value(QStringLiteral("textPercent"), 100).toInt(), 75, 200);
    return settings;
}

void writeSettings(QSettings& store, const Settings& before, const Settings& settings)
{
    const auto write = [&store](const QString& key, const auto& old, const auto& value)
    {
        if (old != value)
            store.setValue(key, value);
    };
    write(QStringLiteral("language"), before.language, settings.language);
    write(QStringLiteral("moneyUnit"), static_cast<int>(before.moneyUnit),
          static_cast<int>(settings.moneyUnit));
    write(QStringLiteral("redMeaning"), static_cast<int>(before.redMeaning),
          static_cast<int>(settings.redMeaning));
    write(QStringLiteral("threads"), before.threads, settings.threads);
    write(QStringLiteral("priceBook"), before.priceBook, settings.priceBook);
    write(QStringLiteral("textPercent"), before.textPercent, settings.textPercent);
}

QStringList recentFiles(const QSettings& store)
{
    return store.value(recentKey).toStringList();
}

void addRecentFile(QSettings& store, const QString& file)
{
    QStringList files = recentFiles(store);
    files.removeAll(file);
    files.prepend(file);
    store.setValue(recentKey, files.mid(0, mostRecent));
}

} // namespace costmodel::ui
