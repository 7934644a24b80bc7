#include "ui/window/prompts.h"

#include <QCoreApplication>
#include <QFileDialog>
#include <QMessageBox>
#include <QPushButton>

namespace costmodel::ui
{

namespace
{

struct Questions
{
    Q_DECLARE_TR_FUNCTIONS(costmodel::ui::Questions)
};

SaveAnswer askToSave(QWidget* parent, const QString& name)
{
    QMessageBox box(QMessageBox::Warning, Questions::tr("Unsaved changes"),
                    Questions::tr("Save the changes to “%1”?").arg(name),
                    QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, parent);
    box.setInformativeText(Questions::tr("Without saving they are lost."));
    box.setDefaultButton(QMessageBox::Save);
    switch (box.exec())
    {
    case QMessageBox::Save:
        return SaveAnswer::save;
    case QMessageBox::Discard:
        return SaveAnswer::discard;
    default:
        return SaveAnswer::cancel;
    }
}

bool confirm(QWidget* parent, const QString& question, const QString& yes)
{
    QMessageBox box(QMessageBox::Question, QString(), question, QMessageBox::NoButton, parent);
    const QPushButton* const accept = box.addButton(yes, QMessageBox::AcceptRole);
    box.addButton(QMessageBox::Cancel);
    box.exec();
    return static_cast<const QAbstractButton*>(accept) == box.clickedButton();
}

void tell(QWidget* parent, const QString& title, const QString& text)
{
    QMessageBox box(QMessageBox::Information, title, text, QMessageBox::Ok, parent);
    box.setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    box.exec();
}

} // namespace

Prompts systemPrompts()
{
    Prompts prompts;
    prompts.askToSave = askToSave;
    prompts.confirm = confirm;
    prompts.tell = tell;
    prompts.openFile = [](QWidget* parent, const QString& title, const QString& filters)
    {
        return QFileDialog::getOpenFileName(parent, title, {}, filters);
    };
    prompts.saveFile =
        [](QWidget* parent, const QString& title, const QString& proposed, const QString& filters)
    {
        return QFileDialog::getSaveFileName(parent, title, proposed, filters);
    };
    return prompts;
}

} // namespace costmodel::ui
