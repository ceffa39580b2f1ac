//! What queries may take: each of them, and all of a thread together, in Z3's resource units and in time.

use std::cell::Cell;
use std::time::Instant;
use z3::Params;

/// Why a query is not asked any more.
const TIME: &str = "time limit";
const TOGETHER: &str = "all queries together took as much as they may";

/// Bounds of one query.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Limits {
    /// Z3's deterministic resource counter; the same limit stops at the same place on every machine.
    pub rlimit: u32,
    pub seed: u32,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits { rlimit: 40_000_000, seed: 0 }
    }
}

thread_local! {
    static DEADLINE: Cell<Option<Instant>> = const { Cell::new(None) };
    /// What the queries that are still to come may spend together.
    static LEFT: Cell<Option<u64>> = const { Cell::new(None) };
    /// What was spent since the thread began.
    static SPENT: Cell<u64> = const { Cell::new(0) };
}

/// Runs `work`, whose queries on this thread are answered with "unknown" where `deadline` comes before their answer. A
/// deadline around this one goes on to hold. Limits of resources decide results; this is for users who wait.
pub fn until<R>(deadline: Option<Instant>, work: impl FnOnce() -> R) -> R {
    struct Outer(Option<Instant>);
    impl Drop for Outer {
        fn drop(&mut self) {
            DEADLINE.set(self.0);
        }
    }
    let outer = Outer(DEADLINE.get());
    DEADLINE.set(outer.0.into_iter().chain(deadline).min());
    work()
}

/// Runs `work`, whose queries on this thread may spend what `count` of them may by `limits`, together; what comes after is
/// answered with "unknown". A limit around this one goes on to hold.
pub fn within<R>(count: u64, limits: Limits, work: impl FnOnce() -> R) -> R {
    struct Share {
        /// What is left of the limit around this one.
        outer: Option<u64>,
        given: u64,
    }
    impl Drop for Share {
        fn drop(&mut self) {
            let spent = self.given - LEFT.get().unwrap_or(0);
            LEFT.set(self.outer.map(|left| left.saturating_sub(spent)));
        }
    }
    // Z3 takes 0 for no limit.
    let units = if limits.rlimit == 0 { u64::MAX } else { count * u64::from(limits.rlimit) };
    let given = LEFT.get().map_or(units, |left| left.min(units));
    let _share = Share { outer: LEFT.get(), given };
    LEFT.set(Some(given));
    work()
}

/// Takes what another way of proving took off what is left for queries.
pub fn spend(units: u64) {
    LEFT.set(LEFT.get().map(|left| left.saturating_sub(units)));
    SPENT.set(SPENT.get().saturating_add(units));
}

/// What queries and other ways of proving took since this thread began.
pub fn spent_so_far() -> u64 {
    SPENT.get()
}

/// What queries may still spend together; the most there is where nothing limits them.
pub fn left() -> u64 {
    LEFT.get().unwrap_or(u64::MAX)
}

/// Whether anything is left for queries, and time.
///
/// # Errors
/// They took all that they may, or their deadline has come.
pub fn may_ask() -> Result<(), &'static str> {
    if LEFT.get() == Some(0) {
        Err(TOGETHER)
    } else if is_time_up() {
        Err(TIME)
    } else {
        Ok(())
    }
}

/// The deadline of this thread's queries, for threads that work for it.
pub fn deadline() -> Option<Instant> {
    DEADLINE.get()
}

/// Whether the deadline of this thread's queries has come.
pub fn is_time_up() -> bool {
    DEADLINE.get().is_some_and(|deadline| deadline <= Instant::now())
}

/// What a solver is given of the limits, where [`may_ask`] found that something is left.
///
/// # Errors
/// The deadline has come since.
pub(super) fn params(limits: Limits) -> Result<Params, &'static str> {
    let mut params = Params::new();
    let rlimit = match LEFT.get().map(|left| u32::try_from(left).unwrap_or(u32::MAX)) {
        // Z3 takes 0 for no limit.
        Some(left) if limits.rlimit == 0 => left,
        Some(left) => limits.rlimit.min(left),
        None => limits.rlimit,
    };
    params.set_u32("rlimit", rlimit);
    params.set_u32("random_seed", limits.seed);
    if let Some(deadline) = DEADLINE.get() {
        let left = deadline.saturating_duration_since(Instant::now());
        if left.is_zero() {
            return Err(TIME);
        }
        // Up, so that an answer that time cut short comes after the deadline.
        params.set_u32("timeout", u32::try_from(left.as_millis() + 1).unwrap_or(u32::MAX));
    }
    Ok(params)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::smt::{SmtAnswer, check};
    use isa::{Arena, Sym};
    use std::time::Duration;

    #[test]
    fn a_deadline_holds_inside_and_no_longer() {
        let mut arena = Arena::default();
        let x = arena.var(Sym(0), 64);
        let zero = arena.constant(64, 0);
        let is_zero = arena.eq(x, zero);
        let ask = || check(&arena, &[is_zero], Limits::default());
        let (past, later) = (Instant::now(), Instant::now() + Duration::from_secs(3600));
        until(Some(past), || {
            assert_eq!(ask(), SmtAnswer::Unknown(TIME.to_string()));
            until(Some(later), || assert_eq!(ask(), SmtAnswer::Unknown(TIME.to_string())));
        });
        until(Some(later), || assert!(matches!(ask(), SmtAnswer::Sat(_))));
        assert!(matches!(ask(), SmtAnswer::Sat(_)));
    }

    #[test]
    fn queries_spend_what_they_have_together() {
        let mut arena = Arena::default();
        let [x, y] = [0, 1].map(|n| arena.var(Sym(n), 64));
        let (product, other) = (arena.bin(isa::BinOp::Mul, x, y), arena.constant(64, 0x1234_5678_9abc_def1));
        let hard = arena.eq(product, other);
        let units = |rlimit| Limits { rlimit, ..Limits::default() };
        let ask = || check(&arena, &[hard], units(20_000));
        within(5, units(10_000), || {
            let first = ask();
            let spent = 50_000 - left();
            assert!((1..=50_000).contains(&spent), "{spent} units, {first:?}");
            within(1, units(1_000), || {
                spend(400);
                assert_eq!(left(), 600);
                spend(u64::MAX);
                assert_eq!(ask(), SmtAnswer::Unknown(TOGETHER.to_string()));
            });
            assert_eq!(left(), 50_000 - spent - 1_000);
            spend(left() - 1);
            assert_ne!(ask(), SmtAnswer::Unknown(TOGETHER.to_string()));
            assert_eq!(ask(), SmtAnswer::Unknown(TOGETHER.to_string()));
        });
        assert_eq!((LEFT.get(), may_ask()), (None, Ok(())));
        within(8, units(0), || assert_ne!(ask(), SmtAnswer::Unknown(TOGETHER.to_string())));
        assert_ne!(ask(), SmtAnswer::Unknown(TOGETHER.to_string()));
    }
}
