//! The registers of an instruction as places that can be read, written and renamed.

use iced_x86::{Instruction, InstructionInfoFactory, OpAccess, OpCodeOperandKind as K, OpKind, Register};

/// What a value lives in.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum MeasuredFile {
    General,
    Vector,
    Mask,
    Flags,
}

/// Something that an instruction reads or writes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Resource {
    /// An operand that can be any register of its kind.
    Operand(u32),
    /// Base of the address that `lea` computes.
    Base,
    Index,
    /// This register, named or not (`cl` in shifts, `rax` in `mul`), in full width.
    Fixed(Register),
    Flags,
}

/// Numbers of the registers that operands 0 to 3 get. rax, rcx and rdx are left to instructions that name no registers.
const GENERAL: [usize; 4] = [3, 6, 7, 8];
const VECTOR: [usize; 4] = [1, 2, 3, 4];
const MASK: [usize; 4] = [2, 3, 4, 5];
const BASE: usize = 9;
const INDEX: usize = 10;

/// An immediate byte that shifts, selects and rounds, and makes no idiom (a shift by all lanes gives zero without work).
const IMMEDIATE: u8 = 5;

/// The instruction with a different register in every operand that may have any, and an ordinary immediate byte.
pub fn spread(i: &Instruction) -> Instruction {
    let mut out = *i;
    for n in (0..i.op_count()).filter(|&n| is_free(i, n)) {
        let numbers = match file(i.op_register(n)) {
            MeasuredFile::Vector => VECTOR,
            MeasuredFile::Mask => MASK,
            _ => GENERAL,
        };
        rename(&mut out, Resource::Operand(n), numbers[n as usize % 4]);
    }
    if (0..i.op_count()).any(|n| i.op_kind(n) == OpKind::Immediate8 && i.op_code().op_kind(n) == K::imm8) {
        out.set_immediate8(IMMEDIATE);
    }
    if i.memory_base() != Register::None && i.memory_base() != Register::RIP {
        rename(&mut out, Resource::Base, BASE);
    }
    if i.memory_index() != Register::None {
        rename(&mut out, Resource::Index, INDEX);
    }
    if i.op_mask() != Register::None {
        out.set_op_mask(Register::K1);
    }
    out
}

/// Whether operand `n` is a register that its encoding does not fix.
fn is_free(i: &Instruction, n: u32) -> bool {
    let fixed = matches!(i.op_code().op_kind(n), K::al | K::ax | K::eax | K::rax | K::cl | K::dx);
    i.op_kind(n) == OpKind::Register && !fixed
}

/// What the instruction reads, in a fixed order, without the write mask.
pub fn sources(i: &Instruction) -> Vec<Resource> {
    places(i, |a| matches!(a, OpAccess::Read | OpAccess::CondRead | OpAccess::ReadWrite | OpAccess::ReadCondWrite))
}

/// What the instruction writes.
pub fn results(i: &Instruction) -> Vec<Resource> {
    places(i, |a| matches!(a, OpAccess::Write | OpAccess::CondWrite | OpAccess::ReadWrite | OpAccess::ReadCondWrite))
}

fn places(i: &Instruction, wanted: fn(OpAccess) -> bool) -> Vec<Resource> {
    let mut factory = InstructionInfoFactory::new();
    let info = factory.info(i);
    let free: Vec<u32> = (0..i.op_count()).filter(|&n| is_free(i, n)).collect();
    let mut out: Vec<Resource> =
        free.iter().filter(|&&n| wanted(info.op_access(n))).map(|&n| Resource::Operand(n)).collect();
    if wanted(OpAccess::Read) {
        out.extend((i.memory_base() != Register::None && i.memory_base() != Register::RIP).then_some(Resource::Base));
        out.extend((i.memory_index() != Register::None).then_some(Resource::Index));
    }
    let mut named: Vec<Register> = free.iter().map(|&n| i.op_register(n).full_register()).collect();
    named.extend([i.memory_base(), i.memory_index(), i.op_mask()]);
    let mut fixed: Vec<Register> = Vec::new();
    for used in info.used_registers().iter().filter(|u| wanted(u.access())) {
        let register = used.register().full_register();
        if !named.contains(&register) && !fixed.contains(&register) && is_data(register) {
            fixed.push(register);
        }
    }
    fixed.sort_by_key(|r| r.number());
    out.extend(fixed.into_iter().map(Resource::Fixed));
    out
}

fn is_data(r: Register) -> bool {
    r.is_gpr() || r.is_vector_register() || r.is_k()
}

pub fn file(r: Register) -> MeasuredFile {
    match r {
        r if r.is_vector_register() => MeasuredFile::Vector,
        r if r.is_k() => MeasuredFile::Mask,
        _ => MeasuredFile::General,
    }
}

/// The register in a place; [`Register::None`] for the flags.
pub fn register(i: &Instruction, place: Resource) -> Register {
    match place {
        Resource::Operand(n) => i.op_register(n),
        Resource::Base => i.memory_base(),
        Resource::Index => i.memory_index(),
        Resource::Fixed(r) => r,
        Resource::Flags => Register::None,
    }
}

pub fn file_of(i: &Instruction, place: Resource) -> MeasuredFile {
    if place == Resource::Flags { MeasuredFile::Flags } else { file(register(i, place)) }
}

/// Puts the register of this number, of the same kind and width, into a place that is not fixed.
pub fn rename(i: &mut Instruction, place: Resource, number: usize) {
    let new = numbered(register(i, place), number);
    match place {
        Resource::Operand(n) => i.set_op_register(n, new),
        Resource::Base => i.set_memory_base(new),
        Resource::Index => i.set_memory_index(new),
        Resource::Fixed(_) | Resource::Flags => {}
    }
}

/// The register of this number that is like another one.
fn numbered(like: Register, number: usize) -> Register {
    let first = match like {
        r if r.is_gpr8() => return GENERAL_8[number],
        r if r.is_gpr16() => Register::AX,
        r if r.is_gpr32() => Register::EAX,
        r if r.is_gpr() => Register::RAX,
        r if r.is_xmm() => Register::XMM0,
        r if r.is_ymm() => Register::YMM0,
        r if r.is_zmm() => Register::ZMM0,
        _ => Register::K0,
    };
    first + number as u32
}

/// iced lists the high bytes between these.
#[rustfmt::skip]
const GENERAL_8: [Register; 16] = {
    use Register::*;
    [AL, CL, DL, BL, SPL, BPL, SIL, DIL, R8L, R9L, R10L, R11L, R12L, R13L, R14L, R15L]
};

/// Number of a register within its file, at any width.
pub fn number(r: Register) -> usize {
    r.full_register().number()
}

/// Whether an operand names the register in an encoding of its own, and is both read and written.
pub fn is_exchanged(i: &Instruction, register: Register) -> bool {
    let named = |n: u32| i.op_kind(n) == OpKind::Register && i.op_register(n).full_register() == register;
    let fixed = Resource::Fixed(register);
    (0..i.op_count()).any(named) && sources(i).contains(&fixed) && results(i).contains(&fixed)
}

/// For people: `op1`, `rax`.
pub fn name(place: Resource) -> String {
    match place {
        Resource::Operand(n) => format!("op{n}"),
        Resource::Base => "base".to_string(),
        Resource::Index => "index".to_string(),
        Resource::Fixed(r) => format!("{r:?}").to_ascii_lowercase(),
        Resource::Flags => "flags".to_string(),
    }
}
