// P19. Exchange two bit fields of x: m masks the right one, k is the distance from it to the left one (k < the width).
#include "hd.h"

u32 p19_32(u32 x, u32 m, u32 k) {
    u32 t = (x ^ (x >> k)) & m;
    return x ^ t ^ (t << k);
}

u64 p19_64(u64 x, u64 m, u64 k) {
    u64 t = (x ^ (x >> k)) & m;
    return x ^ t ^ (t << k);
}
