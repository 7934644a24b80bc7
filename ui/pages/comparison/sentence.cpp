#include "ui/pages/comparison/sentence.h"

#include <map>

#include <QRegularExpression>

#include "ui/text/qt_text.h"

namespace costmodel::ui
{

namespace
{

std::map<double, QString> amountTexts(const Message& message, const Formats& formats)
{
    std::map<double, QString> texts;
    for (const MessageArgument& argument : message.arguments)
        if (const auto* const amount = std::get_if<Amount>(&argument))
            texts[amount->value] = formats.money(amount->value, toQString(amount->currency));
    return texts;
}

bool readAlike(const std::map<double, QString>& texts)
{
    for (auto one = texts.begin(); one != texts.end(); ++one)
        for (auto other = std::next(one); other != texts.end(); ++other)
            if (one->second == other->second)
                return true;
    return false;
}

} // namespace

QString sentence(const Message& message, const Formats& formats)
{
    std::map<double, QString> texts = amountTexts(message, formats);
    if (readAlike(texts))
        texts = amountTexts(message, formats.inUnit(MoneyUnit::plain));
    Message written = message;
    for (MessageArgument& argument : written.arguments)
        if (const auto* const amount = std::get_if<Amount>(&argument))
            argument = texts[amount->value].toStdString();
    return rendered(written);
}

QString sentences(const std::vector<Message>& messages, const Formats& formats)
{
    QString text;
    for (const Message& message : messages)
    {
        if (!text.isEmpty() && !formats.isChinese())
            text += u' ';
        text += sentence(message, formats);
    }
    return text;
}

QString breakable(const QString& text)
{
    constexpr int longest = 24;
    QString broken;
    int run = 0;
    static const QRegularExpression currency(QStringLiteral("\\b([A-Z]{3}) (?=[-0-9])"));
    QString kept = text;
    kept.replace(QStringLiteral(" %"), QStringLiteral("\u00A0%"));
    kept.replace(currency, QStringLiteral("\\1\u00A0"));
    for (const QChar letter : kept)
    {
        run = letter.isSpace() && letter != QChar::Nbsp ? 0 : run + 1;
        // Never between the halves of a letter beyond U+FFFF.
        if (run > longest && !letter.isLowSurrogate())
        {
            broken += QChar(0x200B);
            run = 1;
        }
        broken += letter;
    }
    return broken;
}

} // namespace costmodel::ui
