//! `push`, `pop` and `leave`: instructions without a row whose meaning is stack arithmetic and one memory access.
//! The interpreter executes them, and so do proofs where the stack is the function's own matter ([`crate::semantics::frame`]); in
//! others they stay opaque, which demands more and so is safe.

use isa::{Gpr, Opaque};

/// Bytes below the stack pointer that are left alone by everybody else (System V ABI for x86-64 §3.2.2).
pub const RED_ZONE: i64 = 128;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StackOp {
    Push(Gpr),
    /// The immediate, sign-extended.
    PushImm(u64),
    Pop(Gpr),
    /// `mov rsp, rbp; pop rbp`
    Leave,
}

/// Reads the 64-bit forms from the bytes (SDM vol. 2: PUSH, POP, LEAVE); others are `None`.
pub fn stack_op(o: &Opaque) -> Option<StackOp> {
    if o.symbol.is_some() {
        return None;
    }
    let gpr = |rex: u8, low: u8| Gpr::new(usize::from(rex & 1) * 8 + usize::from(low & 7));
    match o.bytes[..] {
        [b @ 0x50..=0x57] => gpr(0, b).map(StackOp::Push),
        [b @ 0x58..=0x5f] => gpr(0, b).map(StackOp::Pop),
        [rex @ 0x40..=0x4f, b @ 0x50..=0x57] => gpr(rex, b).map(StackOp::Push),
        [rex @ 0x40..=0x4f, b @ 0x58..=0x5f] => gpr(rex, b).map(StackOp::Pop),
        [0x6a, i] => Some(StackOp::PushImm(i as i8 as i64 as u64)),
        [0x68, a, b, c, d] => Some(StackOp::PushImm(i32::from_le_bytes([a, b, c, d]) as i64 as u64)),
        [0xc9] => Some(StackOp::Leave),
        _ => None,
    }
}
