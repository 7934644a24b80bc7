#include "app/price_book_path.h"

#include <QStandardPaths>

namespace costmodel::app
{

std::filesystem::path userPriceBook()
{
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation);
    return std::filesystem::path(folder.toStdU16String()) / "costmodel" / "prices.db";
}

} // namespace costmodel::app
