//! What one instruction costs in every measure.

use crate::cost::Measures;
use crate::cost::predict::{Bottleneck, Line};
use crate::ir::Error;
use isa::uarch::Uarch;
use isa::{Inst, codec};
use rustc_hash::FxHashMap;
use std::cell::{Cell, RefCell};
use std::rc::Rc;

/// What one instruction costs, and when.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct InstCost {
    pub sums: Measures<u32>,
    pub line: Line,
}

/// Costs that were looked up already: the local search asks for the same few instructions over and over.
#[derive(Clone, Debug, Default)]
pub struct InstCosts {
    known: RefCell<FxHashMap<Inst, Rc<InstCost>>>,
    watched: Cell<Option<Bottleneck>>,
}

impl InstCosts {
    /// # Errors
    /// [`Error::Unsupported`] if the instruction cannot be encoded.
    pub fn of(&self, tune: &Uarch, inst: &Inst) -> Result<Rc<InstCost>, Error> {
        if let Some(known) = self.known.borrow().get(inst) {
            return Ok(known.clone());
        }
        let line = Line::of(inst, tune);
        let cost = Rc::new(self.of_line(line, length(inst)?));
        self.known.borrow_mut().insert(inst.clone(), cost.clone());
        Ok(cost)
    }

    pub fn of_line(&self, line: Line, bytes: u32) -> InstCost {
        let throughput = self.watched.get().map_or(0, |r| r.work(&line));
        InstCost { sums: Measures { uops: line.uops, instructions: 1, bytes, latency: 0, throughput }, line }
    }

    /// From now on the throughput of an instruction is what it takes of this.
    pub fn watch(&self, resource: Bottleneck) {
        self.known.borrow_mut().clear();
        self.watched.set(Some(resource));
    }

    pub fn watched(&self) -> Option<Bottleneck> {
        self.watched.get()
    }
}

/// Bytes of an instruction.
///
/// # Errors
/// [`Error::Unsupported`] if it cannot be encoded.
pub fn length(inst: &Inst) -> Result<u32, Error> {
    codec::encode(inst).map(|b| b.len() as u32).map_err(|e| Error::Unsupported(e.to_string()))
}

/// What a column costs; negative parts are savings. Latency is that of the whole list, throughput what is taken of the
/// resource that is watched.
pub type ColumnCost = Measures<i64>;

impl ColumnCost {
    /// Bytes and nothing else.
    pub fn bytes(bytes: i64) -> ColumnCost {
        ColumnCost { bytes, ..ColumnCost::default() }
    }
}

impl From<Measures<u32>> for ColumnCost {
    fn from(m: Measures<u32>) -> ColumnCost {
        m.map(i64::from)
    }
}
