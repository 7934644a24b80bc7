#include "ui/window/translation.h"

#include <QApplication>
#include <QFont>
#include <QFontDatabase>
#include <QLibraryInfo>
#include <QLocale>

namespace costmodel::ui
{

QString TermTranslator::translate(const char* context, const char* sourceText,
                                  const char* disambiguation, int n) const
{
    const QString text = QTranslator::translate(context, sourceText, disambiguation, n);
    if (text.isEmpty() || m_terms.changes.empty())
        return text;
    return QString::fromStdString(withTerms(text.toStdString(), m_terms));
}

QString Translation::supported(const QString& locale)
{
    return locale.startsWith(QStringLiteral("zh")) ? QStringLiteral("zh_CN") : QStringLiteral("en");
}

void Translation::use(const QString& code)
{
    const QString wanted = supported(code.isEmpty() ? QLocale::system().name() : code);
    if (wanted == m_code)
        return;
    m_code = wanted;
    // Before the translators: what is told of the change asks for the locale.
    QLocale::setDefault(QLocale(wanted == QStringLiteral("en") ? QStringLiteral("en_US") : wanted));
    QCoreApplication::removeTranslator(&m_own);
    QCoreApplication::removeTranslator(&m_qt);
    if (m_qt.load(QStringLiteral("qtbase_") + wanted,
                  QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(&m_qt);
    if (m_own.load(QStringLiteral(":/translations/costmodel_%1.qm").arg(wanted)))
        QCoreApplication::installTranslator(&m_own);
    // Latin letters first; else Chinese text is drawn with Japanese glyphs.
    QFont font = QApplication::font();
    QStringList families = font.families();
    for (const QString& chinese :
         {QStringLiteral("Noto Sans CJK SC"), QStringLiteral("Microsoft YaHei"),
          QStringLiteral("PingFang SC")})
        if (!families.contains(chinese) && QFontDatabase::hasFamily(chinese))
            families << chinese;
    font.setFamilies(families);
    QApplication::setFont(font);
}

} // namespace costmodel::ui
