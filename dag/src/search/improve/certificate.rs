//! What a search that found nothing better has shown: up to which length there is no program over the full library, and
//! how that is known.

use crate::search::cegis::SearchAnswer;
use crate::search::strategies::Strategy;

/// "No correct program of fewer than `below` instructions exists over these components."
///
/// Constants that are loaded count as instructions; a component that brings a constant along counts as two. Over the
/// components of the library as they are, with the immediates that they have; methods that solve for constants show it
/// for all immediates and all numbers in registers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Certificate {
    pub below: usize,
    pub components: usize,
    /// How each length from 1 up is known, without repetitions.
    pub how: Vec<&'static str>,
}

/// The answers over one library, by length.
#[derive(Clone, Debug)]
pub struct LengthAnswers {
    components: usize,
    lengths: Vec<Length>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Length {
    NotAsked,
    /// A limit was reached; where.
    Open(&'static str),
    /// There is none; how that is known.
    None(&'static str),
    /// There are programs.
    Some,
}

impl LengthAnswers {
    pub fn new(components: usize) -> LengthAnswers {
        LengthAnswers { components, lengths: Vec::new() }
    }

    /// One method's answer for one length. Of two answers the one that knows more stays.
    pub fn note(&mut self, length: usize, strategy: &dyn Strategy, answer: &SearchAnswer) {
        let new = match answer {
            SearchAnswer::None => Length::None(strategy.shows()),
            SearchAnswer::Found(_) => Length::Some,
            SearchAnswer::Limit(phase) => Length::Open(phase),
            SearchAnswer::NotApplicable => return,
        };
        if self.lengths.len() <= length {
            self.lengths.resize(length + 1, Length::NotAsked);
        }
        let rank = |l: Length| match l {
            Length::NotAsked => 0,
            Length::Open(_) => 1,
            Length::None(_) => 2,
            Length::Some => 3,
        };
        if rank(new) > rank(self.lengths[length]) {
            self.lengths[length] = new;
        }
    }

    /// The first length below `bound` of which it is not known that there is nothing, and the limit that left it so.
    pub fn first_open(&self, bound: usize) -> Option<(usize, &'static str)> {
        let at = |l: usize| self.lengths.get(l).copied().unwrap_or(Length::NotAsked);
        (0..bound).find_map(|l| match at(l) {
            Length::NotAsked => Some((l, "longest")),
            Length::Open(phase) => Some((l, phase)),
            Length::None(_) | Length::Some => None,
        })
    }

    /// What is known of all lengths up to some one, if that says anything of instructions.
    pub fn certificate(&self) -> Option<Certificate> {
        let known = self.lengths.iter().map_while(|l| if let Length::None(how) = l { Some(*how) } else { None });
        let known: Vec<&'static str> = known.collect();
        let mut how: Vec<&'static str> = Vec::new();
        for h in known.iter().skip(1) {
            if !how.contains(h) {
                how.push(h);
            }
        }
        (known.len() > 1).then_some(Certificate { below: known.len(), components: self.components, how })
    }
}

#[cfg(test)]
mod tests {
    use crate::search::improve::certificate::*;
    use crate::search::strategies::constant::Constant;
    use crate::search::strategies::enumerate::Enumerate;
    use crate::search::strategies::linear::Linear;

    fn answers(all: &[(usize, &dyn Strategy, SearchAnswer)]) -> LengthAnswers {
        let mut answers = LengthAnswers::new(7);
        for (length, strategy, answer) in all {
            answers.note(*length, *strategy, answer);
        }
        answers
    }

    #[test]
    fn a_gap_ends_what_is_shown() {
        let a = answers(&[
            (0, &Constant, SearchAnswer::None),
            (1, &Constant, SearchAnswer::NotApplicable),
            (1, &Enumerate, SearchAnswer::None),
            (2, &Enumerate, SearchAnswer::Limit("evaluations")),
            (2, &Linear, SearchAnswer::None),
            (3, &Enumerate, SearchAnswer::Limit("evaluations")),
            (3, &Linear, SearchAnswer::NotApplicable),
            (4, &Enumerate, SearchAnswer::None),
        ]);
        let how = vec![Enumerate.shows(), Linear.shows()];
        assert_eq!(a.certificate(), Some(Certificate { below: 3, components: 7, how }));
        assert_eq!(a.first_open(3), None);
        assert_eq!(a.first_open(4), Some((3, "evaluations")));
        assert_eq!(a.first_open(9), Some((3, "evaluations")));
    }

    #[test]
    fn nothing_asked_shows_nothing() {
        assert_eq!(answers(&[]).certificate(), None);
        assert_eq!(answers(&[(0, &Constant, SearchAnswer::None)]).certificate(), None, "of no instructions at all");
        assert_eq!(answers(&[(0, &Constant, SearchAnswer::None)]).first_open(2), Some((1, "longest")));
    }

    #[test]
    fn a_program_that_was_found_is_no_gap_and_nothing_is_shown_beyond_it() {
        let a = answers(&[
            (0, &Constant, SearchAnswer::None),
            (1, &Enumerate, SearchAnswer::None),
            (2, &Enumerate, SearchAnswer::Found(Vec::new())),
            (2, &Linear, SearchAnswer::Limit("solver")),
            (3, &Enumerate, SearchAnswer::None),
        ]);
        assert_eq!(a.certificate().map(|s| s.below), Some(2));
        assert_eq!(a.first_open(4), None);
    }
}
