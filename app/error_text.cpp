#include "app/error_text.h"

namespace costmodel::app
{

std::string errorLine(const std::string& place, const Message& what, const Language& language)
{
    return place + ": error: " + render(what, language) + "\n";
}

std::string fileErrorLine(const std::string& file, const std::string& reason,
                          const Language& language)
{
    return errorLine(file + ":1:1",
                     {COSTMODEL_TEXT("Message", "cannot be used: %1, expected a file or folder "
                                                "that this user may read or write"),
                      {reason}},
                     language);
}

} // namespace costmodel::app
