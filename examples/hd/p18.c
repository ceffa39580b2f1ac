// P18. Is x a power of two?
#include "hd.h"

int p18_32(u32 x) {
    return (x != 0) & ((x & (x - 1)) == 0);
}

int p18_64(u64 x) {
    return (x != 0) & ((x & (x - 1)) == 0);
}
