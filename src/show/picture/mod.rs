//! A lowered list as a picture: when each instruction runs and on which unit, and which registers hold something.
//!
//! The times are those of [`lowering::cost::predict`]: all instructions wait in the window, and each starts when its operands
//! are ready and its units are free; caches always hit. Which unit of a set does the work is not predicted: the picture
//! takes one that is free.

pub mod graph;
pub mod svg;
pub mod text;

use dag::ir::function::Function;
use dag::ir::graph::Dag;
use isa::uarch::{Cycles, Uarch, Units};
use isa::{Decoded, Flag, FlagSet, Reg};
use lowering::Lowered;
use lowering::cost::predict::{Line, Outs, schedule};
use std::fmt;

/// What is drawn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Picture {
    pub machine: &'static str,
    /// Micro-operations that enter per cycle.
    pub width: u32,
    /// In the order of the list.
    pub rows: Vec<PictureRow>,
    /// From the start of the first to the last result.
    pub cycles: u32,
    /// Names of the units that something uses; none where the machine has no units.
    pub units: Vec<String>,
    /// By cycle and unit: the rows that keep it busy.
    pub busy: Vec<Vec<Vec<usize>>>,
    pub lives: Vec<RegisterLife>,
}

/// One instruction.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PictureRow {
    pub text: String,
    /// Cycle in which it starts, and in which its results are there.
    pub start: u32,
    pub finish: u32,
}

/// A register or flag, and what it holds around each instruction.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RegisterLife {
    pub place: RegOrFlag,
    /// Live at entry.
    pub at_entry: bool,
    /// One for each instruction.
    pub cells: Vec<LiveCell>,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum RegOrFlag {
    Reg(Reg),
    Flag(Flag),
}

impl fmt::Display for RegOrFlag {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RegOrFlag::Reg(r) => r.fmt(f),
            RegOrFlag::Flag(x) => x.fmt(f),
        }
    }
}

/// What an instruction does to a place.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct LiveCell {
    pub read: bool,
    pub written: bool,
    /// Something later reads what is there after the instruction.
    pub live: bool,
}

impl Picture {
    /// The picture of an answer whose instructions print as `texts`.
    pub fn new(dag: &Dag, lowered: &Lowered, texts: &[String], tune: &'static Uarch) -> Picture {
        let lines: Vec<Line> = lowered.insts.iter().map(|e| Line::emitted(dag, e, tune)).collect();
        Picture::of_lines(&lines, Outs::of(dag), texts, tune)
    }

    /// The picture of a function's code as it stands, its return aside; `None` if it has other jumps, or an instruction that
    /// is not modelled.
    pub fn of_function(f: &Function, tune: &'static Uarch) -> Option<Picture> {
        let (last, body) = f.insts.split_last()?;
        let is_plain = |d: &Decoded| matches!(d, Decoded::Plain(_));
        if !matches!(last.decoded, Decoded::Return) || !body.iter().all(|i| is_plain(&i.decoded)) {
            return None;
        }
        let lines: Vec<Line> = body.iter().filter_map(|i| Line::decoded(&i.decoded, tune)).collect();
        let texts: Vec<String> = body.iter().map(|i| i.text.trim().replace('\t', " ")).collect();
        // Flags are nothing that a function returns.
        let outs = Outs { flags: FlagSet::NONE, ..Outs::ALL };
        Some(Picture::of_lines(&lines, outs, &texts, tune))
    }

    fn of_lines(lines: &[Line], outs: Outs, texts: &[String], tune: &'static Uarch) -> Picture {
        let slots = schedule(lines);
        let rows: Vec<PictureRow> = texts
            .iter()
            .zip(&slots)
            .map(|(text, s)| PictureRow { text: text.clone(), start: s.start, finish: s.finish })
            .collect();
        let cycles = rows.iter().map(|r| r.finish.max(r.start + 1)).max().unwrap_or(0);
        let mut picture = Picture {
            machine: tune.name,
            width: tune.machine.issue_width,
            rows,
            cycles,
            units: Vec::new(),
            busy: Vec::new(),
            lives: lives(lines, outs),
        };
        picture.place(lines, tune);
        picture
    }

    /// Gives each piece of work a unit.
    fn place(&mut self, lines: &[Line], tune: &Uarch) {
        let used = lines.iter().flat_map(|l| &l.units).fold(0, |all, (set, _)| all | set.0);
        let numbers: Vec<usize> = (0..tune.units.len()).filter(|&u| used >> u & 1 == 1).collect();
        self.units = numbers.iter().map(|&u| tune.units[u].clone()).collect();
        let mut work: Vec<Vec<(usize, Units)>> = Vec::new();
        for (k, line) in lines.iter().enumerate() {
            for &(set, time) in &line.units {
                for (later, pieces) in pieces(set, time).into_iter().enumerate() {
                    let cycle = self.rows[k].start as usize + later;
                    if work.len() <= cycle {
                        work.resize(cycle + 1, Vec::new());
                    }
                    work[cycle].extend(std::iter::repeat_n((k, set), pieces));
                }
            }
        }
        self.busy = work.iter().map(|items| assign(items, &numbers)).collect();
        self.cycles = self.cycles.max(self.busy.len() as u32);
    }
}

/// How many units of a set work for how many cycles: all of them until it is done.
fn pieces(set: Units, time: Cycles) -> Vec<usize> {
    let all = set.0.count_ones().max(1);
    let mut left = time.0.div_ceil(Cycles::ONE);
    let mut out = Vec::new();
    while left > 0 {
        let now = left.min(all);
        out.push(now as usize);
        left -= now;
    }
    out
}

/// Who works on which unit in one cycle. Pieces get units of their own where there are enough of them (augmenting
/// paths); parts of cycles may share one.
fn assign(items: &[(usize, Units)], numbers: &[usize]) -> Vec<Vec<usize>> {
    let may = |i: usize, u: usize| items[i].1.0 >> numbers[u] & 1 == 1;
    let mut owner: Vec<Option<usize>> = vec![None; numbers.len()];
    let mut homeless = Vec::new();
    for i in 0..items.len() {
        if !augment(i, &may, &mut owner, &mut vec![false; numbers.len()]) {
            homeless.push(i);
        }
    }
    let mut out: Vec<Vec<usize>> = owner.iter().map(|o| o.map(|i| items[i].0).into_iter().collect()).collect();
    for i in homeless {
        if let Some(u) = (0..numbers.len()).filter(|&u| may(i, u)).min_by_key(|&u| out[u].len()) {
            out[u].push(items[i].0);
        }
    }
    out
}

/// Finds a unit for piece `i`, moving others if that helps.
fn augment(i: usize, may: &impl Fn(usize, usize) -> bool, owner: &mut [Option<usize>], seen: &mut [bool]) -> bool {
    for u in 0..owner.len() {
        if may(i, u) && !std::mem::replace(&mut seen[u], true) {
            let free = match owner[u] {
                None => true,
                Some(other) => augment(other, may, owner, seen),
            };
            if free {
                owner[u] = Some(i);
                return true;
            }
        }
    }
    false
}

/// Places that the list touches, registers first.
fn lives(lines: &[Line], outs: Outs) -> Vec<RegisterLife> {
    let registers = Reg::all().map(RegOrFlag::Reg);
    let all = registers.chain(Flag::ALL.into_iter().map(RegOrFlag::Flag));
    let life = |place: RegOrFlag| {
        let (read, written): (Vec<bool>, Vec<bool>) = lines
            .iter()
            .map(|l| match place {
                RegOrFlag::Reg(r) => (l.reads.contains(r) || l.addresses.contains(r), l.writes.contains(r)),
                RegOrFlag::Flag(f) => (l.flags_read.contains(f), l.flags_written.contains(f)),
            })
            .unzip();
        let mut live = match place {
            RegOrFlag::Reg(r) => outs.regs.contains(r),
            RegOrFlag::Flag(f) => outs.flags.contains(f),
        };
        let mut cells = vec![LiveCell::default(); lines.len()];
        for k in (0..lines.len()).rev() {
            cells[k] = LiveCell { read: read[k], written: written[k], live };
            live = read[k] || live && !written[k];
        }
        let touched = read.iter().any(|r| *r) || (0..cells.len()).any(|k| written[k] && cells[k].live);
        let general = matches!(place, RegOrFlag::Reg(_));
        (touched || general && written.contains(&true)).then_some(RegisterLife { place, at_entry: live, cells })
    };
    all.filter_map(life).collect()
}

#[cfg(test)]
mod tests {
    use crate::show::picture::*;

    fn picture(dag: &str, machine: &str) -> Picture {
        let dag = dag::text::parse(dag).unwrap_or_else(|e| panic!("{}", e[0]));
        let tune = Uarch::find(machine).expect("a machine");
        let options = lowering::Options { tune, ..lowering::Options::default() };
        let lowered = lowering::lower(&dag, &options).expect("it has registers");
        let text = |e: &lowering::Emitted| match e {
            lowering::Emitted::Inst { inst, .. } => isa::codec::text(inst, isa::codec::Syntax::Intel),
            lowering::Emitted::Kept { .. } => String::new(),
        };
        let texts: Vec<String> = lowered.insts.iter().map(text).collect();
        Picture::new(&dag, &lowered, &texts, tune)
    }

    const DAG: &str = "a = input rdi\nb = input rsi\nc = imul.64 a, b\nd = add.64 c, b\ne = cmp.64 d, a\n\
        f = cmovb.64 d, b, CF=e.CF\nout rax = f\n";

    #[test]
    fn every_piece_of_work_has_a_unit_that_can_do_it_and_results_come_before_uses() {
        for machine in ["skylake", "znver4"] {
            let p = picture(DAG, machine);
            let tune = Uarch::find(machine).expect("a machine");
            let placed: usize = p.busy.iter().flatten().map(Vec::len).sum();
            assert!(placed >= 4, "{p:?}");
            for (cycle, units) in p.busy.iter().enumerate() {
                for row in units.iter().flatten() {
                    assert!(p.rows[*row].start as usize <= cycle);
                }
            }
            assert!(p.units.iter().all(|u| tune.units.contains(u)));
            let at = |m: &str| p.rows.iter().find(|r| r.text.starts_with(m)).expect("it is there");
            assert!(at("imul").finish <= at("add").start && at("add").finish <= at("cmp").start);
        }
    }

    #[test]
    fn text_and_svg_name_every_instruction_and_register() {
        for machine in ["skylake", "generic"] {
            let p = picture(DAG, machine);
            let (text, svg) = (text::text(&p), svg::svg(&p));
            for row in &p.rows {
                assert!(text.contains(&row.text) && svg.contains(&row.text), "{text}");
            }
            for life in &p.lives {
                assert!(text.contains(&life.place.to_string()) && svg.contains(&life.place.to_string()));
            }
            assert!(text.lines().all(|l| l.len() < 200) && svg.matches("<svg").count() == 1);
        }
    }

    #[test]
    fn a_register_is_live_from_its_write_to_its_last_read() {
        let p = picture("a = input rdi\nb = not.64 a\nc = add.64 b, a\nout rax = c\n", "generic");
        let life = |name: &str| p.lives.iter().find(|l| l.place.to_string() == name).expect("it is used");
        assert!(life("rdi").at_entry && !life("rdi").cells.last().expect("cells").live);
        assert!(!life("rax").at_entry && life("rax").cells.last().expect("cells").live);
    }

    #[test]
    fn work_that_can_be_told_apart_is() {
        // Two pieces for units {0, 1}, one for {0}: all have their own.
        let items = [(7, Units(0b11)), (8, Units(0b11)), (9, Units(0b1))];
        let out = assign(&items, &[0, 1]);
        assert_eq!(out.iter().flatten().count(), 3);
        let items = [(7, Units(0b11)), (9, Units(0b1))];
        assert_eq!(assign(&items, &[0, 1]), [vec![9], vec![7]]);
    }
}
