//! Rules as Cranelift's ISLE has them: `simplify` over its intermediate language, `lower` to instructions of x64. Sketches: names of
//! operations are those of the language, names of instructions are `x64_` and the mnemonic.

use super::tree::{Tree, TreeLeaf, TreeOp, TreeType};
use super::tree_rule::{RuleSketches, RuleUse, TreeRule};
use dag::ir::graph::{Dag, Kind, NodeId, Port, Use, Value};
use dag::search::rules::Rule;
use dag::search::rules::number::NumberTerm;
use dag::search::rules::place::{NumberPlace, PlaceInNode};
use isa::{BinOp, UnOp, table};

/// All rules that have this form.
pub fn print(rules: &[Rule]) -> RuleSketches {
    RuleSketches::of(rules, [";; ", ""], &isle_rule)
}

fn isle_rule(rule: &Rule, tree: &TreeRule) -> Option<String> {
    let TreeRule { left, right, conditions, .. } = tree;
    let guards: String = conditions.iter().map(|c| format!("\n  (if-let true {})", computed(c))).collect();
    match tree.purpose() {
        RuleUse::Simplification => {
            let [left, right] = [pattern(left), result(right)];
            Some(format!("(rule (simplify {left}){guards}\n  {right})\n"))
        }
        RuleUse::Selection => {
            let instructions = instructions(rule, tree)?;
            let kind = type_name(left.kind());
            Some(format!("(rule (lower (has_type {kind} {})){guards}\n  {instructions})\n", pattern(left)))
        }
    }
}

fn type_name(kind: TreeType) -> String {
    match kind {
        TreeType::Truth => "$I8".to_string(),
        TreeType::Word(bits) => format!("$I{bits}"),
    }
}

fn leaf(leaf: TreeLeaf) -> String {
    match leaf {
        TreeLeaf::Input(n) => format!("x{n}"),
        TreeLeaf::Symbol(n) => format!("c{n}"),
    }
}

fn pattern(tree: &Tree) -> String {
    match tree {
        Tree::Leaf(l @ TreeLeaf::Input(_), _) => leaf(*l),
        Tree::Leaf(l, kind) => format!("(iconst_u {} {})", type_name(*kind), leaf(*l)),
        Tree::Number(n, kind) => format!("(iconst_u {} {n:#x})", type_name(*kind)),
        Tree::Apply { op, of, kind } => applied(*op, of.iter().map(pattern), *kind),
    }
}

fn result(tree: &Tree) -> String {
    match tree {
        Tree::Leaf(l @ TreeLeaf::Input(_), _) => leaf(*l),
        closed if closed.is_closed() => format!("(iconst_u {} {})", type_name(closed.kind()), computed(closed)),
        Tree::Apply { op, of, kind } => applied(*op, of.iter().map(result), *kind),
        Tree::Leaf(..) | Tree::Number(..) => unreachable!("numbers and symbols are closed"),
    }
}

fn applied(op: TreeOp, of: impl Iterator<Item = String>, kind: TreeType) -> String {
    let parts: Vec<String> = of.collect();
    // A truth value is a byte of 0 or 1.
    if op == TreeOp::Unary(UnOp::Not) && kind == TreeType::Truth {
        return format!("(bxor $I8 {} (iconst_u $I8 1))", parts[0]);
    }
    format!("({} {} {})", operation(op), type_name(kind), parts.join(" "))
}

const fn operation(op: TreeOp) -> &'static str {
    match op {
        TreeOp::Unary(UnOp::Not) => "bnot",
        TreeOp::Unary(UnOp::Neg) => "ineg",
        TreeOp::Unary(UnOp::Popcount) => "popcnt",
        TreeOp::Unary(UnOp::Clz) => "clz",
        TreeOp::Unary(_) => "ctz",
        TreeOp::Binary(BinOp::And) => "band",
        TreeOp::Binary(BinOp::Or) => "bor",
        TreeOp::Binary(BinOp::Xor) => "bxor",
        TreeOp::Binary(BinOp::Add) => "iadd",
        TreeOp::Binary(BinOp::Sub) => "isub",
        TreeOp::Binary(BinOp::Mul) => "imul",
        TreeOp::Binary(BinOp::Shl) => "ishl",
        TreeOp::Binary(BinOp::LShr) => "ushr",
        TreeOp::Binary(BinOp::AShr) => "sshr",
        TreeOp::Binary(BinOp::Eq) => "eq",
        TreeOp::Binary(BinOp::Ult) => "ult",
        TreeOp::Binary(_) => "slt",
        TreeOp::Select => "select",
        TreeOp::Zext => "uextend",
        TreeOp::Sext => "sextend",
        TreeOp::Truncate => "ireduce",
    }
}

/// What a compiler computes of constants: numbers of 64 bits, cut to the width.
fn computed(tree: &Tree) -> String {
    match tree {
        Tree::Leaf(l, _) => leaf(*l),
        Tree::Number(n, _) => format!("{n:#x}"),
        Tree::Apply { op, of, kind } => {
            let parts: Vec<String> = of.iter().map(computed).collect();
            let (call, width) = (computation(*op), of.first().map_or(*kind, Tree::kind));
            match (op, width) {
                (TreeOp::Zext, _) => parts[0].clone(),
                (TreeOp::Truncate, _) => cut(&parts[0], *kind),
                // What depends on the width is told it.
                (TreeOp::Sext | TreeOp::Binary(BinOp::Slt | BinOp::AShr), TreeType::Word(bits))
                | (TreeOp::Unary(UnOp::Clz | UnOp::Ctz), TreeType::Word(bits)) => {
                    format!("({call} {bits} {})", parts.join(" "))
                }
                _ => cut(&format!("({call} {})", parts.join(" ")), *kind),
            }
        }
    }
}

fn cut(number: &str, kind: TreeType) -> String {
    match kind {
        TreeType::Word(bits) if bits < 64 => format!("(u64_and {number} {:#x})", u64::MAX >> (64 - bits)),
        _ => number.to_string(),
    }
}

const fn computation(op: TreeOp) -> &'static str {
    match op {
        TreeOp::Unary(UnOp::Not) => "u64_not",
        TreeOp::Unary(UnOp::Neg) => "u64_wrapping_neg",
        TreeOp::Unary(UnOp::Popcount) => "u64_count_ones",
        TreeOp::Unary(UnOp::Clz) => "u64_leading_zeros_at",
        TreeOp::Unary(_) => "u64_trailing_zeros_at",
        TreeOp::Binary(BinOp::And) => "u64_and",
        TreeOp::Binary(BinOp::Or) => "u64_or",
        TreeOp::Binary(BinOp::Xor) => "u64_xor",
        TreeOp::Binary(BinOp::Add) => "u64_wrapping_add",
        TreeOp::Binary(BinOp::Sub) => "u64_wrapping_sub",
        TreeOp::Binary(BinOp::Mul) => "u64_wrapping_mul",
        TreeOp::Binary(BinOp::Shl) => "u64_shl",
        TreeOp::Binary(BinOp::LShr) => "u64_shr",
        TreeOp::Binary(BinOp::AShr) => "i64_sshr_at",
        TreeOp::Binary(BinOp::Eq) => "u64_eq",
        TreeOp::Binary(BinOp::Ult) => "u64_lt",
        TreeOp::Binary(_) => "i64_lt_at",
        TreeOp::Select => "u64_select",
        TreeOp::Sext => "i64_sextend_at",
        TreeOp::Zext | TreeOp::Truncate => "u64_cut",
    }
}

/// The right side as instructions; `None` if flags or memory go between them, or it has more than one output.
fn instructions(rule: &Rule, tree: &TreeRule) -> Option<String> {
    let right = &rule.example.right;
    match &right.live_out[..] {
        [output] if right.live_out_flags.is_empty() => IsleInstructions { rule, right, tree }.value(output.value),
        _ => None,
    }
}

struct IsleInstructions<'r> {
    rule: &'r Rule,
    right: &'r Dag,
    tree: &'r TreeRule,
}

impl IsleInstructions<'_> {
    fn value(&self, value: Value) -> Option<String> {
        match &self.right.node(value.node).kind {
            Kind::Input(register) => {
                let number = self.tree.inputs.iter().position(|i| *i == Some(*register))?;
                Some(leaf(TreeLeaf::Input(number)))
            }
            Kind::Const(c) => {
                let place = NumberPlace { node: value.node, at: PlaceInNode::Content };
                Some(format!("(imm $I64 {})", self.number(place, *c)))
            }
            Kind::Inst { row, operands, implicit, flags } => {
                let row = table().row(*row);
                let one_result = row.operands.iter().filter(|o| o.access.writes()).count() == 1;
                let is_plain = one_result && flags.is_empty() && implicit.iter().all(Option::is_none);
                let width = row.width().filter(|_| is_plain && matches!(value.port, Port::Operand(_)))?;
                let all = (0..).zip(operands).map(|(k, operand)| self.operand(value.node, k, operand));
                let operands: Vec<String> = all.collect::<Option<Vec<_>>>()?.into_iter().flatten().collect();
                Some(format!("(x64_{} $I{} {})", row.mnemonic, width.bits(), operands.join(" ")))
            }
            _ => None,
        }
    }

    /// What an operand is; nothing for one that is only written.
    fn operand(&self, node: NodeId, k: u8, operand: &Use) -> Option<Option<String>> {
        match operand {
            Use::Value { value, high: false } => self.value(*value).map(Some),
            Use::Imm(n) => Some(Some(self.number(NumberPlace { node, at: PlaceInNode::Immediate(k) }, *n as u64))),
            Use::Fresh => Some(None),
            _ => None,
        }
    }

    /// A number of the right side, made from those of the left side or not.
    fn number(&self, place: NumberPlace, literal: u64) -> String {
        let derived = self.rule.derived.iter().find(|d| d.place == place);
        derived.map_or(format!("{literal:#x}"), |d| made(&d.term, self.rule.width()))
    }
}

/// How a constant of the right side is made.
fn made(term: &NumberTerm, width: u16) -> String {
    match term {
        NumberTerm::Literal(n) => format!("{n:#x}"),
        NumberTerm::Symbol(s) => leaf(TreeLeaf::Symbol(usize::from(s.0))),
        NumberTerm::Width => width.to_string(),
        NumberTerm::Unary(op, a) => format!("({} {})", computation(TreeOp::Unary(*op)), made(a, width)),
        NumberTerm::Binary(op, a, b) => {
            format!("({} {} {})", computation(TreeOp::Binary(*op)), made(a, width), made(b, width))
        }
    }
}
