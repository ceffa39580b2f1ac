//! Certificates of proofs over sums: those that the prover writes are accepted, those that somebody changed are not, and
//! none is accepted of a query that has a model.

#[path = "queries/numbers.rs"]
mod numbers;

use dag::ir::random::Random;
use dag::prove::sums::{certificate, refute};
use dag::recheck::check;
use dag::smt::to_smt2;
use num_bigint::BigInt;
use numbers::pairs;
use std::collections::BTreeMap;

/// A query with the certificate that the prover wrote.
struct Proof {
    name: String,
    query: String,
    certificate: String,
}

/// Of every word that is proved, of those pairs that `wanted` says.
fn proofs(wanted: impl Fn(&str) -> bool) -> Vec<Proof> {
    let mut all = Vec::new();
    for mut pair in pairs().into_iter().filter(|p| wanted(&p.name)) {
        for (n, (x, y)) in pair.words.clone().into_iter().enumerate() {
            let claim = pair.code.differ(x, y);
            if refute(&pair.code.arena, claim).is_ok() {
                let certificate = certificate(&pair.code.arena, claim).expect("what is proved has a certificate");
                let query = to_smt2(&pair.code.arena, &[claim]);
                all.push(Proof { name: format!("{}, word {n}", pair.name), query, certificate });
            }
        }
    }
    all
}

#[test]
fn what_is_proved_has_a_certificate_that_is_accepted() {
    let all = proofs(|_| true);
    for p in &all {
        assert_eq!(check(&p.query, &p.certificate), Ok(()), "{}", p.name);
    }
    assert!(all.len() > 120, "{}", all.len());
}

fn small(name: &str) -> bool {
    !name.contains("9 words") && !name.contains("3 words m")
}

/// A certificate with line `n` in another form; `None` if it has no such form.
fn tampered(lines: &[&str], n: usize, random: &mut Random) -> Option<(&'static str, String)> {
    let (head, rest) = lines[n].split_once(' ').unwrap_or((lines[n], ""));
    let with = |line: Option<String>| {
        let before = lines[..n].iter().map(|l| l.to_string());
        let after = lines[n + 1..].iter().map(|l| l.to_string());
        before.chain(line).chain(after).collect::<Vec<_>>().join("\n")
    };
    let words: Vec<&str> = rest.split(' ').collect();
    let changed = |at: usize, word: String| {
        let mut words: Vec<String> = words.iter().map(|w| w.to_string()).collect();
        words[at] = word;
        with(Some(format!("{head} {}", words.join(" "))))
    };
    let more = |word: &str| {
        let (number, unknowns) = word.split_once('*').map_or((word, ""), |(c, u)| (c, u));
        let number: BigInt = number.parse().expect("a number");
        format!("{}{}{unknowns}", number + 1, if unknowns.is_empty() { "" } else { "*" })
    };
    Some(match head {
        "is" | "floor" if rest.is_empty() => return None,
        "is" | "floor" => {
            let at = random.below(words.len());
            match random.below(3) {
                0 => ("another coefficient", changed(at, more(words[at]))),
                1 => ("a product left out", changed(at, String::new())),
                _ => ("one more", with(Some(format!("{} 1", lines[n])))),
            }
        }
        "fact" => ("another fact", with(Some(format!("{} 1", lines[n])))),
        "term" if words[0] == "number" => ("another number", changed(2, more(words[2]))),
        "term" if words[0] == "variable" => ("another variable", changed(2, format!("{}0", words[2]))),
        "term" if words[0] == "bvadd" => ("another operator", changed(0, "bvsub".to_string())),
        "term" if words[0] == "bvult" => ("another operator", changed(0, "bvslt".to_string())),
        "term" if words[0] == "bvand" => ("another operator", changed(0, "bvor".to_string())),
        "term" => ("a term left out", with(None)),
        "value" => ("a value left out", with(None)),
        "quotient" => ("a narrower range", changed(1, "0".to_string())),
        "claim" => ("another claim", with(Some(format!("claim {}", words[0].parse::<usize>().ok()?.checked_sub(1)?)))),
        _ => return None,
    })
}

#[test]
fn certificates_that_were_changed_are_refused() {
    let mut random = Random::new(7);
    let mut refused: BTreeMap<&str, usize> = BTreeMap::new();
    for p in proofs(small) {
        let lines: Vec<&str> = p.certificate.lines().collect();
        for _ in 0..8 {
            let n = random.below(lines.len());
            let Some((kind, text)) = tampered(&lines, n, &mut random) else { continue };
            assert!(check(&p.query, &text).is_err(), "{}, line {}, {kind}: `{}`", p.name, n + 1, lines[n]);
            *refused.entry(kind).or_default() += 1;
        }
        // The same proof of another query.
        let other = p.query.replacen("bvult", "bvslt", 1);
        assert!(other == p.query || check(&other, &p.certificate).is_err(), "{}", p.name);
    }
    assert!(refused.values().sum::<usize>() >= 400 && refused.len() >= 8, "{refused:?}");
}

/// What few certificates have: what carries exclude.
#[test]
fn facts_that_were_changed_are_refused() {
    let (mut random, mut refused) = (Random::new(8), 0);
    for p in proofs(|_| true) {
        let lines: Vec<&str> = p.certificate.lines().collect();
        for n in (0..lines.len()).filter(|n| lines[*n].starts_with("fact ")) {
            let Some((kind, text)) = tampered(&lines, n, &mut random) else { continue };
            assert!(check(&p.query, &text).is_err(), "{}, line {}, {kind}: `{}`", p.name, n + 1, lines[n]);
            refused += 1;
        }
    }
    assert!(refused >= 12, "{refused}");
}

/// The terms of a certificate, to be changed and to be computed.
#[derive(Clone)]
struct TermLine {
    name: String,
    parameters: Vec<String>,
    operands: Vec<usize>,
}

impl TermLine {
    fn parse(line: &str) -> Option<TermLine> {
        let (head, operands) = line.strip_prefix("term ")?.split_once('/')?;
        let mut words = head.split_whitespace().map(str::to_string);
        let name = words.next()?;
        let operands = operands.split_whitespace().map(|o| o.parse().expect("a number")).collect();
        Some(TermLine { name, parameters: words.collect(), operands })
    }

    fn text(&self) -> String {
        let operands: Vec<String> = self.operands.iter().map(|o| format!(" {o}")).collect();
        format!("term {} {} /{}", self.name, self.parameters.join(" "), operands.concat())
    }

    fn parameter(&self, n: usize) -> u32 {
        self.parameters[n].parse().expect("a number")
    }
}

/// The query that the last of some terms, of width 1, is 1.
fn query(terms: &[TermLine]) -> String {
    let mut out = String::from("(set-logic QF_BV)\n");
    for t in terms.iter().filter(|t| t.name == "variable") {
        out += &format!("(declare-fun {} () (_ BitVec {}))\n", t.parameters[1], t.parameters[0]);
    }
    out += "(assert\n";
    for (n, t) in terms.iter().enumerate() {
        let operands: Vec<String> = t.operands.iter().map(|o| format!("t{o}")).collect();
        let term = match t.name.as_str() {
            "number" => format!("(_ bv{} {})", t.parameters[1], t.parameters[0]),
            "variable" => t.parameters[1].clone(),
            name if t.parameters.is_empty() => format!("({name} {})", operands.join(" ")),
            name => format!("((_ {name} {}) {})", t.parameters.join(" "), operands.join(" ")),
        };
        out += &format!("(let ((t{n} {term}))\n");
    }
    out + &format!("t{}{}", terms.len() - 1, ")".repeat(terms.len() + 1))
}

/// The widths of some terms; `None` if they do not fit each other.
fn widths(terms: &[TermLine]) -> Option<Vec<u32>> {
    let mut widths: Vec<u32> = Vec::new();
    for t in terms {
        let of: Vec<u32> = t.operands.iter().map(|o| widths.get(*o).copied()).collect::<Option<_>>()?;
        widths.push(match (t.name.as_str(), &of[..]) {
            ("number" | "variable", []) => t.parameter(0),
            ("=" | "bvult" | "bvslt", [a, b]) if a == b => 1,
            ("ite", [1, a, b]) if a == b => *a,
            ("extract", [a]) if t.parameter(0) < *a && t.parameter(1) <= t.parameter(0) => {
                t.parameter(0) - t.parameter(1) + 1
            }
            ("zero_extend" | "sign_extend", [a]) => a + t.parameter(0),
            ("concat", [a, b]) => a + b,
            ("bvnot" | "bvneg", [a]) => *a,
            ("bvand" | "bvor" | "bvxor" | "bvadd" | "bvsub" | "bvmul" | "bvshl" | "bvlshr" | "bvashr", [a, b])
                if a == b =>
            {
                *a
            }
            _ => return None,
        });
    }
    Some(widths)
}

/// The value of the last of some terms.
fn value(terms: &[TermLine], widths: &[u32], of: impl Fn(&str) -> u64) -> BigInt {
    let two_to = |k: u32| BigInt::from(1) << k;
    let mut values: Vec<BigInt> = Vec::new();
    for (t, width) in terms.iter().zip(widths) {
        let v = |n: usize| values[t.operands[n]].clone();
        let below = |n: usize| widths[t.operands[n]];
        let signed = |n: usize| if v(n).bit(u64::from(below(n)) - 1) { v(n) - two_to(below(n)) } else { v(n) };
        let by = || u32::try_from(v(1)).unwrap_or(u32::MAX).min(*width);
        let bit = |b: bool| BigInt::from(u32::from(b));
        let result = match t.name.as_str() {
            "number" => t.parameters[1].parse().expect("a number"),
            "variable" => of(&t.parameters[1]).into(),
            "=" => bit(v(0) == v(1)),
            "bvult" => bit(v(0) < v(1)),
            "bvslt" => bit(signed(0) < signed(1)),
            "ite" => {
                if v(0) == bit(true) {
                    v(1)
                } else {
                    v(2)
                }
            }
            "extract" => v(0) >> t.parameter(1),
            "zero_extend" => v(0),
            "sign_extend" => signed(0),
            "concat" => (v(0) << below(1)) + v(1),
            "bvnot" => -v(0) - 1,
            "bvneg" => -v(0),
            "bvand" => v(0) & v(1),
            "bvor" => v(0) | v(1),
            "bvxor" => v(0) ^ v(1),
            "bvadd" => v(0) + v(1),
            "bvsub" => v(0) - v(1),
            "bvmul" => v(0) * v(1),
            "bvshl" => v(0) << by(),
            "bvlshr" => v(0) >> by(),
            _ => signed(0) >> by(),
        };
        let modulus = two_to(*width);
        values.push(((result % &modulus) + &modulus) % &modulus);
    }
    values.pop().expect("a term")
}

/// One term changed; the steps stay as they are, or one of them changes, too.
fn forged(lines: &[String], random: &mut Random) -> Option<Vec<String>> {
    let mut lines = lines.to_vec();
    let at = |wanted: &dyn Fn(&str) -> bool, random: &mut Random| {
        let found: Vec<usize> = (0..lines.len()).filter(|n| wanted(&lines[*n])).collect();
        (!found.is_empty()).then(|| found[random.below(found.len())])
    };
    let n = at(&|l| l.starts_with("term "), random)?;
    let mut term = TermLine::parse(&lines[n])?;
    match (term.name.as_str(), random.below(3)) {
        ("number", _) => {
            let value: BigInt = term.parameters[1].parse().ok()?;
            let limit: BigInt = (BigInt::from(1) << term.parameter(0)) - 1;
            let new: BigInt = if value == limit { value - 1 } else { value + 1 };
            term.parameters[1] = new.to_string();
        }
        ("variable", _) => return None,
        ("bvadd", 0) => term.name = "bvsub".to_string(),
        ("bvsub", 0) => term.name = "bvadd".to_string(),
        ("bvand", 0) => term.name = "bvor".to_string(),
        ("bvor", 0) => term.name = ["bvxor", "bvand", "bvadd"][random.below(3)].to_string(),
        ("bvult", 0) => term.name = "bvslt".to_string(),
        ("zero_extend", _) => term.name = "sign_extend".to_string(),
        ("sign_extend", _) => term.name = "zero_extend".to_string(),
        ("extract", _) => {
            let (high, low) = (term.parameter(0), term.parameter(1));
            let by = if low == 0 { 1 } else { low.wrapping_neg() };
            term.parameters = [high, low].map(|b| b.wrapping_add(by).to_string()).to_vec();
        }
        (_, 1) if term.operands.len() > 1 => term.operands.reverse(),
        _ if !term.operands.is_empty() => {
            let n = random.below(term.operands.len());
            let terms = lines.iter().filter(|l| l.starts_with("term ")).count();
            term.operands[n] = random.below(terms);
        }
        _ => return None,
    }
    let other = at(&|l| l.starts_with("is ") || l.starts_with("floor "), random);
    lines[n] = term.text();
    if let (Some(other), 0) = (other, random.below(3)) {
        let step = lines[other].split(' ').next()?.to_string();
        let as_one = lines.iter().find(|l| l.starts_with(&step) && **l != lines[other])?.clone();
        lines[other] = as_one;
    }
    Some(lines)
}

#[test]
fn no_query_that_has_a_model_is_accepted() {
    let mut random = Random::new(11);
    let (mut wrong, mut harmless) = (0, 0);
    for p in proofs(small) {
        let lines: Vec<String> = p.certificate.lines().map(str::to_string).collect();
        for _ in 0..24 {
            let Some(changed) = forged(&lines, &mut random) else { continue };
            let terms: Vec<TermLine> = changed.iter().filter_map(|l| TermLine::parse(l)).collect();
            let Some(widths) = widths(&terms).filter(|w| w.last() == Some(&1)) else { continue };
            let text = query(&terms);
            let possible = (0..400).any(|k| {
                let state = |name: &str| {
                    let mut own = Random::numbered(k, name.bytes().fold(0, |h, b| h * 31 + u64::from(b)));
                    let ends = [0, 1, 2, u64::MAX, u64::MAX - 1, 1 << 63];
                    if own.below(3) > 0 { ends[own.below(ends.len())] } else { own.next() }
                };
                value(&terms, &widths, state) == BigInt::from(1)
            });
            match (possible, check(&text, &changed.join("\n"))) {
                (true, answer) => {
                    assert!(answer.is_err(), "{} has a model:\n{text}", p.name);
                    wrong += 1;
                }
                (false, Ok(())) => harmless += 1,
                (false, Err(_)) => {}
            }
        }
    }
    // A change that changes nothing, as of the order of a sum, is accepted: so the queries are those of the certificates.
    assert!(wrong >= 500 && harmless >= 20, "{wrong} with a model, {harmless} accepted");
}

#[test]
fn what_is_no_query_or_certificate_is_refused_with_its_line() {
    let all = proofs(|name| name.starts_with("1 words added: Chained"));
    let p = &all[0];
    for (line, text) in [
        (1, "nonsense"),
        (1, "is 1*x0"),
        (1, "claim 0"),
        (1, "term bvadd / 0 1"),
        (2, "term variable 64 v1 /\nterm bvnot / 0"),
    ] {
        assert_eq!(check(&p.query, text).map_err(|r| r.line), Err(line), "{text}");
    }
    for (line, text) in
        [(0, ""), (1, "term number 64 18446744073709551616 /"), (3, "term number 1 0 /\nis\nsame 0 : 1 : 1 : 2")]
    {
        assert_eq!(check(&p.query, text).map_err(|r| r.line), Err(line), "{text}");
    }
    for query in
        ["(assert", ")", "(assert (bvfoo v1))", "(push)", "(assert (let ((x)) x))", "(declare-fun v (Int) Int)"]
    {
        assert!(check(query, &p.certificate).is_err(), "{query}");
    }
    // A number is no claim.
    assert!(check("(assert false)", "term number 1 0 /\nis\nclaim 0").is_ok());
    assert!(check("(assert true)", "term number 1 0 /\nis\nclaim 0").is_err());
}
