// Products of 64-bit words from 32-bit parts, after the examples of Schkufza, Sharma, Aiken: Stochastic Superoptimization
// (ASPLOS 2013): the Montgomery multiplication step of figure 1 and the high word of a product of section 6.1. This
// project's own C.
#include <stdint.h>

typedef uint64_t u64;
typedef uint32_t u32;

typedef struct {
    u64 low, high;
} words;

// The two words of np * (mh:ml) + c0 + c1.
words montgomery(u64 np, u32 mh, u32 ml, u64 c0, u64 c1) {
    u64 np0 = (u32)np, np1 = np >> 32;
    u64 low = ml * np0, cross = mh * np0, high = mh * np1;
    u64 middle = cross + ml * np1;
    high += middle < cross ? (u64)1 << 32 : 0;
    high += middle >> 32;
    middle <<= 32;
    low += middle;
    high += low < middle;
    low += c0;
    high += low < c0;
    low += c1;
    high += low < c1;
    return (words){low, high};
}

// The same, where carries are conditional statements.
words montgomery_branch(u64 np, u32 mh, u32 ml, u64 c0, u64 c1) {
    u64 np0 = (u32)np, np1 = np >> 32;
    u64 low = ml * np0, cross = mh * np0, high = mh * np1;
    u64 middle = cross + ml * np1;
    if (middle < cross)
        high += (u64)1 << 32;
    high += middle >> 32;
    middle <<= 32;
    low += middle;
    if (low < middle)
        high++;
    low += c0;
    if (low < c0)
        high++;
    low += c1;
    if (low < c1)
        high++;
    return (words){low, high};
}

// The high word of x * y.
u64 multiply_high(u64 x, u64 y) {
    u64 x0 = (u32)x, x1 = x >> 32, y0 = (u32)y, y1 = y >> 32;
    u64 p00 = x0 * y0, p01 = x0 * y1, p10 = x1 * y0, p11 = x1 * y1;
    u64 middle = (p00 >> 32) + (u32)p01 + (u32)p10;
    return p11 + (p01 >> 32) + (p10 >> 32) + (middle >> 32);
}

// Both words of x * y.
words multiply(u64 x, u64 y) {
    u64 x0 = (u32)x, x1 = x >> 32, y0 = (u32)y, y1 = y >> 32;
    u64 p00 = x0 * y0, p01 = x0 * y1, p10 = x1 * y0, p11 = x1 * y1;
    u64 middle = (p00 >> 32) + (u32)p01 + (u32)p10;
    return (words){middle << 32 | (u32)p00, p11 + (p01 >> 32) + (p10 >> 32) + (middle >> 32)};
}
