// Sums and differences that have to fit.
#include "integers.h"

// A sum does not fit if its sign is neither that of a nor that of b.
s32 checked_add_32(s32 a, s32 b) {
    s32 sum = (u32)a + (u32)b;
    if (((a ^ sum) & (b ^ sum)) < 0) overflowed();
    return sum;
}

s64 checked_add_64(s64 a, s64 b) {
    s64 sum = (u64)a + (u64)b;
    if (((a ^ sum) & (b ^ sum)) < 0) overflowed();
    return sum;
}

// It is below a if and only if b is below 0.
s128 checked_add_128(s128 a, s128 b) {
    s128 sum = (u128)a + (u128)b;
    if ((sum < a) != (b < 0)) overflowed();
    return sum;
}

// A difference does not fit if a and b have different signs, and it has that of b.
s32 checked_subtract_32(s32 a, s32 b) {
    s32 difference = (u32)a - (u32)b;
    if (((a ^ b) & (a ^ difference)) < 0) overflowed();
    return difference;
}

s64 checked_subtract_64(s64 a, s64 b) {
    s64 difference = (u64)a - (u64)b;
    if (((a ^ b) & (a ^ difference)) < 0) overflowed();
    return difference;
}

s128 checked_subtract_128(s128 a, s128 b) {
    s128 difference = (u128)a - (u128)b;
    if (b < 0 ? difference <= a : difference > a) overflowed();
    return difference;
}
