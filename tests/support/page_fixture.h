#pragma once

#include <memory>

#include <QSettings>
#include <QTemporaryDir>
#include <QtTest>

#include "tests/support/evaluated.h"
#include "ui/document/scenario_document.h"
#include "ui/pages/page.h"

namespace costmodel::test
{

/// What a page of the window needs: a document, and a session with settings of its own.
struct PageFixture
{
    QTemporaryDir folder;
    QSettings store{folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat};
    std::unique_ptr<ui::Session> session;
    ui::ScenarioDocument document;

    PageFixture()
    {
        store.setValue(QStringLiteral("language"), QStringLiteral("en"));
        session = std::make_unique<ui::Session>(ui::Services{}, ui::Prompts{}, store);
    }
    ui::PageContext context()
    {
        return {*session, document};
    }
    /// The scenario in the document, and its results.
    ui::ResultsPointer results(const Scenario& scenario)
    {
        document.reset(scenario, {}, {});
        return evaluatedDocument();
    }
    ui::ResultsPointer evaluatedDocument() const
    {
        auto results = std::make_shared<ui::Results>();
        results->revision = document.revision();
        results->scenario = document.scenario();
        results->evaluation = evaluated(document.scenario());
        results->hasSplit = true;
        return results;
    }
};

/// A warning of Qt fails the test, but for those of the platform without a screen.
inline void failOnQtWarnings()
{
    QTest::failOnWarning(
        QRegularExpression(QStringLiteral("^(?!.*(XDG_RUNTIME_DIR|propagateSizeHints)).*$")));
}

} // namespace costmodel::test
