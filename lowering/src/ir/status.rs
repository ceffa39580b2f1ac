//! How good an answer is known to be.

/// How good the answer is known to be.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Status {
    /// `cost` equals `bound`: nothing cheaper exists in the model: every value keeps one home register
    /// between its definition and its last use, apart from moves at entry, exit and fixed operands; constants may
    /// be made again; values are spilled only where the answer without the program has to spill. Where
    /// [`crate::Stats::complete`] says so, nothing is gained either by copying values between their readers; where it does not, an
    /// answer with such copies may even cost less than all those without, and stands for its own bound. Exchanges
    /// (`xchg`) are made at entry, at the end and of fixed results only, and of two contents that are both wanted: as
    /// a shorter move, or between two operations, one can save a byte.
    Optimal,
    /// The integer program was stopped by the limit; the best answer known and the bound it had proved.
    Gap,
    /// The integer program gave nothing better or was not run; list scheduling and local search answered.
    Fallback,
}

impl Status {
    pub const fn name(self) -> &'static str {
        match self {
            Status::Optimal => "optimal",
            Status::Gap => "gap",
            Status::Fallback => "fallback",
        }
    }
}
