//! Placeholder of the module; filled next.
use super::{Proposal, Request, Strategy};
pub struct Linear;
impl Strategy for Linear {
    fn name(&self) -> &'static str {
        "linear"
    }
    fn propose(&self, _request: &Request) -> Proposal {
        Proposal::Limit("not built")
    }
}
