// P25. The high half of the unsigned product.
#include "hd.h"

u32 p25_32(u32 x, u32 y) {
    u32 x0 = x & 0xffffu, x1 = x >> 16;
    u32 y0 = y & 0xffffu, y1 = y >> 16;
    u32 w0 = x0 * y0;
    u32 t = x1 * y0 + (w0 >> 16);
    u32 w1 = x0 * y1 + (t & 0xffffu);
    return x1 * y1 + (t >> 16) + (w1 >> 16);
}

u64 p25_64(u64 x, u64 y) {
    u64 x0 = x & 0xfffffffful, x1 = x >> 32;
    u64 y0 = y & 0xfffffffful, y1 = y >> 32;
    u64 w0 = x0 * y0;
    u64 t = x1 * y0 + (w0 >> 32);
    u64 w1 = x0 * y1 + (t & 0xfffffffful);
    return x1 * y1 + (t >> 32) + (w1 >> 32);
}
