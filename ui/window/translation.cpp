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
    // English has quotes and digits of a Latin font, Chinese those of the simplified Chinese one;
    // left to the system Chinese text may be drawn with Japanese glyphs.
    QStringList chinese{QStringLiteral("Noto Sans CJK SC"), QStringLiteral("Microsoft YaHei"),
                        QStringLiteral("PingFang SC")};
    QStringList latin{QStringLiteral("Noto Sans"), QStringLiteral("Segoe UI"),
                      QStringLiteral("DejaVu Sans")};
    const auto isMissing = [](const QString& family)
    {
        return !QFontDatabase::hasFamily(family);
    };
    chinese.removeIf(isMissing);
    latin.removeIf(isMissing);
    QFont font = QApplication::font();
    const QStringList families = wanted == QStringLiteral("en") ? latin + chinese : chinese + latin;
    if (families.isEmpty())
        return;
    font.setFamilies(families);
    QApplication::setFont(font);
}

} // namespace costmodel::ui
