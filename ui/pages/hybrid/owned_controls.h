#pragma once

#include <string>
#include <vector>

#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QSlider>

#include "ui/pages/hybrid/filling_chart.h"

namespace costmodel::ui
{

/// Which purchase, which month and how many servers are looked at, by hand and by keys; and what
/// that costs.
class OwnedControls : public QWidget
{
    Q_OBJECT

public:
    explicit OwnedControls(QWidget* parent = nullptr);

    void setPurchases(const std::vector<std::string>& names, const std::string& current);
    void setMonth(int month, int horizon, const QString& text);
    void setServers(int servers, int most);
    /// What the number costs, and whether it may be taken over (`uses`) or left for the best.
    void setVerdict(const QString& text, bool isAllowed, bool isBest);
    void retranslate();

Q_SIGNALS:
    void purchaseChosen(const QString& name);
    void monthChosen(int month);
    void serversChosen(int servers);
    void useRequested();
    void bestRequested();

private:
    QLabel* m_purchaseLabel;
    QComboBox* m_purchase;
    QLabel* m_monthLabel;
    QSlider* m_month;
    QLabel* m_monthText;
    QLabel* m_serversLabel;
    QSlider* m_servers;
    QLabel* m_serversText;
    QLabel* m_verdict;
    QPushButton* m_use;
    QPushButton* m_best;
};

} // namespace costmodel::ui
