//! Numbers that are made from other numbers: constants of a rule's right side from those of its left, and what has to hold of
//! those. In text form they are lists: `(sub width c0)`.

use isa::expr::{eval_bin, eval_un, mask};
use isa::{Arena, BinOp, ExprId, UnOp};
use std::fmt;

/// Number of a symbol of a rule.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct SymbolId(pub u8);

/// A number of some width, made from a rule's symbols; those are zero-extended, or cut, to the width.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum NumberTerm {
    Literal(u64),
    Symbol(SymbolId),
    /// The width of the rule, in bits.
    Width,
    Unary(UnOp, Box<NumberTerm>),
    /// No relation.
    Binary(BinOp, Box<NumberTerm>, Box<NumberTerm>),
}

/// Unary operations with their names.
pub const UNARY: [(&str, UnOp); 5] =
    [("not", UnOp::Not), ("neg", UnOp::Neg), ("popcount", UnOp::Popcount), ("clz", UnOp::Clz), ("ctz", UnOp::Ctz)];

/// Binary operations with their names.
pub const BINARY: [(&str, BinOp); 8] = [
    ("add", BinOp::Add),
    ("sub", BinOp::Sub),
    ("mul", BinOp::Mul),
    ("and", BinOp::And),
    ("or", BinOp::Or),
    ("xor", BinOp::Xor),
    ("shl", BinOp::Shl),
    ("shr", BinOp::LShr),
];

const RELATIONS: [(&str, BinOp); 3] = [("eq", BinOp::Eq), ("ult", BinOp::Ult), ("slt", BinOp::Slt)];

/// Values of the symbols of a rule, by their numbers, and the width that [`NumberTerm::Width`] stands for.
#[derive(Clone, Debug)]
pub struct SymbolValues<V> {
    pub symbols: Vec<V>,
    pub width: u16,
}

impl NumberTerm {
    pub fn symbol(n: usize) -> NumberTerm {
        NumberTerm::Symbol(SymbolId(n as u8))
    }

    pub fn unary(op: UnOp, a: NumberTerm) -> NumberTerm {
        NumberTerm::Unary(op, Box::new(a))
    }

    pub fn binary(op: BinOp, a: NumberTerm, b: NumberTerm) -> NumberTerm {
        NumberTerm::Binary(op, Box::new(a), Box::new(b))
    }

    /// The number at a width of at most 64 bits.
    pub fn value(&self, symbols: &SymbolValues<u64>, width: u16) -> u64 {
        let low = |v: u64| v & mask(width) as u64;
        match self {
            NumberTerm::Literal(v) => low(*v),
            NumberTerm::Symbol(s) => low(symbols.symbols[usize::from(s.0)]),
            NumberTerm::Width => low(u64::from(symbols.width)),
            NumberTerm::Unary(op, a) => eval_un(*op, width, u128::from(a.value(symbols, width))) as u64,
            NumberTerm::Binary(op, a, b) => {
                let [a, b] = [a, b].map(|x| u128::from(x.value(symbols, width)));
                eval_bin(*op, width, a, b) as u64
            }
        }
    }

    /// The same as a term.
    pub fn term(&self, arena: &mut Arena, symbols: &SymbolValues<ExprId>, width: u16) -> ExprId {
        match self {
            NumberTerm::Literal(v) => arena.constant(width, u128::from(*v) & mask(width)),
            NumberTerm::Symbol(s) => arena.resize(symbols.symbols[usize::from(s.0)], width),
            NumberTerm::Width => arena.constant(width, u128::from(symbols.width) & mask(width)),
            NumberTerm::Unary(op, a) => {
                let a = a.term(arena, symbols, width);
                arena.un(*op, a)
            }
            NumberTerm::Binary(op, a, b) => {
                let a = a.term(arena, symbols, width);
                let b = b.term(arena, symbols, width);
                arena.bin(*op, a, b)
            }
        }
    }

    /// The symbols that it is made from.
    pub fn symbols(&self) -> Vec<SymbolId> {
        match self {
            NumberTerm::Literal(_) | NumberTerm::Width => Vec::new(),
            NumberTerm::Symbol(s) => vec![*s],
            NumberTerm::Unary(_, a) => a.symbols(),
            NumberTerm::Binary(_, a, b) => [a.symbols(), b.symbols()].concat(),
        }
    }

    /// Operations in it.
    pub fn size(&self) -> usize {
        match self {
            NumberTerm::Literal(_) | NumberTerm::Symbol(_) | NumberTerm::Width => 0,
            NumberTerm::Unary(_, a) => 1 + a.size(),
            NumberTerm::Binary(_, a, b) => 1 + a.size() + b.size(),
        }
    }
}

/// A relation between numbers of one width, or that it does not hold.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct NumberCondition {
    pub relation: BinOp,
    pub holds: bool,
    pub left: NumberTerm,
    pub right: NumberTerm,
    /// In bits, at most 64.
    pub width: u16,
}

impl NumberCondition {
    pub fn is_met(&self, symbols: &SymbolValues<u64>) -> bool {
        let [a, b] = [&self.left, &self.right].map(|x| u128::from(x.value(symbols, self.width)));
        (eval_bin(self.relation, self.width, a, b) == 1) == self.holds
    }

    /// That it is met, as a term of width 1.
    pub fn term(&self, arena: &mut Arena, symbols: &SymbolValues<ExprId>) -> ExprId {
        let a = self.left.term(arena, symbols, self.width);
        let b = self.right.term(arena, symbols, self.width);
        let holds = arena.bin(self.relation, a, b);
        if self.holds { holds } else { arena.not(holds) }
    }
}

fn name<T: Copy + PartialEq>(names: &[(&'static str, T)], op: T) -> &'static str {
    names.iter().find(|(_, o)| *o == op).map_or("?", |(name, _)| name)
}

impl fmt::Display for NumberTerm {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NumberTerm::Literal(v) if *v < 10 => write!(f, "{v}"),
            NumberTerm::Literal(v) => write!(f, "{v:#x}"),
            NumberTerm::Symbol(s) => write!(f, "c{}", s.0),
            NumberTerm::Width => f.write_str("width"),
            NumberTerm::Unary(op, a) => write!(f, "({} {a})", name(&UNARY, *op)),
            NumberTerm::Binary(op, a, b) => write!(f, "({} {a} {b})", name(&BINARY, *op)),
        }
    }
}

impl fmt::Display for NumberCondition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let not = if self.holds { "" } else { "not-" };
        write!(f, "({not}{} {} {} at {})", name(&RELATIONS, self.relation), self.left, self.right, self.width)
    }
}

/// Words and parentheses of a text, first to last.
struct Words<'t>(std::vec::IntoIter<&'t str>);

impl<'t> Words<'t> {
    fn of(text: &'t str) -> Words<'t> {
        let words = text.split_whitespace().flat_map(|word| {
            let open = word.len() - word.trim_start_matches('(').len();
            let bare = word.trim_matches(['(', ')']);
            let close = word.len() - open - bare.len();
            let part = (!bare.is_empty()).then_some(bare);
            std::iter::repeat_n("(", open).chain(part).chain(std::iter::repeat_n(")", close))
        });
        Words(words.collect::<Vec<_>>().into_iter())
    }

    fn expect(&mut self, word: &str) -> Option<()> {
        (self.0.next()? == word).then_some(())
    }

    fn term(&mut self) -> Option<NumberTerm> {
        match self.0.next()? {
            "(" => {
                let op = self.0.next()?;
                let unary = UNARY.iter().find(|(name, _)| *name == op);
                let binary = BINARY.iter().find(|(name, _)| *name == op);
                let term = match (unary, binary) {
                    (Some((_, op)), _) => NumberTerm::unary(*op, self.term()?),
                    (_, Some((_, op))) => NumberTerm::binary(*op, self.term()?, self.term()?),
                    _ => return None,
                };
                self.expect(")")?;
                Some(term)
            }
            "width" => Some(NumberTerm::Width),
            word => match word.strip_prefix('c') {
                Some(n) => Some(NumberTerm::Symbol(SymbolId(n.parse().ok()?))),
                None => literal(word).map(NumberTerm::Literal),
            },
        }
    }

    fn end(mut self) -> Option<()> {
        self.0.next().is_none().then_some(())
    }
}

fn literal(word: &str) -> Option<u64> {
    match word.strip_prefix("0x") {
        Some(digits) => u64::from_str_radix(digits, 16).ok(),
        None => word.parse().ok(),
    }
}

impl NumberTerm {
    /// Reads what [`fmt::Display`] writes; `None` if it is not that.
    pub fn parse(text: &str) -> Option<NumberTerm> {
        let mut words = Words::of(text);
        let term = words.term()?;
        words.end().map(|()| term)
    }
}

impl NumberCondition {
    /// Reads what [`fmt::Display`] writes; `None` if it is not that.
    pub fn parse(text: &str) -> Option<NumberCondition> {
        let mut words = Words::of(text);
        words.expect("(")?;
        let op = words.0.next()?;
        let (holds, op) = op.strip_prefix("not-").map_or((true, op), |op| (false, op));
        let relation = RELATIONS.iter().find(|(name, _)| *name == op)?.1;
        let (left, right) = (words.term()?, words.term()?);
        words.expect("at")?;
        let width = words.0.next()?.parse().ok().filter(|w| (1..=64).contains(w))?;
        words.expect(")")?;
        words.end().map(|()| NumberCondition { relation, holds, left, right, width })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use isa::Sym;
    use isa::eval::{Wide, eval_wide};

    fn terms() -> Vec<NumberTerm> {
        let leaves = [NumberTerm::symbol(0), NumberTerm::symbol(1), NumberTerm::Width, NumberTerm::Literal(0xfff0)];
        let unary = UNARY.iter().flat_map(|(_, op)| leaves.clone().map(|a| NumberTerm::unary(*op, a)));
        let binary = BINARY.iter().flat_map(|(_, op)| {
            let with = |a: &NumberTerm| leaves.clone().map(|b| NumberTerm::binary(*op, a.clone(), b));
            leaves.iter().flat_map(with).collect::<Vec<_>>()
        });
        leaves.iter().cloned().chain(unary).chain(binary).collect()
    }

    #[test]
    fn what_is_written_is_read() {
        for term in terms() {
            assert_eq!(NumberTerm::parse(&term.to_string()), Some(term.clone()));
            for (relation, holds) in [(BinOp::Eq, true), (BinOp::Ult, false), (BinOp::Slt, true)] {
                let right = NumberTerm::Literal(3);
                let condition = NumberCondition { relation, holds, left: term.clone(), right, width: 32 };
                assert_eq!(NumberCondition::parse(&condition.to_string()), Some(condition));
            }
        }
        for wrong in ["", "(", "(add c0)", "(add c0 c1", "(add c0 c1) c2", "(eq c0 c1)", "cx", "(neg c0 c1)"] {
            assert_eq!(NumberTerm::parse(wrong), None, "{wrong}");
            assert_eq!(NumberCondition::parse(wrong), None, "{wrong}");
        }
    }

    /// The value and the term of a number are one number.
    #[test]
    fn terms_are_what_values_are() {
        let numbers = SymbolValues { symbols: vec![0x8000_0000_0000_0005, 7], width: 32 };
        for width in [8, 16, 32, 64] {
            let mut arena = Arena::new();
            let symbols = [0, 1].map(|n| arena.var(Sym(n), 64)).to_vec();
            let symbols = SymbolValues { symbols, width: 32 };
            for term in terms() {
                let expression = term.term(&mut arena, &symbols, width);
                let content = |s: Sym| Wide::from(numbers.symbols[s.0 as usize]);
                let value = eval_wide(&arena, &[expression], &content)[0].0[0];
                assert_eq!(value, term.value(&numbers, width), "{term} at {width}");
            }
        }
    }
}
