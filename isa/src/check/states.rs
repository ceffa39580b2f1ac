//! States to try: directed and random values in what the instruction reads, random ones elsewhere.

use super::lanes::{LanePool, Lanes};
use super::model::{MemoryAccess, StateModel};
use super::place::StatePart;
use crate::native::{CpuState, MXCSR_DEFAULT};
use crate::reg::{Flag, Gpr, Width};
use fastrand::Rng;

/// Values to choose from, made once for a whole check.
pub(super) struct ValuePool {
    scalars: Vec<u64>,
    vectors: LanePool,
    /// Random states, for what the instruction does not name.
    background: Vec<CpuState>,
}

impl ValuePool {
    pub fn new(seed: u64) -> ValuePool {
        let mut rng = Rng::with_seed(seed);
        let background = (0..61).map(|_| random_state(&mut rng)).collect();
        ValuePool { scalars: directed(), vectors: LanePool::new(&mut rng), background }
    }

    /// Fills `states`; the same for the same seed.
    pub fn fill(&self, model: &StateModel, states: &mut [CpuState], seed: u64) {
        let mut rng = Rng::with_seed(seed);
        states.iter_mut().for_each(|s| self.state(model, s, &mut rng));
    }

    fn state(&self, model: &StateModel, s: &mut CpuState, rng: &mut Rng) {
        *s = self.background[rng.usize(0..self.background.len())];
        let lanes = Lanes::any(rng);
        let mut last = None;
        // Of four x87 registers so many are occupied.
        let crowd = rng.u8(0..5);
        for &place in &model.reads {
            match place {
                StatePart::Reg(r) if r.gpr().is_some() => s.set_word(r, 0, self.scalar(rng)),
                StatePart::Reg(r) if r.bits() == 512 => {
                    let lanes = self.vectors.operand(lanes, &mut last, rng);
                    lanes.into_iter().enumerate().for_each(|(i, word)| s.set_word(r, i, word));
                }
                StatePart::Reg(r) => s.set_word(r, 0, mask(rng)),
                StatePart::Flag(f) => place.set_word(s, f.index(), u64::from(rng.bool())),
                StatePart::Mxcsr => {}
                StatePart::St(_) => (0..2).zip(x87_number(rng)).for_each(|(i, word)| place.set_word(s, i, word)),
                StatePart::Occupied(_) => place.set_word(s, 0, u64::from(rng.u8(0..4) < crowd)),
                StatePart::Cell => s.cell = self.vectors.operand(lanes, &mut last, rng),
            }
        }
        // Instructions on MMX registers, of which some read and change nothing, leave the others so.
        if !model.reads.iter().any(|p| matches!(p, StatePart::St(_) | StatePart::Occupied(_))) {
            s.enter_mmx();
        }
        make_quotients_fit(s, rng);
        for access in &model.accesses {
            self.place_operand(access, s, rng);
        }
    }

    /// Gives memory the value of a general register half of the time, and sets its address.
    fn place_operand(&self, access: &MemoryAccess, s: &mut CpuState, rng: &mut Rng) {
        let bits = access.width.bits();
        if bits <= 64 && rng.bool() {
            let word = &mut s.cell[access.last_word()];
            let below = *word & !(u64::MAX << ((64 - bits) % 64));
            *word = self.scalar(rng) << (64 - bits) | below;
        }
        if access.width == Width::W80 {
            let [significand, sign_exponent] = x87_number(rng);
            s.cell[7] = sign_exponent << 48 | significand >> 16;
            s.cell[6] = s.cell[6] & (u64::MAX >> 16) | significand << 48;
        }
        if let Some((base, address)) = access.base {
            s.gpr[base.index()] = address;
        }
    }

    fn scalar(&self, rng: &mut Rng) -> u64 {
        let pool = &self.scalars;
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
}

/// 0, ±1, least and greatest of each width, powers of two and their neighbours, counts around the widths, and integers
/// halfway between two floating-point numbers of either format.
fn directed() -> Vec<u64> {
    let mut out: Vec<u64> = (0..=66).collect();
    for k in 0..64 {
        let p = 1u64 << k;
        out.extend([p, p - 1, p.wrapping_add(1), p.wrapping_neg(), !p]);
        out.extend([24, 53].iter().filter(|&&significand| significand <= k).map(|significand| p | p >> significand));
    }
    for w in Width::GENERAL {
        let min = 1u64 << (w.bits() - 1);
        out.extend([w.mask(), min, min - 1, min.wrapping_neg()]);
    }
    out.extend([0x5555_5555_5555_5555, 0xaaaa_aaaa_aaaa_aaaa, 0x0102_0304_0506_0708, 0x80, 0xff, 0xff00]);
    out
}

fn random_state(rng: &mut Rng) -> CpuState {
    // Bit 1 of RFLAGS is always set.
    let flags = Flag::ALL.iter().fold(2, |w, f| w | u64::from(rng.bool()) << f.rflags_bit());
    let mut s = CpuState { flags, mxcsr: MXCSR_DEFAULT | rng.u32(0..64), ..CpuState::default() };
    s.st_empty = rng.u64(..) & 0x5555;
    rng.fill(&mut s.st);
    let vectors = s.zmm.as_flattened_mut().iter_mut();
    vectors.chain(&mut s.gpr).chain(&mut s.k).chain(&mut s.cell).for_each(|w| *w = rng.u64(..));
    s
}

/// A significand, and above it sign and exponent: zeros, denormals, numbers, infinities, NaNs of both kinds, and what is
/// none of these because its integer bit contradicts the exponent (SDM vol. 1 §8.2.2).
fn x87_number(rng: &mut Rng) -> [u64; 2] {
    const EXPONENTS: [u64; 8] = [0, 1, 0x3ffe, 0x3fff, 0x4000, 0x403e, 0x7ffe, 0x7fff];
    const SIGNIFICANDS: [u64; 10] =
        [0, 1, 1 << 63, 1 << 63 | 1, 3 << 62, 3 << 62 | 0x1234, 5 << 61, 1 << 62, u64::MAX, u64::MAX >> 1];
    let exponent = if rng.u8(0..4) == 0 { rng.u64(0..0x8000) } else { EXPONENTS[rng.usize(0..8)] };
    let significand = if rng.u8(0..4) == 0 { rng.u64(..) } else { SIGNIFICANDS[rng.usize(0..10)] };
    [significand, u64::from(rng.bool()) << 15 | exponent]
}

/// None, all, one, all but one, the first few, or random ones.
fn mask(rng: &mut Rng) -> u64 {
    match rng.u8(0..8) {
        0 => 0,
        1 => u64::MAX,
        2 => 1 << rng.u32(0..64),
        3 => !(1 << rng.u32(0..64)),
        4 => (1 << rng.u32(0..64)) - 1,
        5 => rng.u64(..) & rng.u64(..),
        _ => rng.u64(..),
    }
}

/// A division faults from most states; so in half of them the dividend's upper half is an extension of the lower.
fn make_quotients_fit(s: &mut CpuState, rng: &mut Rng) {
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
