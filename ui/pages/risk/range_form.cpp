#include "ui/pages/risk/range_form.h"

#include <QEvent>
#include <QVBoxLayout>

#include "model/scenario/schema.h"
#include "ui/forms/text_editor.h"
#include "ui/text/qt_text.h"

namespace costmodel::ui
{

namespace
{

const TableSchema& schemaOf(RangeKind kind)
{
    return *findChild(scenarioSchema(), kind == RangeKind::uncertain ? "uncertain" : "sensitivity")
                ->table;
}

QWidget* focusOf(FieldEditor* editor)
{
    return editor->focusProxy() ? editor->focusProxy() : editor;
}

} // namespace

RangeForm::RangeForm(RangeKind kind, ScenarioDocument& document, QWidget* parent)
    : QWidget(parent)
    , m_kind(kind)
    , m_document(document)
    , m_schema(schemaOf(kind))
    , m_content(new QWidget(this))
    , m_empty(new QLabel(this))
    , m_path(new PathPicker(m_content))
    , m_pathLabel(new QLabel(m_content))
    , m_now(new QLabel(m_content))
    , m_distributionLabel(new QLabel(m_content))
    , m_distribution(new QComboBox(m_content))
    , m_lineArea(new QWidget(m_content))
    , m_grid(new QGridLayout(m_lineArea))
    , m_problem(new QLabel(m_content))
    , m_preview(new ChartWidget(m_content))
{
    auto* const outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->addWidget(m_empty);
    outer->addWidget(m_content, 1);
    auto* const column = new QVBoxLayout(m_content);
    column->setContentsMargins(0, 0, 0, 0);
    auto* const head = new QGridLayout;
    head->setColumnStretch(1, 1);
    head->addWidget(m_pathLabel, 0, 0);
    head->addWidget(m_path, 0, 1);
    head->addWidget(m_now, 1, 1);
    head->addWidget(m_distributionLabel, 2, 0);
    head->addWidget(m_distribution, 2, 1);
    column->addLayout(head);
    column->addWidget(m_lineArea);
    column->addWidget(m_problem);
    column->addWidget(m_preview, 1);
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_empty->setWordWrap(true);
    m_empty->setAlignment(Qt::AlignCenter);
    m_now->setWordWrap(true);
    m_problem->setWordWrap(true);
    m_problem->hide();
    m_pathLabel->setBuddy(m_path);
    m_distributionLabel->setBuddy(m_distribution);
    m_preview->setMinimumHeight(fontMetrics().height() * 7);
    const bool isUncertain = kind == RangeKind::uncertain;
    m_preview->setVisible(isUncertain);
    m_distribution->setVisible(isUncertain);
    m_distributionLabel->setVisible(isUncertain);
    if (!isUncertain)
        column->addStretch(1);
    m_distribution->setFocusPolicy(Qt::StrongFocus);
    connect(m_path, &PathPicker::picked, this, &RangeForm::setPath);
    connect(m_distribution, &QComboBox::activated, this, &RangeForm::setDistribution);
    retranslate();
    showEntry(-1, m_formats);
}

Uncertain RangeForm::present() const
{
    const auto index = static_cast<std::size_t>(m_row);
    return m_kind == RangeKind::uncertain ? m_document.scenario().uncertains[index]
                                          : asUncertain(m_document.scenario().sensitivities[index]);
}

std::string RangeForm::pathOf(std::string_view key) const
{
    const char* const list = m_kind == RangeKind::uncertain ? "uncertain[" : "sensitivity[";
    return list + std::to_string(m_row + 1) + "]." + std::string(key);
}

void RangeForm::showEntry(int row, const Formats& formats)
{
    m_formats = formats;
    m_preview->setFormats(formats);
    const std::size_t count = m_kind == RangeKind::uncertain
                                  ? m_document.scenario().uncertains.size()
                                  : m_document.scenario().sensitivities.size();
    m_row = row >= 0 && static_cast<std::size_t>(row) < count ? row : -1;
    m_content->setVisible(m_row >= 0);
    m_empty->setVisible(m_row < 0);
    if (m_row < 0)
        return;
    const Uncertain entry = present();
    m_input = movedInput(m_document.scenario(), entry.path);
    const std::string built = pathOf(entry.path) + std::to_string(int(entry.distribution));
    if (built != m_builtFor)
    {
        m_builtFor = built;
        build(entry);
    }
    fill(entry);
}

void RangeForm::clearLines()
{
    m_lines.clear();
    while (QLayoutItem* const item = m_grid->takeAt(0))
    {
        if (QWidget* const widget = item->widget())
        {
            widget->hide();
            widget->deleteLater();
        }
        delete item;
    }
}

void RangeForm::build(const Uncertain& entry)
{
    clearLines();
    auto* const ownHeading = new QLabel(m_lineArea);
    auto* const factorHeading = new QLabel(tr("Multiple of now"), m_lineArea);
    const bool hasOwn = m_input && !m_input->isFactor && m_input->value != 0;
    ownHeading->setText(hasOwn ? (m_input->unit.isEmpty() ? tr("Value") : m_input->unit)
                               : QString());
    ownHeading->setWordWrap(true);
    factorHeading->setWordWrap(true);
    m_grid->addWidget(ownHeading, 0, 1);
    m_grid->addWidget(factorHeading, 0, 2);
    switch (entry.distribution)
    {
    case Distribution::uniform:
        addLine("low", hasOwn);
        addLine("high", hasOwn);
        break;
    case Distribution::triangular:
        addLine("low", hasOwn);
        addLine("mode", hasOwn);
        addLine("high", hasOwn);
        break;
    case Distribution::normal:
        addLine("sd", hasOwn);
        break;
    case Distribution::lognormal:
        addLine("sd", false); // of the logarithm: has no unit of its own
        break;
    }
}

void RangeForm::addLine(const char* key, bool hasOwn)
{
    const Field* const field = findField(m_schema, key);
    const int at = static_cast<int>(m_lines.size()) + 1;
    Line line;
    line.field = field;
    line.label = new QLabel(translated("Field", field->label), m_lineArea);
    m_grid->addWidget(line.label, at, 0);
    const auto place = [&](FieldEditor* editor, const QString& name, int column)
    {
        QWidget* const focus = focusOf(editor);
        focus->setObjectName(name);
        focus->setAccessibleName(line.label->text());
        m_grid->addWidget(editor, at, column);
        connect(editor, &FieldEditor::problemChanged, this, &RangeForm::showProblem);
    };
    const QString path = toQString(pathOf(key));
    if (hasOwn)
    {
        line.own = new TextEditor(*m_input->field, m_lineArea);
        place(line.own, path + QStringLiteral(" value"), 1);
        connect(line.own, &FieldEditor::edited, this,
                [this, field](const Value& value)
                {
                    if (const double* const number = std::get_if<double>(&value);
                        number && m_input && m_input->value != 0)
                        setFactor(*field, *number / m_input->value);
                });
    }
    line.factor = new TextEditor(*field, m_lineArea);
    place(line.factor, path, 2);
    connect(line.factor, &FieldEditor::edited, this,
            [this, field](const Value& value)
            {
                if (const double* const number = std::get_if<double>(&value))
                    setFactor(*field, *number);
            });
    m_lines.push_back(line);
}

void RangeForm::fill(const Uncertain& entry)
{
    m_path->setScenario(m_document.scenario(), entry.path);
    m_distribution->setCurrentIndex(static_cast<int>(entry.distribution));
    QString now = tr("There is no such input any more. Choose another or remove the entry.");
    if (m_input)
        now = m_input->value == 0 && !m_input->isFactor
                  ? tr("It is 0 now, and a multiple of 0 stays 0: give it a value first.")
                  : tr("Now %1").arg(m_input->shown(m_input->value));
    m_now->setText(now);
    for (const Line& line : m_lines)
    {
        const Value value = valueAt(m_document.scenario(), pathOf(line.field->key));
        line.factor->setState({value, {}, {}, {}, {}});
        if (!line.own)
            continue;
        const double* const factor = std::get_if<double>(&value);
        const Value own = factor ? Value(*factor * m_input->value) : Value();
        line.own->setState({own, {}, m_input->style, {}, {}});
    }
    showProblem({});
    if (m_kind == RangeKind::uncertain)
        showPreview(entry);
}

void RangeForm::showPreview(const Uncertain& entry)
{
    constexpr int points = 121;
    ChartSpec spec;
    spec.x.title = tr("Value");
    const double scale = m_input && !m_input->isFactor && m_input->value != 0 ? m_input->value : 1;
    const bool isPercent = m_input && m_input->style.isPercent && scale != 1;
    spec.x.share = isPercent;
    if (m_input && !m_input->isFactor && !isPercent)
        spec.x.unit = m_input->unit;
    if (scale == 1 && !(m_input && m_input->value == 1 && !m_input->isFactor))
        spec.x.title = tr("Multiple of now");
    spec.y.fromZero = true;
    spec.y.title = tr("Likelihood");
    spec.y.minimum = 0;
    spec.emptyMessage = tr("The ends leave nothing to spread.");
    ChartSeries series;
    series.name = tr("Likelihood");
    series.kind = SeriesKind::area;
    series.role = SeriesRole::neutral;
    series.shade = 1;
    series.inLegend = false;
    std::vector<DensityPoint> curve = densityOf(entry, points);
    double highest = 0;
    for (const DensityPoint& point : curve)
        highest = std::max(highest, point.density);
    for (const DensityPoint& point : curve)
        series.points.emplace_back(point.factor * scale, point.density / highest);
    if (scale < 0)
        std::reverse(series.points.begin(), series.points.end());
    spec.y.maximum = 1.15;
    if (!curve.empty())
    {
        spec.series.push_back(std::move(series));
        spec.marks.push_back({.kind = MarkKind::vertical,
                              .id = QStringLiteral("now"),
                              .label = tr("now"),
                              .x = scale});
    }
    m_preview->setSpec(std::move(spec));
}

void RangeForm::setFactor(const Field& field, double factor)
{
    m_document.setValue(pathOf(field.key), factor, true);
}

void RangeForm::setDistribution(int index)
{
    m_document.endMerge();
    m_document.edit(tr("Change the distribution"),
                    [&](Scenario& scenario)
                    {
                        Uncertain& entry = scenario.uncertains[static_cast<std::size_t>(m_row)];
                        entry = withDistribution(entry, static_cast<Distribution>(index));
                    });
}

void RangeForm::setPath(const std::string& path)
{
    m_document.endMerge();
    m_document.edit(tr("Choose another input"),
                    [&](Scenario& scenario)
                    {
                        const auto index = static_cast<std::size_t>(m_row);
                        if (m_kind == RangeKind::uncertain)
                            scenario.uncertains[index].path = path;
                        else
                            scenario.sensitivities[index].path = path;
                    });
}

void RangeForm::showProblem(const QString& typed)
{
    QString problem = typed;
    const std::string table = pathOf("");
    for (const Issue& issue : m_document.issues())
        if (problem.isEmpty() &&
            (issue.path.starts_with(table) || issue.path == table.substr(0, table.size() - 1)))
            problem = rendered(issue.what);
    m_problem->setText(QStringLiteral("⚠ ") + problem);
    m_problem->setVisible(!problem.isEmpty());
}

void RangeForm::retranslate()
{
    m_pathLabel->setText(tr("&Input"));
    m_distributionLabel->setText(tr("&Distribution"));
    m_path->setAccessibleName(tr("Input"));
    m_distribution->setAccessibleName(tr("Distribution"));
    m_empty->setText(m_kind == RangeKind::uncertain
                         ? tr("Nothing is uncertain yet. Add the inputs you are least sure of: "
                              "rental prices, the demand, the resale value.")
                         : QString());
    const QSignalBlocker blocker(m_distribution);
    const int current = m_distribution->currentIndex();
    m_distribution->clear();
    if (m_kind == RangeKind::uncertain)
        for (const Choice& choice : findField(m_schema, "distribution")->choices)
            m_distribution->addItem(translated("Choice", choice.label));
    m_distribution->setCurrentIndex(current);
}

void RangeForm::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
    {
        retranslate();
        m_builtFor.clear();
        showEntry(m_row, m_formats);
    }
    QWidget::changeEvent(event);
}

} // namespace costmodel::ui
