//! What an instruction's cost depends on: its mnemonic and the kinds of its operands.
//!
//! A shape is written `add r32,m32`, operands in Intel order. Their kinds:
//! - `r8` to `r64`: a general register of that width; `a8` to `a64`: the accumulator, in an encoding of its own; `cl`;
//! - `xmm`, `ymm`, `zmm`, `k` and so on: registers of other files; behind the first operand `{k}` and `{k}{z}` for a write mask;
//! - `m8` to `m512`: memory; `b16` to `b64`: one element of memory for all lanes; `v32x` and so on: memory addressed by a
//!   vector of indices;
//! - `imm`; `1`: the constant one, in an encoding of its own;
//! - `[b+s+d]`: an address that is not accessed, of base, index (`i`; `s` if scaled), displacement, or `rip`;
//! - `label`: where a jump goes.
//!
//! `(same)` at the end: the last two register operands are one register, which makes idioms such as `xor eax, eax`.

use crate::inst::Inst;
use iced_x86::{Code, Instruction, Mnemonic, OpCodeOperandKind as K, OpKind, Register};

#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct CostShape(String);

/// Ends the shape of an instruction whose last two register operands are one.
const SAME: &str = "(same)";

impl CostShape {
    /// The shape that is written so.
    pub fn from_text(text: impl Into<String>) -> CostShape {
        CostShape(text.into())
    }

    pub fn text(&self) -> &str {
        &self.0
    }

    /// Shapes that cover this one, the most exact first: it costs what the first costs that is listed. They are plainer by
    /// one step each: no idiom, no encoding of its own for the accumulator and the constant one, merging in place of
    /// zeroing, no write mask.
    pub fn texts(&self) -> Vec<String> {
        let different = self.0.trim_end_matches(SAME);
        let (mnemonic, kinds) = different.split_once(' ').unwrap_or((different, ""));
        let plain: Vec<String> = kinds.split(',').map(plainer).collect();
        let ordinary = format!("{mnemonic} {}", plain.join(",")).trim_end().to_string();
        let merging = ordinary.replace("{z}", "");
        let unmasked = merging.replace("{k}", "");
        let mut out = vec![self.0.clone(), different.to_string(), ordinary, merging, unmasked];
        out.dedup();
        out
    }

    /// The last two register operands are one register.
    pub fn is_idiom(&self) -> bool {
        self.0.ends_with(SAME)
    }
}

/// `r32` for `a32`, `imm` for `1`.
fn plainer(kind: &str) -> String {
    match kind.strip_prefix('a') {
        Some(bits) => format!("r{bits}"),
        None if kind == "1" => "imm".to_string(),
        None => kind.to_string(),
    }
}

/// The shape of an instruction, that of its shortest encoding; `None` if it has none.
pub fn of(inst: &Inst) -> Option<CostShape> {
    let bytes = crate::codec::encode(inst).ok()?;
    Some(of_bytes(&bytes))
}

/// The shape of an encoded instruction.
pub(crate) fn of_bytes(bytes: &[u8]) -> CostShape {
    of_iced(&iced_x86::Decoder::new(64, bytes, iced_x86::DecoderOptions::NONE).decode())
}

/// The shape of conditional jumps with this encoding.
pub(super) fn of_jump(code: Code) -> CostShape {
    CostShape(format!("{} label", name(code)))
}

fn name(code: Code) -> String {
    format!("{:?}", code.mnemonic()).to_ascii_lowercase()
}

pub(super) fn of_iced(i: &Instruction) -> CostShape {
    let mut kinds: Vec<String> = (0..i.op_count()).map(|n| kind(i, n)).collect();
    let mask = match (i.op_mask(), i.zeroing_masking()) {
        (Register::None, _) => "",
        (_, false) => "{k}",
        (_, true) => "{k}{z}",
    };
    if let Some(first) = kinds.first_mut() {
        first.push_str(mask);
    }
    let text = format!("{} {}", name(i.code()), kinds.join(","));
    CostShape(format!("{}{}", text.trim_end(), if same(i) { SAME } else { "" }))
}

fn kind(i: &Instruction, n: u32) -> String {
    let encoded = i.op_code().op_kind(n);
    match (i.op_kind(n), encoded) {
        (OpKind::Register, K::al | K::ax | K::eax | K::rax) => format!("a{}", 8 * i.op_register(n).size()),
        (OpKind::Register, K::cl | K::dx) => format!("{encoded:?}"),
        (OpKind::Register, _) => register(i.op_register(n)),
        (OpKind::Memory, _) if i.mnemonic() == Mnemonic::Lea => address(i),
        (OpKind::Memory, _) if i.is_vsib() => format!("{encoded:?}").replace("mem_vsib", "v"),
        (OpKind::Memory, _) if i.is_broadcast() => format!("b{}", 8 * i.memory_size().element_size()),
        (OpKind::Memory, _) => format!("m{}", 8 * i.memory_size().size()),
        (OpKind::NearBranch16 | OpKind::NearBranch32 | OpKind::NearBranch64, _) => "label".to_string(),
        (_, K::imm8_const_1) => "1".to_string(),
        _ => "imm".to_string(),
    }
}

fn register(r: Register) -> String {
    match r {
        r if r.is_gpr() => format!("r{}", 8 * r.size()),
        r if r.is_xmm() => "xmm".to_string(),
        r if r.is_ymm() => "ymm".to_string(),
        r if r.is_zmm() => "zmm".to_string(),
        // Registers of other files differ in their numbers only.
        r => format!("{r:?}").to_ascii_lowercase().trim_end_matches(|c: char| c.is_ascii_digit()).to_string(),
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
