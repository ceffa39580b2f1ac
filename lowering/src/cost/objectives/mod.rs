//! The objectives: a file each, and a line each in the list below. Names, help, experiments, reports, the Pareto front,
//! and the integer program follow from these.

use super::{Objective, ParseError};

/// Declares each module, a constant for its cost model, and [`Objective::ALL`].
macro_rules! objectives {
    ($($constant:ident = $file:ident :: $model:ident,)*) => {
        $(mod $file;)*

        impl Objective {
            $(pub const $constant: Objective = Objective(&$file::$model);)*

            /// All that have a name, in the order in which they are listed.
            pub const ALL: [Objective; [$(stringify!($constant)),*].len()] = [$(Objective::$constant),*];
        }
    };
}

objectives! {
    INSTRUCTIONS = instructions::Instructions,
    SIZE = size::Size,
    UOPS = uops::Uops,
    LATENCY = latency::Latency,
    THROUGHPUT = throughput::Throughput,
}

impl Objective {
    /// The objective of a name.
    ///
    /// # Errors
    /// There is none.
    pub fn parse(text: &str) -> Result<Objective, ParseError> {
        let named = Objective::ALL.into_iter().find(|o| o.name() == text);
        named.ok_or_else(|| ParseError { what: format!("no objective `{text}`"), known: Objective::names() })
    }
}
