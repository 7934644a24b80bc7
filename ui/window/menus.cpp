#include "ui/window/menus.h"

#include <QApplication>
#include <QDockWidget>
#include <QFileInfo>
#include <QMenuBar>
#include <QMessageBox>
#include <QPrintPreviewDialog>
#include <QPrinter>

#include "ui/explain/explain_dock.h"
#include "ui/help/manual_window.h"
#include "ui/report/pdf_report.h"
#include "ui/text/qt_text.h"
#include "ui/window/file_import.h"
#include "ui/window/main_window.h"
#include "ui/window/settings_dialog.h"

namespace costmodel::ui
{

Menus::Menus(MainWindow& window)
    : QObject(&window)
    , m_window(window)
{
    makeFile();
    makeEdit();
    makeView();
    makeHelp();
    retranslate();
    window.installEventFilter(this);
}

bool Menus::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    return QObject::eventFilter(watched, event);
}

void Menus::makeFile()
{
    m_file = m_window.menuBar()->addMenu(QString());
    m_new = m_file->addMenu(QString());
    connect(m_new, &QMenu::aboutToShow, this, &Menus::fillNew);
    m_open = m_file->addAction(QString());
    m_open->setShortcut(QKeySequence::Open);
    m_recent = m_file->addMenu(QString());
    connect(m_recent, &QMenu::aboutToShow, this, &Menus::fillRecent);
    m_file->addSeparator();
    m_save = m_file->addAction(QString());
    m_save->setShortcut(QKeySequence::Save);
    m_saveAs = m_file->addAction(QString());
    m_saveAs->setShortcut(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S));
    m_variant = m_file->addAction(QString());
    m_reload = m_file->addAction(QString());
    m_file->addSeparator();
    m_import = m_file->addAction(QString());
    m_import->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_I));
    m_export = m_file->addMenu(QString());
    connect(m_export, &QMenu::aboutToShow, this, &Menus::fillExport);
    m_print = m_file->addAction(QString());
    m_print->setShortcut(QKeySequence::Print);
    connect(m_print, &QAction::triggered, this, &Menus::preview);
    m_file->addSeparator();
    m_newWindow = m_file->addAction(QString());
    m_newWindow->setShortcut(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_N));
    m_close = m_file->addAction(QString());
    m_close->setShortcut(QKeySequence::Close);
    m_quit = m_file->addAction(QString());
    m_quit->setShortcut(QKeySequence::Quit);
    m_quit->setMenuRole(QAction::QuitRole);

    Session& session = m_window.session();
    connect(m_open, &QAction::triggered, this,
            [this, &session]
            {
                const QString file = session.prompts().openFile(
                    &m_window, tr("Open a scenario"), tr("Scenarios (*.toml);;All files (*)"));
                if (!file.isEmpty())
                    Q_EMIT m_window.openRequested(file);
            });
    connect(m_import, &QAction::triggered, this, [this] { m_window.fileImport().choose(); });
    connect(m_save, &QAction::triggered, this, [this] { m_window.files().save(); });
    connect(m_saveAs, &QAction::triggered, this, [this] { m_window.files().saveAs(); });
    connect(m_variant, &QAction::triggered, this,
            [this]
            {
                const QString file = m_window.files().makeVariant();
                if (!file.isEmpty())
                    Q_EMIT m_window.openRequested(file);
            });
    connect(m_reload, &QAction::triggered, this,
            [this, &session]
            {
                const bool isSure =
                    !m_window.document().isModified() ||
                    session.prompts().confirm(&m_window,
                                              tr("Read the file again and drop the changes since?"),
                                              tr("Read it again"));
                if (isSure)
                    m_window.files().reload();
            });
    connect(m_newWindow, &QAction::triggered, &m_window, &MainWindow::newWindowRequested);
    connect(m_close, &QAction::triggered, &m_window, &QWidget::close);
    connect(m_quit, &QAction::triggered, qApp, &QApplication::closeAllWindows);
}

void Menus::makeEdit()
{
    m_edit = m_window.menuBar()->addMenu(QString());
    QUndoStack& stack = m_window.document().undoStack();
    m_undo = m_edit->addAction(QString());
    m_undo->setShortcut(QKeySequence::Undo);
    m_redo = m_edit->addAction(QString());
    m_redo->setShortcuts(
        {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z), QKeySequence(Qt::CTRL | Qt::Key_Y)});
    m_edit->addSeparator();
    m_find = m_edit->addAction(QString());
    m_find->setShortcut(QKeySequence::Find);
    m_edit->addSeparator();
    m_settings = m_edit->addAction(QString());
    m_settings->setShortcut(QKeySequence::Preferences);
    m_settings->setMenuRole(QAction::PreferencesRole);
    connect(m_settings, &QAction::triggered, this,
            [this]
            {
                SettingsDialog dialog(m_window.session(), &m_window);
                dialog.exec();
            });
    connect(&stack, &QUndoStack::indexChanged, this, &Menus::updateUndo);
    connect(m_undo, &QAction::triggered, &stack, &QUndoStack::undo);
    connect(m_redo, &QAction::triggered, &stack, &QUndoStack::redo);
    connect(m_find, &QAction::triggered, &m_window, &MainWindow::focusSearch);
}

void Menus::updateUndo()
{
    const QUndoStack& stack = m_window.document().undoStack();
    m_undo->setEnabled(stack.canUndo());
    m_redo->setEnabled(stack.canRedo());
    m_undo->setText(stack.canUndo() ? tr("&Undo: %1").arg(stack.undoText()) : tr("&Undo"));
    m_redo->setText(stack.canRedo() ? tr("&Redo: %1").arg(stack.redoText()) : tr("&Redo"));
}

template <class Setting, class Apply>
void Menus::addChoice(QMenu* menu, QActionGroup* group, Setting value, Apply apply)
{
    Session& session = m_window.session();
    QAction* const action = menu->addAction(QString());
    action->setCheckable(true);
    action->setData(static_cast<int>(menu->actions().size()) - 1);
    group->addAction(action);
    Settings probe = session.settings();
    const auto update = [&session, action, value, apply]
    {
        Settings wanted = session.settings();
        apply(wanted, value);
        action->setChecked(wanted == session.settings());
    };
    update();
    connect(&session, &Session::settingsChanged, action, update);
    connect(action, &QAction::triggered, this,
            [&session, value, apply]
            {
                Settings wanted = session.settings();
                apply(wanted, value);
                session.setSettings(wanted);
            });
}

void Menus::makeView()
{
    m_view = m_window.menuBar()->addMenu(QString());
    m_pages = m_view->addMenu(QString());
    fillPages();
    m_notices = m_window.noticesDock()->toggleViewAction();
    m_view->addAction(m_notices);
    m_view->addAction(m_window.explainDock()->toggleViewAction());
    m_explain = m_view->addAction(QString());
    m_explain->setShortcut(Qt::Key_F8);
    connect(m_explain, &QAction::triggered, this,
            [this] { m_window.explainDock()->explainFocused(m_window.document().scenario()); });
    m_view->addAction(m_window.changesDock()->toggleViewAction());
    m_view->addSeparator();
    m_language = m_view->addMenu(QString());
    auto* const languages = new QActionGroup(this);
    for (const char* const code : {"", "en", "zh_CN"})
        addChoice(m_language, languages, QString::fromLatin1(code),
                  [](Settings& settings, const QString& value) { settings.language = value; });
    m_unit = m_view->addMenu(QString());
    auto* const units = new QActionGroup(this);
    for (const MoneyUnit unit : {MoneyUnit::automatic, MoneyUnit::plain, MoneyUnit::thousand,
                                 MoneyUnit::tenThousand, MoneyUnit::million})
        addChoice(m_unit, units, unit,
                  [](Settings& settings, MoneyUnit value) { settings.moneyUnit = value; });
    m_red = m_view->addMenu(QString());
    auto* const meanings = new QActionGroup(this);
    for (const RedMeaning meaning : {RedMeaning::neutral, RedMeaning::better, RedMeaning::worse})
        addChoice(m_red, meanings, meaning,
                  [](Settings& settings, RedMeaning value) { settings.redMeaning = value; });
    m_size = m_view->addMenu(QString());
    auto* const sizes = new QActionGroup(this);
    for (const int percent : {90, 100, 125, 150})
        addChoice(m_size, sizes, percent,
                  [](Settings& settings, int value) { settings.textPercent = value; });
}

void Menus::makeHelp()
{
    m_help = m_window.menuBar()->addMenu(QString());
    m_manual = m_help->addAction(QString());
    m_manual->setShortcut(QKeySequence::HelpContents);
    m_manual->setVisible(static_cast<bool>(m_window.session().services().manual));
    m_help->addSeparator();
    m_about = m_help->addAction(QString());
    m_about->setMenuRole(QAction::AboutRole);
    m_aboutQt = m_help->addAction(QString());
    m_aboutQt->setMenuRole(QAction::AboutQtRole);
    connect(m_manual, &QAction::triggered, this, &Menus::showManual);
    connect(m_about, &QAction::triggered, this, &Menus::about);
    connect(m_aboutQt, &QAction::triggered, qApp, &QApplication::aboutQt);
}

void Menus::fillPages()
{
    for (std::size_t i = 0; i < m_window.pages().size(); ++i)
    {
        const int index = static_cast<int>(i);
        QAction* const action = m_pages->addAction(QString());
        action->setShortcut(QKeySequence(static_cast<int>(Qt::CTRL) | (Qt::Key_1 + index)));
        connect(action, &QAction::triggered, this, [this, index] { m_window.showPage(index); });
    }
}

void Menus::fillNew()
{
    m_new->clear();
    const auto make = m_window.session().services().templates;
    if (!make)
        return;
    for (const ScenarioTemplate& entry : make(windowLanguage()))
    {
        QAction* const action = m_new->addAction(translated("Template", entry.label));
        action->setToolTip(translated("Template", entry.description));
        action->setObjectName(QStringLiteral("new ") + toQString(entry.id));
        connect(action, &QAction::triggered, this,
                [this, text = entry.text]
                {
                    if (m_window.isUntouched() || m_window.files().mayClose())
                        m_window.files().start(text, {}, false);
                });
    }
    m_new->setToolTipsVisible(true);
}

void Menus::fillRecent()
{
    m_recent->clear();
    const QStringList files = recentFiles(m_window.session().store());
    for (const QString& file : files)
    {
        QString text =
            QFileInfo(file).fileName() + QStringLiteral("  –  ") + QFileInfo(file).path();
        text.replace(u'&', QStringLiteral("&&"));
        QAction* const action = m_recent->addAction(text);
        action->setEnabled(QFileInfo::exists(file));
        connect(action, &QAction::triggered, this,
                [this, file] { Q_EMIT m_window.openRequested(file); });
    }
    if (files.isEmpty())
        m_recent->addAction(tr("None yet"))->setEnabled(false);
}

void Menus::fillExport()
{
    m_export->clear();
    const std::vector<ReportFormat>& formats = m_window.session().services().reportFormats;
    const bool isReady = m_window.evaluator().results() != nullptr;
    for (std::size_t i = 0; i < formats.size(); ++i)
    {
        QAction* const action =
            m_export->addAction(tr("%1 …").arg(translated("Label", formats[i].label)));
        action->setEnabled(isReady);
        connect(action, &QAction::triggered, this, [this, i] { exportAs(i); });
    }
}

void Menus::exportAs(std::size_t index)
{
    Session& session = m_window.session();
    const ReportFormat& format = session.services().reportFormats[index];
    const ResultsPointer results = m_window.evaluator().results();
    if (!results)
        return;
    const QString ending = toQString(format.ending);
    QString name = pathText(m_window.document().file());
    if (name.isEmpty())
        name = m_window.document().displayName();
    name = QFileInfo(name).path() + u'/' + QFileInfo(name).completeBaseName() + ending;
    QString file = session.prompts().saveFile(
        &m_window, tr("Export the results"), name,
        QStringLiteral("%1 (*%2)").arg(translated("Label", format.label), ending));
    if (file.isEmpty())
        return;
    if (QFileInfo(file).suffix().isEmpty())
        file += ending;
    const std::vector<EvaluatedScenario> scenarios{evaluated(*results)};
    if (const auto reason =
            session.services().exportTo(scenarios, format.name, toPath(file), windowLanguage()))
        session.prompts().tell(&m_window, tr("The results were not exported"),
                               tr("%1 could not be written: %2").arg(file, toQString(*reason)));
}

EvaluatedScenario Menus::evaluated(const Results& results) const
{
    return {pathText(m_window.document().file()).toStdString(),
            {},
            results.scenario,
            results.evaluation};
}

void Menus::preview()
{
    const ResultsPointer results = m_window.evaluator().results();
    if (!results)
        return;
    QPrinter printer(QPrinter::HighResolution);
    printer.setPageSize(QPageSize(QPageSize::A4));
    printer.setDocName(m_window.document().displayName());
    QPrintPreviewDialog dialog(&printer, &m_window);
    dialog.resize(m_window.size());
    connect(&dialog, &QPrintPreviewDialog::paintRequested, this,
            [this, &results](QPrinter* paper)
            { paintReport(*paper, evaluated(*results), m_window.session().formats()); });
    dialog.exec();
}

void Menus::about()
{
    m_window.session().prompts().tell(
        &m_window, tr("About costmodel"),
        tr("costmodel %1\n\nRent GPUs or buy them, and in what mix?\n\nFree software under the GNU "
           "General Public License, version 3 or later. There is no warranty.")
            .arg(QStringLiteral(COSTMODEL_VERSION)));
}

void Menus::showManual()
{
    if (!m_manualWindow)
    {
        m_manualWindow = new ManualWindow(m_window.session().services().manual, &m_window);
        m_manualWindow->setAttribute(Qt::WA_DeleteOnClose);
    }
    else
    {
        m_manualWindow->raise();
    }
    m_manualWindow->show();
    m_manualWindow->activateWindow();
}

void Menus::retranslate()
{
    m_file->setTitle(tr("&File"));
    m_new->setTitle(tr("&New"));
    m_open->setText(tr("&Open…"));
    m_recent->setTitle(tr("Open &recent"));
    m_save->setText(tr("&Save"));
    m_saveAs->setText(tr("Save &as…"));
    m_variant->setText(tr("New &variant of this scenario …"));
    m_reload->setText(tr("Read the file a&gain"));
    m_import->setText(tr("&Import…"));
    m_export->setTitle(tr("&Export"));
    m_print->setText(tr("&Print preview…"));
    m_newWindow->setText(tr("New &window"));
    m_close->setText(tr("&Close"));
    m_quit->setText(tr("&Quit"));
    m_edit->setTitle(tr("&Edit"));
    m_find->setText(tr("&Find an input"));
    m_settings->setText(tr("&Settings…"));
    m_view->setTitle(tr("&View"));
    m_pages->setTitle(tr("&Page"));
    for (qsizetype i = 0; i < m_pages->actions().size(); ++i)
        m_pages->actions()[i]->setText(m_window.pages()[static_cast<std::size_t>(i)]->title());
    const auto name = [](QMenu* menu, const QStringList& texts)
    {
        for (qsizetype i = 0; i < texts.size(); ++i)
            menu->actions()[i]->setText(texts[i]);
    };
    m_explain->setText(tr("&Explain the number with the focus"));
    m_language->setTitle(tr("&Language"));
    name(m_language,
         {tr("That of the &system"), QStringLiteral("English"), QStringLiteral("简体中文")});
    m_unit->setTitle(tr("&Amounts in"));
    name(m_unit, {tr("the unit that &fits"), tr("&whole units"), tr("&thousands"),
                  tr("t&en thousands (万)"), tr("&millions")});
    m_red->setTitle(tr("Meaning of &red"));
    name(m_red, {tr("&none: blue is better, orange worse"), tr("&better (as in China)"),
                 tr("&worse, green is better")});
    m_size->setTitle(tr("&Text size"));
    for (QAction* const action : m_size->actions())
    {
        constexpr int percents[] = {90, 100, 125, 150};
        action->setText(QStringLiteral("%1%").arg(percents[action->data().toInt()]));
    }
    m_help->setTitle(tr("&Help"));
    m_manual->setText(tr("&Manual"));
    m_about->setText(tr("&About costmodel"));
    m_aboutQt->setText(tr("About &Qt"));
    updateUndo();
}

} // namespace costmodel::ui
