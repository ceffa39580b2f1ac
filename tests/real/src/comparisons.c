// Three-way comparisons: the upper halves decide, the lower ones where they are equal.
#include "integers.h"

int compare_64(s64 a, s64 b) {
    s32 high = a >> 32, other = b >> 32;
    if (high != other) return high < other ? 0 : 2;
    u32 low = a, below = b;
    return low == below ? 1 : low < below ? 0 : 2;
}

int compare_unsigned_64(u64 a, u64 b) {
    u32 high = a >> 32, other = b >> 32;
    if (high != other) return high < other ? 0 : 2;
    u32 low = a, below = b;
    return low == below ? 1 : low < below ? 0 : 2;
}

// Without a branch: one more than the sign of the difference.
static int against(u64 a, u64 b) { return (a > b) - (a < b); }

int compare_128(s128 a, s128 b) {
    s64 high = a >> 64, other = b >> 64;
    if (high < other) return 0;
    if (high > other) return 2;
    return against(a, b) + 1;
}

int compare_unsigned_128(u128 a, u128 b) {
    int upper = against(a >> 64, b >> 64);
    return (upper ? upper : against(a, b)) + 1;
}
