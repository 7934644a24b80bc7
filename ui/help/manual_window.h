#pragma once

#include <functional>
#include <string>
#include <vector>

#include <QLabel>
#include <QLineEdit>
#include <QTextBrowser>
#include <QToolButton>
#include <QTreeWidget>
#include <QWidget>

#include "model/text/message.h"

namespace costmodel::ui
{

/// The manual in the language of the program: contents on the left, text on the right, a search
/// above, and a way back to where one was.
class ManualWindow : public QWidget
{
    Q_OBJECT

public:
    using Text = std::function<std::string(const Language& language)>; ///< Markdown

    explicit ManualWindow(Text text, QWidget* parent = nullptr);

    /// Titles of the chapters and sections in the order of the text.
    QStringList titles() const;
    /// Shows the heading with that title at the top, and remembers the place before it.
    void showHeading(int index);
    /// Shows the next place with that text, from the beginning behind the last one.
    bool find(const QString& text, bool isBackward = false);
    void goBack();
    bool canGoBack() const
    {
        return !m_before.empty();
    }
    QTextBrowser& browser()
    {
        return *m_browser;
    }

protected:
    void changeEvent(QEvent* event) override;

private:
    struct Heading
    {
        int level = 0;
        int position = 0; ///< in the document
        QString title;
        QTreeWidgetItem* item = nullptr;
    };

    void build();
    void connectAll();
    void load();
    void fillContents();
    void markChapter();
    void remember();
    void retranslate();

    Text m_text;
    QToolButton* m_back;
    QLineEdit* m_search;
    QToolButton* m_previous;
    QToolButton* m_next;
    QLabel* m_found;
    QTreeWidget* m_contents;
    QTextBrowser* m_browser;
    std::vector<Heading> m_headings;
    std::vector<int> m_before; ///< where the text stood, the last one at the end
};

} // namespace costmodel::ui
