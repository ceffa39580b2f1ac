// Runs two versions of saxpy on the same random inputs and compares all of memory afterwards:
//   as A.s -o a.o && objcopy --redefine-sym saxpy=original a.o
//   as B.s -o b.o && objcopy --redefine-sym saxpy=replacement b.o
//   gcc -O1 saxpy_check.c a.o b.o -o check && ./check 1000000
// x and y lie anywhere in two buffers, aligned or not, often at the very end of one, behind which nothing is mapped;
// some indices are huge and wrap around.
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

enum { SIZE = 4096, USED = 256 };

void original(uint32_t *x, const uint32_t *y, uint32_t a, size_t i);
void replacement(uint32_t *x, const uint32_t *y, uint32_t a, size_t i);

static uint64_t state = 88172645463325252u;

// Marsaglia's xorshift.
static uint64_t random64(void) {
    state ^= state << 13;
    state ^= state >> 7;
    state ^= state << 17;
    return state;
}

// The last USED bytes before a page that is not mapped.
static unsigned char *before_a_hole(void) {
    unsigned char *p = mmap(NULL, 2 * SIZE, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (p == MAP_FAILED || mprotect(p + SIZE, SIZE, PROT_NONE)) exit(2);
    return p + SIZE - USED;
}

// Values that show carries and signs.
static uint32_t value(void) {
    uint64_t r = random64();
    switch (r % 4) {
    case 0: return (uint32_t)(r >> 8) % 4;
    case 1: return UINT32_MAX - (uint32_t)(r >> 8) % 4;
    case 2: return 1u << (r >> 8) % 32;
    default: return (uint32_t)(r >> 16);
    }
}

int main(int argc, char **argv) {
    long runs = argc > 1 ? atol(argv[1]) : 1000000;
    unsigned char *bytes = before_a_hole(), *other = before_a_hole();
    unsigned char start[USED], was[USED], kept[USED];
    for (long n = 0; n < runs; n++) {
        for (int k = 0; k < USED; k += 4) {
            uint32_t v = value(), w = value();
            memcpy(start + k, &v, 4);
            memcpy(other + k, &w, 4);
        }
        memcpy(kept, other, USED);
        size_t i = random64() % 3 ? random64() % 8 : random64() << 2 >> random64() % 64;
        size_t last = USED - 16;
        unsigned char *x = bytes + (random64() % 4 ? random64() % (last + 1) : last);
        unsigned char *y = other + (random64() % 4 ? random64() % (last + 1) : last);
        uint32_t a = value();
        memcpy(bytes, start, USED);
        original((uint32_t *)(x - 4 * i), (const uint32_t *)(y - 4 * i), a, i);
        memcpy(was, bytes, USED);
        memcpy(bytes, start, USED);
        replacement((uint32_t *)(x - 4 * i), (const uint32_t *)(y - 4 * i), a, i);
        if (memcmp(was, bytes, USED) || memcmp(kept, other, USED)) {
            printf("different in run %ld\n", n);
            return 1;
        }
    }
    printf("%ld runs, the same\n", runs);
    return 0;
}
