//! Problems over bounded integers, as data: polynomials, linear sums, formulas.

pub(crate) mod poly;
pub(crate) mod problem;
pub(crate) mod words;
