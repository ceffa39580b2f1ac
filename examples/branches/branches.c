// Functions with one condition and arms of different weight, for `experiment --branches`.
#include <stdint.h>

typedef uint64_t u64;
typedef int64_t i64;
typedef uint32_t u32;

u64 cheap_max(u64 a, u64 b) { return a > b ? a : b; }

i64 clamp_below(i64 a, i64 b) { return a < b ? b : a; }

u64 one_product(u64 a, u64 b) { return a < b ? a * b : a; }

u64 cube(u64 a, u64 b) {
  u64 p = a * b;
  p *= p;
  p *= b;
  return (a < b ? p : a) + b;
}

u64 two_polynomials(u64 a, u64 b) {
  u64 p = ((a * b + 3) * a + b) * a;
  u64 q = ((b ^ a) * b - 7) * b;
  return a > b ? p : q;
}

u64 rare_mix(u64 h, u64 x) {
  u64 m = h ^ x;
  m *= 0x9e3779b97f4a7c15u;
  m ^= m >> 32;
  m *= 0xd6e8feb86659fd93u;
  m ^= m >> 32;
  return (x & 1) ? m : h + x;
}

u64 late_condition(u64 a, u64 b) {
  u64 t = a * b;
  t = t * t + a;
  t *= b;
  return (i64)t < 0 ? a + b : a ^ b;
}

u64 collatz_step(u64 n) { return n & 1 ? 3 * n + 1 : n >> 1; }

u64 saturating_add(u64 a, u64 b) {
  u64 s = a + b;
  return s < a ? ~(u64)0 : s;
}

u64 average_or_product(u64 a, u64 b) {
  u64 avg = (a & b) + ((a ^ b) >> 1);
  u64 prod = a * b;
  prod ^= prod >> 29;
  prod *= a | 1;
  return (u32)a < (u32)b ? avg : prod;
}

u64 parity_of_sum(u64 a, u64 b) {
  u64 x = a + b;
  x ^= x >> 32;
  x ^= x >> 16;
  x ^= x >> 8;
  x ^= x >> 4;
  x = 0x6996 >> (x & 15) & 1;
  return a >= b ? x : 2;
}

u64 both_short(u64 a, u64 b) { return a < b ? a + 2 * b : b - a; }
