// Division of unsigned numbers by subtractions, and by words of half the width.
#include "integers.h"

// The divisor goes up as far as it stays below the number, then down again, a bit of the quotient at each step.
u32 divide_both_unsigned_32(u32 a, u32 b, u32 *rest) {
    u32 quotient = 0;
    if (b <= a) {
        int up = __builtin_clz(b) - __builtin_clz(a);
        for (b <<= up; up >= 0; up--, b >>= 1) {
            quotient <<= 1;
            if (a >= b) a -= b, quotient |= 1;
        }
    }
    *rest = a;
    return quotient;
}

u32 divide_unsigned_32(u32 a, u32 b) {
    u32 rest;
    return divide_both_unsigned_32(a, b, &rest);
}

u32 remainder_unsigned_32(u32 a, u32 b) {
    while (a >= b) {
        u32 much = b << (__builtin_clz(b) - __builtin_clz(a));
        a -= much > a ? much >> 1 : much;
    }
    return a;
}

// Bit by bit of the number without branches: the mask is all ones where the divisor goes in.
u64 divide_both_unsigned_64(u64 a, u64 b, u64 *rest) {
    u64 left = 0;
    for (int bit = 0; bit < 64; bit++) {
        u64 out = left >> 63;
        left = left << 1 | a >> 63;
        u64 mask = 0 - (out | (left >= b));
        left -= b & mask;
        a = a << 1 | (mask & 1);
    }
    *rest = left;
    return a;
}

u64 divide_unsigned_64(u64 a, u64 b) {
    u64 rest;
    return divide_both_unsigned_64(a, b, &rest);
}

u64 remainder_unsigned_64(u64 a, u64 b) {
    u64 rest;
    divide_both_unsigned_64(a, b, &rest);
    return rest;
}

// A digit of 32 bits of a quotient by a divisor whose highest bit is set, high being less than it: guessed from the
// divisor's upper half, which makes it at most two too great (Knuth, The Art of Computer Programming 2, 4.3.1, theorem B).
static inline u64 next_digit(u64 *high, u32 next, u64 b) {
    u64 upper = b >> 32, digit = *high / upper;
    if (digit > UINT32_MAX) digit = UINT32_MAX;
    u64 guess = *high - digit * upper, lower = digit * (u32)b;
    while (guess <= UINT32_MAX && lower > (guess << 32 | next)) {
        digit--;
        lower -= (u32)b;
        guess += upper;
    }
    *high = (*high << 32 | next) - digit * b;
    return digit;
}

// Two words by one that is greater than the upper one: a word of the quotient, and what is left.
static inline u64 two_by_one(u64 high, u64 low, u64 b, u64 *rest) {
    int up = __builtin_clzll(b);
    if (up) high = high << up | low >> (64 - up), low <<= up, b <<= up;
    u64 quotient = next_digit(&high, low >> 32, b) << 32;
    quotient |= next_digit(&high, low, b);
    *rest = high >> up;
    return quotient;
}

u128 divide_both_unsigned_128(u128 a, u128 b, u128 *rest) {
    u64 a0 = a, a1 = a >> 64, b0 = b, b1 = b >> 64;
    if (b1 == 0) {
        u64 quotient = a1 / b0, left;
        u64 lower = two_by_one(a1 % b0, a0, b0, &left);
        *rest = left;
        return (u128)quotient << 64 | lower;
    }
    // The quotient is less than a word.
    u64 quotient = 0;
    if (b <= a) {
        int up = __builtin_clzll(b1) - __builtin_clzll(a1);
        for (b <<= up; up >= 0; up--, b >>= 1) {
            quotient <<= 1;
            if (a >= b) a -= b, quotient |= 1;
        }
    }
    *rest = a;
    return quotient;
}

u128 divide_unsigned_128(u128 a, u128 b) {
    u128 rest;
    return divide_both_unsigned_128(a, b, &rest);
}

u128 remainder_unsigned_128(u128 a, u128 b) {
    u128 rest;
    divide_both_unsigned_128(a, b, &rest);
    return rest;
}
