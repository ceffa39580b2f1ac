// Runs functions of two archives that take structures or look at the machine, and says where they differ.
//
//   structures STATES ADDRESSES
//
// structures.h says which functions there are. ADDRESSES has those of `cpuid` and `xgetbv` in this program, one a line with
// the name: they are replaced by an undefined instruction, and what handles its signal answers as a random machine would.
// Functions that are local to an object run here through those that call them.
#define _GNU_SOURCE
#include "state.h"
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <ucontext.h>
#include "structures.h"

static uint64_t below(uint64_t n) { return next() % n; }

// Whether both versions leave what callees keep, and end alike.
static int both(struct state *a, struct state *b, void (*old)(void), void (*new)(void), int *ended) {
    for (int i = 0; i < 6; i++) a->saved[i] = b->saved[i] = next();
    int first = aborts(a, old), second = aborts(b, new);
    *ended = !first;
    return first == second && (first || !memcmp(b->saved, b->saved_out, sizeof b->saved));
}

#ifdef TEST___cpu_indicator_init
extern void old___cpu_indicator_init(void), new___cpu_indicator_init(void);
extern unsigned char old___cpu_model[], new___cpu_model[], old___cpu_features2[], new___cpu_features2[];

enum { PLACES = 4096 };
static struct {
    uint64_t at;
    int bytes;
} places[PLACES];
static unsigned count;
static uint64_t machine;

static uint64_t mixed(uint64_t a, uint64_t b) {
    return mix(machine ^ a * 0x9e3779b97f4a7c15 ^ b * 0xd1342543de82ef95);
}

// Makers, the leaves they have, families and models, and any features (SDM vol. 2, CPUID; AMD vol. 3, appendix E).
static void identify(uint32_t leaf, uint32_t sub, uint32_t out[4]) {
    static const char makers[][13] = {"GenuineIntel", "AuthenticAMD", "CentaurHauls", "HygonGenuine", "Geode by NSC"};
    static const uint32_t last[] = {0, 1, 2, 4, 6, 7, 0xd, 0x14, 0x19, 0x1f, 0x24, 0xffffffff};
    static const uint32_t last_extended[] = {0, 0x80000000, 0x80000001, 0x80000004, 0x80000007, 0x80000008, 0x8000001e};
    uint64_t a = mixed(leaf, sub), b = mixed(leaf, sub + 0x100000000);
    if (a % 8 == 0) a = b = a % 16 ? -1ull : 0;
    out[0] = (uint32_t)a, out[1] = (uint32_t)(a >> 32), out[2] = (uint32_t)b, out[3] = (uint32_t)(b >> 32);
    if (leaf == 0) {
        const char *maker = makers[mixed(1, 2) % (sizeof makers / sizeof *makers)];
        out[0] = last[mixed(3, 4) % (sizeof last / sizeof *last)];
        memcpy(&out[1], maker, 4), memcpy(&out[3], maker + 4, 4), memcpy(&out[2], maker + 8, 4);
    } else if (leaf == 1) {
        uint32_t family = mixed(5, 6) % 3, model = (uint32_t)mixed(7, 8) & 0xff;
        uint32_t more = (uint32_t)(mixed(9, 10) % 13);
        if (family) out[0] = (model >> 4) << 16 | (family == 1 ? 6u << 8 : more << 20 | 15u << 8) | (model & 15) << 4;
    } else if (leaf == 0x80000000) {
        out[0] = last_extended[mixed(11, 12) % (sizeof last_extended / sizeof *last_extended)];
    }
}

static void answer(int signal, siginfo_t *info, void *context) {
    static const uint64_t enabled[] = {0, 1, 2, 3, 6, 7, 0xe6, 0xe7, 0x600e7, 0x60000, -1ull};
    greg_t *r = ((ucontext_t *)context)->uc_mcontext.gregs;
    (void)signal, (void)info;
    for (unsigned i = 0; i < count; i++) {
        if (places[i].at != (uint64_t)r[REG_RIP]) continue;
        uint32_t out[4];
        if (places[i].bytes == 2) {
            identify((uint32_t)r[REG_RAX], (uint32_t)r[REG_RCX], out);
            r[REG_RAX] = out[0], r[REG_RBX] = out[1], r[REG_RCX] = out[2], r[REG_RDX] = out[3];
        } else {
            uint64_t e = enabled[mixed(13, 14) % (sizeof enabled / sizeof *enabled)];
            r[REG_RAX] = (uint32_t)e, r[REG_RDX] = e >> 32;
        }
        r[REG_RIP] += places[i].bytes;
        return;
    }
    _Exit(3);
}

static void trap(const char *addresses) {
    FILE *file = fopen(addresses, "r");
    char name[16];
    unsigned long at;
    if (!file) perror(addresses), exit(2);
    while (count < PLACES && fscanf(file, "%lx %15s", &at, name) == 2) {
        places[count].at = at;
        places[count++].bytes = strcmp(name, "cpuid") ? 3 : 2;
        if (mprotect((void *)(at & ~4095ul), 8192, PROT_READ | PROT_WRITE | PROT_EXEC)) perror("mprotect"), exit(2);
        memcpy((void *)at, "\x0f\x0b", 2);
    }
    fclose(file);
    struct sigaction action = {.sa_sigaction = answer, .sa_flags = SA_SIGINFO};
    sigaction(SIGILL, &action, NULL);
}

static int cpu(uint64_t states) {
    for (uint64_t k = 0; k < states; k++) {
        struct state a = {0}, b = {0};
        int ended;
        machine = next();
        memset(old___cpu_model, 0, SIZE___cpu_model), memset(new___cpu_model, 0, SIZE___cpu_model);
        memset(old___cpu_features2, 0, SIZE___cpu_features2), memset(new___cpu_features2, 0, SIZE___cpu_features2);
        // Whoever finds a maker there has been here before.
        old___cpu_model[0] = new___cpu_model[0] = k % 64 == 0;
        if (!both(&a, &b, old___cpu_indicator_init, new___cpu_indicator_init, &ended)) return 0;
        if (memcmp(old___cpu_model, new___cpu_model, SIZE___cpu_model)) return 0;
        if (memcmp(old___cpu_features2, new___cpu_features2, SIZE___cpu_features2)) return 0;
        if (ended && (uint32_t)a.rax != (uint32_t)b.rax) return 0;
    }
    return 1;
}
#endif

#ifdef TEST___emutls_get_address
extern void old___emutls_get_address(void), new___emutls_get_address(void);

// What a variable of a thread is told by (GCC internals, emulated thread-local storage).
struct control {
    uint64_t size, align, index;
    void *from;
};

static uint64_t address(struct control *c, void (*f)(void), int *kept) {
    struct state s = {0};
    s.gpr[RDI] = (uint64_t)c;
    for (int i = 0; i < 6; i++) s.saved[i] = ~(uint64_t)i * 0x9e3779b97f4a7c15;
    call(&s, f);
    *kept &= !memcmp(s.saved, s.saved_out, sizeof s.saved);
    return s.rax;
}

// One variable in this thread: the same content, aligned, and there once more.
static int there(struct control *a, struct control *b) {
    int kept = 1;
    uint64_t p = address(a, old___emutls_get_address, &kept), q = address(b, new___emutls_get_address, &kept);
    kept &= address(a, old___emutls_get_address, &kept) == p && address(b, new___emutls_get_address, &kept) == q;
    uint64_t align = a->align > 8 ? a->align : 8;
    return kept && p % align == 0 && q % align == 0 && a->index == b->index && !memcmp((void *)p, (void *)q, a->size);
}

enum { KEPT = 64 };
static struct control kept[KEPT][2];

static void *thread(void *unused) {
    (void)unused;
    for (int i = 0; i < KEPT; i++)
        if (kept[i][0].size && !there(&kept[i][0], &kept[i][1])) return kept;
    return NULL;
}

static int emutls(uint64_t states) {
    static unsigned char from[4096];
    for (unsigned i = 0; i < sizeof from; i++) from[i] = (unsigned char)next();
    for (uint64_t k = 0; k < states; k++) {
        uint64_t size = k % 1000 ? 1 + below(64) : 1 + below(sizeof from);
        struct control c = {size, 1ull << (k % 100 ? below(5) : below(13)), 0, below(3) ? from : NULL};
        struct control *pair = kept[below(KEPT)];
        pair[0] = pair[1] = c;
        if (!there(&pair[0], &pair[1])) return 0;
        // Another thread has none of them yet.
        if (k % 5000 == 4999) {
            pthread_t t;
            void *wrong;
            if (pthread_create(&t, NULL, thread, NULL) || pthread_join(t, &wrong) || wrong) return 0;
        }
    }
    return 1;
}
#endif

#ifdef TEST___gcc_personality_v0
extern void old___gcc_personality_v0(void), new___gcc_personality_v0(void);

// A frame that is unwound, and what the personality asks for (Itanium C++ ABI, Exception Handling, level I).
struct _Unwind_Context {
    uint64_t ip, start, table, set[8];
    unsigned n;
};
uint64_t _Unwind_GetIP(struct _Unwind_Context *c) { return c->ip; }
uint64_t _Unwind_GetRegionStart(struct _Unwind_Context *c) { return c->start; }
uint64_t _Unwind_GetLanguageSpecificData(struct _Unwind_Context *c) { return c->table; }
static void set(struct _Unwind_Context *c, uint64_t what, uint64_t value) {
    c->set[c->n++ % 8] = what;
    c->set[c->n++ % 8] = value;
}
void _Unwind_SetGR(struct _Unwind_Context *c, int reg, uint64_t value) { set(c, (uint64_t)reg, value); }
void _Unwind_SetIP(struct _Unwind_Context *c, uint64_t value) { set(c, -1ull, value); }

static unsigned char table[4096], *end;

static void number(uint64_t value, unsigned encoding) {
    static const unsigned char bytes[16] = {8, 0, 2, 4, 8, 8, 8, 8, 8, 0, 2, 4, 8, 8, 8, 8};
    unsigned n = bytes[encoding & 15];
    for (unsigned i = 0; i < n; i++) *end++ = (unsigned char)(value >> 8 * i);
    for (int more = !n; more; value >>= 7) {
        // With a sign, the last of the groups of seven bits has it.
        more = (encoding & 8) ? value > 63 : value > 127;
        *end++ = (unsigned char)((value & 127) | (more ? 128 : 0));
    }
}

// A table of call sites; now and then in an encoding that there is not.
static void sites(void) {
    static const unsigned char encodings[] = {0, 1, 2, 3, 4, 9, 10, 11, 12, 0x10, 0x13, 0x1b, 0x1c};
    unsigned encoding = below(500) ? encodings[below(sizeof encodings)] : (unsigned)below(16);
    unsigned start = below(4) ? 255 : encodings[below(sizeof encodings)];
    unsigned char body[2048];
    uint64_t most = below(3) ? 200 : 30000;
    end = body;
    for (uint64_t n = below(12); n; n--) {
        number(below(most), encoding), number(below(most / 2), encoding);
        number(below(3) ? below(most) : 0, encoding);
        number(below(300), 1);
    }
    size_t length = (size_t)(end - body);
    end = table;
    *end++ = (unsigned char)start;
    if (start != 255) number(below(most), start);
    int types = !below(3);
    *end++ = types ? 3 : 255;
    if (types) number(below(5000), 1);
    *end++ = (unsigned char)encoding;
    number(length, 1);
    memcpy(end, body, length);
    memset(end + length, 0, 64);
}

static int personality(uint64_t states) {
    uint64_t found = 0;
    for (uint64_t k = 0; k < states; k++) {
        static const unsigned phases[] = {1, 2, 6, 10, 0};
        struct state s[2] = {{{0}}};
        sites();
        uint64_t start = next() >> below(60);
        struct _Unwind_Context c = {.start = start, .ip = start + 1 + below(below(2) ? 200 : 30000)};
        c.table = below(20) ? (uint64_t)table : 0;
        struct _Unwind_Context d = c;
        s[0].gpr[RDI] = 1, s[0].gpr[RSI] = phases[below(below(2) ? 5 : 3)], s[0].gpr[RDX] = next(), s[0].gpr[RCX] = next();
        s[0].gpr[R8] = (uint64_t)&c;
        s[1] = s[0];
        s[1].gpr[R8] = (uint64_t)&d;
        int ended;
        if (!both(&s[0], &s[1], old___gcc_personality_v0, new___gcc_personality_v0, &ended)) return 0;
        if (memcmp(&c, &d, sizeof c) || (ended && (uint32_t)s[0].rax != (uint32_t)s[1].rax)) return 0;
        found += c.n != 0;
    }
    // Otherwise next to nothing was looked at.
    return states < 1000 || found > states / 50;
}
#endif

static int bad, all;
static void report(const char *name, int good) {
    printf("%s: %s\n", name, good ? "equal" : "DIFFERENT");
    fflush(stdout);
    bad += !good, all++;
}

int main(int argc, char **argv) {
    uint64_t states = argc > 1 ? strtoull(argv[1], NULL, 10) : 1000000;
    (void)both, (void)below, (void)report;
#ifdef TEST___cpu_indicator_init
    trap(argc > 2 ? argv[2] : "/dev/null");
    seed = 1, report("__cpu_indicator_init", cpu(states));
#endif
#ifdef TEST___emutls_get_address
    seed = 2, report("__emutls_get_address", emutls(states));
#endif
#ifdef TEST___gcc_personality_v0
    seed = 3, report("__gcc_personality_v0", personality(states));
#endif
    printf("%d functions with structures, %llu states each, %d different\n", all, (long long)states, bad);
    return bad != 0;
}
