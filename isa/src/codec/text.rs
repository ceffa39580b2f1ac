//! Instructions to assembly text, AT&T and Intel, as GNU `as` reads it.

use super::Syntax;
use super::encode::spelled_width;
use crate::cond::Cond;
use crate::inst::{Inst, MemRef, Operand, RegRef, SegmentReg};
use crate::reg::Width;
use crate::row::{Masking, Row};
use crate::table::table;
use iced_x86::EncodingKind;
use std::fmt::Write;

/// Assembly text without leading blanks, in the spelling GNU `as` reads.
/// (An instruction-relative operand without a symbol is printed as a bare displacement, which is only right where
/// the text stays at section offset 0.)
pub fn text(inst: &Inst, syntax: Syntax) -> String {
    let row = table().row(inst.row);
    let spell = |(i, o): (usize, &Operand)| {
        let width = row.operands.get(i).map_or(Width::W64, |spec| spelled_width(&row.codes, i, spec));
        let spelled = match syntax {
            _ if row.operands.get(i).is_some_and(|s| s.kinds.stack) => stack_register(o, syntax),
            Syntax::Att => att_operand(o, width),
            Syntax::Intel => {
                intel_operand(o, memory_width(row, i, o, width), row.operands.get(i).is_some_and(|s| s.kinds.address))
            }
        };
        let decoration = if i == 0 { write_mask(row, inst, syntax) } else { String::new() };
        spelled + &repetition(row, i, o) + &decoration
    };
    let explicit = inst.operands.len() - usize::from(row.masking != Masking::None);
    let mut operands: Vec<String> = inst.operands[..explicit].iter().enumerate().map(spell).collect();
    let mnemonic = match syntax {
        Syntax::Att => {
            operands.reverse();
            att_mnemonic(row, inst)
        }
        Syntax::Intel => intel_mnemonic(row, inst),
    };
    if operands.is_empty() { mnemonic } else { format!("{mnemonic} {}", operands.join(", ")) }
}

/// `%st(1)`
fn stack_register(o: &Operand, syntax: Syntax) -> String {
    let sigil = if syntax == Syntax::Att { "%" } else { "" };
    let number = if let Operand::Imm(i) = o { *i } else { 0 };
    format!("{sigil}st({number})")
}

/// The width that stands before a memory operand: one element's for a broadcast. A lane in memory is narrower than the
/// general register that could stand in its place (`pinsrb`).
fn memory_width(row: &Row, i: usize, o: &Operand, width: Width) -> Width {
    match (o, row.operands[i].kinds.broadcast) {
        (Operand::Broadcast(_), Some(element)) => element,
        _ if !row.is_general() => row.operands[i].width,
        _ => width,
    }
}

/// The letter that says how wide a memory operand is, where neither mnemonic nor registers do: `vcvtpd2psy (%rdi),
/// %xmm0`, `cvtsi2sdq (%rdi), %xmm0`.
fn vector_suffix(row: &Row, inst: &Inst) -> String {
    let memory = inst.operands.iter().position(|o| o.mem().is_some());
    let Some(i) = memory.filter(|&i| i > 0) else { return String::new() };
    let width = row.operands[i].width;
    let others = |f: &dyn Fn(&Row) -> bool| table().iter().any(|(_, r)| r.mnemonic == row.mnemonic && f(r));
    let spelled_alike = |r: &Row, k: usize| {
        let (ours, other) = (&row.operands[k], &r.operands[k]);
        ours.kinds == other.kinds && spelled_width(&row.codes, k, ours) == spelled_width(&r.codes, k, other)
    };
    let same_but = |r: &Row| {
        r.operands.len() == row.operands.len()
            && r.masking == row.masking
            && (0..row.operands.len()).all(|k| k == i || spelled_alike(r, k))
            && r.operands[i].kinds.mem
            && r.operands[i].width != width
    };
    if !others(&same_but) {
        return String::new();
    }
    match width {
        Width::W128 => "x".to_string(),
        Width::W256 => "y".to_string(),
        Width::W512 => "z".to_string(),
        w => suffix(w).to_string(),
    }
}

/// `{k1}{z}` after the destination.
fn write_mask(row: &Row, inst: &Inst, syntax: Syntax) -> String {
    let Some(Operand::Whole(k)) = inst.operands.last().filter(|_| row.masking != Masking::None) else {
        return String::new();
    };
    let sigil = if syntax == Syntax::Att { "%" } else { "" };
    format!("{{{sigil}{k}}}{}", if row.masking == Masking::Zero { "{z}" } else { "" })
}

/// `{1to8}` after a broadcast memory operand.
fn repetition(row: &Row, i: usize, o: &Operand) -> String {
    match (o, row.operands[i].kinds.broadcast) {
        (Operand::Broadcast(_), Some(element)) => {
            format!("{{1to{}}}", row.operands[i].width.bits() / element.bits())
        }
        _ => String::new(),
    }
}

/// A conditional jump to a label; the same in both syntaxes.
pub fn branch_text(cond: Cond, target: &str) -> String {
    format!("j{} {target}", cond.suffix())
}

/// An unconditional jump to a label.
pub fn jump_text(target: &str) -> String {
    format!("jmp {target}")
}

const fn suffix(w: Width) -> char {
    match w {
        Width::W8 => 'b',
        Width::W16 => 'w',
        Width::W32 => 'l',
        _ => 'q',
    }
}

/// Whether an immediate needs the 64-bit form of `mov`.
fn is_movabs(row: &Row, inst: &Inst) -> bool {
    let wide = |o: &Operand| matches!(o, Operand::Imm(v) if i32::try_from(*v).is_err());
    row.mnemonic == "mov" && row.width() == Some(Width::W64) && inst.operands.iter().any(wide)
}

fn intel_mnemonic(row: &Row, inst: &Inst) -> String {
    if is_movabs(row, inst) { "movabs".to_string() } else { row.mnemonic.to_string() }
}

/// AT&T mnemonic: with an operand size suffix, except where GNU `as` has none.
fn att_mnemonic(row: &Row, inst: &Inst) -> String {
    let width = |i: usize| row.operands.get(i).map_or(Width::W64, |s| spelled_width(&row.codes, i, s));
    let m = row.mnemonic;
    match m {
        "cbw" => return "cbtw".to_string(),
        "cwde" => return "cwtl".to_string(),
        "cdqe" => return "cltq".to_string(),
        "cwd" => return "cwtd".to_string(),
        "cdq" => return "cltd".to_string(),
        "cqo" => return "cqto".to_string(),
        "movzx" => return format!("movz{}{}", suffix(width(1)), suffix(width(0))),
        "movsx" | "movsxd" => return format!("movs{}{}", suffix(width(1)), suffix(width(0))),
        "mov" if is_movabs(row, inst) => return "movabsq".to_string(),
        _ => {}
    }
    if row.width() == Some(Width::W80) {
        return format!("{m}t");
    }
    if !row.is_general() {
        return format!("{m}{}", vector_suffix(row, inst));
    }
    let vex = row.codes.first().is_some_and(|c| c.op_code().encoding() == EncodingKind::VEX);
    let sized = !vex
        && !row.operands.is_empty()
        && !m.starts_with("set")
        && !m.starts_with("cmov")
        && !matches!(m, "bswap" | "adcx" | "adox");
    if sized { format!("{m}{}", suffix(width(0))) } else { m.to_string() }
}

fn register(r: RegRef, width: Width) -> &'static str {
    match (r.high, r.gpr.index()) {
        (true, 0) => "ah",
        (true, 1) => "ch",
        (true, 2) => "dh",
        (true, 3) => "bh",
        _ => r.gpr.name(width),
    }
}

fn att_operand(o: &Operand, width: Width) -> String {
    match o {
        Operand::Reg(r) => format!("%{}", register(*r, width)),
        Operand::Whole(r) => format!("%{}", r.name(width)),
        Operand::Imm(v) => format!("${v}"),
        Operand::ImmSymbol(s) => format!("${s}"),
        Operand::Mem(m) | Operand::Broadcast(m) => att_memory(m),
    }
}

/// `%fs:symbol+8(%rax,%rcx,4)`
fn att_memory(m: &MemRef) -> String {
    let mut out = String::new();
    if let Some(s) = m.segment {
        out.push_str(if s == SegmentReg::Fs { "%fs:" } else { "%gs:" });
    }
    match &m.symbol {
        Some(s) => out.push_str(s),
        None if m.disp != 0 || m.rip || (m.base.is_none() && m.index.is_none()) => {
            let _ = write!(out, "{}", m.disp);
        }
        None => {}
    }
    if m.rip {
        out.push_str("(%rip)");
    } else if m.base.is_some() || m.index.is_some() {
        out.push('(');
        if let Some(b) = m.base {
            let _ = write!(out, "%{b}");
        }
        if let Some((i, scale)) = m.index {
            let _ = write!(out, ",%{i},{scale}");
        }
        out.push(')');
    }
    out
}

fn intel_operand(o: &Operand, width: Width, address: bool) -> String {
    match o {
        Operand::Reg(r) => register(*r, width).to_string(),
        Operand::Whole(r) => r.name(width),
        Operand::Imm(v) => v.to_string(),
        Operand::ImmSymbol(s) => format!("OFFSET {s}"),
        Operand::Mem(m) if address => intel_memory(m),
        Operand::Mem(m) | Operand::Broadcast(m) => format!("{} PTR {}", pointer(width), intel_memory(m)),
    }
}

const fn pointer(w: Width) -> &'static str {
    match w {
        Width::W8 => "BYTE",
        Width::W16 => "WORD",
        Width::W32 => "DWORD",
        Width::W64 => "QWORD",
        Width::W80 => "TBYTE",
        Width::W128 => "XMMWORD",
        Width::W256 => "YMMWORD",
        Width::W512 => "ZMMWORD",
    }
}

/// `fs:[rax+rcx*4+symbol+8]`
fn intel_memory(m: &MemRef) -> String {
    let mut parts: Vec<String> = Vec::new();
    if m.rip {
        parts.push("rip".to_string());
    }
    parts.extend(m.base.map(|b| b.to_string()));
    parts.extend(m.index.map(|(i, scale)| format!("{i}*{scale}")));
    parts.extend(m.symbol.as_ref().map(|s| s.to_string()));
    let mut inner = parts.join("+");
    let absolute = parts.is_empty();
    if absolute {
        inner = m.disp.to_string();
    } else if m.symbol.is_none() && (m.disp != 0 || m.rip) {
        let _ = write!(inner, "{:+}", m.disp);
    }
    match m.segment {
        Some(s) => format!("{}:[{inner}]", if s == SegmentReg::Fs { "fs" } else { "gs" }),
        // Without a segment `as` would take a bare number for an immediate.
        None if absolute => format!("ds:[{inner}]"),
        None => format!("[{inner}]"),
    }
}
