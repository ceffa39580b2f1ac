//! What an instruction's cost depends on: its mnemonic and the kinds of its operands.
//!
//! A shape is written `add r32,m32`, operands in Intel order. Their kinds:
//! - `r8` to `r64`: a general register of that width; `a8` to `a64`: the accumulator, in an encoding of its own; `cl`;
//! - `xmm`, `ymm`, `zmm`, `k`: vector and mask registers; behind the first operand `{k}` and `{k}{z}` for a write mask;
//! - `m8` to `m512`: memory; `b16` to `b64`: one element of memory for all lanes; `v32x` and so on: memory addressed by a
//!   vector of indices;
//! - `imm`; `1`: the constant one, in an encoding of its own;
//! - `[b+s+d]`: an address that is not accessed, of base, index (`i`; `s` if scaled), displacement, or `rip`;
//! - `label`: where a jump goes.
//!
//! `(same)` at the end: the last two register operands are one register, which makes idioms such as `xor eax, eax`.

use crate::inst::Inst;
use iced_x86::{Code, Instruction, Mnemonic, OpCodeOperandKind as K, OpKind, Register};

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Shape {
    mnemonic: String,
    kinds: Vec<Kind>,
    /// `{k}`, `{k}{z}` or nothing.
    mask: &'static str,
    same: bool,
}

/// One operand: its exact kind, and the plainer kind whose cost it has where no cost of its own is listed.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Kind {
    exact: String,
    plain: String,
}

impl Kind {
    fn of(exact: impl Into<String>, plain: impl Into<String>) -> Kind {
        Kind { exact: exact.into(), plain: plain.into() }
    }
    fn plain(text: impl Into<String>) -> Kind {
        let text = text.into();
        Kind::of(text.clone(), text)
    }
}

impl Shape {
    /// The shape in full.
    pub fn text(&self) -> String {
        self.spell(true, self.mask, self.same)
    }

    /// Shapes that cover this one, the most exact first: it costs what the first costs that is listed.
    pub fn texts(&self) -> Vec<String> {
        let mut out = vec![self.text()];
        out.push(self.spell(true, self.mask, false));
        out.push(self.spell(false, self.mask, false));
        out.push(self.spell(false, if self.mask.is_empty() { "" } else { "{k}" }, false));
        out.push(self.spell(false, "", false));
        out.dedup();
        out
    }

    /// The last two register operands are one register.
    pub fn is_idiom(&self) -> bool {
        self.same
    }

    fn spell(&self, exact: bool, mask: &str, same: bool) -> String {
        let mut kinds: Vec<&str> =
            self.kinds.iter().map(|k| if exact { k.exact.as_str() } else { k.plain.as_str() }).collect();
        let masked = kinds.first().map(|first| format!("{first}{mask}"));
        if let (Some(first), Some(masked)) = (kinds.first_mut(), &masked) {
            *first = masked;
        }
        let space = if kinds.is_empty() { "" } else { " " };
        format!("{}{space}{}{}", self.mnemonic, kinds.join(","), if same { "(same)" } else { "" })
    }
}

/// The shape of an instruction, that of its shortest encoding; `None` if it has none.
pub fn of(inst: &Inst) -> Option<Shape> {
    let bytes = crate::codec::encode(inst).ok()?;
    Some(of_bytes(&bytes))
}

/// The shape of an encoded instruction.
pub(crate) fn of_bytes(bytes: &[u8]) -> Shape {
    of_iced(&iced_x86::Decoder::new(64, bytes, iced_x86::DecoderOptions::NONE).decode())
}

/// The shape of conditional jumps with this encoding.
pub(super) fn of_jump(code: Code) -> Shape {
    Shape { mnemonic: name(code), kinds: vec![Kind::plain("label")], mask: "", same: false }
}

fn name(code: Code) -> String {
    format!("{:?}", code.mnemonic()).to_ascii_lowercase()
}

pub(super) fn of_iced(i: &Instruction) -> Shape {
    let mask = match (i.op_mask(), i.zeroing_masking()) {
        (Register::None, _) => "",
        (_, false) => "{k}",
        (_, true) => "{k}{z}",
    };
    let kinds = (0..i.op_count()).map(|n| kind(i, n)).collect();
    Shape { mnemonic: name(i.code()), kinds, mask, same: same(i) }
}

fn kind(i: &Instruction, n: u32) -> Kind {
    let encoded = i.op_code().op_kind(n);
    match (i.op_kind(n), encoded) {
        (OpKind::Register, K::al | K::ax | K::eax | K::rax) => {
            let bits = 8 * i.op_register(n).size();
            Kind::of(format!("a{bits}"), format!("r{bits}"))
        }
        (OpKind::Register, K::cl | K::dx) => Kind::plain(format!("{encoded:?}")),
        (OpKind::Register, _) => Kind::plain(register(i.op_register(n))),
        (OpKind::Memory, _) if i.mnemonic() == Mnemonic::Lea => Kind::plain(address(i)),
        (OpKind::Memory, _) if i.is_vsib() => Kind::plain(format!("{encoded:?}").replace("mem_vsib", "v")),
        (OpKind::Memory, _) => {
            let letter = if i.is_broadcast() { 'b' } else { 'm' };
            let size = if i.is_broadcast() { i.memory_size().element_size() } else { i.memory_size().size() };
            Kind::plain(format!("{letter}{}", 8 * size))
        }
        (OpKind::NearBranch16 | OpKind::NearBranch32 | OpKind::NearBranch64, _) => Kind::plain("label"),
        (_, K::imm8_const_1) => Kind::of("1", "imm"),
        _ => Kind::plain("imm"),
    }
}

fn register(r: Register) -> String {
    match r {
        r if r.is_gpr() => format!("r{}", 8 * r.size()),
        r if r.is_xmm() => "xmm".to_string(),
        r if r.is_ymm() => "ymm".to_string(),
        r if r.is_zmm() => "zmm".to_string(),
        r if r.is_k() => "k".to_string(),
        r => format!("{r:?}").to_ascii_lowercase(),
    }
}

/// `[b+s+d]`
fn address(i: &Instruction) -> String {
    let rip = i.is_ip_rel_memory_operand();
    // A base rbp or r13 has a displacement of one byte even if it is zero.
    let displaced = !rip && (i.memory_displacement64() != 0 || i.memory_displ_size() > 1);
    let index = (i.memory_index() != Register::None).then(|| if i.memory_index_scale() == 1 { "i" } else { "s" });
    let base = (!rip && i.memory_base() != Register::None).then_some("b");
    let parts = [rip.then_some("rip"), base, index, displaced.then_some("d")];
    format!("[{}]", parts.into_iter().flatten().collect::<Vec<_>>().join("+"))
}

/// Whether the last two register operands are one register.
fn same(i: &Instruction) -> bool {
    let registers = (0..i.op_count()).filter(|&n| i.op_kind(n) == OpKind::Register).map(|n| i.op_register(n));
    matches!(registers.collect::<Vec<_>>()[..], [.., a, b] if a == b)
}
