//! Equal tails once: random functions and wrong variants of them under the proof, real code, and what stays as it is.

mod support;

use dag::analysis::contract::{Contract, Source};
use dag::ir::cfg::Cfg;
use dag::ir::function::{CodeInst, Function};
use dag::ir::random::Random;
use dag::ir::signature::Signature;
use dag::prove::ProofStats;
use dag::rewrite::tail_merging::{LayoutCost, MergedTails, TailQuestion, merge_tails};
use dag::smt::Limits;
use dag::verify::difference::find_difference;
use dag::verify::{FunctionPair, RefinementAnswer, prove_functions};
use isa::{Decoded, Target};
use std::collections::BTreeMap;
use superopt_dag::cli::fuzz::settings;
use superopt_dag::function::context::FunctionContext;
use superopt_dag::input;
use superopt_dag::pipeline::{confirm, optimize};
use support::optimized;

const FUNCTIONS: usize = 300;
/// Runs on random states that a wrong variant has to be told apart by.
const RUNS: u64 = 200;

fn pick<'a>(random: &mut Random, of: &[&'a str]) -> &'a str {
    of[random.below(of.len())]
}

fn instruction(random: &mut Random) -> String {
    let constant = random.below(4);
    let [a, b] = [0, 1].map(|_| pick(random, &["%eax", "%ecx"]));
    match random.below(6) {
        0 => format!("addl ${constant}, {a}"),
        1 => format!("movl {}(%rdi), {a}", 4 * constant),
        2 => format!("movl {a}, {}(%rdi)", 4 * constant),
        3 => format!("xorl {a}, {b}"),
        4 => format!("imull %esi, {a}"),
        _ => format!("movl ${constant}, {a}"),
    }
}

fn instructions(random: &mut Random, count: usize) -> Vec<String> {
    (0..count).map(|_| instruction(random)).collect()
}

/// Blocks that branch and jump forward; many end in one of a few tails.
fn random_function(name: &str, random: &mut Random) -> String {
    let tails: Vec<Vec<String>> = (0..2).map(|_| instructions(random, 3)).collect();
    let blocks = 6 + random.below(4);
    let mut text =
        format!("\t.globl {name}\n\t.type {name}, @function\n{name}:\n\tmovl %esi, %eax\n\tmovl %esi, %ecx\n");
    for b in 0..blocks {
        let count = random.below(3);
        let mut lines = instructions(random, count);
        let later = |random: &mut Random| format!(".L{name}_{}", b + 1 + random.below(blocks - b));
        let way = if b < blocks / 2 { 0 } else { 1 + random.below(3) };
        match way {
            0 => {
                lines.push(format!("cmpl ${}, %esi", random.below(9)));
                lines.push(format!("{} {}", pick(random, &["je", "jne", "jb", "jg"]), later(random)));
            }
            1 => {
                lines.extend(tails[random.below(tails.len())].clone());
                lines.push(format!("jmp {}", later(random)));
            }
            _ => {
                lines.extend(tails[random.below(tails.len())].clone());
                lines.push("ret".to_string());
            }
        }
        text += &format!(".L{name}_{b}:\n\t{}\n", lines.join("\n\t"));
    }
    text + &format!(".L{name}_{blocks}:\n\tret\n\t.size {name}, .-{name}\n")
}

/// A number for each instruction, shared by those that are the same.
fn classes(f: &Function) -> Vec<u32> {
    let mut known: Vec<&Decoded> = Vec::new();
    let mut class = |i| {
        known.iter().position(|k| *k == i).unwrap_or_else(|| {
            known.push(i);
            known.len() - 1
        })
    };
    f.insts.iter().map(|i| class(&i.decoded) as u32).collect()
}

/// The layout with a jump or branch that arrives an instruction too early or too late, and with one more instruction gone.
fn wrong_layouts(f: &Function, right: &MergedTails, random: &mut Random) -> Vec<MergedTails> {
    let stands = |n: usize| n < f.insts.len() && !right.deleted.contains(&n);
    let mut all = Vec::new();
    for by in [usize::MAX, 1] {
        let moved = |(at, place): (&usize, &usize)| Some((*at, place.wrapping_add(by))).filter(|(_, to)| stands(*to));
        for (at, place) in right.jumps.iter().filter_map(moved) {
            all.push(MergedTails { jumps: changed(&right.jumps, at, place), ..right.clone() });
        }
        for (at, place) in right.retargeted.iter().filter_map(moved) {
            all.push(MergedTails { retargeted: changed(&right.retargeted, at, place), ..right.clone() });
        }
    }
    let plain = |n: &usize| stands(*n) && matches!(f.insts[*n].decoded, Decoded::Plain(_));
    let arrives = |n: &usize| right.jumps.values().chain(right.retargeted.values()).any(|to| to == n);
    let others: Vec<usize> = (0..f.insts.len()).filter(|n| plain(n) && !arrives(n)).collect();
    let mut less = right.clone();
    less.deleted.insert(others[random.below(others.len())]);
    all.push(less);
    all
}

fn changed(map: &BTreeMap<usize, usize>, at: usize, place: usize) -> BTreeMap<usize, usize> {
    let mut map = map.clone();
    map.insert(at, place);
    map
}

fn merged(f: &Function) -> Option<MergedTails> {
    let costs = [LayoutCost { of: vec![1; f.insts.len()], jump: 1 }];
    merge_tails(&TailQuestion { cfg: &Cfg::build(f), classes: &classes(f), costs: &costs })
}

/// The function in the other layout.
fn applied(f: &Function, merged: &MergedTails) -> Function {
    let (mut insts, mut places): (Vec<CodeInst>, Vec<u64>) = (Vec::new(), Vec::new());
    let to = |n: &usize| Target::Local(f.insts[*n].offset);
    for (n, i) in f.insts.iter().enumerate() {
        places.push(insts.len() as u64);
        let decoded = match (merged.deleted.contains(&n), merged.jumps.get(&n), merged.retargeted.get(&n)) {
            (true, None, _) => continue,
            (true, Some(place), _) => Decoded::Jump(to(place)),
            (false, _, None) => i.decoded.clone(),
            (false, _, Some(place)) => match &i.decoded {
                Decoded::Branch(cond, _) => Decoded::Branch(*cond, to(place)),
                _ => Decoded::Jump(to(place)),
            },
        };
        insts.push(CodeInst { decoded, offset: insts.len() as u64, len: 1, ..i.clone() });
    }
    for i in &mut insts {
        if let Decoded::Jump(Target::Local(o)) | Decoded::Branch(_, Target::Local(o)) = &mut i.decoded {
            *o = places[f.at(*o).expect("an instruction stands there")];
        }
    }
    Function { insts, ..f.clone() }
}

fn on_pair<A>(source: &Function, target: &Function, ask: impl FnOnce(&FunctionPair) -> A) -> A {
    let signature = Signature::parse("f(rdi, esi) -> eax").expect("a signature");
    let contract = Contract::from_signature(signature, Source::Option);
    ask(&FunctionPair {
        source,
        target,
        contract: &contract,
        callees: &|_| None,
        deeper_frame: false,
        limits: Limits::default(),
        queries: None,
    })
}

fn is_proved(source: &Function, target: &Function) -> bool {
    on_pair(source, target, |p| prove_functions(p, &mut ProofStats::default())) == RefinementAnswer::Equivalent
}

fn differ(source: &Function, target: &Function) -> bool {
    on_pair(source, target, |p| find_difference(p, RUNS)).is_some()
}

#[test]
fn merged_tails_are_proved_and_wrong_ones_are_not() {
    let mut random = Random::new(21);
    let text: String = (0..FUNCTIONS).map(|n| random_function(&format!("f{n}"), &mut random)).collect();
    let module = input::load_text("random.s", &format!("\t.text\n{text}")).expect("it assembles");
    let (mut right, mut wrong) = (0, 0);
    for f in module.functions.iter().map(|f| &f.function) {
        let Some(layout) = merged(f) else { continue };
        let new = applied(f, &layout);
        assert!(new.insts.len() < f.insts.len(), "{}", f.name);
        assert!(!differ(f, &new), "{}: {layout:?}", f.name);
        assert!(is_proved(f, &new), "{}: {layout:?}", f.name);
        assert!(is_proved(&new, f), "{}, the other way round: {layout:?}", f.name);
        right += 1;
        for layout in wrong_layouts(f, &layout, &mut random) {
            let new = applied(f, &layout);
            if differ(f, &new) {
                assert!(!is_proved(f, &new), "{}: {layout:?}", f.name);
                wrong += 1;
            }
        }
    }
    assert!(right >= 200 && wrong >= 200, "{right} right, {wrong} wrong");
}

/// Three ends that are the same but for what is stored.
const THREE: &str = "\t.text\n\t.globl f\n\t.type f, @function\nf:\n\ttestl %esi, %esi\n\tje .L1\n\tcmpl $3, %esi\n\tje .L2\n\
    \tmovl (%rdi), %eax\n\taddl $5, %eax\n\tmovl %eax, (%rdi)\n\tmovl %esi, 4(%rdi)\n\tmovl $1, %eax\n\tret\n\
    .L1:\n\tmovl (%rdi), %eax\n\taddl $7, %eax\n\tmovl %eax, (%rdi)\n\tmovl %esi, 4(%rdi)\n\tmovl $1, %eax\n\tret\n\
    .L2:\n\tmovl 8(%rdi), %eax\n\taddl $7, %eax\n\tmovl %eax, (%rdi)\n\tmovl %esi, 4(%rdi)\n\tmovl $1, %eax\n\tret\n\
    \t.size f, .-f\n";

/// Options without a search.
const RULES: [&str; 4] = ["--effort", "rules", "--signature", "f(rdi, esi) -> eax"];

#[test]
fn equal_ends_stand_once_where_no_time_counts() {
    for objective in ["instructions", "size", "uops"] {
        let after = optimized(THREE, "x86-64", &[&RULES[..], &["--objective", objective]].concat());
        assert!(after.functions[0].report["merged_tails"].as_u64() >= Some(2), "{objective}:\n{}", after.text);
        assert_eq!(after.text.matches("\tret").count(), 1, "{objective}:\n{}", after.text);
    }
    let after = optimized(THREE, "x86-64", &[&RULES[..], &["--objective", "speed"]].concat());
    assert_eq!(after.text.matches("\tret").count(), 3, "{}", after.text);
}

#[test]
fn claims_are_what_was_found_before_tails_were_merged() {
    let settings = settings(isa::FeatureSet::BASE, lowering::Objective::INSTRUCTIONS, 1);
    // Nothing but the tails can be better in the second.
    let plain = THREE
        .replace("\taddl $5, %eax\n", "")
        .replace("\taddl $7, %eax\n", "")
        .replace("%eax, (%rdi)", "%eax, 12(%rdi)");
    for text in [THREE, &plain] {
        let module = input::load_text("f.s", text).expect("it assembles");
        let contract = input::contract(&module, 0, &[]).expect("a contract");
        let context = FunctionContext::new(&module, 0, contract, settings.march);
        let found = optimize(&context, &settings);
        assert!(found.result.merged_tails >= 2);
        let confirmed = confirm(&context, &settings, &found.unmerged.clone().expect("tails were merged"));
        assert_eq!((confirmed.replacements, confirmed.unmerged), (found.replacements, found.unmerged));
        assert_eq!(confirmed.result.after, found.result.after);
    }
}

/// Two ways that push two registers and end in a call that does not return.
fn unwound(first: [&str; 2], second: [&str; 2]) -> String {
    let way = |[a, b]: [&str; 2]| {
        format!(
            "\tpushq %{a}\n\t.cfi_def_cfa_offset 16\n\t.cfi_offset %{a}, -16\n\tpushq %{b}\n\t.cfi_def_cfa_offset 24\n\
             \t.cfi_offset %{b}, -24\n\tpushq %rdx\n\t.cfi_def_cfa_offset 32\n\tmovl $1, %edi\n\tmovl $2, %esi\n\
             \tmovl $3, %edx\n\tcall g\n\tud2\n"
        )
    };
    let (first, second) = (way(first), way(second));
    format!(
        "\t.text\n\t.globl f\n\t.type f, @function\nf:\n\t.cfi_startproc\n\ttestl %edi, %edi\n\tje .L1\n\t.cfi_remember_state\n\
         {first}.L1:\n\t.cfi_restore_state\n\tmovl %edi, (%rsi)\n{second}\t.cfi_endproc\n\t.size f, .-f\n"
    )
}

#[test]
fn whoever_unwinds_finds_the_same_in_tails_that_are_merged() {
    let options = ["--effort", "rules", "--signature", "f(edi, rsi, rdx) -> void"];
    let same = optimized(&unwound(["rbx", "rbp"], ["rbx", "rbp"]), "x86-64", &options);
    assert_eq!(same.functions[0].report["merged_tails"], 1, "{}", same.text);
    // The same instructions, with the registers in each other's places.
    let other = optimized(&unwound(["rbx", "rbp"], ["rbp", "rbx"]), "x86-64", &options);
    assert_eq!(other.functions[0].report.get("merged_tails"), None, "{}", other.text);
}

#[test]
fn what_is_said_of_unwinding_and_not_understood_keeps_tails_apart() {
    let options = ["--effort", "rules", "--signature", "f(edi, rsi, rdx) -> void"];
    let escapes =
        unwound(["rbx", "rbp"], ["rbx", "rbp"]).replace("\tpushq %rdx\n", "\t.cfi_escape 0x2e, 0x10\n\tpushq %rdx\n");
    let after = optimized(&escapes, "x86-64", &options);
    assert_eq!(after.functions[0].report.get("merged_tails"), None, "{}", after.text);
}
