/* What objects.rs rewrites: functions with something to gain, alone, around calls and in loops. */

#include <stdint.h>

unsigned average(unsigned x, unsigned y) {
    unsigned both = x & y;
    unsigned one = x ^ y;
    return both + (one >> 1);
}

uint64_t next_power(uint64_t x) {
    x--;
    x |= x >> 1;
    x |= x >> 2;
    x |= x >> 4;
    x |= x >> 8;
    x |= x >> 16;
    x |= x >> 32;
    return x + 1;
}

static const uint32_t table[4] = {1, 30, 500, 7000};

__attribute__((noinline)) unsigned around_a_call(unsigned (*f)(unsigned), unsigned a, unsigned b) {
    unsigned r = f(a);
    return table[a & 3] + (r & b) + ((r ^ b) >> 1);
}

unsigned in_a_loop(const unsigned *p, long n) {
    unsigned sum = 0;
    for (long i = 0; i < n; i++)
        sum = (sum & p[i]) + ((sum ^ p[i]) >> 1);
    return sum;
}

unsigned chosen(unsigned what, unsigned x) {
    switch (what) {
    case 0: return x * 3;
    case 1: return (x & 77) + ((x ^ 77) >> 1);
    case 2: return x ^ 0x1234;
    case 3: return x >> 3;
    case 4: return x + 99;
    case 5: return x * x;
    default: return 0;
    }
}

uint32_t untouched(uint32_t x) {
    return x + 1;
}
