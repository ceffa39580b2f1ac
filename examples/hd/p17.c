// P17. Turn off the rightmost string of contiguous 1-bits.
#include "hd.h"

u32 p17_32(u32 x) {
    return (((x - 1) | x) + 1) & x;
}

u64 p17_64(u64 x) {
    return (((x - 1) | x) + 1) & x;
}
