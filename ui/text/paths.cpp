#include "ui/text/paths.h"

#include <QFile>

namespace costmodel::ui
{

QString pathText(const std::filesystem::path& path)
{
    // Bytes of a name that are no UTF-8 must not end the program.
    if constexpr (std::is_same_v<std::filesystem::path::value_type, char>)
        return QFile::decodeName(QByteArray::fromStdString(path.string()));
    else
        return QString::fromStdU16String(path.u16string());
}

std::filesystem::path toPath(const QString& path)
{
    if constexpr (std::is_same_v<std::filesystem::path::value_type, char>)
        return QFile::encodeName(path).toStdString();
    else
        return path.toStdU16String();
}

} // namespace costmodel::ui
