//! What every part reads and writes: emitted lists, registers, what is asked for, errors.

mod backend;
mod emitted;
mod error;
pub(crate) mod regs;
mod status;

pub use backend::Backend;
pub use emitted::Emitted;
pub use error::Error;
pub use regs::Regs;
pub use status::Status;
