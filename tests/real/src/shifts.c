// Shifts of two words, word by word, and bytes in the other order.
#include "integers.h"

// A word moves by a whole word or in part; a part of nothing is a case of its own, since the rest would be a whole word.
s64 shift_left_64(s64 a, int n) {
    u32 low = a, high = (u64)a >> 32;
    if (n == 0) return a;
    if (n < 32)
        high = high << n | low >> (32 - n), low <<= n;
    else
        high = low << (n - 32), low = 0;
    return (u64)high << 32 | low;
}

u64 shift_right_64(u64 a, int n) {
    u32 low = a, high = a >> 32;
    if (n == 0) return a;
    if (n < 32)
        low = low >> n | high << (32 - n), high >>= n;
    else
        low = high >> (n - 32), high = 0;
    return (u64)high << 32 | low;
}

s64 shift_right_signed_64(s64 a, int n) {
    u32 low = a;
    s32 high = a >> 32;
    if (n == 0) return a;
    if (n < 32)
        low = low >> n | (u32)high << (32 - n), high >>= n;
    else
        low = high >> (n - 32), high >>= 31;
    return (u64)(u32)high << 32 | low;
}

static u128 words(u64 high, u64 low) { return (u128)high << 64 | low; }

s128 shift_left_128(s128 a, int n) {
    u64 low = a, high = (u128)a >> 64;
    if (n >= 64) return words(low << (n - 64), 0);
    if (n > 0) high = high << n | low >> (64 - n);
    return words(high, low << n);
}

u128 shift_right_128(u128 a, int n) {
    u64 low = a, high = a >> 64;
    if (n >= 64) return high >> (n - 64);
    if (n > 0) low = low >> n | high << (64 - n);
    return words(high >> n, low);
}

s128 shift_right_signed_128(s128 a, int n) {
    u64 low = a;
    s64 high = a >> 64;
    if (n >= 64) return high >> (n - 64);
    if (n > 0) low = low >> n | (u64)high << (64 - n);
    return words(high >> n, low);
}

// Neighbours change places: bytes, then pairs of them.
u32 swap_bytes_32(u32 a) {
    a = (a & 0x00ff00ff) << 8 | (a >> 8 & 0x00ff00ff);
    return a << 16 | a >> 16;
}

// Byte by byte.
u64 swap_bytes_64(u64 a) {
    return a << 56 | (a & 0xff00) << 40 | (a & 0xff0000) << 24 | (a & 0xff000000) << 8 | (a >> 8 & 0xff000000) |
           (a >> 24 & 0xff0000) | (a >> 40 & 0xff00) | a >> 56;
}
