#include "data/export/text/text_table.h"

#include <algorithm>
#include <numeric>

#include "data/export/text/terminal_text.h"

namespace costmodel::data
{

namespace
{

constexpr std::size_t gap = 2;

constexpr std::size_t narrowest = 16; ///< to which a column of texts may shrink

using Lines = std::vector<std::string>;

struct Grid
{
    std::vector<std::string> headings;
    std::vector<std::vector<Lines>> rows; ///< of each cell its lines
    std::vector<std::size_t> widths;

    void measure()
    {
        for (std::size_t c = 0; c < headings.size(); ++c)
        {
            widths[c] = displayWidth(headings[c]);
            for (const std::vector<Lines>& row : rows)
                for (const std::string& line : row[c])
                    widths[c] = std::max(widths[c], displayWidth(line));
        }
    }
    std::size_t width() const
    {
        return std::accumulate(widths.begin(), widths.end(), widths.size() * gap);
    }
};

/// The widest column of texts that was not yet shrunk, or their number if there is none.
std::size_t widestText(const Grid& grid, const report::Table& table,
                       const std::vector<bool>& isShrunk)
{
    std::size_t widest = grid.widths.size();
    for (std::size_t c = 0; c < grid.widths.size(); ++c)
        if (!table.columns[c].isNumber && !isShrunk[c] &&
            (widest == grid.widths.size() || grid.widths[c] > grid.widths[widest]))
            widest = c;
    return widest;
}

/// Breaks the texts of the widest columns into lines until a table is as narrow as `width`, if it
/// can be. A long word may keep a column from it.
void shrink(Grid& grid, const report::Table& table, std::size_t width)
{
    std::vector<bool> isShrunk(grid.widths.size());
    while (grid.width() > width)
    {
        const std::size_t c = widestText(grid, table, isShrunk);
        const std::size_t surplus = grid.width() - width;
        if (c == grid.widths.size() || grid.widths[c] < narrowest + surplus)
            return;
        const std::size_t target = grid.widths[c] - surplus;
        for (std::vector<Lines>& row : grid.rows)
            if (!row[c].empty())
                row[c] = wrapped(row[c].front(), target);
        isShrunk[c] = true;
        grid.measure();
    }
}

Grid gridOf(const report::Table& table, const Language& language, std::size_t width)
{
    Grid grid;
    for (const report::Column& column : table.columns)
        grid.headings.push_back(printable(report::cellText(column.heading, language)));
    for (const report::Row& row : table.rows)
    {
        std::vector<Lines>& cells = grid.rows.emplace_back();
        for (const report::Cell& cell : row.cells)
            cells.push_back({printable(report::cellText(cell, language))});
    }
    grid.widths.resize(table.columns.size());
    grid.measure();
    shrink(grid, table, width);
    return grid;
}

class Printer
{
public:
    Printer(const report::Table& table, const Grid& grid)
        : m_table(table)
        , m_grid(grid)
        , m_hasMarks(std::any_of(table.rows.begin(), table.rows.end(),
                                 [](const report::Row& row) { return row.isMarked; }))
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

    /// Lines of the highest cell.
    std::size_t height(std::size_t row, std::size_t first, std::size_t last) const
    {
        std::size_t most = 1;
        for (std::size_t c = 0; c < m_table.columns.size(); ++c)
            if (c < m_table.keyColumns || (c >= first && c < last))
                most = std::max(most, m_grid.rows[row][c].size());
        return most;
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
            if (m_table.rows[r].isTotal)
                text += line(first, last, false, rule);
            for (std::size_t l = 0; l < height(r, first, last); ++l)
                text += line(first, last, m_table.rows[r].isMarked && l == 0,
                             [&](std::size_t c)
                             {
                                 const Lines& lines = m_grid.rows[r][c];
                                 return padded(l < lines.size() ? lines[l] : std::string(),
                                               m_grid.widths[c], m_table.columns[c].isNumber);
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
    const Grid grid = gridOf(table, language, width);
    return Printer(table, grid).print(width);
}

} // namespace costmodel::data
