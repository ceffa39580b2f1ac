//! Stand-in until the signature reader lands.
use isa::{Arena, ExprId, Gpr};

#[derive(Clone, PartialEq, Debug)]
pub struct Contract {
    pub live_out: [u64; 16],
}

impl Contract {
    pub fn returning(g: Gpr, mask: u64) -> Contract {
        let mut live_out = [0; 16];
        for s in Gpr::all().filter(|g| g.callee_saved()) {
            live_out[s.index()] = u64::MAX;
        }
        live_out[g.index()] = mask;
        Contract { live_out }
    }
    pub fn assumptions(&self, _arena: &mut Arena, _reg: &dyn Fn(Gpr) -> ExprId) -> Vec<ExprId> {
        Vec::new()
    }
}
