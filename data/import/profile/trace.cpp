#include "data/import/profile/trace.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <fstream>

#include <nlohmann/json.hpp>

#include "data/file/files.h"
#include "data/import/base/fold.h"
#include "data/import/profile/inflate_stream.h"
#include "data/import/profile/kernel_names.h"

namespace costmodel::data
{

namespace
{

using nlohmann::json;

constexpr double microsecond = 1e-6;

/// What is kept of one event until it ends.
struct TraceEvent
{
    std::string phase;
    std::string category;
    std::string name;
    std::optional<double> start;    ///< microseconds
    std::optional<double> duration; ///< microseconds
    std::optional<double> process;
    std::optional<double> device;
};

/// Follows the nesting of the file. Events are the objects of the list "traceEvents", or of the
/// list that the whole file is.
class TraceHandler final : public nlohmann::json_sax<json>
{
public:
    TraceHandler(const ImportMonitor& monitor, const std::function<double()>& share)
        : m_monitor(monitor)
        , m_share(share)
    {
    }

    TraceContent content;
    bool hasEventList = false;
    long errorLine = 1;
    long errorColumn = 1;

    bool null() override
    {
        return true;
    }
    bool boolean(bool) override
    {
        return true;
    }
    bool number_integer(number_integer_t value) override
    {
        return number(static_cast<double>(value));
    }
    bool number_unsigned(number_unsigned_t value) override
    {
        return number(static_cast<double>(value));
    }
    bool number_float(number_float_t value, const string_t&) override
    {
        return number(value);
    }
    bool string(string_t& value) override
    {
        if (m_level != m_eventLevel)
            return true;
        if (m_key == "ph")
            m_event.phase = value;
        else if (m_key == "cat")
            m_event.category = lowered(value);
        else if (m_key == "name")
            m_event.name = value;
        return true;
    }
    bool binary(binary_t&) override
    {
        return true;
    }
    bool key(string_t& value) override
    {
        m_key = value;
        if (m_level == m_eventLevel)
            m_isInArgs = value == "args";
        return true;
    }
    bool start_object(std::size_t) override
    {
        if (++m_level == m_eventLevel)
        {
            m_event = {};
            m_isInArgs = false;
        }
        return true;
    }
    bool end_object() override
    {
        if (m_level-- == m_eventLevel)
        {
            take();
            if (m_share && content.events % 65536 == 0)
                m_monitor.tell(m_share());
        }
        return !m_monitor.isStopped();
    }
    bool start_array(std::size_t) override
    {
        if (!hasEventList && (m_level == 0 || (m_level == 1 && m_key == "traceEvents")))
        {
            hasEventList = true;
            m_listLevel = m_level;
            m_eventLevel = m_level + 2;
        }
        ++m_level;
        return true;
    }
    bool end_array() override
    {
        if (--m_level == m_listLevel)
            m_eventLevel = m_listLevel = -1;
        return true;
    }
    bool parse_error(std::size_t, const std::string&, const json::exception& error) override
    {
        if (std::sscanf(error.what(), "%*[^l]line %ld, column %ld", &errorLine, &errorColumn) != 2)
            errorLine = errorColumn = 1;
        return false;
    }

private:
    bool number(double value)
    {
        if (m_level == m_eventLevel)
        {
            if (m_key == "ts")
                m_event.start = value;
            else if (m_key == "dur")
                m_event.duration = value;
            else if (m_key == "pid")
                m_event.process = value;
        }
        else if (m_level == m_eventLevel + 1 && m_isInArgs && m_key == "device")
            m_event.device = value;
        return true;
    }

    void take()
    {
        ++content.events;
        if (m_event.phase != "X")
            return;
        const std::string& category = m_event.category;
        const bool isKernel = category == "kernel";
        const bool isCopy = category == "gpu_memcpy" || category == "gpu_memset" ||
                            category == "memcpy" || category == "memset";
        const bool isGpu = isKernel || isCopy;
        const bool isCpu = category == "user_annotation" || category == "cpu_op" ||
                           category == "operator" || category == "python_function";
        const bool isWait = isCpu && isDataWait(m_event.name);
        const bool isStep = isCpu && isProfilerStep(m_event.name);
        if (!isGpu && !isWait && !isStep)
            return;
        if (!m_event.start || !m_event.duration || !(*m_event.duration >= 0) ||
            !std::isfinite(*m_event.start) || !std::isfinite(*m_event.duration))
        {
            ++content.rejected;
            return;
        }
        const Interval interval{*m_event.start * microsecond,
                                (*m_event.start + *m_event.duration) * microsecond};
        if (isStep)
            content.timeline.steps.push_back(interval);
        else if (isWait)
            content.timeline.dataWait.push_back(interval);
        else
            addGpuWork(interval, isCopy ? GpuWork::Copy : workOfName(m_event.name));
    }

    void addGpuWork(const Interval& interval, GpuWork work)
    {
        const double device = m_event.device ? *m_event.device : m_event.process.value_or(0);
        if (!(device >= 0 && device < 1e6))
        {
            ++content.rejected;
            return;
        }
        ++content.gpuEvents;
        ProfileTimeline::Gpu& gpu = content.timeline.gpus[static_cast<long>(device)];
        switch (work)
        {
        case GpuWork::Compute:
            gpu.compute.push_back(interval);
            break;
        case GpuWork::Communication:
            gpu.nccl.push_back(interval);
            break;
        case GpuWork::Copy:
            gpu.copy.push_back(interval);
            break;
        }
    }

    const ImportMonitor& m_monitor;
    const std::function<double()>& m_share;
    int m_level = 0;
    int m_listLevel = -1;
    int m_eventLevel = -1;
    bool m_isInArgs = false;
    std::string m_key;
    TraceEvent m_event;
};

ImportRefusal refusal(const std::string& file, const char* reason, long line = 1, long column = 1)
{
    return {file, line, column, {reason, {}}};
}

} // namespace

std::variant<TraceContent, ImportRefusal> readTrace(std::istream& stream, const std::string& file,
                                                    const ImportMonitor& monitor,
                                                    const std::function<double()>& share)
{
    TraceHandler handler(monitor, share);
    const bool isSound = json::sax_parse(stream, &handler);
    if (!isSound && !monitor.isStopped())
        return refusal(file,
                       COSTMODEL_TEXT("Message", "the trace is damaged or cut off here, expected "
                                                 "valid JSON; record it again"),
                       handler.errorLine, handler.errorColumn);
    if (!handler.hasEventList)
        return refusal(file, COSTMODEL_TEXT("Message", "this JSON has no list of events, expected "
                                                       "a trace with traceEvents"));
    return std::move(handler.content);
}

std::variant<TraceContent, ImportRefusal>
readTraceFile(const std::filesystem::path& path, const ImportMonitor& monitor, std::size_t limit)
{
    std::ifstream file(path, std::ios::binary);
    if (!file)
        throw FileError(path, "cannot be read");
    std::error_code error;
    const auto size =
        static_cast<double>(std::max<std::uintmax_t>(std::filesystem::file_size(path, error), 1));
    InflateBuffer buffer(file, limit);
    std::istream stream(&buffer);
    std::variant<TraceContent, ImportRefusal> result =
        readTrace(stream, path.string(), monitor,
                  [&buffer, size] { return static_cast<double>(buffer.bytesRead()) / size; });
    if (buffer.isOverLimit())
        return refusal(path.string(),
                       COSTMODEL_TEXT("Message", "the trace unpacks to more than what is read, "
                                                 "expected at most 16 GiB; profile fewer steps"));
    if (buffer.isDamaged())
        return refusal(path.string(),
                       COSTMODEL_TEXT("Message",
                                      "the packed data are damaged or cut off, expected a whole "
                                      "gzip file"));
    if (file.bad())
        throw FileError(path, "cannot be read to its end");
    return result;
}

bool isTraceFile(const std::filesystem::path& path)
{
    std::error_code error;
    if (!std::filesystem::is_regular_file(path, error))
        return false;
    std::ifstream file(path, std::ios::binary);
    InflateBuffer buffer(file, std::size_t{1} << 30);
    std::istream stream(&buffer);
    std::string head(std::size_t{1} << 16, '\0');
    stream.read(head.data(), static_cast<std::streamsize>(head.size()));
    head.resize(static_cast<std::size_t>(stream.gcount()));
    return matchesTrace(head) > 0;
}

int matchesTrace(std::string_view head)
{
    const std::string_view text = trimmed(head);
    const bool isObject =
        text.starts_with('{') && (text.find("\"traceEvents\"") != std::string_view::npos ||
                                  text.find("\"deviceProperties\"") != std::string_view::npos);
    const bool isList = text.starts_with('[') && text.find("\"ph\"") != std::string_view::npos;
    return isObject || isList ? 90 : 0;
}

} // namespace costmodel::data
