//! Constant time: functions that show a secret are refused by name, others are not, and what the program writes shows no
//! more than its input.

use clap::Parser;
use dag::ir::random::Random;
use dag::verify::leakage::LeakKind;
use std::collections::BTreeSet;
use superopt_dag::cli::arguments::{Cli, Command};
use superopt_dag::cli::verify::rows;
use superopt_dag::function::secrecy::ModuleSecrecy;
use superopt_dag::input::{self, Module};
use superopt_dag::options::signatures;

fn load(name: &str) -> Module {
    let path = format!("{}/tests/leaks/{name}", env!("CARGO_MANIFEST_DIR"));
    input::load(&path).unwrap_or_else(|p| panic!("{path}: {p:?}"))
}

/// What `# leak:` calls a kind.
const fn name(kind: &LeakKind) -> &'static str {
    match kind {
        LeakKind::Branch => "branch",
        LeakKind::LoadAddress => "load",
        LeakKind::StoreAddress => "store",
        LeakKind::Time => "time",
        LeakKind::Target => "target",
        LeakKind::Unmodelled => "unmodelled",
        LeakKind::Argument(_) => "argument",
        LeakKind::Callee => "callee",
    }
}

/// What is found in each function: its name, and lines with kinds.
fn found(module: &Module) -> Vec<(String, BTreeSet<(u32, &'static str)>)> {
    let given = signatures(&["* where constant_time".to_string()]).expect("a signature");
    let secrecy = ModuleSecrecy::new(module, &given, dag::smt::Limits { rlimit: 40_000_000, seed: 1 });
    let of = |index: usize| {
        let name_of = module.functions[index].function.name.clone();
        let answer = secrecy.of(index).unwrap_or_else(|p| panic!("{name_of}: {p:?}"));
        let leaks = answer.leakage.leaks.iter().filter(|l| l.kind != LeakKind::Callee);
        assert!(leaks.clone().all(|l| l.is_shown()), "{name_of}: not known: {:?}", answer.leakage);
        let place = |inst: usize| answer.function.insts[inst].line.expect("a line");
        (name_of, leaks.map(|l| (place(l.inst), name(&l.kind))).collect())
    };
    (0..module.functions.len()).map(of).collect()
}

#[test]
fn every_leak_is_named_with_its_line_and_kind() {
    let module = load("leaking.s");
    let mut wanted: BTreeSet<(u32, &str)> = BTreeSet::new();
    for (n, line) in module.lines.iter().enumerate().skip(1) {
        let Some((_, kinds)) = line.split_once("# leak: ") else { continue };
        wanted.extend(kinds.split(' ').map(|k| (n as u32 + 1, k)));
    }
    let answers = found(&module);
    let all: BTreeSet<(u32, &str)> = answers.iter().flat_map(|(_, leaks)| leaks.iter().copied()).collect();
    assert_eq!(wanted.difference(&all).collect::<Vec<_>>(), Vec::<&(u32, &str)>::new(), "missed");
    assert_eq!(all.difference(&wanted).collect::<Vec<_>>(), Vec::<&(u32, &str)>::new(), "not leaks");
    assert!(answers.iter().filter(|(_, leaks)| !leaks.is_empty()).count() >= 70);
}

#[test]
fn clean_functions_are_not_refused() {
    let module = load("clean.s");
    let refused: Vec<_> = found(&module).into_iter().filter(|(_, leaks)| !leaks.is_empty()).collect();
    assert!(refused.is_empty(), "{refused:?}");
    assert!(module.functions.len() >= 55);
}

/// Registers of the random functions that hold secrets, in four widths.
const SECRETS: [[&str; 4]; 6] = [
    ["%rax", "%eax", "%ax", "%al"],
    ["%rcx", "%ecx", "%cx", "%cl"],
    ["%rdx", "%edx", "%dx", "%dl"],
    ["%r8", "%r8d", "%r8w", "%r8b"],
    ["%r9", "%r9d", "%r9w", "%r9b"],
    ["%r10", "%r10d", "%r10w", "%r10b"],
];

/// An instruction of constant time over secrets, at public addresses.
fn clean_instruction(random: &mut Random) -> String {
    let reg = |random: &mut Random, width: usize| SECRETS[random.below(SECRETS.len())][width];
    let (w, wide) = (random.below(2), random.below(2) == 0);
    let suffix = ["q", "l"][w];
    let at = 8 * random.below(8);
    let pointer = ["(%rdi)", "(%rsi)", "(%rdi,%r11,8)", "(%rsp)"][random.below(4)];
    let offset = if pointer == "(%rsp)" { -(8 * (1 + random.below(6) as i64)) } else { at as i64 };
    let memory = format!("{offset}{pointer}");
    // Two of them: a difference of one with itself is no secret.
    let k = random.below(SECRETS.len());
    let (a, b) = (SECRETS[k][w], SECRETS[(k + 1 + random.below(SECRETS.len() - 1)) % SECRETS.len()][w]);
    let from = if wide { memory.clone() } else { b.to_string() };
    let name = |list: &[&str], random: &mut Random| list[random.below(list.len())].to_string();
    match random.below(12) {
        0 => format!("{}{suffix} {from}, {a}", name(&["add", "sub", "xor", "and", "or", "adc", "sbb", "cmp"], random)),
        1 => format!("{}{suffix} ${}, {a}", name(&["shl", "shr", "sar", "rol", "ror"], random), 1 + random.below(31)),
        2 => format!("{}{suffix} %cl, {a}", name(&["shl", "shr", "sar", "rol"], random)),
        3 => format!("cmov{}{suffix} {from}, {a}", name(&["e", "b", "ae", "s", "l"], random)),
        4 => format!("set{} {}", name(&["e", "b", "o", "g"], random), reg(random, 3)),
        5 => format!("imul{suffix} {from}, {a}"),
        6 => format!("mov{suffix} {a}, {memory}"),
        7 => format!("mov{suffix} {memory}, {a}"),
        8 => format!("lea{suffix} {}({},{},4), {a}", random.below(99), reg(random, 0), reg(random, 0)),
        9 => format!("movzbl {}, {}", reg(random, 3), reg(random, 1)),
        10 => format!("{}{suffix} {a}", name(&["neg", "not", "inc", "dec", "bswap"], random)),
        _ => format!("mulxq {}, {}, {}", reg(random, 0), reg(random, 0), reg(random, 0)),
    }
}

/// One that shows a register, and the kind.
fn leaking_instruction(random: &mut Random, n: usize) -> (String, &'static str) {
    let [q, l, ..] = SECRETS[random.below(SECRETS.len())];
    // What was computed before may be a constant.
    let fresh = format!("movq 72(%rsi), {q}\n\t");
    let (text, kind) = match random.below(8) {
        0 => (format!("cmpq 56(%rdi), {q}\n\tjne .Lleak{n}\n\tincq %rax\n.Lleak{n}:"), "branch"),
        1 => (format!("movzbl (%rdi,{q}), %eax"), "load"),
        2 => (format!("movl $1, 8(%rsi,{q},4)"), "store"),
        3 => (format!("popcntq {q}, %rax"), "time"),
        4 => (format!("pextq {q}, %rax, %rax"), "time"),
        5 => (format!("lzcntl {l}, %eax"), "time"),
        6 => (format!("movq -64(%rsp,{q},8), %rax"), "load"),
        _ => (format!("cmpl 60(%rsi), {l}\n\tjb .Lleak{n}\n\tnotq %rcx\n.Lleak{n}:"), "branch"),
    };
    (fresh + &text, kind)
}

/// A function over secrets in registers and memory, in a loop of known length or none, with a leak or without.
fn random_function(n: u64, leak: bool) -> (String, &'static str) {
    let mut random = Random::numbered(0x1eaf, n);
    let count = 6 + random.below(30);
    let looped = random.below(2) == 0;
    let mut lines: Vec<String> = (0..count).map(|_| clean_instruction(&mut random)).collect();
    let mut kind = "";
    if leak {
        let (text, of) = leaking_instruction(&mut random, n as usize);
        kind = of;
        lines.insert(random.below(count + 1), text);
    }
    let stored: Vec<String> = (0..6).map(|k| format!("movq {}, -{}(%rsp)\n\t", SECRETS[k][0], 8 * (k + 1))).collect();
    let (head, tail) = match looped {
        true => {
            (format!("xorl %r11d, %r11d\n.Lloop{n}:\n\t"), format!("\n\tincq %r11\n\tcmpq $5, %r11\n\tjne .Lloop{n}"))
        }
        false => ("movl $3, %r11d\n\t".to_string(), String::new()),
    };
    let signature = "(rdi, rsi, rax, rcx, rdx, r8, r9, r10) -> rax where public(rdi, rsi)";
    let text = format!(
        "# superopt: f{n}{signature}\n\t.globl f{n}\n\t.type f{n}, @function\nf{n}:\n\t{}{head}{}{tail}\n\tret\n\t.size f{n}, .-f{n}\n",
        stored.concat(),
        lines.join("\n\t")
    );
    (text, kind)
}

#[test]
fn random_clean_functions_are_not_refused_and_a_leak_in_each_is() {
    const FUNCTIONS: u64 = 200;
    for leak in [false, true] {
        let functions: Vec<(String, &str)> = (0..FUNCTIONS).map(|n| random_function(n, leak)).collect();
        let text: String = functions.iter().map(|f| f.0.as_str()).collect();
        let module = input::load_text("random.s", &format!("\t.text\n{text}")).unwrap_or_else(|p| panic!("{}", p[0]));
        for ((text, kind), (name, leaks)) in functions.iter().zip(found(&module)) {
            let kinds: BTreeSet<&str> = leaks.iter().map(|l| l.1).collect();
            match leak {
                false => assert!(kinds.is_empty(), "{name}: {leaks:?}\n{text}"),
                true => assert!(kinds.contains(kind), "{name}: {leaks:?}, not {kind}\n{text}"),
            }
        }
    }
}

#[test]
fn a_version_may_show_what_the_original_shows_and_no_more() {
    let words = ["superopt-dag", "verify", "A", "B", "--constant-time"];
    let Some(Command::Verify(args)) = Cli::parse_from(words).command else { panic!("`verify`") };
    let (before, after) = (load("before.s"), load("after.s"));
    let verdicts = rows(&before, &after, &args.common).unwrap_or_else(|p| panic!("{p:?}"));
    assert!(verdicts.len() >= 20);
    for v in verdicts {
        let wanted = if v.name.starts_with("more_") { "leaks" } else { "equivalent" };
        assert_eq!(v.verdict, wanted, "{}: {}", v.name, v.reason);
    }
}

#[test]
fn what_is_written_is_clean_where_the_input_is() {
    let input = "\t.text\n\t.globl pack\n\t.type pack, @function\npack:\n\tmovl %edi, %eax\n\tshrl $3, %eax\n\tandl $31, %eax\n\
                 \tmovl %edi, %ecx\n\tshrl $5, %ecx\n\tandl $2016, %ecx\n\torl %ecx, %eax\n\tshrl $8, %edi\n\
                 \tandl $63488, %edi\n\torl %edi, %eax\n\tret\n\t.size pack, .-pack\n";
    let path = std::env::temp_dir().join(format!("superopt-leaks-{}.s", std::process::id()));
    std::fs::write(&path, input).expect("written");
    let run = |more: &[&str]| {
        let mut command = std::process::Command::new(env!("CARGO_BIN_EXE_superopt-dag"));
        let signature =
            ["--march", "haswell", "--signature", "pack(edi) -> eax", "--evaluations", "20000", "--longest", "2"];
        let o = command
            .args(["--objective", "instructions"])
            .args(signature)
            .args(more)
            .arg(&path)
            .output()
            .expect("the program starts");
        assert!(o.status.success(), "{}", String::from_utf8_lossy(&o.stderr));
        String::from_utf8(o.stdout).expect("text")
    };
    assert!(run(&[]).contains("pext"), "the shortest form has one");
    let clean = run(&["--constant-time"]);
    assert!(!clean.contains("pext") && clean.contains("# constant time: nothing secret shows"), "{clean}");
    std::fs::remove_file(&path).expect("it was there");
    let module = input::load_text("clean.s", &clean).unwrap_or_else(|p| panic!("{}", p[0]));
    assert!(found(&module).iter().all(|f| f.1.is_empty()));
}
