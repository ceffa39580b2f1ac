//! A function on this CPU: whether it may run here, its machine code, and states that it can run from.

pub mod machine_code;
pub mod states;

use serde::{Deserialize, Serialize};
use std::fmt;

/// Why a function does not run here.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug)]
pub enum NotRun {
    /// The user wants no code of the input to run.
    NotWanted,
    /// It has no instructions, or no bytes.
    Empty,
    /// This CPU lacks an instruction.
    LacksInstruction,
    /// It branches to another function.
    BranchesOut,
    /// It jumps to where a register or memory says.
    JumpsAnywhere,
    /// An instruction has no row; its mnemonic.
    NotModelled(String),
    /// It names an address of the program.
    NamesAddress,
    /// It refers to other parts of the program, which are not there.
    OtherParts,
    /// It accesses memory by a segment or at a fixed address.
    OtherMemory,
    /// Nothing says what its arguments are.
    UnknownArguments,
    /// An argument is in a register that none is passed in.
    OddArgument,
    /// From no state that was tried does it return and stay in memory that arguments point to.
    NoStates,
    /// This machine could not run or time it: what happened.
    Machine(String),
}

impl fmt::Display for NotRun {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            NotRun::NotWanted => "--no-native",
            NotRun::Empty => "it is empty",
            NotRun::LacksInstruction => "this CPU lacks an instruction",
            NotRun::BranchesOut => "it branches to another function",
            NotRun::JumpsAnywhere => "it jumps anywhere",
            NotRun::NotModelled(mnemonic) => return write!(f, "`{mnemonic}` is not modelled"),
            NotRun::NamesAddress => "it names an address",
            NotRun::OtherParts => "it refers to other parts of the program",
            NotRun::OtherMemory => "it reaches other memory",
            NotRun::UnknownArguments => "its arguments are not known",
            NotRun::OddArgument => "it has an argument where callers put none",
            NotRun::NoStates => {
                "from no state that was tried does it return without calls and stay in the memory that it was given"
            }
            NotRun::Machine(what) => return write!(f, "{what}"),
        })
    }
}
