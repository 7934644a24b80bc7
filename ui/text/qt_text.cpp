#include "ui/text/qt_text.h"

#include <QCoreApplication>
#include <QLocale>

namespace costmodel::ui
{

namespace
{

class WindowLanguage final : public Language
{
public:
    std::string translate(const char* context, const char* text) const override
    {
        return QCoreApplication::translate(context, text).toStdString();
    }
    std::string_view code() const override
    {
        return QLocale().language() == QLocale::Chinese ? "zh_CN" : "en";
    }
};

} // namespace

const Language& windowLanguage()
{
    static const WindowLanguage language;
    return language;
}

QString translated(const char* context, const char* text)
{
    return QCoreApplication::translate(context, text);
}

QString rendered(const Message& message)
{
    return QString::fromStdString(render(message, windowLanguage()));
}

} // namespace costmodel::ui
