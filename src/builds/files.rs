//! Files that any number of processes use at once: each is there whole or not at all, and says itself whether it is what was
//! written.

use sha2::{Digest as _, Sha256};
use std::fs::File;
use std::io::Write;
use std::os::fd::{AsRawFd, BorrowedFd, FromRawFd};
use std::path::{Path, PathBuf};
use std::time::Instant;

/// Of a key, which name the directory of its file.
pub const FIRST_DIGITS: usize = 2;

/// Where the file of a key stands. One directory of all would be slow, so the first digits are one.
pub fn place(root: &Path, key: &str) -> PathBuf {
    let (first, rest) = key.split_at_checked(FIRST_DIGITS).unwrap_or(("", key));
    root.join(first).join(rest)
}

/// Writes a file in one step, and the directories above it.
///
/// # Errors
/// What the system says; then the file is as it was.
pub fn write_whole(path: &Path, bytes: &[u8]) -> std::io::Result<()> {
    let directory = path.parent().unwrap_or(Path::new("."));
    std::fs::create_dir_all(directory)?;
    let mut file = tempfile::Builder::new().prefix(".new").tempfile_in(directory)?;
    file.write_all(bytes)?;
    file.persist(path).map(drop).map_err(|e| e.error)
}

/// Bytes of a digest.
const DIGEST: usize = 32;

/// A content behind its digest.
pub fn sealed(key: &str, content: &[u8]) -> Vec<u8> {
    [&digest_of(key, content)[..], content].concat()
}

/// The content, if it is what was sealed under this key.
pub fn unsealed<'a>(key: &str, bytes: &'a [u8]) -> Option<&'a [u8]> {
    let (digest, content) = bytes.split_at_checked(DIGEST)?;
    (digest == digest_of(key, content)).then_some(content)
}

/// Of the key too, so that no content can stand for another.
fn digest_of(key: &str, content: &[u8]) -> [u8; DIGEST] {
    Sha256::new().chain_update(key).chain_update(content).finalize().into()
}

/// A file that is only memory, has no name, and is not there for programs that are started.
///
/// # Errors
/// The system's.
pub fn memory_file() -> std::io::Result<File> {
    // SAFETY: the name is a C string; the descriptor is new and this process's alone.
    unsafe {
        match libc::memfd_create(c"superopt-dag".as_ptr(), libc::MFD_CLOEXEC) {
            -1 => Err(std::io::Error::last_os_error()),
            fd => Ok(File::from_raw_fd(fd)),
        }
    }
}

/// Waits until something can be read from a pipe, or its writing end is closed; whether that is so in time.
pub fn readable_before(pipe: BorrowedFd, deadline: Instant) -> bool {
    loop {
        let left = deadline.saturating_duration_since(Instant::now());
        let mut entry = libc::pollfd { fd: pipe.as_raw_fd(), events: libc::POLLIN, revents: 0 };
        // SAFETY: one entry, which outlives the call.
        let ready = unsafe { libc::poll(&mut entry, 1, left.as_millis().min(i32::MAX as u128) as i32) };
        if ready > 0 {
            return true;
        }
        if left.is_zero() {
            return false;
        }
    }
}
