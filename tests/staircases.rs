//! Thresholds that are compared with one by one are counted, by carries and in the lanes of a vector.

mod support;

use support::optimized;

/// A function of one argument that says how many of these limits are below it, as compilers add conditions up.
fn counting(name: &str, signature: &str, widening: &str, condition: &str, limits: &[i64]) -> String {
    let first = format!("\txorl %eax, %eax\n\tcmpl ${}, %edi\n\tset{condition} %al\n", limits[0]);
    let others = limits[1..]
        .iter()
        .map(|limit| format!("\txorl %ecx, %ecx\n\tcmpl ${limit}, %edi\n\tset{condition} %cl\n\taddl %ecx, %eax\n"));
    format!(
        "# superopt: {name}({signature}) -> eax\n\t.globl {name}\n\t.type {name},@function\n{name}:\n{widening}{first}{}\tret\n\
         \t.size {name},.-{name}\n",
        others.collect::<String>()
    )
}

fn text() -> String {
    let tens = [9, 99, 999, 9999, 99999, 999_999, 9_999_999, 99_999_999];
    let signed = [-1000, -100, 0, 100];
    let bytes = [31, 47, 57, 64, 90, 96, 122];
    let functions = [
        counting("digits", "edi", "", "a", &tens),
        counting("bucket", "edi", "", "g", &signed),
        counting("class", "dil", "\tmovzbl %dil, %edi\n", "a", &bytes),
    ];
    format!("\t.text\n{}", functions.concat())
}

const LIMITS: [&str; 6] = ["--evaluations", "2000", "--longest", "1", "--rlimit", "2000000"];

#[test]
fn thresholds_are_counted_in_lanes_where_there_are_many() {
    let after = optimized(&text(), "haswell", &LIMITS);
    assert_eq!(after.counts(), [("digits", 10), ("bucket", 5), ("class", 7)]);
    assert!(after.text.contains("vpmaxud") && after.text.contains("vpcmpgtd"), "{}", after.text);
}

#[test]
fn thresholds_are_counted_by_carries_without_vectors() {
    let after = optimized(&text(), "x86-64", &LIMITS);
    let most = [17, 15, 15];
    assert!(after.functions.iter().zip(most).all(|(f, most)| f.instructions <= most), "{:?}", after.counts());
    assert!(!after.text.contains("xmm"), "{}", after.text);
}
