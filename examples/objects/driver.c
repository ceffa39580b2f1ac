/* Functions of libgcc on many inputs: prints sums of their results. Linked with libgcc.a as it is and as it was rewritten. */

#include <stdint.h>
#include <stdio.h>

typedef __int128 i128;
typedef unsigned __int128 u128;

int __popcountdi2(unsigned long), __popcountti2(u128), __paritydi2(unsigned long), __parityti2(u128);
int __clzdi2(unsigned long), __clzti2(u128), __clrsbdi2(long), __clrsbti2(i128), __ffsdi2(long), __ctzti2(u128);
i128 __divti3(i128, i128), __modti3(i128, i128), __multi3(i128, i128), __ashlti3(i128, int), __lshrti3(i128, int);
u128 __udivti3(u128, u128), __umodti3(u128, u128);
int __cmpti2(i128, i128), __ucmpti2(u128, u128);
i128 __negti2(i128);
__float128 __addtf3(__float128, __float128), __multf3(__float128, __float128), __divtf3(__float128, __float128);
__float128 __negtf2(__float128), __floatditf(long);
long __fixtfdi(__float128);
int __fixtfsi(__float128), __getf2(__float128, __float128), __eqtf2(__float128, __float128);
double __trunctfdf2(__float128);

static uint64_t state = 88172645463325252u, sum;

static uint64_t next(void) {
    state ^= state << 13;
    state ^= state >> 7;
    state ^= state << 17;
    return state >> (state & 63);
}

static void add(const void *bytes, int n) {
    for (int k = 0; k < n; k++)
        sum = sum * 1099511628211u + ((const unsigned char *)bytes)[k];
}

#define ADD(call) do { __typeof__(call) result = (call); add(&result, sizeof result); } while (0)

int main(void) {
    for (int n = 0; n < 200000; n++) {
        uint64_t x = next(), y = next();
        i128 a = (i128)next() << (y & 63) ^ x, b = ((i128)next() << 64 | y | 1) >> (x & 63);
        b |= 1;
        ADD(__popcountdi2(x));
        ADD(__popcountti2(a));
        ADD(__paritydi2(x));
        ADD(__parityti2(a));
        ADD(__clzdi2(x | 1));
        ADD(__clzti2(b));
        ADD(__clrsbdi2(x));
        ADD(__clrsbti2(a));
        ADD(__ffsdi2(x));
        ADD(__ctzti2(b));
        ADD(__divti3(a, b));
        ADD(__modti3(a, b));
        ADD(__udivti3(a, b));
        ADD(__umodti3(a, b));
        ADD(__multi3(a, b));
        ADD(__ashlti3(a, x & 127));
        ADD(__lshrti3(a, x & 127));
        ADD(__cmpti2(a, b));
        ADD(__ucmpti2(a, b));
        ADD(__negti2(a));
        double p = (double)x / (double)(y | 1), q = (double)(int64_t)y;
        ADD(__fixtfdi(p));
        ADD(__fixtfsi((__float128)(int)x / 3));
        ADD(__getf2(p, q));
        ADD(__eqtf2(p, q));
        __float128 f = __addtf3(__multf3(p, q), __divtf3(__negtf2(q), (__float128)p + 1));
        ADD(__trunctfdf2(f));
        if (n % 50000 == 49999)
            printf("%016lx\n", sum);
    }
    return 0;
}
