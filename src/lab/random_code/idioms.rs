//! Short sequences for which something cheaper exists, as compilers and people write them.

use super::Writer;
use super::pick::plain;
use isa::{Gpr, Inst, MemRef, Operand, Width, table};

/// Registers and a width that an idiom is written over: `a` is changed, `b` is read, `t` is scratch.
struct Slots {
    a: Gpr,
    b: Gpr,
    t: Gpr,
    w: Width,
}

type Idiom = fn(&Slots) -> Vec<Inst>;

const IDIOMS: &[Idiom] = &[
    |s| vec![s.one("not"), s.imm("add", s.a, 1)],
    |s| vec![s.one("neg"), s.one("neg")],
    |s| vec![s.imm("shl", s.a, 1), s.reg("add", s.a, s.b)],
    |s| vec![s.reg("mov", s.t, s.a), s.reg("sub", s.t, s.b), s.reg("add", s.t, s.b)],
    |s| vec![s.reg("xor", s.t, s.t), s.reg("add", s.t, s.a), s.reg("or", s.t, s.b)],
    |s| vec![s.imm("and", s.a, 0x7f), s.imm("and", s.a, 0x3c)],
    // The absolute value.
    |s| vec![s.reg("mov", s.t, s.a), s.imm("sar", s.t, s.sign()), s.reg("xor", s.a, s.t), s.reg("sub", s.a, s.t)],
    // Clears the lowest one.
    |s| vec![s.lea(s.t, s.a, -1), s.reg("and", s.a, s.t)],
    |s| vec![s.reg("cmp", s.a, s.b), s.set("setb"), s.widen()],
    |s| vec![s.reg("test", s.a, s.a), s.set("sete"), s.widen(), s.one_of("neg", s.t)],
    |s| vec![s.reg("mov", s.t, s.a), s.imm("shl", s.t, 2), s.reg("add", s.t, s.a)],
    |s| vec![s.reg("mov", s.t, s.a), s.reg("and", s.t, s.b), s.reg("or", s.a, s.b), s.reg("sub", s.a, s.t)],
    |s| vec![s.imm("add", s.a, 12), s.reg("add", s.a, s.b), s.imm("sub", s.a, 5)],
    |s| vec![s.reg("cmp", s.a, s.b), s.reg("mov", s.t, s.a), s.reg("cmovb", s.t, s.b)],
];

impl Slots {
    fn reg(&self, m: &str, a: Gpr, b: Gpr) -> Inst {
        plain(m, self.w, &[a.into(), b.into()])
    }
    fn imm(&self, m: &str, a: Gpr, v: i64) -> Inst {
        plain(m, self.w, &[a.into(), Operand::Imm(v)])
    }
    fn one(&self, m: &str) -> Inst {
        self.one_of(m, self.a)
    }
    fn one_of(&self, m: &str, g: Gpr) -> Inst {
        plain(m, self.w, &[g.into()])
    }
    fn lea(&self, to: Gpr, base: Gpr, disp: i64) -> Inst {
        plain("lea", self.w, &[to.into(), Operand::Mem(MemRef { base: Some(base), disp, ..MemRef::default() })])
    }
    fn set(&self, m: &str) -> Inst {
        plain(m, Width::W8, &[self.t.into()])
    }
    fn widen(&self) -> Inst {
        let from_byte =
            |r: &isa::Row| r.mnemonic == "movzx" && r.width() == Some(Width::W32) && r.operands[1].width == Width::W8;
        let (row, _) = table().iter().find(|(_, r)| from_byte(r)).expect("movzx r32, r8 has a row");
        Inst { row, operands: vec![self.t.into(), self.t.into()] }
    }
    fn sign(&self) -> i64 {
        i64::from(self.w.bits()) - 1
    }
}

impl Writer {
    /// Appends an idiom, or a division that cannot fault; nothing if its registers are not free for it.
    pub(super) fn idiom(&mut self) {
        let w = if self.rng.below(2) == 0 { Width::W32 } else { Width::W64 };
        let t = self.homes[self.rng.below(self.homes.len())];
        let (a, b) = (self.known.recent(&mut self.rng), self.known.recent(&mut self.rng));
        let slots = Slots { a, b, t, w };
        if self.rng.below(IDIOMS.len() + 1) == 0 {
            self.division(&slots);
        } else if t != a && t != b {
            let idiom = IDIOMS[self.rng.below(IDIOMS.len())];
            self.append(idiom(&slots));
        }
    }

    /// An unsigned division by an odd number of a dividend without an upper half.
    fn division(&mut self, s: &Slots) {
        let taken = [Gpr::RAX, Gpr::RDX];
        if taken.contains(&s.t) || s.t == s.a || (self.pointer.is_some() && s.t == Gpr::RDI) {
            return;
        }
        let before = vec![
            s.reg("mov", s.t, s.b),
            s.imm("or", s.t, 1),
            s.reg("mov", Gpr::RAX, s.a),
            plain("xor", Width::W32, &[Gpr::RDX.into(), Gpr::RDX.into()]),
        ];
        if self.append(before) {
            self.insts.push(plain("div", s.w, &[s.t.into()]));
            self.known.divide();
        }
    }
}
