// P16. The greater of two signed numbers.
#include "hd.h"

s32 p16_32(s32 x, s32 y) {
    return ((x ^ y) & -(s32)(x >= y)) ^ y;
}

s64 p16_64(s64 x, s64 y) {
    return ((x ^ y) & -(s64)(x >= y)) ^ y;
}
