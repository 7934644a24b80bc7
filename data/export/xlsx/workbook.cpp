#include "data/export/xlsx/workbook.h"

#include "data/file/files.h"

namespace costmodel::data::xlsx
{

namespace
{

constexpr const char* fileName = "workbook.xlsx";

lxw_color_t colourOf(const Style& style)
{
    switch (style.role)
    {
    case Role::title:
    case Role::lead:
        return 0x1F3864;
    case Role::heading:
    case Role::group:
        return LXW_COLOR_WHITE;
    case Role::warning:
        return 0x9C3A00;
    case Role::note:
        return 0x5F6B76;
    case Role::good:
        return 0x1F6FB2;
    case Role::plain:
    case Role::total:
        break;
    }
    switch (style.origin)
    {
    case Origin::formula:
        return LXW_COLOR_BLACK;
    case Origin::program:
        return 0x4F5B66;
    case Origin::input:
    case Origin::liveInput:
        return 0x0000FF;
    }
    return LXW_COLOR_BLACK;
}

void setRole(lxw_format* format, Role role)
{
    switch (role)
    {
    case Role::title:
        format_set_bold(format);
        format_set_font_size(format, 16);
        return;
    case Role::heading:
        format_set_bold(format);
        format_set_bg_color(format, 0x33475B);
        format_set_text_wrap(format);
        format_set_align(format, LXW_ALIGN_VERTICAL_CENTER);
        return;
    case Role::group:
        format_set_bold(format);
        format_set_bg_color(format, 0x1F6FB2);
        format_set_align(format, LXW_ALIGN_CENTER);
        return;
    case Role::total:
        format_set_bold(format);
        format_set_top(format, LXW_BORDER_THIN);
        format_set_bottom(format, LXW_BORDER_THIN);
        format_set_bg_color(format, 0xEEF2F5);
        return;
    case Role::lead:
        format_set_bold(format);
        format_set_font_size(format, 13);
        return;
    case Role::warning:
    case Role::good:
        format_set_bold(format);
        return;
    case Role::note:
        format_set_font_size(format, 9);
        return;
    case Role::plain:
        return;
    }
}

} // namespace

Workbook::Workbook(const EvaluatedScenario& evaluated, const Language& language)
    : m_evaluated(evaluated)
    , m_language(language)
    , m_folderName(m_folder.path().string())
{
    lxw_workbook_options options{};
    options.tmpdir = m_folderName.data();
    m_book = workbook_new_opt((m_folder.path() / fileName).string().c_str(), &options);
    if (!m_book)
        throw FileError(m_folder.path() / fileName, lxw_strerror(LXW_ERROR_MEMORY_MALLOC_FAILED));
    setProperties();
}

Workbook::~Workbook()
{
    if (m_book)
        lxw_workbook_free(m_book);
}

void Workbook::setProperties()
{
    constexpr std::size_t longest = 200;
    std::string title = shortened(cleaned(m_evaluated.scenario.general.name), longest);
    std::string subject = label(COSTMODEL_TEXT("Label", "Renting and buying GPUs compared"));
    std::string comments =
        shortened(cleaned(sentence({COSTMODEL_TEXT("Message", "Scenario file %1, SHA-256 %2."),
                                    {m_evaluated.file, m_evaluated.sha256}})),
                  longest);
    std::string program = "costmodel " COSTMODEL_VERSION;
    lxw_doc_properties properties{};
    properties.title = title.data();
    properties.subject = subject.data();
    properties.author = program.data();
    if (!m_evaluated.file.empty())
        properties.comments = comments.data();
    // The library needs a date; that of the scenario gives the same file for the same results.
    properties.created =
        static_cast<time_t>(daysSinceEpoch(m_evaluated.scenario.general.start)) * 86400;
    if (properties.created == 0)
        properties.created = 1;
    workbook_set_properties(m_book, &properties);
}

std::string Workbook::label(const char* text) const
{
    return m_language.translate("Label", text);
}

std::string Workbook::text(const report::Cell& cell) const
{
    return report::cellText(cell, m_language);
}

std::string Workbook::sentence(const Message& message) const
{
    return render(message, m_language);
}

Sheet& Workbook::addSheet(const std::string& title)
{
    const std::string name = m_names.add(title);
    lxw_worksheet* const sheet = workbook_add_worksheet(m_book, name.c_str());
    if (!sheet)
        throw FileError(m_folder.path() / fileName, "no sheet can be named \"" + name + "\"");
    m_sheets.push_back(std::make_unique<Sheet>(*this, sheet, name));
    return *m_sheets.back();
}

void Workbook::defineName(const std::string& name, const std::string& reference)
{
    workbook_define_name(m_book, name.c_str(), ("=" + reference).c_str());
}

lxw_chart* Workbook::addChart(lxw_chart_type type)
{
    return workbook_add_chart(m_book, static_cast<uint8_t>(type));
}

lxw_format* Workbook::format(const Style& style)
{
    lxw_format*& format = m_formats[style];
    if (format)
        return format;
    format = workbook_add_format(m_book);
    format_set_font_name(format,
                         m_language.code().starts_with("zh") ? "Microsoft YaHei" : "Calibri");
    format_set_font_size(format, 10);
    if (!style.numberFormat.empty())
        format_set_num_format(format, style.numberFormat.c_str());
    setRole(format, style.role);
    format_set_font_color(format, colourOf(style));
    if (style.origin == Origin::liveInput)
    {
        format_set_bg_color(format, 0xFFF6CC);
        format_set_border(format, LXW_BORDER_THIN);
        format_set_border_color(format, 0xBF9000);
    }
    if (style.isMarked)
    {
        format_set_bg_color(format, 0xDCEBF7);
        format_set_bold(format);
    }
    if (style.role != Role::group)
        format_set_align(format, style.isRight ? LXW_ALIGN_RIGHT : LXW_ALIGN_LEFT);
    // Room between a number and the text behind it. Not on the right: LibreOffice keeps that only
    // in some cells.
    const bool isCell =
        style.role == Role::plain || style.role == Role::heading || style.role == Role::total;
    if (isCell && !style.isRight && !style.isWrapped)
        format_set_indent(format, 1);
    if (style.isWrapped)
    {
        format_set_text_wrap(format);
        format_set_align(format, LXW_ALIGN_VERTICAL_TOP);
    }
    return format;
}

std::string Workbook::close()
{
    for (const auto& sheet : m_sheets)
        sheet->finish();
    const std::filesystem::path path = m_folder.path() / fileName;
    lxw_workbook* const book = m_book;
    m_book = nullptr;
    if (const lxw_error error = workbook_close(book); error != LXW_NO_ERROR)
        throw FileError(path, lxw_strerror(error));
    return readFile(path);
}

} // namespace costmodel::data::xlsx
