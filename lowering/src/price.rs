//! What one instruction costs in every measure.

use crate::emit::length;
use crate::{Cost, Error, Measures, uops};
use isa::Inst;
use isa::uarch::Uarch;
use std::cell::RefCell;
use std::collections::HashMap;
use std::ops::{Add, Sub};

/// Prices that were looked up already: the local search asks for the same few instructions over and over.
#[derive(Clone, Debug, Default)]
pub struct Prices(RefCell<HashMap<Inst, Cost>>);

impl Prices {
    /// # Errors
    /// [`Error::Unsupported`] if the instruction cannot be encoded.
    pub fn of(&self, tune: &Uarch, inst: &Inst) -> Result<Cost, Error> {
        if let Some(known) = self.0.borrow().get(inst) {
            return Ok(*known);
        }
        let cost = Cost { uops: uops(tune, inst), instructions: 1, bytes: length(inst)? };
        self.0.borrow_mut().insert(inst.clone(), cost);
        Ok(cost)
    }
}

/// A cost in the integer program's objective; negative parts are savings.
pub type Price = Measures<i64>;

impl<T: Copy + Add<Output = T> + Sub<Output = T>> Measures<T> {
    pub fn plus(self, other: Self) -> Self {
        self.zip(other, |a, b| a + b)
    }
    pub fn minus(self, other: Self) -> Self {
        self.zip(other, |a, b| a - b)
    }
    fn zip(self, other: Self, f: fn(T, T) -> T) -> Self {
        Measures {
            uops: f(self.uops, other.uops),
            instructions: f(self.instructions, other.instructions),
            bytes: f(self.bytes, other.bytes),
        }
    }
}

impl Price {
    /// Bytes and nothing else.
    pub fn bytes(bytes: i64) -> Price {
        Price { bytes, ..Price::default() }
    }
}

impl From<Cost> for Price {
    fn from(c: Cost) -> Price {
        Price { uops: c.uops.into(), instructions: c.instructions.into(), bytes: c.bytes.into() }
    }
}
