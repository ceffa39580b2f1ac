// Encodings of text and numbers.
#include "real.h"

// The length of the first character, or 0 if the bytes are not UTF-8.
int utf8_decode(const uint8_t *p, size_t n, uint32_t *code) {
    if (n == 0) return 0;
    if (p[0] < 0x80) {
        *code = p[0];
        return 1;
    }
    int length = p[0] >= 0xf0 ? 4 : p[0] >= 0xe0 ? 3 : 2;
    if (p[0] < 0xc2 || p[0] > 0xf4 || n < (size_t)length) return 0;
    uint32_t c = p[0] & (0x7f >> length);
    for (int i = 1; i < length; i++) {
        if ((p[i] & 0xc0) != 0x80) return 0;
        c = c << 6 | (p[i] & 0x3f);
    }
    if ((length == 3 && c < 0x800) || (length == 4 && (c < 0x10000 || c > 0x10ffff))) return 0;
    if (c >= 0xd800 && c < 0xe000) return 0;
    *code = c;
    return length;
}

int utf8_encode(uint32_t code, uint8_t *out) {
    if (code < 0x80) {
        out[0] = code;
        return 1;
    }
    if (code < 0x800) {
        out[0] = 0xc0 | code >> 6;
        out[1] = 0x80 | (code & 0x3f);
        return 2;
    }
    if (code < 0x10000) {
        out[0] = 0xe0 | code >> 12;
        out[1] = 0x80 | (code >> 6 & 0x3f);
        out[2] = 0x80 | (code & 0x3f);
        return 3;
    }
    out[0] = 0xf0 | code >> 18;
    out[1] = 0x80 | (code >> 12 & 0x3f);
    out[2] = 0x80 | (code >> 6 & 0x3f);
    out[3] = 0x80 | (code & 0x3f);
    return 4;
}

size_t base64_encode(const uint8_t *p, size_t n, char *out) {
    static const char digits[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    char *start = out;
    for (; n >= 3; n -= 3, p += 3) {
        uint32_t x = p[0] << 16 | p[1] << 8 | p[2];
        *out++ = digits[x >> 18];
        *out++ = digits[x >> 12 & 63];
        *out++ = digits[x >> 6 & 63];
        *out++ = digits[x & 63];
    }
    if (n) {
        uint32_t x = p[0] << 16 | (n == 2 ? p[1] << 8 : 0);
        *out++ = digits[x >> 18];
        *out++ = digits[x >> 12 & 63];
        *out++ = n == 2 ? digits[x >> 6 & 63] : '=';
        *out++ = '=';
    }
    return out - start;
}

size_t varint_encode(uint64_t x, uint8_t *out) {
    size_t n = 0;
    for (; x >= 0x80; x >>= 7) out[n++] = x | 0x80;
    out[n++] = x;
    return n;
}

// The number of bytes read, or 0 if the number does not end or is too long.
size_t varint_decode(const uint8_t *p, size_t n, uint64_t *x) {
    uint64_t result = 0;
    for (size_t i = 0; i < n && i < 10; i++) {
        result |= (uint64_t)(p[i] & 0x7f) << 7 * i;
        if (p[i] < 0x80) {
            *x = result;
            return i + 1;
        }
    }
    return 0;
}

uint32_t zigzag(int32_t x) { return (uint32_t)x << 1 ^ x >> 31; }

int hex_digit(char c) {
    if (c >= '0' && c <= '9') return c - '0';
    if (c >= 'a' && c <= 'f') return c - 'a' + 10;
    if (c >= 'A' && c <= 'F') return c - 'A' + 10;
    return -1;
}

size_t hex_decode(const char *s, uint8_t *out) {
    size_t n = 0;
    for (;; s += 2) {
        int high = hex_digit(s[0]);
        if (high < 0) return n;
        int low = hex_digit(s[1]);
        if (low < 0) return n;
        out[n++] = high << 4 | low;
    }
}

size_t run_lengths(const uint8_t *p, size_t n, uint8_t *out) {
    size_t written = 0;
    for (size_t i = 0; i < n;) {
        size_t run = 1;
        while (i + run < n && run < 255 && p[i + run] == p[i]) run++;
        out[written++] = run;
        out[written++] = p[i];
        i += run;
    }
    return written;
}

// Returns the end of the text.
char *number_to_text(long n, char *out, unsigned base) {
    unsigned long rest = n < 0 ? -(unsigned long)n : (unsigned long)n;
    char digits[65], *d = digits;
    do *d++ = "0123456789abcdefghijklmnopqrstuvwxyz"[rest % base];
    while (rest /= base);
    if (n < 0) *out++ = '-';
    while (d > digits) *out++ = *--d;
    *out = 0;
    return out;
}

// False if there is no number, something behind it, or it does not fit.
int text_to_number(const char *s, long *out) {
    int negative = *s == '-';
    unsigned long x = 0, limit = (unsigned long)INT64_MAX + negative;
    s += negative;
    if (!*s) return 0;
    for (; *s; s++) {
        unsigned digit = (unsigned char)*s - '0';
        if (digit > 9 || x > (limit - digit) / 10) return 0;
        x = x * 10 + digit;
    }
    *out = negative ? -x : x;
    return 1;
}

uint32_t read_be32(const uint8_t *p) { return (uint32_t)p[0] << 24 | p[1] << 16 | p[2] << 8 | p[3]; }

void write_le32(uint8_t *p, uint32_t x) {
    p[0] = x;
    p[1] = x >> 8;
    p[2] = x >> 16;
    p[3] = x >> 24;
}
