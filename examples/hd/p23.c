// P23. The number of 1-bits.
#include "hd.h"

u32 p23_32(u32 x) {
    x = x - ((x >> 1) & 0x55555555u);
    x = (x & 0x33333333u) + ((x >> 2) & 0x33333333u);
    x = (x + (x >> 4)) & 0x0f0f0f0fu;
    x = x + (x >> 8);
    x = x + (x >> 16);
    return x & 0x3f;
}

u64 p23_64(u64 x) {
    x = x - ((x >> 1) & 0x5555555555555555ul);
    x = (x & 0x3333333333333333ul) + ((x >> 2) & 0x3333333333333333ul);
    x = (x + (x >> 4)) & 0x0f0f0f0f0f0f0f0ful;
    x = x + (x >> 8);
    x = x + (x >> 16);
    x = x + (x >> 32);
    return x & 0x7f;
}
