//! Rewrites that were found several times, up to the names of registers and labels: candidates for rules of a compiler.

use crate::jobs::batch::{Entry, Unit};
use isa::Gpr;
use std::collections::BTreeMap;

/// One rewrite.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Peephole {
    pub before: Vec<String>,
    pub after: Vec<String>,
    pub count: usize,
    /// Saved by all of them together.
    pub instructions: i64,
    pub bytes: i64,
    /// The first function that has it.
    pub first: String,
}

/// What was rewritten in all units, the greatest gain first.
pub fn peepholes(units: &[Unit]) -> Vec<Peephole> {
    let mut found: BTreeMap<(Vec<String>, Vec<String>), Peephole> = BTreeMap::new();
    for unit in units {
        for entry in &unit.entries {
            for p in of_entry(unit, entry) {
                let known = found.entry((p.before.clone(), p.after.clone()));
                let sum = known.or_insert(Peephole { count: 0, instructions: 0, bytes: 0, ..p.clone() });
                sum.count += 1;
                sum.instructions += p.instructions;
                sum.bytes += p.bytes;
            }
        }
    }
    let mut all: Vec<Peephole> = found.into_values().collect();
    all.sort_by_key(|p| std::cmp::Reverse((p.instructions, p.bytes, p.count)));
    all
}

fn of_entry(unit: &Unit, entry: &Entry) -> Vec<Peephole> {
    let insts = &entry.of(&unit.module).function.insts;
    let one = |r: &crate::input::Replacement| {
        let segment = entry.result.segments.iter().find(|s| s.first == r.first && s.last == r.last)?;
        let after = segment.after()?;
        let mut names = CanonicalNames::default();
        let before = insts.get(r.first..=r.last)?.iter().map(|i| names.general(i.text.trim())).collect();
        Some(Peephole {
            before,
            after: r.lines.iter().map(|l| names.general(l)).collect(),
            count: 1,
            instructions: i64::from(segment.before.instructions) - i64::from(after.instructions),
            bytes: i64::from(segment.before.bytes) - i64::from(after.bytes),
            first: entry.result.name.clone(),
        })
    };
    entry.replacements.iter().filter_map(one).collect()
}

/// Registers and labels by the order in which they come.
#[derive(Default)]
struct CanonicalNames {
    registers: Vec<Gpr>,
    labels: Vec<String>,
}

impl CanonicalNames {
    /// `movl %edi, %eax` becomes `movl r0.32, r1.32`.
    fn general(&mut self, line: &str) -> String {
        let part = |c: char| c.is_alphanumeric() || "_.$%@".contains(c);
        let (mut out, mut rest) = (String::new(), line.trim_end_matches(':'));
        let mut is_mnemonic = true;
        while !rest.is_empty() {
            let other = rest.find(part).unwrap_or(rest.len());
            out += &rest[..other].replace(['\t'], " ");
            let end = rest[other..].find(|c| !part(c)).map_or(rest.len(), |n| other + n);
            let word = &rest[other..end];
            out += &if is_mnemonic && !word.starts_with('.') { word.to_string() } else { self.word(word) };
            is_mnemonic &= word.is_empty();
            rest = &rest[end..];
        }
        if line.ends_with(':') { out + ":" } else { out }
    }

    fn word(&mut self, word: &str) -> String {
        if let Some((register, width)) = Gpr::parse(word) {
            return format!("r{}.{}", number(&mut self.registers, &register), width.bits());
        }
        if word.starts_with(".L") {
            return format!("L{}", number(&mut self.labels, &word.to_string()));
        }
        word.to_string()
    }
}

/// The place of an item in a list, which it is added to if it is not there.
fn number<T: Clone + PartialEq>(list: &mut Vec<T>, item: &T) -> usize {
    list.iter().position(|x| x == item).unwrap_or_else(|| {
        list.push(item.clone());
        list.len() - 1
    })
}

#[cfg(test)]
mod tests {
    use crate::show::batch::peephole::*;

    #[test]
    fn registers_and_labels_count_by_their_order() {
        let general = |lines: [&str; 3]| {
            let mut names = CanonicalNames::default();
            lines.map(|l| names.general(l))
        };
        let a = general(["movl\t%edi, %eax", "leaq 8(%rdi,%rax,4), %rcx", "jne .L4"]);
        assert_eq!(a, ["movl r0.32, r1.32", "leaq 8(r0.64,r1.64,4), r2.64", "jne L0"]);
        assert_eq!(a, general(["movl\t%r8d, %edx", "leaq 8(%r8,%rdx,4), %rsi", "jne .L99"]));
        assert_ne!(a, general(["movl\t%r8d, %edx", "leaq 8(%rdx,%r8,4), %rsi", "jne .L99"]));
        assert_eq!(general([".Lway0_1:", "mov eax, edi", "ret"]), ["L0:", "mov r0.32, r1.32", "ret"]);
    }
}
