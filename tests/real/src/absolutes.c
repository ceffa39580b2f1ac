// Absolute and opposite numbers; the lowest number has neither.
#include "integers.h"

// All ones for a number below 0, else 0: with it, a complement and one more is the opposite number.
s32 checked_absolute_32(s32 a) {
    if (a == INT32_MIN) overflowed();
    s32 mask = a >> 31;
    return (a ^ mask) - mask;
}

s64 checked_absolute_64(s64 a) {
    if (a == INT64_MIN) overflowed();
    s64 mask = a >> 63;
    return (a + mask) ^ mask;
}

s128 checked_absolute_128(s128 a) {
    s64 high = a >> 64;
    u64 low = a;
    if (high == INT64_MIN && low == 0) overflowed();
    return high < 0 ? -a : a;
}

s32 checked_negate_32(s32 a) {
    if (a == INT32_MIN) overflowed();
    return -a;
}

s64 checked_negate_64(s64 a) {
    if (a == INT64_MIN) overflowed();
    return -a;
}

s128 checked_negate_128(s128 a) {
    if ((s64)(a >> 64) == INT64_MIN && (u64)a == 0) overflowed();
    return -a;
}

// The upper half borrows if there is anything below it.
s64 negate_64(s64 a) {
    u32 low = a, high = (u64)a >> 32;
    high = 0 - high - (low != 0);
    return (u64)high << 32 | (0 - low);
}

s128 negate_128(s128 a) {
    u64 low = a, high = (u128)a >> 64;
    high = ~high + (low == 0);
    return (u128)high << 64 | (0 - low);
}
