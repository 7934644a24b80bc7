#pragma once

#include <functional>
#include <optional>
#include <stop_token>
#include <type_traits>
#include <utility>

#include <QObject>
#include <QThreadPool>

namespace costmodel::ui
{

/// Long work of one page, aside of the window's thread: only the newest task counts. A new one
/// stops the one under way and its result is dropped.
class Background : public QObject
{
public:
    /// Tells how far the work is, 0..1; may be called from any thread.
    using Progress = std::function<void(double share)>;

    explicit Background(QObject* parent = nullptr)
        : QObject(parent)
    {
        m_pool.setMaxThreadCount(1);
        m_pool.setExpiryTimeout(-1);
    }
    ~Background() override
    {
        cancel();
        m_pool.waitForDone();
    }

    /// Runs `work(stop, progress)` on a thread and gives its result to `done` on this one, unless
    /// it was overtaken. `work` must not touch widgets; it copies what it needs.
    template <class Work, class Done>
    void start(Work work, Done done, Progress progress = {})
    {
        cancel();
        m_isBusy = true;
        const std::uint64_t turn = ++m_turn;
        const std::stop_token stop = m_stop.get_token();
        Progress told;
        if (progress)
            told = [this, turn, stop, progress = std::move(progress)](double share)
            {
                if (!stop.stop_requested())
                    QMetaObject::invokeMethod(
                        this,
                        [this, turn, progress, share]
                        {
                            if (turn == m_turn)
                                progress(share);
                        },
                        Qt::QueuedConnection);
            };
        else
            told = [](double) {
            };
        m_pool.start(
            [this, turn, stop, work = std::move(work), done = std::move(done),
             told = std::move(told)]() mutable
            {
                if (stop.stop_requested())
                    return;
                auto result = work(stop, told);
                QMetaObject::invokeMethod(
                    this,
                    [this, turn, result = std::move(result), done = std::move(done)]() mutable
                    {
                        if (turn != m_turn)
                            return;
                        m_isBusy = false;
                        done(std::move(result));
                    },
                    Qt::QueuedConnection);
            });
    }
    /// Stops the work; nothing will be done with its result.
    void cancel()
    {
        m_stop.request_stop();
        m_stop = {};
        ++m_turn;
        m_isBusy = false;
    }
    bool isBusy() const
    {
        return m_isBusy;
    }

private:
    QThreadPool m_pool;
    std::stop_source m_stop;
    std::uint64_t m_turn = 0;
    bool m_isBusy = false;
};

} // namespace costmodel::ui
