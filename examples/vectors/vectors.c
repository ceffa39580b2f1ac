// Vector code as people write it with intrinsics, whose shorter forms need constants that it does not have: masks and tables of
// shuffles, weights, factors, limits. This project's own C.
#include <immintrin.h>

typedef __m128i v128;
typedef __m256i v256;

#define AND _mm_and_si128
#define OR _mm_or_si128
#define BYTES(n) _mm_set1_epi8((char)(n))
#define WORDS(n) _mm_set1_epi16((short)(n))
#define DWORDS(n) _mm_set1_epi32((int)(n))

// Bytes and words that move.
static v128 swapped_dwords(v128 x) {
    return _mm_shuffle_epi8(x, _mm_setr_epi8(3, 2, 1, 0, 7, 6, 5, 4, 11, 10, 9, 8, 15, 14, 13, 12));
}

v128 swap_then_rotate(v128 x) { return _mm_shuffle_epi32(swapped_dwords(x), 0x4e); }

v128 swap_then_transpose(v128 x) {
    return _mm_shuffle_epi8(swapped_dwords(x), _mm_setr_epi8(0, 4, 8, 12, 1, 5, 9, 13, 2, 6, 10, 14, 3, 7, 11, 15));
}

v128 swap_words_reverse(v128 x) { return _mm_shuffle_epi32(OR(_mm_slli_epi16(x, 8), _mm_srli_epi16(x, 8)), 0x1b); }

v128 swap_dwords_sse2(v128 x) {
    v128 y = OR(_mm_slli_epi16(x, 8), _mm_srli_epi16(x, 8));
    return _mm_shufflehi_epi16(_mm_shufflelo_epi16(y, 0xb1), 0xb1);
}

v128 third_bytes(v128 x) { return _mm_srli_epi32(AND(x, DWORDS(0x00ff0000)), 16); }

v128 rotate_dwords_8(v128 x) { return OR(_mm_slli_epi32(x, 8), _mm_srli_epi32(x, 24)); }

v128 rotate_qwords_16(v128 x) { return OR(_mm_slli_epi64(x, 16), _mm_srli_epi64(x, 48)); }

v128 red_and_blue(v128 x) {
    v128 r = AND(_mm_srli_epi32(x, 16), DWORDS(0xff)), b = _mm_slli_epi32(AND(x, DWORDS(0xff)), 16);
    return OR(AND(x, DWORDS(0xff00ff00)), OR(r, b));
}

v256 red_and_blue_256(v256 x) {
    v256 r = _mm256_and_si256(_mm256_srli_epi32(x, 16), _mm256_set1_epi32(0xff));
    v256 b = _mm256_slli_epi32(_mm256_and_si256(x, _mm256_set1_epi32(0xff)), 16);
    return _mm256_or_si256(_mm256_and_si256(x, _mm256_set1_epi32((int)0xff00ff00)), _mm256_or_si256(r, b));
}

v128 alpha_everywhere(v128 x) {
    v128 a = _mm_srli_epi32(x, 24);
    a = OR(a, _mm_slli_epi32(a, 8));
    return OR(a, _mm_slli_epi32(a, 16));
}

v128 opaque(v128 x) {
    v128 y = _mm_shuffle_epi8(x, _mm_setr_epi8(2, 1, 0, 3, 6, 5, 4, 7, 10, 9, 8, 11, 14, 13, 12, 15));
    return OR(AND(y, DWORDS(0x00ffffff)), DWORDS(0xff000000));
}

v128 widen_shifted(v128 x) { return _mm_slli_epi32(_mm_unpacklo_epi16(x, _mm_setzero_si128()), 8); }

v128 words_and_ones(v128 x) {
    return OR(AND(_mm_shuffle_epi32(_mm_unpacklo_epi16(x, x), 0xe4), DWORDS(0xffff)), DWORDS(0x10000));
}

v128 low_and_high(v128 x, v128 y) { return OR(AND(x, WORDS(0xff)), _mm_slli_epi16(y, 8)); }

v128 blend_three_times(v128 x, v128 y) {
    return _mm_blend_epi16(_mm_blend_epi16(_mm_blend_epi16(x, y, 0x0f), x, 0x03), y, 0xc0);
}

v128 choose_words(v128 x, v128 y) { return OR(AND(x, DWORDS(0xffff)), _mm_andnot_si128(DWORDS(0xffff), y)); }

// Sums with weights, products.
v128 base64_split(v128 x) {
    v128 t = AND(x, DWORDS(0x0fc0fc00));
    return OR(_mm_srli_epi32(AND(t, DWORDS(0xfc00)), 10), _mm_srli_epi32(AND(t, DWORDS(0x0fc00000)), 6));
}

v128 base64_join(v128 x) {
    v128 high = AND(_mm_srli_epi16(x, 8), WORDS(0x3f));
    return _mm_add_epi16(_mm_slli_epi16(AND(x, WORDS(0x3f)), 6), high);
}

v128 digit_pairs(v128 x) {
    return _mm_add_epi16(_mm_mullo_epi16(AND(x, WORDS(0xff)), WORDS(10)), _mm_srli_epi16(x, 8));
}

v256 digit_pairs_256(v256 x) {
    v256 tens = _mm256_mullo_epi16(_mm256_and_si256(x, _mm256_set1_epi16(0xff)), _mm256_set1_epi16(10));
    return _mm256_add_epi16(tens, _mm256_srli_epi16(x, 8));
}

v128 byte_pairs(v128 x) { return _mm_add_epi16(AND(x, WORDS(0xff)), _mm_srli_epi16(x, 8)); }

v128 word_pairs(v128 x) { return _mm_add_epi32(_mm_srai_epi32(_mm_slli_epi32(x, 16), 16), _mm_srai_epi32(x, 16)); }

v128 weighted_words(v128 x) {
    v128 e = _mm_srai_epi32(_mm_slli_epi32(x, 16), 16), o = _mm_srai_epi32(x, 16);
    return _mm_add_epi32(_mm_add_epi32(_mm_slli_epi32(e, 1), e), _mm_add_epi32(_mm_slli_epi32(o, 2), o));
}

v128 scaled_bytes(v128 x) { return _mm_srli_epi16(_mm_mullo_epi16(AND(x, WORDS(0xff)), WORDS(77)), 8); }

v128 tenths(v128 x) { return _mm_srli_epi16(_mm_mulhi_epu16(x, WORDS(0xcccd)), 3); }

v128 five_bits_to_eight(v128 x) {
    x = AND(x, WORDS(31));
    return OR(_mm_slli_epi16(x, 3), _mm_srli_epi16(x, 2));
}

v128 red_of_565(v128 x) {
    v128 r = AND(_mm_srli_epi16(x, 11), WORDS(31));
    return OR(_mm_slli_epi16(r, 3), _mm_srli_epi16(r, 2));
}

v128 bcd(v128 x) {
    v128 h = AND(_mm_srli_epi16(x, 4), BYTES(15)), h2 = _mm_add_epi8(h, h);
    v128 h8 = _mm_add_epi8(_mm_add_epi8(h2, h2), _mm_add_epi8(h2, h2));
    return _mm_add_epi8(AND(x, BYTES(15)), _mm_add_epi8(h8, h2));
}

v128 bcd_by_six(v128 x) {
    v128 h = AND(_mm_srli_epi16(x, 4), BYTES(15));
    return _mm_sub_epi8(x, _mm_add_epi8(_mm_slli_epi16(h, 2), _mm_add_epi8(h, h)));
}

// Each byte alone.
v128 high_halves(v128 x) { return AND(_mm_srli_epi16(x, 4), BYTES(15)); }

v128 ones(v128 x) {
    x = _mm_sub_epi8(x, AND(_mm_srli_epi16(x, 1), BYTES(0x55)));
    x = _mm_add_epi8(AND(x, BYTES(0x33)), AND(_mm_srli_epi16(x, 2), BYTES(0x33)));
    return AND(_mm_add_epi8(x, _mm_srli_epi16(x, 4)), BYTES(15));
}

v128 reverse_bits(v128 x) {
    x = OR(AND(_mm_srli_epi16(x, 1), BYTES(0x55)), _mm_slli_epi16(AND(x, BYTES(0x55)), 1));
    x = OR(AND(_mm_srli_epi16(x, 2), BYTES(0x33)), _mm_slli_epi16(AND(x, BYTES(0x33)), 2));
    return OR(AND(_mm_srli_epi16(x, 4), BYTES(15)), _mm_slli_epi16(AND(x, BYTES(15)), 4));
}

v128 add_and_add(v128 x) {
    return _mm_add_epi8(AND(_mm_add_epi8(AND(x, BYTES(15)), BYTES(16)), BYTES(31)), BYTES(3));
}

v128 hex_digits(v128 x) {
    v128 n = AND(x, BYTES(15)), letters = _mm_cmpgt_epi8(n, BYTES(9));
    return _mm_add_epi8(_mm_add_epi8(n, BYTES('0')), AND(letters, BYTES(39)));
}

v128 upper_case(v128 x) {
    v128 letters = AND(_mm_cmpgt_epi8(x, BYTES('a' - 1)), _mm_cmpgt_epi8(BYTES('z' + 1), x));
    return _mm_sub_epi8(x, AND(letters, BYTES(32)));
}

v128 hundred_less(v128 x) { return _mm_add_epi8(_mm_xor_si128(x, BYTES(-1)), BYTES(101)); }

v128 above_sixteen(v128 x) { return _mm_sub_epi8(_mm_max_epu8(x, BYTES(16)), BYTES(16)); }

v128 at_most_255(v128 x) { return _mm_add_epi8(_mm_min_epu8(x, BYTES(200)), BYTES(55)); }

// Bits that are shifted out.
v128 clear_low_bits(v128 x) { return _mm_slli_epi16(_mm_srli_epi16(x, 5), 5); }

v128 keep_low_bits(v128 x) { return _mm_srli_epi32(_mm_slli_epi32(x, 9), 9); }

v128 clear_high_bytes(v128 x) { return _mm_srli_si128(_mm_slli_si128(x, 3), 3); }
