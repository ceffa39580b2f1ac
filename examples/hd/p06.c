// P6. Turn on the rightmost 0-bit.
#include "hd.h"

u32 p06_32(u32 x) {
    return x | (x + 1);
}

u64 p06_64(u64 x) {
    return x | (x + 1);
}
