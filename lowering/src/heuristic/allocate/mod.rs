//! Registers for a fixed order, in one forward walk: values move only when something else needs
//! their register. It is fast and always right, and not always the cheapest; `heuristic` searches
//! over the plans it follows.

mod contents;
mod moves;
mod spill;

use crate::emit::Step;
use crate::ir::regs::Regs;
use crate::problem::{AllocationProblem, Op, OpId, OpKind, ValId, fixed_slot};
use contents::HeldValues;
use isa::{Reg, Width};
use moves::MoveGoal;

/// What a walk is told: everything that `heuristic` may vary.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Plan {
    pub order: Vec<OpId>,
    /// A register to put each value in if it is free there.
    pub prefer: Vec<Option<Reg>>,
    /// Which exchange of inputs each operation uses: as it looks best, none, or this one.
    pub swap: Vec<SwapChoice>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SwapChoice {
    Auto,
    None,
    Use(usize),
}

impl Plan {
    pub fn new(p: &AllocationProblem, order: Vec<OpId>) -> Plan {
        Plan { order, prefer: vec![None; p.vals.len()], swap: vec![SwapChoice::Auto; p.ops.len()] }
    }
}

/// Follows a plan. `Err` says which value found no register.
///
/// # Errors
/// Why there are no registers for it in this order.
pub fn allocate(p: &AllocationProblem, plan: &Plan) -> Result<Vec<Step>, String> {
    let mut w = Allocation::new(p, plan);
    for at in 0..plan.order.len() {
        w.at = at;
        w.operation(plan.order[at])?;
    }
    w.at = plan.order.len();
    let goals: Vec<MoveGoal> =
        p.exit.iter().map(|&(reg, val)| MoveGoal { reg, val, width: p.copy_width(val) }).collect();
    w.satisfy(&goals, Regs::NONE, false)?;
    Ok(w.steps)
}

/// Registers spoken for by the operation at hand: read by other operands, overwritten by fixed outputs,
/// overwritten by other tied outputs.
#[derive(Clone, Copy)]
struct Occupied {
    busy: Regs,
    kills: Regs,
    taken: Regs,
}

struct Allocation<'p> {
    p: &'p AllocationProblem<'p>,
    plan: &'p Plan,
    steps: Vec<Step>,
    contents: HeldValues,
    /// Registers that hold only what the operation at hand reads of their content, and overwrites.
    narrow: Regs,
    at: usize,
    /// Position of the last reader of each value; past the end for values that leave.
    last: Vec<usize>,
    /// The register that each value will be wanted in.
    want: Vec<Option<Reg>>,
    /// Per position: registers that an operation overwrites, and fixed registers with what they must hold.
    kills: Vec<Regs>,
    claims: Vec<Vec<(Reg, ValId)>>,
    /// Values in slots, by slot.
    slots: Vec<ValId>,
    /// Positions of the readers of each value, ascending; past the end for values that leave.
    reads: Vec<Vec<usize>>,
}

impl<'p> Allocation<'p> {
    fn new(p: &'p AllocationProblem<'p>, plan: &'p Plan) -> Allocation<'p> {
        let n = plan.order.len();
        let mut position = vec![0; n];
        plan.order.iter().enumerate().for_each(|(k, &i)| position[i] = k);
        let last = p.vals.iter().map(|v| match v.exits.is_empty() {
            true => v.users.iter().map(|&u| position[u]).max().or(v.def.map(|d| position[d])).unwrap_or(0),
            false => n + 1,
        });
        let claims = plan.order.iter().map(|&i| {
            let fixed = p.ops[i].inputs.iter().filter_map(|x| Some((x.allowed.single()?, x.val)));
            fixed.collect()
        });
        let mut w = Allocation {
            p,
            plan,
            steps: Vec::new(),
            contents: HeldValues::new(p.vals.len(), &p.entry),
            narrow: Regs::NONE,
            at: 0,
            last: last.collect(),
            want: vec![None; p.vals.len()],
            kills: plan.order.iter().map(|&i| p.ops[i].kills()).collect(),
            claims: claims.collect(),
            slots: Vec::new(),
            reads: spill::reads(p, &position),
        };
        w.wants();
        w
    }

    /// Backwards: a value is wanted where it leaves, where a fixed operand reads it, or where the value
    /// that overwrites it is wanted.
    fn wants(&mut self) {
        for (v, val) in self.p.vals.iter().enumerate() {
            self.want[v] = val.exits.first().copied();
        }
        for &i in self.plan.order.iter().rev() {
            for input in &self.p.ops[i].inputs {
                let tied = input.tied.and_then(|o| self.p.ops[i].outputs[o].val).and_then(|o| self.want[o]);
                let want = input.allowed.single().or(tied);
                self.want[input.val] = self.want[input.val].or(want);
            }
        }
    }

    fn locations(&self, v: ValId) -> Regs {
        let room = Regs::of(self.p.vals[v].class);
        room.minus(self.narrow).and(self.contents.holding(v))
    }

    /// Whether a value is read at this operation or later.
    fn needed(&self, v: ValId) -> bool {
        self.last[v] >= self.at
    }
    fn needed_later(&self, v: ValId) -> bool {
        self.last[v] > self.at
    }

    /// Registers whose content may be lost now.
    fn free(&self) -> Regs {
        let lossless = |g: &Reg| match self.contents.of(*g) {
            None => true,
            Some(v) => !self.needed(v) || self.locations(v).len() > 1 || self.in_slot(v),
        };
        self.p.allocatable.iter().filter(lossless).collect()
    }

    /// Cost of keeping `v` in `g` from here on; lower is better.
    fn score(&self, v: ValId, g: Reg) -> i32 {
        let mut score = if g.needs_prefix() { 2 } else { 0 };
        if self.plan.prefer[v] == Some(g) {
            score -= 1000;
        }
        if self.want[v] == Some(g) {
            score -= 60;
        }
        let end = self.last[v].min(self.kills.len());
        for q in self.at + 1..end {
            let claimed = self.claims[q].iter().any(|&(r, x)| r == g && x != v);
            if claimed || self.kills[q].contains(g) {
                score += 100;
                break;
            }
        }
        if self.last[v] > self.kills.len() && !self.p.vals[v].exits.contains(&g) {
            score += 20;
        }
        let wanted_by_other = (0..self.want.len()).any(|x| x != v && self.want[x] == Some(g) && self.needed(x));
        score + if wanted_by_other { 5 } else { 0 }
    }

    fn choose(&self, v: ValId, among: Regs) -> Option<Reg> {
        let fit = among.and(Regs::of(self.p.vals[v].class));
        fit.iter().min_by_key(|&g| (self.score(v, g), self.locations_of_content(g), g.index()))
    }

    /// Prefers empty registers to second copies.
    fn locations_of_content(&self, g: Reg) -> usize {
        self.contents.of(g).map_or(0, |v| usize::from(self.needed(v)))
    }

    fn no_register(&self, v: ValId) -> String {
        format!("no free register for {} before step {}", self.p.vals[v].value.node, self.at)
    }

    fn operation(&mut self, i: OpId) -> Result<(), String> {
        let p = self.p;
        let op = &p.ops[i];
        self.narrow = Regs::NONE;
        if let OpKind::Const(_) = op.kind {
            return self.constant(op);
        }
        let swap = self.choose_swap(i, op);
        let mut vals: Vec<ValId> = op.inputs.iter().map(|x| x.val).collect();
        if let Some(s) = swap {
            vals.swap(op.swaps[s].0, op.swaps[s].1);
        }
        let kills = self.kills[self.at];
        let mut regs: Vec<Option<Reg>> = vec![None; vals.len()];
        self.fixed_inputs(op, &vals, kills, &mut regs)?;
        let mut busy: Regs = regs.iter().flatten().copied().collect();
        self.trade_places(kills, busy);
        for (k, input) in op.inputs.iter().enumerate() {
            if regs[k].is_none() && input.tied.is_none() {
                let g = self.plain_input(vals[k], input.allowed, busy.union(kills))?;
                regs[k] = Some(g);
                busy = busy.with(g);
            }
        }
        let mut out: Vec<Option<Reg>> = vec![None; op.outputs.len()];
        for (k, input) in op.inputs.iter().enumerate() {
            if let (None, Some(o)) = (regs[k], input.tied) {
                let taken = out.iter().flatten().copied().collect();
                let g = self.tied_input(op, k, vals[k], Occupied { busy, kills, taken })?;
                regs[k] = Some(g);
                out[o] = Some(g);
                busy = busy.with(g);
            }
        }
        self.save_killed(kills, &regs, &out)?;
        self.outputs(op, &mut out, kills)?;
        let regs = regs.into_iter().flatten().collect();
        self.finish(i, op, swap, regs, out.into_iter().flatten().collect());
        Ok(())
    }

    fn constant(&mut self, op: &Op) -> Result<(), String> {
        let Some(v) = op.outputs[0].val else { return Ok(()) };
        let to = self.choose_or_spill(v, self.free(), self.p.allocatable)?;
        self.bring(v, to, Width::W64)
    }

    /// The exchange after which the overwritten value is one that dies, and fixed operands stand right.
    fn choose_swap(&self, i: OpId, op: &Op) -> Option<usize> {
        match self.plan.swap[i] {
            SwapChoice::None => return None,
            SwapChoice::Use(s) => return (s < op.swaps.len()).then_some(s),
            SwapChoice::Auto => {}
        }
        let cost = |s: Option<usize>| {
            let mut vals: Vec<ValId> = op.inputs.iter().map(|x| x.val).collect();
            if let Some(s) = s {
                vals.swap(op.swaps[s].0, op.swaps[s].1);
            }
            let mut cost = 0;
            for (input, &v) in op.inputs.iter().zip(&vals) {
                let fixed = input.allowed.single();
                cost += if fixed.is_some_and(|g| self.contents.of(g) != Some(v)) { 10 } else { 0 };
                if let Some(o) = input.tied {
                    cost += if self.needed_later(v) && self.locations(v).len() == 1 { 10 } else { 0 };
                    let wanted = op.outputs[o].val.and_then(|o| self.want[o]);
                    let here = wanted.is_some_and(|g| self.locations(v).contains(g));
                    cost += if fixed.is_none() && !here { 1 } else { 0 };
                }
            }
            cost
        };
        let choices = std::iter::once(None).chain((0..op.swaps.len()).map(Some));
        choices.min_by_key(|&s| (cost(s), s.map_or(0, |x| x + 1))).flatten()
    }

    fn fixed_inputs(&mut self, op: &Op, vals: &[ValId], kills: Regs, regs: &mut [Option<Reg>]) -> Result<(), String> {
        let mut goals: Vec<MoveGoal> = Vec::new();
        for (k, input) in op.inputs.iter().enumerate() {
            let Some(reg) = input.allowed.single() else { continue };
            regs[k] = Some(reg);
            // A copy that is overwritten at once may be of what this instruction reads; others serve all readers.
            let own = input.tied.is_some();
            let width = if own { self.p.read_width(input, vals[k]) } else { self.p.copy_width(vals[k]) };
            if !goals.iter().any(|g| g.reg == reg) {
                goals.push(MoveGoal { reg, val: vals[k], width });
            }
        }
        self.satisfy(&goals, kills, true)
    }

    /// Under full pressure a content in the way of a fixed output changes places with one that dies here.
    fn trade_places(&mut self, kills: Regs, fixed: Regs) {
        for g in kills.minus(fixed).and(self.p.exchangeable).iter() {
            let Some(v) = self.contents.of(g) else { continue };
            let safe = !self.needed_later(v) || !self.locations(v).minus(kills).is_empty() || self.in_slot(v);
            if safe || !self.free().and(Regs::GENERAL).minus(kills).minus(fixed).is_empty() {
                continue;
            }
            let dies = |r: &Reg| self.contents.of(*r).is_some_and(|x| !self.needed_later(x));
            let other = self.p.allocatable.and(Regs::GENERAL).minus(kills).minus(fixed).iter().find(dies);
            if let (Some(r), true) = (other, self.p.allocatable.contains(g)) {
                self.exchange(g, r);
            }
        }
    }

    /// A register that holds `v` and that the operand may name.
    fn plain_input(&mut self, v: ValId, allowed: Regs, avoid: Regs) -> Result<Reg, String> {
        if let Some(g) = self.locations(v).and(allowed).iter().next() {
            return Ok(g);
        }
        let room = allowed.and(self.p.allocatable);
        let to = match self.choose(v, self.free().and(room).minus(avoid)) {
            Some(to) => to,
            None => {
                let to = self.farthest(room.minus(avoid)).ok_or_else(|| self.no_register(v))?;
                self.vacate(to, avoid.union(allowed))?;
                to
            }
        };
        self.bring(v, to, self.p.copy_width(v))?;
        Ok(to)
    }

    /// A register that holds `v` and may be overwritten by the output that input `k` is tied to.
    fn tied_input(&mut self, op: &Op, k: usize, v: ValId, occupied: Occupied) -> Result<Reg, String> {
        let Some(out) = op.inputs[k].tied.map(|o| &op.outputs[o]) else { return Err(self.no_register(v)) };
        let Occupied { busy, kills, taken } = occupied;
        let target = out.val.unwrap_or(v);
        let fits = out.allowed.and(self.p.allocatable).minus(kills).minus(taken);
        let here = self.locations(v);
        // Overwritten only if it dies, or lives on elsewhere and not in a register that is also overwritten.
        let lost = kills.union(taken);
        let elsewhere = |g: Reg| !here.minus(Regs::one(g)).minus(lost).is_empty() || self.in_slot(v);
        let in_place = |g: &Reg| !self.needed_later(v) || elsewhere(*g);
        let own = here.and(fits).iter().filter(in_place);
        if let Some(g) = own.min_by_key(|&g| (self.score(target, g), g.index())) {
            return Ok(g);
        }
        let others = fits.minus(busy).minus(self.read_now(op));
        let room = self.free().and(others);
        let to = self.choose_or_spill(target, room, others)?;
        // Either the copy is overwritten, or the original is and the value lives on in the copy.
        if let (Some(g), Some(aside)) = (here.and(fits).iter().next(), self.choose(v, room))
            && self.score(target, g) + self.score(v, aside) < self.score(target, to) + self.score(v, g)
        {
            self.bring_from(v, g, aside);
            return Ok(g);
        }
        let width = self.p.read_width(&op.inputs[k], v);
        self.bring(v, to, width)?;
        Ok(to)
    }

    fn read_now(&self, op: &Op) -> Regs {
        op.inputs.iter().fold(Regs::NONE, |s, x| s.union(self.locations(x.val)))
    }

    /// Contents that are needed later and would be lost under the fixed outputs move away first.
    fn save_killed(&mut self, kills: Regs, regs: &[Option<Reg>], out: &[Option<Reg>]) -> Result<(), String> {
        let overwritten = kills.union(out.iter().flatten().copied().collect());
        for g in kills.minus(self.narrow).iter() {
            let Some(v) = self.contents.of(g) else { continue };
            if !self.needed_later(v) || !self.locations(v).minus(overwritten).is_empty() || self.in_slot(v) {
                continue;
            }
            let busy: Regs = regs.iter().flatten().copied().collect();
            let room = self.free().minus(overwritten).minus(busy);
            match self.choose(v, room) {
                Some(to) => self.bring_from(v, g, to),
                None if self.p.vals[v].constant.is_some() => {}
                None => self.store(v, g)?,
            }
        }
        Ok(())
    }

    /// Registers for outputs that overwrite nothing: a dying input's will do.
    fn outputs(&mut self, op: &Op, out: &mut [Option<Reg>], kills: Regs) -> Result<(), String> {
        for o in 0..op.outputs.len() {
            if out[o].is_some() {
                continue;
            }
            let spec = &op.outputs[o];
            if fixed_slot(spec.slot) {
                out[o] = spec.allowed.single();
                continue;
            }
            let taken: Regs = out.iter().flatten().copied().collect();
            let dying = |g: &Reg| match self.contents.of(*g) {
                None => true,
                Some(v) => {
                    let elsewhere = self.locations(v).minus(taken).minus(kills).minus(Regs::one(*g));
                    !self.needed_later(v) || !elsewhere.is_empty() || self.in_slot(v)
                }
            };
            let all = self.p.allocatable.and(spec.allowed).minus(taken).minus(kills);
            let room = all.iter().filter(dying).collect();
            out[o] = Some(self.choose_or_spill(spec.val.unwrap_or(0), room, all)?);
        }
        Ok(())
    }

    fn finish(&mut self, i: OpId, op: &Op, swap: Option<usize>, inputs: Vec<Reg>, outputs: Vec<Reg>) {
        for (o, &g) in op.outputs.iter().zip(&outputs) {
            self.contents.set(g, o.val.filter(|&v| self.last[v] > self.at));
        }
        let (last, at) = (&self.last, self.at);
        self.contents.retain(|v| last[v] > at);
        self.steps.push(Step::Op { op: i, swap, inputs, outputs });
    }
}
