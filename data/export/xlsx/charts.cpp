#include "data/export/xlsx/charts.h"

#include <array>

namespace costmodel::data::xlsx
{

namespace
{

struct Look
{
    lxw_color_t colour;
    uint8_t dash;
};

/// Series keep their identity; further options of a kind are shades of its colour.
Look lookOf(OptionKind kind, std::size_t number)
{
    constexpr std::array<lxw_color_t, 4> own{0x1F6FB2, 0x6AA6D6, 0x0B3C66, 0x3E8E9E};
    constexpr std::array<lxw_color_t, 4> rent{0xB85400, 0xE08E3E, 0x7A3800, 0xC98F6B};
    switch (kind)
    {
    case OptionKind::buy:
        return {own[number % own.size()], LXW_CHART_LINE_DASH_SOLID};
    case OptionKind::rent:
        return {rent[number % rent.size()], LXW_CHART_LINE_DASH_DASH};
    case OptionKind::hybrid:
        return {0x222222, LXW_CHART_LINE_DASH_DASH_DOT};
    }
    return {0x222222, LXW_CHART_LINE_DASH_SOLID};
}

void style(lxw_chart* chart, const std::string& title, const std::string& across,
           const std::string& up)
{
    lxw_chart_font titleFont{};
    titleFont.size = 12;
    titleFont.bold = 1;
    lxw_chart_font axisFont{};
    axisFont.size = 9;
    axisFont.bold = LXW_EXPLICIT_FALSE;
    lxw_chart_line grid{};
    grid.color = 0xD5DADF;
    grid.width = 0.75F;
    chart_title_set_name(chart, title.c_str());
    chart_title_set_name_font(chart, &titleFont);
    if (!across.empty())
        chart_axis_set_name(chart->x_axis, across.c_str());
    chart_axis_set_name(chart->y_axis, up.c_str());
    chart_axis_set_name_font(chart->x_axis, &axisFont);
    chart_axis_set_name_font(chart->y_axis, &axisFont);
    chart_axis_set_num_format(chart->y_axis, groupedFormat(0).c_str());
    chart_axis_major_gridlines_set_line(chart->y_axis, &grid);
    chart_legend_set_position(chart, LXW_CHART_LEGEND_BOTTOM);
}

/// `width` in parts of the width that a chart has by itself, 480 pixels.
void insert(Sheet& sheet, RowIndex row, ColumnIndex column, lxw_chart* chart, double width)
{
    lxw_chart_options options{};
    options.x_scale = width;
    options.y_scale = 1.3;
    worksheet_insert_chart_opt(sheet.handle(), row, column, chart, &options);
}

} // namespace

void insertCumulativeChart(Workbook& book, Sheet& sheet, RowIndex row, ColumnIndex column,
                           const std::vector<OptionSheet>& options)
{
    if (options.empty())
        return;
    lxw_chart* const chart = book.addChart(LXW_CHART_SCATTER_STRAIGHT);
    std::array<std::size_t, 3> ofKind{};
    for (const OptionSheet& option : options)
    {
        lxw_chart_series* const series =
            chart_add_series(chart, ("=" + option.months(0)).c_str(),
                             ("=" + option.months(option.cumulativePresent)).c_str());
        chart_series_set_name(series, ("=" + option.sheet->reference(0, 0)).c_str());
        const OptionKind kind = option.option->kind;
        const Look look = lookOf(kind, ofKind[static_cast<std::size_t>(kind)]++);
        lxw_chart_line line{};
        line.color = look.colour;
        line.width = 2.25F;
        line.dash_type = look.dash;
        chart_series_set_line(series, &line);
    }
    style(chart, book.label(COSTMODEL_TEXT("Label", "Cumulative cost in present value")),
          book.label(COSTMODEL_TEXT("Label", "Months")), book.currency());
    {
        const auto horizon = static_cast<double>(options.front().option->months.size() - 1);
        chart_axis_set_min(chart->x_axis, 0);
        chart_axis_set_max(chart->x_axis, horizon);
        chart_axis_set_major_unit(chart->x_axis, horizon > 120  ? 24
                                                 : horizon > 24 ? 12
                                                 : horizon > 6  ? 3
                                                                : 1);
    }
    chart_axis_major_gridlines_set_visible(chart->x_axis, LXW_FALSE);
    chart_axis_set_label_position(chart->x_axis, LXW_CHART_AXIS_LABEL_POSITION_LOW);
    insert(sheet, row, column, chart, 1.38);
}

void insertCategoryChart(Workbook& book, Sheet& sheet, RowIndex row, ColumnIndex column,
                         const CostsLayout& costs, std::size_t options)
{
    constexpr std::array<lxw_color_t, 10> colours{0x33475B, 0x6B8CAE, 0xA9C1D9, 0xB85400, 0xE8B27D,
                                                  0x7C8A5E, 0xC3CDA8, 0x8A6F9E, 0xC9BBD6, 0x9AA5AE};
    if (options == 0 || costs.lastRow < costs.firstRow)
        return;
    lxw_chart* const chart = book.addChart(LXW_CHART_COLUMN_STACKED);
    const auto last = static_cast<ColumnIndex>(costs.firstOption + options - 1);
    for (RowIndex category = costs.firstRow; category <= costs.lastRow; ++category)
    {
        lxw_chart_series* const series = chart_add_series(
            chart,
            ("=" + costs.sheet->range(costs.headingRow, costs.firstOption, costs.headingRow, last))
                .c_str(),
            ("=" + costs.sheet->range(category, costs.firstOption, category, last)).c_str());
        chart_series_set_name(series, ("=" + costs.sheet->reference(category, 0)).c_str());
        lxw_chart_fill fill{};
        fill.color = colours[(category - costs.firstRow) % colours.size()];
        chart_series_set_fill(series, &fill);
    }
    style(chart, book.label(COSTMODEL_TEXT("Label", "Cash total by category")), {},
          book.currency());
    chart_axis_set_label_position(chart->x_axis, LXW_CHART_AXIS_LABEL_POSITION_LOW);
    insert(sheet, row, column, chart, 1.12);
}

} // namespace costmodel::data::xlsx
