//! What two runs leave in memory: the bytes, at each call and at the end. In which order and in how many pieces they
//! were stored is seen by nobody.

use super::{event, hex};
use crate::semantics::interpreter::{Event, InterpreterRun, World};
use isa::eval::Wide;
use std::collections::BTreeMap;

/// What was stored outside the frame up to a call or the end.
struct StoredRange<'r> {
    bytes: BTreeMap<u64, u8>,
    call: Option<&'r Event>,
}

/// What differs in memory or calls. `blind`: what follows the last range is not known, so that bytes may also be
/// stored there.
pub(super) fn difference(world: &World, s: &InterpreterRun, t: &InterpreterRun, blind: bool) -> Option<String> {
    let (a, b) = (stored_ranges(world, s), stored_ranges(world, t));
    let last = a.len().min(b.len()) - 1;
    let mut before: BTreeMap<u64, u8> = BTreeMap::new();
    for (n, (x, y)) in a.iter().zip(&b).enumerate() {
        let content = |at: &u64| before.get(at).copied().unwrap_or_else(|| world.byte_after(n as u64, *at));
        let found = if blind && n == last { common(x, y) } else { x.differs(y, content) };
        if found.is_some() {
            return found;
        }
        match (x.call, y.call) {
            (Some(p), Some(q)) if p != q => return Some(format!("{} instead of {}", event(q), event(p))),
            (Some(call), None) if !blind => return Some(format!("no {}", event(call))),
            (None, Some(call)) if !blind => return Some(format!("an extra {}", event(call))),
            _ => {}
        }
        before.extend(&x.bytes);
        before.retain(|at, _| !world.calls_change(*at));
    }
    None
}

/// What differs in the bytes that both store.
fn common(s: &StoredRange, t: &StoredRange) -> Option<String> {
    s.bytes.iter().find_map(|(at, x)| t.bytes.get(at).filter(|y| *y != x).map(|y| instead(*at, *y, *x)))
}

fn instead(at: u64, is: u8, should: u8) -> String {
    format!(
        "the byte at {at:#x} is {} instead of {}",
        hex(Wide::from(u64::from(is))),
        hex(Wide::from(u64::from(should)))
    )
}

impl StoredRange<'_> {
    /// `content`: what stood at an address before. Bytes that the original does not store may be read-only.
    fn differs(&self, other: &StoredRange, content: impl Fn(&u64) -> u8) -> Option<String> {
        if let Some((at, _)) = other.bytes.iter().find(|(at, _)| !self.bytes.contains_key(at)) {
            return Some(format!("stores at {at:#x}, where the original stores nothing"));
        }
        let after = |at: &u64| other.bytes.get(at).copied().unwrap_or_else(|| content(at));
        self.bytes.iter().find(|(at, x)| after(at) != **x).map(|(at, x)| instead(*at, after(at), *x))
    }
}

/// Up to the first opaque instruction that hides what follows.
fn stored_ranges<'r>(world: &World, r: &'r InterpreterRun) -> Vec<StoredRange<'r>> {
    let mut all = vec![StoredRange { bytes: BTreeMap::new(), call: None }];
    for e in &r.events[..r.blind_from.unwrap_or(r.events.len())] {
        let Some(range) = all.last_mut() else { continue };
        match e {
            Event::Load { .. } | Event::Opaque { .. } => {}
            Event::Store { address, bytes, value } => {
                let stored = (0..*bytes).map(|i| (address.wrapping_add(u64::from(i)), value.bits(8 * i, 8) as u8));
                range.bytes.extend(stored.filter(|(at, _)| !world.in_frame(*at)));
            }
            Event::Call { .. } => {
                range.call = Some(e);
                all.push(StoredRange { bytes: BTreeMap::new(), call: None });
            }
        }
    }
    all
}
