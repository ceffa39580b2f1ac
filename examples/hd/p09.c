// P9. Absolute value; the most negative number stays as it is.
#include "hd.h"

s32 p09_32(s32 x) {
    u32 y = x >> 31;
    return ((u32)x ^ y) - y;
}

s64 p09_64(s64 x) {
    u64 y = x >> 63;
    return ((u64)x ^ y) - y;
}
