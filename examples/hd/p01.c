// P1. Turn off the rightmost 1-bit.
#include "hd.h"

u32 p01_32(u32 x) {
    return x & (x - 1);
}

u64 p01_64(u64 x) {
    return x & (x - 1);
}
