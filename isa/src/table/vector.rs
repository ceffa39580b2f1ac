//! The vector families, SSE to AVX-512 (SDM vol. 2).

mod int;
mod moves;
mod permute;
mod shuffle;

use super::build::Rows;

pub fn rows(t: &mut Rows) {
    int::rows(t);
    moves::rows(t);
    shuffle::rows(t);
    permute::rows(t);
}
