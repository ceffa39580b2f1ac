// P22. Parity: is the number of 1-bits odd?
#include "hd.h"

u32 p22_32(u32 x) {
    u32 y = x ^ (x >> 1);
    y = y ^ (y >> 2);
    y = (y & 0x11111111u) * 0x11111111u;
    return (y >> 28) & 1;
}

u64 p22_64(u64 x) {
    u64 y = x ^ (x >> 1);
    y = y ^ (y >> 2);
    y = (y & 0x1111111111111111ul) * 0x1111111111111111ul;
    return (y >> 60) & 1;
}
