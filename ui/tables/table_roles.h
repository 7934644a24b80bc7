#pragma once

#include <Qt>

namespace costmodel::ui
{

/// What the models of tables tell beside what is shown. Of rows and cells unless said otherwise.
enum TableRole
{
    /// The unrounded number in the unit of the heading (double), by which is sorted and which is
    /// saved; none where there are words.
    NumberRole = Qt::UserRole + 1,
    TotalRole,       ///< bool: last however one sorts; asked of the first column
    StrongRole,      ///< bool: bold; asked of the first column
    ExplanationRole, ///< QString: how the number arose is asked by this target; may be empty
    InputRole,       ///< QString: path of the input behind it; may be empty
    HeadingRole,     ///< of headings, QString: without the unit; the shown one if there is none
    UnitRole,        ///< of headings, QString; may be empty
    ColumnIdRole,    ///< of headings, QString: under which width and order are remembered
    HiddenRole,      ///< of headings, bool: not shown until somebody asks for it
};

} // namespace costmodel::ui
