//! Libraries for windows with vectors: from the window's own kinds of rows at its own lane width to every row.

use super::ImproveOptions;
use super::library_schedule::{LibraryStage, flags, related, selecting};
use crate::ir::data::{address, combined, is_label};
use crate::ir::graph::{Address, Class, Dag, Kind, NodeId, Use};
use crate::search::components::vector::{OpenOperands, Pool, VectorLibrarySpec, computes_float, lane_width};
use crate::search::components::{Component, Libraries};
use crate::search::spec::Spec;
use crate::search::windows::Window;
use isa::{Feature, FeatureSet, FlagSet, Row, SchedClass, Upper, Width, table};
use std::collections::BTreeSet;
use std::sync::Arc;

/// Whether a window has an instruction on vector or mask registers.
pub fn is_in(dag: &Dag, w: &Window) -> bool {
    rows(dag, w).next().is_some()
}

/// The rows of a window's instructions on vector or mask registers, with their operands.
fn rows<'d>(dag: &'d Dag, w: &'d Window) -> impl Iterator<Item = (&'static Row, &'d [Use])> {
    w.interior.iter().filter_map(|&n| match &dag.node(n).kind {
        Kind::Inst { row, operands, .. } => {
            Some((table().row(*row), &operands[..])).filter(|(row, _)| !row.is_general())
        }
        _ => None,
    })
}

/// Libraries for a window, the smallest first. The library of operations on general registers is added to each if the
/// window has such operations.
pub fn schedule(dag: &Dag, w: &Window, spec: &Spec, options: &ImproveOptions, built: &Libraries) -> Vec<LibraryStage> {
    let own = own(dag, w, spec, options);
    let kin = relatives(&own.classes);
    let near: BTreeSet<u16> = own.lanes.iter().flat_map(|&l| [l / 2, l, 2 * l]).filter(|l| *l >= 8).collect();
    // Without lanes of its own a window has those of every row as neighbours: too many for pairs.
    let pairs = if near.is_empty() { 1 } else { 2 };
    let wanted = [
        (own.clone(), options.longest + 1),
        (VectorLibrarySpec { classes: kin, pool: Pool::Usual, ..own.clone() }, options.longest),
        (VectorLibrarySpec { classes: BTreeSet::new(), lanes: near, pool: Pool::Usual, ..own.clone() }, pairs),
        (VectorLibrarySpec { classes: BTreeSet::new(), lanes: BTreeSet::new(), pool: Pool::Usual, ..own.clone() }, 1),
        (VectorLibrarySpec { lanes: BTreeSet::new(), immediates: BTreeSet::new(), pool: Pool::All, ..own.clone() }, 1),
    ];
    let general = related(dag, w, options, built);
    // A truth value from numbers: comparisons alone, and what brings their results to general registers.
    let compares = own.classes.iter().any(|c| matches!(c, SchedClass::FpCompare | SchedClass::VecCompare));
    let truth = compares && spec.outputs.iter().any(|o| o.class == Class::GENERAL);
    let select = truth.then(|| {
        let classes = [SchedClass::FpCompare, SchedClass::VecCompare, SchedClass::Mask].into();
        let comparisons = built.vector(VectorLibrarySpec { classes, ..own.clone() });
        LibraryStage::new(with(&selecting(dag, w, options, built), comparisons), options.longest)
    });
    let open = LibraryStage::new(with(&general, built.with_open(open(&own, options))), options.longest);
    let stage = |(wanted, longest)| LibraryStage::new(with(&general, built.vector(wanted)), longest);
    let mut stages: Vec<LibraryStage> = select.into_iter().chain(wanted.into_iter().map(stage)).collect();
    // The last one has everything but open constants.
    stages.insert(stages.len() - 1, open);
    stages
}

/// The window's own kinds of rows, and every row with a constant open.
fn open(own: &VectorLibrarySpec, options: &ImproveOptions) -> VectorLibrarySpec {
    let open = if options.new_data { OpenOperands::All } else { OpenOperands::Immediates };
    VectorLibrarySpec { open, ..own.clone() }
}

/// Least instructions of a window over general registers that is worth the way to a vector register and back: the two
/// moves and what is between them must be fewer.
const CROSSING: usize = 4;

/// Libraries for a window over general registers with a way to a vector register and back. Only where a machine with VEX
/// encodings is asked for, so that code without vectors gets none unasked.
pub fn crossings(w: &Window, spec: &Spec, options: &ImproveOptions, built: &Libraries) -> Vec<LibraryStage> {
    if spec.lone_general_output().is_none() || !options.features.contains(Feature::Avx) {
        return Vec::new();
    }
    let worth = |least: usize| w.interior.len() >= least;
    let few_inputs = spec.registers().filter(|i| i.varies()).count() == 1;
    let conversions = (few_inputs && worth(CONVERSION)).then(|| conversions(spec, options, built));
    conversions.into_iter().chain(worth(CROSSING).then(|| crossing(spec, options, built))).collect()
}

/// Vector operations for a window without any, with the moves between the register classes: averages, saturated sums and
/// sums of differences, of the bytes of a general register.
fn crossing(spec: &Spec, options: &ImproveOptions, built: &Libraries) -> LibraryStage {
    let zero = options.new_data.then(|| address(&[0; 16]));
    let lanes = [8, 16].into();
    let library = built.vector(VectorLibrarySpec {
        constants: zero.into_iter().collect(),
        classes: [SchedClass::VecMove, SchedClass::VecAlu, SchedClass::VecMul, SchedClass::VecSad].into(),
        ..across(spec, lanes, options.features)
    });
    LibraryStage::new(library, CROSSING)
}

/// Least instructions of a window of integer operations that may be a conversion between formats of numbers, written out.
const CONVERSION: usize = 8;

/// Conversions between formats of numbers, and roots of them.
fn conversions(spec: &Spec, options: &ImproveOptions, built: &Libraries) -> LibraryStage {
    let library = built.vector(VectorLibrarySpec {
        float: true,
        classes: [SchedClass::VecMove, SchedClass::FpConvert, SchedClass::FpSqrt].into(),
        // To nearest even.
        immediates: [0].into(),
        ..across(spec, BTreeSet::new(), options.features)
    });
    LibraryStage::new(library, CROSSING + 1)
}

/// Logic, sums, shifts by half a byte and shuffles, with the low halves of bytes as a mask, for a window of either kind.
pub fn bytewise(
    dag: &Dag,
    w: &Window,
    spec: &Spec,
    options: &ImproveOptions,
    low_halves: Address,
    built: &Libraries,
) -> Arc<[Component]> {
    use SchedClass as C;
    let own = match is_in(dag, w) {
        true => own(dag, w, spec, options),
        false if options.features.contains(Feature::Avx) => across(spec, BTreeSet::new(), options.features),
        false => return Arc::new([]),
    };
    built.vector(VectorLibrarySpec {
        classes: [C::VecMove, C::VecLogic, C::VecAlu, C::VecShift, C::Shuffle].into(),
        lanes: [8, 16, 64].into(),
        immediates: [4].into(),
        constants: vec![low_halves],
        pool: Pool::Own,
        float: false,
        masks: false,
        ..own
    })
}

/// Minima, maxima, and the moves between general registers and vector registers that they are of use with.
pub fn extremes(
    spec: &Spec,
    lanes: BTreeSet<u16>,
    options: &ImproveOptions,
    built: &Libraries,
) -> Option<Arc<[Component]>> {
    let is_asked_for = options.features.contains(Feature::Avx);
    is_asked_for.then(|| built.vector(across(spec, lanes, options.features)))
}

/// Comparisons of lanes with these vectors, and what a number takes to all lanes and their results back.
pub fn counting(
    spec: &Spec,
    lane: u16,
    limits: Vec<Address>,
    options: &ImproveOptions,
    built: &Libraries,
) -> Arc<[Component]> {
    use SchedClass as C;
    built.vector(VectorLibrarySpec {
        classes: [C::VecMove, C::VecAlu, C::VecCompare, C::Shuffle, C::Mask].into(),
        immediates: [0].into(),
        constants: limits,
        ..across(spec, [8, lane / 2, lane].into(), options.features)
    })
}

/// Operations on a vector of 128 bits for a window without any.
fn across(spec: &Spec, lanes: BTreeSet<u16>, features: FeatureSet) -> VectorLibrarySpec {
    VectorLibrarySpec {
        features,
        words: spec.words,
        // The way back reads a part of a vector register.
        widths: [Width::W32, Width::W64, Width::W128].into(),
        legacy: false,
        vex: true,
        masks: false,
        float: false,
        lanes,
        classes: [SchedClass::VecMove, SchedClass::VecAlu].into(),
        immediates: BTreeSet::new(),
        pool: Pool::Own,
        constants: Vec::new(),
        synonyms: false,
        flags: FlagSet::NONE,
        open: OpenOperands::None,
    }
}

fn with(general: &[Component], vector: Arc<[Component]>) -> Arc<[Component]> {
    if general.is_empty() { vector } else { vector.iter().chain(general).cloned().collect() }
}

/// Every row of the window's own kinds, also where two do the same: for the choice between them.
pub fn synonyms(dag: &Dag, w: &Window, spec: &Spec, options: &ImproveOptions, built: &Libraries) -> Arc<[Component]> {
    let own = own(dag, w, spec, options);
    built.vector(VectorLibrarySpec { synonyms: true, float: true, lanes: BTreeSet::new(), ..own })
}

/// Most pairs of constants that are combined.
const PAIRS: usize = 3;

/// Memory operands, inside and of what leads to the window, whose content never changes, and, if they may be added, what
/// two of them combine to; each once.
fn constants(dag: &Dag, w: &Window, options: &ImproveOptions) -> Vec<Address> {
    let inputs = w.interior.iter().flat_map(|&n| dag.node(n).values()).map(|v| v.node);
    let nodes: BTreeSet<NodeId> = inputs.chain(w.interior.iter().copied()).collect();
    let mut all: BTreeSet<Address> = BTreeSet::new();
    // What is read of each, whole and at full width.
    let mut read: BTreeSet<Vec<u8>> = BTreeSet::new();
    for &n in &nodes {
        let Kind::Inst { row, operands, .. } = &dag.node(n).kind else { continue };
        for (spec, u) in table().row(*row).operands.iter().zip(operands) {
            let Some((a, fixed)) = u.address().and_then(|a| Some((a, a.fixed.as_ref()?))) else { continue };
            all.insert(a.clone());
            let bytes = usize::from(spec.width.bits() / 8);
            // What is new data already was put together from others, or deduced.
            let is_new = a.symbol.as_deref().is_some_and(is_label);
            if matches!(u, Use::Mem(_)) && !is_new && bytes >= 4 && u.constant(spec).is_some() {
                read.insert(fixed.bytes[..bytes].to_vec());
            }
        }
    }
    let pairs = read.iter().flat_map(|a| read.range::<Vec<u8>, _>(..a).map(move |b| (a, b)));
    let alike: Vec<(&Vec<u8>, &Vec<u8>)> = pairs.filter(|(a, b)| a.len() == b.len()).collect();
    if options.new_data && alike.len() <= PAIRS {
        let rows: Vec<&Row> = rows(dag, w).map(|(r, _)| r).collect();
        let lanes: BTreeSet<u16> = rows.iter().filter_map(|r| lane_width(r)).collect();
        let float = rows.iter().any(|r| computes_float(r));
        let made = alike.into_iter().flat_map(|(a, b)| combined(a, b, &lanes, float));
        let new: BTreeSet<Vec<u8>> = made.filter(|c| !read.contains(c) && c.iter().any(|b| *b != 0)).collect();
        all.extend(new.iter().map(|c| address(c)));
    }
    all.into_iter().collect()
}

/// Kinds of rows that do the same sort of thing as some of `own`.
fn relatives(own: &BTreeSet<SchedClass>) -> BTreeSet<SchedClass> {
    use SchedClass as C;
    const KINDS: [&[SchedClass]; 3] = [
        &[C::VecLogic, C::VecAlu, C::VecCompare, C::VecShift, C::VecMul, C::VecSad],
        &[C::VecMove, C::Shuffle, C::Blend],
        &[C::FpAdd, C::FpMul, C::FpDiv, C::FpFma, C::FpCompare],
    ];
    let logic = |kind: &[SchedClass]| kind.iter().any(|c| *c != C::VecLogic && own.contains(c));
    let kin = KINDS.into_iter().filter(|kind| logic(kind)).flatten().copied();
    kin.chain(own.iter().copied()).collect()
}

/// The window's own kinds of rows, lanes, widths, encodings and immediates.
fn own(dag: &Dag, w: &Window, spec: &Spec, options: &ImproveOptions) -> VectorLibrarySpec {
    let all: Vec<(&'static Row, &[Use])> = rows(dag, w).collect();
    let vectors = |r: &'static Row| r.operands.iter().filter(|o| o.kinds.vector()).map(|o| o.width);
    let immediate = |u: &Use| match u {
        Use::Imm(i) => Some(*i as u8),
        _ => None,
    };
    let computes = all.iter().filter(|(r, _)| r.class != SchedClass::VecLogic);
    let widths: BTreeSet<Width> = all.iter().flat_map(|(r, _)| vectors(r)).filter(|w| w.bits() >= 128).collect();
    // Legacy encodings among the others may cost a transition each (Intel's optimization manual, "Mixing AVX code with SSE code").
    let vex = all.iter().any(|(r, _)| r.upper == Upper::Zero);
    VectorLibrarySpec {
        features: options.features,
        words: spec.words,
        widths,
        legacy: !vex,
        vex,
        // A comparison into a mask saves the way over the flags.
        masks: all.iter().any(|(r, _)| r.operands.iter().any(|o| o.kinds.mask() || o.kinds.write_mask))
            || (vex
                && options.features.contains(Feature::Avx512f)
                && spec.outputs.iter().any(|o| o.class != Class::VECTOR)),
        float: all.iter().any(|(r, _)| computes_float(r)),
        lanes: computes.filter_map(|(r, _)| lane_width(r)).collect(),
        classes: all.iter().map(|(r, _)| r.class).chain([SchedClass::VecLogic]).collect(),
        immediates: all.iter().flat_map(|(_, u)| u.iter().filter_map(immediate)).collect(),
        pool: Pool::Own,
        constants: constants(dag, w, options),
        synonyms: false,
        flags: flags(dag, w),
        open: OpenOperands::None,
    }
}
