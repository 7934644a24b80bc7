#pragma once

#include <QAction>
#include <QActionGroup>
#include <QMenu>
#include <QObject>
#include <QPointer>

#include "model/report/evaluated_scenario.h"
#include "ui/run/results.h"

namespace costmodel::ui
{

class MainWindow;
class ManualWindow;

/// The menus of a window with their shortcuts.
class Menus : public QObject
{
    Q_OBJECT

public:
    explicit Menus(MainWindow& window);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void makeFile();
    void makeEdit();
    void makeView();
    void makeHelp();
    void fillNew();
    void fillRecent();
    void fillExport();
    void fillPages();
    void updateUndo();
    void retranslate();
    void exportAs(std::size_t format);
    EvaluatedScenario evaluated(const Results& results) const;
    void preview();
    void about();
    void showManual();
    template <class Setting, class Apply>
    void addChoice(QMenu* menu, QActionGroup* group, Setting value, Apply apply);

    MainWindow& m_window;
    QMenu* m_file = nullptr;
    QMenu* m_new = nullptr;
    QMenu* m_recent = nullptr;
    QAction* m_import = nullptr;
    QMenu* m_export = nullptr;
    QMenu* m_edit = nullptr;
    QMenu* m_view = nullptr;
    QMenu* m_pages = nullptr;
    QMenu* m_language = nullptr;
    QMenu* m_unit = nullptr;
    QMenu* m_red = nullptr;
    QMenu* m_size = nullptr;
    QMenu* m_help = nullptr;
    QPointer<ManualWindow> m_manualWindow;
    QAction* m_open = nullptr;
    QAction* m_save = nullptr;
    QAction* m_saveAs = nullptr;
    QAction* m_variant = nullptr;
    QAction* m_reload = nullptr;
    QAction* m_print = nullptr;
    QAction* m_newWindow = nullptr;
    QAction* m_close = nullptr;
    QAction* m_quit = nullptr;
    QAction* m_undo = nullptr;
    QAction* m_redo = nullptr;
    QAction* m_find = nullptr;
    QAction* m_settings = nullptr;
    QAction* m_notices = nullptr;
    QAction* m_explain = nullptr;
    QAction* m_manual = nullptr;
    QAction* m_about = nullptr;
    QAction* m_aboutQt = nullptr;
};

} // namespace costmodel::ui
