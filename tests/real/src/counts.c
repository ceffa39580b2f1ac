// Bits counted by halves, quarters, and so on.
#include "integers.h"

// The search goes to the half where the highest bit is.
int leading_zeros_32(u32 a) {
    int n = 0;
    for (int half = 16; half; half >>= 1)
        if (a >> (32 - half) == 0) n += half, a <<= half;
    return n;
}

int leading_zeros_64(u64 a) {
    u32 high = a >> 32, low = a;
    return high ? __builtin_clz(high) : 32 + __builtin_clz(low);
}

int leading_zeros_128(u128 a) {
    u64 high = a >> 64, low = a;
    int n = high ? 0 : 64;
    return n + __builtin_clzll(high ? high : low);
}

int trailing_zeros_32(u32 a) {
    int n = 0;
    if ((a & 0xffff) == 0) n += 16, a >>= 16;
    if ((a & 0xff) == 0) n += 8, a >>= 8;
    if ((a & 0xf) == 0) n += 4, a >>= 4;
    if ((a & 3) == 0) n += 2, a >>= 2;
    return n + (~a & 1);
}

int trailing_zeros_64(u64 a) {
    u32 high = a >> 32, low = a;
    return low ? __builtin_ctz(low) : 32 + __builtin_ctz(high);
}

int trailing_zeros_128(u128 a) {
    u64 high = a >> 64, low = a;
    int n = low ? 0 : 64;
    return n + __builtin_ctzll(low ? low : high);
}

int lowest_one_32(u32 a) { return a ? __builtin_ctz(a) + 1 : 0; }

int lowest_one_64(u64 a) {
    u32 high = a >> 32, low = a;
    if (low) return __builtin_ctz(low) + 1;
    return high ? __builtin_ctz(high) + 33 : 0;
}

int lowest_one_128(u128 a) {
    u64 high = a >> 64, low = a;
    if (low) return __builtin_ctzll(low) + 1;
    return high ? __builtin_ctzll(high) + 65 : 0;
}

// Bit k of the constant is the parity of k.
int parity_32(u32 a) {
    a ^= a >> 16;
    a ^= a >> 8;
    a ^= a >> 4;
    return 0x6996 >> (a & 15) & 1;
}

int parity_64(u64 a) {
    for (int half = 32; half; half >>= 1) a ^= a >> half;
    return a & 1;
}

int parity_128(u128 a) { return parity_64((u64)(a >> 64) ^ (u64)a); }

// Counts side by side, of 2, 4 and 8 bits; a product sums the bytes up in the highest one.
int ones_32(u32 a) {
    a -= a >> 1 & 0x55555555;
    a = (a & 0x33333333) + (a >> 2 & 0x33333333);
    a = (a + (a >> 4)) & 0x0f0f0f0f;
    return a * 0x01010101 >> 24;
}

int ones_64(u64 a) {
    a -= a >> 1 & 0x5555555555555555;
    a = (a & 0x3333333333333333) + (a >> 2 & 0x3333333333333333);
    a = (a + (a >> 4)) & 0x0f0f0f0f0f0f0f0f;
    a += a >> 8;
    a += a >> 16;
    return (a + (a >> 32)) & 0x7f;
}

int ones_128(u128 a) { return ones_64(a >> 64) + ones_64(a); }
