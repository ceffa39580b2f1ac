//! Digests of what decides results: equal digests stand for equal things (SHA-256).

use sha2::{Digest as _, Sha256};

/// Fields one after the other; where one ends is part of the digest.
#[derive(Default)]
pub struct Digest(Sha256);

impl Digest {
    pub fn add(&mut self, field: impl AsRef<[u8]>) {
        let bytes = field.as_ref();
        self.0.update((bytes.len() as u64).to_le_bytes());
        self.0.update(bytes);
    }

    /// 64 hexadecimal digits.
    pub fn text(self) -> String {
        hex::encode(self.0.finalize())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fields_do_not_run_into_each_other() {
        let of = |fields: &[&str]| {
            let mut d = Digest::default();
            fields.iter().for_each(|f| d.add(f));
            d.text()
        };
        assert_ne!(of(&["ab", "c"]), of(&["a", "bc"]));
        assert_ne!(of(&["a"]), of(&["a", ""]));
    }
}
