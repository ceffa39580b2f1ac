// Four steps of y + a*x on 32-bit integers, unrolled by hand, after the example of section 6.2 of Schkufza, Sharma, Aiken:
// Stochastic Superoptimization (ASPLOS 2013). This project's own C. That x and y do not overlap is said in the
// contract; a compiler is not told.
#include <stddef.h>
#include <stdint.h>

void saxpy(uint32_t *x, const uint32_t *y, uint32_t a, size_t i) {
    x[i] = a * x[i] + y[i];
    x[i + 1] = a * x[i + 1] + y[i + 1];
    x[i + 2] = a * x[i + 2] + y[i + 2];
    x[i + 3] = a * x[i + 3] + y[i + 3];
}
