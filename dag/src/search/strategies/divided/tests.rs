//! Sets and nodes leave nothing out and hold nothing twice.

use super::model::SearchSubject;
use super::node::DividedNode;
use super::tree::LibraryTree;
use crate::search::components::{LibrarySpec, library};
use crate::search::spec::{Spec, Tests};
use crate::search::strategies::shape::Shapes;
use crate::search::windows::Analysis;
use isa::{FeatureSet, FlagSet, Width};

fn spec() -> Spec {
    let dag = crate::text::parse("n0 = input rdi\nn1 = neg.32 n0\nout rax & 0xffffffff = n1\n").expect("a graph");
    let analysis = Analysis::new(&dag);
    analysis.whole(&dag).and_then(|window| analysis.spec(&dag, &window)).expect("a specification")
}

/// The shapes over these instructions; no flags are offered.
fn shapes(spec: &Spec, only: &[&str]) -> Shapes {
    let mut all = library(&LibrarySpec {
        features: FeatureSet::BASE,
        widths: vec![Width::W32],
        compared: Vec::new(),
        constants: [5].into(),
        flags: FlagSet::NONE,
        synonyms: false,
        by_register: false,
        only: Default::default(),
        conditions: Default::default(),
        immediates: Default::default(),
        open: false,
        loaded: [7, 8].into(),
        high: false,
    });
    all.retain(|c| c.row().is_none_or(|r| only.contains(&r.mnemonic)));
    Shapes::of(&all, spec)
}

fn mnemonics(shapes: &Shapes) -> Vec<&'static str> {
    let mut all: Vec<&str> = shapes.all.iter().map(|s| s.component.row().map_or("number", |r| r.mnemonic)).collect();
    all.sort_unstable();
    all
}

#[test]
fn what_another_does_with_one_of_its_constants_is_left_out() {
    let spec = spec();
    let mut shapes = shapes(&spec, &["add", "inc", "dec", "neg", "not", "xor", "shl"]);
    assert!(mnemonics(&shapes).contains(&"inc"));
    LibraryTree::of(&mut shapes);
    assert_eq!(mnemonics(&shapes), ["add", "add", "neg", "number", "shl", "xor", "xor"]);
}

#[test]
fn a_set_is_what_it_is_divided_into() {
    let spec = spec();
    let mut shapes = shapes(&spec, &["add", "sub", "and", "or", "xor", "shl", "shr", "sar", "rol", "imul", "bswap", "neg"]);
    let tree = LibraryTree::of(&mut shapes);
    let mut sets = tree.roots.clone();
    assert_eq!(sets.iter().map(|&s| tree.set(s).shapes.len()).sum::<usize>(), shapes.all.len());
    while let Some(id) = sets.pop() {
        let set = tree.set(id);
        if set.children.is_empty() {
            assert_eq!(set.shapes.len(), 1);
            continue;
        }
        assert!((2..=4).contains(&set.children.len()), "{set:?}");
        let mut next = set.shapes.start;
        for &child in &set.children {
            assert_eq!(tree.set(child).shapes.start, next);
            next = tree.set(child).shapes.end;
        }
        assert_eq!(next, set.shapes.end);
        sets.extend(&set.children);
    }
}

/// A program is a shape for each line, values for its operands, and a count where it has one: each is in one last node.
#[test]
fn every_program_is_in_one_last_node() {
    let spec = spec();
    let mut shapes = shapes(&spec, &["neg", "and", "shl"]);
    let tree = LibraryTree::of(&mut shapes);
    let tests = Tests::sample(&spec, 4, 1);
    let subject = SearchSubject { spec: &spec, tests: &tests, shapes: &shapes, tree: &tree };
    let mut nodes = DividedNode::roots(&tree, &shapes, 2);
    let mut last: Vec<DividedNode> = Vec::new();
    while let Some(node) = nodes.pop() {
        let children = node.children(subject);
        if children.is_empty() { last.push(node) } else { nodes.extend(children) }
    }
    // In a line that chooses from n values: neg n, and n * n, and with a number n, shl 32 n, a number 1.
    let choices = |n: usize| n + n * n + n + 32 * n + 1;
    assert_eq!(last.len(), choices(1) * choices(2));
    let key = |n: &DividedNode| format!("{:?} {:?}", n.sets, n.fixed);
    let mut keys: Vec<String> = last.iter().map(key).collect();
    keys.sort_unstable();
    keys.dedup();
    assert_eq!(keys.len(), last.len());
}
