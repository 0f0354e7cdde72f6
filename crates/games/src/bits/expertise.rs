//! What a strong search is told about strings: what short ones are worth, and the standard table's
//! law for all the others. Every game takes as many plies as there are digits, less one.

use gametree_rules::{Candidate, Certain, Completeness, Exact, Expertise, Game, Score};

use super::{Bits, Digits, Law, Pair, Position};

impl Expertise for Bits {
    type Study = Position;
    /// The digits and the mover's margin so far.
    type Key = (Digits, i32);

    fn study(&self, position: &Position) -> Position {
        *position
    }

    #[inline]
    fn position<'s>(&self, study: &'s Position) -> &'s Position {
        study
    }

    #[inline]
    fn advance(&self, study: &mut Position, pair: Pair) {
        self.play_unchecked(study, pair);
    }

    #[inline]
    fn key(&self, study: &Position) -> ((Digits, i32), usize) {
        ((study.digits, study.margin() * study.mover.sign()), 0)
    }

    #[inline]
    fn certain(&self, study: &Position) -> Certain {
        match self.known_worth(study.digits) {
            Some(worth) => {
                let margin = study.margin() * study.mover.sign() + worth;
                Certain::exactly(Score::new(margin, study.digits.len() as u32 - 1))
            }
            None => Certain::NOTHING,
        }
    }

    fn candidates(&self, study: &Position, list: &mut Vec<Candidate<Pair>>) -> Completeness {
        list.extend(study.digits.pairs().map(|pair| {
            let replacement = self.replacement(study, pair);
            Candidate { mv: pair, rank: replacement.mover - replacement.opponent }
        }));
        Completeness::Complete
    }

    fn estimate(&self, study: &Position) -> Score {
        gametree_rules::expertise::estimate_by(self, &Law, study, study.mover)
    }

    fn exact(&self, position: &Position) -> Option<Exact> {
        let worth = self.known_worth(position.digits)?;
        let margin = position.margin() + position.mover.sign() * worth;
        Some(Exact { margin, plies: position.digits.len() as u32 - 1 })
    }

    fn most_plies(&self, position: &Position) -> Option<u32> {
        Some(position.digits.len() as u32 - 1)
    }

    fn draws_are_full(&self) -> bool {
        true
    }
}
