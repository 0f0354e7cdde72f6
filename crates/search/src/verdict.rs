use gametree_rules::{Amount, Proven};

use crate::Bound;

/// What is known of a position, a move or a line of play, from the **first player's** side. A bound is
/// not a result, and an estimate is not a proof: each is a case of its own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// This is how the game ends under best play.
    Proven(Proven),
    /// The final margin is proven to be no less than this; it may be more.
    AtLeast(i32),
    /// The final margin is proven to be no more than this; it may be less.
    AtMost(i32),
    /// This is what it looks like, or a bound on that: in points of margin, or on the scale of the
    /// game's own estimate.
    Estimated(Amount, Bound),
    /// What a textbook search says, on the scale of its heuristic.
    Valued(Valued),
}

/// What a textbook search says of a position or a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Valued {
    /// The value, or a bound on it.
    pub amount: Amount,
    /// Which of the two.
    pub bound: Bound,
    /// Whether unfinished positions were estimated, or the search was stopped before it had seen all.
    pub is_estimate: bool,
    /// How the game ends, if the value tells for certain.
    pub end: Option<Proven>,
}

impl Verdict {
    /// How the game ends, if that is certain. A bound is no such proof.
    pub fn end(self) -> Option<Proven> {
        match self {
            Verdict::Proven(proven) => Some(proven),
            Verdict::AtLeast(_) | Verdict::AtMost(_) | Verdict::Estimated(..) => None,
            Verdict::Valued(valued) => valued.end,
        }
    }

    /// A number for people: the margin, the estimate, the heuristic's value, or the bound on one of
    /// them.
    pub fn amount(self) -> Amount {
        match self {
            Verdict::Proven(Proven { margin, .. })
            | Verdict::AtLeast(margin)
            | Verdict::AtMost(margin) => Amount::whole(margin.into()),
            Verdict::Estimated(amount, _) | Verdict::Valued(Valued { amount, .. }) => amount,
        }
    }

    /// What that number is.
    pub fn bound(self) -> Bound {
        match self {
            Verdict::Proven(_) => Bound::Exact,
            Verdict::AtLeast(_) => Bound::Lower,
            Verdict::AtMost(_) => Bound::Upper,
            Verdict::Estimated(_, bound) | Verdict::Valued(Valued { bound, .. }) => bound,
        }
    }

    /// Whether it rests on an estimate.
    pub fn is_estimate(self) -> bool {
        match self {
            Verdict::Proven(_) | Verdict::AtLeast(_) | Verdict::AtMost(_) => false,
            Verdict::Estimated(..) => true,
            Verdict::Valued(valued) => valued.is_estimate,
        }
    }
}
