//! Components as terms with their constant left open, an immediate or a number in a register of its own, for the strategies
//! that ask a solver.

use super::narrow;
use crate::ir::graph::{Class, Dag, Kind, Node, NodeId, Port, Value};
use crate::search::components::open::ConstantPlace;
use crate::search::components::{Component, Fill, Make, with_undefined_as_number};
use crate::search::spec::{Spec, nth_register};
use crate::semantics::meaning::terms;
use crate::semantics::symbolic::{Context, Side, Var};
use isa::expr::{WORD, mask};
use isa::{Arena, ExprId, Flag, FlagSet, Sym, table};
use rustc_hash::FxHashMap;

/// Width of an open immediate: what an encoding holds of it. 64-bit operands get it sign-extended.
const IMMEDIATE: u16 = 32;
/// One place for each flag, by [`Flag::index`].
pub const FLAGS: usize = 6;

/// A component whose constant, if it has one, is a variable.
#[derive(Clone, Debug)]
pub struct ComponentShape {
    pub component: Component,
    /// Where the open constant stands.
    pub open: Option<ConstantPlace>,
    /// Flags that are defined whatever the constant.
    pub flags_out: FlagSet,
    pub(super) value: Option<ExprId>,
    pub(super) flags: [Option<ExprId>; FLAGS],
}

/// The shapes of a library.
#[derive(Debug)]
pub struct Shapes {
    ctx: Context,
    /// 64-bit words of a vector.
    words: usize,
    pub all: Vec<ComponentShape>,
    /// Every component of the library is an instance of a shape. If not, that no shape fits says nothing of the library.
    pub complete: bool,
}

/// What a shape does to operands.
pub struct Applied {
    pub value: Option<ExprId>,
    /// Those that it offers.
    pub flags: [Option<ExprId>; FLAGS],
}

/// One line of a program over shapes.
#[derive(Clone, Debug)]
pub struct ShapeLine {
    pub shape: usize,
    /// Values: the register inputs in order, then the results of the lines.
    pub operands: Vec<usize>,
    /// Where the flags come from that it reads: 0 for the window's own, `i + 1` for line `i`.
    pub flags: usize,
    /// Of 64 bits; an instruction takes the low ones that its encoding holds.
    pub constant: u64,
}

impl Shapes {
    /// Forms that differ in their immediate alone are one shape, and so are all numbers that are loaded. A form that leaves
    /// more flags than others of its shape (a shift by 1) is another.
    pub fn of(library: &[Component], spec: &Spec) -> Shapes {
        let mut shapes = Shapes { ctx: Context::new(), words: spec.words, all: Vec::new(), complete: true };
        let mut seen: Vec<(OpenForm, Option<usize>)> = Vec::new();
        for c in library {
            let open = constant_place(c);
            let key = OpenForm::of(c, open);
            let n = seen.iter().find(|s| s.0 == key).map(|s| s.1).unwrap_or_else(|| {
                let n = shapes.push(c, open);
                seen.push((key, n));
                n
            });
            let covered = n.is_some_and(|n| c.flags_out.minus(shapes.all[n].flags_out).is_empty());
            if !covered && shapes.push(c, None).is_none() {
                shapes.complete = false;
            }
        }
        shapes
    }

    /// Those whose operands and results are general registers and flags.
    pub fn over_general_registers(library: &[Component], spec: &Spec) -> Shapes {
        let mut shapes = Shapes::of(library, spec);
        let all = shapes.all.len();
        shapes.all.retain(|s| s.component.general);
        shapes.complete &= shapes.all.len() == all;
        shapes
    }

    /// Adds a shape, unless its result is not defined for every immediate.
    fn push(&mut self, c: &Component, open: Option<ConstantPlace>) -> Option<usize> {
        let shape = self.shape(c, open)?;
        self.all.push(shape);
        Some(self.all.len() - 1)
    }

    fn shape(&mut self, c: &Component, open: Option<ConstantPlace>) -> Option<ComponentShape> {
        if open == Some(ConstantPlace::Register) {
            return Some(self.number(c));
        }
        let mut filled = c.clone();
        if let Some(ConstantPlace::Immediate(i)) = open {
            filled.fill[i] = Fill::Slot(c.slots);
        }
        let mut dag = Dag::new();
        let mut given = FxHashMap::default();
        let mut inputs = Vec::new();
        for k in 0..c.slots {
            let class = c.slot_classes[k];
            let node = dag.push(node(Kind::Input(nth_register(class, k)?)));
            let narrow = self.ctx.var(Var::Window(k as u32), self.width(class));
            let term = self.ctx.arena.zext(narrow, class.bits());
            inputs.push(Value { node, port: Port::Whole });
            given.insert(inputs[k], term);
        }
        if open.is_some() {
            let node = dag.push(node(Kind::Input(nth_register(Class::GENERAL, c.slots)?)));
            let narrow = self.ctx.var(Var::Window(OPEN), IMMEDIATE);
            let term = self.ctx.arena.sext(narrow, WORD);
            inputs.push(Value { node, port: Port::Whole });
            given.insert(inputs[c.slots], term);
        }
        let mut flags = FxHashMap::default();
        for f in c.flags_in.iter() {
            let value = Value { node: dag.push(node(Kind::InputFlag(f))), port: Port::Flag(f) };
            given.insert(value, self.ctx.var(Var::Window(FIRST_FLAG + f.index() as u32), 1));
            flags.insert(f, value);
        }
        let at = filled.append(&mut dag, &inputs, &|f| flags.get(&f).copied())?;
        let of = terms(&mut self.ctx, &dag, Side::Target, &given).of;
        let value = c.result.map(|r| with_undefined_as_number(&mut self.ctx, of[&Value { node: at, port: r }]));
        let value = value.map(|e| self.ctx.arena.extract(e, 0, self.width(c.result_class)));
        if value.is_some_and(|e| !self.known(e)) {
            return None;
        }
        let mut shape =
            ComponentShape { component: c.clone(), open, flags_out: FlagSet::NONE, value, flags: [None; FLAGS] };
        for f in c.flags_out.iter() {
            let e = of[&Value { node: at, port: Port::Flag(f) }];
            if self.known(e) {
                shape.flags[f.index()] = Some(e);
                shape.flags_out = shape.flags_out.with(f);
            }
        }
        Some(shape)
    }

    /// Any number of 64 bits, loaded into a register.
    fn number(&mut self, c: &Component) -> ComponentShape {
        let value = Some(self.ctx.var(Var::Window(OPEN_NUMBER), WORD));
        let open = Some(ConstantPlace::Register);
        ComponentShape { component: c.clone(), open, flags_out: FlagSet::NONE, value, flags: [None; FLAGS] }
    }

    /// The shapes with 8 bits for 32 and 16 for 64, as far as they have such a form.
    pub fn narrowed(&self) -> Shapes {
        let mut arena = Arena::new();
        let narrow = |shape: &ComponentShape| {
            let roots: Vec<ExprId> = shape.value.into_iter().chain(shape.flags.iter().flatten().copied()).collect();
            let new = narrow::terms(&self.ctx.arena, &mut arena, &roots, &mut |a, s, w| a.var(s, w))?;
            let mut new = new.into_iter();
            let value = shape.value.and_then(|_| new.next());
            let flags = shape.flags.map(|f| f.and_then(|_| new.next()));
            Some(ComponentShape { value, flags, ..shape.clone() })
        };
        let all: Vec<ComponentShape> = self.all.iter().filter_map(narrow).collect();
        let complete = self.complete && all.len() == self.all.len();
        let mut ctx = self.ctx.clone();
        ctx.arena = arena;
        Shapes { ctx, words: self.words, all, complete }
    }

    /// Terms of a shape with its constant closed: `value` takes the constant's place.
    pub(super) fn closed(&mut self, terms: &[ExprId], value: u64) -> Vec<ExprId> {
        let variables = self.ctx.arena.variables(terms);
        let open =
            variables.into_iter().filter(|(s, _)| matches!(self.ctx.meaning_of(*s), Var::Window(OPEN | OPEN_NUMBER)));
        let open: Vec<(Sym, u16)> = open.collect();
        let map = open.into_iter().map(|(s, w)| (s, self.ctx.arena.constant(w, u128::from(value) & mask(w)))).collect();
        self.ctx.arena.substitute(terms, &map)
    }

    /// All constants that differ in what shape `n` does with them, if few bits of its constant matter (those of a count).
    pub(super) fn few_constants(&self, n: usize) -> Option<Vec<usize>> {
        const FEW: u128 = 64;
        let shape = &self.all[n];
        shape.open?;
        let whole = |e: &ExprId| (*e, mask(self.ctx.arena.width(*e)));
        let roots: Vec<(ExprId, u128)> = shape.value.iter().chain(shape.flags.iter().flatten()).map(whole).collect();
        let demanded = self.ctx.arena.demanded(&roots);
        let open = demanded.iter().filter(|(s, _)| matches!(self.ctx.meaning_of(**s), Var::Window(OPEN | OPEN_NUMBER)));
        let bits = open.map(|(_, bits)| *bits).fold(0, |all, bits| all | bits);
        (bits < FEW).then(|| (0..=bits as usize).collect())
    }

    /// The constants that occur in terms.
    pub(super) fn constants_in(&self, terms: &[ExprId]) -> Vec<u64> {
        let arena = &self.ctx.arena;
        arena.reachable(terms).into_iter().filter_map(|e| arena.as_const(e)).map(|c| c.value as u64).collect()
    }

    /// Width of the widest open constant; 1 if there is none.
    pub fn constant_width(&self) -> u16 {
        let terms =
            |s: &ComponentShape| -> Vec<ExprId> { s.value.iter().chain(s.flags.iter().flatten()).copied().collect() };
        let variables = self.all.iter().flat_map(|s| self.ctx.arena.variables(&terms(s)));
        let open = variables.filter(|(s, _)| matches!(self.ctx.meaning_of(*s), Var::Window(OPEN | OPEN_NUMBER)));
        open.map(|(_, w)| w).max().unwrap_or(1)
    }

    /// Width of a value of this class in the solver.
    pub fn width(&self, class: Class) -> u16 {
        if class == Class::VECTOR { self.words as u16 * WORD } else { class.bits() }
    }

    fn known(&self, e: ExprId) -> bool {
        let variables = self.ctx.arena.variables(&[e]);
        variables.iter().all(|(s, _)| matches!(self.ctx.meaning_of(*s), Var::Window(_)))
    }

    /// Shape `n` on terms of another arena. `constant` has the width of a register; a shape takes its low bits.
    pub fn apply(
        &self,
        to: &mut Arena,
        n: usize,
        operands: &[ExprId],
        flags: &[ExprId; FLAGS],
        constant: ExprId,
    ) -> Applied {
        let shape = &self.all[n];
        let roots: Vec<ExprId> = shape.value.into_iter().chain(shape.flags.iter().flatten().copied()).collect();
        let filled = to.instantiate(&self.ctx.arena, &roots, &mut |to, sym, w| match self.ctx.meaning_of(sym) {
            Var::Window(OPEN | OPEN_NUMBER) => to.extract(constant, 0, w),
            Var::Window(k) if *k >= FIRST_FLAG => flags[(*k - FIRST_FLAG) as usize],
            Var::Window(k) => operands[*k as usize],
            _ => unreachable!("shapes are over their own variables"),
        });
        let mut filled = filled.into_iter();
        let value = shape.value.and_then(|_| filled.next());
        Applied { value, flags: shape.flags.map(|f| f.and_then(|_| filled.next())) }
    }

    /// A program as a candidate; `outputs` as [`assemble`] takes them.
    pub fn program(&self, spec: &Spec, lines: &[ShapeLine], outputs: &[usize]) -> Option<Dag> {
        let components: Vec<Component> =
            lines.iter().map(|l| self.all.get(l.shape).map(|s| s.with_constant(l.constant))).collect::<Option<_>>()?;
        let lines: Vec<(&Component, &[usize], usize)> =
            components.iter().zip(lines).map(|(c, l)| (c, &l.operands[..], l.flags)).collect();
        assemble(spec, &lines, outputs)
    }
}

/// Components with the values that they read (the register inputs in order, then the results of the lines) and the place
/// that their flags come from ([`ShapeLine::flags`]) as a candidate. `outputs`: for each output in candidate order the value, or
/// for a flag its place. `None` if the program is none.
pub fn assemble(spec: &Spec, lines: &[(&Component, &[usize], usize)], outputs: &[usize]) -> Option<Dag> {
    let (mut dag, mut values) = spec.blank();
    let mut entry = FxHashMap::default();
    for f in spec.inputs.iter().filter_map(|i| if let Port::Flag(f) = i.value.port { Some(f) } else { None }) {
        entry.insert(f, Value { node: dag.push(node(Kind::InputFlag(f))), port: Port::Flag(f) });
    }
    let mut nodes: Vec<NodeId> = Vec::new();
    let flag = |nodes: &[NodeId], from: usize, f: Flag| match from.checked_sub(1) {
        Some(line) => Some(Value { node: *nodes.get(line)?, port: Port::Flag(f) }),
        None => entry.get(&f).copied(),
    };
    for (component, operands, from) in lines {
        let operands = operands.get(..component.slots)?.iter().map(|&v| values.get(v).copied());
        let operands: Vec<Value> = operands.collect::<Option<_>>()?;
        let at = component.append(&mut dag, &operands, &|f| flag(&nodes, *from, f))?;
        nodes.push(at);
        // A line without a result keeps its number; nothing reads it.
        values.push(Value { node: at, port: component.result.unwrap_or(Port::Whole) });
    }
    let ordered = spec.ordered_outputs();
    let sources = ordered.iter().zip(outputs).map(|(o, &from)| match o.value.port {
        Port::Flag(f) => flag(&nodes, from, f),
        _ => values.get(from).copied(),
    });
    let sources: Vec<Value> = sources.collect::<Option<_>>()?;
    spec.set_outputs(&mut dag, &sources);
    Some(dag)
}

/// What components have in common that differ in a constant; it is 0 here.
#[derive(PartialEq, Eq)]
struct OpenForm {
    make: Make,
    fill: Vec<Fill>,
    result: Option<Port>,
}

impl OpenForm {
    fn of(c: &Component, open: Option<ConstantPlace>) -> OpenForm {
        let mut fill = c.fill.clone();
        if let Some(ConstantPlace::Immediate(i)) = open {
            fill[i] = Fill::Imm(0);
        }
        let make = if open == Some(ConstantPlace::Register) { Make::Constant(0) } else { c.make };
        OpenForm { make, fill, result: c.result }
    }
}

/// Where a component has a constant that can be opened.
fn constant_place(c: &Component) -> Option<ConstantPlace> {
    match c.make {
        Make::Constant(_) => Some(ConstantPlace::Register),
        Make::Inst(_) => c.fill.iter().position(|f| matches!(f, Fill::Imm(_))).map(ConstantPlace::Immediate),
    }
}

/// Numbers of the variables of shapes: slots count from 0.
const OPEN: u32 = 100;
const OPEN_NUMBER: u32 = 101;
const FIRST_FLAG: u32 = 200;

fn node(kind: Kind) -> Node {
    Node { kind, origin: None, effect: false }
}

impl ComponentShape {
    /// The component with this constant, as the table has immediates: counts and selectors of 8 bits without a sign, the
    /// others sign-extended. A number in a register is taken as it is.
    fn with_constant(&self, constant: u64) -> Component {
        let mut c = self.component.clone();
        match (self.open, c.make) {
            (Some(ConstantPlace::Immediate(i)), Make::Inst(row)) => {
                c.fill[i] = Fill::Imm(match table().row(row).operands[i].width.bits() {
                    8 => i64::from(constant as u8),
                    16 => i64::from(constant as u16 as i16),
                    _ => i64::from(constant as i32),
                });
            }
            (Some(ConstantPlace::Register), _) => c = Component::constant(constant),
            _ => {}
        }
        c
    }
}
