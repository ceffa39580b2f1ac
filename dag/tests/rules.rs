//! Rules: made from examples, written and read, found in graphs; wrong ones are refused.

#[path = "rules/examples.rs"]
mod examples;
#[path = "rules/wrong.rs"]
mod wrong;

use dag::ir::graph::Dag;
use dag::ir::random::Random;
use dag::prove::{ProofStats, Verdict};
use dag::search::rules::generalise::{Judge, RuleTest, generalise, sample};
use dag::search::rules::{Rule, RuleExample, RuleSet, text};
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
