// P4. Mask of the rightmost 1-bit and the trailing zeros.
#include "hd.h"

u32 p04_32(u32 x) {
    return x ^ (x - 1);
}

u64 p04_64(u64 x) {
    return x ^ (x - 1);
}
