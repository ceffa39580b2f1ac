// P13. The sign of x: -1, 0 or 1.
#include "hd.h"

s32 p13_32(s32 x) {
    return (x >> 31) | (s32)(-(u32)x >> 31);
}

s64 p13_64(s64 x) {
    return (x >> 63) | (s64)(-(u64)x >> 63);
}
