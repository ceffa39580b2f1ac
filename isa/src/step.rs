//! What one instruction does to a machine state, for any kind of state: terms (lifting) or numbers
//! (the interpreter). The partial-register rules are decided here, once.

use crate::inst::{Inst, MemRef, Operand, RegRef};
use crate::reg::{Flag, Gpr, NarrowWrite, Reg, RegisterFile, Width};
use crate::row::{Meaning, OperandSpec, Row, RowSym, Table, Upper};
use crate::table::table;
use crate::{Arena, ExprId, Sym};

/// A machine state over values `V`. Registers hold values of [`Reg::bits`], flags 1-bit values.
pub trait Machine {
    type V: Copy;

    fn reg(&mut self, r: Reg) -> Self::V;
    fn set_reg(&mut self, r: Reg, v: Self::V);
    fn gpr(&mut self, g: Gpr) -> Self::V {
        self.reg(g.into())
    }
    fn set_gpr(&mut self, g: Gpr, v: Self::V) {
        self.set_reg(g.into(), v);
    }
    fn flag(&mut self, f: Flag) -> Self::V;
    fn set_flag(&mut self, f: Flag, v: Self::V);
    /// A load that the original program order fixes; the address is 64 bits wide. `aligned`: an address that is
    /// no multiple of the width faults.
    fn load(&mut self, address: Self::V, width: Width, aligned: bool) -> Self::V;
    /// As [`Machine::load`].
    fn store(&mut self, address: Self::V, width: Width, v: Self::V, aligned: bool);
    /// An arbitrary value for the `k`-th undefined result of `inst`, whose operand values are `operands`.
    fn unknown(&mut self, inst: &Inst, k: u8, width: u16, operands: &[Self::V]) -> Self::V;
    /// Whether the CPU has BMI1 (width 1).
    fn cpu_has_bmi1(&mut self) -> Self::V;
    /// A value that the linker fixes (64 bits): the address of `symbol`, or segment base, spelled as text.
    fn symbol(&mut self, text: &str) -> Self::V;
    /// The instruction faults when `condition` (width 1) holds.
    fn fault(&mut self, condition: Self::V);
    /// The control and status register of SSE (32 bits); its exception bits are not modelled.
    fn mxcsr(&mut self) -> Self::V;
    /// An instruction of this row is executed on these values, for those who want to know.
    fn executes(&mut self, _row: &Row, _values: &[(Sym, Self::V)]) {}

    /// Value (80 bits) of an x87 register, counted from the top, and whether it is occupied (width 1). A machine that has
    /// no x87 registers must not be given instructions on them ([`crate::codec::decode_accessible`]).
    fn x87(&mut self, i: u8) -> (Self::V, Self::V) {
        unreachable!("this machine has no st({i})")
    }
    /// The x87 registers from the new top down.
    fn set_x87(&mut self, registers: &[(Self::V, Self::V)]) {
        unreachable!("this machine has no {} x87 registers", registers.len())
    }

    fn constant(&mut self, width: u16, v: u64) -> Self::V;
    fn extract(&mut self, v: Self::V, lo: u16, width: u16) -> Self::V;
    fn zext(&mut self, v: Self::V, from: u16, width: u16) -> Self::V;
    fn concat(&mut self, hi: Self::V, lo: Self::V, low_width: u16) -> Self::V;
    fn add64(&mut self, a: Self::V, b: Self::V) -> Self::V;
    fn shl64(&mut self, a: Self::V, by: u8) -> Self::V;
    /// Evaluates terms of the table's arena.
    fn meaning(&mut self, arena: &Arena, roots: &[ExprId], var: &[(Sym, Self::V)]) -> Vec<Self::V>;
}

/// The value of a register operand at `width`.
pub fn read_reg<M: Machine>(m: &mut M, r: RegRef, width: Width) -> M::V {
    let full = m.gpr(r.gpr);
    m.extract(full, if r.high { 8 } else { 0 }, width.bits())
}

/// Writes a register operand.
pub fn write_reg<M: Machine>(m: &mut M, r: RegRef, width: Width, v: M::V) {
    let old = m.gpr(r.gpr);
    let new = merged(m, old, r.high, width, v);
    m.set_gpr(r.gpr, new);
}

/// The whole register content after a write of `v` at `width` into content `old`: 32-bit writes
/// clear bits 63:32, 8- and 16-bit writes keep the rest (SDM vol. 1 §3.4.1.1).
pub fn merged<M: Machine>(m: &mut M, old: M::V, high: bool, width: Width, v: M::V) -> M::V {
    match width {
        Width::W64 => v,
        Width::W32 => m.zext(v, 32, 64),
        _ => {
            let lo = if high { 8 } else { 0 };
            let end = lo + width.bits();
            let above = m.extract(old, end, 64 - end);
            let joined = m.concat(above, v, width.bits());
            if lo == 0 {
                joined
            } else {
                let below = m.extract(old, 0, lo);
                m.concat(joined, below, lo)
            }
        }
    }
}

/// Writes the low part of a register: what stands above the operand is kept or cleared.
fn write_low<M: Machine>(m: &mut M, r: Reg, width: Width, v: M::V, upper: Upper) {
    let old = m.reg(r);
    let new = merged_low(m, r.file(), old, width, v, upper);
    m.set_reg(r, new);
}

/// The whole content of a register of the file after a write of `v` at `width` into the low bits of content `old`.
pub fn merged_low<M: Machine>(m: &mut M, file: RegisterFile, old: M::V, width: Width, v: M::V, upper: Upper) -> M::V {
    let (bits, whole) = (width.bits(), file.bits());
    match file.traits().narrow_write {
        _ if bits == whole => v,
        NarrowWrite::ByWidth => merged(m, old, false, width, v),
        NarrowWrite::ByEncoding if upper == Upper::Keep => {
            let above = m.extract(old, bits, whole - bits);
            m.concat(above, v, bits)
        }
        NarrowWrite::ByEncoding | NarrowWrite::Clears => m.zext(v, bits, whole),
    }
}

/// The effective address, 64 bits, segment base included.
pub fn address<M: Machine>(m: &mut M, mem: &MemRef) -> M::V {
    let mut sum = match &mem.symbol {
        // A rip-relative and an absolute reference to one symbol are one address.
        Some(s) => m.symbol(s),
        None if mem.rip => {
            let section = m.symbol(".section");
            let d = m.constant(64, mem.disp as u64);
            m.add64(section, d)
        }
        None => m.constant(64, mem.disp as u64),
    };
    if let Some(base) = mem.base {
        let b = m.gpr(base);
        sum = m.add64(b, sum);
    }
    if let Some((index, scale)) = mem.index {
        let i = m.gpr(index);
        let i = m.shl64(i, scale.trailing_zeros() as u8);
        sum = m.add64(sum, i);
    }
    sum
}

/// [`address`] plus the segment base: what a load or store sees.
pub fn linear_address<M: Machine>(m: &mut M, mem: &MemRef) -> M::V {
    let a = address(m, mem);
    match mem.segment {
        None => a,
        Some(s) => {
            let base = m.symbol(match s {
                crate::inst::SegmentReg::Fs => "%fs:",
                crate::inst::SegmentReg::Gs => "%gs:",
            });
            m.add64(a, base)
        }
    }
}

/// Executes an instruction that has a row. Loads come before stores; the order of loads is the operands' order, memory that
/// is not named last.
pub fn execute<M: Machine>(m: &mut M, inst: &Inst) {
    execute_in(table(), m, inst);
}

/// [`execute`] with the meanings of another table.
pub fn execute_in<M: Machine>(table: &Table, m: &mut M, inst: &Inst) {
    let row = table.row(inst.row);
    let read = row.operands.iter().zip(&inst.operands).map(|(spec, op)| read_operand(m, spec, op));
    let operands: Vec<OperandValue<M::V>> = read.collect();
    let values: Vec<M::V> = operands.iter().map(|o| o.value).collect();
    let vars = variables(m, table, row, inst, &values);
    m.executes(row, &vars);
    let results = row.meaning.valued(m.meaning(&table.arena, &row.expressions(), &vars));
    if let Some(f) = results.fault {
        m.fault(f);
    }
    if !results.stack.is_empty() {
        m.set_x87(&results.stack);
    }
    write_unnamed(m, row, &results);
    write_operands(m, row, inst, &operands, results.operands);
}

/// Writes what the instruction writes without naming it: memory, flags, registers.
fn write_unnamed<M: Machine>(m: &mut M, row: &Row, results: &Meaning<M::V>) {
    if let (Some(memory), Some(address), Some(v)) = (row.implicit_memory, results.address, results.stored) {
        m.store(address, memory.width, v, false);
    }
    for (flag, v) in Flag::ALL.into_iter().zip(results.flags) {
        if let Some(v) = v {
            m.set_flag(flag, v);
        }
    }
    for (imp, v) in row.implicit.iter().zip(&results.implicit) {
        if let Some(v) = *v {
            write_low(m, imp.reg, imp.width, v, row.upper);
        }
    }
}

/// Writes the operands, the last one first: `xchg r, r` and `mulx hi, lo` give the first operand the last word.
fn write_operands<M: Machine>(
    m: &mut M,
    row: &Row,
    inst: &Inst,
    operands: &[OperandValue<M::V>],
    written: Vec<Option<M::V>>,
) {
    for (i, v) in written.into_iter().enumerate().rev() {
        let (Some(v), spec) = (v, &row.operands[i]) else { continue };
        match (&inst.operands[i], operands[i].address) {
            (Operand::Reg(r), _) => write_reg(m, *r, spec.width, v),
            (Operand::Whole(r), _) => write_low(m, *r, spec.width, v, row.upper),
            (Operand::Mem(_), Some(a)) => m.store(a, spec.width, v, spec.aligned),
            _ => {}
        }
    }
}

/// What an operand is worth, and where it stands if it is memory that is accessed.
struct OperandValue<V> {
    value: V,
    address: Option<V>,
}

fn read_operand<M: Machine>(m: &mut M, spec: &OperandSpec, op: &Operand) -> OperandValue<M::V> {
    let width = spec.width.bits();
    let mut address_read = None;
    let value = match op {
        Operand::Reg(r) => read_reg(m, *r, spec.width),
        Operand::Whole(r) => {
            let all = m.reg(*r);
            m.extract(all, 0, width)
        }
        Operand::Imm(i) => m.constant(width, *i as u64),
        Operand::ImmSymbol(s) => {
            let full = m.symbol(s);
            m.extract(full, 0, width)
        }
        Operand::Mem(mem) if spec.kinds.address => {
            let a = address(m, mem);
            m.extract(a, 0, width)
        }
        Operand::Mem(mem) if let Some(words) = fixed_words(spec, mem) => words_value(m, &words, width),
        Operand::Mem(mem) => {
            let a = *address_read.insert(linear_address(m, mem));
            // Of what is only written the old content is never read; any value will do.
            if spec.access.reads() { m.load(a, spec.width, spec.aligned) } else { m.constant(1, 0) }
        }
        Operand::Broadcast(mem) => {
            let element = spec.kinds.broadcast.unwrap_or(spec.width);
            let one = element_value(m, mem, element);
            repeated(m, one, element.bits(), width)
        }
    };
    OperandValue { value, address: address_read }
}

/// The one element in memory that a broadcast reads.
fn element_value<M: Machine>(m: &mut M, mem: &MemRef, element: Width) -> M::V {
    match mem.fixed.as_ref().and_then(|f| f.words(element, false)) {
        Some(words) => words_value(m, &words, element.bits()),
        None => {
            let a = linear_address(m, mem);
            m.load(a, element, false)
        }
    }
}

/// An element of `bits` bits in every lane of `width` bits.
pub fn repeated<M: Machine>(m: &mut M, element: M::V, mut bits: u16, width: u16) -> M::V {
    let mut value = element;
    while bits < width {
        value = m.concat(value, value, bits);
        bits *= 2;
    }
    value
}

/// What a memory operand reads, if it only reads and memory never changes there.
fn fixed_words(spec: &OperandSpec, mem: &MemRef) -> Option<Vec<u64>> {
    mem.fixed.as_ref().filter(|_| !spec.access.writes())?.words(spec.width, spec.aligned)
}

/// A value of `width` bits from words, low ones first.
pub fn words_value<M: Machine>(m: &mut M, words: &[u64], width: u16) -> M::V {
    let mut value = m.constant(width.min(64), words[0]);
    for (n, &word) in words.iter().enumerate().skip(1) {
        let high = m.constant(64, word);
        value = m.concat(high, value, 64 * n as u16);
    }
    value
}

/// What stands for each variable of the row's meaning.
fn variables<M: Machine>(m: &mut M, table: &Table, row: &Row, inst: &Inst, operands: &[M::V]) -> Vec<(Sym, M::V)> {
    // Of what is only written the old content decides nothing.
    let read = row.operands.iter().zip(operands).filter(|(spec, _)| spec.access.reads());
    let mut inputs: Vec<M::V> = read.map(|(_, v)| *v).collect();
    let mut vars = Vec::new();
    let mut unknowns = Vec::new();
    let mut loaded = None;
    for (sym, width) in table.arena.variables(&row.expressions()) {
        let stands_for = RowSym::of(sym);
        let v = match stands_for {
            RowSym::Operand(i) => operands[usize::from(i)],
            RowSym::Unknown(k) => {
                unknowns.push((sym, k, width));
                continue;
            }
            RowSym::Loaded => {
                loaded = Some(sym);
                continue;
            }
            _ => state_variable(m, stands_for, width),
        };
        if stands_for.is_unnamed() {
            inputs.push(v);
        }
        vars.push((sym, v));
    }
    if let (Some(sym), Some(memory), Some(address)) = (loaded, row.implicit_memory, row.meaning.address) {
        let address = m.meaning(&table.arena, &[address], &vars)[0];
        let v = m.load(address, memory.width, false);
        inputs.push(v);
        vars.push((sym, v));
    }
    for (sym, k, width) in unknowns {
        let v = m.unknown(inst, k, width, &inputs);
        vars.push((sym, v));
    }
    vars
}

/// The variables that are read off the state as it is.
fn state_variable<M: Machine>(m: &mut M, sym: RowSym, width: u16) -> M::V {
    match sym {
        RowSym::Implicit(r) => {
            let all = m.reg(r);
            m.extract(all, 0, width)
        }
        RowSym::Flag(f) => m.flag(f),
        RowSym::CpuHasBmi1 => m.cpu_has_bmi1(),
        RowSym::Mxcsr => m.mxcsr(),
        RowSym::St(i) => m.x87(i).0,
        RowSym::Occupied(i) => m.x87(i).1,
        RowSym::Operand(_) | RowSym::Loaded | RowSym::Unknown(_) => unreachable!("{sym:?} is no part of the state"),
    }
}
