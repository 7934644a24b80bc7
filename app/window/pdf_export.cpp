#include "app/window/pdf_export.h"

#include <memory>

#include <QApplication>

#include "ui/report/pdf_report.h"
#include "ui/window/translation.h"

namespace costmodel::app
{

std::vector<data::ExportFile> writePdf(const data::ExportInput& input)
{
    static int count = 1;
    static char name[] = "costmodel";
    static char* arguments[] = {name, nullptr};
    std::unique_ptr<QApplication> application;
    ui::Translation translation;
    if (!QCoreApplication::instance())
    {
        // Nothing is shown; a display need not be there.
        qputenv("QT_QPA_PLATFORM", "offscreen");
        application = std::make_unique<QApplication>(count, arguments);
        translation.use(QString::fromUtf8(input.language.code().data(),
                                          static_cast<qsizetype>(input.language.code().size())));
    }
    const ui::Formats formats(input.language);
    const QByteArray bytes = ui::pdfReport(input.scenarios.front(), formats);
    return {{{}, bytes.toStdString()}};
}

} // namespace costmodel::app
