#include "data/export/text/text_table.h"

#include <algorithm>

#include "data/export/text/terminal_text.h"

namespace costmodel::data
{

namespace
{

constexpr std::size_t gap = 2;

struct Grid
{
    std::vector<std::string> headings;
    std::vector<std::vector<std::string>> rows;
    std::vector<std::size_t> widths;
};

Grid gridOf(const report::Table& table, const Language& language)
{
    Grid grid;
    for (const report::Column& column : table.columns)
        grid.headings.push_back(printable(report::cellText(column.heading, language)));
    for (const std::string& heading : grid.headings)
        grid.widths.push_back(displayWidth(heading));
    for (const report::Row& row : table.rows)
    {
        std::vector<std::string>& texts = grid.rows.emplace_back();
        for (std::size_t c = 0; c < row.cells.size(); ++c)
        {
            texts.push_back(printable(report::cellText(row.cells[c], language)));
            grid.widths[c] = std::max(grid.widths[c], displayWidth(texts.back()));
        }
    }
    return grid;
}

class Printer
{
public:
    Printer(const report::Table& table, const Grid& grid)
        : m_table(table)
        , m_grid(grid)
        , m_hasMarks(std::any_of(table.rows.begin(), table.rows.end(),
                                 [](const report::Row& row) { return row.isRecommended; }))
    {
    }

    std::string print(std::size_t width) const
    {
        std::string text;
        std::size_t first = m_table.keyColumns;
        do
        {
            const std::size_t last = lastFitting(first, width);
            text += (text.empty() ? "" : "\n") + block(first, last);
            first = last;
        } while (first < m_table.columns.size());
        return text;
    }

private:
    std::size_t keyWidth() const
    {
        std::size_t width = m_hasMarks ? gap : 0;
        for (std::size_t c = 0; c < m_table.keyColumns; ++c)
            width += m_grid.widths[c] + gap;
        return width;
    }

    /// One behind the last column that fits on a line with the columns from `first`, which does.
    std::size_t lastFitting(std::size_t first, std::size_t width) const
    {
        std::size_t used = keyWidth();
        std::size_t last = first;
        while (last < m_table.columns.size() &&
               (last == first || used + m_grid.widths[last] <= width))
            used += m_grid.widths[last++] + gap;
        return last;
    }

    template <class CellText>
    std::string line(std::size_t first, std::size_t last, bool isMarked,
                     const CellText& cellText) const
    {
        std::string text = m_hasMarks ? (isMarked ? "* " : "  ") : "";
        const auto add = [&](std::size_t c)
        {
            text += cellText(c);
            text += std::string(gap, ' ');
        };
        for (std::size_t c = 0; c < m_table.keyColumns; ++c)
            add(c);
        for (std::size_t c = first; c < last; ++c)
            add(c);
        text.erase(text.find_last_not_of(' ') + 1);
        return text + "\n";
    }

    std::string block(std::size_t first, std::size_t last) const
    {
        const auto rule = [this](std::size_t c)
        {
            return std::string(m_grid.widths[c], '-');
        };
        std::string text = line(
            first, last, false,
            [this](std::size_t c)
            { return padded(m_grid.headings[c], m_grid.widths[c], m_table.columns[c].isNumber); });
        text += line(first, last, false, rule);
        for (std::size_t r = 0; r < m_table.rows.size(); ++r)
        {
            const report::Row& row = m_table.rows[r];
            if (row.isTotal)
                text += line(first, last, false, rule);
            text += line(first, last, row.isRecommended,
                         [&](std::size_t c) {
                             return padded(m_grid.rows[r][c], m_grid.widths[c],
                                           m_table.columns[c].isNumber);
                         });
        }
        return text;
    }

    const report::Table& m_table;
    const Grid& m_grid;
    bool m_hasMarks;
};

} // namespace

std::string textTable(const report::Table& table, const Language& language, std::size_t width)
{
    const Grid grid = gridOf(table, language);
    return Printer(table, grid).print(width);
}

} // namespace costmodel::data
