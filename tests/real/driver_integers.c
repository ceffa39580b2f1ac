// The half of the driver for the integer routines of src/integers.h. What they return is compared with the compiler's own
// arithmetic as well, so that the sums are those of right results. Where a result does not fit, a routine calls
// `overflowed`, which comes back here.
#include <setjmp.h>

#include "driver.h"
#include "src/integers.h"

enum { ROUNDS = 2000 };
#define INT128_MIN ((s128)((u128)1 << 127))

static s128 draw128(void) {
    u64 high = draw(), low = draw();
    return draw() % 3 ? (s128)((u128)high << 64 | low) : (s128)(s64)low;
}

// For half of the rounds a number whose product with x is next to the least or the greatest one of the type.
#define BESIDE(type, draw, lowest) \
    type near_limit_##type(type x) { \
        type limit = draw() & 1 ? (lowest) : ~(lowest), away = draw() % 4, beside; \
        if (draw() & 1 || x == 0 || x == -1) return draw(); \
        return __builtin_add_overflow(limit / x, away - 2, &beside) ? limit / x : beside; \
    }
static BESIDE(s32, (s32)draw, INT32_MIN)
static BESIDE(s64, (s64)draw, INT64_MIN)
static BESIDE(s128, draw128, INT128_MIN)
static void add128(u128 x) { add(x), add(x >> 64); }

static int wrong;
static void expect(const char *name, int right) {
    if (!right && wrong++ < 20) fprintf(stderr, "%s: wrong\n", name);
}
static void same(const char *name, u128 made, u128 expected) {
    add128(made);
    expect(name, made == expected);
}

// SAME(name, declarations of the arguments, call, what it returns)
#define SAME(name, arguments, call, expected) CHECK(name, ROUNDS, arguments; same(#name, call, expected););

static jmp_buf after_overflow;
_Noreturn void overflowed(void) { longjmp(after_overflow, 1); }

// Whether a call came back and did not end in `overflowed`. Arguments and result are not in the frame that is left.
static s128 first, second, made;
static int returned(void (*call)(void)) {
    if (setjmp(after_overflow)) return 0;
    call();
    return 1;
}

// What calls `overflowed` if and only if an operation by the compiler on two numbers, made of the arguments, overflows.
#define FITS(name, call, type, draw, other, operation, left, right) \
    static void call_##name(void) { \
        type x = first, y = second; \
        (void)y, made = call; \
    } \
    static void check_##name(void) { \
        CHECK(name, ROUNDS, type x = draw(); type y = other; type fitting; first = x, second = y; \
              int over = __builtin_##operation##_overflow((type)(left), (type)(right), &fitting); \
              expect(#name, returned(call_##name) != over); \
              if (over) add(0xab04); else same(#name, made, fitting);); \
    }

FITS(checked_absolute_32, checked_absolute_32(x), s32, draw, draw(), sub, x < 0 ? 0 : x, x < 0 ? x : 0)
FITS(checked_absolute_64, checked_absolute_64(x), s64, draw, draw(), sub, x < 0 ? 0 : x, x < 0 ? x : 0)
FITS(checked_absolute_128, checked_absolute_128(x), s128, draw128, draw128(), sub, x < 0 ? 0 : x, x < 0 ? x : 0)
FITS(checked_negate_32, checked_negate_32(x), s32, draw, draw(), sub, 0, x)
FITS(checked_negate_64, checked_negate_64(x), s64, draw, draw(), sub, 0, x)
FITS(checked_negate_128, checked_negate_128(x), s128, draw128, draw128(), sub, 0, x)
FITS(checked_add_32, checked_add_32(x, y), s32, draw, draw(), add, x, y)
FITS(checked_add_64, checked_add_64(x, y), s64, draw, draw(), add, x, y)
FITS(checked_add_128, checked_add_128(x, y), s128, draw128, draw128(), add, x, y)
FITS(checked_subtract_32, checked_subtract_32(x, y), s32, draw, draw(), sub, x, y)
FITS(checked_subtract_64, checked_subtract_64(x, y), s64, draw, draw(), sub, x, y)
FITS(checked_subtract_128, checked_subtract_128(x, y), s128, draw128, draw128(), sub, x, y)
FITS(checked_multiply_32, checked_multiply_32(x, y), s32, draw, near_limit_s32(x), mul, x, y)
FITS(checked_multiply_64, checked_multiply_64(x, y), s64, draw, near_limit_s64(x), mul, x, y)
FITS(checked_multiply_128, checked_multiply_128(x, y), s128, draw128, near_limit_s128(x), mul, x, y)

static void check_absolutes(void) {
    check_checked_absolute_32();
    check_checked_absolute_64();
    check_checked_absolute_128();
    check_checked_negate_32();
    check_checked_negate_64();
    check_checked_negate_128();
    SAME(negate_64, u64 a = draw(), negate_64(a), (s64)(0 - a));
    SAME(negate_128, u128 a = draw128(), negate_128(a), 0 - a);
}

static void check_sums(void) {
    check_checked_add_32();
    check_checked_add_64();
    check_checked_add_128();
    check_checked_subtract_32();
    check_checked_subtract_64();
    check_checked_subtract_128();
}

// The flag of a product beside it.
#define FLAGGED(name, type, draw) \
    CHECK(name, ROUNDS, type a = draw(); type b = near_limit_##type(a); type product; int over = 9; type made = name(a, b, &over); \
          expect(#name, __builtin_mul_overflow(a, b, &product) == over); same(#name, made, product); add(over););

static void check_products(void) {
    SAME(multiply_64, u64 a = draw(); u64 b = draw(), multiply_64(a, b), (s64)(a * b));
    SAME(multiply_128, u128 a = draw128(); u128 b = draw128(), multiply_128(a, b), a * b);
    check_checked_multiply_32();
    check_checked_multiply_64();
    check_checked_multiply_128();
    FLAGGED(flagged_multiply_32, s32, draw);
    FLAGGED(flagged_multiply_64, s64, draw);
    FLAGGED(flagged_multiply_128, s128, draw128);
}

static void check_shifts(void) {
    SAME(shift_left_64, u64 a = draw(); int n = round % 64, shift_left_64(a, n), (s64)(a << n));
    SAME(shift_right_64, u64 a = draw(); int n = round % 64, shift_right_64(a, n), a >> n);
    SAME(shift_right_signed_64, s64 a = draw(); int n = round % 64, shift_right_signed_64(a, n), a >> n);
    SAME(shift_left_128, u128 a = draw128(); int n = round % 128, shift_left_128(a, n), a << n);
    SAME(shift_right_128, u128 a = draw128(); int n = round % 128, shift_right_128(a, n), a >> n);
    SAME(shift_right_signed_128, s128 a = draw128(); int n = round % 128, shift_right_signed_128(a, n), a >> n);
    SAME(swap_bytes_32, u32 a = draw(), swap_bytes_32(a), __builtin_bswap32(a));
    SAME(swap_bytes_64, u64 a = draw(), swap_bytes_64(a), __builtin_bswap64(a));
}

// Equal numbers, and neighbours, come now and then.
#define COMPARED(name, type, draw) \
    SAME(name, type a = draw(); type b = draw(); if (round % 4 == 0) b = a + (round & 4) - (round & 8), name(a, b), \
         a < b ? 0 : a == b ? 1 : 2)

static void check_comparisons(void) {
    COMPARED(compare_64, s64, (s64)draw);
    COMPARED(compare_unsigned_64, u64, draw);
    COMPARED(compare_128, s128, (s128)draw128);
    COMPARED(compare_unsigned_128, u128, (u128)draw128);
}

static u32 some32(void) { u32 a = draw(); return a ? a : 1; }
static u64 some64(void) { u64 a = draw(); return a ? a : 1; }
static u128 some128(void) { u128 a = draw128(); return a ? a : 1; }

static int leading128(u128 a) { return a >> 64 ? __builtin_clzll(a >> 64) : 64 + __builtin_clzll(a); }
static int trailing128(u128 a) { return (u64)a ? __builtin_ctzll(a) : 64 + __builtin_ctzll(a >> 64); }
static int ones128(u128 a) { return __builtin_popcountll(a >> 64) + __builtin_popcountll(a); }

static void check_counts(void) {
    SAME(leading_zeros_32, u32 a = some32(), leading_zeros_32(a), __builtin_clz(a));
    SAME(leading_zeros_64, u64 a = some64(), leading_zeros_64(a), __builtin_clzll(a));
    SAME(leading_zeros_128, u128 a = some128(), leading_zeros_128(a), leading128(a));
    SAME(trailing_zeros_32, u32 a = some32(), trailing_zeros_32(a), __builtin_ctz(a));
    SAME(trailing_zeros_64, u64 a = some64(), trailing_zeros_64(a), __builtin_ctzll(a));
    SAME(trailing_zeros_128, u128 a = some128(), trailing_zeros_128(a), trailing128(a));
    SAME(lowest_one_32, u32 a = draw(), lowest_one_32(a), __builtin_ffs(a));
    SAME(lowest_one_64, u64 a = draw(), lowest_one_64(a), __builtin_ffsll(a));
    SAME(lowest_one_128, u128 a = draw128(), lowest_one_128(a), a ? trailing128(a) + 1 : 0);
    SAME(parity_32, u32 a = draw(), parity_32(a), __builtin_parity(a));
    SAME(parity_64, u64 a = draw(), parity_64(a), __builtin_parityll(a));
    SAME(parity_128, u128 a = draw128(), parity_128(a), ones128(a) & 1);
    SAME(ones_32, u32 a = draw(), ones_32(a), __builtin_popcount(a));
    SAME(ones_64, u64 a = draw(), ones_64(a), __builtin_popcountll(a));
    SAME(ones_128, u128 a = draw128(), ones_128(a), ones128(a));
}

// A quotient alone, the remainder alone, and both, with the remainder behind a pointer. The one quotient of signed numbers
// that does not fit is left out.
#define DIVIDED(divide, remainder, type, draw, some, low) \
    SAME(divide, type a = draw(); type b = some(); if (a == low && b == (type)-1) b = 7, divide(a, b), a / b); \
    SAME(remainder, type a = draw(); type b = some(); if (a == low && b == (type)-1) b = 7, remainder(a, b), a % b)
#define BOTH(both, type, draw, some, low) \
    CHECK(both, ROUNDS, type a = draw(); type b = some(); if (a == low && b == (type)-1) b = 7; type rest = 9; \
          same(#both, both(a, b, &rest), a / b); same(#both, rest, a % b););

static void check_divisions(void) {
    DIVIDED(divide_unsigned_32, remainder_unsigned_32, u32, draw, some32, 0);
    BOTH(divide_both_unsigned_32, u32, draw, some32, 0);
    DIVIDED(divide_unsigned_64, remainder_unsigned_64, u64, draw, some64, 0);
    BOTH(divide_both_unsigned_64, u64, draw, some64, 0);
    DIVIDED(divide_unsigned_128, remainder_unsigned_128, u128, draw128, some128, 0);
    BOTH(divide_both_unsigned_128, u128, draw128, some128, 0);
    DIVIDED(divide_32, remainder_32, s32, draw, some32, INT32_MIN);
    BOTH(divide_both_32, s32, draw, some32, INT32_MIN);
    DIVIDED(divide_64, remainder_64, s64, draw, some64, INT64_MIN);
    BOTH(divide_both_64, s64, draw, some64, INT64_MIN);
    DIVIDED(divide_128, remainder_128, s128, draw128, some128, INT128_MIN);
}

int check_integers(void) {
    check_absolutes();
    check_sums();
    check_products();
    check_shifts();
    check_comparisons();
    check_counts();
    check_divisions();
    return wrong;
}
