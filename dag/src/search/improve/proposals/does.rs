//! Instructions by what they do rather than by name.

use crate::ir::graph::Class;
use crate::ir::random::mix;
use crate::search::components::{Buffers, Component};
use isa::eval::Wide;

/// States on which an instruction must do what is asked for.
const STATES: usize = 8;
/// Bits of a word in which all operands are the same.
const EQUAL: [u64; 5] = [0, 0xff00_00ff_ffff_0000, 0xffff_ffff, 0xff_00ff_0000_ff00, u64::MAX];

/// The first instruction over registers of these classes that gives what `does` gives, on some states.
pub(super) fn doing<'l>(
    library: &'l [Component],
    words: usize,
    classes: &[Class],
    result: Class,
    does: &dyn Fn(&[Wide]) -> Wide,
) -> Option<&'l Component> {
    let columns = |class: Class| if class == Class::VECTOR { words } else { 1 };
    let any = |slot: usize, t: usize, w: usize| mix((slot * STATES + t) as u64 * 8 + w as u64);
    // Some lanes of all operands are equal, so that comparisons show.
    let word = |slot: usize, t: usize, w: usize| {
        let equal = EQUAL[(t + w) % EQUAL.len()];
        any(slot, t, w) & !equal | any(0, t, w) & equal
    };
    let content = |slot: usize, t: usize| {
        Wide::of_words(&(0..columns(classes[slot])).map(|w| word(slot, t, w)).collect::<Vec<u64>>())
    };
    let column = |slot: usize, w: usize| (0..STATES).map(|t| word(slot, t, w)).collect::<Vec<u64>>();
    let of_slot = |slot: usize| (0..columns(classes[slot])).map(move |w| (slot, w));
    let inputs: Vec<Vec<u64>> = (0..classes.len()).flat_map(of_slot).map(|(slot, w)| column(slot, w)).collect();
    let inputs: Vec<&[u64]> = inputs.iter().map(|c| &c[..]).collect();
    let wanted: Vec<Wide> =
        (0..STATES).map(|t| does(&(0..classes.len()).map(|slot| content(slot, t)).collect::<Vec<Wide>>())).collect();
    let mut buffers = Buffers::default();
    library.iter().find(|c| {
        if c.slot_classes != classes || c.result_class != result || c.result.is_none() || !c.flags_in.is_empty() {
            return false;
        }
        let mut out = vec![0; STATES * columns(result)];
        c.result(&inputs, &[], &mut out, &mut buffers);
        (0..columns(result)).all(|w| (0..STATES).all(|t| out[w * STATES + t] == wanted[t].0[w]))
    })
}
