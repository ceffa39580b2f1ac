// Small functions of the kinds people write, in which something is known of a number that the instructions do not use: from
// a mask, a shift, a conversion, a branch, or a condition on the arguments (the comments).
#include <stdint.h>

// Dates and times.

// superopt: hour_of_day(rdi) -> eax where rdi < 86400
unsigned hour_of_day(uint64_t second) { return second / 3600; }
// superopt: minute_of_hour(rdi) -> eax where rdi < 86400
unsigned minute_of_hour(uint64_t second) { return second / 60 % 60; }
// superopt: week_day(edi) -> eax where edi s>= 0, edi s< 100000
int week_day(int day) { return (day + 4) % 7; }
// superopt: next_month(edi) -> eax where edi < 12
unsigned next_month(unsigned month) { return (month + 1) % 12; }
// superopt: clock_sum(edi, esi) -> eax where edi < 24, esi < 24
unsigned clock_sum(unsigned a, unsigned b) { return (a + b) % 24; }
// superopt: ticks_to_ms(rdi) -> rax
uint64_t ticks_to_ms(uint64_t ticks) { return (ticks & 0xffffffffff) / 1000; }
// superopt: signed_minutes(edi) -> eax
int signed_minutes(int seconds) { return seconds < 0 ? -1 : seconds / 60; }

// Digits.

// superopt: last_digit(edi) -> eax
unsigned last_digit(unsigned char c) { return (uint64_t)c % 10; }
// superopt: tens(edi) -> eax
int tens(int n) { return n >= 0 && n < 100 ? n / 10 : -1; }
// superopt: high_digits(rdi) -> rax
uint64_t high_digits(uint64_t n) { return (n >> 44) / 100; }
// superopt: digit_sum(edi) -> eax where edi < 100
unsigned digit_sum(unsigned n) { return n / 10 + n % 10; }

// superopt: put_two_digits(rdi, esi) -> eax
int put_two_digits(char *out, unsigned n) {
    if (n >= 100)
        return 0;
    out[0] = '0' + n / 10;
    out[1] = '0' + n % 10;
    return 2;
}
// superopt: put_time(rdi, rsi) -> eax
int put_time(int *out, int64_t second) {
    if (second < 0 || second >= 86400)
        return 0;
    out[0] = second / 3600;
    out[1] = second / 60 % 60;
    out[2] = second % 60;
    return 1;
}

// Buckets.

// superopt: bucket(rdi) -> rax
uint64_t bucket(uint64_t hash) { return (hash >> 40) % 1009; }
// superopt: bucket_of(edi, esi) -> eax where esi != 0
unsigned bucket_of(unsigned hash, unsigned buckets) { return (uint64_t)hash % (uint64_t)buckets; }
// superopt: scaled(edi, esi) -> eax where edi < 1000, esi < 1000
unsigned scaled(unsigned a, unsigned b) { return (uint64_t)a * b % 10007; }
// superopt: slot(edi) -> eax
int slot(int hash) { return hash < 0 ? 0 : hash % 16; }

// Ring buffers.

// superopt: advance(rdi) -> rax where rdi < 48
uint64_t advance(uint64_t head) { return (head + 1) % 48; }
// superopt: ring_index(edi) -> eax where edi s>= 0
int ring_index(int n) { return n % 8; }
// superopt: half_full(edi) -> eax where edi s>= 0
int half_full(int n) { return n / 2; }

// Bounds-checked tables.

// superopt: element(rdi, esi) -> eax
int element(const int *table, int n) { return n >= 0 && n < 64 ? table[n / 4] : -1; }
// superopt: page_of(rdi) -> eax
int page_of(int64_t address) {
    if (address < 0)
        return -1;
    return (int)(address / 4096 % 512);
}

// superopt: next_index(rdi, esi) -> eax
int next_index(int *state, int n) {
    if (n < 0)
        return -1;
    state[0] = n / 8;
    state[1] = n % 8;
    return n / 2;
}
// superopt: fill_below(rdi, esi) -> eax
unsigned fill_below(unsigned char *data, unsigned x) {
    unsigned n = 0;
    while (x <= 999 && n < 32) {
        data[n++] = x / 10;
        x += data[n];
    }
    return n;
}

// Parsers.

// superopt: hex_value(edi) -> eax
int hex_value(int c) {
    if (c >= '0' && c <= '9')
        return c - '0';
    if (c >= 'a' && c <= 'f')
        return c - 'a' + 10;
    if (c >= 'A' && c <= 'F')
        return c - 'A' + 10;
    return -1;
}
// superopt: is_name(edi) -> al
_Bool is_name(int c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_'; }
// superopt: is_space(edi) -> al
_Bool is_space(int c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; }
// superopt: escape(edi) -> eax
int escape(int c) {
    switch (c) {
    case 'n':
        return '\n';
    case 't':
        return '\t';
    case 'r':
        return '\r';
    default:
        return c;
    }
}
// superopt: precedence(edi) -> eax
int precedence(int c) {
    if (c == '+' || c == '-')
        return 1;
    if (c == '*' || c == '/')
        return 2;
    return 0;
}

// Saturation.

// superopt: clamp_byte(edi) -> eax
int clamp_byte(int x) { return x < 0 ? 0 : x > 255 ? 255 : x; }
// superopt: percent(edi) -> eax
int percent(int x) {
    if (x < 0)
        return 0;
    if (x > 1000)
        return 100;
    return x / 10;
}
// superopt: sign(edi) -> eax
int sign(int x) {
    if (x < 0)
        return -1;
    if (x > 0)
        return 1;
    return 0;
}
// superopt: in_decade(edi) -> al
_Bool in_decade(unsigned n) { return n / 10 == 3; }
// superopt: valid_date(edi, esi) -> al
_Bool valid_date(int month, int day) {
    if (month < 1 || month > 12)
        return 0;
    if (day < 1 || day > 31)
        return 0;
    if (month == 2 && day > 29)
        return 0;
    return 1;
}
// superopt: grade(edi) -> eax
int grade(int points) {
    if (points < 0)
        return 0;
    if (points >= 90)
        return 5;
    if (points >= 75)
        return 4;
    if (points >= 50)
        return 3;
    return 1;
}
