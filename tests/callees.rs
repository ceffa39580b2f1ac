//! What calls of functions of the same file read and overwrite: both are found from the callee's code, and a difference in a
//! register is a difference exactly where the callee, or what follows the call, makes something of it.

mod support;

use isa::{Gpr, Reg, Target};
use std::collections::BTreeSet;
use superopt_dag::input::{Module, load_text};
use support::{optimized, path, program};

/// A local function, the registers that it makes something of and those that it surely overwrites, `rax` among them.
struct Helper {
    name: &'static str,
    body: &'static str,
    reads: &'static [&'static str],
    overwrites: &'static [&'static str],
    /// What it may overwrite, too.
    may_write: &'static [&'static str],
}

const HELPERS: [Helper; 9] = [
    Helper { name: "leaf", body: "leaq 1(%rdi), %rax\n ret", reads: &["rdi"], overwrites: &[], may_write: &[] },
    Helper {
        name: "sometimes",
        body: "movl %edi, %eax\n testl %edi, %edi\n je 1f\n xorl %ecx, %ecx\n1: xorl %esi, %esi\n ret",
        reads: &["rdi"],
        overwrites: &["rsi"],
        may_write: &["rcx"],
    },
    Helper {
        name: "saves",
        body: "pushq %rbx\n movq %r10, %rbx\n call leaf\n addq %rbx, %rax\n popq %rbx\n ret",
        reads: &["rdi", "r10"],
        overwrites: &[],
        may_write: &[],
    },
    Helper {
        name: "passes",
        body: "movq %rdx, %rdi\n jmp sometimes",
        reads: &["rdx"],
        overwrites: &["rdi", "rsi"],
        may_write: &["rcx"],
    },
    Helper {
        name: "odd",
        body: "testl %edi, %edi\n je 1f\n decl %edi\n jmp even\n1: movl %r8d, %eax\n ret",
        reads: &["rdi", "r8", "r9"],
        overwrites: &[],
        may_write: &["rdi"],
    },
    Helper {
        name: "even",
        body: "testl %edi, %edi\n je 1f\n decl %edi\n jmp odd\n1: movl %r9d, %eax\n ret",
        reads: &["rdi", "r8", "r9"],
        overwrites: &[],
        may_write: &["rdi"],
    },
    Helper {
        name: "loops",
        body: "xorl %eax, %eax\n1: addq %rdx, %rax\n decl %ecx\n jne 1b\n ret",
        reads: &["rcx", "rdx"],
        overwrites: &["rcx"],
        may_write: &[],
    },
    Helper {
        name: "outside",
        body: "subq $8, %rsp\n call elsewhere\n addq $8, %rsp\n ret",
        reads: &SCRATCH,
        overwrites: &["rdi", "rsi", "rdx", "rcx", "r8", "r9", "r10", "r11"],
        may_write: &[],
    },
    Helper {
        name: "anything",
        body: "jmp *table(,%rdi,8)",
        reads: &SCRATCH,
        overwrites: &[],
        may_write: &["rdi", "rsi", "rdx", "rcx", "r8", "r9", "r10", "r11"],
    },
];

const SCRATCH: [&str; 9] = ["rax", "rcx", "rdx", "rsi", "rdi", "r8", "r9", "r10", "r11"];

fn function(name: &str, body: &str, linkage: &str) -> String {
    format!("\t.text\n{linkage}\t.type {name}, @function\n{name}:\n {body}\n\t.size {name}, .-{name}\n")
}

fn helpers() -> String {
    HELPERS.iter().map(|h| function(h.name, h.body, "")).collect()
}

fn module(text: &str) -> Module {
    load_text("f.s", text).unwrap_or_else(|p| panic!("{p:?}"))
}

/// Every general register that calls may find something in or leave nothing in, with `value` in it before the call of each
/// helper; behind the call `rax` is returned, or the register itself.
fn callers(value: u32) -> String {
    let of = |h: &Helper, r: &str| {
        let set = format!("movl ${value}, %{}", narrow(r));
        let before =
            function(&format!("before_{}_{r}", h.name), &format!("{set}\n call {}\n ret", h.name), "\t.globl f\n");
        let behind = format!("{set}\n call {}\n movq %{r}, %rax\n xorl %edx, %edx\n ret", h.name);
        before + &function(&format!("behind_{}_{r}", h.name), &behind, "")
    };
    HELPERS.iter().flat_map(|h| SCRATCH.map(|r| of(h, r))).collect()
}

fn narrow(r: &str) -> String {
    match r.strip_prefix('r') {
        Some(n) if n.parse::<u32>().is_ok() => format!("{r}d"),
        Some(n) => format!("e{n}"),
        None => r.to_string(),
    }
}

#[test]
fn a_register_counts_where_the_callee_or_what_follows_makes_something_of_it() {
    let dir = tempfile::tempdir().expect("a directory");
    let texts = [1, 2].map(|value| {
        let name = path(dir.path(), &format!("{value}.s"));
        std::fs::write(&name, helpers() + &callers(value)).expect("written");
        name
    });
    let mut command = vec!["verify", &texts[0], &texts[1]];
    // Of the results `rax` alone is read, so what the callee leaves elsewhere does not count.
    let signatures: Vec<String> = HELPERS
        .iter()
        .flat_map(|h| SCRATCH.map(|r| ["before", "behind"].map(|p| format!("{p}_{}_{r}() -> rax", h.name))))
        .flatten()
        .collect();
    let options: Vec<&str> = signatures.iter().flat_map(|s| ["--signature", s.as_str()]).collect();
    command.extend(&options);
    let said = program(&command);
    let said = String::from_utf8_lossy(&said.stdout).into_owned();
    let verdict = |name: &str| {
        let line =
            said.lines().find(|l| l.starts_with(&format!("{name}:"))).unwrap_or_else(|| panic!("{name}\n{said}"));
        line.contains("equivalent")
    };
    for h in &HELPERS {
        for r in SCRATCH {
            let read = h.reads.contains(&r);
            assert_eq!(verdict(&format!("before_{}_{r}", h.name)), !read, "{} reads {r}\n{said}", h.name);
            let gone = r == "rax" || h.overwrites.contains(&r);
            assert_eq!(verdict(&format!("behind_{}_{r}", h.name)), !read && gone, "{} overwrites {r}\n{said}", h.name);
        }
    }
}

#[test]
fn effects_are_those_of_the_code() {
    let all: String = HELPERS.iter().map(|h| format!(" call {}\n", h.name)).collect();
    let m = module(&(helpers() + &function("all", &(all + " ret"), "")));
    let known = m.callees(m.position("all").expect("the last one"));
    for h in &HELPERS {
        let e = known.of(&Target::Symbol(h.name.into())).expect("a function of the text");
        let set = |has: &dyn Fn(Reg) -> bool| -> BTreeSet<String> {
            let scratch = Gpr::all().filter(|g| !g.callee_saved() && *g != Gpr::RSP);
            scratch.filter(|g| has(Reg::of(*g))).map(|g| g.to_string()).collect()
        };
        let listed = |names: &[&[&str]]| names.concat().iter().map(|r| r.to_string()).collect::<BTreeSet<String>>();
        assert_eq!(set(&|r| e.reads.at(r) != 0), listed(&[h.reads]), "{} reads", h.name);
        let result: &[&str] = if h.name == "anything" { &[] } else { &["rax"] };
        assert_eq!(set(&|r| e.kills.at(r) == u64::MAX), listed(&[h.overwrites, result]), "{} overwrites", h.name);
        let written = listed(&[h.overwrites, h.may_write, &["rax"]]);
        assert_eq!(set(&|r| e.writes[r.index()] != 0), written, "{} may write", h.name);
    }
}

/// What may be another function when the program runs keeps to the ABI alone.
#[test]
fn of_a_global_callee_no_more_is_known_than_of_one_from_elsewhere() {
    let m = module(&(function("f", "movl $1, %eax\n ret", "\t.globl f\n") + &function("g", "call f\n ret", "")));
    let g = m.position("g").expect("the second one");
    let isa::Decoded::Call(target) = &m.functions[g].function.insts[0].decoded else { panic!("a call") };
    let e = m.callees(g).of(target).expect("a function of the text");
    for r in Reg::all() {
        assert_eq!(r.carries_arguments() || r == Reg::of(Gpr::RSP), e.reads.at(r) != 0, "{r}");
        assert_eq!(r.callee_saved() || r == Reg::of(Gpr::RSP), e.writes[r.index()] == 0, "{r}");
        // Callers that were compiled with it may know what it leaves alone.
        assert_eq!(e.kills.at(r) != 0, r == Reg::of(Gpr::RAX), "{r}");
    }
}

/// A flag of a counter and a call that reads two arguments: the store of an immediate, and the comparison with memory.
#[test]
fn registers_that_no_callee_reads_are_free_before_the_call() {
    let text = "\t.text\n\t.type set, @function\nset:\n\tmovl %esi, (%rdi)\n\tret\n\t.size set, .-set\n\t.globl f\n\t.type f, @function\n\
                f:\n\tmovl $1, %eax\n\tmovw %ax, 20(%rdi)\n\tmovl 32(%rdi), %edx\n\ttestl %edx, %edx\n\tjle .L1\n\tmovl $7, %esi\n\
                \tcall set\n.L1:\n\txorl %eax, %eax\n\tret\n\t.size f, .-f\n";
    let limits = ["--evaluations", "20000", "--longest", "2", "--rlimit", "2000000", "--signature", "f(rdi) -> eax"];
    let f = optimized(text, "x86-64", &limits);
    let count = f.functions.iter().find(|f| f.name == "f").expect("the function").instructions;
    assert!(count <= 6, "{count}: {}", f.text);
}
