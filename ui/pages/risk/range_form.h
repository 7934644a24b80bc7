#pragma once

#include <QComboBox>
#include <QGridLayout>
#include <QLabel>

#include "model/insight/distribution.h"
#include "model/scenario/schema.h"
#include "ui/charts/chart_widget.h"
#include "ui/document/scenario_document.h"
#include "ui/forms/field_editor.h"
#include "ui/pages/risk/moved_input.h"
#include "ui/pages/risk/path_picker.h"
#include "ui/pages/risk/ranges_model.h"

namespace costmodel::ui
{

/// One range: which input, how it is distributed, its ends both in the input's own unit and as
/// multiples of its value, and a preview of what will be drawn.
class RangeForm : public QWidget
{
    Q_OBJECT

public:
    RangeForm(RangeKind kind, ScenarioDocument& document, QWidget* parent = nullptr);

    /// Shows the entry of that position, counted from 0; none below 0.
    void showEntry(int row, const Formats& formats);

protected:
    void changeEvent(QEvent* event) override;

private:
    struct Line
    {
        const Field* field = nullptr; ///< of the list: "low", "mode", "high", "sd"
        QLabel* label = nullptr;
        FieldEditor* own = nullptr; ///< in the input's own unit; null where there is none
        FieldEditor* factor = nullptr;
    };
    Uncertain present() const;
    std::string pathOf(std::string_view key) const;
    void build(const Uncertain& entry);
    void clearLines();
    void addLine(const char* key, bool hasOwn);
    void fill(const Uncertain& entry);
    void showPreview(const Uncertain& entry);
    void setFactor(const Field& field, double factor);
    void setDistribution(int index);
    void setPath(const std::string& path);
    void showProblem(const QString& typed);
    void retranslate();

    RangeKind m_kind;
    ScenarioDocument& m_document;
    const TableSchema& m_schema;
    int m_row = -1;
    std::string m_builtFor;
    std::optional<MovedInput> m_input;
    Formats m_formats;
    QWidget* m_content;
    QLabel* m_empty;
    PathPicker* m_path;
    QLabel* m_pathLabel;
    QLabel* m_now;
    QLabel* m_distributionLabel;
    QComboBox* m_distribution;
    QWidget* m_lineArea;
    QGridLayout* m_grid;
    std::vector<Line> m_lines;
    QLabel* m_problem;
    ChartWidget* m_preview;
};

} // namespace costmodel::ui
