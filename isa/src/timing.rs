//! Whether the time of an instruction depends on the values of its operands.
//!
//! Intel publishes a list of instructions for which it does not ("data operand independent timing", DOIT; on CPUs with
//! DOITM it has to be switched on). What is not on that list counts here as depending, whatever one CPU does: division,
//! `pdep` and `pext` (18 to 289 cycles by mask on Zen 1 and 2), counts and scans of bits, rotations through the carry,
//! `sarx`, `xchg`, arithmetic of floating point. Moves, logic and shuffles of the floating-point domain only place bits
//! and count with the integer ones. Addresses are another matter: of every access they can be seen.

use crate::kind::SchedClass;
use crate::row::Row;

/// Scheduling classes of which no instruction is on the list.
const DEPENDENT: [SchedClass; 13] = [
    SchedClass::Divide,
    SchedClass::BitScan,
    SchedClass::Exchange,
    SchedClass::RotateCarry,
    SchedClass::FpAdd,
    SchedClass::FpMul,
    SchedClass::FpDiv,
    SchedClass::FpSqrt,
    SchedClass::FpFma,
    SchedClass::FpCompare,
    SchedClass::FpConvert,
    SchedClass::FpRound,
    SchedClass::X87Move,
];

/// Instructions of other classes that are not on the list.
const DEPENDENT_TOO: [&str; 3] = ["pdep", "pext", "sarx"];

/// Beginnings of such: counts and comparisons within a vector, lanes gathered or scattered by a mask.
const DEPENDENT_BEGINNINGS: [&str; 7] =
    ["vpconflict", "vplzcnt", "vpopcnt", "vpcompress", "vpexpand", "vcompress", "vexpand"];

impl Row {
    /// Whether the time that the instruction takes is the same whatever its operands are, addresses aside.
    pub fn has_independent_time(&self) -> bool {
        let name = self.mnemonic;
        let dependent = DEPENDENT.contains(&self.class)
            || DEPENDENT_TOO.contains(&name)
            || DEPENDENT_BEGINNINGS.iter().any(|b| name.starts_with(b));
        !dependent
    }
}
