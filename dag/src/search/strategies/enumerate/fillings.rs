//! What the slots of a component can take. Components with the same slots take the same, so it is looked for once.

use super::SLOTS;
use crate::ir::graph::Class;
use crate::search::components::Component;
use isa::FlagSet;

/// What the fillings of a component depend on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OperandShape {
    pub classes: Vec<Class>,
    pub commutative: bool,
    pub flags_in: FlagSet,
}

/// The different shapes of a library's components.
#[derive(Clone, Debug)]
pub struct OperandShapes {
    all: Vec<OperandShape>,
    /// The number of each component's.
    of: Vec<usize>,
}

impl OperandShapes {
    pub fn new(library: &[Component]) -> OperandShapes {
        let mut shapes = OperandShapes { all: Vec::new(), of: Vec::with_capacity(library.len()) };
        for c in library {
            let known = |s: &OperandShape| {
                s.commutative == c.commutative && s.flags_in == c.flags_in && s.classes == c.slot_classes
            };
            let number = shapes.all.iter().position(known).unwrap_or_else(|| {
                let (classes, commutative, flags_in) = (c.slot_classes.clone(), c.commutative, c.flags_in);
                shapes.all.push(OperandShape { classes, commutative, flags_in });
                shapes.all.len() - 1
            });
            shapes.of.push(number);
        }
        shapes
    }

    pub fn count(&self) -> usize {
        self.all.len()
    }

    pub fn of_component(&self, c: usize) -> usize {
        self.of[c]
    }

    pub fn shape(&self, number: usize) -> &OperandShape {
        &self.all[number]
    }
}

impl OperandShape {
    /// Every choice of values of the right classes, the first slot changing fastest; where the order does not matter, one
    /// order. `classes`: those of the values, `None` for what is no value.
    pub fn fillings(&self, classes: &[Option<Class>]) -> Vec<[u8; SLOTS]> {
        if self.classes.len() > SLOTS {
            return Vec::new();
        }
        let ordered = |inputs: &[u8; SLOTS]| !self.commutative || inputs[0] >= inputs[1];
        let mut all = vec![[0; SLOTS]];
        for (slot, class) in self.classes.iter().enumerate() {
            let fits = (0..classes.len()).filter(|&v| classes[v] == Some(*class));
            let with = |v: usize| {
                all.iter().map(move |inputs| {
                    let mut longer: [u8; SLOTS] = *inputs;
                    longer[slot] = v as u8;
                    longer
                })
            };
            all = fits.flat_map(with).collect();
        }
        all.retain(ordered);
        all
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fillings_are_in_order_and_of_the_right_classes() {
        let (general, vector) = (Some(Class::GENERAL), Some(Class::VECTOR));
        let shape = |classes: &[Class], commutative| OperandShape {
            classes: classes.to_vec(),
            commutative,
            flags_in: FlagSet::NONE,
        };
        let two = shape(&[Class::GENERAL, Class::GENERAL], false);
        let values = [general, vector, None, general];
        assert_eq!(two.fillings(&values), [[0, 0, 0], [3, 0, 0], [0, 3, 0], [3, 3, 0]]);
        let commutative = shape(&[Class::GENERAL, Class::GENERAL], true);
        assert_eq!(commutative.fillings(&values), [[0, 0, 0], [3, 0, 0], [3, 3, 0]]);
        let mixed = shape(&[Class::VECTOR, Class::GENERAL], false);
        assert_eq!(mixed.fillings(&values), [[1, 0, 0], [1, 3, 0]]);
        assert_eq!(shape(&[], false).fillings(&values), [[0; SLOTS]]);
    }
}
