// P3. Isolate the rightmost 1-bit.
#include "hd.h"

u32 p03_32(u32 x) {
    return x & -x;
}

u64 p03_64(u64 x) {
    return x & -x;
}
