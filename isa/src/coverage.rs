//! What of real code the table models: instruction by instruction, and for iced's names of encodings.
//!
//! An instruction is modelled if it has a row, or is control flow (a jump, branch, call or return, as what it is).

use crate::inst::Decoded;
use crate::row::{Row, SchedClass, Special};
use crate::table::{rows_of_code, table};
use iced_x86::{Code, Decoder, DecoderOptions, FlowControl, Mnemonic};
use std::fmt;

/// What an instruction works on, in the order in which support for it usually comes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Tier {
    /// General registers and flags only.
    General,
    /// Vector moves and integer vector arithmetic.
    VectorInteger,
    /// Floating-point moves, logic and shuffles.
    FloatLogic,
    /// Floating-point arithmetic, comparison and conversion.
    FloatArithmetic,
    /// Moves of the x87 stack.
    X87,
}

impl Tier {
    pub const ALL: [Tier; 5] = [Tier::General, Tier::VectorInteger, Tier::FloatLogic, Tier::FloatArithmetic, Tier::X87];
}

impl fmt::Display for Tier {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Tier::General => "general registers",
            Tier::VectorInteger => "vector moves and integers",
            Tier::FloatLogic => "floating-point logic and shuffles",
            Tier::FloatArithmetic => "floating-point arithmetic",
            Tier::X87 => "x87 moves",
        })
    }
}

/// One instruction of a file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Seen {
    /// The encoding, as iced names it: `ADD_R32_RM32`, with the prefix that changes what it does, if any.
    pub form: String,
    /// The tier if it is modelled.
    pub tier: Option<Tier>,
    /// Padding: not counted.
    pub nop: bool,
}

/// Looks at the instruction at the start of `bytes`; `None` for bytes that are no instruction.
pub fn look(bytes: &[u8]) -> Option<Seen> {
    let inst = Decoder::with_ip(64, bytes, 0, DecoderOptions::NONE).decode();
    if inst.is_invalid() {
        return None;
    }
    let prefix = match () {
        () if inst.has_lock_prefix() => "LOCK ",
        () if inst.has_rep_prefix() && inst.is_string_instruction() => "REP ",
        () if inst.has_repne_prefix() && inst.is_string_instruction() => "REPNE ",
        () => "",
    };
    let form = format!("{prefix}{:?}", inst.code()).to_uppercase();
    let tier = match crate::codec::decode(bytes, 0)?.decoded {
        Decoded::Plain(i) => Some(tier(table().row(i.row))),
        Decoded::Opaque(_) => None,
        Decoded::Jump(_) | Decoded::Branch(..) | Decoded::IndirectJump(_) => Some(Tier::General),
        Decoded::Call(_) | Decoded::IndirectCall(_) | Decoded::Return | Decoded::Nop => Some(Tier::General),
    };
    let nop = inst.code().op_code().is_nop();
    Some(Seen { form, tier, nop })
}

/// Whether the table models an encoding, by iced's name in any case. `None` for a name that iced does not know.
pub fn models(name: &str) -> Option<bool> {
    let code = Code::values().find(|c| format!("{c:?}").eq_ignore_ascii_case(name))?;
    Some(is_control(code) || !rows_of_code(code).is_empty())
}

/// Jumps, branches, calls, returns, `nop` and `endbr64`.
fn is_control(code: Code) -> bool {
    let flow = match code.flow_control() {
        FlowControl::Call | FlowControl::IndirectCall => code.mnemonic() == Mnemonic::Call,
        FlowControl::Return => code.mnemonic() == Mnemonic::Ret,
        f => {
            matches!(f, FlowControl::UnconditionalBranch | FlowControl::IndirectBranch | FlowControl::ConditionalBranch)
        }
    };
    flow || matches!(code.mnemonic(), Mnemonic::Nop | Mnemonic::Reservednop | Mnemonic::Endbr64)
}

/// The number of encodings that rows have.
pub fn encodings() -> usize {
    Code::values().filter(|&c| !rows_of_code(c).is_empty()).count()
}

fn tier(row: &Row) -> Tier {
    use SchedClass::*;
    let float = ["ss", "sd", "ps", "pd"].iter().any(|s| row.mnemonic.ends_with(s));
    match row.class {
        _ if row.special == Special::X87 => Tier::X87,
        FpAdd | FpMul | FpDiv | FpSqrt | FpFma | FpCompare | FpConvert | FpRound => Tier::FloatArithmetic,
        _ if row.is_general() => Tier::General,
        VecLogic | Shuffle | Blend if float => Tier::FloatLogic,
        _ => Tier::VectorInteger,
    }
}
