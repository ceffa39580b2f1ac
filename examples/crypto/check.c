// Two versions of a field operation on the same inputs: `before` and `after`, WORDS words of 64 bits an operand. INPUTS random
// and edge inputs, then every way in which result and operands can overlap word by word; memory must be the same afterwards.
// Then both are timed in turn. Prints how many differ, and the time of `after` by that of `before`: of calls that do not wait
// for each other, and of calls whose first operand is the result before.
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

typedef void operation(uint64_t *, const uint64_t *, const uint64_t *);
operation before, after;

#define ALL (3 * WORDS + 2)
#ifndef ROUNDS
#define ROUNDS 201
#endif

static uint64_t state = 0x9e3779b97f4a7c15;

static uint64_t next(void) {
    state ^= state << 13;
    state ^= state >> 7;
    state ^= state << 17;
    return state;
}

// Words whose sums and products carry far, and any words.
static uint64_t word(void) {
    uint64_t any = next();
    switch (next() % 8) {
    case 0: return 0;
    case 1: return UINT64_MAX;
    case 2: return UINT64_MAX << (any % 64);
    case 3: return UINT64_MAX >> (any % 64);
    case 4: return (any % 3) - 1;
    default: return any;
    }
}

static int differ(size_t out, size_t a, size_t b) {
    uint64_t x[ALL], y[ALL];
    for (size_t i = 0; i < ALL; i++) x[i] = word();
    // Operands that are nearly the same.
    if (next() % 4 == 0)
        for (size_t i = 0; i < WORDS; i++) x[b + i] = x[a + i] + (next() % 8 == 0);
    memcpy(y, x, sizeof x);
    before(x + out, x + a, x + b);
    after(y + out, y + a, y + b);
    return memcmp(x, y, sizeof x) != 0;
}

static double seconds(operation *f, int chained) {
    static uint64_t m[3 * WORDS];
    struct timespec start, end;
    clock_gettime(CLOCK_MONOTONIC, &start);
    for (int k = 0; k < 400; k++) f(m, chained ? m : m + WORDS, m + 2 * WORDS);
    clock_gettime(CLOCK_MONOTONIC, &end);
    for (size_t i = 0; i < 3 * WORDS; i++) m[i] = next() >> 14;
    return (double)(end.tv_sec - start.tv_sec) + 1e-9 * (double)(end.tv_nsec - start.tv_nsec);
}

static int by_value(const void *a, const void *b) {
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

// The median of ratios within rounds.
static double ratio(int chained) {
    double ratios[ROUNDS];
    for (int k = 0; k < ROUNDS; k++) {
        double old, new;
        if (next() % 2) {
            old = seconds(before, chained);
            new = seconds(after, chained);
        } else {
            new = seconds(after, chained);
            old = seconds(before, chained);
        }
        ratios[k] = new / old;
    }
    qsort(ratios, ROUNDS, sizeof *ratios, by_value);
    return ratios[ROUNDS / 2];
}

int main(void) {
    unsigned long wrong = 0;
    for (long k = 0; k < INPUTS; k++) wrong += differ(0, WORDS, 2 * WORDS);
    for (size_t out = 0; out <= 2 * WORDS; out++)
        for (size_t a = 0; a <= 2 * WORDS; a++)
            for (size_t b = 0; b <= 2 * WORDS; b++)
                for (int k = 0; k < 16; k++) wrong += differ(out, a, b);
    double throughput = ratio(0), latency = ratio(1);
    printf("%lu %.2f %.2f\n", wrong, throughput, latency);
    return wrong != 0;
}
