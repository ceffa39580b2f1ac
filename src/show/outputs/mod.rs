//! What a run of the default command can be had as besides assembly: `--NAME FILE` for each of them.
//!
//! To add one: a file here with a type that implements [`OutputFormat`], and its line in the list below. The command line,
//! its help and the checks before the run follow from the list.

use crate::pipeline::result::FunctionResult;

/// What there is to tell of a run.
pub struct Run<'a> {
    /// As the user named it.
    pub input: &'a str,
    pub seed: u64,
    pub results: &'a [FunctionResult],
}

/// A form of a run's results.
pub trait OutputFormat: Sync {
    /// The option that asks for it, without the dashes.
    fn name(&self) -> &'static str;

    /// What the help says of the option.
    fn help(&self) -> &'static str;

    /// The whole file.
    ///
    /// # Errors
    /// A value that the form has no text for, which is a bug.
    fn text(&self, run: &Run) -> Result<String, String>;
}

/// Declares each module and puts its type into [`OUTPUTS`].
macro_rules! outputs {
    ($($module:ident :: $output:ident,)*) => {
        $(mod $module;)*
        /// All of them, in the order of the help.
        pub const OUTPUTS: &[&dyn OutputFormat] = &[$(&$module::$output),*];
    };
}

outputs! {
    json::Json,
    csv::Csv,
}
