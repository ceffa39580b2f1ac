// The functions of this folder: small, with branches, loads, stores, calls and loops, as they occur in ordinary C.
#ifndef REAL_H
#define REAL_H
#include <stddef.h>
#include <stdint.h>

// strings.c
size_t str_length(const char *s);
char *str_copy(char *to, const char *from);
int str_compare(const char *a, const char *b);
const char *str_find(const char *s, char c);
void str_reverse(char *s, size_t n);
size_t str_trim(char *s, size_t n);
int is_palindrome(const char *s, size_t n);
unsigned count_words(const char *s);
void to_upper(char *s);
const void *mem_find(const void *block, int c, size_t n);
int mem_compare(const void *a, const void *b, size_t n);
void *mem_move(void *to, const void *from, size_t n);

// hashes.c
uint32_t fnv1a(const uint8_t *p, size_t n);
uint32_t djb2(const char *s);
uint32_t one_at_a_time(const uint8_t *p, size_t n);
uint32_t adler32(uint32_t adler, const uint8_t *p, size_t n);
uint32_t crc32_bits(const uint8_t *p, size_t n);
uint32_t crc32_nibbles(const uint8_t *p, size_t n);
uint64_t mix64(uint64_t x);
uint64_t xorshift(uint64_t *state);
uint32_t murmur3(const uint8_t *p, size_t n, uint32_t seed);

// sorting.c
size_t lower_bound(const int *a, size_t n, int key);
int binary_search(const int *a, size_t n, int key);
void insertion_sort(int *a, size_t n);
void heap_sort(int *a, size_t n);
void quick_sort(int *a, size_t n);
int compare_ints(const void *a, const void *b);
void sort_by(int *a, size_t n, int (*less)(int, int));
size_t index_of_max(const int *a, size_t n);
size_t unique(int *a, size_t n);

// lists.c
struct node { struct node *next; int value; };
struct tree { struct tree *left, *right; int key; };
struct node *list_push(struct node *list, struct node *node, int value);
struct node *list_reverse(struct node *list);
size_t list_length(const struct node *list);
struct node *list_remove(struct node *list, int value);
struct node *list_insert_sorted(struct node *list, struct node *node);
struct node *list_merge(struct node *a, struct node *b);
const struct node *list_cycle(const struct node *list);
void tree_insert(struct tree **root, struct tree *node);
const struct tree *tree_find(const struct tree *root, int key);
int tree_height(const struct tree *root);

// numbers.c
unsigned gcd(unsigned a, unsigned b);
uint64_t binary_gcd(uint64_t a, uint64_t b);
unsigned collatz(uint64_t n);
uint32_t power_mod(uint32_t base, uint32_t exponent, uint32_t modulus);
uint32_t integer_sqrt(uint32_t x);
int is_prime(uint32_t n);
uint64_t fibonacci(unsigned n);
unsigned digit_sum(uint64_t n);
unsigned reverse_digits(unsigned n);
int is_leap_year(int year);
int64_t days_from_civil(int year, unsigned month, unsigned day);
int32_t saturating_add(int32_t a, int32_t b);
int clamp(int x, int low, int high);
int sign(int x);
uint64_t multiply_add_high(uint64_t a, uint64_t b, uint64_t c);
unsigned ackermann(unsigned m, unsigned n);
unsigned hanoi(unsigned n, int from, int to, void (*move)(int, int));

// coding.c
int utf8_decode(const uint8_t *p, size_t n, uint32_t *code);
int utf8_encode(uint32_t code, uint8_t *out);
size_t base64_encode(const uint8_t *p, size_t n, char *out);
size_t varint_encode(uint64_t x, uint8_t *out);
size_t varint_decode(const uint8_t *p, size_t n, uint64_t *x);
uint32_t zigzag(int32_t x);
int hex_digit(char c);
size_t hex_decode(const char *s, uint8_t *out);
size_t run_lengths(const uint8_t *p, size_t n, uint8_t *out);
char *number_to_text(long n, char *out, unsigned base);
int text_to_number(const char *s, long *out);
uint32_t read_be32(const uint8_t *p);
void write_le32(uint8_t *p, uint32_t x);

// bits.c
uint32_t reverse_bits(uint32_t x);
uint32_t next_same_count(uint32_t x);
uint32_t interleave(uint16_t x, uint16_t y);
uint32_t gray_decode(uint32_t x);
int bit_test(const uint32_t *set, unsigned i);
void bit_set(uint32_t *set, unsigned i);
unsigned bit_count(const uint64_t *set, size_t words);
int find_first_zero(const uint64_t *set, size_t words);
uint32_t rotate_left(uint32_t x, unsigned n);
uint64_t bit_field(uint64_t x, unsigned start, unsigned length);
int log2_floor(uint64_t x);

// tables.c
void matrix_multiply(int *c, const int *a, const int *b, size_t n);
void transpose(int *a, size_t n);
int64_t dot(const int *a, const int *b, size_t n);
void prefix_sums(int *a, size_t n);
void histogram(const uint8_t *p, size_t n, unsigned *counts);
struct cache { unsigned used, clock; struct { unsigned key, value, stamp; } lines[8]; };
int cache_get(struct cache *cache, unsigned key, unsigned *value);
void cache_put(struct cache *cache, unsigned key, unsigned value);
struct ring { unsigned head, tail; uint16_t items[16]; };
int ring_push(struct ring *ring, uint16_t item);
int ring_pop(struct ring *ring, uint16_t *item);
int64_t run_program(const uint8_t *program, size_t length);
int next_token(const char **text);

#endif
