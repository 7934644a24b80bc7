#pragma once

#include <functional>

#include <QMenu>
#include <QToolButton>
#include <QVBoxLayout>

namespace costmodel::ui
{

/// A part of a form that can be folded: a heading, a menu behind it, a content that is made when it
/// is first opened.
class Section : public QWidget
{
    Q_OBJECT

public:
    /// `level` 0 for the groups of a form, 1 and more for what is inside them.
    Section(int level, QWidget* parent);

    void setTitle(const QString& title);
    /// Behind the title, as long as it is folded: "13.50 CNY per GPU and hour".
    void setSummary(const QString& summary);
    void setMark(const QString& mark, const QString& hint);
    /// The content, made when it is needed for the first time.
    void setContent(std::function<QWidget*(QWidget* parent)> make);
    void setOpen(bool isOpen);
    bool isOpen() const
    {
        return m_header->isChecked();
    }
    QWidget* content() const
    {
        return m_content;
    }
    /// Shows a button with a menu at the end of the heading.
    QMenu* menu();

Q_SIGNALS:
    void opened(bool isOpen);

private:
    void showTitle();

    QString m_title;
    QString m_summary;
    QString m_mark;
    QToolButton* m_header;
    QToolButton* m_menuButton = nullptr;
    QHBoxLayout* m_bar;
    QVBoxLayout* m_layout;
    std::function<QWidget*(QWidget*)> m_make;
    QWidget* m_content = nullptr;
    int m_level;
};

} // namespace costmodel::ui
