// P14. Floor of the average of two unsigned numbers, without overflow.
#include "hd.h"

u32 p14_32(u32 x, u32 y) {
    return (x & y) + ((x ^ y) >> 1);
}

u64 p14_64(u64 x, u64 y) {
    return (x & y) + ((x ^ y) >> 1);
}
