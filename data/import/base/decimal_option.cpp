#include "data/import/base/decimal_option.h"

namespace costmodel::data
{

std::optional<DecimalMark> decimalMarkOf(const DecimalMarkFinder& finder,
                                         const ImportOptions& options, ImportReport& report)
{
    const auto option = options.find("decimal");
    if (option == "comma")
        return DecimalMark::Comma;
    if (option == "point")
        return DecimalMark::Point;
    if (const std::optional<DecimalMark> mark = finder.mark())
    {
        if (*mark == DecimalMark::Comma)
            addOnce(report.assumptions,
                    {COSTMODEL_TEXT("Message", "Numbers are read with a decimal comma, as the file "
                                               "writes them; --option decimal=point decides "
                                               "otherwise."),
                     {}});
        return mark;
    }
    report.questions.push_back(
        {"decimal",
         {COSTMODEL_TEXT("Message", "the number %1 can be read in two ways, expected to be told "
                                    "whether the decimal mark is a comma or a point"),
          {finder.example()}},
         {"comma", "point"}});
    return std::nullopt;
}

} // namespace costmodel::data
