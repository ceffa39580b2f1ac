//! The sixteen conditions of jcc, setcc and cmovcc (SDM vol. 2, appendix B.1.4.7).

use crate::expr::{Arena, ExprId};
use crate::reg::{Flag, FlagSet};

/// A condition, numbered as the encoding does; odd ones negate their even neighbour.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Cond {
    O,
    No,
    B,
    Ae,
    E,
    Ne,
    Be,
    A,
    S,
    Ns,
    P,
    Np,
    L,
    Ge,
    Le,
    G,
}

impl Cond {
    pub const ALL: [Cond; 16] = [
        Cond::O,
        Cond::No,
        Cond::B,
        Cond::Ae,
        Cond::E,
        Cond::Ne,
        Cond::Be,
        Cond::A,
        Cond::S,
        Cond::Ns,
        Cond::P,
        Cond::Np,
        Cond::L,
        Cond::Ge,
        Cond::Le,
        Cond::G,
    ];

    /// Suffix of the mnemonic: `le` in `jle`, `setle`, `cmovle`.
    pub const fn suffix(self) -> &'static str {
        match self {
            Cond::O => "o",
            Cond::No => "no",
            Cond::B => "b",
            Cond::Ae => "ae",
            Cond::E => "e",
            Cond::Ne => "ne",
            Cond::Be => "be",
            Cond::A => "a",
            Cond::S => "s",
            Cond::Ns => "ns",
            Cond::P => "p",
            Cond::Np => "np",
            Cond::L => "l",
            Cond::Ge => "ge",
            Cond::Le => "le",
            Cond::G => "g",
        }
    }

    pub fn negated(self) -> Cond {
        Cond::ALL[self as usize ^ 1]
    }

    pub fn flags_read(self) -> FlagSet {
        use Flag::*;
        FlagSet::of(match Cond::ALL[self as usize & !1] {
            Cond::O => &[OF],
            Cond::B => &[CF],
            Cond::E => &[ZF],
            Cond::Be => &[CF, ZF],
            Cond::S => &[SF],
            Cond::P => &[PF],
            Cond::L => &[SF, OF],
            _ => &[ZF, SF, OF],
        })
    }

    /// The condition as a term of width 1 over the flags that `flag` gives.
    pub fn expr(self, a: &mut Arena, mut flag: impl FnMut(&mut Arena, Flag) -> ExprId) -> ExprId {
        use Flag::*;
        let e = match Cond::ALL[self as usize & !1] {
            Cond::O => flag(a, OF),
            Cond::B => flag(a, CF),
            Cond::E => flag(a, ZF),
            Cond::Be => {
                let (c, z) = (flag(a, CF), flag(a, ZF));
                a.or(c, z)
            }
            Cond::S => flag(a, SF),
            Cond::P => flag(a, PF),
            Cond::L => {
                let (s, o) = (flag(a, SF), flag(a, OF));
                a.xor(s, o)
            }
            _ => {
                let (s, o, z) = (flag(a, SF), flag(a, OF), flag(a, ZF));
                let l = a.xor(s, o);
                a.or(l, z)
            }
        };
        if self as usize & 1 == 1 { a.not(e) } else { e }
    }
}
