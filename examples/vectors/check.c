// Runs two versions of the functions of vectors.c on the same random vectors and compares the results:
//   as A.s -o a.o && objcopy --prefix-symbols=original_ a.o
//   as B.s -o b.o && objcopy --prefix-symbols=replacement_ b.o
//   gcc -O1 -mavx2 -include rows.h check.c a.o b.o -o check && ./check 1000000
// rows.h has a line ROWS(F) F(name) ... of all functions; of wider results than 128 bits the upper half is compared, too.
#include <immintrin.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef __m256i function(__m256i, __m256i);

#define DECLARE(name) function original_##name, replacement_##name;
ROWS(DECLARE)

#define ROW(name) {#name, original_##name, replacement_##name},
static const struct {
    const char *name;
    function *original, *replacement;
} rows[] = {ROWS(ROW)};

static uint64_t state = 88172645463325252u;

// Marsaglia's xorshift.
static uint64_t random64(void) {
    state ^= state << 13;
    state ^= state >> 7;
    state ^= state << 17;
    return state;
}

// Random bytes; in one case of four bytes near the ends of what a byte can be.
static __m256i random256(void) {
    uint8_t bytes[32];
    int near = random64() % 4 == 0;
    for (int k = 0; k < 32; k++) {
        uint64_t r = random64() >> 20;
        bytes[k] = near ? (r & 1 ? 0x7f : 0xff) + (r >> 1) % 4 : r;
    }
    return _mm256_loadu_si256((void *)bytes);
}

int main(int argc, char **argv) {
    long runs = argc > 1 ? atol(argv[1]) : 1000000;
    for (long n = 0; n < runs; n++) {
        __m256i x = random256(), y = random256();
        for (size_t f = 0; f < sizeof rows / sizeof *rows; f++) {
            __m256i a = rows[f].original(x, y), b = rows[f].replacement(x, y);
            int wide = strstr(rows[f].name, "_256") != NULL;
            if (memcmp(&a, &b, wide ? 32 : 16)) {
                printf("%s differs in run %ld\n", rows[f].name, n);
                return 1;
            }
        }
    }
    printf("%zu functions, %ld runs of each: no difference\n", sizeof rows / sizeof *rows, runs);
}
