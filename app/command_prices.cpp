#include "app/command_prices.h"

#include <chrono>
#include <ostream>

#include "app/error_text.h"
#include "app/exit_code.h"
#include "app/help/help_text.h"
#include "app/price_book_path.h"
#include "app/prices/price_options.h"
#include "app/prices/price_output.h"
#include "app/progress_line.h"
#include "data/file/files.h"
#include "data/import/base/report_text.h"
#include "data/import/registry.h"
#include "data/prices/price_csv.h"

namespace costmodel::app
{

namespace
{

using data::PriceBook;
using data::PriceRecord;

Date today()
{
    const auto now = std::chrono::floor<std::chrono::days>(std::chrono::system_clock::now());
    return dateFromDays(static_cast<long>(now.time_since_epoch().count()));
}

class PriceCommand
{
public:
    PriceCommand(const PriceRequest& request, Console& console)
        : m_request(request)
        , m_console(console)
        , m_day(request.filter.on.value_or(today()))
    {
    }

    int run()
    {
        if (m_request.action == "add")
            return add();
        if (m_request.action == "import")
            return import();
        const PriceBook book = open(PriceBook::Missing::Refuse);
        if (m_request.action == "show")
            return show(book);
        if (m_request.action == "history")
            return history(book);
        return print(book.search(m_request.filter));
    }

private:
    std::string said(const Message& message) const
    {
        return render(message, m_console.language);
    }

    int fail(int status, const Message& reason)
    {
        m_console.err << "costmodel prices: error: " << said(reason) << "\n";
        return status;
    }

    /// A book that somebody names is only made to put something into it.
    PriceBook open(PriceBook::Missing missing)
    {
        PriceBook book = m_request.book ? PriceBook::open(*m_request.book, missing)
                                        : PriceBook::open(userPriceBook());
        if (book.notice())
            m_console.err << "costmodel prices: warning: " << said(*book.notice()) << "\n";
        return book;
    }

    int write(const std::string& text)
    {
        if (m_request.output)
            data::writeFileAtomically(*m_request.output, text);
        else
            m_console.out << text;
        return Done;
    }

    int print(const std::vector<PriceRecord>& records)
    {
        if (m_request.format == "csv")
            return write(data::writePriceCsv(records));
        if (m_request.format == "json")
            return write(pricesAsJson(records, m_day));
        return write(pricesAsTable(records, m_day, m_console.language));
    }

    int unknownOffer(const PriceBook& book, const std::string& name)
    {
        std::string similar;
        for (const std::string& each : book.similarNames(name))
            similar += (similar.empty() ? "" : ", ") + each;
        if (similar.empty())
            return fail(WrongInput,
                        {COSTMODEL_TEXT("Message", "the price book has no offer \"%1\", expected a "
                                                   "name that \"costmodel prices search\" finds"),
                         {name}});
        return fail(WrongInput,
                    {COSTMODEL_TEXT("Message", "the price book has no offer \"%1\"; did "
                                               "you mean %2?"),
                     {name, similar}});
    }

    int show(const PriceBook& book)
    {
        const std::string& name = m_request.words.front();
        const auto record = book.priceOn(name, m_request.filter.on);
        if (!record && book.history(name).empty())
            return unknownOffer(book, name);
        if (!record)
            return fail(WrongInput,
                        {COSTMODEL_TEXT("Message", "the price book has no price of %1 on %2, "
                                                   "expected a day from %3 on"),
                         {name, m_day, book.history(name).front().asOf}});
        if (m_request.format == "text")
            return write(priceInWords(*record, m_day, m_console.language));
        return print({*record});
    }

    int history(const PriceBook& book)
    {
        std::vector<PriceRecord> records = book.history(m_request.words.front());
        if (records.empty())
            return unknownOffer(book, m_request.words.front());
        if (m_request.filter.on)
            std::erase_if(records,
                          [this](const PriceRecord& record) { return record.asOf > m_day; });
        return print(records);
    }

    int add()
    {
        const auto described = recordToAdd(m_request.values);
        if (const auto* reason = std::get_if<Message>(&described))
            return fail(WrongUsage, *reason);
        PriceBook book = open(PriceBook::Missing::Create);
        const std::vector<PriceRecord> records{std::get<PriceRecord>(described)};
        const data::ImportPreview done = book.import(records);
        if (!done.refused.empty())
            return fail(WrongUsage, done.refused.front().reason);
        m_console.out << said({done.added.empty()
                                   ? COSTMODEL_TEXT("Message", "The price %1 was in the book "
                                                               "already; it is as given now.")
                                   : COSTMODEL_TEXT("Message", "The price %1 is in the book."),
                               {idOf(records.front())}})
                      << "\n";
        return Done;
    }

    int import()
    {
        const std::vector<std::filesystem::path> files(m_request.words.begin(),
                                                       m_request.words.end());
        const std::array kinds{data::ImportKind::Prices};
        data::ImportResult result;
        {
            ProgressLine progress(m_console);
            result = data::importFiles(files, kinds, m_request.options, {progress.callback(), {}});
        }
        if (isUsable(result.report))
            result.report.questions = result.bookQuestions;
        if (!isUsable(result.report))
        {
            m_console.err << importErrorText(result.report, m_console.language);
            return WrongInput;
        }
        PriceBook book = open(PriceBook::Missing::Create);
        const data::ImportPreview done =
            m_request.isPreview ? book.preview(result.prices) : book.import(result.prices);
        m_console.out << importReportText(result.report, m_console.language);
        account(done, result.prices);
        return Done;
    }

    void account(const data::ImportPreview& done, const std::vector<PriceRecord>& records)
    {
        constexpr std::size_t mostShown = 20;
        m_console.out
            << said({m_request.isPreview
                         ? COSTMODEL_TEXT("Message",
                                          "The price book would get %1 new prices (%2 new "
                                          "offers); %3 would change, %4 are in it already, %5 "
                                          "cannot be taken. Nothing was changed.")
                         : COSTMODEL_TEXT("Message",
                                          "The price book has %1 new prices (%2 new offers); %3 "
                                          "changed, %4 were in it already, %5 could not be "
                                          "taken."),
                     {static_cast<long>(done.added.size()), static_cast<long>(done.newOffers),
                      static_cast<long>(done.changed.size()), static_cast<long>(done.unchanged),
                      static_cast<long>(done.refused.size())}})
            << "\n";
        for (std::size_t i = 0; i < std::min(mostShown, done.changed.size()); ++i)
            m_console.out << "  "
                          << said({COSTMODEL_TEXT("Message", "%1: %2 becomes %3"),
                                   {idOf(done.changed[i].after),
                                    plainNumber(done.changed[i].before.price),
                                    plainNumber(done.changed[i].after.price)}})
                          << "\n";
        for (std::size_t i = 0; i < std::min(mostShown, done.refused.size()); ++i)
            m_console.out << "  " << idOf(records[done.refused[i].record]) << ": "
                          << said(done.refused[i].reason) << "\n";
    }

    const PriceRequest& m_request;
    Console& m_console;
    Date m_day;
};

} // namespace

int commandPrices(const std::vector<std::string>& arguments, Console& console)
{
    try
    {
        const PriceRequest request = priceRequestFrom(arguments);
        if (request.wantsHelp)
        {
            console.out << priceHelp(request.action, console.language);
            return Done;
        }
        return PriceCommand(request, console).run();
    }
    catch (const boost::program_options::error& error)
    {
        console.err << errorLine("costmodel prices",
                                 withHint(whatIsWrong(error), "costmodel prices", console.language),
                                 console.language);
        return WrongUsage;
    }
    catch (const data::PriceBookError& error)
    {
        console.err << "costmodel prices: error: " << render(error.message(), console.language)
                    << "\n";
        return FileFailed;
    }
    catch (const data::FileError& error)
    {
        console.err << "costmodel prices: error: " << error.what() << "\n";
        return FileFailed;
    }
}

} // namespace costmodel::app
