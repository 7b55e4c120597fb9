/* The wall clock of a process, ahead of the true time by the seconds that a file holds as eight bytes. Whoever
 * writes there sets the clock, at once and for all processes that look. Monotonic clocks are left alone.
 *
 * libfaketime does more, and it does it under a lock that all processes share: a process that was told to give
 * way to others would make those wait that measure time.
 */
#define _GNU_SOURCE
#include <fcntl.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

static const volatile int64_t *ahead;

__attribute__((constructor)) static void find_file(void) {
    const char *name = getenv("PARLOUR_CHAOS_CLOCK");
    int file = name ? open(name, O_RDONLY | O_CLOEXEC) : -1;
    if (file < 0)
        return;
    void *found = mmap(NULL, sizeof *ahead, PROT_READ, MAP_SHARED, file, 0);
    if (found != MAP_FAILED)
        ahead = found;
    close(file);
}

int clock_gettime(clockid_t which, struct timespec *now) {
    int result = (int)syscall(SYS_clock_gettime, which, now);
    if (!result && ahead && (which == CLOCK_REALTIME || which == CLOCK_REALTIME_COARSE))
        now->tv_sec += *ahead;
    return result;
}

int gettimeofday(struct timeval *restrict now, void *restrict zone) {
    struct timespec exact;
    (void)zone;
    if (!clock_gettime(CLOCK_REALTIME, &exact)) {
        now->tv_sec = exact.tv_sec;
        now->tv_usec = exact.tv_nsec / 1000;
    }
    return 0;
}

time_t time(time_t *place) {
    struct timespec exact;
    clock_gettime(CLOCK_REALTIME, &exact);
    if (place)
        *place = exact.tv_sec;
    return exact.tv_sec;
}
