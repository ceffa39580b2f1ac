//! Which instructions of the CPU the loops over lanes are compiled for. The loops are the same; the choice is made at run time.

use super::batch::BatchStep;
use super::column::ColumnView;
use super::filter::WantedWord;
use super::lane_word::LaneWord;
use super::lanes::{self, Chunk, LaneBuffers};
use std::ops::Range;

/// LaneInstructions that loops over lanes may use: none that this CPU does not have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct VectorLevel(LaneInstructions);

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum LaneInstructions {
    /// Those of every x86-64 CPU.
    Plain,
    /// AVX2 and the scalar bit counts that came with it.
    #[cfg(target_arch = "x86_64")]
    Avx2,
}

impl VectorLevel {
    pub const PLAIN: VectorLevel = VectorLevel(LaneInstructions::Plain);

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
            return VectorLevel(LaneInstructions::Avx2);
        }
        VectorLevel::PLAIN
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
            match level.0 {
                LaneInstructions::Plain => lanes::$name($($arg),*),
                // SAFETY: this CPU has the features, or there would be no such level.
                #[cfg(target_arch = "x86_64")]
                LaneInstructions::Avx2 => unsafe { avx2($($arg),*) },
            }
        }
    };
}

at_each_level! {
    /// [`lanes::run`] with the instructions of the level.
    run(steps: &[BatchStep], chunk: Chunk, buffers: &mut LaneBuffers<W>)
}
at_each_level! {
    /// [`lanes::collect`] with the instructions of the level.
    collect(column: ColumnView<W>, wanted: WantedWord, places: Range<usize>, out: &mut Vec<u32>)
}
