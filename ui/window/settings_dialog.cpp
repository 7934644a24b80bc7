#include "ui/window/settings_dialog.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace costmodel::ui
{

SettingsDialog::SettingsDialog(Session& session, QWidget* parent)
    : QDialog(parent)
    , m_session(session)
    , m_language(new QComboBox(this))
    , m_unit(new QComboBox(this))
    , m_red(new QComboBox(this))
    , m_text(new QSpinBox(this))
    , m_threads(new QSpinBox(this))
    , m_priceBook(new QLineEdit(this))
{
    setWindowTitle(tr("Settings"));
    const Settings& settings = session.settings();
    m_language->addItem(tr("that of the system"), QString());
    m_language->addItem(QStringLiteral("English"), QStringLiteral("en"));
    m_language->addItem(QStringLiteral("简体中文"), QStringLiteral("zh_CN"));
    m_language->setCurrentIndex(m_language->findData(settings.language));
    m_unit->addItems({tr("the unit that fits"), tr("whole units"), tr("thousands"),
                      tr("ten thousands (万)"), tr("millions")});
    m_unit->setCurrentIndex(static_cast<int>(settings.moneyUnit));
    m_red->addItems({tr("nothing: blue is better, orange worse"), tr("better (as in China)"),
                     tr("worse; green is better")});
    m_red->setCurrentIndex(static_cast<int>(settings.redMeaning));
    m_text->setRange(75, 200);
    m_text->setSuffix(QStringLiteral(" %"));
    m_text->setValue(settings.textPercent);
    m_threads->setRange(0, 1024);
    m_threads->setSpecialValueText(tr("all of them"));
    m_threads->setValue(settings.threads);
    m_priceBook->setText(settings.priceBook);
    m_priceBook->setPlaceholderText(tr("your own"));

    auto* const form = new QFormLayout;
    form->addRow(tr("&Language:"), m_language);
    form->addRow(tr("&Amounts in:"), m_unit);
    form->addRow(tr("&Red means:"), m_red);
    form->addRow(tr("&Text size:"), m_text);
    form->addRow(tr("&Processors to use:"), m_threads);
    auto* const book = new QHBoxLayout;
    auto* const choose = new QPushButton(tr("&Choose…"), this);
    choose->setAutoDefault(false);
    book->addWidget(m_priceBook);
    book->addWidget(choose);
    auto* const bookLabel = new QLabel(tr("Price &book:"), this);
    bookLabel->setBuddy(m_priceBook);
    form->addRow(bookLabel, book);
    auto* const note = new QLabel(tr("Currency, VAT and the hours of a month belong to the "
                                     "scenario, so that everybody sees the same numbers. Another "
                                     "price book counts from the next start on."),
                                  this);
    note->setWordWrap(true);
    auto* const buttons =
        new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    auto* const layout = new QVBoxLayout(this);
    layout->addLayout(form);
    layout->addWidget(note);
    layout->addWidget(buttons);
    connect(choose, &QPushButton::clicked, this, &SettingsDialog::browse);
    connect(buttons, &QDialogButtonBox::accepted, this, &SettingsDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

void SettingsDialog::browse()
{
    const QString file = m_session.prompts().openFile(this, tr("Choose a price book"),
                                                      tr("Price books (*.db);;All files (*)"));
    if (!file.isEmpty())
        m_priceBook->setText(file);
}

void SettingsDialog::accept()
{
    Settings settings = m_session.settings();
    settings.language = m_language->currentData().toString();
    settings.moneyUnit = static_cast<MoneyUnit>(m_unit->currentIndex());
    settings.redMeaning = static_cast<RedMeaning>(m_red->currentIndex());
    settings.textPercent = m_text->value();
    settings.threads = m_threads->value();
    settings.priceBook = m_priceBook->text();
    QDialog::accept();
    m_session.setSettings(settings);
}

} // namespace costmodel::ui
