//! Which instructions of the CPU the loops over lanes are compiled for. The loops are the same; the choice is made at run time.

use super::batch::BatchStep;
use super::column::ColumnView;
use super::filter::WantedWord;
use super::lane_word::LaneWord;
use super::lanes::{self, Chunk, LaneBuffers};
use std::ops::Range;

/// Instructions that loops over lanes may use.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum VectorLevel {
    /// Those of every x86-64 CPU.
    Plain,
    /// AVX2 and the scalar bit counts that came with it.
    Avx2,
}

impl VectorLevel {
    pub const ALL: [VectorLevel; 2] = [VectorLevel::Plain, VectorLevel::Avx2];

    /// The highest one that this CPU has.
    pub fn of_this_cpu() -> VectorLevel {
        // The standard library asks the CPU once.
        #[cfg(target_arch = "x86_64")]
        if is_x86_feature_detected!("avx2")
            && is_x86_feature_detected!("bmi1")
            && is_x86_feature_detected!("bmi2")
            && is_x86_feature_detected!("lzcnt")
            && is_x86_feature_detected!("popcnt")
        {
            return VectorLevel::Avx2;
        }
        VectorLevel::Plain
    }
}

/// A function for each level, of the same body, and one that calls the level's.
macro_rules! at_each_level {
    ($(#[$doc:meta])* $name:ident($($arg:ident: $type:ty),*)) => {
        $(#[$doc])*
        pub(super) fn $name<W: LaneWord>(level: VectorLevel, $($arg: $type),*) {
            #[cfg(target_arch = "x86_64")]
            #[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt")]
            fn avx2<W: LaneWord>($($arg: $type),*) {
                lanes::$name($($arg),*);
            }
            match level.min(VectorLevel::of_this_cpu()) {
                // SAFETY: this CPU has the features, which is all that is asked of who calls it.
                #[cfg(target_arch = "x86_64")]
                VectorLevel::Avx2 => unsafe { avx2($($arg),*) },
                _ => lanes::$name($($arg),*),
            }
        }
    };
}

at_each_level! {
    /// [`lanes::run`] with the instructions of the level, as far as this CPU has them.
    run(steps: &[BatchStep], chunk: Chunk, buffers: &mut LaneBuffers<W>)
}
at_each_level! {
    /// [`lanes::collect`] with the instructions of the level, as far as this CPU has them.
    collect(column: ColumnView<W>, wanted: WantedWord, places: Range<usize>, out: &mut Vec<u32>)
}
