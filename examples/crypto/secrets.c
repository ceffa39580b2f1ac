// Calls `after` on operands that memcheck takes for undefined, apart and over each other: it reports every branch and every
// address that depends on them.
#include <stdint.h>
#include <valgrind/memcheck.h>

void after(uint64_t *, const uint64_t *, const uint64_t *);

int main(void) {
    static uint64_t m[3 * WORDS];
    for (int apart = 0; apart < 2; apart++) {
        VALGRIND_MAKE_MEM_UNDEFINED(m, sizeof m);
        after(m, m + apart * WORDS, m + 2 * apart * WORDS);
        VALGRIND_MAKE_MEM_DEFINED(m, sizeof m);
        for (int i = 0; i < 3 * WORDS; i++) m[i] = m[i] * 0x9e3779b97f4a7c15 + 1;
    }
    return 0;
}
