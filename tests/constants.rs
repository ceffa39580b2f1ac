//! Constants that the input does not have: a multiplier, a mask before an addition, a shift count, a
//! bound.

mod support;

use serde_json::Value;
use support::{path, program};

/// A sum of multiples that is one product; two fields side by side, and 77 more; shifts that are fewer; whether an eighth is
/// below 125.
const TEXT: &str = "
\t.text
# superopt: scale(edi) -> eax
\t.globl scale
\t.type scale,@function
scale:
\tleal (%rdi,%rdi,8), %eax
\tleal (%rax,%rax,4), %edx
\tsall $4, %edx
\tsubl %edi, %edx
\tleal (%rdx,%rdi,2), %eax
\taddl $100, %eax
\tnotl %eax
\tsubl $3, %eax
\tret
\t.size scale,.-scale
# superopt: pack(edi) -> eax
\t.globl pack
\t.type pack,@function
pack:
\tmovl %edi, %eax
\tshrl $4, %eax
\tandl $15, %eax
\tmovl %edi, %edx
\tshrl $12, %edx
\tandl $7, %edx
\tshll $4, %edx
\torl %edx, %eax
\taddl $77, %eax
\tret
\t.size pack,.-pack
# superopt: shift(rdi) -> rax
\t.globl shift
\t.type shift,@function
shift:
\tmovq %rdi, %rax
\tnotq %rax
\tshrq $3, %rax
\tnotq %rax
\tshlq $7, %rax
\tshrq $7, %rax
\tret
\t.size shift,.-shift
# superopt: small(edi) -> eax
\t.globl small
\t.type small,@function
small:
\tmovl %edi, %eax
\tshrl $3, %eax
\tcmpl $124, %eax
\tsetbe %al
\tmovzbl %al, %eax
\tret
\t.size small,.-small
";

#[test]
fn constants_that_nobody_wrote_are_found_and_proved() {
    let dir = tempfile::tempdir().expect("a temporary directory");
    let (input, output, json) = (path(dir.path(), "in.s"), path(dir.path(), "out.s"), path(dir.path(), "r.json"));
    std::fs::write(&input, TEXT).expect("written");
    let limits = ["--evaluations", "500000", "--longest", "3", "--rlimit", "4000000"];
    let run = program(&[&limits[..], &["--march", "haswell", "-q", "--json", &json, "-o", &output, &input]].concat());
    assert!(run.status.success(), "{}", String::from_utf8_lossy(&run.stderr));
    let verdict = program(&["verify", &input, &output, "--march", "haswell"]);
    assert!(verdict.status.success(), "{}", String::from_utf8_lossy(&verdict.stdout));
    let report: Value = serde_json::from_slice(&std::fs::read(json).expect("the report")).expect("JSON");
    let after = |f: &Value| f["after"]["instructions"].as_u64().expect("a number");
    let found: Vec<u64> = report["functions"].as_array().expect("functions").iter().map(after).collect();
    assert_eq!(found, [2, 3, 2, 3]);
}
