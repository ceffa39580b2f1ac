// Bits and sets of bits.
#include "real.h"

uint32_t reverse_bits(uint32_t x) {
    x = (x & 0x55555555u) << 1 | (x >> 1 & 0x55555555u);
    x = (x & 0x33333333u) << 2 | (x >> 2 & 0x33333333u);
    x = (x & 0x0f0f0f0fu) << 4 | (x >> 4 & 0x0f0f0f0fu);
    x = (x & 0x00ff00ffu) << 8 | (x >> 8 & 0x00ff00ffu);
    return x << 16 | x >> 16;
}

// The next greater number with as many 1-bits; 0 for 0.
uint32_t next_same_count(uint32_t x) {
    if (x == 0) return 0;
    uint32_t filled = x | (x - 1);
    return (filled + 1) | (((~filled & (filled + 1)) - 1) >> 1 >> __builtin_ctz(x));
}

static uint32_t spread(uint32_t x) {
    x = (x | x << 8) & 0x00ff00ffu;
    x = (x | x << 4) & 0x0f0f0f0fu;
    x = (x | x << 2) & 0x33333333u;
    return (x | x << 1) & 0x55555555u;
}

uint32_t interleave(uint16_t x, uint16_t y) { return spread(x) | spread(y) << 1; }

uint32_t gray_decode(uint32_t x) {
    for (int k = 1; k < 32; k <<= 1) x ^= x >> k;
    return x;
}

int bit_test(const uint32_t *set, unsigned i) { return set[i / 32] >> i % 32 & 1; }

void bit_set(uint32_t *set, unsigned i) { set[i / 32] |= 1u << i % 32; }

unsigned bit_count(const uint64_t *set, size_t words) {
    unsigned n = 0;
    for (size_t i = 0; i < words; i++)
        for (uint64_t w = set[i]; w; w &= w - 1) n++;
    return n;
}

int find_first_zero(const uint64_t *set, size_t words) {
    for (size_t i = 0; i < words; i++)
        if (~set[i]) return i * 64 + __builtin_ctzl(~set[i]);
    return -1;
}

uint32_t rotate_left(uint32_t x, unsigned n) { return x << (n & 31) | x >> (-n & 31); }

uint64_t bit_field(uint64_t x, unsigned start, unsigned length) {
    if (start > 63) return 0;
    x >>= start;
    return length > 63 ? x : x & ((1ul << length) - 1);
}

// -1 for 0.
int log2_floor(uint64_t x) {
    int n = -1;
    for (; x; x >>= 1) n++;
    return n;
}
