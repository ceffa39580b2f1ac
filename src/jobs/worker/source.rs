//! Where a job's input comes from.

use super::HexBytes;
use crate::input::error::Problem;
use crate::input::{self, Module};
use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use std::sync::Arc;

/// An input as the user named it, with its text or bytes where they have been read already.
#[derive(Clone, PartialEq, Eq, Default, Serialize, Deserialize, Debug)]
pub struct InputSource {
    pub path: String,
    text: Option<String>,
    bytes: Option<HexBytes>,
}

impl InputSource {
    /// The input that a command line names; `-` is standard input. An object stays in its file.
    ///
    /// # Errors
    /// It cannot be read.
    pub fn open(name: &str) -> Result<Arc<InputSource>, Vec<Problem>> {
        let path = if name == "-" { "<stdin>" } else { name }.to_string();
        Ok(Arc::new(InputSource { path, text: input::read_text(name)?, bytes: None }))
    }

    /// What was read already.
    pub fn of_bytes(path: &str, bytes: &[u8]) -> Arc<InputSource> {
        let text = input::text_of(bytes).map(Cow::into_owned);
        let bytes = text.is_none().then(|| HexBytes(bytes.to_vec()));
        Arc::new(InputSource { path: path.to_string(), text, bytes })
    }

    /// Whether its content is here, and not in a file.
    pub fn is_read(&self) -> bool {
        self.text.is_some() || self.bytes.is_some()
    }

    /// # Errors
    /// What is wrong with the input.
    pub fn load(&self) -> Result<Module, Vec<Problem>> {
        match (&self.text, &self.bytes) {
            (Some(t), _) => input::load_text(&self.path, t),
            (None, Some(bytes)) => input::load_bytes(&self.path, &bytes.0),
            (None, None) => input::load(&self.path),
        }
    }

    /// HexBytes that are read.
    pub fn bytes_read(&self) -> usize {
        self.text.as_ref().map_or(0, String::len) + self.bytes.as_ref().map_or(0, |b| b.0.len())
    }
}
