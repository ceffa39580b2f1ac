// Integer and conversion builtins of an archive against the arithmetic of the compiler that builds this program.
//
//   builtins [STATES]
//
// have.h says which of them the archive has: `#define HAVE_NAME 1`. Their names begin with `t_` here, so that the program's
// own arithmetic, for which the compiler may call builtins, is that of the compiler's library. Formats: si, di, ti are
// integers of 32, 64 and 128 bits; hf, sf, df, xf, tf are _Float16, float, double, long double, __float128.
#include <limits.h>
#include <math.h>
#include <setjmp.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "have.h"

typedef int32_t si;
typedef int64_t di;
typedef __int128 ti;
typedef uint32_t usi;
typedef uint64_t udi;
typedef unsigned __int128 uti;
typedef _Float16 hf;
typedef float sf;
typedef double df;
typedef long double xf;
typedef __float128 tf;

static udi seed = 1;
static udi next(void) {
    udi z = seed += 0x9e3779b97f4a7c15;
    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9;
    z = (z ^ z >> 27) * 0x94d049bb133111eb;
    return z ^ z >> 31;
}

static udi word(void) {
    static const udi corners[] = {0, 1, 2, -1, 1ull << 63, ~(1ull << 63), 1u << 31, ~(1u << 31), -1u, 1ull << 32, 1ull << 53};
    udi r = next();
    switch (r % 5) {
    case 0: return corners[(r >> 8) % (sizeof corners / sizeof *corners)];
    case 1: return corners[(r >> 8) % (sizeof corners / sizeof *corners)] + (r >> 20) % 5 - 2;
    case 2: return next() >> (r >> 8) % 64;
    case 3: return (udi)((di)next() >> (r >> 8) % 64);
    default: return next();
    }
}
static uti random_uti(void) {
    udi r = next();
    switch (r % 4) {
    case 0: return (uti)(ti)(di)word();
    case 1: return (uti)1 << (r >> 8) % 128;
    default: return (uti)word() << 64 | word();
    }
}
static si random_si(void) { return (si)word(); }
static di random_di(void) { return (di)word(); }
static ti random_ti(void) { return (ti)random_uti(); }
static usi random_usi(void) { return (usi)word(); }
static udi random_udi(void) { return word(); }

// Bit patterns of a format: special ones, any, and numbers about as large as integers are.
#define FLOATS(T, BITS, DIGITS)                                                                                        \
    static T random_##T(void) {                                                                                        \
        static const T some[] = {0, (T)-0.0, 1, -1, (T)0.5, (T)-0.5, (T)1.5, (T)2.5, (T)INFINITY, (T)-INFINITY, (T)NAN}; \
        udi r = next();                                                                                                \
        uti bits = ((uti)next() << 64 | next()) >> (128 - BITS);                                                       \
        T x;                                                                                                           \
        switch (r % 6) {                                                                                               \
        case 0: return some[(r >> 8) % (sizeof some / sizeof *some)];                                                  \
        case 1: case 2: memcpy(&x, &bits, sizeof x); return x;                                                         \
        case 3: return (T)(di)word();                                                                                  \
        case 4: return (T)(ti)random_uti();                                                                            \
        default:                                                                                                       \
            x = (T)(di)(next() >> 11);                                                                                 \
            for (int k = (int)(r >> 8) % DIGITS; k > 0; k--) x *= (T)((r >> 20) & 1 ? 2 : 0.5);                        \
            return (r >> 21) & 1 ? -x : x;                                                                             \
        }                                                                                                              \
    }
FLOATS(hf, 16, 20)
FLOATS(sf, 32, 150)
FLOATS(df, 64, 150)
FLOATS(tf, 128, 150)
// Patterns of the x87 format whose integer bit contradicts the exponent are no numbers.
static xf random_xf(void) { return next() % 4 ? (xf)random_df() * (xf)(di)(next() | 1) : (xf)random_ti(); }

static unsigned functions, wrong, states = 100000;
static jmp_buf aborted;
static int expects_abort;
void abort(void) {
    if (!expects_abort) fprintf(stderr, "abort\n"), _Exit(2);
    longjmp(aborted, 1);
}

static void finish(const char *name, unsigned bad, unsigned tried) {
    functions++;
    wrong += bad != 0;
    if (bad || !tried) printf("%s: %u of %u wrong\n", name, bad, tried);
}

// Equal values; of what is not a number only that it is none.
#define SAME(a, b) ((a) == (b) || ((a) != (a) && (b) != (b)))

// `R t_NAME(A)` is WANT of `a` where OK.
#define ONE(R, NAME, A, OK, WANT)                                                                                      \
    {                                                                                                                  \
        extern R t_##NAME(A);                                                                                          \
        unsigned bad = 0, tried = 0;                                                                                   \
        for (unsigned k = 0; k < states; k++) {                                                                        \
            A a = random_##A();                                                                                        \
            if (!(OK)) continue;                                                                                       \
            R want = (R)(WANT), got = t_##NAME(a);                                                                     \
            tried++;                                                                                                   \
            bad += !SAME(want, got);                                                                                   \
        }                                                                                                              \
        finish(#NAME, bad, tried);                                                                                     \
    }
#define TWO(R, NAME, A, B, OK, WANT)                                                                                   \
    {                                                                                                                  \
        extern R t_##NAME(A, B);                                                                                       \
        unsigned bad = 0, tried = 0;                                                                                   \
        for (unsigned k = 0; k < states; k++) {                                                                        \
            A a = random_##A();                                                                                        \
            B b = random_##B();                                                                                        \
            if (!(OK)) continue;                                                                                       \
            R want = (R)(WANT), got = t_##NAME(a, b);                                                                  \
            tried++;                                                                                                   \
            bad += !SAME(want, got);                                                                                   \
        }                                                                                                              \
        finish(#NAME, bad, tried);                                                                                     \
    }
// Overflow aborts, everything else is the sum, difference, …
#define TRAPPING(R, NAME, OPERATION)                                                                                   \
    {                                                                                                                  \
        extern R t_##NAME(R, R);                                                                                       \
        volatile unsigned bad = 0, k = 0;                                                                              \
        for (k = 0; k < states; k++) {                                                                                 \
            R a = random_##R(), b = random_##R(), want;                                                                \
            if (next() % 2) b = (R)(b % 1000);                                                                         \
            volatile int overflows = OPERATION(a, b, &want);                                                           \
            expects_abort = 1;                                                                                         \
            if (setjmp(aborted) == 0) {                                                                                \
                R got = t_##NAME(a, b);                                                                                \
                bad += overflows || got != want;                                                                       \
            } else                                                                                                     \
                bad += !overflows;                                                                                     \
            expects_abort = 0;                                                                                         \
        }                                                                                                              \
        finish(#NAME, bad, k);                                                                                         \
    }
// Quotient and remainder, whose place is the last argument.
#define DIVMOD(T, NAME, OK)                                                                                            \
    {                                                                                                                  \
        extern T t_##NAME(T, T, T *);                                                                                  \
        unsigned bad = 0, tried = 0;                                                                                   \
        for (unsigned k = 0; k < states; k++) {                                                                        \
            T a = random_##T(), b = random_##T(), rest = 0;                                                            \
            if (!(OK)) continue;                                                                                       \
            T got = t_##NAME(a, b, &rest);                                                                             \
            tried++;                                                                                                   \
            bad += got != a / b || rest != a % b;                                                                      \
        }                                                                                                              \
        finish(#NAME, bad, tried);                                                                                     \
    }
#define MULO(T, NAME)                                                                                                  \
    {                                                                                                                  \
        extern T t_##NAME(T, T, int *);                                                                                \
        unsigned bad = 0;                                                                                              \
        for (unsigned k = 0; k < states; k++) {                                                                        \
            T a = random_##T(), b = random_##T(), want;                                                                \
            if (next() % 2) b = (T)(b % 1000);                                                                         \
            int overflows = __builtin_mul_overflow(a, b, &want), said = -1;                                            \
            T got = t_##NAME(a, b, &said);                                                                             \
            bad += !!said != overflows || (!overflows && got != want);                                                 \
        }                                                                                                              \
        finish(#NAME, bad, states);                                                                                    \
    }

// The result compared with zero is the comparison.
#define COMPARISON(NAME, T, SIGN)                                                                                      \
    {                                                                                                                  \
        extern si t_##NAME(T, T);                                                                                      \
        unsigned bad = 0;                                                                                              \
        for (unsigned k = 0; k < states; k++) {                                                                        \
            T a = random_##T(), b = next() % 4 ? random_##T() : a;                                                     \
            bad += (t_##NAME(a, b) SIGN 0) != (a SIGN b);                                                              \
        }                                                                                                              \
        finish(#NAME, bad, states);                                                                                    \
    }

#define MIN(T) ((T)((T)1 << (sizeof(T) * CHAR_BIT - 1)))
#define FITS (b != 0 && !(b == -1 && a == MIN(__typeof__(a))))
static int count(uti x) { return __builtin_popcountll((udi)x) + __builtin_popcountll((udi)(x >> 64)); }
static int leading(uti x, int bits) {
    int n = 0;
    while (n < bits && !(x >> (bits - 1 - n) & 1)) n++;
    return n;
}
static int trailing(uti x) {
    int n = 0;
    while (!(x >> n & 1)) n++;
    return n;
}
// `a` truncated is a number of the format.
#define IN(T, LOW, HIGH) (a > (T)(LOW) && a < (T)(HIGH))
#define TWO_TO(T, N) ((T)((uti)1 << ((N) / 2)) * (T)((uti)1 << ((N) - (N) / 2)))

int main(int argc, char **argv) {
    if (argc > 1) states = (unsigned)strtoul(argv[1], NULL, 10);
#include "tests.h"
    printf("%u functions, %u states each, %u wrong\n", functions, states, wrong);
    return wrong != 0;
}
