//! The machine code around an instruction: a loop that loads a state, runs the instruction, stores the state.

use super::State;
use std::mem::{offset_of, size_of};

/// Code of `extern "sysv64" fn(states: *mut State, count: u64)` (`count` > 0).
pub(super) struct Trampoline {
    pub code: Vec<u8>,
    /// Offset to continue at when the instruction raised a signal: the state is not stored.
    pub resume: usize,
}

const SIZE: usize = size_of::<State>();
const FLAGS: usize = offset_of!(State, flags);
const CELL: usize = offset_of!(State, cell);

/// `cell` is the address of the memory cell's 8 bytes.
pub(super) fn trampoline(instruction: &[u8], cell: u64) -> Trampoline {
    let mut c = Vec::new();
    // push rbx, rbp, r12–r15; push rsi (count); push rdi (state). The stack pointer is no operand, so
    // both stay reachable when every other register belongs to the state.
    c.extend([0x53, 0x55, 0x41, 0x54, 0x41, 0x55, 0x41, 0x56, 0x41, 0x57, 0x56, 0x57]);
    let top = c.len();
    c.extend([0x48, 0x8b, 0x04, 0x24]); // mov rax, [rsp]
    load(&mut c, 1, CELL); // mov rcx, [rax+CELL]
    c.extend([0x48, 0xba]); // mov rdx, cell
    c.extend(cell.to_le_bytes());
    c.extend([0x48, 0x89, 0x0a]); // mov [rdx], rcx
    c.extend([0xff, 0xb0]); // push [rax+FLAGS]
    c.extend((FLAGS as u32).to_le_bytes());
    c.push(0x9d); // popfq
    for r in (1..16).filter(|&r| r != 4) {
        load(&mut c, r, 8 * r);
    }
    load(&mut c, 0, 0); // rax last: it held the address
    c.extend(instruction);
    c.push(0x50); // push rax
    c.extend([0x48, 0x8b, 0x44, 0x24, 0x08]); // mov rax, [rsp+8]
    for r in (1..16).filter(|&r| r != 4) {
        store(&mut c, r, 8 * r);
    }
    c.push(0x59); // pop rcx
    store(&mut c, 1, 0);
    c.extend([0x9c, 0x59]); // pushfq; pop rcx
    store(&mut c, 1, FLAGS);
    c.extend([0x48, 0xba]); // mov rdx, cell
    c.extend(cell.to_le_bytes());
    c.extend([0x48, 0x8b, 0x0a]); // mov rcx, [rdx]
    store(&mut c, 1, CELL);
    let resume = c.len();
    c.extend([0x48, 0x81, 0x04, 0x24]); // add qword [rsp], SIZE
    c.extend((SIZE as u32).to_le_bytes());
    c.extend([0x48, 0xff, 0x4c, 0x24, 0x08]); // dec qword [rsp+8]
    c.extend([0x0f, 0x85]); // jnz top
    let back = top as i32 - (c.len() as i32 + 4);
    c.extend(back.to_le_bytes());
    // add rsp, 16; pop r15–r12, rbp, rbx; ret
    c.extend([0x48, 0x83, 0xc4, 0x10, 0x41, 0x5f, 0x41, 0x5e, 0x41, 0x5d, 0x41, 0x5c, 0x5d, 0x5b, 0xc3]);
    Trampoline { code: c, resume }
}

/// `mov r64, [rax+offset]`
fn load(c: &mut Vec<u8>, register: usize, offset: usize) {
    memory(c, 0x8b, register, offset);
}

/// `mov [rax+offset], r64`
fn store(c: &mut Vec<u8>, register: usize, offset: usize) {
    memory(c, 0x89, register, offset);
}

fn memory(c: &mut Vec<u8>, opcode: u8, register: usize, offset: usize) {
    let rex = 0x48 | if register >= 8 { 4 } else { 0 };
    c.extend([rex, opcode, 0x80 | (register as u8 & 7) << 3]);
    c.extend((offset as u32).to_le_bytes());
}
