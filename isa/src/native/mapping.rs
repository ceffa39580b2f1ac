//! Pages of memory that belong to nobody else: for code that is written and then run, and for what children leave. Not
//! memmap2: it shares no anonymous memory with forked children, and protects a mapping as a whole, not a guard page in it.

use std::ptr;

const PAGE: usize = 4096;

/// Who sees what is written after a fork.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sharing {
    /// Only the process that writes.
    Private,
    Shared,
}

/// An anonymous mapping, zeros at first.
#[derive(Debug)]
pub struct Mapping {
    at: *mut u8,
    len: usize,
}

impl Mapping {
    /// At least `len` bytes, and at least a page.
    ///
    /// # Errors
    /// If the system gives no memory.
    pub fn new(len: usize, sharing: Sharing) -> Result<Mapping, String> {
        let len = len.next_multiple_of(PAGE).max(PAGE);
        let shared = if sharing == Sharing::Shared { libc::MAP_SHARED } else { libc::MAP_PRIVATE };
        let (protection, flags) = (libc::PROT_READ | libc::PROT_WRITE, shared | libc::MAP_ANONYMOUS);
        // SAFETY: a new anonymous mapping touches no existing memory.
        let at = unsafe { libc::mmap(ptr::null_mut(), len, protection, flags, -1, 0) };
        if at == libc::MAP_FAILED {
            return Err(format!("mmap of {len} bytes: {}", std::io::Error::last_os_error()));
        }
        Ok(Mapping { at: at.cast(), len })
    }

    /// The first byte.
    pub fn start(&self) -> *mut u8 {
        self.at
    }

    /// All of it can be read and run, and no longer written.
    ///
    /// # Errors
    /// If the system does not allow it.
    pub fn make_executable(&self) -> Result<(), String> {
        self.protect(0, libc::PROT_READ | libc::PROT_EXEC)
    }

    /// What begins at byte `from`, a multiple of a page, may not be touched.
    ///
    /// # Errors
    /// As [`Mapping::make_executable`].
    pub fn close(&self, from: usize) -> Result<(), String> {
        self.protect(from, libc::PROT_NONE)
    }

    fn protect(&self, from: usize, protection: libc::c_int) -> Result<(), String> {
        assert!(from <= self.len, "byte {from} of {}", self.len);
        // SAFETY: the range lies within this mapping.
        match unsafe { libc::mprotect(self.at.add(from).cast(), self.len - from, protection) } {
            0 => Ok(()),
            _ => Err(format!("mprotect: {}", std::io::Error::last_os_error())),
        }
    }
}

impl Drop for Mapping {
    fn drop(&mut self) {
        // SAFETY: the mapping is ours and nobody keeps a reference into it.
        unsafe { libc::munmap(self.at.cast(), self.len) };
    }
}
