// Kernels of cryptography: straight code of a hundred instructions and more, past what one integer program decides.
// long.s: gcc-12 -O3 -funroll-all-loops -fno-tree-vectorize -fno-asynchronous-unwind-tables -S long.c
#include <stdint.h>

typedef uint64_t u64;
typedef uint32_t u32;
typedef unsigned __int128 u128;

static u32 rotate(u32 x, int n) { return x << n | x >> (32 - n); }

// Two rounds of ChaCha20 (RFC 8439, section 2.1) on one block of 16 words.
static inline __attribute__((always_inline)) void quarter_round(u32 *x, int a, int b, int c, int d) {
  x[a] += x[b], x[d] = rotate(x[d] ^ x[a], 16);
  x[c] += x[d], x[b] = rotate(x[b] ^ x[c], 12);
  x[a] += x[b], x[d] = rotate(x[d] ^ x[a], 8);
  x[c] += x[d], x[b] = rotate(x[b] ^ x[c], 7);
}

void chacha_double_round(u32 *block) {
  u32 x[16];
  for (int k = 0; k < 16; k++) x[k] = block[k];
  for (int k = 0; k < 4; k++) quarter_round(x, k, k + 4, k + 8, k + 12);
  for (int k = 0; k < 4; k++) quarter_round(x, k, 4 + (k + 1) % 4, 8 + (k + 2) % 4, 12 + (k + 3) % 4);
  for (int k = 0; k < 16; k++) block[k] = x[k];
}

// A product modulo 2^255 - 19 of numbers in five limbs of 51 bits.
void product_25519(u64 *out, const u64 *a, const u64 *b) {
  const u64 low = ((u64)1 << 51) - 1;
  u128 sum[5];
  for (int k = 0; k < 5; k++) {
    sum[k] = 0;
    for (int i = 0; i < 5; i++) sum[k] += (u128)a[i] * (i > k ? 19 * b[5 + k - i] : b[k - i]);
  }
  u64 carry = 0, r[5];
  for (int k = 0; k < 5; k++) {
    sum[k] += carry;
    r[k] = (u64)sum[k] & low;
    carry = (u64)(sum[k] >> 51);
  }
  r[0] += carry * 19;
  r[1] += r[0] >> 51;
  r[0] &= low;
  for (int k = 0; k < 5; k++) out[k] = r[k];
}

// The eight words of a product of four words by four.
void product_256(u64 *out, const u64 *a, const u64 *b) {
  u128 sum = 0;
#pragma GCC unroll 8
  for (int k = 0; k < 7; k++) {
    u64 carry = 0;
#pragma GCC unroll 8
    for (int i = k < 4 ? 0 : k - 3; i <= k && i < 4; i++) {
      u128 p = (u128)a[i] * b[k - i];
      sum += p;
      carry += sum < p;
    }
    out[k] = (u64)sum;
    sum = sum >> 64 | (u128)carry << 64;
  }
  out[7] = (u64)sum;
}

// Four rounds of SHA-256 (FIPS 180-4, section 6.2.2).
void sha256_four_rounds(u32 *s, const u32 *w) {
  static const u32 constants[4] = {0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5};
  u32 a = s[0], b = s[1], c = s[2], d = s[3], e = s[4], f = s[5], g = s[6], h = s[7];
  for (int k = 0; k < 4; k++) {
    u32 t = h + (rotate(e, 26) ^ rotate(e, 21) ^ rotate(e, 7)) + ((e & f) ^ (~e & g)) + constants[k] + w[k];
    u32 u = (rotate(a, 30) ^ rotate(a, 19) ^ rotate(a, 10)) + ((a & b) ^ (a & c) ^ (b & c));
    h = g, g = f, f = e, e = d + t, d = c, c = b, b = a, a = t + u;
  }
  s[0] = a, s[1] = b, s[2] = c, s[3] = d, s[4] = e, s[5] = f, s[6] = g, s[7] = h;
}
