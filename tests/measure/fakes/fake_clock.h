#pragma once

/* Time of the fake drivers: that of a test which turns it itself, or the real one. */
typedef double (*FakeNow)(void);
typedef void (*FakeAdvance)(double seconds);

#if defined(__GNUC__)
#define FAKE_EXPORT __attribute__((visibility("default")))
#else
#define FAKE_EXPORT
#endif
