//! What of a function's arguments may be seen from outside, where all else is secret.

use super::Slice;
use isa::{Gpr, Width};
use std::fmt;

/// A part of what a function finds at entry.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum PublicPlace {
    /// The low bits of a register.
    Register(Slice),
    /// Memory at what a register holds at entry, from an offset on: so many bytes, or all that is reached from there.
    Memory { base: Gpr, at: i64, bytes: Option<u64> },
}

impl fmt::Display for PublicPlace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PublicPlace::Register(slice) => write!(f, "{slice}"),
            PublicPlace::Memory { base, at, bytes } => {
                write!(f, "[{}", base.name(Width::W64))?;
                if *at != 0 {
                    write!(f, "{at:+}")?;
                }
                bytes.map_or(Ok(()), |n| write!(f, ":{n}"))?;
                f.write_str("]")
            }
        }
    }
}
