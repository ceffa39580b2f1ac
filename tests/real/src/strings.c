// Strings and blocks of bytes.
#include "real.h"

size_t str_length(const char *s) {
    const char *p = s;
    while (*p) p++;
    return p - s;
}

// Returns the end of the copy.
char *str_copy(char *to, const char *from) {
    while ((*to = *from)) to++, from++;
    return to;
}

int str_compare(const char *a, const char *b) {
    while (*a && *a == *b) a++, b++;
    return (unsigned char)*a - (unsigned char)*b;
}

const char *str_find(const char *s, char c) {
    for (;; s++) {
        if (*s == c) return s;
        if (*s == 0) return NULL;
    }
}

void str_reverse(char *s, size_t n) {
    if (n == 0) return;
    for (char *e = s + n - 1; s < e; s++, e--) {
        char c = *s;
        *s = *e;
        *e = c;
    }
}

static int is_space(char c) { return c == ' ' || (c >= '\t' && c <= '\r'); }

// Takes the spaces off the right end; returns the new length.
size_t str_trim(char *s, size_t n) {
    while (n > 0 && is_space(s[n - 1])) n--;
    s[n] = 0;
    return n;
}

static char lower(char c) { return c >= 'A' && c <= 'Z' ? c + 32 : c; }

int is_palindrome(const char *s, size_t n) {
    for (size_t i = 0; i < n / 2; i++)
        if (lower(s[i]) != lower(s[n - 1 - i])) return 0;
    return 1;
}

unsigned count_words(const char *s) {
    unsigned n = 0;
    int inside = 0;
    for (; *s; s++) {
        int space = is_space(*s);
        n += !space && !inside;
        inside = !space;
    }
    return n;
}

void to_upper(char *s) {
    for (; *s; s++)
        if (*s >= 'a' && *s <= 'z') *s -= 'a' - 'A';
}

const void *mem_find(const void *block, int c, size_t n) {
    const unsigned char *p = block;
    for (; n; p++, n--)
        if (*p == (unsigned char)c) return p;
    return NULL;
}

int mem_compare(const void *a, const void *b, size_t n) {
    const unsigned char *p = a, *q = b;
    for (size_t i = 0; i < n; i++)
        if (p[i] != q[i]) return p[i] < q[i] ? -1 : 1;
    return 0;
}

// The blocks may overlap.
void *mem_move(void *to, const void *from, size_t n) {
    unsigned char *d = to;
    const unsigned char *s = from;
    if (d < s)
        while (n--) *d++ = *s++;
    else
        while (n--) d[n] = s[n];
    return to;
}
