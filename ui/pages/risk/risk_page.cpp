#include "ui/pages/risk/risk_page.h"

#include <algorithm>

#include <QEvent>
#include <QHBoxLayout>
#include <QSplitter>
#include <QVBoxLayout>

#include "model/scenario/schema.h"
#include "ui/forms/text_editor.h"
#include "ui/text/qt_text.h"

/// What the page shows. How it is put together is in risk_page_build.cpp.
namespace costmodel::ui
{

namespace
{

constexpr std::size_t foldedBars = 10;
constexpr std::size_t mostBars = 60;

QString selectedName(const QComboBox& box)
{
    return box.currentIndex() > 0 ? box.currentData().toString() : QString();
}

} // namespace

QString RiskPage::title() const
{
    return tr("Risk");
}

QString RiskPage::question() const
{
    return tr("How sure is the answer, and which inputs decide it?");
}

QString RiskPage::buyName() const
{
    return selectedName(*m_buy);
}

QString RiskPage::rentName() const
{
    return selectedName(*m_rent);
}

void RiskPage::showResults(const ResultsPointer& results)
{
    const bool isOther = !m_results || m_results->revision != results->revision;
    m_results = results;
    for (ChartWidget* const chart : {m_tornado, m_distribution, m_fan})
        chart->setFormats(formats());
    fillChoices();
    refreshInputs();
    if (isOther || (!m_risk && !m_background.isBusy() && !m_isCancelled))
        compute();
    else
        showRisk();
    showTornado();
}

void RiskPage::setStale(bool isStale)
{
    m_isStale = isStale;
    const bool isRiskStale =
        isStale || (m_results && m_risk && m_riskRevision != m_results->revision);
    m_sentence->setEnabled(!isRiskStale);
    m_quantiles->setEnabled(!isRiskStale);
    m_boundsRow->setEnabled(!isRiskStale);
    m_distribution->setStale(isRiskStale);
    m_fan->setStale(isRiskStale);
    m_tornado->setStale(isStale || (m_results && !m_results->hasRisk));
}

void RiskPage::compute()
{
    m_isCancelled = false;
    if (m_results->scenario.uncertains.empty() || m_results->scenario.rents.empty() ||
        m_results->scenario.buys.empty())
    {
        m_background.cancel();
        m_risk.reset();
        showBusy(false);
        showRisk();
        return;
    }
    showBusy(true);
    setStale(m_isStale);
    m_background.start(
        [results = m_results, buy = buyName().toStdString(), rent = rentName().toStdString(),
         threads = session().settings().threads](const std::stop_token& stop,
                                                 const Background::Progress& progress)
        {
            EvaluationOptions options;
            options.threads = threads;
            options.stop = stop;
            options.progress = progress;
            return evaluateRisk(results->scenario, results->evaluation, options, buy, rent);
        },
        [this, revision = m_results->revision](std::optional<RiskResult> risk)
        {
            const bool isOther =
                !m_risk || !risk || m_risk->buy != risk->buy || m_risk->rent != risk->rent;
            m_risk = std::move(risk);
            m_riskRevision = revision;
            if (m_risk && (isOther || !m_areBoundsMoved))
            {
                m_bounds = defaultBounds(*m_risk);
                m_areBoundsMoved = false;
            }
            showBusy(false);
            showRisk();
        },
        [this](double share)
        { m_progress->setValue(static_cast<int>(share * m_progress->maximum())); });
}

void RiskPage::showRisk()
{
    setStale(m_isStale);
    const bool isReady = m_risk && m_results;
    m_distributionStack->setCurrentIndex(isReady ? 1 : 0);
    const bool isNothingUncertain = m_results && m_results->scenario.uncertains.empty();
    const bool isPairMissing =
        m_results && (m_results->scenario.rents.empty() || m_results->scenario.buys.empty());
    m_sayUncertain->setVisible(isNothingUncertain && !isPairMissing);
    m_crude->setVisible(isNothingUncertain && !isPairMissing);
    if (!isReady)
    {
        QString text = tr("The futures are being drawn …");
        if (isPairMissing)
            text = tr("Risk compares buying with renting: the scenario needs at least one purchase "
                      "and one rental plan.");
        else if (isNothingUncertain)
            text = tr("Nothing is said to be uncertain yet, so there is only one future. Say which "
                      "inputs you are not sure of and how far they may go; the tornado on the left "
                      "shows which of them matter.");
        else if (m_isCancelled)
            text = tr("Stopped before the futures were drawn.");
        m_nothing->setText(text);
        m_sentence->setText(isNothingUncertain && !isPairMissing
                                ? tr("How sure is this? Nothing is said to be uncertain yet.")
                                : text);
        m_quantiles->clear();
        m_quantiles->hide();
        ChartSpec empty;
        empty.emptyMessage = text;
        m_fan->setSpec(std::move(empty));
        return;
    }
    const Scenario& scenario = m_results->scenario;
    QStringList sentences;
    for (const Message& sentence : riskSentence(scenario, *m_risk))
        sentences << rendered(sentence);
    m_sentence->setText(sentences.join(formats().isChinese() ? QString() : QStringLiteral(" ")));
    m_quantiles->setText(quantileSentence(scenario, *m_risk, formats()));
    m_quantiles->setVisible(!m_quantiles->text().isEmpty());
    m_fan->setSpec(fanSpec(scenario, *m_risk, formats()));
    showBounds();
}

void RiskPage::setBounds(const SavingBounds& bounds)
{
    m_bounds = {std::min(bounds.from, bounds.to), std::max(bounds.from, bounds.to)};
    m_areBoundsMoved = true;
    showBounds();
}

void RiskPage::showBounds()
{
    if (!m_risk || !m_results)
        return;
    const QString currency = toQString(m_results->scenario.general.currency);
    m_distribution->setSpec(distributionSpec(m_results->scenario, *m_risk, m_bounds, formats()));
    m_boundsRow->setVisible(!m_risk->savings.empty());
    if (m_risk->savings.empty())
        return;
    const NumberStyle style{.isMoney = true, .currency = currency};
    for (const auto& [line, value] :
         {std::pair(m_from, m_bounds.from), std::pair(m_to, m_bounds.to)})
        if (!line->hasFocus() || !line->isModified())
        {
            line->setText(numberText(std::round(value), style));
            line->setCursorPosition(0);
        }
    const double share = shareBetween(m_risk->savings, m_bounds.from, m_bounds.to);
    m_share->setText(formats().share(share));
}

void RiskPage::boundTyped(QLineEdit& line, double SavingBounds::*bound)
{
    if (!line.isModified() || !m_results)
        return;
    const ParsedNumber number =
        parseNumber(line.text(),
                    {.isMoney = true, .currency = toQString(m_results->scenario.general.currency)});
    line.setModified(false);
    if (!number.value)
    {
        m_share->setText(QStringLiteral("⚠ ") + number.problem);
        return;
    }
    SavingBounds bounds = m_bounds;
    bounds.*bound = *number.value;
    setBounds(bounds);
}

TornadoTarget RiskPage::target() const
{
    TornadoTarget wanted;
    const QString key = m_target->currentData().toString();
    if (key.startsWith(QStringLiteral("option:")))
    {
        wanted.option = key.mid(7).toStdString();
        return wanted;
    }
    const auto cheapest = [this](const QString& chosen, OptionKind kind)
    {
        if (!chosen.isEmpty())
            return chosen.toStdString();
        const OptionResult* best = nullptr;
        for (const OptionResult& option : m_results->evaluation.options)
            if (option.kind == kind &&
                (!best || (option.meetsDemand && !best->meetsDemand) ||
                 (option.meetsDemand == best->meetsDemand && option.npvCost < best->npvCost)))
                best = &option;
        return best ? best->name : std::string();
    };
    wanted.buy = cheapest(buyName(), OptionKind::buy);
    wanted.rent = cheapest(rentName(), OptionKind::rent);
    wanted.isMonth = key == QStringLiteral("month");
    return wanted;
}

void RiskPage::showTornado()
{
    if (!m_results)
        return;
    if (!m_results->hasRisk)
    {
        m_tornado->setStale(true);
        return;
    }
    const TornadoTarget wanted = target();
    const Tornado result = tornado(m_results->scenario, m_results->evaluation, wanted);
    m_all->setVisible(result.rows.size() > foldedBars);
    m_all->setText(tr("All %n inputs", nullptr, static_cast<int>(result.rows.size())));
    m_tornado->setSpec(tornadoSpec(m_results->scenario, result, wanted,
                                   m_all->isChecked() ? mostBars : foldedBars, formats()));
    m_tornado->setStale(m_isStale);
}

void RiskPage::showBusy(bool isBusy)
{
    m_progress->setValue(0);
    m_progress->setVisible(isBusy);
    m_cancel->setVisible(isBusy);
}

} // namespace costmodel::ui
