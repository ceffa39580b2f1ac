// P11. Has x fewer leading zeros than y?
#include "hd.h"

int p11_32(u32 x, u32 y) {
    return (x & ~y) > y;
}

int p11_64(u64 x, u64 y) {
    return (x & ~y) > y;
}
