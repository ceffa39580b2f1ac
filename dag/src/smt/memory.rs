//! What Z3 gives back to the allocator stays with the process: every query has a context of its own, which takes and gives
//! back megabytes, and to map them anew costs several times what a short query does (20 of 25 seconds on a chain of carries of
//! 64 instructions).

use std::sync::Once;

/// Memory that is free at the end of the heap, in bytes, before the C library returns it to the system.
const KEPT: libc::c_int = 1 << 30;
/// Larger pieces, in bytes, are mapped on their own. The C library allows no more than half of a thread's heap.
const MAPPED: libc::c_int = 32 << 20;

/// Tells the C library, once.
pub(super) fn keep_freed() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        // SAFETY: `mallopt` only sets parameters of the allocator, and takes its lock for that.
        unsafe {
            libc::mallopt(libc::M_TRIM_THRESHOLD, KEPT);
            libc::mallopt(libc::M_MMAP_THRESHOLD, MAPPED);
        }
    });
}
