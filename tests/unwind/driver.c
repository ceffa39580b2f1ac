/* Runs each function of functions.c one instruction at a time, and at every instruction unwinds the stack as a debugger
   or an exception would: by what .eh_frame says, from the registers that the signal found. Every caller must be the one
   that called, every frame must begin where it does (its canonical frame address), and registers that a function keeps
   must be found with what they held. Prints results and how many places were looked at; what is wrong goes to standard
   error, and the exit code is 1. */

#define _GNU_SOURCE
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <ucontext.h>
#include <unistd.h>
#include <unwind.h>

#define FUNCTIONS(X) X(subtract) X(maximum) X(two_returns) X(sum_to) X(calls_once) X(keeps_across_calls) X(recurses) \
    X(gives_address) X(many_values)

typedef long function(long, long, long);
#define DECLARE(name) function name;
FUNCTIONS(DECLARE)

__attribute__((noinline)) long twice(long x) { return 2 * x; }

static const struct {
    const char *name;
    function *at;
} functions[] = {
#define ROW(name) {#name, name},
    FUNCTIONS(ROW)};
enum { COUNT = sizeof functions / sizeof *functions };

/* Calls `f` with the trap flag set (SDM volume 3, 18.3.1.4), and with values in all registers that it keeps. */
long stepped(function *f, long a, long b, long c);
extern char stepped_return[], stepped_end[];
uintptr_t stepped_frame;
__asm__("	.text\n"
        "stepped:\n"
        "	.cfi_startproc\n"
#define SAVE(r) "	pushq %" r "\n	.cfi_adjust_cfa_offset 8\n	.cfi_rel_offset " r ", 0\n"
        SAVE("rbx") SAVE("rbp") SAVE("r12") SAVE("r13") SAVE("r14") SAVE("r15")
        "	subq $8, %rsp\n"
        "	.cfi_adjust_cfa_offset 8\n"
        "	movq %rdi, %rax\n"
        "	movq %rsi, %rdi\n"
        "	movq %rdx, %rsi\n"
        "	movq %rcx, %rdx\n"
        "	movq $0x1003, %rbx\n"
        "	movq $0x1006, %rbp\n"
        "	movq $0x100c, %r12\n"
        "	movq $0x100d, %r13\n"
        "	movq $0x100e, %r14\n"
        "	movq $0x100f, %r15\n"
        "	movq %rsp, stepped_frame(%rip)\n"
        "	pushfq\n"
        "	orl $0x100, (%rsp)\n"
        "	popfq\n"
        "	call *%rax\n"
        "stepped_return:\n"
        "	pushfq\n"
        "	andl $~0x100, (%rsp)\n"
        "	popfq\n"
        "	addq $8, %rsp\n"
        "	.cfi_adjust_cfa_offset -8\n"
#define LOAD(r) "	popq %" r "\n	.cfi_adjust_cfa_offset -8\n	.cfi_restore " r "\n"
        LOAD("r15") LOAD("r14") LOAD("r13") LOAD("r12") LOAD("rbp") LOAD("rbx")
        "	ret\n"
        "	.cfi_endproc\n"
        "stepped_end:\n");

/* The calls that have not returned, by what was seen when they were made. */
static struct {
    uintptr_t frame, back;
} calls[64];
static int depth;

static const char *name;
static function *current;
static long places;
static char wrong[256];

static void complain(uintptr_t pc, const char *what, uintptr_t is, uintptr_t should) {
    if (!wrong[0])
        snprintf(wrong, sizeof wrong, "%s%+ld: %s: %#lx, not %#lx", name,
                 (long)(pc - (uintptr_t)current), what, is, should);
}

/* Keeps `calls` in step: a function was entered, or some were left. */
static void follow(uintptr_t pc, uintptr_t sp) {
    while (depth && sp >= calls[depth - 1].frame)
        depth--;
    int entry = pc == (uintptr_t)twice;
    for (int n = 0; n < COUNT; n++)
        entry |= pc == (uintptr_t)functions[n].at;
    if (entry && depth < 64 && (!depth || sp + 8 < calls[depth - 1].frame)) {
        calls[depth].frame = sp + 8;
        calls[depth++].back = *(uintptr_t *)sp;
    }
}

struct walk {
    uintptr_t pc;
    /* Calls that are still to be found; -1 before the place itself is. */
    int left;
};

static _Unwind_Reason_Code look(struct _Unwind_Context *context, void *argument) {
    struct walk *walk = argument;
    uintptr_t ip = _Unwind_GetIP(context);
    if (walk->left < 0) {
        if (ip == walk->pc)
            walk->left = depth;
        return _URC_NO_REASON;
    }
    walk->left--;
    if (ip != calls[walk->left].back)
        complain(walk->pc, "caller", ip, calls[walk->left].back);
    if (_Unwind_GetCFA(context) != calls[walk->left].frame)
        complain(walk->pc, "frame", _Unwind_GetCFA(context), calls[walk->left].frame);
    if (walk->left > 0)
        return wrong[0] ? _URC_END_OF_STACK : _URC_NO_REASON;
    /* DWARF's numbers of rbx, rbp, r12 to r15. */
    static const int kept[] = {3, 6, 12, 13, 14, 15};
    for (int n = 0; n < 6; n++)
        if (_Unwind_GetGR(context, kept[n]) != 0x1000u + kept[n])
            complain(walk->pc, "kept register", _Unwind_GetGR(context, kept[n]), 0x1000u + kept[n]);
    return _URC_END_OF_STACK;
}

/* The place that is unwound from. */
static uintptr_t now;

/* Wrong rules lead anywhere. */
static void lost(int signal) {
    (void)signal;
    complain(now, "unwinding reads where nothing is; frame", 0, depth ? calls[depth - 1].frame : 0);
    (void)!write(2, wrong, strlen(wrong));
    _exit(1);
}

static void step(int signal, siginfo_t *info, void *state) {
    const greg_t *r = ((ucontext_t *)state)->uc_mcontext.gregs;
    uintptr_t pc = r[REG_RIP], sp = r[REG_RSP];
    (void)signal, (void)info;
    if (pc >= (uintptr_t)stepped && pc < (uintptr_t)stepped_end)
        return;
    follow(pc, sp);
    if (depth < 1 || calls[0].frame != stepped_frame || calls[0].back != (uintptr_t)stepped_return)
        complain(pc, "the driver lost its way", sp, stepped_frame);
    struct walk walk = {pc, -1};
    now = pc;
    _Unwind_Backtrace(look, &walk);
    if (walk.left != 0)
        complain(pc, "unwinding ended too early; calls left", walk.left, 0);
    places++;
}

int main(void) {
    static char stack[1 << 16];
    stack_t own = {.ss_sp = stack, .ss_size = sizeof stack};
    struct sigaction action = {.sa_sigaction = step, .sa_flags = SA_SIGINFO | SA_ONSTACK};
    struct sigaction fault = {.sa_handler = lost, .sa_flags = SA_ONSTACK};
    if (sigaltstack(&own, 0) || sigaction(SIGTRAP, &action, 0) || sigaction(SIGSEGV, &fault, 0)) {
        perror("driver");
        return 2;
    }
    static const long rows[][3] = {{0, 1, 2}, {3, 7, -5}, {5, -1, 1}};
    int bad = 0;
    for (int n = 0; n < COUNT; n++) {
        name = functions[n].name, current = functions[n].at, places = 0, wrong[0] = 0;
        printf("%s", name);
        for (int k = 0; k < 3; k++) {
            long memory[16];
            unsigned long sum = 0;
            for (int i = 0; i < 16; i++)
                memory[i] = 1000 * k + i * i;
            long a = strcmp(name, "many_values") ? rows[k][0] : (long)memory;
            depth = 0;
            long result = stepped(current, a, rows[k][1], rows[k][2]);
            for (int i = 0; i < 16; i++)
                sum = 31 * sum + (unsigned long)memory[i];
            printf(" %ld/%lx", result, sum);
        }
        printf(" places %ld\n", places);
        if (wrong[0])
            fprintf(stderr, "%s\n", wrong);
        bad |= wrong[0] != 0 || places == 0;
    }
    return bad;
}
