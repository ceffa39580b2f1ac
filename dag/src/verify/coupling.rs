//! At a cut point of a proof: what the source keeps in its frame and the target in registers.

use crate::semantics::symbolic::{Context, Side, State, Var};
use isa::{ExprId, Gpr, Reg};

/// A slot of the source's frame that a register of the target stands for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SlotRegister {
    /// Offset from the stack pointer at the function's entry.
    pub at: i64,
    /// At most 8; the low bytes of the register.
    pub bytes: u8,
    pub reg: Gpr,
}

/// What is claimed of one cut point.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Coupling {
    /// Registers of the source that hold addresses in its frame, the stack pointer among them; offsets as of slots.
    pub addresses: Vec<(Gpr, i64)>,
    /// The slots that are live there.
    pub homes: Vec<SlotRegister>,
    /// Where the target's stack pointer is, as offset: 0 or less.
    pub depth: i64,
    /// Slots of 8 bytes in the target's frame with what the source has in these registers, which the target uses otherwise.
    pub saved: Vec<(i64, Gpr)>,
}

impl Coupling {
    /// Nothing has happened yet.
    pub fn is_entry(&self) -> bool {
        let same = self.depth == 0 && self.saved.is_empty();
        self.addresses == [(Gpr::RSP, 0)] && self.homes.is_empty() && same
    }

    /// Whether the claim is one that can be made: slots apart from each other and below the entry's stack pointer, which no
    /// register stands for a slot in place of.
    pub fn is_well_formed(&self) -> bool {
        let mut slots: Vec<(i64, i64)> = self.homes.iter().map(|h| (h.at, h.at + i64::from(h.bytes))).collect();
        slots.sort_unstable();
        let fits = |h: &SlotRegister| (1..=8).contains(&h.bytes) && h.reg != Gpr::RSP && h.at + i64::from(h.bytes) <= 0;
        let apart = slots.windows(2).all(|w| w[0].1 <= w[1].0);
        let mut saved: Vec<i64> = self.saved.iter().map(|s| s.0).collect();
        saved.sort_unstable();
        let saved_apart = saved.windows(2).all(|w| w[0] + 8 <= w[1]);
        let once = |g: &Gpr| self.saved.iter().filter(|s| s.1 == *g).count() == 1;
        let saves = |(at, g): &(i64, Gpr)| (self.depth..=-8).contains(at) && *g != Gpr::RSP && once(g);
        let target = self.depth <= 0 && saved_apart && self.saved.iter().all(saves);
        apart && target && self.homes.iter().all(fits) && self.addresses.iter().any(|a| a.0 == Gpr::RSP)
    }

    /// Makes the claim of the source's state.
    pub fn enter_source(&self, ctx: &mut Context, cut: u32, state: &mut State) {
        let rsp = ctx.var(Var::Reg { cut, reg: Reg::of(Gpr::RSP), private: None }, 64);
        for (g, at) in &self.addresses {
            let offset = ctx.arena.constant(64, u128::from(*at as u64));
            state.regs[g.index()] = ctx.arena.add(rsp, offset);
        }
        for h in &self.homes {
            let content = h.content(ctx);
            state.slots.put(h.at, content);
        }
    }

    /// Makes the claim of the target's state. Nothing is known of what the source has addresses in.
    pub fn enter_target(&self, ctx: &mut Context, cut: u32, state: &mut State) {
        let own = |g: Gpr| Var::Reg { cut, reg: Reg::of(g), private: Some(Side::Target) };
        for (g, _) in self.addresses.iter().filter(|a| a.0 != Gpr::RSP) {
            state.regs[g.index()] = ctx.var(own(*g), 64);
        }
        let shared = |g: Gpr| Var::Reg { cut, reg: Reg::of(g), private: None };
        let (base, depth) = (ctx.var(shared(Gpr::RSP), 64), ctx.arena.constant(64, u128::from(self.depth as u64)));
        state.regs[Gpr::RSP.index()] = ctx.arena.add(base, depth);
        for (at, g) in &self.saved {
            let content = ctx.var(shared(*g), 64);
            state.slots.put(*at, content);
            state.regs[g.index()] = ctx.var(own(*g), 64);
        }
        for h in &self.homes {
            let (content, bits) = (h.content(ctx), h.bits());
            let rest = ctx.var(own(h.reg), 64);
            state.regs[h.reg.index()] = match bits {
                64 => content,
                _ => {
                    let above = ctx.arena.extract(rest, bits, 64 - bits);
                    ctx.arena.concat(above, content)
                }
            };
        }
    }

    /// What has to be equal for the claim to hold where both sides arrive: name, source, target.
    ///
    /// # Errors
    /// Where the source does not know what a slot holds, or the target what it saved.
    pub fn preserved_goals(
        &self,
        ctx: &mut Context,
        source: &State,
        target: &State,
    ) -> Result<Vec<(String, ExprId, ExprId)>, String> {
        let goal = |h: &SlotRegister| {
            let unknown = || format!("the slot at {} is not known", h.at);
            let kept = source.slots.content(&mut ctx.arena, h.at, i64::from(h.bytes)).ok_or_else(unknown)?;
            let reg = ctx.arena.extract(target.regs[h.reg.index()], 0, h.bits());
            Ok((format!("{} for the slot at {}", h.reg, h.at), kept, reg))
        };
        let mut goals: Vec<_> = self.homes.iter().map(goal).collect::<Result<_, String>>()?;
        for (at, g) in &self.saved {
            let unknown = || format!("{g} is not known to be saved at {at}");
            let saved = target.slots.content(&mut ctx.arena, *at, 8).ok_or_else(unknown)?;
            goals.push((format!("{g}, saved at {at}"), source.regs[g.index()], saved));
        }
        Ok(goals)
    }
}

impl SlotRegister {
    const fn bits(self) -> u16 {
        8 * self.bytes as u16
    }

    fn content(self, ctx: &mut Context) -> ExprId {
        ctx.var(Var::Coupled(self.at), self.bits())
    }
}
