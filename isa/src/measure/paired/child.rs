//! The process of one placement: memory at the addresses that the table names, and no system calls but to end.

use super::code::row_bytes;
use super::{CallTable, PlacementPlan};
use crate::measure::process::{confine, in_child, stay_on_this_core};
use crate::native::mapping::{Mapping, Sharing};
use std::arch::x86_64::{__rdtscp, _mm_lfence, _rdtsc};
use std::mem::size_of;
use std::ptr;

/// Seconds of the clock after which a child is killed.
const LIMIT: u32 = 60;

type Caller = extern "sysv64" fn(*const u64, *const u64);

/// Ticks of every entry in every round.
///
/// # Errors
/// No memory, no child, or a run that did not come to its end.
pub(super) fn run(plan: &PlacementPlan, calls: &CallTable) -> Result<Vec<u64>, String> {
    let executable = Mapping::new(plan.code.len(), Sharing::Private)?;
    // SAFETY: the mapping is as long as the code.
    unsafe { ptr::copy_nonoverlapping(plan.code.as_ptr(), executable.start(), plan.code.len()) };
    executable.make_executable()?;
    let count = plan.rounds.len() * plan.entries.len();
    // The last word says that the child has come to its end.
    let shared = Mapping::new((count + 1) * size_of::<u64>(), Sharing::Shared)?;
    let ticks: *mut u64 = shared.start().cast();
    let mut table = RowTable::new(calls);
    let reading = PlacementReading { plan, calls, code: executable.start(), restored: restored(calls)?, ticks };
    // SAFETY: the child ends in what it does; `ticks` has room for all readings and the last word.
    in_child(|| unsafe { reading.all(&mut table) })?;
    // SAFETY: the child has ended; the mapping is as long and was zero.
    let all = unsafe { std::slice::from_raw_parts(ticks, count + 1) };
    match all[count] {
        0 => Err("a run did not come to its end".to_string()),
        1 => Ok(all[..count].to_vec()),
        _ => Err("the memory that the runs need cannot be had".to_string()),
    }
}

/// Bytes that are copied back before each reading: from the image to where the child has it.
struct Restored {
    from: *const u8,
    to: u64,
    length: usize,
}

fn restored(calls: &CallTable) -> Result<Vec<Restored>, String> {
    let found = calls.stored.iter().map(|range| {
        let image = calls.memory.iter().find_map(|m| {
            let offset = usize::try_from(range.start.checked_sub(m.start)?).ok()?;
            m.bytes.get(offset..offset.checked_add(range.length)?)
        });
        image.map(|bytes| Restored { from: bytes.as_ptr(), to: range.start, length: range.length })
    });
    found.collect::<Option<_>>().ok_or("a store outside the memory of the runs".to_string())
}

/// The states, and the rows of a round in their order.
struct RowTable {
    states: Vec<u64>,
    rows: Vec<u64>,
    words: usize,
}

impl RowTable {
    fn new(calls: &CallTable) -> RowTable {
        let row = |s: &super::CallState| s.contents.iter().flatten().chain(&s.waits).copied().collect::<Vec<u64>>();
        let states: Vec<u64> = calls.states.iter().flat_map(row).collect();
        RowTable { rows: states.clone(), states, words: row_bytes(calls) / 8 }
    }

    fn order(&mut self, states: &[usize]) {
        for (k, s) in states.iter().enumerate() {
            let state = &self.states[s * self.words..][..self.words];
            self.rows[k * self.words..][..self.words].copy_from_slice(state);
        }
    }
}

struct PlacementReading<'a> {
    plan: &'a PlacementPlan,
    calls: &'a CallTable,
    code: *mut u8,
    restored: Vec<Restored>,
    ticks: *mut u64,
}

impl PlacementReading<'_> {
    /// Only what signal handlers may do: another thread of the parent may have held any lock.
    unsafe fn all(&self, table: &mut RowTable) {
        let (entries, rounds) = (&self.plan.entries, &self.plan.rounds);
        let end = rounds.len() * entries.len();
        // SAFETY: the code at an entry was generated for this signature; see `run` for the rest.
        unsafe {
            if !self.map() {
                *self.ticks.add(end) = 2;
                return;
            }
            stay_on_this_core();
            confine(LIMIT);
            for (r, round) in rounds.iter().enumerate() {
                table.order(&round.states);
                for &e in &round.entries {
                    let caller = std::mem::transmute::<*mut u8, Caller>(self.code.add(entries[e]));
                    // The first time brings code and predictors in.
                    self.one(caller, table);
                    *self.ticks.add(r * entries.len() + e) = self.one(caller, table);
                }
            }
            *self.ticks.add(end) = 1;
        }
    }

    /// Ticks of one reading.
    unsafe fn one(&self, caller: Caller, table: &RowTable) -> u64 {
        let rows = table.rows.as_ptr_range();
        let mut core = 0;
        // SAFETY: the bytes are in images that are mapped; the caller reads the rows.
        unsafe {
            for r in &self.restored {
                ptr::copy_nonoverlapping(r.from, r.to as *mut u8, r.length);
            }
            _mm_lfence();
            let start = _rdtsc();
            _mm_lfence();
            caller(rows.start, rows.end);
            let end = __rdtscp(&mut core);
            _mm_lfence();
            end.wrapping_sub(start)
        }
    }

    /// Memory where the table wants it; whether it could be had.
    unsafe fn map(&self) -> bool {
        let flags = libc::MAP_PRIVATE | libc::MAP_ANONYMOUS | libc::MAP_FIXED_NOREPLACE;
        self.calls.memory.iter().all(|m| {
            let at = m.start as *mut libc::c_void;
            // SAFETY: new pages where nothing is, filled from an image of their length.
            unsafe {
                let got = libc::mmap(at, m.bytes.len(), libc::PROT_READ | libc::PROT_WRITE, flags, -1, 0);
                if got == at {
                    ptr::copy_nonoverlapping(m.bytes.as_ptr(), at.cast(), m.bytes.len());
                }
                got == at
            }
        })
    }
}
