//! A hash for the arena's maps: their keys are small numbers that nobody chooses to collide, and hashing them is most of
//! the work of building terms. Each word is mixed in by a rotation, a sum and a multiplication (as Firefox does).

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

pub(super) type Map<K, V> = HashMap<K, V, BuildHasherDefault<Words>>;

#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Words(u64);

/// An odd number whose bits look random: 2^64 divided by the golden ratio.
const FACTOR: u64 = 0x9e37_79b9_7f4a_7c15;

impl Hasher for Words {
    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            self.write_u64(chunk.iter().rev().fold(0, |w, b| w << 8 | u64::from(*b)));
        }
    }
    fn write_u8(&mut self, v: u8) {
        self.write_u64(v.into());
    }
    fn write_u16(&mut self, v: u16) {
        self.write_u64(v.into());
    }
    fn write_u32(&mut self, v: u32) {
        self.write_u64(v.into());
    }
    fn write_u64(&mut self, v: u64) {
        self.0 = (self.0.rotate_left(5) ^ v).wrapping_mul(FACTOR);
    }
    fn write_u128(&mut self, v: u128) {
        self.write_u64(v as u64);
        self.write_u64((v >> 64) as u64);
    }
    fn write_usize(&mut self, v: usize) {
        self.write_u64(v as u64);
    }
    fn write_isize(&mut self, v: isize) {
        self.write_u64(v as u64);
    }
    /// The table takes the low bits for the place, which a product mixes least.
    fn finish(&self) -> u64 {
        self.0 ^ self.0 >> 32
    }
}
