#include "ui/window/file_import.h"

#include <QFileInfo>

#include "ui/text/paths.h"
#include "ui/text/qt_text.h"
#include "ui/window/main_window.h"

namespace costmodel::ui
{

FileImport::FileImport(MainWindow& window)
    : QObject(&window)
    , m_window(window)
{
    connect(&window, &MainWindow::importRequested, this, &FileImport::import);
}

void FileImport::choose()
{
    const QString file = m_window.session().prompts().openFile(
        &m_window, tr("Import a file"),
        tr("Logs, tables and results (*.csv *.tsv *.psv *.txt *.log *.json *.jsonl *.gz *.prom)") +
            QStringLiteral(";;") + tr("All files (*)"));
    if (!file.isEmpty())
        import(file);
}

void FileImport::import(const QString& file)
{
    const auto recognise = m_window.session().services().recognise;
    if (!recognise)
        return;
    m_recognising.start(
        [recognise, path = toPath(file)](const std::stop_token&, const Background::Progress&)
        { return recognise(path); },
        [this, file](const Result<FileKind>& kind)
        {
            if (kind)
                lead(file, *kind);
            else
                m_window.session().prompts().tell(
                    &m_window, tr("The file cannot be imported"),
                    tr("%1: %2").arg(QFileInfo(file).fileName(), rendered(kind.error())));
        });
}

void FileImport::lead(const QString& file, FileKind kind)
{
    if (kind == FileKind::scenario)
    {
        Q_EMIT m_window.openRequested(file);
        return;
    }
    const std::vector<Page*>& pages = m_window.pages();
    for (std::size_t i = 0; i < pages.size(); ++i)
        if (pages[i]->takesFile(kind))
        {
            m_window.showPage(static_cast<int>(i));
            pages[i]->takeFile(file);
            return;
        }
    QString why;
    switch (kind)
    {
    case FileKind::prices:
        why = tr("This is a list of prices. The command \"costmodel import prices\" puts it into "
                 "the price book.");
        break;
    case FileKind::bill:
        why = tr("This is a bill. The command \"costmodel import billing\" compares it with the "
                 "scenario.");
        break;
    case FileKind::spot:
        why = tr("This is a history of spot prices or interruptions. The command \"costmodel "
                 "import spot\" evaluates it.");
        break;
    case FileKind::scenario:
    case FileKind::demand:
    case FileKind::diagnosis:
    case FileKind::benchmark:
    case FileKind::unknown:
        why = tr("The file is in no format that is known here. Known are job accounting (sacct), "
                 "GPUs in use over time, utilisation logs (nvidia-smi, DCGM), profiler reports, "
                 "training logs and results of costmodel-bench.");
        break;
    }
    m_window.session().prompts().tell(&m_window, tr("The file cannot be imported"),
                                      tr("%1: %2").arg(QFileInfo(file).fileName(), why));
}

} // namespace costmodel::ui
