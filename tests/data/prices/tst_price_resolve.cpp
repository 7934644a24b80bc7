#include <QTest>

#include "data/prices/resolve.h"

using namespace costmodel;
using namespace costmodel::data;

namespace
{

PriceRecord recordOf(PriceKind kind, const char* billing, const char* unit, double price,
                     std::optional<double> gpus)
{
    PriceRecord record;
    record.name = "x";
    record.kind = kind;
    record.billing = billing;
    record.unit = unit;
    record.currency = "CNY";
    record.low = record.price = record.high = price;
    record.gpus = gpus;
    record.asOf = {2026, 1, 1};
    return record;
}

std::optional<double> amountOf(const PriceRecord& record, PriceUse use)
{
    const auto result = amountFor(record, use);
    const auto* value = std::get_if<double>(&result);
    return value ? std::optional(*value) : std::nullopt;
}

std::string refusal(std::string_view offer, std::optional<Date> on, PriceUse use)
{
    const auto result = resolvePrice(PriceBook::shipped(), offer, on, use);
    const auto* message = std::get_if<Message>(&result);
    return message ? render(*message, English{}) : "";
}

} // namespace

class TestPriceResolve : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aNodeIsDividedByItsGpus()
    {
        // The shipped row: 98.32 USD per node-hour for 8 GPUs; 98.32 / 8 = 12.29.
        const auto result = resolvePrice(PriceBook::shipped(), "rent-azure-h100-sxm-80g-hour",
                                         Date{2026, 7, 15}, PriceUse::RentHourly);
        const auto* price = std::get_if<BookPrice>(&result);
        QVERIFY(price);
        QCOMPARE(price->amount, 12.29);
        QCOMPARE(price->currency, std::string("USD"));
        QCOMPARE(isoDate(price->asOf), std::string("2026-07-01"));
        QCOMPARE(price->grade, std::string("b"));
        QCOMPARE(price->billing, std::string("hour"));
        QVERIFY(!price->source.empty());
        QCOMPARE(price->remarks.size(), std::size_t{1}); // another day has another region
    }

    void yearsAndCommittedHoursBecomeMonths()
    {
        // 7500 a year and card / 12 = 625 a month.
        const auto year = recordOf(PriceKind::Rent, "year", "CNY per card-year", 7500, 1);
        QCOMPARE(amountOf(year, PriceUse::RentMonthly), 625.0);
        QCOMPARE(amountOf(year, PriceUse::RentReserved), 625.0);
        // 16 an hour for 8 GPUs, every hour of the year: 2 x 8760 / 12 = 1460 a month.
        const auto reserved = recordOf(PriceKind::Rent, "reserved-1y", "CNY per node-hour", 16, 8);
        QCOMPARE(amountOf(reserved, PriceUse::RentReserved), 1460.0);
        // 100000 a machine of 8 GPUs and month: 12500.
        const auto month = recordOf(PriceKind::Rent, "month", "CNY per machine and month", 1e5, 8);
        QCOMPARE(amountOf(month, PriceUse::RentMonthly), 12500.0);
        const auto day = recordOf(PriceKind::Rent, "day", "CNY per GPU-day", 30, 1);
        QCOMPARE(amountOf(day, PriceUse::RentDaily), 30.0);
    }

    void anotherWayOfPayingIsRefused()
    {
        const auto hour = recordOf(PriceKind::Rent, "hour", "CNY per GPU-hour", 2, 1);
        const auto spot = recordOf(PriceKind::Rent, "spot", "CNY per GPU-hour", 2, 1);
        const auto month = recordOf(PriceKind::Rent, "month", "CNY per GPU and month", 2, 1);
        QVERIFY(!amountOf(hour, PriceUse::RentMonthly));
        QVERIFY(!amountOf(hour, PriceUse::RentDaily));
        QVERIFY(!amountOf(hour, PriceUse::RentSpot));
        QVERIFY(!amountOf(hour, PriceUse::RentReserved));
        QVERIFY(!amountOf(spot, PriceUse::RentHourly));
        QVERIFY(!amountOf(month, PriceUse::RentHourly));
        QVERIFY(!amountOf(month, PriceUse::PerGpu));
        QVERIFY(amountOf(hour, PriceUse::RentHourly));
        QVERIFY(amountOf(spot, PriceUse::RentSpot));
    }

    void aUnitThatContradictsTheBillingIsRefused()
    {
        const auto odd = recordOf(PriceKind::Rent, "hour", "CNY per GPU and month", 2, 1);
        QVERIFY(!amountOf(odd, PriceUse::RentHourly));
        QVERIFY(!amountOf(odd, PriceUse::RentMonthly));
    }

    void aRentForAnUnknownNumberOfGpusHasNoPricePerGpu()
    {
        const auto record = recordOf(PriceKind::Rent, "hour", "CNY per instance-hour", 2, {});
        QVERIFY(!amountOf(record, PriceUse::RentHourly));
    }

    void hardwareIsPricedWholeOrPerGpu()
    {
        const auto server = recordOf(PriceKind::Buy, "once", "CNY per server", 700000, 8);
        QCOMPARE(amountOf(server, PriceUse::PerServer), 700000.0);
        QCOMPARE(amountOf(server, PriceUse::Once), 700000.0);
        QCOMPARE(amountOf(server, PriceUse::PerGpu), 87500.0); // 700000 / 8
        const auto card = recordOf(PriceKind::Buy, "once", "CNY per card", 70000, 1);
        QCOMPARE(amountOf(card, PriceUse::PerGpu), 70000.0);
        QVERIFY(!amountOf(card, PriceUse::PerServer)); // how many cards it has is not said
        const auto networkSwitch = recordOf(PriceKind::Network, "once", "CNY each", 36000, {});
        QCOMPARE(amountOf(networkSwitch, PriceUse::Once), 36000.0);
        QVERIFY(!amountOf(networkSwitch, PriceUse::PerGpu));
    }

    void runningCostsKeepTheirUnit()
    {
        const auto power = recordOf(PriceKind::Electricity, "kWh", "CNY per kWh", 0.8, {});
        QCOMPARE(amountOf(power, PriceUse::PerKwh), 0.8);
        QVERIFY(!amountOf(power, PriceUse::PerKwMonth));
        const auto rack =
            recordOf(PriceKind::Colocation, "kW-month", "CNY per kW and month", 440, {});
        QCOMPARE(amountOf(rack, PriceUse::PerKwMonth), 440.0);
        const auto role = recordOf(PriceKind::Staff, "year", "CNY per role and year", 360000, {});
        QCOMPARE(amountOf(role, PriceUse::PerMonth), 30000.0); // / 12
        QCOMPARE(amountOf(role, PriceUse::PerYear), 360000.0);
        const auto licence = recordOf(PriceKind::Other, "year", "CNY per GPU and year", 4500, 1);
        QCOMPARE(amountOf(licence, PriceUse::PerGpuYear), 4500.0);
        QCOMPARE(amountOf(licence, PriceUse::PerGpuMonth), 375.0); // / 12
        QVERIFY(!amountOf(licence, PriceUse::PerServerYear));
        const auto running =
            recordOf(PriceKind::Other, "month", "CNY per server and month", 10000, 8);
        QCOMPARE(amountOf(running, PriceUse::PerServerMonth), 10000.0);
        QCOMPARE(amountOf(running, PriceUse::PerServerYear), 120000.0); // x 12
        QCOMPARE(amountOf(running, PriceUse::PerGpuMonth), 1250.0);     // / 8
        const auto egress = recordOf(PriceKind::Network, "GB", "CNY per GB", 0.5, {});
        QCOMPARE(amountOf(egress, PriceUse::PerGb), 0.5);
        QVERIFY(!amountOf(egress, PriceUse::PerGbMonth));
        QVERIFY(!amountOf(egress, PriceUse::PerMonth));
    }

    void aShareIsNoPrice()
    {
        PriceRecord share = recordOf(PriceKind::Spot, "spot", "% off on-demand", 30, {});
        share.currency.clear();
        QVERIFY(!amountOf(share, PriceUse::RentSpot));
        QVERIFY(!amountOf(share, PriceUse::Once));
    }

    void refusalsNameTheOfferAndTheRemedy()
    {
        QVERIFY(refusal("rent-lambda-h100-sxm-80g-hur", {}, PriceUse::RentHourly)
                    .find("did you mean rent-lambda-h100-sxm-80g-hour") != std::string::npos);
        QVERIFY(refusal("nothing like that", {}, PriceUse::RentHourly).find("prices search") !=
                std::string::npos);
        const std::string early =
            refusal("rent-lambda-h100-sxm-80g-hour", Date{2023, 1, 1}, PriceUse::RentHourly);
        QVERIFY(early.find("2023-01-01") != std::string::npos);
        QVERIFY(early.find("2024-01-29") != std::string::npos); // its first shipped price
        const std::string unfit =
            refusal("rent-lambda-h100-sxm-80g-hour", {}, PriceUse::RentMonthly);
        QVERIFY(unfit.find("USD per GPU-hour") != std::string::npos);
        QVERIFY(unfit.find("per GPU and month") != std::string::npos);
    }

    void doubtsComeWithThePrice()
    {
        const auto result =
            resolvePrice(PriceBook::shipped(), "rent-lamber-h200-8", {}, PriceUse::RentMonthly);
        const auto& price = std::get<BookPrice>(result);
        QCOMPARE(price.amount, 11250.0); // 90000 / 8
        QCOMPARE(price.vat, VatState::Included);
        bool hasVatRemark = false;
        for (const Message& remark : price.remarks)
            hasVatRemark |= render(remark, English{}).find("VAT") != std::string::npos;
        QVERIFY(hasVatRemark);
    }

    void everyBillingOfAScenarioHasAUse()
    {
        QCOMPARE(rentUse("hourly"), PriceUse::RentHourly);
        QCOMPARE(rentUse("daily"), PriceUse::RentDaily);
        QCOMPARE(rentUse("monthly"), PriceUse::RentMonthly);
        QCOMPARE(rentUse("reserved"), PriceUse::RentReserved);
        QCOMPARE(rentUse("spot"), PriceUse::RentSpot);
        QVERIFY(!rentUse("weekly"));
    }
};

QTEST_APPLESS_MAIN(TestPriceResolve)
#include "tst_price_resolve.moc"
