//! Single instructions with the same meaning but other constraints: `lea` for `add`, `shlx` for `shl`.

use super::{Enumeration, ImproveRun, RIVALS, library_schedule, vector};
use crate::search::windows::{Analysis, Window};

impl ImproveRun<'_> {
    /// Replaces single instructions where the lowered graph gets cheaper by that.
    pub(super) fn alternatives(&mut self) {
        let mut round = 0;
        loop {
            round += 1;
            if !self.alternative_round() || round > 8 || self.is_stopped() {
                return;
            }
        }
    }

    fn alternative_round(&mut self) -> bool {
        let a = Analysis::new(&self.best);
        let singles: Vec<Window> =
            a.cones(&self.best, 1).into_iter().filter(|w| w.interior.len() == 1 && !w.outputs[0].0.is_flag()).collect();
        self.first_improvement(&singles, &|run, w| run.alternative(&a, w))
    }

    /// Whether another instruction in place of a single one makes the graph cheaper.
    fn alternative(&mut self, a: &Analysis, w: &Window) -> bool {
        let base = self.best.clone();
        let Some(spec) = a.spec(&base, w) else { return false };
        if spec.mffc.len() != 1 || spec.registers().count() > 2 || spec.inputs.iter().any(|i| i.value.is_flag()) {
            return false;
        }
        let lib = if vector::is_in(&base, w) {
            vector::synonyms(&base, w, &spec, self.options, self.libraries)
        } else {
            library_schedule::synonyms(&base, w, self.options, self.libraries)
        };
        let question = Enumeration { spec: &spec, library: &lib, length: 1, most: RIVALS, share: 1 };
        self.improve_by_enumeration(&base, question)
    }
}
