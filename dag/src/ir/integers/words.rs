//! Arithmetic modulo `2^64`.

/// The inverse of an odd number modulo `2^64`, by Newton's iteration: each round doubles the number of right bits.
pub fn inverse(odd: u64) -> u64 {
    (0..6).fold(odd, |x, _| x.wrapping_mul(2u64.wrapping_sub(odd.wrapping_mul(x))))
}
