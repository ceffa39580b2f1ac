//! The kind of operation that a row over general registers is: read off its scheduling class and its meaning, so that a
//! new row is of its kind without being listed anywhere.

use crate::cond::Cond;
use crate::expr::{Arena, BinOp, ExprId, ExprNode, UnOp};
use crate::kind::LaneExtreme;
use crate::reg::Flag;
use crate::row::{FlagEffect, OperationKind, Row, RowSym, SchedClass};

impl Row {
    /// The condition that the row tests, if its class says that it tests one.
    pub fn condition(&self) -> Option<Cond> {
        let prefix = match self.class {
            SchedClass::Cmov => "cmov",
            SchedClass::Setcc => "set",
            SchedClass::Branch => "j",
            _ => return None,
        };
        let suffix = self.mnemonic.strip_prefix(prefix)?;
        Cond::ALL.into_iter().find(|c| c.suffix() == suffix)
    }

    /// Whether it compares by subtracting: what only compares bit by bit leaves no carry.
    pub fn subtracts_for_flags(&self) -> bool {
        self.kind == Some(OperationKind::Comparison)
            && self.flags[Flag::CF.index()] == FlagEffect::Written
            && self.meaning.flags[Flag::CF.index()].is_some_and(|carry| crate::table().arena.as_const(carry).is_none())
    }

    /// Which extreme of two vectors the row takes, lane by lane; `None` if it does something else.
    pub fn lane_extreme(&self, arena: &Arena) -> Option<LaneExtreme> {
        let vectors = self.operands.iter().filter(|o| o.kinds.vector()).count();
        let result = self.operands.iter().position(|o| o.access.writes() && o.kinds.vector())?;
        let lanes = lanes(arena, self.meaning.operands[result]?);
        let mut found = lanes.iter().map(|&lane| extreme(arena, lane));
        let first = found.next()??;
        (self.class == SchedClass::VecAlu && vectors >= 2 && found.all(|other| other == Some(first))).then_some(first)
    }

    /// Whether `op` takes part in what is written to a register.
    pub fn computes(&self, arena: &Arena, op: BinOp) -> bool {
        ResultTerms::of(self, arena).compute(op)
    }
}

/// The parts that a vector's content is put together from, the lowest first, without zeros above.
fn lanes(arena: &Arena, e: ExprId) -> Vec<ExprId> {
    match arena.node(e) {
        ExprNode::Concat(high, low) => [lanes(arena, low), lanes(arena, high)].concat(),
        ExprNode::Zext(x) => lanes(arena, x),
        ExprNode::Const(_) => Vec::new(),
        _ => vec![e],
    }
}

fn extreme(arena: &Arena, lane: ExprId) -> Option<LaneExtreme> {
    let ExprNode::Ite(condition, yes, no) = arena.node(lane) else { return None };
    let ExprNode::Bin(less @ (BinOp::Slt | BinOp::Ult), a, b) = arena.node(condition) else { return None };
    let is_part = |e: ExprId| matches!(arena.node(e), ExprNode::Extract(..) | ExprNode::Var(_));
    let greatest = match (yes, no) {
        (x, y) if (x, y) == (a, b) => false,
        (x, y) if (x, y) == (b, a) => true,
        _ => return None,
    };
    (is_part(a) && is_part(b)).then(|| LaneExtreme { greatest, signed: less == BinOp::Slt, lane: arena.width(lane) })
}

/// What kind of operation a row is; `None` for one that is not over general registers alone, moves, jumps and the stack's.
pub(crate) fn classify(row: &Row, arena: &Arena) -> Option<OperationKind> {
    use OperationKind as K;
    use SchedClass as C;
    if !row.is_general() {
        return None;
    }
    let terms = ResultTerms::of(row, arena);
    let read = row.operands.iter().filter(|o| o.access.reads()).count();
    Some(match row.class {
        C::Alu if terms.is_empty() && read > 0 => K::Comparison,
        C::Alu if terms.is_empty() => K::FlagChange,
        C::Alu | C::Bmi if terms.are_bitwise() && read > 1 => K::Logic,
        C::Alu if terms.are_bitwise() => K::Negation,
        C::Alu if !terms.has(is_sum) => K::Extension,
        C::Move if terms.has(|n| matches!(n, ExprNode::Zext(_) | ExprNode::Sext(_))) => K::Extension,
        C::Alu if read > 1 => K::Sum,
        C::Alu if terms.has(|n| matches!(n, ExprNode::Un(UnOp::Neg, _))) => K::Negation,
        C::Alu => K::Increment,
        C::Lea => K::AddressSum,
        C::AddCarry => K::CarrySum,
        C::Shift | C::ShiftCl if terms.compute(BinOp::Shl) && terms.compute(BinOp::LShr) => K::Rotation,
        C::Shift | C::ShiftCl if row.operands.iter().any(|o| o.kinds.imm) => K::Shift,
        C::Shift | C::ShiftCl => K::RegisterShift,
        C::DoubleShift => K::DoubleShift,
        C::Rotate => K::Rotation,
        C::RotateCarry => K::CarryRotation,
        C::Multiply => K::Product,
        C::MultiplyWide => K::WideProduct,
        C::Divide => K::Quotient,
        C::BitScan if terms.are_undefined_somewhere() => K::BitScan,
        C::BitScan if terms.has(|n| matches!(n, ExprNode::Un(UnOp::Popcount, _))) => K::BitCount,
        C::BitScan => K::ZeroCount,
        C::BitTest => K::BitTest,
        C::Bmi if read == 1 => K::LowestBit,
        C::Bmi => K::BitField,
        C::ByteSwap => K::ByteOrder,
        C::Exchange => K::Exchange,
        C::Cmov => K::Selection,
        C::Setcc => K::Truth,
        _ => return None,
    })
}

fn is_sum(n: &ExprNode) -> bool {
    matches!(n, ExprNode::Bin(BinOp::Add | BinOp::Sub, ..) | ExprNode::Un(UnOp::Neg, _))
}

/// All terms that the registers written by a row depend on.
struct ResultTerms<'a> {
    arena: &'a Arena,
    terms: Vec<ExprId>,
}

impl<'a> ResultTerms<'a> {
    fn of(row: &Row, arena: &'a Arena) -> ResultTerms<'a> {
        let written: Vec<ExprId> =
            row.meaning.operands.iter().chain(&row.meaning.implicit).flatten().copied().collect();
        ResultTerms { arena, terms: arena.reachable(&written) }
    }

    fn is_empty(&self) -> bool {
        self.terms.is_empty()
    }

    fn has(&self, is: impl Fn(&ExprNode) -> bool) -> bool {
        self.terms.iter().any(|&e| is(&self.arena.node(e)))
    }

    fn compute(&self, op: BinOp) -> bool {
        self.has(|n| matches!(n, ExprNode::Bin(o, ..) if *o == op))
    }

    fn are_bitwise(&self) -> bool {
        let bitwise = |n: &ExprNode| {
            use {BinOp::*, ExprNode::*};
            matches!(n, Const(_) | Var(_) | Un(UnOp::Not, _) | Bin(And | Or | Xor, ..))
        };
        self.has(|n| !matches!(n, ExprNode::Const(_) | ExprNode::Var(_))) && !self.has(|n| !bitwise(n))
    }

    /// Whether a value that the manual leaves open, or the register's own old content, may be a result.
    fn are_undefined_somewhere(&self) -> bool {
        let open = |n: &ExprNode| match n {
            ExprNode::Var(s) => matches!(RowSym::of(*s), RowSym::Unknown(_) | RowSym::Operand(0)),
            _ => false,
        };
        self.has(open)
    }
}

#[cfg(test)]
mod tests {
    use super::LaneExtreme;
    use crate::row::Masking;
    use crate::{BinOp, OperationKind, Row, table};
    use std::collections::BTreeSet;

    /// As one reads them in the manual. What is not listed here has a kind all the same.
    #[test]
    fn kinds_are_those_of_the_manual() {
        let manual: [(OperationKind, &str); 27] = [
            (OperationKind::Sum, "add sub"),
            (OperationKind::AddressSum, "lea"),
            (OperationKind::Negation, "neg not"),
            (OperationKind::Increment, "dec inc"),
            (OperationKind::CarrySum, "adc adcx adox sbb"),
            (OperationKind::Logic, "and andn or xor"),
            (OperationKind::Comparison, "cmp test"),
            (OperationKind::FlagChange, "clc cmc sahf stc"),
            (OperationKind::Shift, "sar shl shr"),
            (OperationKind::RegisterShift, "sar sarx shl shlx shr shrx"),
            (OperationKind::DoubleShift, "shld shrd"),
            (OperationKind::Rotation, "rol ror rorx"),
            (OperationKind::CarryRotation, "rcl rcr"),
            (OperationKind::Product, "imul mul"),
            (OperationKind::WideProduct, "imul mul mulx"),
            (OperationKind::Quotient, "div idiv"),
            (OperationKind::BitCount, "popcnt"),
            (OperationKind::ZeroCount, "lzcnt tzcnt"),
            (OperationKind::BitScan, "bsf bsr"),
            (OperationKind::BitTest, "bt btc btr bts"),
            (OperationKind::LowestBit, "blsi blsmsk blsr"),
            (OperationKind::BitField, "bextr bzhi pdep pext"),
            (OperationKind::ByteOrder, "bswap movbe"),
            (OperationKind::Extension, "cbw cdq cdqe cqo cwd cwde lahf movsx movsxd movzx"),
            (OperationKind::Exchange, "cmpxchg xadd xchg"),
            (OperationKind::Selection, "cmov"),
            (OperationKind::Truth, "set"),
        ];
        for (kind, names) in manual {
            let is = |r: &&Row| r.kind == Some(kind);
            let bare = |r: &'static Row| r.mnemonic.strip_suffix(r.condition().map_or("", |c| c.suffix()));
            let found: BTreeSet<&str> = table().rows.iter().filter(is).filter_map(bare).collect();
            let wrong: Vec<&str> = names.split(' ').filter(|n| !found.contains(n)).collect();
            assert!(wrong.is_empty(), "{kind:?} is not the kind of {wrong:?}: it has {found:?}");
        }
    }

    #[test]
    fn operators_of_a_row_are_those_of_its_results() {
        let t = table();
        let computes = |m: &str, op| {
            let row = t.rows.iter().find(|r| r.mnemonic == m && r.is_general()).expect("a row");
            row.computes(&t.arena, op)
        };
        assert!(computes("xor", BinOp::Xor) && !computes("and", BinOp::Xor));
        assert!(computes("shr", BinOp::LShr) && computes("sarx", BinOp::AShr));
        assert!(!computes("cmp", BinOp::Sub), "a comparison writes no register");
    }
    #[test]
    fn minima_and_maxima_are_read_off_the_meaning() {
        let of = |name: &str| {
            let is = |r: &&Row| r.mnemonic.trim_start_matches('v') == name && r.masking == Masking::None;
            let rows = table().rows.iter().filter(is);
            rows.map(|r| r.lane_extreme(&table().arena)).collect::<Vec<_>>()
        };
        for (name, greatest, signed, lane) in [
            ("pminsd", false, true, 32),
            ("pmaxub", true, false, 8),
            ("pminuw", false, false, 16),
            ("pmaxsq", true, true, 64),
        ] {
            let extreme = LaneExtreme { greatest, signed, lane };
            let found = of(name);
            assert!(!found.is_empty() && found.iter().all(|e| *e == Some(extreme)), "{name}: {found:?}");
        }
        assert!(["paddd", "pcmpgtd", "pavgb", "pblendvb", "minps"].iter().all(|n| of(n).iter().all(Option::is_none)));
    }
}
