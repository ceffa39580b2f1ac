//! What one instruction costs in every measure.

use crate::cost::Measures;
use crate::cost::predict::{Bottleneck, Line};
use crate::ir::Error;
use isa::uarch::Uarch;
use isa::{Inst, codec};
use std::cell::{Cell, RefCell};
use std::collections::HashMap;
use std::rc::Rc;

/// What is known of one instruction.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Priced {
    pub sums: Measures<u32>,
    pub line: Line,
}

/// Prices that were looked up already: the local search asks for the same few instructions over and over.
#[derive(Clone, Debug, Default)]
pub struct Prices {
    known: RefCell<HashMap<Inst, Rc<Priced>>>,
    watched: Cell<Option<Bottleneck>>,
}

impl Prices {
    /// # Errors
    /// [`Error::Unsupported`] if the instruction cannot be encoded.
    pub fn of(&self, tune: &Uarch, inst: &Inst) -> Result<Rc<Priced>, Error> {
        if let Some(known) = self.known.borrow().get(inst) {
            return Ok(known.clone());
        }
        let line = Line::of(inst, tune);
        let priced = Rc::new(self.priced(line, length(inst)?));
        self.known.borrow_mut().insert(inst.clone(), priced.clone());
        Ok(priced)
    }

    pub fn priced(&self, line: Line, bytes: u32) -> Priced {
        let throughput = self.watched.get().map_or(0, |r| r.work(&line));
        Priced { sums: Measures { uops: line.uops, instructions: 1, bytes, latency: 0, throughput }, line }
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
pub type Price = Measures<i64>;

impl Price {
    /// Bytes and nothing else.
    pub fn bytes(bytes: i64) -> Price {
        Price { bytes, ..Price::default() }
    }
}

impl From<Measures<u32>> for Price {
    fn from(m: Measures<u32>) -> Price {
        m.map(i64::from)
    }
}
