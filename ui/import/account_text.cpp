#include "ui/import/account_text.h"

#include <algorithm>

#include <QCoreApplication>
#include <QDateTime>

#include "ui/text/qt_text.h"

namespace costmodel::ui
{

namespace
{

struct AccountText
{
    Q_DECLARE_TR_FUNCTIONS(costmodel::ui::AccountText)
};

constexpr std::size_t mostRows = 100;

QString paragraph(const QString& text)
{
    return QStringLiteral("<p>%1</p>").arg(text.toHtmlEscaped());
}

QString list(const QString& heading, const QStringList& items)
{
    if (items.isEmpty())
        return {};
    QString html = QStringLiteral("<p><b>%1</b></p><ul>").arg(heading.toHtmlEscaped());
    for (const QString& item : items)
        html += QStringLiteral("<li>%1</li>").arg(item.toHtmlEscaped());
    return html + QStringLiteral("</ul>");
}

QString rowText(const RejectedRow& row)
{
    const QString file = QString::fromStdString(row.file).section(u'/', -1);
    return row.line > 0 ? AccountText::tr("%1, line %2: %3")
                              .arg(file, QString::number(row.line), rendered(row.reason))
                        : AccountText::tr("%1: %2").arg(file, rendered(row.reason));
}

QStringList texts(const std::vector<Message>& messages)
{
    QStringList result;
    for (const Message& message : messages)
        result << rendered(message);
    return result;
}

} // namespace

QString momentText(std::int64_t milliseconds)
{
    return QDateTime::fromMSecsSinceEpoch(milliseconds, Qt::UTC)
        .toString(QStringLiteral("yyyy-MM-dd HH:mm"));
}

QString accountHtml(const FileAccount& account, const Formats& formats)
{
    const auto count = [&](long number)
    {
        return formats.number(static_cast<double>(number));
    };
    QString html;
    if (!account.refusals.empty())
    {
        QStringList reasons;
        for (const RejectedRow& refusal : account.refusals)
            reasons << rowText(refusal);
        return list(AccountText::tr("This cannot be used:"), reasons);
    }
    if (!account.format.empty())
        html += paragraph(AccountText::tr("Recognised as %1.").arg(toQString(account.format)));
    html += paragraph(AccountText::tr("%1 rows read, %2 used, %3 with missing values, %4 rejected.")
                          .arg(count(account.rowsRead), count(account.rowsUsed),
                               count(account.rowsMissing), count(account.rowsRejected)));
    if (account.fromMilliseconds && account.toMilliseconds)
        html += paragraph(
            AccountText::tr("From %1 to %2 (UTC).")
                .arg(momentText(*account.fromMilliseconds), momentText(*account.toMilliseconds)));
    if (account.gpuHours)
        html += paragraph(AccountText::tr("In all: %1.").arg(formats.gpuHours(*account.gpuHours)));
    html += list(AccountText::tr("Warnings"), texts(account.warnings));
    html += list(AccountText::tr("Assumptions"), texts(account.assumptions));
    QStringList rows;
    for (std::size_t i = 0; i < std::min(mostRows, account.rejected.size()); ++i)
        rows << rowText(account.rejected[i]);
    if (const long rest = account.rowsRejected - static_cast<long>(rows.size());
        rest > 0 && !rows.isEmpty())
        rows << AccountText::tr("and %1 more").arg(count(rest));
    return html + list(AccountText::tr("Rejected rows"), rows);
}

} // namespace costmodel::ui
