//! Libraries for windows over general registers, from small ones that go far to everything.

use super::ImproveOptions;
use crate::ir::graph::{Dag, Kind, Port, Use};
use crate::search::components::Libraries;
use crate::search::components::{Component, LibrarySpec, hands_flags_on};
use crate::search::windows::Window;
use isa::{Flag, FlagSet, Row, Width, table};
use std::collections::BTreeSet;
use std::sync::Arc;

/// A library and the longest programs that are looked for in it.
pub struct LibraryStage {
    pub library: Arc<[Component]>,
    pub longest: usize,
}

/// Libraries for a window, from small ones that go far to everything. None of them knows more of the window than its
/// operations, widths and constants.
pub fn schedule(dag: &Dag, w: &Window, options: &ImproveOptions, built: &mut Libraries) -> Vec<LibraryStage> {
    let own = mnemonics(dag, w);
    let longest = options.longest;
    let select = selections(&own);
    let related = relatives(&own);
    let mut stages = Vec::new();
    // Comparisons and selections where the window compares; then families that are small enough to go far.
    if !select.is_empty() {
        stages.push(LibraryStage { library: built.general(wanted(dag, w, options, select)), longest: longest + 2 });
    }
    for family in FAMILIES {
        let wanted = LibrarySpec { few: true, ..wanted(dag, w, options, names(family.mnemonics)) };
        stages.push(LibraryStage { library: built.general(wanted), longest: longest + family.further });
    }
    if folds_bits(&own) {
        stages.push(LibraryStage { library: parity(dag, w, options, built), longest: longest + 2 });
    }
    if PRODUCTS.iter().any(|m| own.contains(m)) {
        stages.push(LibraryStage { library: products(dag, w, options, built), longest: longest + 2 });
    }
    // The window's own operations and their relatives, then everything.
    stages.push(LibraryStage { library: built.general(wanted(dag, w, options, related)), longest: longest + 1 });
    stages.push(LibraryStage { library: everything(dag, w, options, built), longest });
    stages
}

/// Operations that work together in idioms (Warren, Hacker's Delight).
struct OperationFamily {
    mnemonics: &'static [&'static str],
    /// How much longer its programs may be than those over everything.
    further: usize,
}

/// Each family is small.
const FAMILIES: [OperationFamily; 6] = [
    // Tests by numbers of bits.
    OperationFamily { mnemonics: &["lzcnt", "tzcnt", "popcnt", "cmp", "test", "set"], further: 2 },
    // Positions of bits, and powers of two.
    OperationFamily {
        mnemonics: &["lzcnt", "tzcnt", "shlx", "shrx", "blsi", "blsr", "add", "sub", "lea", "neg", "not", "sbb"],
        further: 2,
    },
    // Sums with carries handed on.
    OperationFamily { mnemonics: &["add", "sub", "neg", "adc", "sbb", "cmp", "rcr"], further: 2 },
    // Comparisons of numbers of several words.
    OperationFamily { mnemonics: &["cmp", "sbb", "set"], further: 0 },
    // Bits that are shifted out, as masks.
    OperationFamily { mnemonics: &["shr", "sar", "shl", "sbb", "and", "xor"], further: 0 },
    // Lowest bits.
    OperationFamily {
        mnemonics: &["blsi", "blsr", "blsmsk", "andn", "and", "or", "xor", "add", "lea", "neg", "cmp", "set"],
        further: 2,
    },
];

/// Exclusive or of a value's own bits.
fn folds_bits(own: &BTreeSet<&'static str>) -> bool {
    own.contains("xor") && ["shr", "shrx", "sar", "sarx"].iter().any(|m| own.contains(m))
}

/// The parity flag, which is of the lowest byte of a result.
fn parity(dag: &Dag, w: &Window, options: &ImproveOptions, built: &mut Libraries) -> Arc<[Component]> {
    let wanted = wanted(dag, w, options, names(&["shr", "xor", "test", "setp", "setnp"]));
    let (flags, loaded) = (FlagSet::of(&[Flag::PF]), BTreeSet::new());
    built.general(LibrarySpec { compared: vec![Width::W8], flags, loaded, high: true, ..wanted })
}

/// Instructions that multiply.
const PRODUCTS: [&str; 3] = ["imul", "mul", "mulx"];

/// Both words of products, and words put together from parts and taken apart: at the window's greatest width alone, for
/// sums of partial products are of that width.
fn products(dag: &Dag, w: &Window, options: &ImproveOptions, built: &mut Libraries) -> Arc<[Component]> {
    let mut wanted = wanted(dag, w, options, names(&["mul", "shl", "shr", "add"]));
    wanted.widths.drain(..wanted.widths.len() - 1);
    wanted.loaded.clear();
    built.general(wanted)
}

pub(super) fn names(list: &[&str]) -> Vec<String> {
    list.iter().map(|m| m.to_string()).collect()
}

/// Everything over general registers.
pub fn everything(dag: &Dag, w: &Window, options: &ImproveOptions, built: &mut Libraries) -> Arc<[Component]> {
    built.general(LibrarySpec { loaded: BTreeSet::new(), ..wanted(dag, w, options, Vec::new()) })
}

/// Everything, with what others do as well.
pub fn synonyms(dag: &Dag, w: &Window, options: &ImproveOptions, built: &mut Libraries) -> Arc<[Component]> {
    let all = wanted(dag, w, options, Vec::new());
    built.general(LibrarySpec { loaded: BTreeSet::new(), synonyms: true, ..all })
}

/// The operations over general registers of a window that has others too, and their relatives; nothing if there are none.
pub fn related(dag: &Dag, w: &Window, options: &ImproveOptions, built: &mut Libraries) -> Arc<[Component]> {
    let own = mnemonics(dag, w);
    if own.is_empty() {
        return Arc::new([]);
    }
    built.general(wanted(dag, w, options, relatives(&own)))
}

/// Comparisons and selections with the conditions that a window tests; nothing if it tests none.
pub fn selecting(dag: &Dag, w: &Window, options: &ImproveOptions, built: &mut Libraries) -> Arc<[Component]> {
    let select = selections(&mnemonics(dag, w));
    if select.is_empty() { Arc::new([]) } else { built.general(wanted(dag, w, options, select)) }
}

/// The window's instructions over general registers.
fn rows<'d>(dag: &'d Dag, w: &'d Window) -> impl Iterator<Item = &'static Row> + 'd {
    w.interior.iter().filter_map(|&n| match &dag.node(n).kind {
        Kind::Inst { row, .. } => Some(table().row(*row)).filter(|r| r.is_general()),
        _ => None,
    })
}

/// Mnemonics of the window's instructions over general registers.
fn mnemonics(dag: &Dag, w: &Window) -> BTreeSet<&'static str> {
    rows(dag, w).map(|r| r.mnemonic).collect()
}

/// Comparisons with the conditions that the window tests, and their opposites.
fn selections(own: &BTreeSet<&'static str>) -> Vec<String> {
    let tested: BTreeSet<isa::Cond> = isa::Cond::ALL
        .into_iter()
        .filter(|c| own.iter().any(|m| m.strip_prefix("cmov").or(m.strip_prefix("set")) == Some(c.suffix())))
        .flat_map(|c| [c, c.negated()])
        .collect();
    if tested.is_empty() {
        return Vec::new();
    }
    let mut out: Vec<String> = ["cmp", "test"].map(str::to_string).to_vec();
    out.extend(tested.iter().flat_map(|c| [format!("cmov{}", c.suffix()), format!("set{}", c.suffix())]));
    out
}

/// The window's operations and those that do the same kind of thing.
fn relatives(own: &BTreeSet<&'static str>) -> Vec<String> {
    const KINDS: [&[&str]; 6] = [
        &["and", "or", "xor", "not", "andn"],
        &["add", "sub", "neg", "lea", "inc", "dec"],
        &["shl", "shr", "sar", "shlx", "shrx", "sarx"],
        &["rol", "ror", "rorx"],
        &["imul", "shl", "lea", "add", "sub"],
        &["adc", "sbb", "add", "sub", "cmp"],
    ];
    let mut out: BTreeSet<String> = own.iter().map(|m| m.to_string()).collect();
    for kind in KINDS.iter().filter(|k| k.iter().any(|m| own.contains(m))) {
        out.extend(kind.iter().map(|m| m.to_string()));
    }
    out.extend(selections(own));
    out.into_iter().filter(|m| m != "inc" && m != "dec").collect()
}

/// Widths of the general registers that the window's instructions read.
fn read_widths(dag: &Dag, w: &Window) -> BTreeSet<Width> {
    rows(dag, w).flat_map(|r| &r.operands).filter(|o| o.access.reads() && o.kinds.general()).map(|o| o.width).collect()
}

/// The library's bounds: widths that the window computes at, constants that it mentions.
pub(super) fn wanted(dag: &Dag, w: &Window, options: &ImproveOptions, only: Vec<String>) -> LibrarySpec {
    let mut widths: BTreeSet<Width> = BTreeSet::new();
    let mut constants: BTreeSet<u64> = BTreeSet::new();
    for &n in &w.interior {
        match &dag.node(n).kind {
            Kind::Const(c) => {
                constants.insert(*c);
            }
            Kind::Inst { row, operands, .. } => {
                let row = table().row(*row);
                widths.extend(row.operands.iter().filter(|o| o.access.writes()).map(|o| o.width));
                for u in operands {
                    match u {
                        Use::Imm(i) => {
                            constants.insert(*i as u64);
                        }
                        Use::Mem(a) => {
                            constants.insert(a.disp as u64);
                        }
                        _ => {}
                    }
                }
            }
            _ => {}
        }
    }
    let wide = w.outputs.iter().any(|(v, mask)| !v.is_flag() && mask >> 32 != 0);
    let narrow = |x: &Width| matches!(x, Width::W8 | Width::W16);
    let read = read_widths(dag, w);
    let compared: BTreeSet<Width> = read.iter().copied().filter(narrow).collect();
    if !compared.is_empty() {
        // A shift and a comparison are a comparison with the power of two.
        let powers: Vec<u64> = constants.iter().filter(|c| **c < 16).map(|c| 1 << c).collect();
        constants.extend(powers);
    }
    widths.retain(|x| matches!(x, Width::W32 | Width::W64));
    widths.insert(if wide { Width::W64 } else { Width::W32 });
    // A comparison of wide numbers may have a narrow result.
    widths.extend(read.get(&Width::W64));
    if widths.contains(&Width::W64) {
        // Code that does halves one by one knows the numbers of a half.
        let doubled: Vec<u64> = [31, 32].into_iter().filter(|c| constants.contains(c)).map(|c| c + 32).collect();
        constants.extend(doubled);
    }
    LibrarySpec {
        features: options.features,
        widths: widths.into_iter().collect(),
        compared: compared.into_iter().collect(),
        constants,
        flags: flags(dag, w),
        synonyms: false,
        by_register: rows(dag, w).any(hands_flags_on),
        only,
        few: false,
        loaded: loaded(wide),
        high: false,
    }
}

/// Numbers worth a register: where a single bit or all of them are shifted about.
fn loaded(wide: bool) -> BTreeSet<u64> {
    let sign = if wide { 1 << 63 } else { 1 << 31 };
    BTreeSet::from([1, sign, u64::MAX >> if wide { 0 } else { 32 }])
}

/// The arithmetic flags, and whatever else the window reads or must leave.
pub fn flags(dag: &Dag, w: &Window) -> FlagSet {
    let outputs = w.outputs.iter().map(|(v, _)| v);
    let inner = w.interior.iter().flat_map(|&n| dag.node(n).values());
    outputs.copied().chain(inner).fold(FlagSet::of(&[Flag::CF, Flag::ZF, Flag::SF, Flag::OF]), |s, v| match v.port {
        Port::Flag(f) => s.with(f),
        _ => s,
    })
}
