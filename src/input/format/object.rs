//! One ELF object.

use super::InputFormat;
use crate::input::error::Problem;
use crate::input::objects::{self, ObjectFile};
use crate::input::{Image, Module};

pub struct Object;

impl InputFormat for Object {
    fn ending(&self) -> &'static str {
        "o"
    }

    fn sniff(&self, bytes: &[u8]) -> bool {
        bytes.starts_with(b"\x7fELF")
    }

    fn load(&self, name: &str, bytes: &[u8]) -> Result<Module, Vec<Problem>> {
        let image = Image::read(name, bytes).map_err(|p| vec![p])?;
        objects::load(name, &[ObjectFile { name: name.to_string(), image }])
    }
}
