//! Instructions without a row: what they read and write, from iced's metadata.

use super::registers::from_iced;
use crate::inst::{Inst, Opaque, Operand};
use crate::reg::{Flag, FlagSet, Gpr, Reg};
use crate::row::Access;
use crate::table::table;
use iced_x86::{FlowControl, Instruction, InstructionInfoFactory, OpAccess, RflagsBits};
use std::sync::Arc;

/// Stands for the start of the section in addresses that the assembler has resolved.
pub(super) const SECTION: &str = ".section";

/// The ports of `inst`, conservatively: what may be read is read, what may be written is written, and
/// what is written on a condition is also read.
pub(super) fn opaque(inst: &Instruction, bytes: &[u8], disp_offset: Option<usize>) -> Box<Opaque> {
    let mut o = blank(inst, bytes);
    if inst.is_ip_rel_memory_operand()
        && let Some(at) = disp_offset
    {
        // Equal bytes at two places mean two addresses; the target is what makes it one.
        o.bytes[at..at + 4].fill(0);
        o.symbol = Some(format!("{SECTION}{:+}", inst.ip_rel_memory_address() as i64).into());
    }
    if leaves_the_model(inst) {
        o.reads = [u64::MAX; Reg::COUNT];
        o.writes = [u64::MAX; Reg::COUNT];
        (o.flags_read, o.flags_written) = (FlagSet::ALL, FlagSet::ALL);
        (o.reads_memory, o.writes_memory) = (true, true);
        return Box::new(o);
    }
    add_ports(&mut o, inst);
    if inst.is_call_near_indirect() {
        leave_to_callee(&mut o, inst);
    }
    Box::new(o)
}

/// What a callee reads and writes is said of calls; the instruction itself reads where the callee is. The return address is no
/// look at the stack.
fn leave_to_callee(o: &mut Opaque, inst: &Instruction) {
    let through_stack = [inst.op0_register(), inst.memory_base()].contains(&iced_x86::Register::RSP);
    o.reads[Gpr::RSP.index()] = if through_stack { u64::MAX } else { 0 };
    (o.reads_memory, o.writes_memory) = (true, true);
}

fn blank(inst: &Instruction, bytes: &[u8]) -> Opaque {
    Opaque {
        mnemonic: format!("{:?}", inst.mnemonic()).to_ascii_lowercase(),
        reads: [0; Reg::COUNT],
        writes: [0; Reg::COUNT],
        flags_read: flags(inst.rflags_read()),
        flags_written: flags(inst.rflags_modified()),
        reads_memory: false,
        writes_memory: false,
        bytes: bytes.to_vec(),
        symbol: None,
        terminates: inst.flow_control() == FlowControl::Exception || inst.mnemonic() == iced_x86::Mnemonic::Hlt,
    }
}

fn add_ports(o: &mut Opaque, inst: &Instruction) {
    let mut factory = InstructionInfoFactory::new();
    let info = factory.info(inst);
    for used in info.used_registers() {
        if let Some(r) = Reg::from_iced(used.register()) {
            let (reads, writes) = access(used.access());
            // Which lanes a legacy instruction leaves alone is not known: all of it passes through. Later encodings clear
            // what they do not write, and what a mask keeps is read (SDM 1, 14.3.1 and 15.6).
            let keeps = writes && inst.encoding() == iced_x86::EncodingKind::Legacy;
            o.reads[r.index()] |= if reads || keeps { u64::MAX } else { 0 };
            o.writes[r.index()] |= if writes { u64::MAX } else { 0 };
            continue;
        }
        let Some((reg, width)) = from_iced(used.register()) else { continue };
        let mask = if reg.high { 0xff00 } else { width.mask() };
        let (reads, writes) = access(used.access());
        let i = reg.gpr.index();
        o.reads[i] |= if reads { mask } else { 0 };
        // A 32-bit write clears the upper half, a conditional one may keep it.
        let written = if width.bits() == 32 { u64::MAX } else { mask };
        o.writes[i] |= if writes { written } else { 0 };
        let keeps = conditional(used.access()) || is_emulated(inst);
        o.reads[i] |= if keeps && writes { written } else { 0 };
    }
    for used in info.used_memory() {
        let (reads, writes) = access(used.access());
        o.reads_memory |= reads;
        o.writes_memory |= writes;
    }
    // A flag that may keep its value passes it on: iced does not tell "written" from "written on a condition".
    if may_keep_flags(inst) {
        o.flags_read = o.flags_read.union(o.flags_written);
    }
    if inst.is_stack_instruction() {
        o.reads[Gpr::RSP.index()] = u64::MAX;
        o.writes[Gpr::RSP.index()] = u64::MAX;
    }
}

/// An instruction of the table that must be kept as it is, because of a relocation `symbol` that the table's
/// forms cannot say (`movabs $symbol, %rax`).
pub(super) fn opaque_row(inst: &Inst, symbol: Arc<str>) -> Box<Opaque> {
    let t = table();
    let row = t.row(inst.row);
    let mut o = Opaque {
        mnemonic: row.mnemonic.to_string(),
        reads: [0; Reg::COUNT],
        writes: [0; Reg::COUNT],
        flags_read: row.flags_read(&t.arena).union(row.flags_clobbered()),
        flags_written: row.flags_clobbered(),
        reads_memory: false,
        writes_memory: false,
        bytes: super::text(inst, super::Syntax::Intel).into_bytes(),
        symbol: Some(symbol),
        terminates: false,
    };
    let touch = |o: &mut Opaque, gpr: Gpr, access: Access| {
        o.reads[gpr.index()] |= if access.reads() { u64::MAX } else { 0 };
        o.writes[gpr.index()] |= if access.writes() { u64::MAX } else { 0 };
    };
    for (spec, operand) in row.operands.iter().zip(&inst.operands) {
        match operand {
            Operand::Reg(r) => {
                touch(&mut o, r.gpr, if spec.width.bits() < 32 { Access::ReadWrite } else { spec.access })
            }
            Operand::Mem(m) | Operand::Broadcast(m) => {
                m.base.into_iter().chain(m.index.map(|i| i.0)).for_each(|g| touch(&mut o, g, Access::Read));
                o.reads_memory |= spec.access.reads();
                o.writes_memory |= spec.access.writes();
            }
            Operand::Whole(r) => pass_through(&mut o, *r, spec.access),
            Operand::Imm(_) | Operand::ImmSymbol(_) => {}
        }
    }
    for i in &row.implicit {
        let merges = i.reg.gpr().is_none() || i.width.bits() < 32;
        let access = if merges { Access::ReadWrite } else { i.access };
        o.reads[i.reg.index()] |= if access.reads() { u64::MAX } else { 0 };
        o.writes[i.reg.index()] |= if access.writes() { u64::MAX } else { 0 };
    }
    Box::new(o)
}

fn pass_through(o: &mut Opaque, r: Reg, access: Access) {
    o.reads[r.index()] = u64::MAX;
    o.writes[r.index()] |= if access.writes() { u64::MAX } else { 0 };
}

/// System calls, interrupts, transactions, state saving, privileged instructions: anything may happen to registers
/// and memory.
fn leaves_the_model(inst: &Instruction) -> bool {
    matches!(inst.flow_control(), FlowControl::Interrupt | FlowControl::XbeginXabortXend)
        || matches!(inst.flow_control(), FlowControl::Call | FlowControl::Return)
        || inst.is_call_far_indirect()
        || inst.is_save_restore_instruction()
        || inst.is_privileged()
        || inst.is_invalid()
}

/// Kernels stand in for these where processors refuse them to user programs (SDM 3A, 2.5, UMIP), and may write fewer bits.
fn is_emulated(inst: &Instruction) -> bool {
    use iced_x86::Mnemonic::*;
    matches!(inst.mnemonic(), Sldt | Smsw | Str)
}

/// Shifts by a count that may be 0, and string instructions with a repeat prefix.
fn may_keep_flags(inst: &Instruction) -> bool {
    use iced_x86::Mnemonic::*;
    inst.has_rep_prefix()
        || inst.has_repne_prefix()
        || matches!(inst.mnemonic(), Shl | Sal | Shr | Sar | Rol | Ror | Rcl | Rcr | Shld | Shrd)
}

fn conditional(a: OpAccess) -> bool {
    matches!(a, OpAccess::CondWrite | OpAccess::ReadCondWrite)
}

fn access(a: OpAccess) -> (bool, bool) {
    match a {
        OpAccess::Read | OpAccess::CondRead => (true, false),
        OpAccess::Write => (false, true),
        OpAccess::CondWrite | OpAccess::ReadWrite | OpAccess::ReadCondWrite => (true, true),
        OpAccess::None | OpAccess::NoMemAccess => (false, false),
    }
}

/// iced's flag bits as a set; bits of other flags (DF, IF, …) are dropped.
pub(crate) fn flags(bits: u32) -> FlagSet {
    let pairs = [
        (RflagsBits::CF, Flag::CF),
        (RflagsBits::PF, Flag::PF),
        (RflagsBits::AF, Flag::AF),
        (RflagsBits::ZF, Flag::ZF),
        (RflagsBits::SF, Flag::SF),
        (RflagsBits::OF, Flag::OF),
    ];
    pairs.into_iter().filter(|(b, _)| bits & b != 0).fold(FlagSet::NONE, |s, (_, f)| s.with(f))
}
