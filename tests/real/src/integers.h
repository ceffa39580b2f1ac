// Integer routines as compilers call them where a machine has no instruction for it: this project's own C, by what the
// GCC manuals say that they return ("Integer library routines", "Built-in Functions to Perform Arithmetic with Overflow
// Checking", `__builtin_bswap32`). Most are made of what a machine of half the width has.
#ifndef INTEGERS_H
#define INTEGERS_H
#include <stdint.h>

typedef int32_t s32;
typedef int64_t s64;
typedef uint32_t u32;
typedef uint64_t u64;
typedef __int128 s128;
typedef unsigned __int128 u128;

// Does not return. Whoever links the functions has it, as `abort` is in a program.
_Noreturn void overflowed(void);

// shifts.c: counts are less than the width.
s64 shift_left_64(s64 a, int n);
u64 shift_right_64(u64 a, int n);
s64 shift_right_signed_64(s64 a, int n);
s128 shift_left_128(s128 a, int n);
u128 shift_right_128(u128 a, int n);
s128 shift_right_signed_128(s128 a, int n);
u32 swap_bytes_32(u32 a);
u64 swap_bytes_64(u64 a);

// comparisons.c: 0 if a is less than b, 1 if they are equal, 2 if a is greater.
int compare_64(s64 a, s64 b);
int compare_unsigned_64(u64 a, u64 b);
int compare_128(s128 a, s128 b);
int compare_unsigned_128(u128 a, u128 b);

// counts.c: zeros above the highest and below the lowest 1-bit of what is not 0; the number of the lowest 1-bit, from 1 on,
// or 0 if there is none; whether the number of 1-bits is odd; that number.
int leading_zeros_32(u32 a);
int leading_zeros_64(u64 a);
int leading_zeros_128(u128 a);
int trailing_zeros_32(u32 a);
int trailing_zeros_64(u64 a);
int trailing_zeros_128(u128 a);
int lowest_one_32(u32 a);
int lowest_one_64(u64 a);
int lowest_one_128(u128 a);
int parity_32(u32 a);
int parity_64(u64 a);
int parity_128(u128 a);
int ones_32(u32 a);
int ones_64(u64 a);
int ones_128(u128 a);

// absolutes.c: what is `checked` ends in `overflowed` where the result does not fit.
s32 checked_absolute_32(s32 a);
s64 checked_absolute_64(s64 a);
s128 checked_absolute_128(s128 a);
s32 checked_negate_32(s32 a);
s64 checked_negate_64(s64 a);
s128 checked_negate_128(s128 a);
s64 negate_64(s64 a);
s128 negate_128(s128 a);

// sums.c
s32 checked_add_32(s32 a, s32 b);
s64 checked_add_64(s64 a, s64 b);
s128 checked_add_128(s128 a, s128 b);
s32 checked_subtract_32(s32 a, s32 b);
s64 checked_subtract_64(s64 a, s64 b);
s128 checked_subtract_128(s128 a, s128 b);

// products.c: `flagged` says in *over whether the product did not fit, and returns its lower half.
s64 multiply_64(s64 a, s64 b);
s128 multiply_128(s128 a, s128 b);
s32 checked_multiply_32(s32 a, s32 b);
s64 checked_multiply_64(s64 a, s64 b);
s128 checked_multiply_128(s128 a, s128 b);
s32 flagged_multiply_32(s32 a, s32 b, int *over);
s64 flagged_multiply_64(s64 a, s64 b, int *over);
s128 flagged_multiply_128(s128 a, s128 b, int *over);

// divisions.c: no divisor is 0. The quotient; what is left; both.
u32 divide_unsigned_32(u32 a, u32 b);
u32 remainder_unsigned_32(u32 a, u32 b);
u32 divide_both_unsigned_32(u32 a, u32 b, u32 *rest);
u64 divide_unsigned_64(u64 a, u64 b);
u64 remainder_unsigned_64(u64 a, u64 b);
u64 divide_both_unsigned_64(u64 a, u64 b, u64 *rest);
u128 divide_unsigned_128(u128 a, u128 b);
u128 remainder_unsigned_128(u128 a, u128 b);
u128 divide_both_unsigned_128(u128 a, u128 b, u128 *rest);

// divisions_signed.c: towards 0; the remainder has the sign of a.
s32 divide_32(s32 a, s32 b);
s32 remainder_32(s32 a, s32 b);
s32 divide_both_32(s32 a, s32 b, s32 *rest);
s64 divide_64(s64 a, s64 b);
s64 remainder_64(s64 a, s64 b);
s64 divide_both_64(s64 a, s64 b, s64 *rest);
s128 divide_128(s128 a, s128 b);
s128 remainder_128(s128 a, s128 b);

#endif
