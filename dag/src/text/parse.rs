//! Text → graph: every mistake, with its line and what to do about it.

use super::operand::Reader;
use crate::ir::graph::Dag;
use std::fmt;

/// A mistake in the text of a graph.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TextError {
    /// From 1.
    pub line: u32,
    /// The line as written.
    pub text: String,
    /// What is wrong, without a final full stop.
    pub what: String,
    /// What to do about it.
    pub remedy: String,
}

impl fmt::Display for TextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}\n    {}\n    remedy: {}", self.line, self.what, self.text.trim(), self.remedy)
    }
}

impl std::error::Error for TextError {}

/// Reads the text form.
///
/// # Errors
/// Every mistake that does not follow from another.
pub fn parse(text: &str) -> Result<Dag, Vec<TextError>> {
    let mut reader = Reader::default();
    let mut errors = Vec::new();
    // A fact may excuse a division above it.
    let (facts, others): (Vec<_>, Vec<_>) = text.lines().enumerate().partition(|(_, l)| is_fact(l));
    for (n, line) in facts.into_iter().chain(others) {
        if let Err(Some((what, remedy))) = reader.line(line) {
            errors.push(TextError { line: n as u32 + 1, text: line.to_string(), what, remedy });
        }
    }
    errors.sort_by_key(|e| e.line);
    if errors.is_empty() { Ok(reader.dag) } else { Err(errors) }
}

fn is_fact(line: &str) -> bool {
    line.trim_start()
        .strip_prefix("fact")
        .is_some_and(|rest| !rest.starts_with(|c: char| c.is_alphanumeric() || c == '_'))
}

#[cfg(test)]
mod tests {
    use crate::ir::random::Random;
    use crate::text::parse::*;
    use crate::text::print;

    const EXAMPLE: &str = "\
dag 1
n0 = input rdi
n1 = input CF
n2 = const 0x1234
n3 = adc.32 n0, n2, CF=n1 (from 4)
n4 = mov.32 new, [n0 + n3*4 - 16] (effect)
n5 = mul.64 n3, rax=n4
n6 = setb.8 any, CF=n5.CF
n7 = movzx.32.8 new, n0[15:8]
n8 = mov.64 [rip + \"a \\\"b\\\"+8\"], n7 (effect, from 9)
n9 = vmovaps.v128 new, [rip + \".LC0\"] holds 000102030405060708090a0b0c0d0e0f aligned 16
n10 = call \"memcpy@PLT\"; from rdi=n0, CF=n1; gives rax, zmm0, CF (effect)
n11 = opaque \"cpuid\" code 0fa2; reads rax & 0xffffffff, CF; writes rax, ZF; loads; stops; with \"x\"; from rax=n0; gives rax (effect)
n12 = mov.64 new, [n0 + 8] (effect)
n13 = sub.64 n3, n12
n14 = sub.64 n3, [n0 + 8] (from 12, instead of n13 n12)
out rax & 0xffffffff = n5.rdx
out rbx = n13
out zmm0 & 0xffff = n9
out CF = n5.CF
choice n3 = n7
choice n5.rax = n0 on 32
fact edi != 0
fact rdi & 15 == 0
";

    #[test]
    fn the_example_is_read_and_printed_as_it_is() {
        let dag = parse(EXAMPLE).unwrap_or_else(|e| panic!("{}", e[0]));
        assert_eq!((dag.len(), dag.folds.len()), (15, 1));
        let printed = print(&dag);
        assert_eq!(parse(&printed).as_ref(), Ok(&dag), "{printed}");
        assert_eq!(printed, EXAMPLE);
    }

    #[test]
    fn all_mistakes_come_together_and_none_follows_from_another() {
        let text = "a = input edi\nb = add.32 a, 1\nc = ad.32 b, 1\nd = input rdi\ne = add.32 d, new\nf = mov.32 new, [d]\n\
                    out rax = g\ng = const 99999999999999999999\nout rax & 0 = d\ne2 = add.64 d, d.rdx\nfact edi +";
        let errors = parse(text).expect_err("ten lines of mistakes");
        let lines: Vec<u32> = errors.iter().map(|e| e.line).collect();
        assert_eq!(lines, [1, 5, 6, 7, 8, 9, 10, 11], "{errors:#?}");
        assert!(errors.iter().all(|e| !e.what.is_empty() && !e.remedy.is_empty()));
        assert!(errors[2].remedy.contains("(effect)"));
        let choices =
            "a = input rdi\nb = add.64 a, 1\nc = add.64 b, 1\nchoice b = c\nchoice c = b on 65\nchoice c = b.CF";
        let lines: Vec<u32> = parse(choices).expect_err("three mistakes").iter().map(|e| e.line).collect();
        assert_eq!(lines, [4, 5, 6]);
    }

    #[test]
    fn mutated_texts_are_refused_or_read_and_never_panic() {
        let mut rng = Random::new(7);
        let bytes = EXAMPLE.as_bytes();
        let mut good = 0;
        for _ in 0..20_000 {
            let mut text = bytes.to_vec();
            for _ in 0..1 + rng.below(3) {
                let (a, b) = (rng.below(text.len()), rng.below(bytes.len()));
                let end = (b + rng.below(12)).min(bytes.len());
                match rng.below(4) {
                    0 => drop(text.remove(a)),
                    1 => text[a] = bytes[b],
                    2 => text[a] = rng.below(256) as u8,
                    _ => drop(text.splice(a..a, bytes[b..end].iter().copied())),
                }
            }
            if let Ok(dag) = parse(&String::from_utf8_lossy(&text)) {
                good += 1;
                let printed = print(&dag);
                assert_eq!(parse(&printed).as_ref(), Ok(&dag), "{printed}");
            }
        }
        assert!(good > 500, "{good} of the mutants are graphs");
    }
}
