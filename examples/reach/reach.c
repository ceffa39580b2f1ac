/* Functions whose best forms are known but lie beyond short programs over constants that are there: constants that nobody
 * wrote, specifications about order alone, memory in between. generate.sh compiles them, run.sh optimizes them. */
#include <stdint.h>

/* Red, green and blue of 8 bits to 5, 6 and 5. */
uint32_t pack565(uint32_t pixel) {
    uint32_t red = pixel >> 16 & 255, green = pixel >> 8 & 255, blue = pixel & 255;
    return (red >> 3) << 11 | (green >> 2) << 5 | blue >> 3;
}

static uint32_t spread(uint32_t x) {
    x &= 0xffff;
    x = (x | x << 8) & 0x00ff00ff;
    x = (x | x << 4) & 0x0f0f0f0f;
    x = (x | x << 2) & 0x33333333;
    return (x | x << 1) & 0x55555555;
}

/* The bits of two coordinates in turn; those of one of them. */
uint32_t interleave(uint32_t x, uint32_t y) { return spread(x) | spread(y) << 1; }
uint32_t even_bits(uint32_t code) {
    code &= 0x55555555;
    code = (code | code >> 1) & 0x33333333;
    code = (code | code >> 2) & 0x0f0f0f0f;
    code = (code | code >> 4) & 0x00ff00ff;
    return (code | code >> 8) & 0xffff;
}

int32_t middle(int32_t a, int32_t b, int32_t c) {
    if (a < b) {
        if (b < c) return b;
        return a < c ? c : a;
    }
    if (a < c) return a;
    return b < c ? c : b;
}

static void exchange(int32_t *a, int32_t *b) {
    int32_t less = *a < *b ? *a : *b, greater = *a < *b ? *b : *a;
    *a = less, *b = greater;
}

void order3(int32_t *at) {
    int32_t a = at[0], b = at[1], c = at[2];
    exchange(&b, &c), exchange(&a, &c), exchange(&a, &b);
    at[0] = a, at[1] = b, at[2] = c;
}

void order4(int32_t *at) {
    int32_t a = at[0], b = at[1], c = at[2], d = at[3];
    exchange(&a, &b), exchange(&c, &d), exchange(&a, &c), exchange(&b, &d), exchange(&b, &c);
    at[0] = a, at[1] = b, at[2] = c, at[3] = d;
}

void order5(int32_t *at) {
    int32_t a = at[0], b = at[1], c = at[2], d = at[3], e = at[4];
    exchange(&a, &b), exchange(&d, &e), exchange(&c, &e), exchange(&c, &d), exchange(&b, &e);
    exchange(&a, &d), exchange(&a, &c), exchange(&b, &d), exchange(&b, &c);
    at[0] = a, at[1] = b, at[2] = c, at[3] = d, at[4] = e;
}

/* How many ones each of the 8 bytes has. */
uint64_t byte_ones(uint64_t x) {
    x -= x >> 1 & 0x5555555555555555;
    x = (x & 0x3333333333333333) + (x >> 2 & 0x3333333333333333);
    return (x + (x >> 4)) & 0x0f0f0f0f0f0f0f0f;
}
