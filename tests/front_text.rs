//! Assembly text in: what the front end makes of it.

mod support;

use superopt_dag::input;
use support::assembly_files;

fn load(text: &str) -> input::Module {
    input::load_text("input.s", text).unwrap_or_else(|p| panic!("{}", p[0]))
}

/// Instructions of the only function as `line: text`.
fn listing(f: &input::ModuleFunction) -> Vec<String> {
    f.function.insts.iter().map(|i| format!("{}: {}", i.line.unwrap_or(0), i.text)).collect()
}

#[test]
fn statements_are_tied_to_lines() {
    let m = load(
        "\t.text\n\t.globl f\n\t.type f,@function\nf:\tmovl %edi, %eax; addl $1, %eax # one; two\n\
         .L1: /* a ; b\n # */ subl $';', %eax\n\trep; movsb\n\tjne .L1\n\tret\n\t.size f,.-f\n",
    );
    assert_eq!(m.functions.len(), 1);
    let f = &m.functions[0];
    assert_eq!(f.kept, []);
    assert_eq!(
        listing(f),
        ["4: movl %edi, %eax", "4: addl $1, %eax", "6: subl $';', %eax", "7: rep; movsb", "8: jne .L1", "9: ret"]
    );
    assert_eq!(f.label_line, Some(4));
}

fn render(text: &str, first: usize, last: usize, new: &[&str]) -> Result<String, String> {
    let lines = new.iter().map(|l| l.to_string()).collect();
    let replacement = input::Replacement { function: 0, first, last, lines, data: Vec::new(), frameless: false };
    load(text).render(&[replacement], &[]).map_err(|r| format!("{}: {}", r[0].line.unwrap_or(0), r[0].reason))
}

#[test]
fn new_data_stands_behind_the_text_once() {
    let data = vec![(".Lsuperopt_01020304".to_string(), vec![1, 2, 3, 4])];
    let twice = |text: &str| {
        let replacement = |n: usize| input::Replacement {
            function: 0,
            first: n,
            last: n,
            lines: vec!["movl .Lsuperopt_01020304(%rip), %eax".to_string()],
            data: data.clone(),
            frameless: false,
        };
        load(text).render(&[replacement(0), replacement(1)], &[]).expect("it can be changed")
    };
    let text = "\t.globl f\nf:\n\tmovl %edi, %eax\n\taddl $1, %eax\n\tret\n";
    let once = twice(text);
    let added =
        "\tret\n\t.section\t.rodata.cst4,\"aM\",@progbits,4\n\t.balign\t4\n.Lsuperopt_01020304:\n\t.byte\t1, 2, 3, 4\n";
    assert!(once.ends_with(added), "{once}");
    // What is there already is not added again.
    assert_eq!(twice(&once), once);
}

const DEBUG: &str = "\t.globl f\n\t.type f,@function\nf: movl %edi, %eax\n.LVL1:\n\t.loc 1 2 3\n# note\n\
    \taddl $1, %eax # inc\n\t.p2align 4\n.L2:\n\taddl $2, %eax; addl $3, %eax # tail\n\tjne .L2\n\tret\n\t.size f,.-f\n\
    \t.section .debug_x\n\t.quad .LVL1\n";
const FILE: &str = "\t.file 1 \"a.c\"\n\t.text\n";

#[test]
fn only_replaced_lines_change() {
    let text = format!("{FILE}{DEBUG}");
    assert_eq!(
        render(&text, 0, 0, &["leal 1(%rdi), %eax"]).unwrap(),
        text.replace("f: movl %edi, %eax", "f:\n\tleal 1(%rdi), %eax")
    );
    assert_eq!(
        render(&text, 0, 1, &["leal 1(%rdi), %eax"]).unwrap(),
        text.replace(
            "f: movl %edi, %eax\n.LVL1:\n\t.loc 1 2 3\n# note\n\taddl $1, %eax # inc\n",
            "f:\n\t.loc 1 2 3\n# note\n\tleal 1(%rdi), %eax # inc\n.LVL1:\n"
        )
    );
    assert_eq!(
        render(&text, 3, 3, &["incl %eax"]).unwrap(),
        text.replace("\taddl $2, %eax; addl $3, %eax # tail", "\taddl $2, %eax\n\tincl %eax # tail")
    );
}

/// GNU `as` does not know them, and a linker without them folds nothing that it must not.
#[test]
fn address_significance_goes_into_comments() {
    let text = "f:\n\tmovl %edi, %eax\n\tret\n\t.addrsig\n\t.addrsig_sym f # why\n\tnop; .addrsig\n";
    let expected = "f:\n\tmovl %esi, %eax\n\tret\n\t# .addrsig\n\t.addrsig_sym f # why\n\tnop;         \n";
    let expected = expected.replace("\t.addrsig_sym f # why", "\t               # why");
    assert_eq!(render(text, 0, 0, &["movl %esi, %eax"]), Ok(expected));
}

#[test]
fn labels_that_others_use_are_in_the_way() {
    let text = format!("{FILE}{DEBUG}");
    assert_eq!(render(&text, 1, 2, &[]), Err("11: label `.L2` stands between the instructions".to_string()));
    // The jump to the label goes as well, so the label may move behind the replaced lines.
    assert!(render(&text, 1, 4, &["nop"]).unwrap().contains("\tnop\n.L2:\n\tret\n"));
}

#[test]
fn unwinding_directives_are_in_the_way() {
    let text = "\t.globl f\nf:\n\t.cfi_startproc\n\tpushq %rbx\n\t.cfi_def_cfa_offset 16\n\tpopq %rbx\n\tret\n\t.cfi_endproc\n";
    assert_eq!(render(text, 0, 1, &[]), Err("5: `.cfi_def_cfa_offset 16` stands between the instructions".to_string()));
}

#[test]
fn instructions_replaced_by_themselves_leave_the_code_as_it_is() {
    for path in assembly_files() {
        let path = path.to_string_lossy();
        let module = input::load(&path).unwrap_or_else(|p| panic!("{}", p[0]));
        let mut replacements = Vec::new();
        for (function, f) in module.functions.iter().enumerate() {
            for (n, inst) in f.function.insts.iter().enumerate() {
                module.can_replace(function, n, n).unwrap_or_else(|r| panic!("{path}: {}: {}", inst.text, r.reason));
                let lines = vec![inst.text.clone()];
                replacements.push(input::Replacement {
                    function,
                    first: n,
                    last: n,
                    lines,
                    data: Vec::new(),
                    frameless: false,
                });
            }
        }
        let text = module.render(&replacements, &[]).expect("nothing is in the way");
        let again = input::load_text(&path, &text).unwrap_or_else(|p| panic!("{}", p[0]));
        assert_eq!(module.functions.len(), again.functions.len());
        for (a, b) in module.functions.iter().zip(&again.functions) {
            assert_eq!(a.function, b.function, "{path}: {}", a.function.name);
        }
        assert_eq!(module.render(&[], &[]).expect("nothing to do"), std::fs::read_to_string(&*path).expect("the file"));
    }
}

#[test]
fn notes_stand_before_labels() {
    let module = load("\t.globl f\nf:\tret\n");
    let note = input::Note { function: 0, lines: vec!["proved".to_string(), String::new()] };
    assert_eq!(module.render(&[], &[note]).unwrap(), "\t.globl f\n# proved\n#\nf:\tret\n");
}
