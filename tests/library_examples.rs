//! The programs under `examples/` that use the crates as a library do what they say.

#[path = "../examples/lower_graph.rs"]
mod lower_graph;
#[path = "../examples/prove_equal.rs"]
mod prove_equal;
#[path = "../examples/synthesize.rs"]
mod synthesize;

#[test]
fn two_functions_are_proved_equal_and_a_wrong_one_is_refuted() {
    let verdicts = prove_equal::run().unwrap_or_else(|p| panic!("{}", p[0]));
    let lines: Vec<&str> = verdicts.lines().collect();
    assert_eq!((lines.len(), lines[0]), (2, "equivalent"), "{verdicts}");
    assert!(lines[1].starts_with("different: "), "{verdicts}");
}

#[test]
fn the_shortest_program_is_found_and_a_shorter_one_is_ruled_out() {
    let program = synthesize::run().unwrap_or_else(|why| panic!("{why}"));
    let row = |name: &str| program.matches(name).count();
    assert_eq!((row("neg.32"), row("and.32"), row(" = ")), (1, 1, 4), "{program}");
    let error = synthesize::synthesize("n0 = input rdi\nn1 = popcnt.32 new, n0\nout rax = n1\n", &["not"]);
    assert_eq!(error, Err("no program of up to 3 instructions".to_string()));
}

#[test]
fn a_graph_is_lowered_under_each_objective() {
    let text = lower_graph::run().unwrap_or_else(|why| panic!("{why}"));
    let product = "imul eax, edi, 45\n";
    assert!(text.contains(&format!("# size: 3, none below 3 (optimal)\n{product}")), "{text}");
    assert!(text.contains("# latency: 2, none below 2 (optimal)\nlea "), "{text}");
    assert!(text.contains("# 4*latency + bytes: 14, none below 14 (optimal)\nlea "), "{text}");
    assert_eq!((text.matches("imul ").count(), text.matches("lea ").count()), (1, 4), "{text}");
}
