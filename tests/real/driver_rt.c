// The half of the driver for compiler-rt's integer functions, declared by hand, as a compiler would call them.
// The functions that trap on overflow end in compilerrt_abort_impl, which comes back here.
#include <limits.h>
#include <setjmp.h>

#include "driver.h"

typedef __int128 s128;
typedef unsigned __int128 u128;
typedef long long di;
typedef unsigned long long du;

static jmp_buf after_abort;
__attribute__((noreturn)) void compilerrt_abort_impl(const char *file, int line, const char *function) {
    (void)file, (void)line, (void)function;
    longjmp(after_abort, 1);
}
// What the function makes of the arguments, or that it aborted.
#define OR_ABORT(expression) \
    if (setjmp(after_abort) == 0) \
        add(expression); \
    else \
        add(0xab04)

static s128 draw128(void) {
    u64 high = draw(), low = draw();
    return draw() % 3 ? (s128)((u128)high << 64 | low) : (s128)(int64_t)low;
}
static void add128(u128 x) { add(x), add(x >> 64); }
// Not 0; and, with a as the dividend, not the one quotient that does not fit.
static int divisor32(int a) { int b = draw(); return b == 0 || (a == INT_MIN && b == -1) ? 7 : b; }
static di divisor64(di a) { di b = draw(); return b == 0 || (a == LLONG_MIN && b == -1) ? 7 : b; }
static s128 divisor128(s128 a) {
    s128 b = draw128();
    return b == 0 || (b == -1 && a == (s128)((u128)1 << 127)) ? 7 : b;
}

int __absvsi2(int), __negvsi2(int), __addvsi3(int, int), __subvsi3(int, int), __mulvsi3(int, int);
di __absvdi2(di), __negvdi2(di), __negdi2(di);
di __addvdi3(di, di), __subvdi3(di, di), __mulvdi3(di, di), __muldi3(di, di);
s128 __absvti2(s128), __negvti2(s128), __negti2(s128), __addvti3(s128, s128), __subvti3(s128, s128);
s128 __mulvti3(s128, s128), __multi3(s128, s128);
di __ashldi3(di, int), __ashrdi3(di, int), __lshrdi3(di, int);
s128 __ashlti3(s128, int), __ashrti3(s128, int), __lshrti3(s128, int);
unsigned __bswapsi2(unsigned);
u64 __bswapdi2(u64);
int __clzsi2(int), __clzdi2(di), __clzti2(s128), __ctzsi2(int), __ctzdi2(di), __ctzti2(s128);
int __ffssi2(int), __ffsdi2(di), __ffsti2(s128), __paritysi2(int), __paritydi2(di), __parityti2(s128);
int __popcountsi2(int), __popcountdi2(di), __popcountti2(s128);
int __cmpdi2(di, di), __cmpti2(s128, s128), __ucmpdi2(du, du), __ucmpti2(u128, u128);
int __divsi3(int, int), __modsi3(int, int), __divmodsi4(int, int, int *), __mulosi4(int, int, int *);
di __divdi3(di, di), __moddi3(di, di), __divmoddi4(di, di, di *), __mulodi4(di, di, int *);
s128 __divti3(s128, s128), __modti3(s128, s128), __muloti4(s128, s128, int *);
unsigned __udivsi3(unsigned, unsigned), __umodsi3(unsigned, unsigned), __udivmodsi4(unsigned, unsigned, unsigned *);
du __udivdi3(du, du), __umoddi3(du, du), __udivmoddi4(du, du, du *);
u128 __udivti3(u128, u128), __umodti3(u128, u128), __udivmodti4(u128, u128, u128 *);

enum { ROUNDS = 2000 };

static void check_arithmetic(void) {
    CHECK(__absvsi2, ROUNDS, int a = draw(); OR_ABORT(__absvsi2(a)););
    CHECK(__absvdi2, ROUNDS, di a = draw(); OR_ABORT(__absvdi2(a)););
    CHECK(__absvti2, ROUNDS, s128 a = draw128(); OR_ABORT(__absvti2(a)););
    CHECK(__negvsi2, ROUNDS, int a = draw(); OR_ABORT(__negvsi2(a)););
    CHECK(__negvdi2, ROUNDS, di a = draw(); OR_ABORT(__negvdi2(a)););
    CHECK(__negvti2, ROUNDS, s128 a = draw128(); OR_ABORT(__negvti2(a)););
    CHECK(__negdi2, ROUNDS, add(__negdi2(draw())););
    CHECK(__negti2, ROUNDS, add128(__negti2(draw128())););
    CHECK(__addvsi3, ROUNDS, int a = draw(), b = draw(); OR_ABORT(__addvsi3(a, b)););
    CHECK(__addvdi3, ROUNDS, di a = draw(), b = draw(); OR_ABORT(__addvdi3(a, b)););
    CHECK(__addvti3, ROUNDS, s128 a = draw128(), b = draw128(); OR_ABORT(__addvti3(a, b)););
    CHECK(__subvsi3, ROUNDS, int a = draw(), b = draw(); OR_ABORT(__subvsi3(a, b)););
    CHECK(__subvdi3, ROUNDS, di a = draw(), b = draw(); OR_ABORT(__subvdi3(a, b)););
    CHECK(__subvti3, ROUNDS, s128 a = draw128(), b = draw128(); OR_ABORT(__subvti3(a, b)););
    CHECK(__mulvsi3, ROUNDS, int a = draw(), b = draw(); OR_ABORT(__mulvsi3(a, b)););
    CHECK(__mulvdi3, ROUNDS, di a = draw(), b = draw(); OR_ABORT(__mulvdi3(a, b)););
    CHECK(__mulvti3, ROUNDS, s128 a = draw128(), b = draw128(); OR_ABORT(__mulvti3(a, b)););
    CHECK(__muldi3, ROUNDS, di a = draw(); add(__muldi3(a, draw())););
    CHECK(__multi3, ROUNDS, s128 a = draw128(); add128(__multi3(a, draw128())););
    CHECK(__mulosi4, ROUNDS, int over = 9; int a = draw(); add(__mulosi4(a, draw(), &over)); add(over););
    CHECK(__mulodi4, ROUNDS, int over = 9; di a = draw(); add(__mulodi4(a, draw(), &over)); add(over););
    CHECK(__muloti4, ROUNDS, int over = 9; s128 a = draw128(); add128(__muloti4(a, draw128(), &over)); add(over););
}

static void check_bits(void) {
    CHECK(__ashldi3, ROUNDS, di a = draw(); add(__ashldi3(a, round % 64)););
    CHECK(__ashrdi3, ROUNDS, di a = draw(); add(__ashrdi3(a, round % 64)););
    CHECK(__lshrdi3, ROUNDS, di a = draw(); add(__lshrdi3(a, round % 64)););
    CHECK(__ashlti3, ROUNDS, s128 a = draw128(); add128(__ashlti3(a, round % 128)););
    CHECK(__ashrti3, ROUNDS, s128 a = draw128(); add128(__ashrti3(a, round % 128)););
    CHECK(__lshrti3, ROUNDS, s128 a = draw128(); add128(__lshrti3(a, round % 128)););
    CHECK(__bswapsi2, ROUNDS, add(__bswapsi2(draw())););
    CHECK(__bswapdi2, ROUNDS, add(__bswapdi2(draw())););
    CHECK(__clzsi2, ROUNDS, int a = draw(); add(__clzsi2(a ? a : 1)););
    CHECK(__clzdi2, ROUNDS, di a = draw(); add(__clzdi2(a ? a : 1)););
    CHECK(__clzti2, ROUNDS, s128 a = draw128(); add(__clzti2(a ? a : 1)););
    CHECK(__ctzsi2, ROUNDS, int a = draw(); add(__ctzsi2(a ? a : 1)););
    CHECK(__ctzdi2, ROUNDS, di a = draw(); add(__ctzdi2(a ? a : 1)););
    CHECK(__ctzti2, ROUNDS, s128 a = draw128(); add(__ctzti2(a ? a : 1)););
    CHECK(__ffssi2, ROUNDS, add(__ffssi2(draw())););
    CHECK(__ffsdi2, ROUNDS, add(__ffsdi2(draw())););
    CHECK(__ffsti2, ROUNDS, add(__ffsti2(draw128())););
    CHECK(__paritysi2, ROUNDS, add(__paritysi2(draw())););
    CHECK(__paritydi2, ROUNDS, add(__paritydi2(draw())););
    CHECK(__parityti2, ROUNDS, add(__parityti2(draw128())););
    CHECK(__popcountsi2, ROUNDS, add(__popcountsi2(draw())););
    CHECK(__popcountdi2, ROUNDS, add(__popcountdi2(draw())););
    CHECK(__popcountti2, ROUNDS, add(__popcountti2(draw128())););
}

static void check_comparisons(void) {
    CHECK(__cmpdi2, ROUNDS, di a = draw(); add(__cmpdi2(a, round % 4 ? (di)draw() : a)););
    CHECK(__ucmpdi2, ROUNDS, du a = draw(); add(__ucmpdi2(a, round % 4 ? draw() : a)););
    CHECK(__cmpti2, ROUNDS, s128 a = draw128(); s128 b = draw128();
          if (round % 4 == 0) b = a + (round & 4) - (round & 8);
          add(__cmpti2(a, b)););
    CHECK(__ucmpti2, ROUNDS, u128 a = draw128(); u128 b = draw128();
          if (round % 4 == 0) b = a + (round & 4) - (round & 8);
          add(__ucmpti2(a, b)););
}

static void check_division(void) {
    CHECK(__divsi3, ROUNDS, int a = draw(); add(__divsi3(a, divisor32(a))););
    CHECK(__modsi3, ROUNDS, int a = draw(); add(__modsi3(a, divisor32(a))););
    CHECK(__divmodsi4, ROUNDS, int a = draw(), r = 0; add(__divmodsi4(a, divisor32(a), &r)); add(r););
    CHECK(__divdi3, ROUNDS, di a = draw(); add(__divdi3(a, divisor64(a))););
    CHECK(__moddi3, ROUNDS, di a = draw(); add(__moddi3(a, divisor64(a))););
    CHECK(__divmoddi4, ROUNDS, di a = draw(), r = 0; add(__divmoddi4(a, divisor64(a), &r)); add(r););
    CHECK(__divti3, ROUNDS, s128 a = draw128(); add128(__divti3(a, divisor128(a))););
    CHECK(__modti3, ROUNDS, s128 a = draw128(); add128(__modti3(a, divisor128(a))););
    CHECK(__udivsi3, ROUNDS, unsigned a = draw(); add(__udivsi3(a, divisor32(1))););
    CHECK(__umodsi3, ROUNDS, unsigned a = draw(); add(__umodsi3(a, divisor32(1))););
    CHECK(__udivmodsi4, ROUNDS, unsigned a = draw(), r = 0; add(__udivmodsi4(a, divisor32(1), &r)); add(r););
    CHECK(__udivdi3, ROUNDS, du a = draw(); add(__udivdi3(a, divisor64(1))););
    CHECK(__umoddi3, ROUNDS, du a = draw(); add(__umoddi3(a, divisor64(1))););
    CHECK(__udivmoddi4, ROUNDS, du a = draw(), r = 0; add(__udivmoddi4(a, divisor64(1), &r)); add(r););
    CHECK(__udivti3, ROUNDS, u128 a = draw128(); add128(__udivti3(a, divisor128(1))););
    CHECK(__umodti3, ROUNDS, u128 a = draw128(); add128(__umodti3(a, divisor128(1))););
    CHECK(__udivmodti4, ROUNDS, u128 a = draw128(), r = 0; add128(__udivmodti4(a, divisor128(1), &r)); add128(r););
}

void check_compiler_rt(void) {
    check_arithmetic();
    check_bits();
    check_comparisons();
    check_division();
}
