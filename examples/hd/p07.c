// P7. Isolate the rightmost 0-bit.
#include "hd.h"

u32 p07_32(u32 x) {
    return ~x & (x + 1);
}

u64 p07_64(u64 x) {
    return ~x & (x + 1);
}
