// Checks the 25 problems, linked from C or from any assembly, against naive references: on all combinations of corner
// values and on random ones. Prints a line for each function; the exit status is 1 if any differed.
//
// The references are written to be obviously right (loops over bits, 128-bit arithmetic), and once for both widths.
#include <stdio.h>
#include <stdlib.h>

#include "hd.h"

typedef unsigned __int128 u128;
typedef __int128 s128;

static int width;
static u64 mask(void) { return width == 64 ? ~0ul : 0xfffffffful; }
static s64 sign_extended(u64 x) { return width == 64 ? (s64)x : (s64)(s32)x; }
static int bit(u64 x, int i) { return i < width && (x >> i & 1); }

// The position of the rightmost 1-bit (or of the rightmost 0-bit); the width if there is none.
static int rightmost(u64 x, int value) {
    int i = 0;
    while (i < width && bit(x, i) != value) i++;
    return i;
}
static u64 ones(int n) { return n >= 64 ? ~0ul : (1ul << n) - 1; }
static u64 power(int n) { return n >= width ? 0 : 1ul << n; }
static int leading_zeros(u64 x) {
    int n = 0;
    while (n < width && !bit(x, width - 1 - n)) n++;
    return n;
}
static int population(u64 x) {
    int n = 0;
    for (int i = 0; i < width; i++) n += bit(x, i);
    return n;
}

// Every reference takes four arguments, of which it uses the first ones, and says in `defined` if there is an answer.
typedef u64 reference(u64 x, u64 y, u64 z, u64 w, int *defined);
#define REFERENCE(n) static u64 r##n(u64 x, u64 y, u64 z, u64 w, int *defined)
#define UNUSED (void)x, (void)y, (void)z, (void)w, (void)defined

REFERENCE(01) { UNUSED; return x & ~power(rightmost(x, 1)); }
REFERENCE(02) { UNUSED; return x & (x + 1); }
REFERENCE(03) { UNUSED; return power(rightmost(x, 1)); }
REFERENCE(04) { UNUSED; return ones(rightmost(x, 1) + 1); }
REFERENCE(05) { UNUSED; return x | ones(rightmost(x, 1)); }
REFERENCE(06) { UNUSED; return x | power(rightmost(x, 0)); }
REFERENCE(07) { UNUSED; return power(rightmost(x, 0)); }
REFERENCE(08) { UNUSED; return ones(rightmost(x, 1)); }
REFERENCE(09) { UNUSED; return sign_extended(x) < 0 ? 0 - x : x; }
REFERENCE(10) { UNUSED; return leading_zeros(x) == leading_zeros(y); }
REFERENCE(11) { UNUSED; return leading_zeros(x) < leading_zeros(y); }
REFERENCE(12) { UNUSED; return leading_zeros(x) <= leading_zeros(y); }
REFERENCE(13) { UNUSED; return sign_extended(x) < 0 ? ~0ul : sign_extended(x) > 0; }
REFERENCE(14) { UNUSED; return ((u128)x + y) / 2; }
REFERENCE(15) { UNUSED; return ((u128)x + y + 1) / 2; }
REFERENCE(16) { UNUSED; return sign_extended(x) > sign_extended(y) ? x : y; }
REFERENCE(17) {
    UNUSED;
    int i = rightmost(x, 1);
    while (bit(x, i)) x &= ~power(i++);
    return x;
}
REFERENCE(18) { UNUSED; return population(x) == 1; }
// Two fields that overlap, or a field past the left end, are no exchange.
REFERENCE(19) {
    UNUSED;
    if (z >= (u64)width || (y << z & y) || (z > 0 && y >> (width - z))) return *defined = 0;
    u64 right = x & y, left = x >> z & y;
    return z == 0 ? x : (x & ~(y | y << z)) | right << z | left;
}
// The next one keeps the higher bits, moves the lowest 1-bit that has a 0-bit at its left there, and puts the
// 1-bits below it to the right end.
REFERENCE(20) {
    UNUSED;
    int i = rightmost(x, 1), run = 0;
    while (bit(x, i)) i++, run++;
    if (i >= width) return *defined = 0;
    return (x >> i | 1) << i | ones(run - 1);
}
REFERENCE(21) {
    UNUSED;
    if (y == z || z == w || y == w) return *defined = 0;
    if (x == y) return z;
    if (x == z) return w;
    if (x == w) return y;
    return *defined = 0;
}
REFERENCE(22) { UNUSED; return population(x) % 2; }
REFERENCE(23) { UNUSED; return population(x); }
REFERENCE(24) {
    UNUSED;
    if (x == 0) return 0;
    for (int i = 0; i < width; i++)
        if (power(i) >= x) return power(i);
    return 0;
}
REFERENCE(25) { UNUSED; return ((u128)x * y) >> width; }

struct problem {
    const char *name;
    int width, arguments;
    reference *expected;
    u64 (*actual)(u64, u64, u64, u64);
};
// A narrow result's upper bits mean nothing, and a narrow argument's come in as they are: all calls are of one type.
#define BOTH(n, arguments) \
    {"p" #n "_32", 32, arguments, r##n, (u64(*)(u64, u64, u64, u64))p##n##_32}, \
    {"p" #n "_64", 64, arguments, r##n, (u64(*)(u64, u64, u64, u64))p##n##_64}

static const struct problem PROBLEMS[] = {
    BOTH(01, 1), BOTH(02, 1), BOTH(03, 1), BOTH(04, 1), BOTH(05, 1), BOTH(06, 1), BOTH(07, 1), BOTH(08, 1), BOTH(09, 1),
    BOTH(10, 2), BOTH(11, 2), BOTH(12, 2), BOTH(13, 1), BOTH(14, 2), BOTH(15, 2), BOTH(16, 2), BOTH(17, 1), BOTH(18, 1),
    BOTH(19, 3), BOTH(20, 1), BOTH(21, 4), BOTH(22, 1), BOTH(23, 1), BOTH(24, 1), BOTH(25, 2),
};

// The width of the result: int for the predicates, else that of the problem.
static u64 result_mask(const struct problem *p) {
    int predicate = p->expected == r10 || p->expected == r11 || p->expected == r12 || p->expected == r18;
    return p->width == 32 || predicate ? 0xfffffffful : ~0ul;
}

static u64 seed = 0x9e3779b97f4a7c15ul;
static u64 random64(void) { // xorshift64*
    seed ^= seed >> 12, seed ^= seed << 25, seed ^= seed >> 27;
    return seed * 0x2545f4914f6cdd1dul;
}
// Random values of random length and density: few of evenly drawn numbers have long strings of equal bits.
static u64 random_value(void) {
    u64 x = random64(), kind = random64();
    if (kind & 1) x >>= kind >> 8 & 63;
    if (kind & 2) x <<= kind >> 16 & 63;
    if (kind & 4) x &= random64();
    return kind & 8 ? ~x : x;
}

static u64 corners[400];
static int corner_count;
static void fill_corners(void) {
    corner_count = 0;
    for (int i = 0; i <= width; i++)
        for (int d = -1; d <= 1; d++) corners[corner_count++] = (power(i) + d) & mask();
    for (u64 i = 3; i < 20; i++) corners[corner_count++] = i;
    corners[corner_count++] = 0x5555555555555555ul & mask();
    corners[corner_count++] = 0xaaaaaaaaaaaaaaaaul & mask();
}

static long tried;
static int try(const struct problem *p, u64 x, u64 y, u64 z, u64 w) {
    int defined = 1;
    u64 expected = p->expected(x, y, z, w, &defined) & result_mask(p);
    if (!defined) return 1;
    tried++;
    // Upper bits of narrow arguments are unspecified, so they are filled with what ought not to matter.
    u64 dirt = width == 64 ? 0 : random64() << 32;
    u64 actual = p->actual(x | dirt, y | dirt, z | dirt, w | dirt) & result_mask(p);
    if (actual == expected) return 1;
    printf("%s DIFFERS x=%#lx y=%#lx z=%#lx w=%#lx: expected %#lx, got %#lx\n", p->name, x, y, z, w, expected, actual);
    return 0;
}

static int try_all(const struct problem *p) {
    for (int i = 0; i < corner_count; i++) {
        if (p->arguments == 1 && !try(p, corners[i], 0, 0, 0)) return 0;
        for (int j = 0; p->arguments == 2 && j < corner_count; j++)
            if (!try(p, corners[i], corners[j], 0, 0)) return 0;
    }
    for (int i = 0; i < 100000; i++) {
        u64 x = random_value() & mask(), y = random_value() & mask();
        u64 z = random_value() & mask(), w = random_value() & mask();
        if (p->expected == r19) { // a distance and a field that fit
            z = random64() % width;
            y &= ones(width - z) & (z ? ones(z) << random64() % z : 0);
        } else if (p->expected == r21) {
            u64 abc[] = {y, z, w};
            x = abc[random64() % 3];
        }
        if (!try(p, x, y, z, w)) return 0;
    }
    return 1;
}

int main(void) {
    int failed = 0;
    for (unsigned i = 0; i < sizeof PROBLEMS / sizeof *PROBLEMS; i++) {
        const struct problem *p = &PROBLEMS[i];
        width = p->width;
        fill_corners();
        tried = 0;
        if (try_all(p))
            printf("%s ok, %ld states\n", p->name, tried);
        else
            failed = 1;
    }
    return failed ? EXIT_FAILURE : EXIT_SUCCESS;
}
