//! The vector families, SSE to AVX-512 (SDM vol. 2).

mod blend;
mod broadcast;
mod insert;
mod int;
mod moves;
mod pack;
mod permute;
mod shuffle;

use super::build::Rows;

pub fn rows(t: &mut Rows) {
    int::rows(t);
    moves::rows(t);
    shuffle::rows(t);
    permute::rows(t);
    blend::rows(t);
    pack::rows(t);
    insert::rows(t);
    broadcast::rows(t);
}
