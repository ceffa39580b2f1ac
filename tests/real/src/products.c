// Products by halves of their factors, and whether they fit.
#include "integers.h"

// Both words of a product of two words, from four products of their halves.
static inline u128 whole_product(u64 a, u64 b) {
    u64 a0 = (u32)a, a1 = a >> 32, b0 = (u32)b, b1 = b >> 32;
    u64 lowest = a0 * b0;
    u64 middle = a1 * b0 + (lowest >> 32);
    u64 other = a0 * b1 + (u32)middle;
    u64 high = a1 * b1 + (middle >> 32) + (other >> 32);
    return (u128)high << 64 | other << 32 | (u32)lowest;
}

s64 multiply_64(s64 a, s64 b) {
    u32 a0 = a, a1 = (u64)a >> 32, b0 = b, b1 = (u64)b >> 32;
    u64 low = (u64)a0 * b0;
    return low + ((u64)(a0 * b1 + a1 * b0) << 32);
}

s128 multiply_128(s128 a, s128 b) {
    u64 a0 = a, a1 = (u128)a >> 64, b0 = b, b1 = (u128)b >> 64;
    return whole_product(a0, b0) + ((u128)(a0 * b1 + a1 * b0) << 64);
}

// In twice the width it always fits.
s32 checked_multiply_32(s32 a, s32 b) {
    s64 product = (s64)a * b;
    if (product != (s32)product) overflowed();
    return product;
}

s32 flagged_multiply_32(s32 a, s32 b, int *over) {
    s64 product = (s64)a * b;
    *over = product >> 31 != product >> 63;
    return product;
}

// The absolute values of the factors, whose product may be one greater if it is to be below 0.
static inline u64 size_64(s64 a) { return a < 0 ? 0 - (u64)a : a; }

static inline int fits_64(s64 a, s64 b) {
    u64 most = (u64)INT64_MAX + ((a ^ b) < 0), x = size_64(a), y = size_64(b);
    return y == 0 || x <= most / y;
}

s64 checked_multiply_64(s64 a, s64 b) {
    if (!fits_64(a, b)) overflowed();
    return (u64)a * (u64)b;
}

s64 flagged_multiply_64(s64 a, s64 b, int *over) {
    *over = !fits_64(a, b);
    return (u64)a * (u64)b;
}

// The same by words: at most one of the factors' upper words may be there, and then its product with the other's lower one
// has to go into the product's upper word.
static inline u128 size_128(s128 a) { return a < 0 ? 0 - (u128)a : a; }

static inline int product_128(s128 a, s128 b, s128 *product) {
    u128 x = size_128(a), y = size_128(b);
    u64 x0 = x, x1 = x >> 64, y0 = y, y1 = y >> 64;
    int negative = (a < 0) != (b < 0);
    *product = (u128)multiply_128(a, b);
    if (x1 && y1) return 0;
    u128 cross = whole_product(x1 ? x1 : y1, x1 ? y0 : x0);
    u128 low = whole_product(x0, y0);
    if (cross >> 64) return 0;
    u64 high = (u64)cross + (u64)(low >> 64);
    if (high < (u64)cross) return 0;
    u64 most = (u64)1 << 63;
    return high < most || (negative && high == most && (u64)low == 0);
}

s128 checked_multiply_128(s128 a, s128 b) {
    s128 product;
    if (!product_128(a, b, &product)) overflowed();
    return product;
}

s128 flagged_multiply_128(s128 a, s128 b, int *over) {
    s128 product;
    *over = !product_128(a, b, &product);
    return product;
}
