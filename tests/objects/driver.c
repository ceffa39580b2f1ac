/* Runs the functions of code.c on many inputs and prints a sum of all results; from inside a call it looks for its callers, as
   exceptions and debuggers do. */

#include <stdint.h>
#include <stdio.h>
#include <unwind.h>

unsigned average(unsigned, unsigned);
uint64_t next_power(uint64_t);
unsigned around_a_call(unsigned (*)(unsigned), unsigned, unsigned);
unsigned in_a_loop(const unsigned *, long);
unsigned chosen(unsigned, unsigned);
uint32_t untouched(uint32_t);

static int found;

static _Unwind_Reason_Code visit(struct _Unwind_Context *context, void *unused) {
    (void)unused;
    void *start = _Unwind_FindEnclosingFunction((void *)(_Unwind_GetIP(context) - 1));
    found |= start == (void *)around_a_call ? 1 : 0;
    found |= start == (void *)0 ? 0 : 2;
    return _URC_NO_REASON;
}

static unsigned callback(unsigned x) {
    _Unwind_Backtrace(visit, 0);
    return x * 2654435761u;
}

int main(void) {
    uint64_t sum = 0, x = 88172645463325252u;
    unsigned some[16];
    for (int n = 0; n < 2000; n++) {
        x ^= x << 13;
        x ^= x >> 7;
        x ^= x << 17;
        some[n % 16] = (unsigned)x;
        sum = sum * 31 + average((unsigned)x, (unsigned)(x >> 32));
        sum = sum * 31 + next_power(x >> (n % 64));
        sum = sum * 31 + around_a_call(callback, (unsigned)x, (unsigned)(x >> 32));
        sum = sum * 31 + in_a_loop(some, n % 16);
        sum = sum * 31 + chosen(n % 7, (unsigned)x);
        sum = sum * 31 + untouched((unsigned)x);
    }
    printf("%llx, callers %d\n", (unsigned long long)sum, found);
    return 0;
}
