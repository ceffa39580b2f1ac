//! The bytes of a function that may run elsewhere.

use super::NotRun;
use crate::function::reading::features;
use crate::input::{Module, ModuleFunction};
use isa::measure::calls::TimedFunction;
use isa::{Decoded, FeatureSet, Operand, Target};

/// The function's bytes, if nothing in them keeps them from being run elsewhere. Calls and jumps out of it are traps.
///
/// # Errors
/// What does.
pub fn machine_code(module: &Module, mf: &ModuleFunction) -> Result<TimedFunction, NotRun> {
    let f = &mf.function;
    if !FeatureSet::native().includes(features(f, None)) {
        return Err(NotRun::LacksInstruction);
    }
    let bytes = &module.units[mf.unit].image.sections[mf.section].bytes;
    let (Some(first), Some(last)) = (f.insts.first(), f.insts.last()) else { return Err(NotRun::Empty) };
    let (from, to) = (first.offset, last.offset + u64::from(last.len));
    let code = bytes.get(from as usize..to as usize).ok_or(NotRun::Empty)?.to_vec();
    let (mut constants, mut unreached) = (Vec::new(), Vec::new());
    for i in &f.insts {
        let at = (i.offset - from) as usize;
        match &i.decoded {
            Decoded::Call(_) | Decoded::IndirectCall(_) => unreached.push((at, i.len as usize)),
            Decoded::Jump(t) if !inside(t, from, to) => unreached.push((at, i.len as usize)),
            Decoded::Branch(_, t) if !inside(t, from, to) => return Err(NotRun::BranchesOut),
            Decoded::IndirectJump(_) => return Err(NotRun::JumpsAnywhere),
            Decoded::Opaque(o) if dag::ir::stack::stack_op(o).is_none() => {
                return Err(NotRun::NotModelled(o.mnemonic.to_string()));
            }
            Decoded::Plain(inst) => constants.extend(constant(inst)?.map(|bytes| (at, bytes))),
            _ => {}
        }
    }
    Ok(TimedFunction { code, constants, unreached })
}

fn inside(t: &Target, from: u64, to: u64) -> bool {
    matches!(t, Target::Local(o) if (from..to).contains(o))
}

/// What an instruction reads relative to the instruction pointer.
fn constant(inst: &isa::Inst) -> Result<Option<Vec<u8>>, NotRun> {
    let mut found = None;
    for (spec, operand) in isa::table().row(inst.row).operands.iter().zip(&inst.operands) {
        if matches!(operand, Operand::ImmSymbol(_)) {
            return Err(NotRun::NamesAddress);
        }
        let Some(m) = operand.mem() else { continue };
        if m.segment.is_some() || (m.symbol.is_some() && !m.rip) {
            return Err(NotRun::OtherMemory);
        }
        if m.rip {
            let fixed = m.fixed.as_ref().filter(|_| !spec.kinds.address && !spec.access.writes());
            found = Some(fixed.ok_or(NotRun::OtherParts)?.bytes.clone());
        }
    }
    Ok(found)
}
