// P5. Propagate the rightmost 1-bit to the right.
#include "hd.h"

u32 p05_32(u32 x) {
    return x | (x - 1);
}

u64 p05_64(u64 x) {
    return x | (x - 1);
}
