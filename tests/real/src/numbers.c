// Integers.
#include "real.h"

unsigned gcd(unsigned a, unsigned b) {
    while (b) {
        unsigned r = a % b;
        a = b;
        b = r;
    }
    return a;
}

uint64_t binary_gcd(uint64_t a, uint64_t b) {
    if (!a || !b) return a | b;
    int shift = __builtin_ctzl(a | b);
    a >>= __builtin_ctzl(a);
    do {
        b >>= __builtin_ctzl(b);
        if (a > b) {
            uint64_t t = a;
            a = b;
            b = t;
        }
        b -= a;
    } while (b);
    return a << shift;
}

unsigned collatz(uint64_t n) {
    unsigned steps = 0;
    while (n > 1) {
        n = n & 1 ? 3 * n + 1 : n / 2;
        steps++;
    }
    return steps;
}

uint32_t power_mod(uint32_t base, uint32_t exponent, uint32_t modulus) {
    uint64_t result = 1, square = base % modulus;
    for (; exponent; exponent >>= 1) {
        if (exponent & 1) result = result * square % modulus;
        square = square * square % modulus;
    }
    return result % modulus;
}

uint32_t integer_sqrt(uint32_t x) {
    uint32_t root = 0;
    for (uint32_t bit = 1u << 30; bit; bit >>= 2) {
        if (x >= root + bit) {
            x -= root + bit;
            root = (root >> 1) + bit;
        } else {
            root >>= 1;
        }
    }
    return root;
}

int is_prime(uint32_t n) {
    if (n < 2 || (n % 2 == 0 && n > 2)) return 0;
    for (uint32_t d = 3; d <= n / d; d += 2)
        if (n % d == 0) return 0;
    return 1;
}

uint64_t fibonacci(unsigned n) {
    uint64_t a = 0, b = 1;
    while (n--) {
        uint64_t next = a + b;
        a = b;
        b = next;
    }
    return a;
}

unsigned digit_sum(uint64_t n) {
    unsigned sum = 0;
    for (; n; n /= 10) sum += n % 10;
    return sum;
}

unsigned reverse_digits(unsigned n) {
    unsigned r = 0;
    for (; n; n /= 10) r = r * 10 + n % 10;
    return r;
}

int is_leap_year(int year) { return (year % 4 == 0 && year % 100 != 0) || year % 400 == 0; }

// Days since 1970-01-01 in the Gregorian calendar (Hinnant's method).
int64_t days_from_civil(int year, unsigned month, unsigned day) {
    year -= month <= 2;
    int era = (year >= 0 ? year : year - 399) / 400;
    unsigned of_era = year - era * 400;
    unsigned of_year = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1;
    return era * 146097ll + (of_era * 365 + of_era / 4 - of_era / 100 + of_year) - 719468;
}

int32_t saturating_add(int32_t a, int32_t b) {
    int64_t sum = (int64_t)a + b;
    return sum > INT32_MAX ? INT32_MAX : sum < INT32_MIN ? INT32_MIN : sum;
}

int clamp(int x, int low, int high) { return x < low ? low : x > high ? high : x; }

int sign(int x) {
    if (x > 0) return 1;
    if (x < 0) return -1;
    return 0;
}

// The high half of a * b + c.
uint64_t multiply_add_high(uint64_t a, uint64_t b, uint64_t c) {
    return ((unsigned __int128)a * b + c) >> 64;
}

unsigned ackermann(unsigned m, unsigned n) {
    if (m == 0) return n + 1;
    if (n == 0) return ackermann(m - 1, 1);
    return ackermann(m - 1, ackermann(m, n - 1));
}

unsigned hanoi(unsigned n, int from, int to, void (*move)(int, int)) {
    if (n == 0) return 0;
    int other = 6 - from - to;
    unsigned moves = hanoi(n - 1, from, other, move);
    move(from, to);
    return moves + 1 + hanoi(n - 1, other, to, move);
}
