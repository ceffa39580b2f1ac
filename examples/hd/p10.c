// P10. Do x and y have the same number of leading zeros?
#include "hd.h"

int p10_32(u32 x, u32 y) {
    return (x ^ y) <= (x & y);
}

int p10_64(u64 x, u64 y) {
    return (x ^ y) <= (x & y);
}
