//! Lanes made narrower or wider (SDM vol. 2: PACKSSWB, PACKSSDW, PACKUSWB, PACKUSDW, PMOVSX…, PMOVZX…, VPMOVWB … VPMOVQD
//! and their saturating forms).

use crate::expr::{Arena, ExprId};
use crate::reg::Width::{self, W8, W16, W32, W64};
use crate::row::SchedClass::Shuffle;
use crate::table::build::*;
use crate::table::simd::*;

/// What becomes of a number that the narrower lane cannot hold.
#[derive(Clone, Copy)]
enum Excess {
    /// Its upper bits are cut off.
    Cut,
    /// The nearest signed number of the narrower width.
    Signed,
    /// The nearest unsigned number, of a signed one.
    SignedToUnsigned,
    /// The nearest unsigned number, of an unsigned one.
    Unsigned,
}

pub fn rows(t: &mut TableBuilder) {
    pack(t, "packsswb", W8, Excess::Signed);
    pack(t, "packssdw", W16, Excess::Signed);
    pack(t, "packuswb", W8, Excess::SignedToUnsigned);
    pack(t, "packusdw", W16, Excess::SignedToUnsigned);
    extend(t, ["pmovsxbw", "pmovzxbw"], W16, 2);
    extend(t, ["pmovsxbd", "pmovzxbd"], W32, 4);
    extend(t, ["pmovsxbq", "pmovzxbq"], W64, 8);
    extend(t, ["pmovsxwd", "pmovzxwd"], W32, 2);
    extend(t, ["pmovsxwq", "pmovzxwq"], W64, 4);
    extend(t, ["pmovsxdq", "pmovzxdq"], W64, 2);
    truncate(t, ["vpmovwb", "vpmovswb", "vpmovuswb"], W8, 2);
    truncate(t, ["vpmovdb", "vpmovsdb", "vpmovusdb"], W8, 4);
    truncate(t, ["vpmovqb", "vpmovsqb", "vpmovusqb"], W8, 8);
    truncate(t, ["vpmovdw", "vpmovsdw", "vpmovusdw"], W16, 2);
    truncate(t, ["vpmovqw", "vpmovsqw", "vpmovusqw"], W16, 4);
    truncate(t, ["vpmovqd", "vpmovsqd", "vpmovusqd"], W32, 2);
}

/// In each 128 bits: the first source's lanes, twice as wide as `lane`, then the second's.
#[track_caller]
fn pack(t: &mut TableBuilder, name: &'static str, lane: Width, excess: Excess) {
    t.simd(name, [w(V), s(V), r(VM)], lane, Shuffle).gives(|m| {
        m.parts2(|m, x, y| {
            let to = m.lane();
            let lanes = [m.split(x, 2 * to), m.split(y, 2 * to)].concat();
            let lanes: Vec<ExprId> = lanes.into_iter().map(|x| narrowed(m.a, x, to, excess)).collect();
            m.join(&lanes)
        })
    });
}

/// From lanes one `part`-th as wide as `lane`, signed and unsigned.
#[track_caller]
fn extend(t: &mut TableBuilder, [signed, unsigned]: [&'static str; 2], lane: Width, part: u16) {
    let operands = [w(V), r(VM).part(part)];
    let (from, to) = (lane.bits() / part, lane.bits());
    t.simd(signed, operands, lane, Shuffle).gives(|m| m.map1(1, from, |m, x| m.a.sext(x, to)));
    t.simd(unsigned, operands, lane, Shuffle).gives(|m| m.map1(1, from, |m, x| m.a.zext(x, to)));
}

/// From lanes `part` times as wide as `lane`: cut, and with signed and unsigned saturation.
#[track_caller]
fn truncate(t: &mut TableBuilder, names: [&'static str; 3], lane: Width, part: u16) {
    let (from, to) = (lane.bits() * part, lane.bits());
    for (name, excess) in names.into_iter().zip([Excess::Cut, Excess::Signed, Excess::Unsigned]) {
        t.simd(name, [w(VM).part(part), r(V)], lane, Shuffle)
            .gives(|m| m.map1(1, from, |m, x| narrowed(m.a, x, to, excess)));
    }
}

/// `x` at `to` bits, fewer than it has.
fn narrowed(a: &mut Arena, x: ExprId, to: u16, excess: Excess) -> ExprId {
    let width = a.width(x);
    let (low, high) = (a.extract(x, 0, to), a.extract(x, to, width - to));
    let negative = a.msb(x);
    let (zero, ones, none) = (a.constant(to, 0), a.constant(to, u128::MAX >> (128 - to)), a.constant(width - to, 0));
    match excess {
        Excess::Cut => low,
        Excess::Signed => {
            let again = a.sext(low, width);
            let fits = a.eq(again, x);
            let (least, greatest) = (a.constant(to, 1 << (to - 1)), a.constant(to, (1 << (to - 1)) - 1));
            let nearest = a.ite(negative, least, greatest);
            a.ite(fits, low, nearest)
        }
        Excess::SignedToUnsigned => {
            let fits = a.eq(high, none);
            let nearest = a.ite(negative, zero, ones);
            a.ite(fits, low, nearest)
        }
        Excess::Unsigned => {
            let fits = a.eq(high, none);
            a.ite(fits, low, ones)
        }
    }
}
