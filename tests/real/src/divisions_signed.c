// Division of signed numbers from that of their absolute values: the machine's own, or the functions of divisions.c.
#include "integers.h"

s32 divide_32(s32 a, s32 b) {
    u32 x = a < 0 ? 0 - (u32)a : a, y = b < 0 ? 0 - (u32)b : b;
    u32 quotient = x / y;
    return (a ^ b) < 0 ? 0 - quotient : quotient;
}

s32 remainder_32(s32 a, s32 b) { return (u32)a - (u32)divide_32(a, b) * (u32)b; }

s32 divide_both_32(s32 a, s32 b, s32 *rest) {
    s32 quotient = divide_32(a, b);
    *rest = (u32)a - (u32)quotient * (u32)b;
    return quotient;
}

// A mask of the sign changes signs without a branch, there and back.
s64 divide_64(s64 a, s64 b) {
    s64 minus_a = a >> 63, minus_b = b >> 63, minus = minus_a ^ minus_b;
    u64 x = ((u64)a ^ minus_a) - minus_a, y = ((u64)b ^ minus_b) - minus_b;
    return (divide_unsigned_64(x, y) ^ minus) - minus;
}

s64 remainder_64(s64 a, s64 b) {
    s64 minus_a = a >> 63, minus_b = b >> 63;
    u64 x = ((u64)a ^ minus_a) - minus_a, y = ((u64)b ^ minus_b) - minus_b;
    return (remainder_unsigned_64(x, y) ^ minus_a) - minus_a;
}

s64 divide_both_64(s64 a, s64 b, s64 *rest) {
    s64 quotient = divide_64(a, b);
    *rest = (u64)a - (u64)quotient * (u64)b;
    return quotient;
}

s128 divide_128(s128 a, s128 b) {
    u128 x = a < 0 ? 0 - (u128)a : a, y = b < 0 ? 0 - (u128)b : b;
    u128 quotient = divide_unsigned_128(x, y);
    return (a < 0) == (b < 0) ? quotient : 0 - quotient;
}

s128 remainder_128(s128 a, s128 b) {
    u128 x = a < 0 ? 0 - (u128)a : a, y = b < 0 ? 0 - (u128)b : b;
    u128 rest = remainder_unsigned_128(x, y);
    return a < 0 ? 0 - rest : rest;
}
