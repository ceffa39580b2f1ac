//! Rules: made from examples, written and read, found in graphs; wrong ones are refused.

#[path = "rules/examples.rs"]
mod examples;
#[path = "rules/wrong.rs"]
mod wrong;

use dag::ir::graph::Dag;
use dag::ir::random::Random;
use dag::prove::{ProofStats, Verdict};
use dag::search::rules::functions::FunctionTable;
use dag::search::rules::generalise::{Judge, RuleTest, generalise, sample};
use dag::search::rules::{Rule, RuleExample, RuleSet, SHIPPED_TEXT, shipped, text};
use dag::search::windows::{Analysis, splice, weight};
use dag::smt::Limits;
use isa::{Feature, FeatureSet};
use std::collections::BTreeMap;
use std::sync::OnceLock;
use wrong::{Slip, Variant};

const LIMITS: Limits = Limits { rlimit: 4_000_000, seed: 0 };

/// What the examples give, in their order.
fn learned() -> &'static [Rule] {
    static RULES: OnceLock<Vec<Rule>> = OnceLock::new();
    RULES.get_or_init(|| {
        let of = |e: &examples::NamedExample| {
            generalise(&e.example, &mut Judge::new(LIMITS)).unwrap_or_else(|| panic!("{} is proved", e.name)).all()
        };
        examples::all().iter().flat_map(|e| of(e).collect::<Vec<_>>()).collect()
    })
}

fn rule_of(name: &str) -> Rule {
    generalise(&examples::named(name), &mut Judge::new(LIMITS)).expect("it is proved").rule
}

fn every_feature() -> FeatureSet {
    FeatureSet::of(Feature::ALL)
}

fn graph(text: &str) -> Dag {
    dag::text::parse(&format!("dag 1\n{text}\n")).expect("a graph")
}

/// The graph after one use of a rule, if one of them applies.
fn applied(rules: &RuleSet, dag: &Dag) -> Option<Dag> {
    let a = Analysis::new(dag);
    let places = rules.places(dag, every_feature());
    let proposals = places.iter().filter_map(|p| p.proposal(dag, &a));
    proposals.filter_map(|p| splice(dag, &p.spec, &p.candidate)).find(|d| weight(d) < weight(dag))
}

#[test]
fn constants_become_symbols() {
    let terms = |name| {
        let rule = rule_of(name);
        let terms: Vec<String> = rule.derived.iter().map(|d| d.term.to_string()).collect();
        (rule.symbols.len(), terms)
    };
    assert_eq!(terms("two sums"), (2, vec!["(add c0 c1)".to_string()]));
    assert_eq!(terms("two masks"), (2, vec!["(and c0 c1)".to_string()]));
    assert_eq!(terms("two rotations"), (2, vec!["(add c0 c1)".to_string()]));
    assert_eq!(terms("a difference negated"), (1, vec!["c0".to_string()]));
    assert_eq!(rule_of("the lowest bit").symbols.len(), 0);
}

#[test]
fn rules_hold_at_other_widths() {
    let widths = |name| {
        let general = generalise(&examples::named(name), &mut Judge::new(LIMITS)).expect("it is proved");
        let mut widths: Vec<u16> = general.all().map(|r| r.width()).collect();
        widths.sort_unstable();
        widths
    };
    assert_eq!(widths("two sums"), [8, 16, 32, 64]);
    assert_eq!(widths("the lowest bit"), [32, 64]);
    assert_eq!(widths("a sign extension in two steps"), [16, 32, 64]);
}

/// A fact that is needed stays, and so does its bound.
#[test]
fn facts_stay_if_they_are_needed() {
    let rule = rule_of("a mask that changes nothing");
    assert_eq!(rule.bounds().map(|b| b.len()), Some(1));
    let fitting = "n0 = input rax\nn1 = and.64 n0, 0xff\nn2 = input rcx\nn3 = sub.64 n1, n2\nout rax = n3";
    let rules = RuleSet::new([rule]);
    assert!(applied(&rules, &graph(&format!("{fitting}\nfact rax <= 200"))).is_some());
    assert!(applied(&rules, &graph(&format!("{fitting}\nfact rax <= 256"))).is_none());
    assert!(applied(&rules, &graph(fitting)).is_none());
}

#[test]
fn what_is_written_is_read() {
    let rules = learned();
    assert_eq!(text::parse(&text::print(rules)).as_deref(), Ok(rules));
}

#[test]
fn mistakes_in_a_file_have_their_lines() {
    let good = text::print(&[rule_of("two sums")]);
    let wrong = [
        ("rules 1", "rules 9", 1),
        ("rule 1 times", "rule often", 3),
        ("symbol c1", "symbol c7", 0),
        ("(add c0 c1)", "(add c0 c9)", 3),
        ("(add c0 c1)", "(add c0", 0),
        ("add.64", "frobnicate.64", 0),
    ];
    for (from, to, line) in wrong {
        let changed = good.replacen(from, to, 1);
        assert_ne!(changed, good, "{from}");
        let errors = text::parse(&changed).expect_err(to);
        let at = changed.lines().position(|l| l.contains(to)).expect("it is there") as u32 + 1;
        assert_eq!(errors[0].line, if line == 0 { at } else { line }, "{to}: {errors:?}");
        assert!(!errors[0].remedy.is_empty());
    }
}

/// Whether a rule gives what costs no more than the right side.
fn is_found(rules: &RuleSet, example: &RuleExample) -> bool {
    let a = Analysis::new(&example.left);
    let places = rules.places(&example.left, every_feature());
    let results = places.iter().filter_map(|p| p.proposal(&example.left, &a));
    let results = results.filter_map(|p| splice(&example.left, &p.spec, &p.candidate));
    results.map(|d| weight(&d)).min().is_some_and(|w| w <= weight(&example.right))
}

/// Each rule is found in its own example and in instances with other numbers, but for numbers that make part of it needless.
#[test]
fn rules_are_found_where_they_apply() {
    let (mut found, mut all) = (0, 0);
    for rule in learned() {
        let rules = RuleSet::new([rule.clone()]);
        let mut random = Random::numbered(5, 0);
        let drawn = (0..5).filter_map(|_| rule.instance(&sample(rule, &mut random)?));
        for instance in std::iter::once(rule.example.clone()).chain(drawn) {
            all += 1;
            found += usize::from(is_found(&rules, &instance));
        }
    }
    assert!(found * 10 >= all * 9, "{found} of {all}");
}

/// Operands that commute may stand in either order; a value that somebody else needs is not taken away.
#[test]
fn matching_knows_what_commutes_and_what_is_shared() {
    let rules = RuleSet::new([rule_of("the lowest bit")]);
    let swapped = "n0 = input rcx\nn1 = neg.64 n0\nn2 = and.64 n0, n1\nout rax = n2";
    assert_eq!(applied(&rules, &graph(swapped)).map(|d| weight(&d)), Some(1));
    let other = "n0 = input rcx\nn1 = input rdx\nn2 = neg.64 n0\nn3 = and.64 n1, n2\nout rax = n3";
    assert_eq!(applied(&rules, &graph(other)), None);
    let shared = "n0 = input rcx\nn1 = neg.64 n0\nn2 = and.64 n0, n1\nout rax = n2\nout rcx = n1";
    assert_eq!(applied(&rules, &graph(shared)), None, "the negation stays, so nothing is saved");
}

/// Instructions of the programs that may stand for the whole of a graph with one output.
fn programs_for(functions: &FunctionTable, text: &str) -> Vec<Vec<&'static str>> {
    let dag = graph(text);
    let a = Analysis::new(&dag);
    let window = a.whole(&dag).expect("something to do");
    let spec = a.spec_where_observed(&dag, &window).expect("a specification");
    let names = |d: &Dag| d.iter().filter_map(|(_, n)| n.row()).map(|row| row.mnemonic).collect();
    functions.candidates(&spec, every_feature()).iter().map(names).collect()
}

/// The number of ones of 8 bits, by pairs, fours and all.
const ONES: &str = "\
n0 = input rcx
n1 = movzx.32.8 new, n0
n2 = shr.32.8 n1, 1
n3 = and.32 n2, 85
n4 = sub.32 n1, n3
n5 = shr.32.8 n4, 2
n6 = and.32 n5, 51
n7 = and.32 n4, 51
n8 = add.32 n6, n7
n9 = shr.32.8 n8, 4
n10 = add.32 n8, n9
n11 = and.32 n10, 15
out rax = n11";

/// An instruction is found in place of what computes the same in another way, and in place of nothing else: not where a
/// number, an operation or an output is another one.
#[test]
fn functions_are_found_whatever_their_shape() {
    let functions = FunctionTable::new(std::iter::empty());
    let product = "n0 = input rcx\nn1 = input rdx\nn2 = neg.64 n0\nn3 = imul.64 n2, n1\nn4 = neg.64 n3\nout rax = n4";
    assert!(programs_for(&functions, product).contains(&vec!["imul"]), "{:?}", programs_for(&functions, product));
    assert!(programs_for(&functions, &product.replacen("neg", "not", 1)).is_empty());
    let lowest = "n0 = input rcx\nn1 = dec.64 n0\nn2 = not.64 n1\nn3 = and.64 n2, n0\nout rax = n3";
    assert!(programs_for(&functions, lowest).contains(&vec!["blsi"]));
    assert!(programs_for(&functions, &lowest.replace("and", "or")).is_empty());
    let rule = "rules 1\n\nrule 1 times\nleft\n  n0 = input rax\n  n1 = movzx.32.8 new, n0\n  n2 = popcnt.32 new, n1\n  n3 = add.32 n2, 0\n  \
                out rax = n3\nright\n  n0 = input rax\n  n1 = movzx.32.8 new, n0\n  n2 = popcnt.32 new, n1\n  out rax = n2\n";
    let rules = RuleSet::new(text::parse(rule).expect("a rule"));
    assert!(programs_for(rules.functions(), ONES).iter().any(|p| p.contains(&"popcnt")));
    for (from, to) in
        [("85", "84"), ("51", "50"), ("sub", "add"), ("n8, 4", "n8, 3"), ("and.32 n10, 15", "and.32 n10, 7")]
    {
        assert!(programs_for(rules.functions(), &ONES.replacen(from, to, 1)).is_empty(), "{from} {to}");
    }
}

/// The shipped rules are read one by one when they are needed; together they are what the whole text says.
#[test]
fn the_shipped_rules_are_read_whole() {
    let all = text::parse(SHIPPED_TEXT).expect("they have no mistakes");
    let read: Vec<&Rule> = shipped().iter().collect();
    assert_eq!(read.len(), all.len());
    assert!(read.iter().zip(&all).all(|(read, rule)| **read == *rule));
}

/// Of two rules, the more general one makes the other needless.
#[test]
fn the_more_general_rule_subsumes() {
    let general = rule_of("two sums");
    let particular = Rule::of_example(examples::named("two sums"));
    let rules = RuleSet::new([general, particular, rule_of("two masks")]);
    let all: Vec<&Rule> = rules.iter().collect();
    assert_eq!(rules.subsuming(all[1], &|n| n != 1), Some(0));
    assert_eq!(rules.subsuming(all[0], &|n| n != 0), None);
    assert_eq!(rules.subsuming(all[2], &|n| n != 2), None);
}

/// Whether a rule is known to be wrong: its parts do not belong together, or states differ. The prover, when asked of one that is
/// well formed, must not call it proved.
fn is_wrong(slip: Slip, rule: &Rule) -> bool {
    if rule.mistake().is_some() {
        return true;
    }
    let Some(test) = RuleTest::of(rule) else { return false };
    let differs = test.run(4096, &mut Random::numbered(0x31, slip as u64)).different > 0;
    if differs {
        let verdict = rule.prove(Limits { rlimit: 400_000, seed: 0 }, &mut ProofStats::default());
        let rule = text::print(std::slice::from_ref(rule));
        assert_ne!(verdict, Verdict::Proved, "{slip:?} is proved and wrong:\n{rule}");
    }
    differs
}

#[test]
fn no_wrong_rule_is_believed() {
    let mut wrong: BTreeMap<Slip, usize> = BTreeMap::new();
    for rule in learned() {
        for Variant { slip, rule } in wrong::variants(rule) {
            if is_wrong(slip, &rule) {
                *wrong.entry(slip).or_default() += 1;
            }
        }
    }
    assert!(wrong.len() >= 20, "only {wrong:?}");
    assert!(wrong.values().sum::<usize>() >= 500, "{wrong:?}");
}
