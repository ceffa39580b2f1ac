//! Which contract a function gets, and what is said about contracts that cannot be.

use dag::analysis::contract::Source;
use superopt_dag::input;

const CODE: &str = "\t.globl f, __clzdi2\n\t.text\nf:\n\tleal 1(%rdi), %eax\n\tret\n__clzdi2:\n\tbsr %rdi, %rax\n\txor $63, %eax\n\tret\n";

/// Contracts as text, or the problems.
fn contracts(text: &str, options: &[&str]) -> Result<Vec<String>, Vec<String>> {
    let module = input::load_text("input.s", text).expect("assembles");
    let options: Vec<String> = options.iter().map(|o| o.to_string()).collect();
    match input::contracts(&module, &options) {
        Ok(c) => Ok(c.iter().map(|c| c.text()).collect()),
        Err(p) => Err(p.iter().map(|p| p.to_string()).collect()),
    }
}

#[test]
fn sources_in_order() {
    let plain = contracts(CODE, &[]).unwrap();
    assert_eq!(
        plain,
        [
            "returns rax, rdx, zmm0, xmm1 (System V ABI, nothing else known)",
            "__clzdi2(rdi) -> eax where rdi != 0 (library prototype)"
        ]
    );
    let annotated = format!("# superopt: f(edi) -> eax\n{CODE}");
    assert_eq!(contracts(&annotated, &[]).unwrap()[0], "f(edi) -> eax (annotation)");
    assert_eq!(
        contracts(&annotated, &["f(rdi) -> al where edi != 0"]).unwrap()[0],
        "f(rdi) -> al where edi != 0 (--signature)"
    );
}

#[test]
fn all_problems_are_reported_together() {
    assert_eq!(
        contracts(CODE, &["h(edi) -> eax", "f(edi -> eax", "f(esi) -> eax"]).unwrap_err(),
        [
            "<command line>: error: input.s has no function `h`\n    h(edi) -> eax\n    remedy: name one of: f, __clzdi2",
            "<command line>: error: malformed signature, column 7: expected `)`, found `->`\n    f(edi -> eax\n    remedy: \
             write NAME(ARG, ...) -> RET[, RET...] [where COND, ...], as in `f(edi, rsi) -> eax where edi != 0`",
            "input.s:3: error: the signature of `f` contradicts the code: the code reads rdi at entry, which the signature \
             gives no argument in; it does not do the same for rdi = 0x17 and for rdi = 0x75483ede82fd8b74, rsi = 0x40001\n    \
             f(esi) -> eax (--signature)\n    remedy: give the signature every register that the \
             function takes arguments in",
        ]
    );
}

#[test]
fn annotations_are_checked_on_loading() {
    let text = format!("# superopt: f(edi -> eax\n# superopt: g() -> void\n{CODE}");
    let problems = input::load_text("input.s", &text).expect_err("is refused");
    assert_eq!(
        problems.iter().map(|p| p.to_string()).collect::<Vec<_>>(),
        [
            "input.s:1: error: malformed signature, column 7: expected `)`, found `->`\n    # superopt: f(edi -> eax\n    remedy: \
             write NAME(ARG, ...) -> RET[, RET...] [where COND, ...], as in `f(edi, rsi) -> eax where edi != 0`",
            "input.s:2: error: input.s has no function `g`\n    # superopt: g() -> void\n    remedy: name one of: f, __clzdi2",
        ]
    );
}

/// Instructions without a row that only write a register do not read it.
#[test]
fn what_is_only_written_is_no_argument() {
    let lines = [
        "movabsq $table, %rax",
        "kmovd %edi, %k1\n\tvmovss (%rdi), %xmm0{%k1}{z}\n\tvmovd %xmm0, %eax",
        "vrcp14ps (%rdi), %xmm0\n\tvmovd %xmm0, %eax",
        "rdtsc",
    ];
    for line in lines {
        let problems = contracts(&format!("f:\n\t{line}\n\taddl %edi, %eax\n\tret\n"), &["f(rdi) -> eax"]);
        assert!(problems.is_ok(), "{problems:?}");
    }
    let merged = "f:\n\tkmovd %edi, %k1\n\tvmovss (%rdi), %xmm0{%k1}\n\tvmovd %xmm0, %eax\n\tret\n";
    assert!(contracts(merged, &["f(rdi) -> eax"]).unwrap_err()[0].contains("the code reads xmm0 at entry"));
}

#[test]
fn two_signatures_of_one_function_must_agree() {
    assert!(contracts(CODE, &["f(edi) -> eax", "f(edi) -> eax"]).is_ok());
    let problems = contracts(CODE, &["f(edi) -> eax", "f(rdi) -> eax"]).unwrap_err();
    assert!(problems[0].contains("a second signature for `f`"), "{}", problems[0]);
}

#[test]
fn callers_in_the_same_object_may_rely_on_what_is_left_alone() {
    let text = format!("{CODE}\t.globl g\ng:\n\tcall f\n\tret\n");
    assert_eq!(
        contracts(&text, &["f(edi) -> eax"]).unwrap()[0],
        "f(edi) -> eax, leaves rcx, rdx, rsi, rdi, r8, r9, r10, r11 alone (--signature)"
    );
}

#[test]
fn debug_information_of_both_compilers_is_read() {
    let mut read = 0;
    for compiler in ["gcc", "clang"] {
        for problem in ["p01", "p13", "p25"] {
            let path = format!("{}/examples/hd/asm/{compiler}/{problem}.s", env!("CARGO_MANIFEST_DIR"));
            let module = input::load(&path).expect("assembles");
            for (f, c) in module.functions.iter().zip(input::contracts(&module, &[]).expect("no problems")) {
                assert_eq!(c.source, Source::Dwarf, "{path}: {}", f.function.name);
                assert_eq!(f.kept, [], "{path}: {}", f.function.name);
                let bits = if f.function.name.ends_with("32") { 0xffff_ffff } else { u64::MAX };
                assert_eq!(c.live_out[0], bits, "{path}: {}", f.function.name);
                read += 1;
            }
        }
    }
    assert!(read >= 12);
}

/// What an assembler says of a function has no types, which does not mean that there is no result.
#[test]
fn debug_information_of_assemblers_is_no_signature() {
    let dir = tempfile::tempdir().expect("a temporary directory");
    let (text, object) = (dir.path().join("x.s"), dir.path().join("x.o"));
    std::fs::write(&text, "\t.globl h\n\t.type h, @function\nh:\n\tmovl %edi, %eax\n\tret\n\t.size h, .-h\n")
        .expect("written");
    let o =
        std::process::Command::new("as").args(["--64", "-g", "-o"]).args([&object, &text]).output().expect("`as` runs");
    assert!(o.status.success(), "{}", String::from_utf8_lossy(&o.stderr));
    let module = input::load(&object.to_string_lossy()).expect("it is read");
    let names = input::contracts(&module, &[]).expect("no problems");
    assert_eq!(names.iter().map(|c| c.source).collect::<Vec<_>>(), [Source::Abi]);
}

/// What a compiler says with `-g1` of functions that have results and arguments has no types either.
#[test]
fn minimal_debug_information_of_compilers_is_no_signature() {
    let dir = tempfile::tempdir().expect("a temporary directory");
    let (code, text) = (dir.path().join("x.c"), dir.path().join("x.s"));
    std::fs::write(&code, "unsigned twice(unsigned x) { return 2 * x; }\nvoid nothing(void) {}\n").expect("written");
    for (level, sources) in [("-g1", [Source::Abi; 2]), ("-g", [Source::Dwarf; 2])] {
        let compiled = std::process::Command::new("cc").args(["-O2", level, "-S", "-o"]).args([&text, &code]).output();
        let o = compiled.expect("`cc` runs");
        assert!(o.status.success(), "{}", String::from_utf8_lossy(&o.stderr));
        let module = input::load(&text.to_string_lossy()).expect("it is read");
        let names = input::contracts(&module, &[]).expect("no problems");
        assert_eq!(names.iter().map(|c| c.source).collect::<Vec<_>>(), sources, "{level}");
    }
}

#[test]
fn unknown_function_names_are_reported() {
    let module = input::load_text("input.s", CODE).expect("assembles");
    let select =
        |names: &[&str]| input::select_functions(&module, &names.iter().map(|n| n.to_string()).collect::<Vec<_>>());
    assert_eq!(select(&[]), Ok(vec![0, 1]));
    assert_eq!(select(&["__clzdi2"]), Ok(vec![1]));
    let problems = select(&["f", "x", "y"]).unwrap_err();
    assert_eq!(problems.len(), 2);
    assert_eq!(problems[0].to_string(), "input.s: error: no function `x`\n    remedy: functions here: f, __clzdi2");
}

/// What an instruction reads is what its meaning depends on: the index of `bzhi` is a byte, the count of `shlx` 6 bits.
#[test]
fn a_byte_that_is_read_is_no_argument_above_it() {
    let f = |line: &str| format!("f:\n\tmovb $51, %al\n\t{line}\n\tret\n");
    for line in ["bzhi %rax, %rdi, %rax", "shlx %rax, %rdi, %rax", "bextr %rax, %rdi, %rax; movzbl %al, %eax"] {
        let read = contracts(&f(line), &["f(rdi) -> rax"]);
        // `bextr` reads a length from the next byte.
        assert_eq!(read.is_err(), line.contains("bextr"), "{line}: {read:?}");
    }
}

/// What gcc 12 makes of a comparison of two words: `or` joins a byte with the upper part of r10, of which nothing comes.
const JOINED_BYTES: &str = "\t.text\n\t.globl f\n\t.type f, @function\nf:\n\tcmpq %rsi, %rdi\n\tsetb %r10b\n\tcmpq \
                            %rdx, %rsi\n\tsetnb %cl\n\torl %r10d, %ecx\n\tmovzbl %cl, %eax\n\tret\n\t.size f, .-f\n";

#[test]
fn what_is_read_and_comes_to_nothing_is_no_argument() {
    let signature = "f(rdi, rsi, rdx) -> eax";
    assert_eq!(contracts(JOINED_BYTES, &[signature]).unwrap(), ["f(rdi, rsi, rdx) -> eax (--signature)"]);
    // Bits 8 to 15 of the sum are shown.
    let shown = JOINED_BYTES.replace("movzbl %cl", "movzwl %cx");
    let refused = contracts(&shown, &[signature]).unwrap_err();
    assert_eq!(refused.len(), 2, "{refused:?}");
    for (problem, register) in refused.iter().zip(["rcx", "r10"]) {
        let start =
            format!("input.s:4: error: the signature of `f` contradicts the code: the code reads {register} at entry");
        let states = format!("; it does not do the same for {register} = 0x");
        assert!(
            problem.starts_with(&start) && problem.contains(&states) && problem.contains(", rdx = 0x"),
            "{problem}"
        );
    }
    // A vector register that a result depends on.
    let vector = JOINED_BYTES.replace("orl %r10d, %ecx\n\tmovzbl %cl, %eax", "movd %xmm0, %eax");
    assert!(contracts(&vector, &[signature]).unwrap_err()[0].contains("xmm0 at entry"));
}
