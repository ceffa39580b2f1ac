//! Which contract each function has: the five sources in order, and what contradicts them.

use super::calls::names;
use super::dwarf::Subprogram;
use super::{Module, ModuleFunction};
use crate::input::error::Problem;
use dag::analysis::contract::{Contract, Source};
use dag::ir::function::Function;
use dag::ir::signature::{ALL, Condition, GRAMMAR, Signature};
use dag::semantics::interpreter::World;
use dag::verify::difference::{Dependence, dependence};
use dag::verify::leakage::arguments_used_as_addresses;
use isa::{Gpr, Reg};
use std::collections::BTreeMap;

/// Library functions whose types are known by name.
const PROTOTYPES: &str = include_str!("prototypes.txt");

/// What options are called in problems.
const COMMAND_LINE: &str = "<command line>";

/// The contract of each function of the module, parallel to its functions. `options` are the texts of `--signature`.
///
/// # Errors
/// Signatures that are malformed, contradict each other or name no function.
pub fn contracts(module: &Module, options: &[String]) -> Result<Vec<Contract>, Vec<Problem>> {
    let mut problems = Vec::new();
    let stated = stated(module, options, &mut problems);
    let mut contracts = Vec::new();
    for index in 0..module.functions.len() {
        match contract_of(module, index, &stated) {
            Ok(mut c) => {
                settle_public(module, index, &mut c);
                contracts.push(c);
            }
            Err(p) => problems.extend(p),
        }
    }
    if problems.is_empty() { Ok(contracts) } else { Err(problems) }
}

/// What is wrong with the signatures in the input's comments.
pub fn annotation_problems(module: &Module) -> Vec<Problem> {
    let mut problems = Vec::new();
    stated(module, &[], &mut problems);
    problems
}

/// The contract of one function, given the signatures of the command line.
///
/// # Errors
/// Signatures that are malformed or contradict each other.
pub fn contract(module: &Module, index: usize, given: &[Signature]) -> Result<Contract, Vec<Problem>> {
    // Loading has reported what is wrong with annotations.
    let mut stated = stated(module, &[], &mut Vec::new());
    let options = given.iter().map(|s| (s.name.clone(), Contract::from_signature(s.clone(), Source::Option)));
    stated.extend(options);
    let mut contract = contract_of(module, index, &stated)?;
    let of_all: Vec<Condition> = given.iter().filter(|s| s.name == ALL).flat_map(|s| s.conditions.clone()).collect();
    contract.assume(&of_all);
    settle_public(module, index, &mut contract);
    Ok(contract)
}

/// What is public, where it is what the code uses as addresses.
fn settle_public(module: &Module, index: usize, contract: &mut Contract) {
    let f = &module.functions[index];
    contract.settle_public(|| match f.kept.is_empty() {
        true => {
            let callees = module.callees(index);
            arguments_used_as_addresses(&f.function, &|t| callees.of(t))
        }
        false => Vec::new(),
    });
}

fn contract_of(module: &Module, index: usize, stated: &BTreeMap<String, Contract>) -> Result<Contract, Vec<Problem>> {
    let f = &module.functions[index];
    let debug = &module.units[f.unit].subprograms;
    let mut contract = names(f)
        .find_map(|n| stated.get(n).cloned())
        .or_else(|| names(f).find_map(|n| debug.get(n)).map(from_debug))
        .or_else(|| names(f).find_map(|n| library_contract(n, &f.function)))
        .unwrap_or_else(Contract::conservative);
    let beyond = if f.kept.is_empty() { contract.reads_beyond(&f.function) } else { Vec::new() };
    let contradictions: Vec<Problem> =
        beyond.into_iter().filter_map(|r| contradiction(module, f, &contract, r)).collect();
    if !contradictions.is_empty() {
        return Err(contradictions);
    }
    // Callers in the same object may have been compiled in the knowledge of what the function leaves alone.
    if module.calls().is_called(index) {
        contract.keep_unwritten(&module.calls().written(module, index));
    }
    Ok(contract)
}

fn unknown(module: &Module, file: &str, name: &str) -> Problem {
    let known: Vec<&str> = module.functions.iter().map(|f| f.function.name.as_str()).take(20).collect();
    let more = if module.functions.len() > known.len() { ", ..." } else { "" };
    let remedy = match known.is_empty() {
        true => "the input has no functions".to_string(),
        false => format!("name one of: {}{more}", known.join(", ")),
    };
    Problem::new(file, format!("{} has no function `{name}`", module.path), remedy)
}

/// Contracts that the command line and the input's comments state, by function name; the command line wins.
fn stated(module: &Module, options: &[String], problems: &mut Vec<Problem>) -> BTreeMap<String, Contract> {
    let mut found = BTreeMap::new();
    let comments = module.annotations.iter().map(|a| (a.text.as_str(), Source::Annotation, Some(a.line)));
    let options = options.iter().map(|o| (o.as_str(), Source::Option, None));
    for (text, source, line) in options.chain(comments) {
        let place = |p: Problem| match line {
            Some(line) => p.at(line as u32 + 1, module.lines[line].clone()),
            None => p.with_text(text),
        };
        let file = if line.is_some() { module.path.as_str() } else { COMMAND_LINE };
        match Signature::parse(text) {
            Err(e) => problems.push(place(Problem::new(file, format!("malformed signature, {e}"), GRAMMAR))),
            Ok(s) if module.function(&s.name).is_none() => problems.push(place(unknown(module, file, &s.name))),
            Ok(s) => {
                let name = s.name.clone();
                let contract = Contract::from_signature(s, source);
                match found.get(&name) {
                    Some(known @ Contract { .. }) if known.source == source && *known != contract => {
                        let what = format!("a second signature for `{name}` that differs from the first");
                        problems.push(place(Problem::new(file, what, "remove one of the two")));
                    }
                    Some(_) => {}
                    None => drop(found.insert(name, contract)),
                }
            }
        }
    }
    found
}

fn from_debug(s: &Subprogram) -> Contract {
    let mut contract = Contract::from_signature(s.signature.clone(), Source::Dwarf);
    if !s.arguments_known {
        contract.arguments = None;
        contract.signature = None;
    }
    contract
}

/// The contract of a library function. Of several prototypes it is the first whose arguments the code makes use of beyond
/// those of the next: code that looks at the upper half of a count was compiled for callers that set it.
fn library_contract(name: &str, function: &Function) -> Option<Contract> {
    let mut all = prototypes(name).map(|s| Contract::from_signature(s, Source::Prototype)).peekable();
    while let Some(contract) = all.next() {
        let Some(next) = all.peek() else { return Some(contract) };
        if matches!(dependence(function, next, &contract.arguments_beyond(next)), Dependence::Shown(_)) {
            return Some(contract);
        }
    }
    None
}

/// The signatures of a library function.
fn prototypes(name: &str) -> impl Iterator<Item = Signature> {
    let lines = PROTOTYPES.lines().filter(move |l| l.split('(').next() == Some(name));
    lines.map(|l| Signature::parse(l).expect("the list of prototypes is tested"))
}

/// What contradicts the signature, if something comes of what a register that has no argument holds. What is read and comes
/// to nothing (the upper part of a byte that `or` joins with another) is any value.
fn contradiction(module: &Module, f: &ModuleFunction, contract: &Contract, register: Reg) -> Option<Problem> {
    let mut parts = [0; Reg::COUNT];
    parts[register.index()] = u64::MAX;
    let shown = match dependence(&f.function, contract, &parts) {
        Dependence::NotSeen => return None,
        Dependence::Shown(worlds) => format!("; it does not do the same {}", starts(contract, register, &worlds)),
        Dependence::Unknown => String::new(),
    };
    let name = shortest_name(register);
    let problem = Problem::new(
        &module.path,
        format!(
            "the signature of `{}` contradicts the code: the code reads {name} at entry, which the signature gives no argument \
             in{shown}",
            f.function.name
        ),
        "give the signature every register that the function takes arguments in",
    );
    Some(match f.label_line {
        Some(line) => problem.at(line, contract.text()),
        None => problem.with_text(contract.text()),
    })
}

/// As signatures name it whole.
fn shortest_name(register: Reg) -> String {
    register.gpr().map_or_else(|| register.name(register.file().narrowest()), |g| g.to_string())
}

/// Two starts that differ in one register, for people: its contents, and the general registers that carry arguments.
fn starts(contract: &Contract, register: Reg, worlds: &[World; 2]) -> String {
    let [one, two] = worlds;
    let hex = |world: &World| {
        let words = world.content(register).0;
        let used = words.len() - words.iter().rev().take_while(|w| **w == 0).count();
        let parts: Vec<String> = words[..used.max(1)].iter().rev().map(|w| format!("{w:x}")).collect();
        format!("0x{}", parts.join("_"))
    };
    let name = shortest_name(register);
    let arguments = contract.arguments.unwrap_or([0; Reg::COUNT]);
    let given = Gpr::all().filter(|g| !g.callee_saved() && arguments[g.index()] != 0);
    let given: Vec<String> = given.map(|g| format!(", {g} = 0x{:x}", one.gpr[g.index()])).collect();
    format!("for {name} = {} and for {name} = {}{}", hex(one), hex(two), given.concat())
}

#[cfg(test)]
mod tests {
    use crate::input::contracts::*;

    #[test]
    fn every_prototype_parses_and_is_found() {
        let lines = PROTOTYPES.lines().filter(|l| !l.is_empty() && !l.starts_with('#'));
        for line in lines {
            let signature = Signature::parse(line).unwrap_or_else(|e| panic!("{line}: {e}"));
            assert!(prototypes(&signature.name).any(|s| s == signature), "{line}");
        }
        assert_eq!(prototypes("__clz").next(), None);
    }

    #[test]
    fn a_count_is_as_wide_as_the_code_looks_at_it() {
        let shift = |test: &str| {
            let text = format!(
                "\t.text\n\t.globl __ashlti3\n\t.type __ashlti3,@function\n__ashlti3:\n\tmovq %rdx, %rcx\n\tmovq %rdi, %rax\n\
                 \tmovq %rsi, %rdx\n\tshldq %cl, %rdi, %rdx\n\tshlq %cl, %rax\n\t{test}\n\tje .L1\n\tmovq %rax, %rdx\n\
                 \txorl %eax, %eax\n.L1:\n\tret\n\t.size __ashlti3,.-__ashlti3\n"
            );
            let module = crate::input::load_text("f.s", &text).unwrap_or_else(|p| panic!("{p:?}"));
            contract(&module, 0, &[]).expect("a contract").text()
        };
        assert!(shift("testl $64, %ecx").contains("where edx < 128"));
        assert!(shift("andq $-64, %rcx").contains("where rdx < 128"));
    }
}
