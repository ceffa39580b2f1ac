//! The objectives: a file each, and a line each in the list below. Names, help, experiments, reports, the Pareto front,
//! and the integer program follow from these.

use super::{Objective, ParseError};
use weighted_sum::WeightedSum;

pub mod weighted_sum;

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
    SPEED = speed::Speed,
}

impl Objective {
    /// The objective of a name, or a weighted sum of measures ([`weighted_sum`]).
    ///
    /// # Errors
    /// It is neither.
    pub fn parse(text: &str) -> Result<Objective, ParseError> {
        let named = Objective::ALL.into_iter().find(|o| o.name() == text);
        if let Some(named) = named {
            return Ok(named);
        }
        let is_sum = text.contains(['+', '*']) || weighted_sum::measure(text).is_some();
        let error = |why| ParseError {
            what: format!("no objective `{text}`{why}"),
            known: format!("{}, or {}", Objective::names(), weighted_sum::EXAMPLE),
        };
        if !is_sum {
            return Err(error(String::new()));
        }
        WeightedSum::parse(text).map(|sum| Objective(sum)).map_err(|why| error(format!(": {why}")))
    }
}
