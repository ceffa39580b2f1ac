//! What `.cfi_*` directives have said of unwinding before an instruction: where the frame begins (its canonical frame
//! address), and where registers of the caller are.

use super::Module;
use super::scan::Statement;
use isa::Gpr;
use std::collections::BTreeMap;

/// Registers by their DWARF numbers (System V AMD64 psABI, figure 3.36).
const NUMBERS: [Gpr; 16] = [
    Gpr::RAX,
    Gpr::RDX,
    Gpr::RCX,
    Gpr::RBX,
    Gpr::RSI,
    Gpr::RDI,
    Gpr::RBP,
    Gpr::RSP,
    Gpr::R8,
    Gpr::R9,
    Gpr::R10,
    Gpr::R11,
    Gpr::R12,
    Gpr::R13,
    Gpr::R14,
    Gpr::R15,
];

/// A register's DWARF number.
pub fn number(g: Gpr) -> usize {
    NUMBERS.iter().position(|&n| n == g).unwrap_or_default()
}

/// Where a register of the caller's is said to be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SavedPlace {
    /// At this offset from where the frame begins.
    Frame(i64),
    /// As the directive's operands say.
    Other(String),
}

/// The rules in force at a place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rules {
    /// The frame begins at this register's value plus this many bytes; `None` if that is said in another way.
    pub frame: Option<(Gpr, i64)>,
    /// Registers that are said to be elsewhere than in themselves, and where.
    pub elsewhere: BTreeMap<Gpr, SavedPlace>,
    /// Something was said that is not understood here.
    pub unclear: bool,
}

impl Rules {
    /// Whether all that was said is understood: equal rules are then the same for whoever unwinds.
    pub const fn is_clear(&self) -> bool {
        self.frame.is_some() && !self.unclear
    }

    /// As a function is entered: the return address is at `rsp`.
    fn at_entry() -> Rules {
        Rules { frame: Some((Gpr::RSP, 8)), elsewhere: BTreeMap::new(), unclear: false }
    }
}

impl Module {
    /// The rules before instruction `first` of a function; `None` if its text says nothing of unwinding.
    pub fn unwind_rules(&self, function: usize, first: usize) -> Option<Rules> {
        let slot = self.functions.get(function)?.slots.get(first)?.as_ref()?;
        self.rules_from(slot.statement).before(slot.statement).cloned()
    }

    /// The rules before each instruction of a function.
    pub fn all_unwind_rules(&self, function: usize) -> Vec<Option<Rules>> {
        let Some(f) = self.functions.get(function) else { return Vec::new() };
        let first = f.slots.iter().flatten().map(|s| s.statement).min().unwrap_or_default();
        let mut said = self.rules_from(first);
        f.slots.iter().map(|slot| said.before(slot.as_ref()?.statement).cloned()).collect()
    }

    /// What is said from the directive on that stands last before a statement and begins or ends unwind information.
    fn rules_from(&self, statement: usize) -> SaidOfUnwinding<'_> {
        let before = &self.scan.statements[..statement.min(self.scan.statements.len())];
        let start = before.iter().rposition(|s| s.word == ".cfi_startproc" || s.word == ".cfi_endproc");
        SaidOfUnwinding {
            statements: &self.scan.statements,
            next: start.unwrap_or(statement),
            rules: None,
            remembered: Vec::new(),
        }
    }
}

/// The directives of a text up to a place.
struct SaidOfUnwinding<'t> {
    statements: &'t [Statement],
    next: usize,
    /// `None` outside what begins with `.cfi_startproc`.
    rules: Option<Rules>,
    remembered: Vec<Rules>,
}

impl SaidOfUnwinding<'_> {
    /// The rules before a statement that is not before the last one that was asked about.
    fn before(&mut self, statement: usize) -> Option<&Rules> {
        for s in self.statements.get(self.next..statement).into_iter().flatten() {
            match s.word.as_str() {
                ".cfi_startproc" => (self.rules, self.remembered) = (Some(Rules::at_entry()), Vec::new()),
                ".cfi_endproc" => self.rules = None,
                word if word.starts_with(".cfi_") => {
                    let operands = s.text[word.len()..].trim();
                    if let Some(rules) = &mut self.rules {
                        follow(rules, &mut self.remembered, word, operands);
                    }
                }
                _ => {}
            }
        }
        self.next = self.next.max(statement);
        self.rules.as_ref()
    }
}

fn register(text: &str) -> Option<Gpr> {
    match text.trim().parse::<usize>() {
        Ok(n) => NUMBERS.get(n).copied(),
        Err(_) => Gpr::parse(text).map(|g| g.0),
    }
}

/// What one directive changes (GNU as, "CFI directives").
fn follow(rules: &mut Rules, remembered: &mut Vec<Rules>, word: &str, operands: &str) {
    let (first, second) = operands.split_once(',').unwrap_or((operands, ""));
    let (reg, number) = (register(first), |text: &str| text.trim().parse::<i64>().ok());
    match word {
        ".cfi_def_cfa" => rules.frame = reg.zip(number(second)),
        ".cfi_def_cfa_register" => rules.frame = reg.zip(rules.frame.map(|f| f.1)),
        ".cfi_def_cfa_offset" => rules.frame = rules.frame.map(|f| f.0).zip(number(first)),
        ".cfi_adjust_cfa_offset" => {
            rules.frame = rules.frame.zip(number(first)).map(|((r, at), by)| (r, at.wrapping_add(by)));
        }
        // Where what is saved is no general register, nothing here depends on it.
        ".cfi_offset" | ".cfi_rel_offset" | ".cfi_register" | ".cfi_undefined" => {
            let base = if word == ".cfi_rel_offset" { rules.frame.map(|f| f.1) } else { Some(0) };
            let saved = word.ends_with("offset").then(|| base.zip(number(second))).flatten();
            let place =
                saved.map_or_else(|| SavedPlace::Other(operands.to_string()), |(b, n)| SavedPlace::Frame(n - b));
            rules.elsewhere.extend(reg.map(|r| (r, place)));
        }
        ".cfi_restore" | ".cfi_same_value" => {
            reg.map(|r| rules.elsewhere.remove(&r));
        }
        ".cfi_remember_state" => remembered.push(rules.clone()),
        ".cfi_restore_state" => match remembered.pop() {
            Some(r) => *rules = Rules { unclear: rules.unclear || r.unclear, ..r },
            None => rules.unclear = true,
        },
        ".cfi_personality" | ".cfi_lsda" | ".cfi_sections" | ".cfi_signal_frame" => {}
        _ => rules.unclear = true,
    }
}

#[cfg(test)]
mod tests {
    use crate::input::rules::*;

    #[test]
    fn the_directives_before_an_instruction_count() {
        let text = "\t.text\n\t.globl f\n\t.type f,@function\nf:\n\t.cfi_startproc\n\tpushq %rbx\n\
            \t.cfi_def_cfa_offset 16\n\t.cfi_offset %rbx, -16\n\ttestl %edi, %edi\n\tje .L1\n\t.cfi_remember_state\n\
            \tpopq %rbx\n\t.cfi_restore 3\n\t.cfi_def_cfa_offset 8\n\tret\n.L1:\n\t.cfi_restore_state\n\tpopq %rbx\n\
            \t.cfi_def_cfa 7, 8\n\tret\n\t.cfi_endproc\n\t.size f,.-f\n\
            \t.globl g\n\t.type g,@function\ng:\n\tret\n\t.size g,.-g\n";
        let module = crate::input::load_text("f.s", text).expect("it assembles");
        let at = |function, n| {
            let rules: Option<Rules> = module.unwind_rules(function, n);
            rules.map(|r| (r.frame, r.elsewhere.into_iter().collect::<Vec<_>>()))
        };
        let saved = vec![(Gpr::RBX, SavedPlace::Frame(-16))];
        let pushed = Some((Some((Gpr::RSP, 16)), saved.clone()));
        let plain = Some((Some((Gpr::RSP, 8)), vec![]));
        assert_eq!(at(0, 0), plain);
        assert_eq!(at(0, 1), pushed);
        assert_eq!(at(0, 4), plain);
        assert_eq!(at(0, 5), pushed);
        assert_eq!(at(0, 6), Some((Some((Gpr::RSP, 8)), saved)));
        assert_eq!(at(1, 0), None);
        let one_by_one: Vec<_> = (0..7).map(|n| module.unwind_rules(0, n)).collect();
        assert_eq!(module.all_unwind_rules(0), one_by_one);
    }
}
