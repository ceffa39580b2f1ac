// P12. Has x no more leading zeros than y?
#include "hd.h"

int p12_32(u32 x, u32 y) {
    return (y & ~x) <= x;
}

int p12_64(u64 x, u64 y) {
    return (y & ~x) <= x;
}
