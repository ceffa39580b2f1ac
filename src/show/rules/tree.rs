//! Terms as compilers' languages of rewrite rules have them: operations on words of 8 to 64 bits and on truth values. A slice
//! of another width is held in the next larger word, zeros above it.

use isa::expr::{ExprNode, mask};
use isa::{Arena, BinOp, ExprId, Sym, UnOp};
use rustc_hash::FxHashMap;

/// Operations that one tree may have: what is shared is written out.
const MOST_OPERATIONS: usize = 80;

/// Of a tree's value.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum TreeType {
    Truth,
    /// 8, 16, 32 or 64 bits.
    Word(u16),
}

/// What a variable of a rule is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum TreeLeaf {
    /// The value that an operand has, by its number.
    Input(usize),
    /// A constant of the code, by its number.
    Symbol(usize),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TreeOp {
    Unary(UnOp),
    /// Shifts are by less than the width.
    Binary(BinOp),
    /// Condition, value if true, value if false.
    Select,
    Zext,
    Sext,
    Truncate,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Tree {
    Leaf(TreeLeaf, TreeType),
    Number(u64, TreeType),
    Apply { op: TreeOp, of: Vec<Tree>, kind: TreeType },
}

impl Tree {
    pub fn kind(&self) -> TreeType {
        match self {
            Tree::Leaf(_, kind) | Tree::Number(_, kind) | Tree::Apply { kind, .. } => *kind,
        }
    }

    /// Whether it is made of constants alone: then a compiler can compute it.
    pub fn is_closed(&self) -> bool {
        match self {
            Tree::Leaf(leaf, _) => matches!(leaf, TreeLeaf::Symbol(_)),
            Tree::Number(..) => true,
            Tree::Apply { of, .. } => of.iter().all(Tree::is_closed),
        }
    }

    /// Operations that a compiler would not compute itself.
    pub fn operations(&self) -> usize {
        match self {
            Tree::Apply { of, .. } if !self.is_closed() => 1 + of.iter().map(Tree::operations).sum::<usize>(),
            _ => 0,
        }
    }

    /// Its leaves, from left to right, each as often as it is there.
    pub fn leaves(&self) -> Vec<(TreeLeaf, TreeType)> {
        match self {
            Tree::Leaf(leaf, kind) => vec![(*leaf, *kind)],
            Tree::Number(..) => Vec::new(),
            Tree::Apply { of, .. } => of.iter().flat_map(Tree::leaves).collect(),
        }
    }

    fn apply(op: TreeOp, of: Vec<Tree>, kind: TreeType) -> Tree {
        Tree::Apply { op, of, kind }
    }

    fn binary(op: BinOp, a: Tree, b: Tree) -> Tree {
        let kind = a.kind();
        Tree::apply(TreeOp::Binary(op), vec![a, b], kind)
    }
}

/// The type in which terms of a width are held.
fn held(width: u16) -> Option<TreeType> {
    match width {
        1 => Some(TreeType::Truth),
        _ => [8, 16, 32, 64].into_iter().find(|w| width <= *w).map(TreeType::Word),
    }
}

fn is_word(width: u16) -> bool {
    matches!(width, 8 | 16 | 32 | 64)
}

/// Reads terms as trees.
pub struct TreeReader<'c> {
    arena: &'c Arena,
    leaves: &'c FxHashMap<Sym, TreeLeaf>,
    /// Inputs of which nothing above so many bits is read: to a compiler they are as narrow as that.
    narrow: FxHashMap<Sym, u16>,
    left: usize,
}

impl<'c> TreeReader<'c> {
    /// For terms that depend on these variables, `all` of them.
    pub fn new(arena: &'c Arena, leaves: &'c FxHashMap<Sym, TreeLeaf>, all: &[ExprId]) -> TreeReader<'c> {
        TreeReader { arena, leaves, narrow: narrow_inputs(arena, leaves, all), left: 0 }
    }

    /// `None` if it has an operation that such languages do not have, or too many.
    pub fn read(&mut self, e: ExprId) -> Option<Tree> {
        self.left = MOST_OPERATIONS;
        self.tree(e)
    }

    fn tree(&mut self, e: ExprId) -> Option<Tree> {
        let width = self.arena.width(e);
        let kind = held(width)?;
        match self.arena.node(e) {
            ExprNode::Const(bits) => Some(Tree::Number(bits.value as u64, kind)),
            ExprNode::Var(s) => (is_word(width) || width == 1).then(|| self.leaf(s, kind))?,
            ExprNode::Extract(a, lo) => self.extract(a, lo, width),
            _ => {
                self.left = self.left.checked_sub(1)?;
                self.operation(e, width, kind)
            }
        }
    }

    fn operation(&mut self, e: ExprId, width: u16, kind: TreeType) -> Option<Tree> {
        match self.arena.node(e) {
            ExprNode::Un(op, a) => self.unary(op, a, width, kind),
            ExprNode::Bin(op, a, b) => self.binary(op, a, b),
            ExprNode::Ite(c, a, b) => {
                Some(Tree::apply(TreeOp::Select, vec![self.tree(c)?, self.tree(a)?, self.tree(b)?], kind))
            }
            ExprNode::Zext(a) => self.tree(a).map(|a| widened(a, kind)),
            ExprNode::Sext(a) => self.sign_extended(a, width, kind),
            ExprNode::Concat(high, low) => {
                let shift = u64::from(self.arena.width(low));
                let [high, low] = [widened(self.tree(high)?, kind), widened(self.tree(low)?, kind)];
                let above = Tree::binary(BinOp::Shl, high, Tree::Number(shift, kind));
                Some(Tree::binary(BinOp::Or, above, low))
            }
            _ => None,
        }
    }

    fn leaf(&self, s: Sym, kind: TreeType) -> Option<Tree> {
        let leaf = *self.leaves.get(&s)?;
        Some(Tree::Leaf(leaf, self.narrow.get(&s).map_or(kind, |w| TreeType::Word(*w))))
    }

    fn extract(&mut self, a: ExprId, lo: u16, width: u16) -> Option<Tree> {
        if let ExprNode::Var(s) = self.arena.node(a)
            && self.narrow.get(&s) == Some(&width)
        {
            return self.leaf(s, held(width)?);
        }
        let wide = self.arena.width(a);
        let whole = self.tree(a)?;
        let TreeType::Word(_) = whole.kind() else { return None };
        let number = |n: u64| Tree::Number(n, whole.kind());
        if width == 1 {
            // The sign is a comparison to most compilers.
            if lo + 1 == wide && is_word(wide) {
                let zero = number(0);
                return Some(Tree::apply(TreeOp::Binary(BinOp::Slt), vec![whole, zero], TreeType::Truth));
            }
            let (bit, zero) = (number(1 << lo), number(0));
            let one = Tree::binary(BinOp::And, whole, bit);
            let none = Tree::apply(TreeOp::Binary(BinOp::Eq), vec![one, zero], TreeType::Truth);
            return Some(Tree::apply(TreeOp::Unary(UnOp::Not), vec![none], TreeType::Truth));
        }
        let from = number(u64::from(lo));
        let shifted = if lo == 0 { whole } else { Tree::binary(BinOp::LShr, whole, from) };
        let narrowed = narrowed(shifted, held(width)?);
        Some(if lo + width == wide { narrowed } else { masked(narrowed, width) })
    }

    fn sign_extended(&mut self, a: ExprId, width: u16, kind: TreeType) -> Option<Tree> {
        let narrow = self.arena.width(a);
        let of = self.tree(a)?;
        let extended = match of.kind() {
            TreeType::Truth => Tree::apply(TreeOp::Unary(UnOp::Neg), vec![widened(of, kind)], kind),
            TreeType::Word(bits) if is_word(narrow) && kind != TreeType::Word(bits) => {
                Tree::apply(TreeOp::Sext, vec![of], kind)
            }
            TreeType::Word(_) => {
                let TreeType::Word(bits) = kind else { return None };
                let above = Tree::Number(u64::from(bits - narrow), kind);
                let left = Tree::binary(BinOp::Shl, widened(of, kind), above.clone());
                Tree::binary(BinOp::AShr, left, above)
            }
        };
        Some(masked(extended, width))
    }

    fn unary(&mut self, op: UnOp, a: ExprId, width: u16, kind: TreeType) -> Option<Tree> {
        let fits = match op {
            UnOp::Not => true,
            UnOp::Neg | UnOp::Popcount => kind != TreeType::Truth,
            UnOp::Clz | UnOp::Ctz => is_word(width),
            UnOp::FSqrt | UnOp::FRound(_) => false,
        };
        let of = fits.then(|| self.tree(a))??;
        Some(masked(Tree::apply(TreeOp::Unary(op), vec![of], kind), width))
    }

    fn binary(&mut self, op: BinOp, a: ExprId, b: ExprId) -> Option<Tree> {
        let width = self.arena.width(a);
        let truth = width == 1;
        match op {
            BinOp::And | BinOp::Or | BinOp::Xor => Some(Tree::binary(op, self.tree(a)?, self.tree(b)?)),
            BinOp::Add | BinOp::Sub | BinOp::Mul if !truth => {
                Some(masked(Tree::binary(op, self.tree(a)?, self.tree(b)?), width))
            }
            BinOp::Eq | BinOp::Ult if !truth => self.comparison(op, a, b),
            BinOp::Slt if is_word(width) => self.comparison(op, a, b),
            BinOp::Shl | BinOp::LShr if !truth => self.shift(op, a, b, width),
            BinOp::AShr if is_word(width) => self.shift(op, a, b, width),
            _ => None,
        }
    }

    fn comparison(&mut self, op: BinOp, a: ExprId, b: ExprId) -> Option<Tree> {
        Some(Tree::apply(TreeOp::Binary(op), vec![self.tree(a)?, self.tree(b)?], TreeType::Truth))
    }

    fn shift(&mut self, op: BinOp, a: ExprId, b: ExprId, width: u16) -> Option<Tree> {
        if !is_below(self.arena, b, u128::from(width)) {
            // Constants are computed with as many bits as it takes.
            let closed = |tree: &Tree| tree.is_closed() && op != BinOp::AShr;
            let [a, b] = [self.tree(a).filter(closed)?, self.tree(b).filter(closed)?];
            return Some(masked(Tree::binary(op, a, b), width));
        }
        // The mask that the instruction puts on a constant count says nothing to a compiler: its counts are below the width.
        let count = match self.arena.node(b) {
            ExprNode::Bin(BinOp::And, c, m) if self.arena.as_const(m).is_some_and(|m| m.value + 1 == width.into()) => {
                self.tree(c).filter(Tree::is_closed)
            }
            _ => None,
        };
        let count = match count {
            Some(count) => count,
            None => self.tree(b)?,
        };
        Some(masked(Tree::binary(op, self.tree(a)?, count), width))
    }
}

/// Whether a term is below a number, as far as its form shows.
fn is_below(arena: &Arena, e: ExprId, most: u128) -> bool {
    match arena.node(e) {
        ExprNode::Const(bits) => bits.value < most,
        ExprNode::Bin(BinOp::And, a, b) => is_below(arena, a, most) || is_below(arena, b, most),
        ExprNode::Zext(a) | ExprNode::Extract(a, 0) => {
            arena.width(a).min(arena.width(e)) < 64 && mask(arena.width(a).min(arena.width(e))) < most
                || is_below(arena, a, most)
        }
        _ => false,
    }
}

/// Inputs whose low bits alone are read, always as many.
fn narrow_inputs(arena: &Arena, leaves: &FxHashMap<Sym, TreeLeaf>, all: &[ExprId]) -> FxHashMap<Sym, u16> {
    let mut widths: FxHashMap<Sym, Option<u16>> = FxHashMap::default();
    let variable = |e: ExprId| if let ExprNode::Var(s) = arena.node(e) { Some(s) } else { None };
    let mut note = |s: Sym, width: Option<u16>| {
        widths.entry(s).and_modify(|known| *known = known.filter(|w| Some(*w) == width)).or_insert(width);
    };
    all.iter().filter_map(|e| variable(*e)).for_each(|s| note(s, None));
    for e in arena.reachable(all) {
        let node = arena.node(e);
        let low = match node {
            ExprNode::Extract(_, 0) => Some(arena.width(e)).filter(|w| is_word(*w)),
            _ => None,
        };
        node.operands().filter_map(variable).for_each(|s| note(s, low));
    }
    let is_input = |s: &Sym| matches!(leaves.get(s), Some(TreeLeaf::Input(_)));
    widths.into_iter().filter(|(s, _)| is_input(s)).filter_map(|(s, w)| Some((s, w?))).collect()
}

fn widened(tree: Tree, kind: TreeType) -> Tree {
    match tree {
        Tree::Number(n, _) => Tree::Number(n, kind),
        same if same.kind() == kind => same,
        narrower => Tree::apply(TreeOp::Zext, vec![narrower], kind),
    }
}

fn narrowed(tree: Tree, kind: TreeType) -> Tree {
    if tree.kind() == kind { tree } else { Tree::apply(TreeOp::Truncate, vec![tree], kind) }
}

/// With zeros above the width in which the value is held.
fn masked(tree: Tree, width: u16) -> Tree {
    if is_word(width) || width == 1 {
        return tree;
    }
    let ones = Tree::Number(mask(width) as u64, tree.kind());
    Tree::binary(BinOp::And, tree, ones)
}
