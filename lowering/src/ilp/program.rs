//! A 0-1 program in plain indices, before any solver sees it. Every row is over literals with
//! coefficients ±1; rows that always hold are dropped, a row that never can makes the program infeasible.

use crate::cost::inst_cost::ColumnCost;
use std::collections::BTreeMap;

/// A column.
pub type ColumnId = usize;

/// A 0-1 variable, its negation, or a fact.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Term {
    Const(bool),
    Var(ColumnId),
    Not(ColumnId),
}

impl Term {
    pub const ZERO: Term = Term::Const(false);
    pub const ONE: Term = Term::Const(true);

    pub fn is(self, value: bool) -> bool {
        self == Term::Const(value)
    }

    /// The value in a solution; 0.5 decides, since solvers return 0.9999999.
    pub fn value(self, x: &[f64]) -> bool {
        match self {
            Term::Const(c) => c,
            Term::Var(v) => x[v] > 0.5,
            Term::Not(v) => x[v] <= 0.5,
        }
    }
}

impl std::ops::Not for Term {
    type Output = Term;
    fn not(self) -> Term {
        match self {
            Term::Const(c) => Term::Const(!c),
            Term::Var(v) => Term::Not(v),
            Term::Not(v) => Term::Var(v),
        }
    }
}

#[derive(Clone, Debug)]
pub struct Column {
    pub name: String,
    /// Continuous columns are forced to 0 or 1 by the integer ones.
    pub integer: bool,
    /// What 1 costs.
    pub cost: ColumnCost,
}

/// `low <= Σ coefficient · column <= high`.
#[derive(Clone, Debug)]
pub struct LinearRow {
    pub terms: Vec<(ColumnId, i64)>,
    pub low: Option<i64>,
    pub high: Option<i64>,
}

#[derive(Clone, Debug, Default)]
pub struct IntegerProgram {
    pub columns: Vec<Column>,
    pub rows: Vec<LinearRow>,
    /// Cost of what is decided already.
    pub constant: ColumnCost,
    pub infeasible: bool,
}

impl IntegerProgram {
    pub fn binary(&mut self, name: String) -> Term {
        self.column(name, true)
    }
    pub fn continuous(&mut self, name: String) -> Term {
        self.column(name, false)
    }
    fn column(&mut self, name: String, integer: bool) -> Term {
        self.columns.push(Column { name, integer, cost: ColumnCost::default() });
        Term::Var(self.columns.len() - 1)
    }

    /// `Σ terms <= high`
    pub fn at_most(&mut self, terms: &[Term], high: i64) {
        self.weighted(terms.iter().map(|&t| (t, 1)), None, Some(high));
    }
    /// `Σ terms >= low`
    pub fn at_least(&mut self, terms: &[Term], low: i64) {
        self.weighted(terms.iter().map(|&t| (t, 1)), Some(low), None);
    }
    /// `Σ terms = value`
    pub fn exactly(&mut self, terms: &[Term], value: i64) {
        self.weighted(terms.iter().map(|&t| (t, 1)), Some(value), Some(value));
    }
    /// `a <= b`
    pub fn implies(&mut self, a: Term, b: Term) {
        self.at_least(&[!a, b], 1);
    }

    pub fn weighted(&mut self, terms: impl Iterator<Item = (Term, i64)>, low: Option<i64>, high: Option<i64>) {
        let mut sum: BTreeMap<ColumnId, i64> = BTreeMap::new();
        let mut constant = 0;
        for (t, w) in terms {
            match t {
                Term::Const(c) => constant += w * i64::from(c),
                Term::Var(v) => *sum.entry(v).or_default() += w,
                Term::Not(v) => {
                    constant += w;
                    *sum.entry(v).or_default() -= w;
                }
            }
        }
        let terms: Vec<(ColumnId, i64)> = sum.into_iter().filter(|t| t.1 != 0).collect();
        let least: i64 = terms.iter().map(|t| t.1.min(0)).sum();
        let most: i64 = terms.iter().map(|t| t.1.max(0)).sum();
        let low = low.map(|l| l - constant).filter(|&l| l > least);
        let high = high.map(|h| h - constant).filter(|&h| h < most);
        self.infeasible |= low.is_some_and(|l| l > most) || high.is_some_and(|h| h < least);
        if low.is_some() || high.is_some() {
            self.rows.push(LinearRow { terms, low, high });
        }
    }

    /// Adds what it costs if the term is 1.
    pub fn add_cost(&mut self, term: Term, cost: ColumnCost) {
        match term {
            Term::Const(false) => {}
            Term::Const(true) => self.constant = self.constant.plus(cost),
            Term::Var(v) => self.columns[v].cost = self.columns[v].cost.plus(cost),
            Term::Not(v) => {
                self.constant = self.constant.plus(cost);
                self.columns[v].cost = self.columns[v].cost.minus(cost);
            }
        }
    }
}
