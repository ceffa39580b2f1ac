// Calls every function of src/ on deterministic inputs and prints a check sum for each; check_integers does the same for
// those of src/integers.h. Two builds do the same if their output is the same. Ends with 1 if an integer routine is wrong.
#include <stdlib.h>
#include <string.h>

#include "driver.h"
#include "src/real.h"

enum { N = 64 };
static uint8_t bytes[N + 1];
static char text[N + 1];
static int numbers[N], others[N];
static uint8_t out[4 * N];

static void fill(void) {
    for (int i = 0; i < N; i++) {
        u64 x = draw();
        bytes[i] = x;
        text[i] = " \tabcAZz019_+-ba"[x & 15];
        numbers[i] = draw();
        others[i] = (int)(draw() % 200) - 100;
    }
    int length = draw() % N;
    text[length] = 0;
    bytes[N] = 0;
}
static u64 length(void) { return draw() % N; }

static void check_strings(void) {
    CHECK(str_length, 200, fill(); add(str_length(text)););
    CHECK(str_copy, 200, fill(); memset(out, 7, N); add(str_copy((char *)out, text) - (char *)out); add_bytes(out, N););
    CHECK(str_compare, 200, fill(); char copy[N + 1]; strcpy(copy, text); copy[length()] ^= round & 1;
          add(str_compare(text, copy)););
    CHECK(str_find, 200, fill(); const char *p = str_find(text, "abz_\0"[draw() % 5]); add(p ? p - text : -1););
    CHECK(str_reverse, 200, fill(); str_reverse(text, strlen(text)); add_bytes(text, N););
    CHECK(str_trim, 200, fill(); add(str_trim(text, strlen(text))); add_bytes(text, N););
    CHECK(is_palindrome, 200, fill(); u64 n = round % 8; if (n > 1 && round & 8) text[n - 1] = text[0] ^ (round & 32);
          add(is_palindrome(text, n)););
    CHECK(count_words, 200, fill(); add(count_words(text)););
    CHECK(to_upper, 200, fill(); to_upper(text); add_bytes(text, N););
    CHECK(mem_find, 200, fill(); const uint8_t *p = mem_find(bytes, draw(), length()); add(p ? p - bytes : -1););
    CHECK(mem_compare, 200, fill(); uint8_t copy[N]; memcpy(copy, bytes, N); copy[length()] ^= round % 3;
          add(mem_compare(bytes, copy, length())););
    CHECK(mem_move, 200, fill(); u64 n = length() / 2; mem_move(bytes + length() / 2, bytes + length() / 2, n);
          add_bytes(bytes, N););
}

static void check_hashes(void) {
    CHECK(fnv1a, 200, fill(); add(fnv1a(bytes, length())););
    CHECK(djb2, 200, fill(); add(djb2(text)););
    CHECK(one_at_a_time, 200, fill(); add(one_at_a_time(bytes, length())););
    CHECK(adler32, 200, fill(); add(adler32(round % 2 ? 1 : 0xfff0fff0u, bytes, length())););
    CHECK(crc32_bits, 200, fill(); add(crc32_bits(bytes, length())););
    CHECK(crc32_nibbles, 200, fill(); add(crc32_nibbles(bytes, length())););
    CHECK(mix64, 2000, add(mix64(draw())););
    CHECK(xorshift, 2000, u64 state = draw(); add(xorshift(&state)); add(state););
    CHECK(murmur3, 400, fill(); add(murmur3(bytes, length(), draw())););
}

static int less(int a, int b) { return (a ^ 5) < (b ^ 5); }
static int by_value(const void *a, const void *b) { return *(int *)a < *(int *)b ? -1 : *(int *)a > *(int *)b; }

static void check_sorting(void) {
    CHECK(lower_bound, 300, fill(); qsort(others, N, sizeof(int), by_value);
          add(lower_bound(others, length(), draw() % 200 - 100)););
    CHECK(binary_search, 300, fill(); qsort(others, N, sizeof(int), by_value);
          add(binary_search(others, length(), round % 2 ? others[length()] : (int)draw())););
    CHECK(insertion_sort, 100, fill(); insertion_sort(numbers, length()); add_bytes(numbers, sizeof numbers););
    CHECK(heap_sort, 100, fill(); heap_sort(others, length()); add_bytes(others, sizeof others););
    CHECK(quick_sort, 100, fill(); quick_sort(others, length()); add_bytes(others, sizeof others););
    CHECK(compare_ints, 2000, int a = draw(); int b = round % 3 ? (int)draw() : a; add(compare_ints(&a, &b)););
    CHECK(sort_by, 100, fill(); sort_by(others, length(), less); add_bytes(others, sizeof others););
    CHECK(index_of_max, 300, fill(); add(index_of_max(numbers, length())););
    CHECK(unique, 300, fill(); for (int i = 0; i < N; i++) others[i] /= 16; qsort(others, N, sizeof(int), by_value);
          add(unique(others, length())); add_bytes(others, sizeof others););
}

static struct node nodes[N];
static struct tree trees[N];
static struct node *make_list(int first, int n) {
    struct node *list = NULL;
    for (int i = first; i < first + n; i++) {
        nodes[i].next = list, nodes[i].value = draw() % 16;
        list = &nodes[i];
    }
    return list;
}
static void add_list(const struct node *list) {
    for (int i = 0; list && i < 2 * N; i++, list = list->next) add((list - nodes) << 8 | list->value);
}
static void add_tree(const struct tree *tree) { add(tree ? tree - trees : -1); }
static struct node *sorted(struct node *list) {
    struct node *done = NULL;
    while (list) {
        struct node *next = list->next;
        done = list_insert_sorted(done, list);
        list = next;
    }
    return done;
}

static void check_lists(void) {
    CHECK(list_push, 100, add_list(list_push(make_list(1, round % 8), nodes, draw())););
    CHECK(list_reverse, 100, add_list(list_reverse(make_list(0, length()))););
    CHECK(list_length, 100, add(list_length(make_list(0, length()))););
    CHECK(list_remove, 100, add_list(list_remove(make_list(0, length()), draw() % 16)););
    CHECK(list_insert_sorted, 100, add_list(sorted(make_list(0, length()))););
    CHECK(list_merge, 100, struct node *a = sorted(make_list(0, length() / 2));
          add_list(list_merge(a, sorted(make_list(N / 2, length() / 2)))););
    CHECK(list_cycle, 100, struct node *list = make_list(0, 1 + length()); if (round % 2) nodes[0].next = list;
          const struct node *at = list_cycle(list); add(at ? at - nodes : -1););
    CHECK(tree_insert, 100, struct tree *root = NULL;
          for (int i = 0, n = length(); i < n; i++) trees[i].key = draw() % 64, tree_insert(&root, &trees[i]);
          for (int i = 0; i < N; i++) add_tree(trees[i].left), add_tree(trees[i].right););
    CHECK(tree_find, 300, struct tree *root = NULL;
          for (int i = 0, n = length(); i < n; i++) trees[i].key = draw() % 64, tree_insert(&root, &trees[i]);
          const struct tree *at = tree_find(root, draw() % 64); add(at ? at - trees : -1););
    CHECK(tree_height, 100, struct tree *root = NULL;
          for (int i = 0, n = length(); i < n; i++) trees[i].key = draw() % 64, tree_insert(&root, &trees[i]);
          add(tree_height(root)););
}

static void note_move(int from, int to) { add(from << 2 | to); }

static void check_numbers(void) {
    CHECK(gcd, 1000, unsigned common = draw() % 100; add(gcd(common * (draw() % 5000), common * (draw() % 5000))););
    CHECK(binary_gcd, 1000, u64 common = draw() % 1000;
          add(binary_gcd(common * (draw() % 50000), common * (draw() % 50000))););
    CHECK(collatz, 300, add(collatz(draw() % 1000000)););
    CHECK(power_mod, 500, add(power_mod(draw(), draw(), draw() | 1)););
    CHECK(integer_sqrt, 1000, add(integer_sqrt(draw())););
    CHECK(is_prime, 500, add(is_prime(draw() % 100000)););
    CHECK(fibonacci, 95, add(fibonacci(round)););
    CHECK(digit_sum, 1000, add(digit_sum(draw())););
    CHECK(reverse_digits, 1000, add(reverse_digits(draw())););
    CHECK(is_leap_year, 3000, add(is_leap_year(round - 500)););
    CHECK(days_from_civil, 2000, add(days_from_civil((int)(draw() % 6000) - 3000, 1 + draw() % 12, 1 + draw() % 31)););
    CHECK(saturating_add, 2000, add(saturating_add(draw(), draw())););
    CHECK(clamp, 2000, int low = draw() % 100;
          add(clamp(draw() % 300, low, low + draw() % 100)); add(clamp(draw(), -5, 5)););
    CHECK(sign, 1000, add(sign(round % 4 ? draw() : 0)););
    CHECK(multiply_add_high, 2000, add(multiply_add_high(draw(), draw(), draw())););
    CHECK(ackermann, 12, add(ackermann(round / 4, round % 4)););
    CHECK(hanoi, 6, add(hanoi(round, 1, 3, note_move)););
}

static void check_coding(void) {
    CHECK(utf8_decode, 3000, fill(); uint32_t code = 0; u64 kind = draw(); bytes[0] = 0xc0 | kind;
          for (int i = 1; i < 4; i++) if (kind >> i & 7) bytes[i] = 0x80 | (bytes[i] & 0x3f);
          if (kind % 3) utf8_encode(draw() % 0x120000, bytes);
          add(utf8_decode(bytes, draw() % 6, &code)); add(code););
    CHECK(utf8_encode, 1000, memset(out, 1, 4); add(utf8_encode(draw() % 0x110000, out)); add_bytes(out, 4););
    CHECK(base64_encode, 200, fill(); u64 n = base64_encode(bytes, length(), (char *)out); add(n); add_bytes(out, n););
    CHECK(varint_encode, 1000, u64 n = varint_encode(draw(), out); add(n); add_bytes(out, n););
    CHECK(varint_decode, 1000, u64 x = 0; fill(); if (round % 3) varint_encode(draw(), bytes);
          add(varint_decode(bytes, draw() % 12, &x)); add(x););
    CHECK(zigzag, 1000, add(zigzag(draw())););
    CHECK(hex_digit, 256, add(hex_digit(round)););
    CHECK(hex_decode, 200, fill(); for (int i = 0; i < N; i++)
              text[i] = "0123456789abcdefABCDEF0x"[bytes[i] % (i < 40 ? 22 : 24)];
          u64 n = hex_decode(text, out); add(n); add_bytes(out, n););
    CHECK(run_lengths, 200, fill(); for (int i = 0; i < N; i++) bytes[i] &= bytes[i] >> 4 & 3;
          u64 n = run_lengths(bytes, length(), out); add(n); add_bytes(out, n););
    CHECK(number_to_text, 1000, char *end = number_to_text(draw(), (char *)out, 2 + draw() % 35);
          add_bytes(out, end - (char *)out + 1););
    CHECK(text_to_number, 1000, long x = 0; char s[32]; sprintf(s, round % 4 ? "%ld" : "%lu", draw());
          if (round % 9 == 0) s[round % 7] = '/';
          add(text_to_number(s, &x)); add(x););
    CHECK(read_be32, 200, fill(); add(read_be32(bytes + length() / 2)););
    CHECK(write_le32, 200, memset(out, 3, 8); write_le32(out + round % 4, draw()); add_bytes(out, 8););
}

static void check_bits(void) {
    static u64 set[4];
    CHECK(reverse_bits, 1000, add(reverse_bits(draw())););
    CHECK(next_same_count, 1000, add(next_same_count(draw() & 0x7fffffff)););
    CHECK(interleave, 1000, add(interleave(draw(), draw())););
    CHECK(gray_decode, 1000, add(gray_decode(draw())););
    CHECK(bit_test, 1000, for (int i = 0; i < 4; i++) set[i] = draw(); add(bit_test((uint32_t *)set, draw() % 256)););
    CHECK(bit_set, 1000, bit_set((uint32_t *)set, draw() % 256); add_bytes(set, sizeof set););
    CHECK(bit_count, 300, for (int i = 0; i < 4; i++) set[i] = draw(); add(bit_count(set, draw() % 5)););
    CHECK(find_first_zero, 300, for (int i = 0; i < 4; i++) set[i] = round >> i & 1 ? ~0ull : draw();
          add(find_first_zero(set, 4)););
    CHECK(rotate_left, 1000, add(rotate_left(draw(), draw())););
    CHECK(bit_field, 1000, add(bit_field(draw(), draw() % 70, draw() % 70)););
    CHECK(log2_floor, 1000, add(log2_floor(draw())););
}

static void check_tables(void) {
    static struct cache cache;
    static struct ring ring;
    CHECK(matrix_multiply, 30, fill(); static int c[N];
          matrix_multiply(c, numbers, others, round % 8); add_bytes(c, sizeof c););
    CHECK(transpose, 30, fill(); transpose(numbers, round % 8); add_bytes(numbers, sizeof numbers););
    CHECK(dot, 200, fill(); add(dot(numbers, others, length())););
    CHECK(prefix_sums, 200, fill(); prefix_sums(others, length()); add_bytes(others, sizeof others););
    CHECK(histogram, 200, fill(); unsigned counts[16] = {0};
          histogram(bytes, length(), counts); add_bytes(counts, sizeof counts););
    CHECK(cache_put, 500, if (round == 0) memset(&cache, 0, sizeof cache); cache_put(&cache, draw() % 12, draw());
          add_bytes(&cache, sizeof cache););
    CHECK(cache_get, 500, unsigned value = 0; if (round % 5 == 0) cache_put(&cache, draw() % 12, round);
          add(cache_get(&cache, draw() % 12, &value)); add(value); add_bytes(&cache, sizeof cache););
    CHECK(ring_push, 500, if (round == 0) memset(&ring, 0, sizeof ring); uint16_t item;
          if (draw() % 3 == 0) ring_pop(&ring, &item);
          add(ring_push(&ring, draw())); add_bytes(&ring, sizeof ring););
    CHECK(ring_pop, 500, uint16_t item = 0; if (draw() % 3 == 0) ring_push(&ring, round);
          add(ring_pop(&ring, &item)); add(item););
    CHECK(run_program, 1000, fill(); for (int i = 0; i < N; i++) if (bytes[i] >= 0x80 && round % 8) bytes[i] &= 0x7f;
          add(run_program(bytes, length())););
    CHECK(next_token, 200, fill(); const char *at = text; int kind;
          do kind = next_token(&at), add(kind), add(at - text); while (kind););
}

int main(void) {
    check_strings();
    check_hashes();
    check_sorting();
    check_lists();
    check_numbers();
    check_coding();
    check_bits();
    check_tables();
    return check_integers() != 0;
}
