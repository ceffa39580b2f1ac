//! One graph to instructions, and the proof of their text against the graph.

use crate::front;
use crate::optimize::{new_data, readable};
use dag::graph::{Dag, Kind, Use};
use dag::prove::Stats;
use dag::refine::{Finding, refines};
use dag::smt::Limits;
use isa::codec::Syntax;
use isa::{Decoded, FeatureSet, Fixed, Gpr, Inst, Reg};
use lowering::{Emitted, Lowered};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// A result whose text was read back and proved.
pub struct Proved {
    pub lowered: Lowered,
    /// The instructions, without labels and directives.
    pub insts: Vec<Inst>,
    /// The same as text, in `syntax`.
    pub lines: Vec<String>,
    pub syntax: Syntax,
    /// Constants that the graph brings along: label and bytes.
    pub data: Vec<(String, Vec<u8>)>,
    /// What settled the goals of the proof.
    pub proof: Stats,
}

/// Name of the function that one result is printed as, and read back.
pub const NAME: &str = "lowered";

/// What is wrong, and what to do about it.
type Trouble = (String, String);

/// Lowers a graph and proves the text.
///
/// # Errors
/// What is wrong, and what to do about it.
pub fn lower(dag: &Dag, options: &lowering::Options, limits: Limits) -> Result<Proved, Trouble> {
    printable(dag)?;
    let lowered = lowering::lower(dag, options).map_err(|e| (e.to_string(), remedy(&e)))?;
    prove(dag, lowered, options, limits)
}

/// The answers none of which is better than another in everything, each proved and with the objective that it is best
/// under.
///
/// # Errors
/// As of [`lower`].
pub fn pareto(
    dag: &Dag,
    options: &lowering::Options,
    limits: Limits,
) -> Result<Vec<(lowering::Objective, Proved)>, Trouble> {
    printable(dag)?;
    let all = lowering::pareto(dag, options).map_err(|e| (e.to_string(), remedy(&e)))?;
    all.into_iter().map(|(o, lowered)| Ok((o, prove(dag, lowered, options, limits)?))).collect()
}

fn printable(dag: &Dag) -> Result<(), Trouble> {
    let remedy = "cut the graph there, or give the address a symbol";
    unprintable(dag).map_or(Ok(()), |why| Err((why, remedy.to_string())))
}

fn prove(dag: &Dag, lowered: Lowered, options: &lowering::Options, limits: Limits) -> Result<Proved, Trouble> {
    let bug = |what: String| (what, "report this: it is a bug; the text is not printed".to_string());
    let inst = |e: &Emitted| match e {
        Emitted::Inst { inst, .. } => Some(inst.clone()),
        Emitted::Kept { .. } => None,
    };
    let insts: Vec<Inst> = lowered.insts.iter().filter_map(inst).collect();
    let syntax = syntax(&insts);
    let lines: Vec<String> = insts.iter().map(|i| isa::codec::text(i, syntax)).collect();
    let data = new_data(&lowered);
    let read = read_back(&text(NAME, syntax, &lines, &data), &claims(dag)).map_err(bug)?;
    let mut proof = Stats::default();
    match refines(dag, &read, options.slots > 0, limits, &mut proof) {
        Finding::Proved => Ok(Proved { lowered, insts, lines, syntax, data, proof }),
        Finding::Different(what) => Err(bug(format!("the lowered code differs from the graph: {what}"))),
        Finding::Unknown(why) => {
            let remedy = "raise --rlimit; a graph whose undefined results matter cannot be proved";
            Err((format!("the lowered code is not proved: {why}"), remedy.to_string()))
        }
    }
}

fn remedy(e: &lowering::Error) -> String {
    match e {
        lowering::Error::Infeasible(_) => "give more registers, or slots to spill to (--slots), or split the graph",
        lowering::Error::Unsupported(_) => "write it with other instructions, or reserve fewer registers",
        lowering::Error::Refuted(_) => "report this: it is a bug; nothing is printed",
    }
    .to_string()
}

/// What has no text of its own here.
fn unprintable(dag: &Dag) -> Option<String> {
    dag.iter().find_map(|(id, node)| match &node.kind {
        Kind::Opaque { .. } => {
            Some(format!("{id} is a call or an instruction without a row, which only real code has"))
        }
        Kind::Inst { operands, .. } => {
            let nameless = |a: &dag::graph::Address| a.rip && a.symbol.is_none();
            let found = operands.iter().filter_map(Use::address).any(nameless);
            found.then(|| format!("{id} has an address relative to the instruction pointer without a symbol"))
        }
        _ => None,
    })
}

/// Intel's, as graphs are written; AT&T's where there are symbols, since Intel's takes `a.b` apart and takes `rax` for a
/// register.
fn syntax(insts: &[Inst]) -> Syntax {
    let symbol =
        |o: &isa::Operand| matches!(o, isa::Operand::ImmSymbol(_)) || o.mem().is_some_and(|m| m.symbol.is_some());
    if insts.iter().flat_map(|i| &i.operands).any(symbol) { Syntax::Att } else { Syntax::Intel }
}

/// The whole assembly text: a function that returns, and its data.
pub fn text(name: &str, syntax: Syntax, lines: &[String], data: &[(String, Vec<u8>)]) -> String {
    let intel = if syntax == Syntax::Intel { "\t.intel_syntax noprefix\n" } else { "" };
    let mut out = format!("{intel}\t.text\n\t.globl {name}\n\t.type {name}, @function\n{name}:\n");
    for line in lines {
        out += &format!("\t{line}\n");
    }
    out += &format!("\tret\n\t.size {name}, .-{name}\n");
    let mut seen = BTreeSet::new();
    for (label, bytes) in data.iter().filter(|(label, _)| seen.insert(label.as_str())) {
        let list: Vec<String> = bytes.iter().map(|b| format!("{b:#04x}")).collect();
        let align = bytes.len().next_power_of_two();
        out += &format!("\t.section .rodata\n\t.balign {align}\n{label}:\n\t.byte {}\n", list.join(", "));
    }
    out
}

/// What the graph says stands at its symbols.
type Claims = BTreeMap<(Arc<str>, i64), Arc<Fixed>>;

fn claims(dag: &Dag) -> Claims {
    let mut all = Claims::new();
    for (_, node) in dag.iter() {
        let Kind::Inst { operands, .. } = &node.kind else { continue };
        for a in operands.iter().filter_map(Use::address) {
            if let (Some(symbol), Some(fixed)) = (&a.symbol, &a.fixed) {
                all.insert((symbol.clone(), a.disp), fixed.clone());
            }
        }
    }
    all
}

/// The instructions that the text means, with the graph's claims about its symbols.
fn read_back(text: &str, claims: &Claims) -> Result<Vec<Inst>, String> {
    let module = front::load_text("<lowered>", text)
        .map_err(|p| p.first().map_or("the text does not assemble".to_string(), ToString::to_string))?;
    let read = module.function(NAME).ok_or("the text has no function")?;
    if let Some(kept) = read.kept.first() {
        return Err(format!("the text is not readable: {}", kept.reason));
    }
    let f = readable(&read.function, FeatureSet::BASE);
    let mut insts = Vec::new();
    for i in &f.insts {
        match &i.decoded {
            Decoded::Plain(inst) => insts.push(with_claims(inst.clone(), claims)),
            Decoded::Return | Decoded::Nop => {}
            _ => return Err(format!("`{}` came back as something else", i.text.trim())),
        }
    }
    Ok(insts)
}

fn with_claims(mut inst: Inst, claims: &Claims) -> Inst {
    for m in inst.operands.iter_mut().filter_map(isa::Operand::mem_mut) {
        let claim = m.symbol.as_ref().and_then(|s| claims.get(&(s.clone(), m.disp)));
        if let (None, Some(fixed)) = (&m.fixed, claim) {
            m.fixed = Some(fixed.clone());
        }
    }
    inst
}

/// All general registers but `count`: those that the graph has to write are among the `count`, then those that it
/// reads, then the ones that need no prefix and that callees may change.
pub fn all_but(count: usize, dag: &Dag) -> Vec<Gpr> {
    let general = |r: Reg| match r {
        Reg::Gpr(g) => Some(g),
        _ => None,
    };
    let own = |l: &dag::graph::LiveOut| dag.node(l.value.node).kind == Kind::Input(l.reg);
    let mut order: Vec<Gpr> = dag.live_out.iter().filter(|l| !own(l)).filter_map(|l| general(l.reg)).collect();
    for (_, node) in dag.iter() {
        if let Kind::Inst { row, .. } = &node.kind {
            let row = isa::table().row(*row);
            order.extend(row.implicit.iter().filter(|i| i.access.writes()).map(|i| i.gpr));
        }
    }
    order.extend(dag.iter().filter_map(|(_, n)| match n.kind {
        Kind::Input(r) if !r.callee_saved() => general(r),
        _ => None,
    }));
    order.extend(Gpr::all().filter(|g| !g.callee_saved()));
    order.extend(Gpr::all().filter(|g| g.callee_saved()));
    let mut usable: Vec<Gpr> = Vec::new();
    for g in order.into_iter().filter(|g| *g != Gpr::RSP) {
        if usable.len() < count && !usable.contains(&g) {
            usable.push(g);
        }
    }
    Gpr::all().filter(|g| *g != Gpr::RSP && !usable.contains(g)).collect()
}
