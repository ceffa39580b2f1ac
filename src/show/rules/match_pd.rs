//! Rules as GCC's `match.pd` has them (GCC internals, chapter "Match and Simplify"): sketches, for a reader who knows where
//! they belong. A left side matches whatever is converted; the types that it must have are asked for.

use super::tree::{Tree, TreeLeaf, TreeOp, TreeType};
use super::tree_rule::{RuleSketches, RuleUse, TreeRule};
use dag::search::rules::Rule;
use isa::{BinOp, UnOp};

/// The rules that make something simpler.
pub fn print(rules: &[Rule]) -> RuleSketches {
    RuleSketches::of(rules, ["/* ", " */"], &|_, tree| {
        (tree.purpose() == RuleUse::Simplification).then(|| simplify(tree))
    })
}

fn simplify(rule: &TreeRule) -> String {
    let mut pattern = PdPattern::default();
    let left = pattern.print(&rule.left);
    let checks = pattern.checks.iter().cloned().chain(rule.conditions.iter().map(computed));
    let checks: Vec<String> = std::iter::once(precision("type", rule.left.kind())).chain(checks).collect();
    let right = result(&rule.right);
    format!("(simplify\n {left}\n (if ({})\n  {right}))\n", checks.join("\n      && "))
}

/// A left side, and what has to hold of its captures.
#[derive(Default)]
struct PdPattern {
    checks: Vec<String>,
    /// Captures of conversions.
    converted: usize,
}

impl PdPattern {
    fn print(&mut self, tree: &Tree) -> String {
        match tree {
            Tree::Leaf(leaf, kind) => {
                let check = precision(&format!("TREE_TYPE ({})", capture(*leaf)), *kind);
                if !self.checks.contains(&check) {
                    self.checks.push(check);
                }
                match leaf {
                    TreeLeaf::Input(_) => capture(*leaf),
                    TreeLeaf::Symbol(_) => format!("INTEGER_CST{}", capture(*leaf)),
                }
            }
            Tree::Number(n, kind) => {
                self.converted += 1;
                let name = format!("@n{}", self.converted);
                self.checks.push(format!("wi::to_wide ({name}) == {}", number(*n, *kind)));
                format!("INTEGER_CST{name}")
            }
            Tree::Apply { op, of, kind } => {
                let signed = operands_are_signed(*op);
                let parts: Vec<String> = of.iter().map(|part| self.operand(part, signed)).collect();
                let whole = format!("({} {})", operation(*op), parts.join(" "));
                if *op == TreeOp::Binary(BinOp::AShr) { self.cast(&whole, *kind, false) } else { whole }
            }
        }
    }

    fn operand(&mut self, tree: &Tree, signed: bool) -> String {
        let text = self.print(tree);
        if signed { self.cast(&text, tree.kind(), true) } else { text }
    }

    /// The same bits in a type with or without a sign.
    fn cast(&mut self, text: &str, kind: TreeType, signed: bool) -> String {
        self.converted += 1;
        let name = format!("@t{}", self.converted);
        let not = if signed { "!" } else { "" };
        self.checks.push(format!("{not}TYPE_UNSIGNED (TREE_TYPE ({name}))"));
        self.checks.push(precision(&format!("TREE_TYPE ({name})"), kind));
        format!("(convert{name} {text})")
    }
}

/// A right side.
fn result(tree: &Tree) -> String {
    match tree {
        Tree::Leaf(leaf @ TreeLeaf::Input(_), _) => capture(*leaf),
        closed if closed.is_closed() => {
            format!("{{ wide_int_to_tree ({}, {}); }}", type_name(tree.kind(), false), computed(closed))
        }
        Tree::Apply { op, of, kind } => {
            let signed = operands_are_signed(*op);
            let part = |t: &Tree| match signed {
                true => format!("(convert:{} {})", type_name(t.kind(), true), result(t)),
                false => result(t),
            };
            let parts: Vec<String> = of.iter().map(part).collect();
            let name = match op {
                TreeOp::Zext | TreeOp::Truncate => format!("convert:{}", type_name(*kind, false)),
                op => operation(*op).to_string(),
            };
            let whole = format!("({name} {})", parts.join(" "));
            match op {
                TreeOp::Sext | TreeOp::Binary(BinOp::AShr) => {
                    format!("(convert:{} {whole})", type_name(*kind, false))
                }
                _ => whole,
            }
        }
        Tree::Leaf(..) | Tree::Number(..) => unreachable!("numbers and symbols are closed"),
    }
}

fn operands_are_signed(op: TreeOp) -> bool {
    matches!(op, TreeOp::Sext | TreeOp::Binary(BinOp::Slt | BinOp::AShr))
}

fn capture(leaf: TreeLeaf) -> String {
    match leaf {
        TreeLeaf::Input(n) => format!("@{n}"),
        TreeLeaf::Symbol(n) => format!("@c{n}"),
    }
}

fn number(n: u64, kind: TreeType) -> String {
    match kind {
        TreeType::Truth => n.to_string(),
        TreeType::Word(_) if n < 10 => n.to_string(),
        TreeType::Word(_) => format!("HOST_WIDE_INT_UC ({n:#x})"),
    }
}

fn precision(kind_of: &str, kind: TreeType) -> String {
    match kind {
        TreeType::Truth => format!("TREE_CODE ({kind_of}) == BOOLEAN_TYPE"),
        TreeType::Word(bits) => format!("TYPE_PRECISION ({kind_of}) == {bits}"),
    }
}

fn type_name(kind: TreeType, signed: bool) -> String {
    let mode = match kind {
        TreeType::Truth => return "boolean_type_node".to_string(),
        TreeType::Word(8) => "QI",
        TreeType::Word(16) => "HI",
        TreeType::Word(32) => "SI",
        TreeType::Word(_) => "DI",
    };
    let sign = if signed { "" } else { "unsigned_" };
    format!("{sign}int{mode}_type_node")
}

/// Names of tree codes and internal functions (GCC's tree.def, internal-fn.def).
const fn operation(op: TreeOp) -> &'static str {
    match op {
        TreeOp::Unary(UnOp::Not) => "bit_not",
        TreeOp::Unary(UnOp::Neg) => "negate",
        TreeOp::Unary(UnOp::Popcount) => "IFN_POPCOUNT",
        TreeOp::Unary(UnOp::Clz) => "IFN_CLZ",
        TreeOp::Unary(_) => "IFN_CTZ",
        TreeOp::Binary(BinOp::And) => "bit_and",
        TreeOp::Binary(BinOp::Or) => "bit_ior",
        TreeOp::Binary(BinOp::Xor) => "bit_xor",
        TreeOp::Binary(BinOp::Add) => "plus",
        TreeOp::Binary(BinOp::Sub) => "minus",
        TreeOp::Binary(BinOp::Mul) => "mult",
        TreeOp::Binary(BinOp::Shl) => "lshift",
        TreeOp::Binary(BinOp::LShr | BinOp::AShr) => "rshift",
        TreeOp::Binary(BinOp::Eq) => "eq",
        TreeOp::Binary(_) => "lt",
        TreeOp::Select => "cond",
        TreeOp::Zext | TreeOp::Sext | TreeOp::Truncate => "convert",
    }
}

/// What a compiler computes of constants, in terms of `wide_int`.
fn computed(tree: &Tree) -> String {
    match tree {
        Tree::Leaf(leaf, _) => format!("wi::to_wide ({})", capture(*leaf)),
        Tree::Number(n, kind) => number(*n, *kind),
        Tree::Apply { op, of, kind } => {
            let parts: Vec<String> = of.iter().map(computed).collect();
            let call = |name: &str| format!("wi::{name} ({})", parts.join(", "));
            let infix = |sign: &str| format!("({})", parts.join(sign));
            match op {
                TreeOp::Unary(UnOp::Not) if *kind == TreeType::Truth => format!("!{}", parts[0]),
                TreeOp::Unary(UnOp::Not) => format!("~{}", parts[0]),
                TreeOp::Unary(UnOp::Neg) => format!("-{}", parts[0]),
                TreeOp::Unary(UnOp::Popcount) => call("popcount"),
                TreeOp::Unary(UnOp::Clz) => call("clz"),
                TreeOp::Unary(_) => call("ctz"),
                TreeOp::Binary(BinOp::And) => infix(" & "),
                TreeOp::Binary(BinOp::Or) => infix(" | "),
                TreeOp::Binary(BinOp::Xor) => infix(" ^ "),
                TreeOp::Binary(BinOp::Add) => infix(" + "),
                TreeOp::Binary(BinOp::Sub) => infix(" - "),
                TreeOp::Binary(BinOp::Mul) => infix(" * "),
                TreeOp::Binary(BinOp::Shl) => call("lshift"),
                TreeOp::Binary(BinOp::LShr) => call("lrshift"),
                TreeOp::Binary(BinOp::AShr) => call("arshift"),
                TreeOp::Binary(BinOp::Eq) => infix(" == "),
                TreeOp::Binary(BinOp::Ult) => call("ltu_p"),
                TreeOp::Binary(_) => call("lts_p"),
                TreeOp::Select => format!("({} ? {} : {})", parts[0], parts[1], parts[2]),
                TreeOp::Sext => extension(&parts[0], of[0].kind(), *kind, "SIGNED"),
                TreeOp::Zext | TreeOp::Truncate => extension(&parts[0], of[0].kind(), *kind, "UNSIGNED"),
            }
        }
    }
}

fn extension(part: &str, from: TreeType, to: TreeType, sign: &str) -> String {
    match (from, to) {
        (TreeType::Word(_), TreeType::Word(bits)) => format!("wide_int::from ({part}, {bits}, {sign})"),
        _ => part.to_string(),
    }
}
