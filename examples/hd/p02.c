// P2. Zero if and only if x is of the form 2**n - 1.
#include "hd.h"

u32 p02_32(u32 x) {
    return x & (x + 1);
}

u64 p02_64(u64 x) {
    return x & (x + 1);
}
