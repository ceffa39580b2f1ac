//! One graph to instructions, and the proof of their text against the graph.

use crate::function::code::{self, LoweredCode};
use crate::function::context::new_data;
use crate::function::readback::{Refused, Reread};
use crate::input::WAY;
use dag::analysis::paths::{PathInst, paths};
use dag::ir::function::Function;
use dag::ir::graph::{Dag, Kind, Use};
use dag::lift::mux::MuxGroup;
use dag::prove::ProofStats;
use dag::smt::Limits;
use dag::verify::refinement::{Finding, PathStep, all_refine};
use isa::codec::Syntax;
use isa::{Decoded, FeatureSet, Fixed, Gpr, Inst};
use lowering::Lowered;
use lowering::phases::if_conversion::{Ask, BranchProbability, Branched, Item};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// A result whose text was read back and proved.
pub struct ProvedCode {
    /// The straight code, which is what was asked for if there is no other.
    pub lowered: Lowered,
    /// Code with a branch that is better.
    pub branched: Option<Branched>,
    /// The instructions, without jumps, labels and directives.
    pub insts: Vec<Inst>,
    pub text: Text,
    /// What settled the goals of the proof.
    pub proof: ProofStats,
}

/// Code as text.
pub struct Text {
    /// One line for each instruction, jump and label.
    pub lines: Vec<String>,
    pub syntax: Syntax,
    /// Constants that the graph brings along: label and bytes.
    pub data: Vec<(String, Vec<u8>)>,
}

/// Name of the function that one result is printed as, and read back.
pub const NAME: &str = "lowered";

/// What is wrong, and what to do about it.
type Trouble = (String, String);

/// Lowers a graph and proves the text. With `probability` to code with a branch, if that is better.
///
/// # Errors
/// What is wrong, and what to do about it.
pub fn lower(
    dag: &Dag,
    options: &lowering::Options,
    probability: Option<&dyn Fn(&MuxGroup) -> BranchProbability>,
    limits: Limits,
) -> Result<ProvedCode, Trouble> {
    printable(dag)?;
    let ask = probability.map(|probability| Ask { options, probability, returns: true });
    let answer = code::lower(dag, options, ask.as_ref()).map_err(trouble)?;
    with_proof(dag, answer, options, limits)
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
) -> Result<Vec<(lowering::Objective, ProvedCode)>, Trouble> {
    printable(dag)?;
    let all = lowering::pareto(dag, options).map_err(trouble)?;
    let proved = |(objective, straight)| {
        let answer = LoweredCode { straight, branched: None };
        Ok((objective, with_proof(dag, answer, options, limits)?))
    };
    all.into_iter().map(proved).collect()
}

fn with_proof(
    dag: &Dag,
    answer: LoweredCode,
    options: &lowering::Options,
    limits: Limits,
) -> Result<ProvedCode, Trouble> {
    let items = answer.items();
    let (text, proof) = prove(dag, &items, options.slots > 0, limits)?;
    let insts = code::insts(&items).cloned().collect();
    let LoweredCode { straight: lowered, branched } = answer;
    Ok(ProvedCode { lowered, branched, insts, text, proof })
}

fn printable(dag: &Dag) -> Result<(), Trouble> {
    let remedy = "cut the graph there, or give the address a symbol";
    unprintable(dag).map_or(Ok(()), |why| Err((why, remedy.to_string())))
}

fn trouble(e: lowering::Error) -> Trouble {
    (e.to_string(), remedy(&e))
}

/// The text of code, which was read back and proved to do what the graph says.
///
/// # Errors
/// What is wrong, and what to do about it.
pub fn prove(dag: &Dag, code: &[Item], own_slots: bool, limits: Limits) -> Result<(Text, ProofStats), Trouble> {
    let bug = |what: String| (what, "report this: it is a bug; the text is not printed".to_string());
    let syntax = syntax(code::insts(code));
    let lines = code::lines(code, syntax, WAY);
    let text = Text { lines, syntax, data: new_data(code::insts(code)) };
    let read = read_back(&text.whole(), &claims(dag)).map_err(bug)?;
    let mut proof = ProofStats::default();
    match all_refine(dag, &read, own_slots, limits, &mut proof) {
        Finding::Proved => Ok((text, proof)),
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
            let nameless = |a: &dag::ir::graph::Address| a.rip && a.symbol.is_none();
            let found = operands.iter().filter_map(Use::address).any(nameless);
            found.then(|| format!("{id} has an address relative to the instruction pointer without a symbol"))
        }
        _ => None,
    })
}

/// Intel's, as graphs are written; AT&T's where there are symbols, since Intel's takes `a.b` apart and takes `rax` for a
/// register.
fn syntax<'a>(insts: impl Iterator<Item = &'a Inst>) -> Syntax {
    let symbol =
        |o: &isa::Operand| matches!(o, isa::Operand::ImmSymbol(_)) || o.mem().is_some_and(|m| m.symbol.is_some());
    if insts.flat_map(|i| &i.operands).any(symbol) { Syntax::Att } else { Syntax::Intel }
}

impl Text {
    /// The whole assembly text: a function that returns, and its data.
    pub fn whole(&self) -> String {
        self.function(NAME) + &data_text(&self.data)
    }

    /// A function that returns, of this name.
    pub fn function(&self, name: &str) -> String {
        let intel = if self.syntax == Syntax::Intel { ".intel_syntax noprefix" } else { ".att_syntax" };
        let mut out = format!("\t{intel}\n\t.text\n\t.globl {name}\n\t.type {name}, @function\n{name}:\n");
        for line in &self.lines {
            let indent = if line.ends_with(':') { "" } else { "\t" };
            out += &format!("{indent}{line}\n");
        }
        out + &format!("\tret\n\t.size {name}, .-{name}\n")
    }
}

/// Read-only data, each label once.
pub fn data_text(data: &[(String, Vec<u8>)]) -> String {
    let mut out = String::new();
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

fn why(refused: Refused) -> String {
    match refused {
        Refused::Different(w) | Refused::Unknown(w) | Refused::Unreadable(w) | Refused::Environment(w) => w,
        Refused::Grows => "it grows".to_string(),
        Refused::Slower => "it is slower".to_string(),
        Refused::Leaks(place) => format!("it shows a secret: {place}"),
        Refused::Unwinding(register) => register,
    }
}

/// The ways through the code that the text means, with the graph's claims about its symbols.
fn read_back(text: &str, claims: &Claims) -> Result<Vec<Vec<PathStep>>, String> {
    let Reread { function: f, .. } = Reread::from_text("<lowered>", text, NAME, FeatureSet::BASE).map_err(why)?;
    let all = paths(&f, 0, f.insts.len()).ok_or("the text came back with a loop")?;
    all.iter().map(|way| way.iter().filter_map(|at| step(&f, at, claims).transpose()).collect()).collect()
}

/// `None` for what does nothing of its own.
fn step(f: &Function, at: &PathInst, claims: &Claims) -> Result<Option<PathStep>, String> {
    let i = &f.insts[at.inst];
    match (&i.decoded, at.taken) {
        (Decoded::Plain(inst), _) => Ok(Some(PathStep::Inst(with_claims(inst.clone(), claims)))),
        (Decoded::Branch(cond, _), Some(taken)) => Ok(Some(PathStep::Branch(*cond, taken))),
        (Decoded::Return | Decoded::Nop | Decoded::Jump(_), _) => Ok(None),
        _ => Err(format!("`{}` came back as something else", i.text.trim())),
    }
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
    let own = |l: &dag::ir::graph::LiveOut| dag.node(l.value.node).kind == Kind::Input(l.reg);
    let mut order: Vec<Gpr> = dag.live_out.iter().filter(|l| !own(l)).filter_map(|l| l.reg.gpr()).collect();
    for (_, node) in dag.iter() {
        if let Kind::Inst { row, .. } = &node.kind {
            let row = isa::table().row(*row);
            order.extend(row.implicit.iter().filter(|i| i.access.writes()).filter_map(|i| i.reg.gpr()));
        }
    }
    order.extend(dag.iter().filter_map(|(_, n)| match n.kind {
        Kind::Input(r) if !r.callee_saved() => r.gpr(),
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
