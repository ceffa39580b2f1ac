//! Constants for new read-only data: named by their content, and made from those of the input, lane by lane.

use crate::ir::graph::Address;
use isa::Fixed;
use std::collections::BTreeSet;
use std::sync::Arc;

/// What the labels of new data start with.
const LABEL: &str = ".Lsuperopt_";

/// The operand that reads `bytes`, 4 to 64 of them, a power of two. Equal bytes have one label.
pub fn address(bytes: &[u8]) -> Address {
    let digits: String = bytes.iter().map(|b| format!("{b:02x}")).collect();
    let fixed = Fixed { bytes: bytes.to_vec(), align: bytes.len() as u64 };
    Address {
        base: None,
        index: None,
        disp: 0,
        rip: true,
        segment: None,
        symbol: Some(format!("{LABEL}{digits}").into()),
        fixed: Some(Arc::new(fixed)),
    }
}

/// Whether a symbol is the label of new data.
pub fn is_label(symbol: &str) -> bool {
    symbol.starts_with(LABEL)
}

/// What two constants of the same length combine to: sums and differences at each lane width (bits), bitwise
/// combinations, and products and quotients of floating-point lanes if `float`.
pub fn combined(a: &[u8], b: &[u8], lanes: &BTreeSet<u16>, float: bool) -> BTreeSet<Vec<u8>> {
    let mut out = BTreeSet::new();
    let bitwise: [fn(u64, u64) -> u64; 3] = [|x, y| x & y, |x, y| x | y, |x, y| x ^ y];
    out.extend(bitwise.iter().map(|f| lanewise(a, b, 1, f)));
    let sums: [fn(u64, u64) -> u64; 3] = [u64::wrapping_add, u64::wrapping_sub, |x, y| y.wrapping_sub(x)];
    for bytes in
        lanes.iter().map(|bits| usize::from(*bits / 8)).filter(|n| (1..=8).contains(n) && a.len().is_multiple_of(*n))
    {
        out.extend(sums.iter().map(|f| lanewise(a, b, bytes, f)));
        let numbers: &[fn(u64, u64) -> u64] = match bytes {
            4 if float => &[
                |x, y| single(x, y, |x, y| x * y),
                |x, y| single(x, y, |x, y| x / y),
                |x, y| single(x, y, |x, y| y / x),
            ],
            8 if float => &[
                |x, y| double(x, y, |x, y| x * y),
                |x, y| double(x, y, |x, y| x / y),
                |x, y| double(x, y, |x, y| y / x),
            ],
            _ => &[],
        };
        out.extend(numbers.iter().map(|f| lanewise(a, b, bytes, f)));
    }
    out
}

/// `f` on lanes of `bytes` bytes, little-endian.
fn lanewise(a: &[u8], b: &[u8], bytes: usize, f: &fn(u64, u64) -> u64) -> Vec<u8> {
    let number = |lane: &[u8]| lane.iter().rev().fold(0, |n, &byte| n << 8 | u64::from(byte));
    let lane = |(x, y): (&[u8], &[u8])| f(number(x), number(y)).to_le_bytes()[..bytes].to_vec();
    a.chunks(bytes).zip(b.chunks(bytes)).flat_map(lane).collect()
}

fn single(x: u64, y: u64, f: fn(f32, f32) -> f32) -> u64 {
    f(f32::from_bits(x as u32), f32::from_bits(y as u32)).to_bits().into()
}

fn double(x: u64, y: u64, f: fn(f64, f64) -> f64) -> u64 {
    f(f64::from_bits(x), f64::from_bits(y)).to_bits()
}

#[cfg(test)]
mod tests {
    use crate::ir::data::*;

    #[test]
    fn lanes_do_not_carry_into_each_other() {
        let all = combined(&[0xff, 1, 0, 0x80], &[2, 0, 0, 0x80], &[8].into(), false);
        assert!(
            all.contains(&vec![1, 1, 0, 0]) && all.contains(&vec![0xfd, 1, 0, 0]) && all.contains(&vec![3, 0xff, 0, 0])
        );
        assert!(!all.contains(&vec![1, 2, 0, 0]), "a carry into the second lane");
    }

    #[test]
    fn quotients_are_of_numbers() {
        let (a, b) = (3.0f32.to_le_bytes(), 2.0f32.to_le_bytes());
        let all = combined(&a, &b, &[32].into(), true);
        for number in [6.0f32, 1.5, 2.0 / 3.0] {
            assert!(all.contains(number.to_le_bytes().as_slice()), "{number}");
        }
        assert!(!combined(&a, &b, &[32].into(), false).contains(1.5f32.to_le_bytes().as_slice()));
    }

    #[test]
    fn a_label_says_what_stands_there() {
        let a = address(&[0, 1, 0xab, 0xff]);
        assert_eq!(a.symbol.as_deref(), Some(".Lsuperopt_0001abff"));
        assert!(is_label(".Lsuperopt_00") && !is_label(".LCPI0_0"));
        assert_eq!(a.fixed.expect("bytes").words(isa::Width::W32, true), Some(vec![0xffab_0100]));
    }
}
