// What the two halves of the driver share: deterministic inputs and check sums.
#ifndef DRIVER_H
#define DRIVER_H
#include <stdint.h>
#include <stdio.h>

typedef uint64_t u64;

// The same numbers in every run (xorshift64*); of all lengths, and now and then next to a power of two.
static u64 seed = 1;
static inline u64 draw(void) {
    seed ^= seed >> 12, seed ^= seed << 25, seed ^= seed >> 27;
    u64 x = seed * 0x2545f4914f6cdd1dull, kind = seed >> 8;
    if (kind % 4 == 0) return (1ull << (x & 63)) + (x >> 8) % 5 - 2;
    if (kind % 4 == 1) return -(x >> (kind >> 8 & 63));
    return x >> (kind >> 8 & 63);
}

static u64 sum;
static inline void add(u64 x) { sum = (sum ^ x) * 0x9e3779b97f4a7c15ull, sum ^= sum >> 29; }
static inline void add_bytes(const void *p, u64 n) {
    for (u64 i = 0; i < n; i++) add(((const unsigned char *)p)[i]);
}

// CHECK(name, ROUNDS, body): runs the body that often and prints what it added up. Each starts from the same seed.
#define CHECK(name, rounds, ...) \
    do { \
        seed = 0x9e3779b97f4a7c15ull, sum = 0; \
        for (int round = 0; round < (rounds); round++) { __VA_ARGS__ } \
        printf("%s %016lx\n", #name, (unsigned long)sum); \
    } while (0)

int check_integers(void);

#endif
