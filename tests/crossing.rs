//! Code over general registers that vector instructions do in fewer, where a machine that has them is asked for.

mod support;

use serde_json::Value;
use support::{path, program};

/// Averages of the bytes of two numbers, rounded up; sums of unsigned bytes that stay at 255; and the order of two numbers
/// of two words, which needs no vectors but one more width than its result has.
const TEXT: &str = "
\t.text
# superopt: average(edi, esi) -> eax
\t.globl average
\t.type average,@function
average:
\tmovl %edi, %eax
\torl %esi, %eax
\txorl %esi, %edi
\tshrl %edi
\tandl $2139062143, %edi
\tsubl %edi, %eax
\tret
\t.size average,.-average
# superopt: below(rdi, rsi, rdx, rcx) -> al
\t.globl below
\t.type below,@function
below:
\tcmpq %rdx, %rdi
\tsetb %r8b
\tcmpq %rcx, %rsi
\tsetb %al
\tsete %r9b
\tandb %r8b, %r9b
\torb %r9b, %al
\tret
\t.size below,.-below
";

struct Answer {
    name: String,
    instructions: u64,
    text: String,
}

fn answers(more: &[&str]) -> Vec<Answer> {
    let dir = tempfile::tempdir().expect("a temporary directory");
    let (input, output, json) = (path(dir.path(), "in.s"), path(dir.path(), "out.s"), path(dir.path(), "r.json"));
    std::fs::write(&input, TEXT).expect("written");
    let limits = ["--evaluations", "1000000", "--longest", "4", "--rlimit", "5000000"];
    let run = program(&[&limits[..], more, &["-q", "--json", &json, "-o", &output, &input]].concat());
    assert!(run.status.success(), "{}", String::from_utf8_lossy(&run.stderr));
    let verdict = program(&[&["verify", &input, &output][..], more].concat());
    assert!(verdict.status.success(), "{}", String::from_utf8_lossy(&verdict.stdout));
    let text = std::fs::read_to_string(&output).expect("the output");
    let report: Value = serde_json::from_slice(&std::fs::read(json).expect("the report")).expect("JSON");
    let of = |f: &Value| Answer {
        name: f["name"].as_str().expect("a name").to_string(),
        instructions: f["after"]["instructions"].as_u64().expect("a number"),
        text: text.clone(),
    };
    report["functions"].as_array().expect("functions").iter().map(of).collect()
}

#[test]
fn bytes_of_a_register_are_averaged_in_a_vector() {
    let all = answers(&["--march", "haswell"]);
    let counts: Vec<(&str, u64)> = all.iter().map(|a| (a.name.as_str(), a.instructions)).collect();
    assert_eq!(counts, [("average", 4), ("below", 3)]);
    assert!(all[0].text.contains("vpavgb"), "{}", all[0].text);
}

#[test]
fn nobody_gets_vectors_unasked() {
    let all = answers(&[]);
    assert!(!all[0].text.contains("xmm"), "{}", all[0].text);
    assert!(all[0].instructions <= 6 && all[1].instructions <= 7);
}
