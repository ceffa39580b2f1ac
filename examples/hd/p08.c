// P8. Mask of the trailing zeros.
#include "hd.h"

u32 p08_32(u32 x) {
    return ~x & (x - 1);
}

u64 p08_64(u64 x) {
    return ~x & (x - 1);
}
