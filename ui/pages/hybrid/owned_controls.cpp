#include "ui/pages/hybrid/owned_controls.h"

#include <algorithm>

#include <QHBoxLayout>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include "ui/text/qt_text.h"

namespace costmodel::ui
{

OwnedControls::OwnedControls(QWidget* parent)
    : QWidget(parent)
    , m_purchaseLabel(new QLabel(this))
    , m_purchase(new QComboBox(this))
    , m_monthLabel(new QLabel(this))
    , m_month(new QSlider(Qt::Horizontal, this))
    , m_monthText(new QLabel(this))
    , m_serversLabel(new QLabel(this))
    , m_servers(new QSlider(Qt::Horizontal, this))
    , m_serversText(new QLabel(this))
    , m_verdict(new QLabel(this))
    , m_use(new QPushButton(this))
    , m_best(new QPushButton(this))
{
    m_purchase->setObjectName(QStringLiteral("hybrid purchase"));
    m_month->setObjectName(QStringLiteral("hybrid month"));
    m_servers->setObjectName(QStringLiteral("hybrid servers"));
    m_use->setObjectName(QStringLiteral("hybrid use"));
    m_best->setObjectName(QStringLiteral("hybrid best"));
    m_verdict->setObjectName(QStringLiteral("hybrid verdict"));
    m_purchaseLabel->setBuddy(m_purchase);
    m_monthLabel->setBuddy(m_month);
    m_serversLabel->setBuddy(m_servers);
    m_purchase->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_verdict->setWordWrap(true);
    m_verdict->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_month->setMinimum(1);
    m_servers->setMinimum(0);
    for (QWidget* const input : {static_cast<QWidget*>(m_purchase), static_cast<QWidget*>(m_month),
                                 static_cast<QWidget*>(m_servers)})
        input->setFocusPolicy(Qt::StrongFocus);

    auto* const column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    auto* const choices = new QHBoxLayout;
    for (QWidget* const widget :
         {static_cast<QWidget*>(m_purchaseLabel), static_cast<QWidget*>(m_purchase),
          static_cast<QWidget*>(m_serversLabel), static_cast<QWidget*>(m_servers),
          static_cast<QWidget*>(m_serversText), static_cast<QWidget*>(m_monthLabel),
          static_cast<QWidget*>(m_month), static_cast<QWidget*>(m_monthText)})
        choices->addWidget(widget, qobject_cast<QSlider*>(widget) ? 1 : 0);
    auto* const outcome = new QHBoxLayout;
    outcome->addWidget(m_verdict, 1);
    outcome->addWidget(m_use);
    outcome->addWidget(m_best);
    column->addLayout(choices);
    column->addLayout(outcome);

    connect(m_purchase, &QComboBox::textActivated, this, &OwnedControls::purchaseChosen);
    connect(m_month, &QSlider::valueChanged, this, &OwnedControls::monthChosen);
    connect(m_servers, &QSlider::valueChanged, this, &OwnedControls::serversChosen);
    connect(m_use, &QPushButton::clicked, this, &OwnedControls::useRequested);
    connect(m_best, &QPushButton::clicked, this, &OwnedControls::bestRequested);
    retranslate();
}

void OwnedControls::setPurchases(const std::vector<std::string>& names, const std::string& current)
{
    QStringList texts;
    for (const std::string& name : names)
        texts << toQString(name);
    QStringList present;
    for (int i = 0; i < m_purchase->count(); ++i)
        present << m_purchase->itemText(i);
    if (present != texts)
    {
        m_purchase->clear();
        m_purchase->addItems(texts);
    }
    m_purchase->setCurrentText(toQString(current));
    m_purchase->setVisible(names.size() > 1);
    m_purchaseLabel->setVisible(names.size() > 1);
}

void OwnedControls::setMonth(int month, int horizon, const QString& text)
{
    const QSignalBlocker blocker(m_month);
    m_month->setMaximum(horizon);
    m_month->setValue(month);
    m_monthText->setText(text);
}

void OwnedControls::setServers(int servers, int most)
{
    const QSignalBlocker blocker(m_servers);
    m_servers->setMaximum(most);
    m_servers->setPageStep(std::max(1, most / 10));
    m_servers->setValue(servers);
    m_serversText->setText(QString::number(servers));
    m_serversText->setMinimumWidth(fontMetrics().horizontalAdvance(QString::number(most)));
}

void OwnedControls::setVerdict(const QString& text, bool isAllowed, bool isBest)
{
    m_verdict->setText(text);
    m_use->setEnabled(isAllowed);
    m_best->setEnabled(!isBest);
}

void OwnedControls::retranslate()
{
    m_purchaseLabel->setText(tr("P&urchase:"));
    m_monthLabel->setText(tr("&Month:"));
    m_serversLabel->setText(tr("Own &servers:"));
    m_use->setText(tr("Use this &number"));
    m_use->setToolTip(tr("Makes it the number of servers of the purchase. Can be undone."));
    m_best->setText(tr("Show the &best"));
    m_month->setAccessibleName(tr("Month that the chart shows"));
    m_servers->setAccessibleName(tr("Own servers to look at"));
    m_purchase->setAccessibleName(tr("Purchase to look at"));
}

} // namespace costmodel::ui
