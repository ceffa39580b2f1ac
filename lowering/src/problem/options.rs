//! What the caller asks for.

use crate::cost::Objective;
use crate::ir::Backend;
use isa::uarch::Uarch;
use isa::{Gpr, Inst};
use std::path::PathBuf;

/// What the caller asks for.
#[derive(Clone, Debug)]
pub struct Options {
    pub objective: Objective,
    /// The machine whose micro-operations are counted.
    pub tune: &'static Uarch,
    /// Who solves the integer program.
    pub backend: Backend,
    /// Whether answers that copy values between their readers are looked at, too. Only the second solver does, and
    /// not for throughput.
    pub copies: bool,
    /// Whether loads may go into operands of what reads them, and the like ([`crate::select`]).
    pub folds: bool,
    /// Whether two registers may change places by `xchg`, whose time may depend on what they hold.
    pub exchanges: bool,
    /// Wall-clock limit of the integer program in seconds; 0 leaves it out. What the clock cuts off is thrown away, so
    /// that a busy machine costs quality: where results have to be the same, `learnt` is to end it first.
    pub seconds: f64,
    /// Most conflicts of one solve for the measure that counts first: the limit that is the same on every machine.
    pub conflicts: u64,
    /// Most literals of clauses that the searches for one graph may learn together: a microsecond or two each, the same on every
    /// machine. HiGHS has its nodes instead.
    pub learnt: u64,
    /// Tries without a better answer, for each operation, after which the local search before the integer program ends.
    pub patience: usize,
    pub seed: u64,
    /// Registers that must not be written at all. `rsp` is always one of them.
    pub reserved: Vec<Gpr>,
    /// Instructions that the graph was lifted from, each with the origin that its nodes name: an answer to begin with.
    pub incumbent: Vec<(usize, Inst)>,
    /// Values that may be spilled to the red zone, at most [`super::slots::SLOTS`]; only where nothing else touches it.
    pub slots: usize,
    /// Write the integer program here (CPLEX LP format) before it is solved.
    pub lp_file: Option<PathBuf>,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            objective: Objective::default(),
            tune: Uarch::find("generic").expect("there is always a generic machine"),
            backend: Backend::default(),
            copies: true,
            folds: true,
            exchanges: true,
            seconds: 5.0,
            conflicts: 1_000_000,
            learnt: u64::MAX,
            patience: usize::MAX,
            seed: 1,
            reserved: Vec::new(),
            incumbent: Vec::new(),
            slots: 0,
            lp_file: None,
        }
    }
}
