// How functions of two archives are called: all registers given and kept, `abort` caught; random numbers.
#include <setjmp.h>
#include <stdint.h>

enum { STACK = 8, XMM = 8 };
enum { RDI, RSI, RDX, RCX, R8, R9, RAX, R10, ARGS };

// What a call starts with and what it leaves; the assembly below knows the layout.
struct state {
    uint64_t gpr[ARGS];       // 0
    uint64_t xmm[XMM][2];     // 64
    uint64_t stack[STACK];    // 192
    uint64_t saved[6];        // 256: rbx, rbp, r12 to r15
    uint64_t rax, rdx;        // 304
    uint64_t out[2][2];       // 320: xmm0 and xmm1
    uint64_t saved_out[6];    // 352
    unsigned char x87[112];   // 400: fnsave's image
};

void call(struct state *s, void (*f)(void));
__asm__("call:\n"
        "  push %rbx\n  push %rbp\n  push %r12\n  push %r13\n  push %r14\n  push %r15\n"
        "  push %rdi\n  sub $64, %rsp\n"
        "  mov %rsi, %r11\n  mov %rdi, %r10\n"
        "  movups 192(%r10), %xmm0\n  movups %xmm0, (%rsp)\n  movups 208(%r10), %xmm0\n  movups %xmm0, 16(%rsp)\n"
        "  movups 224(%r10), %xmm0\n  movups %xmm0, 32(%rsp)\n  movups 240(%r10), %xmm0\n  movups %xmm0, 48(%rsp)\n"
        "  movups 64(%r10), %xmm0\n  movups 80(%r10), %xmm1\n  movups 96(%r10), %xmm2\n  movups 112(%r10), %xmm3\n"
        "  movups 128(%r10), %xmm4\n  movups 144(%r10), %xmm5\n  movups 160(%r10), %xmm6\n  movups 176(%r10), %xmm7\n"
        "  mov 256(%r10), %rbx\n  mov 264(%r10), %rbp\n  mov 272(%r10), %r12\n  mov 280(%r10), %r13\n"
        "  mov 288(%r10), %r14\n  mov 296(%r10), %r15\n"
        "  mov (%r10), %rdi\n  mov 8(%r10), %rsi\n  mov 16(%r10), %rdx\n  mov 24(%r10), %rcx\n  mov 32(%r10), %r8\n"
        "  mov 40(%r10), %r9\n  mov 48(%r10), %rax\n  mov 56(%r10), %r10\n"
        "  call *%r11\n"
        "  add $64, %rsp\n  pop %r10\n"
        "  mov %rax, 304(%r10)\n  mov %rdx, 312(%r10)\n  movups %xmm0, 320(%r10)\n  movups %xmm1, 336(%r10)\n"
        "  mov %rbx, 352(%r10)\n  mov %rbp, 360(%r10)\n  mov %r12, 368(%r10)\n  mov %r13, 376(%r10)\n"
        "  mov %r14, 384(%r10)\n  mov %r15, 392(%r10)\n"
        "  pop %r15\n  pop %r14\n  pop %r13\n  pop %r12\n  pop %rbp\n  pop %rbx\n  ret\n");

static jmp_buf aborted;
void abort(void) { longjmp(aborted, 1); }

// Runs one version; whether it ended in `abort`.
static int aborts(struct state *s, void (*f)(void)) {
    if (setjmp(aborted)) return 1;
    call(s, f);
    return 0;
}

// SplitMix64 (Steele, Lea and Flood 2014).
static uint64_t seed;
static uint64_t mix(uint64_t z) {
    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9;
    z = (z ^ z >> 27) * 0x94d049bb133111eb;
    return z ^ z >> 31;
}
static uint64_t next(void) { return mix(seed += 0x9e3779b97f4a7c15); }
