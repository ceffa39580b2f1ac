// Runs two versions of the functions of bytes.c on the same random bytes and compares results and all of memory:
//   as A.s -o a.o && objcopy --prefix-symbols=original_ a.o
//   as B.s -o b.o && objcopy --prefix-symbols=replacement_ b.o
//   gcc -O1 check.c a.o b.o -o check && ./check 1000000
// What is accessed lies anywhere in a buffer, aligned or not, often at the very end, behind which nothing is mapped.
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

enum { SIZE = 4096, USED = 64 };

// Every function takes a place and another place or a number.
typedef uint64_t function(unsigned char *, uint64_t);

// Name, bytes at the first place, bytes at the second (0: it is a number), whether they may overlap, bits of the result.
#define ALL(F)                                                                                                             \
    F(be16, 2, 0, 0, 32) F(les16, 2, 0, 0, 32) F(be32, 4, 0, 0, 32) F(le32, 4, 0, 0, 32) F(les32, 4, 0, 0, 64)               \
    F(be64, 8, 0, 0, 64) F(difference, 8, 0, 0, 32) F(put_be16, 2, 0, 0, 0) F(put_be32, 4, 0, 0, 0)                          \
    F(put_le64, 8, 0, 0, 0) F(start, 16, 0, 0, 0) F(swap, 2, 0, 0, 0) F(copy_point, 8, 8, 1, 0) F(copy4, 4, 4, 0, 0)

#define DECLARE(name, ...) function original_##name, replacement_##name;
ALL(DECLARE)

#define ROW(name, ...) {#name, original_##name, replacement_##name, __VA_ARGS__},
static const struct {
    const char *name;
    function *original, *replacement;
    int first, second, overlap, bits;
} rows[] = {ALL(ROW)};

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

// `bytes` bytes somewhere in a buffer, at its end in one case of four.
static unsigned char *somewhere(unsigned char *buffer, int bytes) {
    int last = USED - bytes;
    return buffer + (random64() % 4 ? (int)(random64() % (last + 1)) : last);
}

int main(int argc, char **argv) {
    long runs = argc > 1 ? atol(argv[1]) : 1000000;
    unsigned char *a = before_a_hole(), *b = before_a_hole(), start[2][USED], was[2][USED];
    for (long n = 0; n < runs; n++) {
        for (int k = 0; k < USED; k++) {
            start[0][k] = random64() >> 32;
            start[1][k] = random64() >> 32;
        }
        for (size_t f = 0; f < sizeof rows / sizeof *rows; f++) {
            unsigned char *p = somewhere(a, rows[f].first);
            unsigned char *other = rows[f].overlap && random64() % 2 ? a : b;
            uint64_t v = rows[f].second ? (uint64_t)somewhere(other, rows[f].second) : random64();
            uint64_t counts = rows[f].bits == 64 ? UINT64_MAX : ((uint64_t)1 << rows[f].bits) - 1;
            memcpy(a, start[0], USED);
            memcpy(b, start[1], USED);
            uint64_t x = rows[f].original(p, v);
            memcpy(was[0], a, USED);
            memcpy(was[1], b, USED);
            memcpy(a, start[0], USED);
            memcpy(b, start[1], USED);
            uint64_t y = rows[f].replacement(p, v);
            if (((x ^ y) & counts) || memcmp(was[0], a, USED) || memcmp(was[1], b, USED)) {
                printf("%s: different in run %ld\n", rows[f].name, n);
                return 1;
            }
        }
    }
    printf("%ld runs, the same\n", runs);
    return 0;
}
