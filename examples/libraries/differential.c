// Runs functions of two archives on the same random states and says where they differ.
//
//   differential STATES [SEED]
//
// table.h, made by table.py, has for each function both versions and its contract. A function with a library prototype gets
// what that names: corner values, values near them, random ones, and its results are compared. Of any other function all
// registers of the System V AMD64 ABI are arguments, those for results are results, and the stack has arguments, too.
// Registers that a callee has to keep are compared with what they were, and `abort` counts as a result.
#include "state.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct row {
    const char *name, *contract;
    void (*old)(void), (*new)(void);
};
#include "table.h"

// Corners of integers; zero, one, infinity, not-a-number, largest and smallest of the binary formats and of what converts.
static const uint64_t corners[] = {0, 1, -1, 1ull << 63, ~(1ull << 63), 1u << 31, ~(1u << 31), -1u, 0xffffffff80000000,
    0x3ff0000000000000, 0xbff0000000000000, 0x7ff0000000000000, 0x7ff8000000000000, 0x7fefffffffffffff, 0x0010000000000000,
    0x41e0000000000000, 0x43e0000000000000, 0x47e0000000000000, 0x3f800000, 0xbf800000, 0x7f800000, 0x7fc00000, 0x7f7fffff,
    0x00800000, 0x4f000000, 0x5f000000, 0x7f000000, 0x3fff000000000000, 0x7fff000000000000, 0x7fff800000000000,
    0x407e000000000000, 0x403e000000000000, 0x3c00, 0x7c00, 0x7e00, 0x0001000000000000};
enum { CORNERS = sizeof corners / sizeof *corners };

static uint64_t value(uint64_t state, unsigned place) {
    // The first states go through the corners, each place in another order.
    if (state < CORNERS * CORNERS) return corners[(place % 2 ? state / CORNERS : state) % CORNERS];
    uint64_t r = next();
    switch (r % 6) {
    case 0: return corners[(r >> 8) % CORNERS];
    case 1: return next() >> (r >> 8) % 64;
    case 2: return corners[(r >> 8) % CORNERS] + (int64_t)((r >> 20) % 5) - 2;
    case 3: return (uint64_t)((int64_t)next() >> (r >> 8) % 64);
    default: return next();
    }
}

static const char *const wide[ARGS] = {"rdi", "rsi", "rdx", "rcx", "r8", "r9", "rax", "r10"};
static const char *const narrow[ARGS] = {"edi", "esi", "edx", "ecx", "r8d", "r9d", "eax", "r10d"};

static int number(const char *word, size_t n, int *bits) {
    for (int i = 0; i < ARGS; i++) {
        if (strlen(wide[i]) == n && !strncmp(word, wide[i], n)) return *bits = 64, i;
        if (strlen(narrow[i]) == n && !strncmp(word, narrow[i], n)) return *bits = 32, i;
    }
    return -1;
}

// The contract's results as masks of rax, rdx, and both halves of xmm0 and xmm1. Without a prototype: all.
static int prototype(const struct row *r) { return strstr(r->contract, "(library prototype)") != NULL; }

static void results(const struct row *r, uint64_t mask[6]) {
    for (int i = 0; i < 6; i++) mask[i] = prototype(r) ? 0 : -1ull;
    const char *p = strstr(r->contract, "-> ");
    if (!prototype(r) || !p) return;
    for (p += 3; *p; p += strspn(p, ", ")) {
        size_t n = strcspn(p, ", ");
        int x, bits;
        if (sscanf(p, "xmm%d:%d", &x, &bits) == 2 && x < 2) {
            mask[2 + 2 * x] = bits >= 64 ? -1ull : (1ull << bits) - 1;
            mask[3 + 2 * x] = bits > 64 ? -1ull : 0;
        } else {
            int g = number(p, n, &bits);
            if (g != RAX && g != RDX) return;
            mask[g == RDX] = bits == 64 ? -1ull : 0xffffffff;
        }
        p += n;
        if (*p != ',') return;
    }
}

// What the contract's conditions and the functions' documentation ask for: counts below the width, no zero, no division by
// zero or overflow.
static void keep_conditions(const struct row *r, struct state *s, void *result) {
    const char *p = strstr(r->contract, " where ");
    while (p) {
        p += *p == ',' ? 2 : 7;
        int bits, g = number(p, strcspn(p, " "), &bits);
        const char *op = p + strcspn(p, "<!");
        unsigned long limit = strtoul(op + strcspn(op, " "), NULL, 0);
        uint64_t mask = bits == 64 ? -1ull : 0xffffffff;
        if (g >= 0 && *op == '<') s->gpr[g] = (s->gpr[g] & ~mask) | (s->gpr[g] & mask) % limit;
        if (g >= 0 && *op == '!' && !(s->gpr[g] & mask)) s->gpr[g] |= 1;
        p = strchr(p, ',');
    }
    const char *n = r->name;
    int division = strstr(n, "div") || strstr(n, "mod");
    if (division && strstr(r->contract, "(edi, esi") && (!(int)s->gpr[RSI] || (int)s->gpr[RSI] == -1)) s->gpr[RSI] += 3;
    if (division && strstr(r->contract, "(rdi, rsi") && !strstr(r->contract, "rcx"))
        if (!s->gpr[RSI] || s->gpr[RSI] == -1ull) s->gpr[RSI] += 3;
    if (division && strstr(r->contract, "rcx") && s->gpr[RCX] == s->gpr[RDX] && s->gpr[RCX] + 1 < 2) s->gpr[RDX] = 7;
    // Where a remainder, an overflow, or a result of two binary128 numbers goes.
    if (strstr(n, "divmod") || strstr(n, "mulo")) s->gpr[strstr(r->contract, "r8") ? R8 : RDX] = (uint64_t)result;
    if (strstr(n, "tc3")) s->gpr[RDI] = (uint64_t)result;
}

static void show(const char *what, const struct state *s) {
    printf("  %s: rdi %llx rsi %llx rdx %llx rcx %llx xmm0 %llx%016llx xmm1 %llx%016llx -> rax %llx rdx %llx xmm0 %llx%016llx\n",
        what, (long long)s->gpr[RDI], (long long)s->gpr[RSI], (long long)s->gpr[RDX], (long long)s->gpr[RCX],
        (long long)s->xmm[0][1], (long long)s->xmm[0][0], (long long)s->xmm[1][1], (long long)s->xmm[1][0],
        (long long)s->rax, (long long)s->rdx, (long long)s->out[0][1], (long long)s->out[0][0]);
}

// Some functions read padding from their frames: both versions find the same there.
static void __attribute__((noinline)) fill_stack(void) {
    volatile char below[2048];
    for (unsigned i = 0; i < sizeof below; i++) below[i] = 0x5a;
}

// The same from an empty x87 stack, if that counts, to what is on it.
static int run(struct state *s, void (*f)(void), int x87) {
    if (x87) {
        fill_stack();
        __asm__ volatile("fninit");
    }
    int ended = aborts(s, f);
    if (x87 && !ended) __asm__ volatile("fnsave %0" : "=m"(s->x87));
    return ended;
}

static int same(const struct state *a, const struct state *b, const uint64_t mask[6], int x87) {
    const uint64_t x[6] = {a->rax, a->rdx, a->out[0][0], a->out[0][1], a->out[1][0], a->out[1][1]};
    const uint64_t y[6] = {b->rax, b->rdx, b->out[0][0], b->out[0][1], b->out[1][0], b->out[1][1]};
    for (int i = 0; i < 6; i++)
        if ((x[i] ^ y[i]) & mask[i]) return 0;
    if (memcmp(b->saved, b->saved_out, sizeof b->saved)) return 0;
    // Tags and registers; the rest names the last instruction.
    return !x87 || (!memcmp(a->x87 + 8, b->x87 + 8, 2) && !memcmp(a->x87 + 28, b->x87 + 28, 80));
}

static int compare(const struct row *r, uint64_t states) {
    uint64_t mask[6];
    static unsigned char result[32] __attribute__((aligned(16))), old_result[32];
    results(r, mask);
    int x87 = !prototype(r);
    for (uint64_t k = 0; k < states; k++) {
        struct state a = {0}, b;
        unsigned place = 0;
        for (int i = 0; i < ARGS; i++) a.gpr[i] = value(k, place++);
        for (int i = 0; i < XMM; i++)
            for (int j = 0; j < 2; j++) a.xmm[i][j] = value(k, (unsigned)(i + j));
        for (int i = 0; i < STACK; i++) a.stack[i] = value(k, (unsigned)i);
        for (int i = 0; i < 6; i++) a.saved[i] = next();
        keep_conditions(r, &a, result);
        b = a;
        memset(result, 0, sizeof result);
        int first = run(&a, r->old, x87);
        memcpy(old_result, result, sizeof result);
        memset(result, 0, sizeof result);
        int second = run(&b, r->new, x87);
        if (first != second || (!first && !same(&a, &b, mask, x87)) || memcmp(old_result, result, sizeof result)) {
            printf("%s: DIFFERENT in state %llu\n", r->name, (long long)k);
            show("original", &a);
            show("new     ", &b);
            return 0;
        }
    }
    return 1;
}

int main(int argc, char **argv) {
    uint64_t states = argc > 1 ? strtoull(argv[1], NULL, 10) : 1000000;
    unsigned bad = 0, n = sizeof rows / sizeof *rows - 1;
    for (unsigned k = 0; k < n; k++) {
        seed = (argc > 2 ? strtoull(argv[2], NULL, 10) : 1) + k;
        int good = compare(&rows[k], states);
        bad += !good;
        if (good) printf("%s: equal\n", rows[k].name);
        fflush(stdout);
    }
    printf("%u functions, %llu states each, %u different\n", n, (long long)states, bad);
    return bad != 0;
}
