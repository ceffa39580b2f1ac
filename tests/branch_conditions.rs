//! Branches on other conditions than in the input, where other flags show what they ask for. Each result was verified.

mod support;

use superopt_dag::cli::fuzz::settings;
use superopt_dag::function::context::FunctionContext;
use superopt_dag::input;
use superopt_dag::pipeline::{confirm, optimize};
use support::{LIMITS, optimized};

/// What stands in front of `je .L1`, instructions that are left of the function, and its branch.
const CASES: [(&str, u64, &str); 9] = [
    ("xorl %esi, %edi; shrl $31, %edi", 5, "jns .L"),
    ("addl %esi, %edi; andl $0x80000000, %edi", 5, "jns .L"),
    ("movl %esi, %eax; andl $8, %eax; cmpl $8, %eax", 5, "jne .L"),
    ("cmpl %esi, %edi; setg %al; testb %al, %al", 5, "jle .L"),
    ("cmpq %rsi, %rdi; setb %al; movzbl %al, %eax; cmpl $1, %eax", 5, "jb .L"),
    ("movq %rdi, %rax; sarq $63, %rax; notq %rax; testq %rax, %rax", 5, "jne .L"),
    ("subl %esi, %edi; movl %edi, %eax; shrl $31, %eax; xorl $1, %eax", 5, "js .L"),
    // Only what the search makes of it shows it.
    ("shrl $31, %edi; shrl $31, %esi; cmpl %esi, %edi", 5, "jns .L"),
    // Nothing shows it.
    ("leal (%rdi,%rsi), %eax; cmpl $77, %eax", 6, "je .L"),
];

/// A function that stores on one way only, so that no region has the branch inside.
fn function(n: usize, before: &str) -> String {
    let lines: String = before.split("; ").map(|l| format!("\t{l}\n")).collect();
    format!(
        "# superopt: f{n}(rdi, rsi, rdx) -> eax\n\t.globl f{n}\n\t.type f{n},@function\nf{n}:\n{lines}\tje .L{n}\n\
         \tmovl $5, %eax\n\tret\n.L{n}:\n\tmovl $99, (%rdx)\n\tmovl $7, %eax\n\tret\n\t.size f{n},.-f{n}\n"
    )
}

#[test]
fn branches_ask_the_flags_that_are_there() {
    let functions = CASES.iter().enumerate().map(|(n, c)| function(n, c.0));
    let text = "\t.text\n".to_string() + &functions.collect::<String>();
    let after = optimized(&text, "haswell", &LIMITS);
    for (n, (before, count, branch)) in CASES.iter().enumerate() {
        let own =
            after.text.split(&format!("\nf{n}:\n")).nth(1).and_then(|t| t.split(".size").next()).expect("it is there");
        assert_eq!(after.counts()[n].1, *count, "{before}:\n{own}");
        assert!(own.contains(&format!("\t{branch}{n}\n")), "{before}:\n{own}");
    }
}

/// Flags that are looked at behind the branch, too, stay what they are.
#[test]
fn flags_that_live_on_stay() {
    let text = "\t.text\n# superopt: f(rdi, rsi, rdx) -> eax\n\t.globl f\n\t.type f,@function\nf:\n\txorl %esi, %edi\n\tshrl $31, %edi\n\
        \tje .L1\n\tmovl $0, %eax\n\tsete %al\n\tret\n.L1:\n\tmovl %esi, (%rdx)\n\tsetne %al\n\tmovzbl %al, %eax\n\tret\n\t.size f,.-f\n";
    let after = optimized(text, "haswell", &LIMITS);
    assert!(after.text.contains("je .L1") || after.text.contains("jns .L1"), "{}", after.text);
}

/// What is claimed of such a branch is proved like everything else, whatever the search would have had it ask.
#[test]
fn claimed_branches_are_proved() {
    let settings = settings(isa::FeatureSet::BASE, lowering::Objective::INSTRUCTIONS, 1);
    for before in ["xorl %esi, %edi; shrl $31, %edi", "shrl $31, %edi; shrl $31, %esi; cmpl %esi, %edi"] {
        let module = input::load_text("f.s", &function(0, before)).expect("it assembles");
        let contract = input::contract(&module, 0, &[]).expect("a contract");
        let context = FunctionContext::new(&module, 0, contract, settings.march);
        let found = optimize(&context, &settings).replacements;
        assert!(found.iter().flat_map(|r| &r.lines).any(|l| l == "jns .L0"), "{found:?}");
        assert_eq!(confirm(&context, &settings, &found).replacements, found);
        for other in ["js .L0", "je .L0", "jne .L0", "jmp .L0", "ret"] {
            let mut wrong = found.clone();
            wrong
                .iter_mut()
                .flat_map(|r| &mut r.lines)
                .filter(|l| l.starts_with('j'))
                .for_each(|l| *l = other.to_string());
            assert!(confirm(&context, &settings, &wrong).replacements.is_empty(), "{before}: {other}");
        }
    }
}
