//! Which of several versions is faster than the original beyond noise: decided on readings alone.
//!
//! What is compared are ratios of readings of one round, a version's by the original's, so that what slows a whole round down
//! falls out. Of each placement the median of its ratios counts once, however many rounds it has: rounds of a placement share
//! what is due to the placement. The interval is that of the sign test for the median of the placements (W. J. Conover,
//! *Practical Nonparametric Statistics*, 3rd edition, section 3.2: confidence intervals for quantiles). It asks nothing of
//! the distribution, so outliers and two modes do it no harm.

use crate::pipeline::result::{RatioInterval, TimeRatios};
use isa::measure::paired::{CallOrder, PlacementTimes};

/// At least this probability, before readings are made, that an interval will have the median in it.
const CONFIDENCE: f64 = 0.98;

/// The ratio of a version's cycles to the original's, which is version 0; `None` if there are too few placements to say
/// anything.
pub fn ratio(times: &[PlacementTimes], version: usize, order: CallOrder) -> Option<RatioInterval> {
    let mut all = placements(times, version, order)?;
    all.sort_by(f64::total_cmp);
    let outside = outside(all.len())?;
    Some(RatioInterval { low: all[outside], median: middle(&all), high: all[all.len() - 1 - outside] })
}

/// The medians of a version in both orders, as parts of the original's.
pub fn medians(times: &[PlacementTimes], version: usize) -> Option<TimeRatios> {
    let of = |order| Some(median(placements(times, version, order)?));
    Some(TimeRatios { throughput: of(CallOrder::Independent)?, latency: of(CallOrder::Dependent)? })
}

/// Medians that are no further apart, as parts of the lesser, count as equal where a version is picked.
const TIE: f64 = 0.01;

/// The version with the least median; of equal ones the first, so that noise does not choose between the same code with
/// other names of registers. There is one.
pub fn fastest(medians: &[f64]) -> usize {
    let least = medians.iter().copied().fold(f64::INFINITY, f64::min);
    medians.iter().position(|m| *m <= least * (1.0 + TIE)).expect("the least is one of them")
}

/// Beyond noise.
pub fn is_faster(ratio: RatioInterval) -> bool {
    ratio.high < 1.0
}

/// The median ratio of each placement; `None` where there is none, or no number.
fn placements(times: &[PlacementTimes], version: usize, order: CallOrder) -> Option<Vec<f64>> {
    let one = |p: &PlacementTimes| {
        let of = |v: usize| p.rounds.iter().map(move |r| r.cycles.get(v).map(|c| c[order.index()]));
        let ratios = of(version).zip(of(0)).map(|(v, original)| Some(v? / original?));
        let ratios: Vec<f64> = ratios.collect::<Option<_>>()?;
        (!ratios.is_empty() && ratios.iter().all(|r| r.is_finite() && *r > 0.0)).then(|| median(ratios))
    };
    times.iter().map(one).collect::<Option<Vec<f64>>>().filter(|all| !all.is_empty())
}

fn median(mut all: Vec<f64>) -> f64 {
    all.sort_by(f64::total_cmp);
    middle(&all)
}

/// The median of sorted numbers; there is one.
fn middle(all: &[f64]) -> f64 {
    (all[(all.len() - 1) / 2] + all[all.len() / 2]) / 2.0
}

/// How many of `n` sorted numbers may be left out at each end of an interval that has the median with [`CONFIDENCE`]. The
/// number of them below the median is binomial with probability one half.
fn outside(n: usize) -> Option<usize> {
    let mut tail = 0.0;
    let mut term = 0.5f64.powi(i32::try_from(n).ok()?);
    for k in 0..n {
        tail += term;
        if 1.0 - 2.0 * tail < CONFIDENCE {
            return k.checked_sub(1);
        }
        term *= (n - k) as f64 / (k + 1) as f64;
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;
    use dag::ir::random::Random;
    use isa::measure::paired::RoundTimes;

    /// Eleven placements of sixty rounds; `version` says what a version takes where the original takes 100 cycles.
    fn planted(version: impl Fn(&mut Random, usize) -> f64) -> Vec<PlacementTimes> {
        let mut r = Random::new(5);
        let mut placement = |p: usize| {
            // A busy machine: some rounds are slow as a whole.
            let round = |r: &mut Random| {
                let all = if r.below(10) == 0 { 3.0 } else { 1.0 };
                let noise = |r: &mut Random| 1.0 + r.below(100) as f64 / 2000.0;
                let (original, version) = (100.0 * noise(r), version(r, p) * noise(r));
                RoundTimes { cycles: vec![[all * original; 2], [all * version; 2]] }
            };
            PlacementTimes { rounds: (0..60).map(|_| round(&mut r)).collect() }
        };
        (0..11).map(&mut placement).collect()
    }

    fn of(times: &[PlacementTimes]) -> RatioInterval {
        ratio(times, 1, CallOrder::Independent).expect("eleven placements are enough")
    }

    #[test]
    fn a_clear_win_is_faster_and_a_clear_loss_is_not() {
        let win = of(&planted(|_, _| 80.0));
        assert!(is_faster(win) && (win.median - 0.8).abs() < 0.02, "{win:?}");
        let loss = of(&planted(|_, _| 125.0));
        assert!(!is_faster(loss) && loss.low > 1.0, "{loss:?}");
    }

    #[test]
    fn equal_code_is_not_faster_whichever_way_noise_falls() {
        let same = of(&planted(|_, _| 100.0));
        assert!(!is_faster(same) && same.low <= 1.0 + 0.01, "{same:?}");
        // What placements do is larger than what the version does.
        let placed = of(&planted(|_, p| [90.0, 95.0, 99.0, 103.0, 104.0, 110.0][p % 6]));
        assert!(!is_faster(placed) && placed.low < 1.0 && placed.high > 1.0, "{placed:?}");
    }

    #[test]
    fn outliers_move_nothing() {
        // A third of the rounds, and one whole placement.
        let rounds = of(&planted(|r, _| if r.below(3) == 0 { 5000.0 } else { 80.0 }));
        let placement = of(&planted(|_, p| if p == 4 { 5000.0 } else { 80.0 }));
        for interval in [rounds, placement] {
            assert!(is_faster(interval) && interval.high < 0.85, "{interval:?}");
        }
    }

    #[test]
    fn two_modes_are_faster_only_if_nearly_all_placements_are() {
        let often = of(&planted(|_, p| if p < 10 { 70.0 } else { 130.0 }));
        assert!(is_faster(often), "{often:?}");
        let mostly = of(&planted(|_, p| if p < 8 { 70.0 } else { 130.0 }));
        assert!(!is_faster(mostly), "{mostly:?}");
        // Within placements, the more frequent one counts.
        let within = of(&planted(|r, _| if r.below(10) < 7 { 70.0 } else { 130.0 }));
        assert!(is_faster(within), "{within:?}");
    }

    #[test]
    fn the_fastest_is_picked_and_of_equal_ones_the_first() {
        assert_eq!(fastest(&[0.9, 0.7, 0.8]), 1);
        assert_eq!(fastest(&[0.704, 0.9, 0.7]), 0);
        assert_eq!(fastest(&[0.72, 0.7]), 1);
    }

    #[test]
    fn too_few_placements_say_nothing() {
        let few = &planted(|_, _| 50.0)[..6];
        assert_eq!(ratio(few, 1, CallOrder::Independent), None);
        assert!(medians(few, 1).is_some());
        assert_eq!((ratio(&[], 1, CallOrder::Independent), medians(&[], 1)), (None, None));
        assert_eq!(ratio(&planted(|_, _| f64::NAN), 1, CallOrder::Dependent), None, "no numbers");
        assert_eq!(ratio(&planted(|_, _| 1.0), 2, CallOrder::Dependent), None, "no such version");
    }

    /// Conover's table A3: binomial tails with one half.
    #[test]
    fn intervals_are_those_of_the_sign_test() {
        let known = [(6, None), (7, Some(0)), (9, Some(0)), (10, Some(0)), (11, Some(1)), (15, Some(2)), (20, Some(4))];
        for (n, expected) in known {
            assert_eq!(outside(n), expected, "{n}");
        }
    }
}
