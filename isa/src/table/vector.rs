//! The vector families, SSE to AVX-512 (SDM vol. 2).

mod blend;
mod broadcast;
mod compare;
mod fma;
mod fp;
mod fp_arith;
mod fp_compare;
mod fp_convert;
mod fp_logic;
mod fp_round;
mod insert;
mod int;
mod logic;
mod mask;
mod moves;
mod multiply;
pub(super) mod number;
mod pack;
mod permute;
mod polynomial;
mod sad;
mod shift;
mod shuffle;

use super::build::TableBuilder;

pub fn rows(t: &mut TableBuilder) {
    fp_arith::rows(t);
    fp_compare::rows(t);
    fp_convert::rows(t);
    fp_logic::rows(t);
    fp_round::rows(t);
    fma::rows(t);
    int::rows(t);
    compare::rows(t);
    logic::rows(t);
    shift::rows(t);
    multiply::rows(t);
    sad::rows(t);
    polynomial::rows(t);
    mask::rows(t);
    moves::rows(t);
    shuffle::rows(t);
    permute::rows(t);
    blend::rows(t);
    pack::rows(t);
    insert::rows(t);
    broadcast::rows(t);
}
