#pragma once

#include <memory>

#include <QAbstractButton>
#include <QLabel>
#include <QRegularExpression>
#include <QSettings>
#include <QTemporaryDir>
#include <QtTest>

#include "tests/support/evaluated.h"
#include "tests/support/small_scenario.h"
#include "ui/pages/page.h"

namespace costmodel::test
{

/// What a page lives in, without a window: results are computed at once.
class PageFixture
{
public:
    PageFixture()
        : m_store(m_folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat)
        , m_session(ui::Services{}, prompts(), m_store)
    {
        ui::Settings settings;
        settings.language = QStringLiteral("en");
        m_session.setSettings(settings);
    }

    ui::Session& session()
    {
        return m_session;
    }
    ui::ScenarioDocument& document()
    {
        return m_document;
    }
    ui::PageContext context()
    {
        return {m_session, m_document};
    }
    void open(const Scenario& scenario)
    {
        m_document.reset(scenario, {}, {});
    }
    /// Of the document as it is.
    ui::ResultsPointer results() const
    {
        auto results = std::make_shared<ui::Results>();
        results->revision = m_document.revision();
        results->scenario = m_document.scenario();
        results->evaluation = evaluated(m_document.scenario());
        results->hasSplit = true;
        return results;
    }
    /// The last thing a person was told in a dialog.
    const QString& told() const
    {
        return m_told;
    }

private:
    ui::Prompts prompts()
    {
        ui::Prompts prompts;
        prompts.tell = [this](QWidget*, const QString&, const QString& text)
        {
            m_told = text;
        };
        return prompts;
    }

    QTemporaryDir m_folder;
    QSettings m_store;
    QString m_told;
    ui::Session m_session;
    ui::ScenarioDocument m_document;
};

/// Eight GPUs for 365 of 730 hours over 24 months. Renting costs 8 x 365 x `rentPrice` a month,
/// buying `buyPrice` at once.
inline Scenario rentOrBuy(double rentPrice = 0.1, double buyPrice = 2920)
{
    Scenario scenario = steadyScenario(24, 8, 365);
    addRent(scenario, "cloud", Billing::hourly, rentPrice);
    addBuy(scenario, "own", 1, buyPrice);
    return scenario;
}

/// Scenarios at the edge of what can be said about them, by name.
inline std::vector<std::pair<const char*, Scenario>> oddScenarios()
{
    std::vector<std::pair<const char*, Scenario>> scenarios;
    Scenario nothing = steadyScenario(12, 8, 365);
    scenarios.emplace_back("nothing to compare", nothing);

    Scenario onlyRent = nothing;
    addRent(onlyRent, "cloud", Billing::hourly, 1);
    scenarios.emplace_back("no purchases", onlyRent);

    Scenario onlyBuy = nothing;
    addBuy(onlyBuy, "own", 1, 1000);
    scenarios.emplace_back("no rentals", onlyBuy);

    scenarios.emplace_back("no crossing, renting is cheaper", rentOrBuy(0.001, 1e6));
    scenarios.emplace_back("no crossing, buying is cheaper", rentOrBuy(10, 0));

    Scenario gain = rentOrBuy();
    // Sold for what it cost, at a time that counts for more than the present.
    gain.general.discountRate = -0.1;
    gain.buys.front().resale.emplace().shareAtEnd = 1;
    scenarios.emplace_back("negative costs", gain);

    Scenario free = rentOrBuy(0, 0);
    scenarios.emplace_back("all free", free);

    Scenario small = rentOrBuy();
    small.demand.steady->gpus = 800;
    small.rents.front().instances = 1;
    scenarios.emplace_back("no way meets the demand", small);

    Scenario many = nothing;
    for (int i = 1; i <= 6; ++i)
    {
        addRent(many, "plan " + std::to_string(i), Billing::hourly, 0.05 * i);
        addBuy(many, "purchase " + std::to_string(i), 1, 500.0 * i);
    }
    scenarios.emplace_back("twelve options", many);

    Scenario names = nothing;
    addRent(names, std::string(200, 'W'), Billing::hourly, 0.1);
    addBuy(names, std::string(200, 'M') + "<b>&amp;", 1, 1000);
    names.general.name = std::string(200, 'N');
    scenarios.emplace_back("long names", names);

    Scenario idle = rentOrBuy();
    idle.demand.steady->gpus = 0;
    scenarios.emplace_back("no demand", idle);
    return scenarios;
}

/// A warning of Qt fails the test; the one of the platform without screens says nothing of us.
inline void failOnWarnings()
{
    QTest::failOnWarning(
        QRegularExpression(QStringLiteral("^(?!This plugin does not support propagateSizeHints)")));
}

/// A text that a label or button shows and that no reader should see; empty if there is none.
inline QString badText(const QWidget& page)
{
    static const QRegularExpression bad(QStringLiteral("\\b(nan|inf|infinity)\\b|%[1-9n]"),
                                        QRegularExpression::CaseInsensitiveOption);
    for (const QLabel* const label : page.findChildren<QLabel*>())
        if (bad.match(label->text()).hasMatch())
            return label->text();
    for (const QAbstractButton* const button : page.findChildren<QAbstractButton*>())
        if (bad.match(button->text()).hasMatch())
            return button->text();
    return {};
}

} // namespace costmodel::test
