//! What unwinding must be told of code that comes in place of other code: where in it the registers are that belong to
//! the caller (System V AMD64 psABI §3.2.1). The code may move them to slots below the stack pointer or to registers of
//! its own, as long as it brings them back; at each instruction a debugger has to find them.
//!
//! Places of a register's content are followed forward through the code; those at a label are what all ways to it have
//! in common. In the order of the text a register then stays where it is said to be for as long as its content is there.

use crate::input::rules::{Rules, number};
use dag::ir::graph::{Dag, Kind, LiveOut};
use isa::{Gpr, Inst, MemRef, Operand, Width, table};
use lowering::phases::if_conversion::Item;
use std::collections::{BTreeMap, BTreeSet};

/// Where a content is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum ContentPlace {
    Reg(Gpr),
    /// Eight bytes at this displacement from the stack pointer.
    Slot(i64),
}

/// All places of each register's content; `None` where control does not come.
type ContentPlaces = Option<BTreeMap<Gpr, BTreeSet<ContentPlace>>>;

/// The registers whose content unwinding needs, and finds in themselves before and behind code in place of a graph.
pub fn kept(dag: &Dag, rules: &Rules) -> BTreeSet<Gpr> {
    let same = |l: &LiveOut| l.reg.gpr().filter(|_| dag.node(l.value.node).kind == Kind::Input(l.reg));
    let finds_frame = |g: &Gpr| rules.frame.is_some_and(|f| f.0 == *g);
    let caller = |g: &Gpr| g.callee_saved() && !rules.elsewhere.contains_key(g);
    dag.live_out.iter().filter_map(same).filter(|g| *g != Gpr::RSP && (caller(g) || finds_frame(g))).collect()
}

/// Lines of code with the directives before each, and those behind the last.
pub fn between(directives: Vec<Vec<String>>, code: Vec<String>) -> Vec<String> {
    let mut directives = directives.into_iter();
    let mut lines: Vec<String> = Vec::new();
    for line in code {
        lines.extend(directives.next().into_iter().flatten());
        lines.push(line);
    }
    lines.extend(directives.flatten());
    lines
}

/// For each of `items` the directives before it, and those behind the last; `kept` are the registers that hold at the
/// end what they held before. `rules` hold before the first item and behind the last.
///
/// # Errors
/// The register whose content unwinding could not be led to.
pub fn directives(items: &[Item], kept: &BTreeSet<Gpr>, rules: &Rules) -> Result<Vec<Vec<String>>, Gpr> {
    let places = followed(items, kept);
    let at_end = places.last().into_iter().flatten().flatten();
    if let Some((&g, _)) = at_end.clone().find(|(g, known)| !known.contains(&ContentPlace::Reg(**g))) {
        return Err(g);
    }
    let mut current: BTreeMap<Gpr, ContentPlace> = kept.iter().map(|&g| (g, ContentPlace::Reg(g))).collect();
    let mut out = Vec::new();
    for at in &places {
        let mut lines = Vec::new();
        for (&g, known) in at.iter().flatten() {
            let stays = current.get(&g).filter(|p| known.contains(p)).copied();
            let to = stays.or_else(|| best(g, known)).ok_or(g)?;
            if current.insert(g, to) != Some(to) {
                lines.push(directive(g, to, rules).ok_or(g)?);
            }
        }
        out.push(lines);
    }
    // Whatever comes behind, it begins as the original's would.
    let back = current
        .iter()
        .filter(|&(&g, &p)| p != ContentPlace::Reg(g))
        .map(|(&g, _)| directive(g, ContentPlace::Reg(g), rules).ok_or(g));
    let back = back.collect::<Result<Vec<_>, _>>()?;
    if let Some(last) = out.last_mut() {
        last.extend(back);
    }
    Ok(out)
}

/// Its own register if it can be, a slot before other registers.
fn best(g: Gpr, known: &BTreeSet<ContentPlace>) -> Option<ContentPlace> {
    let own = known.get(&ContentPlace::Reg(g));
    own.or_else(|| known.iter().find(|p| matches!(p, ContentPlace::Slot(_)))).or_else(|| known.first()).copied()
}

fn directive(g: Gpr, to: ContentPlace, rules: &Rules) -> Option<String> {
    // What the frame is found by, or has been said to be elsewhere, is not the caller's here.
    let frame = rules.frame?;
    if rules.unclear || rules.elsewhere.contains_key(&g) || frame.0 == g {
        return None;
    }
    let n = number(g);
    Some(match to {
        ContentPlace::Reg(own) if own == g => format!(".cfi_restore {n}"),
        ContentPlace::Reg(other) => format!(".cfi_register {n}, {}", number(other)),
        ContentPlace::Slot(at) if frame.0 == Gpr::RSP => format!(".cfi_offset {n}, {}", at - frame.1),
        ContentPlace::Slot(_) => return None,
    })
}

/// The places before each item, and behind the last.
fn followed(items: &[Item], kept: &BTreeSet<Gpr>) -> Vec<ContentPlaces> {
    let labels: BTreeMap<usize, usize> = items
        .iter()
        .enumerate()
        .filter_map(|(k, i)| if let Item::Label(n) = i { Some((*n, k)) } else { None })
        .collect();
    let mut all: Vec<ContentPlaces> = vec![None; items.len() + 1];
    all[0] = Some(kept.iter().map(|&g| (g, BTreeSet::from([ContentPlace::Reg(g)]))).collect());
    let mut open = vec![0];
    while let Some(k) = open.pop() {
        let (Some(item), Some(mut now)) = (items.get(k), all[k].clone()) else { continue };
        let mut next = Vec::new();
        match item {
            Item::Inst(inst) => {
                step(&mut now, inst);
                next.push(k + 1);
            }
            Item::Label(_) => next.push(k + 1),
            Item::Branch(_, to) => next.extend([Some(k + 1), labels.get(to).copied()].into_iter().flatten()),
            Item::Jump(to) => next.extend(labels.get(to)),
            Item::Return => {}
        }
        for n in next {
            let joined = match &all[n] {
                None => now.clone(),
                Some(old) => old.iter().map(|(g, p)| (*g, p.intersection(&now[g]).copied().collect())).collect(),
            };
            if all[n].as_ref() != Some(&joined) {
                all[n] = Some(joined);
                open.push(n);
            }
        }
    }
    all
}

fn step(now: &mut BTreeMap<Gpr, BTreeSet<ContentPlace>>, inst: &Inst) {
    let row = table().row(inst.row);
    let whole = row.operands.first().is_some_and(|o| o.width == Width::W64);
    let [a, b] = [inst.operands.first(), inst.operands.get(1)].map(|o| o.and_then(place));
    if let ("mov", true, Some(to), Some(from)) = (row.mnemonic, whole, a, b) {
        for known in now.values_mut() {
            let moved = known.contains(&from);
            known.retain(|p| !overlap(*p, to, 8));
            known.extend(moved.then_some(to));
        }
        return;
    }
    if let ("xchg", true, Some(one), Some(other)) = (row.mnemonic, whole, a, b) {
        let swap = |p: &ContentPlace| {
            if *p == one {
                other
            } else if *p == other {
                one
            } else {
                *p
            }
        };
        now.values_mut().for_each(|known| *known = known.iter().map(swap).collect());
        return;
    }
    let explicit = row.operands.iter().zip(&inst.operands).filter(|(s, _)| s.access.writes() && !s.kinds.address);
    let mut lost: Vec<(ContentPlace, i64)> = Vec::new();
    for (spec, operand) in explicit {
        let bytes = i64::from(spec.width.bytes());
        lost.extend(place(operand).map(|p| (p, bytes)));
        if let Operand::Reg(r) = operand {
            lost.push((ContentPlace::Reg(r.gpr), bytes));
        }
    }
    let written = row.implicit.iter().filter(|i| i.access.writes()).filter_map(|i| i.reg.gpr());
    lost.extend(written.map(|g| (ContentPlace::Reg(g), 8)));
    now.values_mut().for_each(|known| known.retain(|p| !lost.iter().any(|(l, bytes)| overlap(*p, *l, *bytes))));
}

/// A whole register or a place below the stack pointer. Nobody else has an address of such a place.
fn place(operand: &Operand) -> Option<ContentPlace> {
    let slot = |m: &MemRef| m.is_plain() && m.base == Some(Gpr::RSP);
    match operand {
        Operand::Reg(r) if !r.high => Some(ContentPlace::Reg(r.gpr)),
        Operand::Mem(m) if slot(m) => Some(ContentPlace::Slot(m.disp)),
        _ => None,
    }
}

/// Whether a write of `bytes` at `to` changes what is at `place`.
fn overlap(place: ContentPlace, to: ContentPlace, bytes: i64) -> bool {
    match (place, to) {
        (ContentPlace::Slot(a), ContentPlace::Slot(b)) => a < b + bytes && b < a + 8,
        (a, b) => a == b,
    }
}

#[cfg(test)]
mod tests {
    use crate::function::unwind::*;
    use isa::RegRef;

    const ENTRY: Rules = Rules { frame: Some((Gpr::RSP, 8)), elsewhere: BTreeMap::new(), unclear: false };

    fn reg(g: Gpr) -> Operand {
        Operand::Reg(RegRef::from(g))
    }

    fn slot(disp: i64) -> Operand {
        Operand::Mem(MemRef { base: Some(Gpr::RSP), disp, ..MemRef::default() })
    }

    fn inst(mnemonic: &str, operands: Vec<Operand>) -> Item {
        let fits = |spec: &isa::row::OperandSpec, o: &Operand| match o {
            Operand::Mem(_) => spec.kinds.mem,
            _ => spec.kinds.general(),
        };
        let (row, _) = table()
            .iter()
            .find(|(_, r)| {
                let wide = r.operands.iter().all(|o| o.width == Width::W64);
                let all =
                    r.operands.len() == operands.len() && r.operands.iter().zip(&operands).all(|(s, o)| fits(s, o));
                r.mnemonic == mnemonic && wide && all
            })
            .expect("the table has it");
        Item::Inst(Inst { row, operands })
    }

    fn lines_of(items: &[Item], kept: &[Gpr]) -> Result<Vec<String>, Gpr> {
        Ok(directives(items, &kept.iter().copied().collect(), &ENTRY)?.iter().map(|l| l.join("; ")).collect())
    }

    #[test]
    fn a_register_in_a_slot_is_found_there_until_the_end() {
        let (rbx, rax) = (Gpr::RBX, Gpr::RAX);
        let items = [
            inst("mov", vec![slot(-8), reg(rbx)]),
            inst("mov", vec![reg(rbx), reg(rax)]),
            inst("mov", vec![reg(rbx), slot(-8)]),
            Item::Return,
        ];
        assert_eq!(lines_of(&items, &[rbx]).expect("found"), ["", "", ".cfi_offset 3, -16", "", ".cfi_restore 3"]);
        // A register that nobody touches needs no word.
        assert_eq!(lines_of(&items[..1], &[rbx, Gpr::R12]).expect("found"), ["", ""]);
    }

    #[test]
    fn a_slot_that_is_used_again_is_not_where_it_is() {
        let (rbx, rax) = (Gpr::RBX, Gpr::RAX);
        let items = [
            inst("mov", vec![slot(-8), reg(rbx)]),
            inst("mov", vec![reg(rbx), reg(rax)]),
            inst("mov", vec![reg(rbx), slot(-8)]),
            inst("mov", vec![slot(-8), reg(rax)]),
            inst("mov", vec![reg(rax), reg(Gpr::RDI)]),
        ];
        let lines = ["", "", ".cfi_offset 3, -16", "", ".cfi_restore 3", ""];
        assert_eq!(lines_of(&items, &[rbx]).expect("found"), lines);
        // Behind code that does not bring it back nobody would look in a slot.
        assert_eq!(lines_of(&items[..2], &[rbx]), Err(rbx));
    }

    #[test]
    fn what_one_way_alone_saved_is_not_saved_where_they_meet() {
        let (rbx, rax) = (Gpr::RBX, Gpr::RAX);
        let save = inst("mov", vec![slot(-8), reg(rbx)]);
        let clobber = inst("mov", vec![reg(rbx), reg(rax)]);
        let load = inst("mov", vec![reg(rbx), slot(-8)]);
        let items =
            [Item::Branch(isa::Cond::E, 0), save.clone(), clobber.clone(), load.clone(), Item::Label(0), Item::Return];
        let lines = ["", "", "", ".cfi_offset 3, -16", ".cfi_restore 3", "", ""];
        assert_eq!(lines_of(&items, &[rbx]).expect("found"), lines);
        let lost = [Item::Branch(isa::Cond::E, 0), save, clobber, Item::Label(0), load];
        assert_eq!(lines_of(&lost, &[rbx]), Err(rbx));
    }

    #[test]
    fn what_finds_the_frame_does_not_move() {
        let (rax, rbp) = (Gpr::RAX, Gpr::RBP);
        let items = [(rax, rbp), (rbp, Gpr::RDI), (rbp, rax)].map(|(to, from)| inst("mov", vec![reg(to), reg(from)]));
        let by_rbp = Rules { frame: Some((Gpr::RBP, 16)), ..ENTRY };
        let kept = BTreeSet::from([Gpr::RBP]);
        let lines = directives(&items, &kept, &ENTRY).expect("found");
        assert_eq!(lines, [vec![], vec![], vec![".cfi_register 6, 0".to_string()], vec![".cfi_restore 6".to_string()]]);
        assert_eq!(directives(&items, &kept, &by_rbp), Err(Gpr::RBP));
        assert_eq!(
            directives(&items, &BTreeSet::from([Gpr::R12]), &by_rbp).expect("found"),
            vec![Vec::<String>::new(); 4]
        );
    }
}
