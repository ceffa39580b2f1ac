//! The table against iced's metadata: registers and flags that each form reads and writes, CPU features.

use iced_x86::{Code, Decoder, DecoderOptions, InstructionInfoFactory, OpAccess, Register, RflagsBits, UsedMemory};
use isa::check::forms::forms;
use isa::codec::encode;
use isa::row::{FlagEffect, Kinds};
use isa::{
    Access, Arena, ExprNode, Feature, FeatureSet, Flag, FlagSet, Gpr, Inst, Operand, Reg, RegisterFile, Row, RowId,
    RowSym, Upper, Width, table,
};
use std::collections::BTreeMap;

/// Parts of each register that are read and written: bits of a general one, bytes of a vector register, others as a whole.
/// Flags that are read, written, undefined, and memory accesses:
/// bytes, whether they are read, whether they are written.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
struct Ports {
    reads: BTreeMap<Reg, u64>,
    writes: BTreeMap<Reg, u64>,
    flags_read: Vec<Flag>,
    flags_written: Vec<Flag>,
    flags_undefined: Vec<Flag>,
    memory: Vec<(usize, bool, bool)>,
}

impl Ports {
    fn read(&mut self, r: Reg, parts: u64) {
        *self.reads.entry(r).or_default() |= parts;
    }
    fn write(&mut self, r: Reg, parts: u64) {
        *self.writes.entry(r).or_default() |= parts;
    }
    fn access(&mut self, access: Access, r: Reg, read: u64, written: u64) {
        if access.reads() {
            self.read(r, read);
        }
        if access.writes() {
            self.write(r, written);
        }
    }
}

/// A 32-bit write clears the upper half.
fn written_bits(mask: u64) -> u64 {
    if mask == 0xffff_ffff { u64::MAX } else { mask }
}

/// What may keep its value is read.
fn reads(access: OpAccess) -> bool {
    !matches!(access, OpAccess::Write | OpAccess::None | OpAccess::NoMemAccess)
}

fn writes(access: OpAccess) -> bool {
    matches!(access, OpAccess::Write | OpAccess::CondWrite | OpAccess::ReadWrite | OpAccess::ReadCondWrite)
}

/// A register that iced names, the part of it, and the part that a write of it decides.
fn by_name(r: Register) -> Option<(Reg, u64, u64)> {
    if r.is_vector_register() {
        let bytes = bytes(r.size());
        return Some((RegisterFile::Vector.reg(r.number())?, bytes, bytes));
    }
    if r.is_k() {
        return Some((RegisterFile::Mask.reg(r.number())?, u64::MAX, u64::MAX));
    }
    if r.is_mm() {
        return Some((RegisterFile::Mmx.reg(r.number())?, u64::MAX, u64::MAX));
    }
    if !r.is_gpr() {
        return None;
    }
    let high = matches!(r, Register::AH | Register::CH | Register::DH | Register::BH);
    let mask = if high { 0xff00 } else { Width::from_bits(r.size() as u32 * 8)?.mask() };
    Some((Gpr::new(r.full_register().number())?.into(), mask, written_bits(mask)))
}

/// The low `n` bytes of a vector register.
fn bytes(n: usize) -> u64 {
    u64::MAX >> (64 - n)
}

fn by_iced(bytes: &[u8]) -> (Ports, iced_x86::Instruction) {
    let inst = Decoder::new(64, bytes, DecoderOptions::NONE).decode();
    let mut factory = InstructionInfoFactory::new();
    let info = factory.info(&inst);
    let mut p = Ports::default();
    for used in info.used_registers() {
        let Some((r, read, written)) = by_name(used.register()) else { continue };
        if reads(used.access()) {
            p.read(r, read);
        }
        if writes(used.access()) {
            p.write(r, written);
        }
    }
    let access = |m: &UsedMemory| (m.memory_size().size(), reads(m.access()), writes(m.access()));
    p.memory = info.used_memory().iter().map(access).collect();
    p.flags_read = set(inst.rflags_read());
    p.flags_written = set(inst.rflags_written() | inst.rflags_cleared() | inst.rflags_set());
    p.flags_undefined = set(inst.rflags_undefined());
    (p, inst)
}

fn set(bits: u32) -> Vec<Flag> {
    let of = |f| match f {
        Flag::CF => RflagsBits::CF,
        Flag::PF => RflagsBits::PF,
        Flag::AF => RflagsBits::AF,
        Flag::ZF => RflagsBits::ZF,
        Flag::SF => RflagsBits::SF,
        Flag::OF => RflagsBits::OF,
    };
    Flag::ALL.into_iter().filter(|&f| bits & of(f) != 0).collect()
}

/// Vector registers are read and written in 16 bytes at least; what stands above is cleared or kept.
fn vector_parts(row: &Row, width: Width) -> (u64, u64) {
    let own = bytes(usize::from(width.bytes()).max(16));
    (own, if row.upper == Upper::Zero { u64::MAX } else { own })
}

/// `for_results`: the flags that the row's results depend on, flags aside.
fn by_table(row: &Row, inst: &Inst, for_results: FlagSet) -> Ports {
    let mut p = Ports::default();
    for (spec, operand) in row.operands.iter().zip(&inst.operands) {
        match operand {
            Operand::Reg(r) => {
                let mask = if r.high { 0xff00 } else { spec.width.mask() };
                p.access(spec.access, r.gpr.into(), mask, written_bits(mask));
            }
            Operand::Whole(v) if v.file() == RegisterFile::Vector => {
                let (read, written) = vector_parts(row, spec.width);
                p.access(spec.access, *v, read, written);
            }
            Operand::Whole(r) => p.access(spec.access, *r, u64::MAX, u64::MAX),
            Operand::Mem(m) | Operand::Broadcast(m) => {
                m.base.into_iter().chain(m.index.map(|i| i.0)).for_each(|g| p.read(g.into(), u64::MAX));
                let element = spec.kinds.broadcast.filter(|_| matches!(operand, Operand::Broadcast(_)));
                let size = usize::from(element.unwrap_or(spec.width).bytes());
                if !spec.kinds.address {
                    p.memory.push((size, spec.access.reads(), spec.access.writes()));
                }
            }
            Operand::Imm(_) | Operand::ImmSymbol(_) => {}
        }
    }
    for i in &row.implicit {
        let (read, written) = match i.reg.file() {
            RegisterFile::Vector => vector_parts(row, i.width),
            _ => (i.width.mask(), written_bits(i.width.mask())),
        };
        p.access(i.access, i.reg, read, written);
    }
    if let Some(m) = row.implicit_memory {
        p.memory.push((usize::from(m.width.bytes()), m.access.reads(), m.access.writes()));
    }
    let (arena, flags) = with_immediates(row, inst);
    let reads = |e: isa::ExprId, f: Flag| arena.variables(&[e]).iter().any(|(s, _)| *s == RowSym::Flag(f).sym());
    for f in Flag::ALL {
        if flags.iter().flatten().any(|&e| reads(e, f)) || for_results.contains(f) {
            p.flags_read.push(f);
        }
        match flags[f.index()] {
            None => {}
            Some(e) if arena.node(e) == ExprNode::Var(RowSym::Flag(f).sym()) => {}
            Some(e) if is_unknown(&arena, e) => p.flags_undefined.push(f),
            Some(_) => p.flags_written.push(f),
        }
    }
    p
}

fn flags_for_results(row: &Row) -> FlagSet {
    let m = &row.meaning;
    let results: Vec<_> = m.operands.iter().chain(&m.implicit).chain([&m.taken]).flatten().copied().collect();
    table().arena.variables(&results).iter().fold(FlagSet::NONE, |set, (s, _)| match RowSym::of(*s) {
        RowSym::Flag(f) => set.with(f),
        _ => set,
    })
}

fn is_unknown(arena: &Arena, e: isa::ExprId) -> bool {
    matches!(arena.node(e), ExprNode::Var(s) if matches!(RowSym::of(s), RowSym::Unknown(_)))
}

/// The flags' meaning once the immediates are known: a shift by 3 leaves OF undefined, one by 1 writes it.
fn with_immediates(row: &Row, inst: &Inst) -> (Arena, [Option<isa::ExprId>; 6]) {
    let mut arena = Arena::new();
    if row.meaning.flags.iter().all(Option::is_none) {
        return (arena, row.meaning.flags);
    }
    let roots: Vec<_> = row.meaning.flags.iter().flatten().copied().collect();
    let subst = &mut |a: &mut Arena, s, width| match RowSym::of(s) {
        RowSym::Operand(i) => match inst.operands[usize::from(i)] {
            Operand::Imm(v) => a.constant(width, v as u128),
            _ => a.var(s, width),
        },
        _ => a.var(s, width),
    };
    let mut new = arena.instantiate(&table().arena, &roots, subst).into_iter();
    let flags = row.meaning.flags.map(|f| f.and_then(|_| new.next()));
    (arena, flags)
}

/// Where the table and iced differ on purpose, with the reason. Makes the two sides equal in just that respect.
fn justify(row: &Row, inst: &Inst, ours: &mut Ports, iced: &mut Ports) {
    let immediate = inst.operands.iter().find_map(|o| if let Operand::Imm(v) = o { Some(*v) } else { None });
    let width = row.width().map_or(0, |w| i64::from(w.bits()));
    let by_cl = row.operands.iter().any(|o| o.kinds.fixed == Some(Gpr::RCX));
    for v in inst.operands.iter().filter(|o| repeated(inst, o)) {
        // iced knows idioms whose result does not depend on a register; to the table that follows from the meaning.
        if let Operand::Whole(v) = v
            && !iced.reads.contains_key(v)
        {
            ours.reads.remove(v);
        }
    }
    match row.mnemonic {
        // iced knows that the result does not depend on the register; to the table that follows from the meaning.
        "xor" | "sub" | "sbb" if inst.operands[0] == inst.operands[1] => iced.reads = ours.reads.clone(),
        // These use a lower part of a register that the table reads at the width of the operand.
        "bextr" | "bzhi" | "sarx" | "shlx" | "shrx" | "lea" | "cwde" | "cdqe" | "mul" | "imul" => {
            narrow(&mut ours.reads, &iced.reads);
        }
        "pinsrb" | "pinsrw" | "vpinsrb" | "vpinsrw" | "vpbroadcastb" | "vpbroadcastw" => {
            narrow(&mut ours.reads, &iced.reads);
        }
        // The table names ax, whose lower half keeps its value.
        "lahf" => {
            ours.reads.clear();
            narrow(&mut ours.writes, &iced.writes);
        }
        "cbw" | "sahf" => {
            narrow(&mut ours.reads, &iced.reads);
            narrow(&mut ours.writes, &iced.writes);
        }
        // Of 0 the manual leaves the destination undefined; iced says that it is kept, as CPUs do.
        "bsf" | "bsr" => {
            iced.reads.retain(|g, _| ours.reads.contains_key(g));
            narrow(&mut iced.reads, &ours.reads);
        }
        // iced follows the SDM of today, where ZF is unaffected; older ones have it undefined.
        "bt" | "bts" | "btr" | "btc" => undefine(iced, &[Flag::ZF]),
        // A count of 0 keeps the flags: the table reads them and says when; iced calls them written or undefined.
        "shl" | "shr" | "sar" | "rol" | "ror" | "rcl" | "rcr" | "shld" | "shrd" if by_cl => {
            assert!(iced.flags_read.iter().all(|f| ours.flags_read.contains(f)));
            iced.flags_read = ours.flags_read.clone();
            iced.flags_written.append(&mut iced.flags_undefined);
            iced.flags_written.sort();
        }
        // CF is undefined if all bits are shifted out (SDM, "SAL/SAR/SHL/SHR", flags affected).
        "shl" | "shr" if immediate.is_some_and(|v| v & 31 >= width) => undefine(iced, &[Flag::CF]),
        // A count past the width leaves everything undefined (SDM, "SHLD", flags affected).
        "shld" | "shrd" if immediate.is_some_and(|v| width == 16 && v & 31 > width) => undefine(iced, &Flag::ALL),
        // A full turn through CF: iced says that nothing happens, the manual that OF is undefined.
        "rcl" | "rcr" if immediate.is_some_and(|v| width < 32 && v & 31 != 0 && (v & 31) % (width + 1) == 0) => {
            iced.flags_read = vec![Flag::CF];
            iced.flags_undefined = vec![Flag::OF];
        }
        _ => {}
    }
}

fn narrow(ours: &mut BTreeMap<Reg, u64>, iced: &BTreeMap<Reg, u64>) {
    for (g, mask) in ours {
        *mask &= iced.get(g).copied().unwrap_or(u64::MAX);
    }
}

/// Whether the operand stands in two places at least.
fn repeated(inst: &Inst, operand: &Operand) -> bool {
    inst.operands.iter().filter(|o| *o == operand).count() > 1
}

fn undefine(p: &mut Ports, flags: &[Flag]) {
    p.flags_written.retain(|f| !flags.contains(f));
    p.flags_undefined.extend(flags);
    p.flags_undefined.sort();
    p.flags_undefined.dedup();
}

#[test]
fn registers_and_flags_agree_with_iced() {
    let t = table();
    let mut wrong = BTreeMap::new();
    for (id, row) in t.iter() {
        let for_results = flags_for_results(row);
        for inst in forms(t, id) {
            let bytes = encode(&inst).expect("a form has an encoding");
            let mut ours = by_table(row, &inst, for_results);
            let (mut iced, decoded) = by_iced(&bytes);
            justify(row, &inst, &mut ours, &mut iced);
            if ours != iced {
                wrong
                    .entry((row.mnemonic, row.width()))
                    .or_insert_with(|| format!("{decoded}\n  ours {ours:x?}\n  iced {iced:x?}"));
            }
        }
    }
    let text: Vec<String> = wrong.iter().map(|(k, v)| format!("{k:?} {v}")).collect();
    assert!(wrong.is_empty(), "{}", text.join("\n"));
}

#[test]
fn flag_columns_say_what_the_meaning_does() {
    let t = table();
    for (_, row) in t.iter() {
        for f in Flag::ALL {
            let e = row.meaning.flags[f.index()];
            let expected = match e {
                None => FlagEffect::Untouched,
                Some(e) if is_unknown(&t.arena, e) => FlagEffect::Undefined,
                Some(_) => FlagEffect::Written,
            };
            assert_eq!(row.flags[f.index()], expected, "{} {f}", row.mnemonic);
        }
    }
}

#[test]
fn features_agree_with_iced() {
    for (_, row) in table().iter() {
        let of = |code: &Code| {
            let features = code.cpuid_features().iter();
            FeatureSet::of(
                &features.map(|&c| Feature::of_cpuid(c).expect("rows need known features")).collect::<Vec<_>>(),
            )
        };
        let encodings: Vec<FeatureSet> = row.codes.iter().map(of).collect();
        // The bytes of `rep bsf` are `tzcnt`'s, and run on every CPU.
        if row.mnemonic != "rep bsf" {
            assert_eq!(encodings[0], row.features, "{} {:?}", row.mnemonic, row.codes[0]);
            assert!(!row.is_general() || encodings.iter().all(|&f| f == row.features), "{}", row.mnemonic);
        }
    }
}

/// Rows that share an encoding differ in masking, or in what some operand may be.
#[test]
fn no_instruction_belongs_to_two_rows() {
    let t = table();
    let mut owners: BTreeMap<usize, Vec<RowId>> = BTreeMap::new();
    for (id, row) in t.iter().filter(|(_, r)| r.mnemonic != "rep bsf") {
        for &code in &row.codes {
            owners.entry(code as usize).or_default().push(id);
        }
    }
    let apart = |a: &Row, b: &Row| {
        let mut pairs = a.operands.iter().zip(&b.operands);
        let common = |x: &Kinds, y: &Kinds| x.file.is_some() && x.file == y.file || x.mem && y.mem || x.imm && y.imm;
        a.masking != b.masking || pairs.any(|(x, y)| !common(&x.kinds, &y.kinds) && !x.kinds.write_mask)
    };
    for (&a, others) in owners.values().flat_map(|rows| (0..rows.len()).map(|i| (&rows[i], &rows[i + 1..]))) {
        for &b in others {
            assert!(apart(t.row(a), t.row(b)), "{} and {} share an instruction", t.row(a).mnemonic, t.row(b).mnemonic);
        }
    }
}
