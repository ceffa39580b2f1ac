// P21. Cycle through three distinct values: a to b, b to c, c to a.
#include "hd.h"

u32 p21_32(u32 x, u32 a, u32 b, u32 c) {
    return (-(u32)(x == c) & (a ^ c)) ^ (-(u32)(x == a) & (b ^ c)) ^ c;
}

u64 p21_64(u64 x, u64 a, u64 b, u64 c) {
    return (-(u64)(x == c) & (a ^ c)) ^ (-(u64)(x == a) & (b ^ c)) ^ c;
}
