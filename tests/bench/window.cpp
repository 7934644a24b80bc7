// How long people wait for the window: from the start to the first picture with results, from an
// edit to the charts that show it, and the longest time in which the window answers nobody while
// the futures are drawn. Figures count in the release preset.

#include <algorithm>

#include <benchmark/benchmark.h>

#include <QApplication>
#include <QElapsedTimer>
#include <QTimer>

#include "model/scenario/path.h"
#include "tests/window/window_fixture.h"

using namespace costmodel;
using costmodel::test::WindowFixture;

namespace
{

bool hasQuickResults(ui::MainWindow& window)
{
    const ui::ResultsPointer& results = window.evaluator().results();
    return results && results->revision == window.document().revision();
}

void startToFirstPicture(benchmark::State& state)
{
    for (auto _ : state)
    {
        WindowFixture fixture;
        ui::MainWindow* const window = fixture.application->newWindow();
        window->files().open(COSTMODEL_SOURCE_DIR "/data/examples/h100-colocation.toml");
        while (!hasQuickResults(*window))
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
        QCoreApplication::processEvents();
        benchmark::DoNotOptimize(window->grab());
    }
}
BENCHMARK(startToFirstPicture)->Unit(benchmark::kMillisecond)->UseRealTime();

/// One edited number until the page with its charts is painted anew.
void editToPicture(benchmark::State& state)
{
    WindowFixture fixture;
    ui::MainWindow* const window = fixture.openExample(QStringLiteral("h100-colocation"));
    window->showPage(static_cast<int>(state.range(0)));
    WindowFixture::waitForResults(*window);
    double rate = 0.05;
    for (auto _ : state)
    {
        rate = rate > 0.15 ? 0.05 : rate + 0.001;
        window->document().setValue("scenario.discount_rate", rate, true);
        while (!hasQuickResults(*window))
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
        window->tabs().currentWidget()->repaint();
    }
}
BENCHMARK(editToPicture)->DenseRange(0, 3)->Unit(benchmark::kMillisecond)->UseRealTime();

/// The longest gap between two turns of the event loop while everything is evaluated.
void longestStall(benchmark::State& state)
{
    WindowFixture fixture;
    ui::MainWindow* const window = fixture.openExample(QStringLiteral("h100-colocation"));
    double longest = 0;
    double rate = 0.05;
    for (auto _ : state)
    {
        QElapsedTimer sinceTurn;
        sinceTurn.start();
        QTimer turns;
        QObject::connect(&turns, &QTimer::timeout,
                         [&]
                         {
                             longest = std::max(longest, double(sinceTurn.nsecsElapsed()) / 1e6);
                             sinceTurn.restart();
                         });
        turns.start(0);
        rate = rate > 0.15 ? 0.05 : rate + 0.001;
        window->document().setValue("scenario.discount_rate", rate, true);
        WindowFixture::waitForResults(*window);
    }
    state.counters["longest_ms"] = longest;
}
BENCHMARK(longestStall)->Unit(benchmark::kMillisecond)->UseRealTime()->Iterations(20);

} // namespace

int main(int argc, char* argv[])
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QApplication application(argc, argv);
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
}
