// Runs two versions of the functions of facts.c on the same random arguments and compares results and memory:
//   as A.s -o a.o && objcopy --prefix-symbols=original_ a.o
//   as B.s -o b.o && objcopy --prefix-symbols=replacement_ b.o
//   gcc -O1 -include rows.h check.c a.o b.o -o check && ./check 100000
// rows.h has ROWS(F) F(name, bits, pointer, condition) ...: of the result so many bits count, the first argument may point to
// memory, and the condition is about the arguments `a` and `b`.
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef uint64_t function(uint64_t, uint64_t);

#define DECLARE(name, bits, pointer, condition)                                                                       \
    function original_##name, replacement_##name;                                                                     \
    static int admits_##name(uint64_t a, uint64_t b) { return (void)a, (void)b, condition; }
ROWS(DECLARE)

#define ROW(name, bits, pointer, condition)                                                                           \
    {#name, bits, pointer, admits_##name, original_##name, replacement_##name},
static const struct {
    const char *name;
    int bits, pointer;
    int (*admits)(uint64_t, uint64_t);
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

// Numbers of every size and their negatives; every other one has anything in its upper half.
static uint64_t random_argument(void) {
    uint64_t n = random64() >> random64() % 64;
    n = random64() % 4 ? n : -n;
    return random64() % 2 ? n : (uint32_t)n | random64() << 32;
}

enum { BYTES = 4096 };

int main(int argc, char **argv) {
    long runs = argc > 1 ? atol(argv[1]) : 100000;
    static uint8_t memory[2][BYTES];
    for (size_t f = 0; f < sizeof rows / sizeof *rows; f++) {
        uint64_t mask = ~(uint64_t)0 >> (64 - rows[f].bits);
        for (long n = 0; n < runs;) {
            uint64_t a = random_argument(), b = random_argument(), results[2];
            if (!rows[f].admits(a, b))
                continue;
            n++;
            for (int k = 0; rows[f].pointer && k < BYTES / 8; k++) {
                uint64_t word = random64();
                memcpy(memory[0] + 8 * k, &word, 8);
            }
            memcpy(memory[1], memory[0], BYTES);
            for (int k = 0; k < 2; k++) {
                function *run = k ? rows[f].replacement : rows[f].original;
                results[k] = run(rows[f].pointer ? (uint64_t)(uintptr_t)memory[k] : a, b) & mask;
            }
            if (results[0] != results[1] || memcmp(memory[0], memory[1], BYTES)) {
                printf("%s differs at %#llx, %#llx\n", rows[f].name, (unsigned long long)a, (unsigned long long)b);
                return 1;
            }
        }
    }
    printf("%zu functions, %ld runs of each: no difference\n", sizeof rows / sizeof *rows, runs);
}
