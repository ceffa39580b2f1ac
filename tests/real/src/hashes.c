// Hash functions and check sums.
#include "real.h"

uint32_t fnv1a(const uint8_t *p, size_t n) {
    uint32_t h = 2166136261u;
    for (size_t i = 0; i < n; i++) h = (h ^ p[i]) * 16777619u;
    return h;
}

uint32_t djb2(const char *s) {
    uint32_t h = 5381;
    for (; *s; s++) h = h * 33 + (unsigned char)*s;
    return h;
}

uint32_t one_at_a_time(const uint8_t *p, size_t n) {
    uint32_t h = 0;
    while (n--) {
        h += *p++;
        h += h << 10;
        h ^= h >> 6;
    }
    h += h << 3;
    h ^= h >> 11;
    return h + (h << 15);
}

uint32_t adler32(uint32_t adler, const uint8_t *p, size_t n) {
    uint32_t a = adler & 0xffff, b = adler >> 16;
    for (; n; n--) {
        a += *p++;
        if (a >= 65521) a -= 65521;
        b += a;
        if (b >= 65521) b -= 65521;
    }
    return b << 16 | a;
}

uint32_t crc32_bits(const uint8_t *p, size_t n) {
    uint32_t crc = ~0u;
    while (n--) {
        crc ^= *p++;
        for (int k = 0; k < 8; k++) crc = crc >> 1 ^ (0xedb88320u & -(crc & 1));
    }
    return ~crc;
}

uint32_t crc32_nibbles(const uint8_t *p, size_t n) {
    static const uint32_t table[16] = {
        0x00000000, 0x1db71064, 0x3b6e20c8, 0x26d930ac, 0x76dc4190, 0x6b6b51f4, 0x4db26158, 0x5005713c,
        0xedb88320, 0xf00f9344, 0xd6d6a3e8, 0xcb61b38c, 0x9b64c2b0, 0x86d3d2d4, 0xa00ae278, 0xbdbdf21c,
    };
    uint32_t crc = ~0u;
    for (size_t i = 0; i < n; i++) {
        crc = table[(crc ^ p[i]) & 15] ^ crc >> 4;
        crc = table[(crc ^ p[i] >> 4) & 15] ^ crc >> 4;
    }
    return ~crc;
}

// The last steps of MurmurHash3 (64 bit).
uint64_t mix64(uint64_t x) {
    x ^= x >> 33;
    x *= 0xff51afd7ed558ccdul;
    x ^= x >> 33;
    x *= 0xc4ceb9fe1a85ec53ul;
    x ^= x >> 33;
    return x;
}

uint64_t xorshift(uint64_t *state) {
    uint64_t x = *state;
    x ^= x >> 12;
    x ^= x << 25;
    x ^= x >> 27;
    *state = x;
    return x * 0x2545f4914f6cdd1dul;
}

static uint32_t rotate(uint32_t x, int n) { return x << n | x >> (32 - n); }

uint32_t murmur3(const uint8_t *p, size_t n, uint32_t seed) {
    uint32_t h = seed, k = 0;
    for (size_t i = n / 4; i; i--, p += 4) {
        k = p[0] | p[1] << 8 | p[2] << 16 | (uint32_t)p[3] << 24;
        h ^= rotate(k * 0xcc9e2d51u, 15) * 0x1b873593u;
        h = rotate(h, 13) * 5 + 0xe6546b64u;
    }
    k = 0;
    switch (n & 3) {
    case 3: k ^= p[2] << 16; // fall through
    case 2: k ^= p[1] << 8;  // fall through
    case 1: h ^= rotate((k ^ p[0]) * 0xcc9e2d51u, 15) * 0x1b873593u;
    }
    h ^= n;
    h = (h ^ h >> 16) * 0x85ebca6bu;
    h = (h ^ h >> 13) * 0xc2b2ae35u;
    return h ^ h >> 16;
}
