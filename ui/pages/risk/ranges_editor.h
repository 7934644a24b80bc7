#pragma once

#include <QLabel>
#include <QPushButton>
#include <QTableView>

#include "ui/charts/chart_widget.h"
#include "ui/document/scenario_document.h"
#include "ui/pages/risk/range_form.h"
#include "ui/pages/risk/ranges_model.h"

namespace costmodel::ui
{

/// Says what is uncertain ([[uncertain]]) or what the tornado moves ([[sensitivity]]): the list on
/// the left, the chosen entry on the right. Every change is a step of the document.
class RangesEditor : public QWidget
{
    Q_OBJECT

public:
    RangesEditor(RangeKind kind, ScenarioDocument& document, QWidget* parent = nullptr);

    /// Shows the document and how numbers are written at present.
    void refresh(const Formats& formats);

    /// Adds the first important input that has no range yet.
    void add();
    void remove();
    /// Plus or minus 20 % for all that matter and have no range yet.
    void addCrude();

protected:
    void changeEvent(QEvent* event) override;

private:
    void select(int row);
    int selected() const;
    void retranslate();
    std::vector<std::string> missingDrivers() const;
    void append(const QString& what, const std::vector<std::string>& paths);

    RangeKind m_kind;
    ScenarioDocument& m_document;
    RangesModel m_model;
    QTableView* m_table;
    QPushButton* m_add;
    QPushButton* m_remove;
    QPushButton* m_crude;
    QLabel* m_note;
    RangeForm* m_form;
    Formats m_formats;
};

} // namespace costmodel::ui
