//! Instructions that are not literally their nodes: both are written as terms over the values read.

use super::{Check, CheckState, Content, FixedReads, low_mask};
use dag::ir::graph::{Kind, Use, Value};
use isa::row::RowSym;
use isa::{Arena, ExprId, Flag, Inst, Operand, Reg, RegRef, Row, Sym, Width, table};
use rustc_hash::FxHashMap;

impl CheckState<'_> {
    /// Compares node and instruction as terms over the contents they read. `None` if some register result
    /// differs; else the right bits of each, and which flags come out the same.
    pub(super) fn by_terms(
        &self,
        row: &Row,
        actual: &Row,
        inst: &Inst,
        uses: &[Use],
        fixed: FixedReads,
    ) -> Check<Option<(Vec<u16>, [bool; 6])>> {
        let same_shape = row.operands == actual.operands
            && row.flags == actual.flags
            && row.upper == actual.upper
            && row.implicit == actual.implicit;
        if !same_shape {
            return Ok(None);
        }
        // Rows commute whatever their operands hold. With a number in one of them their terms may be simpler, and no longer the
        // same; with numbers as values like others they are, but may miss what holds for these numbers alone.
        let mut same = None::<[bool; 6]>;
        for numbers in [NumberTerms::Constants, NumberTerms::Variables] {
            let mut t = Terms { numbers, ..Terms::default() };
            let (Some(wanted), Some(found)) =
                (self.node_terms(&mut t, row, uses, fixed), self.inst_terms(&mut t, actual, inst))
            else {
                return Ok(None);
            };
            let (a, b) = (t.meaning(row, &wanted), t.meaning(actual, &found));
            let flags = a.len() - Flag::ALL.len();
            if a[..flags] == b[..flags] {
                let known = same.get_or_insert([false; 6]);
                known.iter_mut().enumerate().for_each(|(k, s)| *s |= a[flags + k] == b[flags + k]);
            }
            if same == Some([true; 6]) {
                break;
            }
        }
        let Some(same) = same else { return Ok(None) };
        let explicit = row.operands.iter().zip(uses).zip(&inst.operands).map(|((spec, u), op)| match (u, op) {
            (Use::Value { value, .. }, Operand::Reg(r)) if spec.width.bits() < 32 => {
                self.agreement(self.regs[r.gpr.index()].content, *value).max(spec.width.bits())
            }
            (Use::Value { value, .. }, Operand::Whole(r)) if row.upper.leaves_above(r.file(), spec.width) => {
                self.agreement(self.regs[r.index()].content, *value).max(spec.width.bits())
            }
            (Use::Fresh | Use::Any, Operand::Whole(r)) if row.upper.leaves_above(r.file(), spec.width) => {
                spec.width.bits()
            }
            _ => 512,
        });
        let implicit = row.implicit.iter().zip(fixed.implicit);
        let implicit = implicit.map(|(spec, v)| self.implicit_bits(row.upper, spec, *v));
        Ok(Some((explicit.chain(implicit).collect(), same)))
    }

    /// The variables of a row as the node fills them; `None` if it has operands other than low registers
    /// and plain immediates.
    fn node_terms(&self, t: &mut Terms, row: &Row, uses: &[Use], fixed: FixedReads) -> Option<FxHashMap<Sym, ExprId>> {
        let mut map = FxHashMap::default();
        for (i, (spec, u)) in row.operands.iter().zip(uses).enumerate() {
            let term = match u {
                Use::Value { value, high: false } => t.part(self.name(self.stands_for(*value, spec.width)), spec.width),
                Use::Imm(v) => t.arena.constant(spec.width.bits(), *v as u64 as u128),
                Use::Fresh if !spec.access.reads() => continue,
                _ => return None,
            };
            map.insert(RowSym::Operand(i as u8).sym(), term);
        }
        for (spec, v) in row.implicit.iter().zip(fixed.implicit) {
            if let Some(v) = v {
                map.insert(
                    RowSym::Implicit(spec.reg).sym(),
                    t.part(self.name(self.stands_for(*v, spec.width)), spec.width),
                );
            }
        }
        Some(map)
    }

    /// The same for what stands in the instruction's registers.
    fn inst_terms(&self, t: &mut Terms, row: &Row, inst: &Inst) -> Option<FxHashMap<Sym, ExprId>> {
        let mut map = FxHashMap::default();
        for (i, (spec, op)) in row.operands.iter().zip(&inst.operands).enumerate() {
            let term = match op {
                Operand::Whole(_) if !spec.access.reads() => continue,
                Operand::Whole(r) => self.held(t, *r, spec.width)?,
                Operand::Reg(RegRef { gpr, high: false }) if spec.access.reads() => {
                    self.held(t, (*gpr).into(), spec.width)?
                }
                Operand::Reg(RegRef { high: false, .. }) => continue,
                Operand::Imm(v) => t.arena.constant(spec.width.bits(), *v as u64 as u128),
                _ => return None,
            };
            map.insert(RowSym::Operand(i as u8).sym(), term);
        }
        for spec in row.implicit.iter().filter(|s| s.access.reads()) {
            map.insert(RowSym::Implicit(spec.reg).sym(), self.held(t, spec.reg, spec.width)?);
        }
        Some(map)
    }

    fn held(&self, t: &mut Terms, g: Reg, width: Width) -> Option<ExprId> {
        match self.regs[g.index()].content {
            Content::Part(v, bits) if bits >= width.bits() => Some(t.part(self.name(self.stands_for(v, width)), width)),
            Content::Number { value, bits } if bits >= width.bits() => {
                Some(t.part(Name::Number(value & low_mask(width.bits())), width))
            }
            // Whatever is there: a result that does not depend on it is right.
            _ => Some(t.part(Name::Whatever(g), width)),
        }
    }

    /// The value in whose place another one is read at this width.
    fn stands_for(&self, v: Value, width: Width) -> Value {
        let choice = self.dag.choices.iter().find(|c| c.also == v && c.bits >= width.bits());
        choice.map_or(v, |c| c.value)
    }

    fn name(&self, v: Value) -> Name {
        match self.dag.node(v.node).kind {
            Kind::Const(c) => Name::Number(c),
            Kind::Input(r) => Name::Input(r),
            _ => Name::Value(v),
        }
    }
}

/// What a term variable stands for.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Name {
    Value(Value),
    Input(Reg),
    Number(u64),
    Whatever(Reg),
}

/// What numbers in registers are in terms.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
enum NumberTerms {
    #[default]
    Constants,
    /// Equal ones are the same variable.
    Variables,
}

#[derive(Default)]
struct Terms {
    numbers: NumberTerms,
    arena: Arena,
    names: FxHashMap<Name, u32>,
}

impl Terms {
    /// The low bits of a value, or a number.
    fn part(&mut self, name: Name, width: Width) -> ExprId {
        if let (Name::Number(n), NumberTerms::Constants) = (name, self.numbers) {
            return self.arena.constant(width.bits(), u128::from(n));
        }
        let next = 1000 + self.names.len() as u32;
        let sym = Sym(*self.names.entry(name).or_insert(next));
        // As wide as the widest register: what is above a narrower one is never asked for.
        let whole = self.arena.var(sym, 512);
        self.arena.extract(whole, 0, width.bits())
    }

    /// All terms of a meaning in a fixed order; variables without an entry (flags, unknowns) stay as they are.
    fn meaning(&mut self, row: &Row, map: &FxHashMap<Sym, ExprId>) -> Vec<Option<ExprId>> {
        let m = &row.meaning;
        let registers = m.operands.iter().chain(&m.implicit);
        let all = registers.chain([&m.address, &m.stored, &m.fault, &m.taken]).chain(&m.flags);
        let all: Vec<Option<ExprId>> = all.copied().collect();
        let roots: Vec<ExprId> = all.iter().flatten().copied().collect();
        let mut subst = |a: &mut Arena, s: Sym, w: u16| map.get(&s).copied().unwrap_or_else(|| a.var(s, w));
        let mut new = self.arena.instantiate(&table().arena, &roots, &mut subst).into_iter();
        all.iter().map(|t| t.and_then(|_| new.next())).collect()
    }
}
