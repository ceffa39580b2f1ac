//! States to try: directed values and random ones, in every register.

use super::model::Model;
use crate::native::State;
use crate::reg::{Flag, Gpr, Width};

/// 0, ±1, least and greatest of each width, powers of two and their neighbours, and counts around the widths.
fn directed() -> Vec<u64> {
    let mut out: Vec<u64> = (0..=66).collect();
    for k in 0..64 {
        let p = 1u64 << k;
        out.extend([p, p - 1, p.wrapping_add(1), p.wrapping_neg(), !p]);
    }
    for w in Width::GENERAL {
        let min = 1u64 << (w.bits() - 1);
        out.extend([w.mask(), min, min - 1, min.wrapping_neg()]);
    }
    out.extend([0x5555_5555_5555_5555, 0xaaaa_aaaa_aaaa_aaaa, 0x0102_0304_0506_0708, 0x80, 0xff, 0xff00]);
    out
}

/// `n` states, the same for the same seed.
pub(super) fn states(model: &Model, n: usize, seed: u64) -> Vec<State> {
    let mut rng = fastrand::Rng::with_seed(seed);
    let pool = directed();
    (0..n).map(|_| state(model, &pool, &mut rng)).collect()
}

fn value(pool: &[u64], rng: &mut fastrand::Rng) -> u64 {
    match rng.u8(0..8) {
        0..=2 => pool[rng.usize(0..pool.len())],
        3 => rng.u64(0..256),
        // Two directed values, one in each half.
        4 => pool[rng.usize(0..pool.len())] << 32 | pool[rng.usize(0..pool.len())] & 0xffff_ffff,
        // Few ones, few zeros.
        5 => rng.u64(..) & rng.u64(..) & rng.u64(..),
        6 => rng.u64(..) | rng.u64(..) | rng.u64(..),
        _ => rng.u64(..),
    }
}

fn state(model: &Model, pool: &[u64], rng: &mut fastrand::Rng) -> State {
    let mut s = State::default();
    for g in &mut s.gpr {
        *g = value(pool, rng);
    }
    make_quotients_fit(&mut s, rng);
    // Bit 1 of RFLAGS is always set.
    s.flags = Flag::ALL.iter().fold(2, |w, f| w | u64::from(rng.bool()) << f.rflags_bit());
    let width = model.memory.map_or(64, |w| w.bits());
    s.cell[..7].iter_mut().chain(&mut s.k).chain(s.zmm.as_flattened_mut()).for_each(|w| *w = rng.u64(..));
    s.cell[7] = value(pool, rng) << (64 - width) | rng.u64(..) & !(u64::MAX << ((64 - width) % 64));
    if let Some((base, address)) = model.base {
        s.gpr[base.index()] = address;
    }
    s
}

/// A division faults from most states; so in half of them the dividend's upper half is an extension of the lower.
fn make_quotients_fit(s: &mut State, rng: &mut fastrand::Rng) {
    let rax = s.gpr[Gpr::RAX.index()];
    let sign = |bits: u16| if rax >> (bits - 1) & 1 == 1 { u64::MAX } else { 0 };
    let w = Width::GENERAL[rng.usize(0..4)];
    match rng.u8(0..8) {
        0 => s.gpr[Gpr::RDX.index()] = 0,
        1 => s.gpr[Gpr::RDX.index()] = sign(w.bits()),
        2 => s.gpr[Gpr::RDX.index()] &= 0xff,
        3 => s.gpr[Gpr::RAX.index()] = rax as i8 as i64 as u64,
        _ => {}
    }
}
