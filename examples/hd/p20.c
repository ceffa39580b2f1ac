// P20. The next higher number with the same number of 1-bits. There is none (and the result means nothing) where the
// 1-bits are all at the left end; x = 0 divides by zero.
#include "hd.h"

u32 p20_32(u32 x) {
    u32 smallest = x & -x;
    u32 ripple = x + smallest;
    u32 ones = x ^ ripple;
    ones = (ones >> 2) / smallest;
    return ripple | ones;
}

u64 p20_64(u64 x) {
    u64 smallest = x & -x;
    u64 ripple = x + smallest;
    u64 ones = x ^ ripple;
    ones = (ones >> 2) / smallest;
    return ripple | ones;
}
