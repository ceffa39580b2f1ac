// Arrays, matrices and small machines.
#include "real.h"

void matrix_multiply(int *c, const int *a, const int *b, size_t n) {
    for (size_t i = 0; i < n; i++)
        for (size_t j = 0; j < n; j++) {
            unsigned sum = 0;
            for (size_t k = 0; k < n; k++) sum += (unsigned)a[i * n + k] * b[k * n + j];
            c[i * n + j] = sum;
        }
}

void transpose(int *a, size_t n) {
    for (size_t i = 0; i < n; i++)
        for (size_t j = 0; j < i; j++) {
            int x = a[i * n + j];
            a[i * n + j] = a[j * n + i];
            a[j * n + i] = x;
        }
}

int64_t dot(const int *a, const int *b, size_t n) {
    int64_t sum = 0;
    for (size_t i = 0; i < n; i++) sum += (int64_t)a[i] * b[i];
    return sum;
}

void prefix_sums(int *a, size_t n) {
    int sum = 0;
    for (size_t i = 0; i < n; i++) a[i] = sum += a[i];
}

void histogram(const uint8_t *p, size_t n, unsigned *counts) {
    for (size_t i = 0; i < n; i++) counts[p[i] >> 4]++;
}

int cache_get(struct cache *cache, unsigned key, unsigned *value) {
    for (unsigned i = 0; i < cache->used; i++)
        if (cache->lines[i].key == key) {
            cache->lines[i].stamp = ++cache->clock;
            *value = cache->lines[i].value;
            return 1;
        }
    return 0;
}

// Overwrites the line of the key, or an unused one, or the one not used for the longest time.
void cache_put(struct cache *cache, unsigned key, unsigned value) {
    unsigned at = 0;
    for (unsigned i = 0; i < cache->used; i++) {
        if (cache->lines[i].key == key) {
            at = i;
            goto found;
        }
        if (cache->lines[i].stamp < cache->lines[at].stamp) at = i;
    }
    if (cache->used < 8) at = cache->used++;
found:
    cache->lines[at].key = key;
    cache->lines[at].value = value;
    cache->lines[at].stamp = ++cache->clock;
}

int ring_push(struct ring *ring, uint16_t item) {
    if (ring->head - ring->tail == 16) return 0;
    ring->items[ring->head++ % 16] = item;
    return 1;
}

int ring_pop(struct ring *ring, uint16_t *item) {
    if (ring->head == ring->tail) return 0;
    *item = ring->items[ring->tail++ % 16];
    return 1;
}

// A stack machine; its switch becomes a jump table.
int64_t run_program(const uint8_t *program, size_t length) {
    int64_t stack[16] = {0};
    unsigned top = 0;
    for (size_t at = 0; at < length; at++) {
        uint64_t a = stack[top & 15], b = stack[(top - 1) & 15];
        switch (program[at] >> 4) {
        case 0: stack[++top & 15] = program[at] & 15; break;
        case 1: stack[--top & 15] = b + a; break;
        case 2: stack[--top & 15] = b - a; break;
        case 3: stack[--top & 15] = b * a; break;
        case 4: stack[++top & 15] = a; break;
        case 5: stack[top & 15] = -a; break;
        case 6: stack[--top & 15] = b ^ a; break;
        case 7: stack[top & 15] = a << (program[at] & 15); break;
        case 8: return a;
        default: return -1;
        }
    }
    return stack[top & 15];
}

// What comes first: 'n' a number, 'i' a name, 0 the end, else the character itself; moves behind it.
int next_token(const char **text) {
    const char *s = *text;
    int kind;
    while (*s == ' ' || *s == '\t' || *s == '\n') s++;
    if (*s == 0) {
        kind = 0;
    } else if (*s >= '0' && *s <= '9') {
        while (*s >= '0' && *s <= '9') s++;
        kind = 'n';
    } else if ((*s | 32) >= 'a' && (*s | 32) <= 'z') {
        while (((*s | 32) >= 'a' && (*s | 32) <= 'z') || (*s >= '0' && *s <= '9') || *s == '_') s++;
        kind = 'i';
    } else {
        kind = (unsigned char)*s++;
    }
    *text = s;
    return kind;
}
