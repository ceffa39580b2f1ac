// Runs two functions, a_f and b_f, on the same machine states and compares what a caller can see: the results, the
// callee-saved registers and rsp, memory behind pointer arguments, the calls made (which, with what argument registers,
// on what memory), and faults. native/check.py links this with a pair of tests/cases and gives it the states to draw.
//
//   harness STATES SEED RESULTS INPUT...   RESULTS: rax:32,rdx:64 or -;   INPUT: rdi:32, rdi:64, rdi:ptr, rsi:far, rsi:64:0..16
//   ptr points to bytes that other pointers may point to, far to others
//
// Prints "same N" (N states in which a_f ran to its end) or "different" and the state.
#define _GNU_SOURCE
#include <setjmp.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/time.h>

typedef uint64_t u64;
enum { PAGE = 4096, REGION = 512, CALLS = 8 };
// In the order of the machine's encoding.
static const char *const NAMES[16] = {"rax", "rcx", "rdx", "rbx", "rsp", "rbp", "rsi", "rdi",
                                      "r8",  "r9",  "r10", "r11", "r12", "r13", "r14", "r15"};
enum { RAX, RCX, RDX, RBX, RSP, RBP, RSI, RDI, R8, R9 };

// What `enter` (below) loads and stores: the registers without rsp; stack[0], stack[1]: rsp before and after.
u64 regs[16], stack_before, stack_after, call_regs[16];
void enter(void (*f)(void));
void a_f(void), b_f(void);

__asm__(".text\n.globl enter\nenter:\n"
        "push %rbx; push %rbp; push %r12; push %r13; push %r14; push %r15; sub $8, %rsp\n"
        "mov %rsp, stack_before(%rip); mov %rdi, %rax; mov %rax, target(%rip)\n"
        "push $0x202; popf\n" // a known state of the flags: all clear
        "mov regs+0(%rip), %rax; mov regs+8(%rip), %rcx; mov regs+16(%rip), %rdx; mov regs+24(%rip), %rbx\n"
        "mov regs+40(%rip), %rbp; mov regs+48(%rip), %rsi; mov regs+56(%rip), %rdi; mov regs+64(%rip), %r8\n"
        "mov regs+72(%rip), %r9; mov regs+80(%rip), %r10; mov regs+88(%rip), %r11; mov regs+96(%rip), %r12\n"
        "mov regs+104(%rip), %r13; mov regs+112(%rip), %r14; mov regs+120(%rip), %r15\n"
        "call *target(%rip)\n"
        "mov %rsp, stack_after(%rip); mov stack_before(%rip), %rsp\n"
        "mov %rax, regs+0(%rip); mov %rcx, regs+8(%rip); mov %rdx, regs+16(%rip); mov %rbx, regs+24(%rip)\n"
        "mov %rbp, regs+40(%rip); mov %rsi, regs+48(%rip); mov %rdi, regs+56(%rip); mov %r8, regs+64(%rip)\n"
        "mov %r9, regs+72(%rip); mov %r10, regs+80(%rip); mov %r11, regs+88(%rip); mov %r12, regs+96(%rip)\n"
        "mov %r13, regs+104(%rip); mov %r14, regs+112(%rip); mov %r15, regs+120(%rip)\n"
        "cld; add $8, %rsp; pop %r15; pop %r14; pop %r13; pop %r12; pop %rbp; pop %rbx; ret\n"
        // The functions that the cases call: they see the six argument registers, and clobber all that a callee may.
        ".globl g, h\n"
        "g: movq $1, which(%rip); jmp called\n"
        "h: movq $2, which(%rip)\n"
        "called:\n"
        "mov %rdi, call_regs+56(%rip); mov %rsi, call_regs+48(%rip); mov %rdx, call_regs+16(%rip)\n"
        "mov %rcx, call_regs+8(%rip); mov %r8, call_regs+64(%rip); mov %r9, call_regs+72(%rip)\n"
        "push %rbp; mov %rsp, %rbp; and $-16, %rsp; call record_call; leave\n"
        "mov $0x0bad0bad0bad0001, %rcx; mov %rcx, %rdx; mov %rcx, %rsi; mov %rcx, %rdi; mov %rcx, %r8\n"
        "mov %rcx, %r9; mov %rcx, %r10; mov %rcx, %r11; ret\n"
        ".local target\n.comm target, 8, 8\n.globl which\n.comm which, 8, 8\n");
extern u64 which;

static u64 seed;
static u64 random64(void) { // xorshift64*
    seed ^= seed >> 12, seed ^= seed << 25, seed ^= seed >> 27;
    return seed * 0x2545f4914f6cdd1dull;
}

static unsigned char *region;    // the last REGION bytes before an unmapped page
static unsigned char *read_only; // likewise, not writable
static unsigned char content[REGION];

struct outcome {
    int signal;
    u64 regs[16], stack_shift, calls, call[CALLS];
    unsigned char memory[REGION];
};
static struct outcome *current;

static u64 hash(u64 h, const void *bytes, size_t n) { // FNV-1a
    for (size_t i = 0; i < n; i++) h = (h ^ ((const unsigned char *)bytes)[i]) * 0x100000001b3ull;
    return h;
}
// Notes the call, changes memory as a callee may, and returns something that depends on all of it.
u64 record_call(void) {
    u64 h = hash(which, call_regs, sizeof call_regs);
    h = hash(h, region, REGION);
    if (current->calls < CALLS) current->call[current->calls] = h;
    current->calls++;
    for (int i = 0; i < REGION; i++) region[i] += 17;
    return h;
}

static sigjmp_buf escape;
static void on_signal(int signal) { siglongjmp(escape, signal); }

static void run(void (*f)(void), const u64 *input, struct outcome *out) {
    memset(out, 0, sizeof *out);
    current = out;
    memcpy(regs, input, sizeof regs);
    memcpy(region, content, REGION);
    struct itimerval limit = {.it_value = {.tv_usec = 200000}}, none = {0};
    setitimer(ITIMER_REAL, &limit, NULL);
    if ((out->signal = sigsetjmp(escape, 1)) == 0) enter(f);
    setitimer(ITIMER_REAL, &none, NULL);
    memcpy(out->regs, regs, sizeof regs);
    out->stack_shift = stack_after - stack_before;
    memcpy(out->memory, region, REGION);
}

struct slot { int reg, width, pointer; u64 low, high; }; // low <= value <= high if high > 0
static int reg_of(const char *name) {
    for (int i = 0; i < 16; i++)
        if (strcmp(NAMES[i], name) == 0) return i;
    fprintf(stderr, "no register %s\n", name);
    exit(2);
}
static struct slot parse(char *text) {
    struct slot s = {.width = 64};
    char *name = strtok(text, ":"), *kind = strtok(NULL, ":"), *range = strtok(NULL, ":");
    s.reg = reg_of(name);
    if (kind && strcmp(kind, "ptr") == 0) s.pointer = 1;
    else if (kind && strcmp(kind, "far") == 0) s.pointer = 2;
    else if (kind) s.width = atoi(kind);
    if (range && sscanf(range, "%lu..%lu", &s.low, &s.high) != 2) exit(2);
    return s;
}
static u64 low_bits(u64 x, int width) { return width == 64 ? x : x & ((1ull << width) - 1); }

// Mostly inside the region, where pointers may overlap; at times at its end, to memory not writable, or null.
static u64 draw_pointer(void) {
    u64 r = random64();
    switch (r % 16) {
    case 0: return 0;
    case 1: return (u64)(read_only + REGION - 64);
    case 2: return (u64)(region + REGION - (r >> 8) % 9);
    case 3: return (u64)(region + REGION - (r >> 8) % 33);
    case 4: return (u64)(region + REGION / 2 + (r >> 8) % 24);
    default: return (u64)(region + REGION / 2 + 4 * ((r >> 8) % 6));
    }
}
static u64 draw_value(const struct slot *s, const u64 *earlier, int n) {
    u64 r = random64(), x = random64();
    if (s->high) return s->low + x % (s->high - s->low + 1);
    switch (r % 8) {
    case 0: return x % 40;
    case 1: return -(x % 40);
    case 2: return (1ull << (x >> 8) % s->width) + x % 5 - 2;
    case 3: return n ? earlier[x % n] + (x >> 8) % 3 - 1 : 0;
    case 4: return n ? earlier[x % n] : -1ull;
    case 5: return ~0ull >> (x >> 8) % s->width;
    case 6: return x >> (x >> 8) % s->width;
    default: return x;
    }
}
static void draw_state(u64 *input, const struct slot *slots, int n) {
    u64 values[16];
    for (int i = 0; i < 16; i++) input[i] = random64();
    for (int i = 0; i < n; i++) {
        values[i] = slots[i].pointer == 2   ? (u64)(region + REGION / 8 + random64() % 24)
                    : slots[i].pointer ? draw_pointer()
                                       : draw_value(&slots[i], values, i);
        u64 dirt = slots[i].width < 64 ? random64() << slots[i].width : 0;
        input[slots[i].reg] = low_bits(values[i], slots[i].width) | dirt;
    }
    for (int i = 0; i < REGION; i++) content[i] = random64() >> 32;
    if (random64() % 2) // small and zero bytes, too
        for (int i = 0; i < REGION; i++) content[i] &= 3;
}

// What a caller sees differently after the second run; NULL if nothing.
static const char *difference(const struct outcome *a, const struct outcome *b, const struct slot *results, int n) {
    static const int SAVED[] = {RBX, RBP, 12, 13, 14, 15};
    static char text[64];
    if (b->signal == SIGALRM) return "no end";
    if (b->signal) return snprintf(text, sizeof text, "fault: %s", strsignal(b->signal)), text;
    for (int i = 0; i < n; i++) {
        int reg = results[i].reg, width = results[i].width;
        u64 x = low_bits(a->regs[reg], width), y = low_bits(b->regs[reg], width);
        if (x != y) return snprintf(text, sizeof text, "%s: %#lx, %#lx", NAMES[results[i].reg], x, y), text;
    }
    for (int i = 0; i < 6; i++)
        if (a->regs[SAVED[i]] != b->regs[SAVED[i]]) return NAMES[SAVED[i]];
    if (a->stack_shift != b->stack_shift) return "rsp";
    if (a->calls != b->calls || memcmp(a->call, b->call, sizeof a->call)) return "calls";
    return memcmp(a->memory, b->memory, REGION) ? "memory" : NULL;
}

static unsigned char *page_before_hole(void) {
    unsigned char *p = mmap(NULL, 2 * PAGE, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (p == MAP_FAILED || mprotect(p + PAGE, PAGE, PROT_NONE)) exit(2);
    return p + PAGE - REGION;
}

int main(int argc, char **argv) {
    long states = atol(argv[1]), ended = 0;
    seed = strtoull(argv[2], NULL, 10) * 2 + 1;
    struct slot results[4], slots[8];
    int result_count = 0, slot_count = 0;
    char *rest;
    for (char *t = strtok_r(argv[3], ",", &rest); t && *t != '-'; t = strtok_r(NULL, ",", &rest))
        results[result_count++] = parse(t);
    for (int i = 4; i < argc; i++) slots[slot_count++] = parse(argv[i]);
    region = page_before_hole();
    read_only = page_before_hole();
    if (mprotect(read_only + REGION - PAGE, PAGE, PROT_READ)) exit(2);

    static char alternate[65536];
    stack_t alt = {.ss_sp = alternate, .ss_size = sizeof alternate};
    sigaltstack(&alt, NULL);
    struct sigaction action = {.sa_handler = on_signal, .sa_flags = SA_ONSTACK};
    int signals[] = {SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGALRM};
    for (int i = 0; i < 5; i++) sigaction(signals[i], &action, NULL);

    for (long k = 0; k < states; k++) {
        u64 input[16];
        struct outcome a, b;
        draw_state(input, slots, slot_count);
        run(a_f, input, &a);
        if (a.signal) continue; // where the original faults, nothing is asked of the other
        ended++;
        run(b_f, input, &b);
        const char *what = difference(&a, &b, results, result_count);
        if (!what) continue;
        printf("different");
        for (int i = 0; i < slot_count; i++) {
            u64 v = low_bits(input[slots[i].reg], slots[i].width), at = v - (u64)region;
            if (!slots[i].pointer) printf(" %s=%#lx", NAMES[slots[i].reg], v);
            else if (v == 0) printf(" %s=null", NAMES[slots[i].reg]);
            else if (at <= REGION) printf(" %s=hole-%lu", NAMES[slots[i].reg], REGION - at);
            else printf(" %s=read-only", NAMES[slots[i].reg]);
        }
        printf(" (%s)\n", what);
        return 0;
    }
    printf("same %ld\n", ended);
}
