use std::cmp::Ordering;
use std::fmt;

use gametree_rules::{Amount, Player, Proven, Value};

use crate::Bound;

/// What is known of a position, a move or a line of play, from the **first player's** side. A bound is
/// not a result, and an estimate is not a proof: each is a case of its own.
///
/// A verdict prints its number with the sign of its bound, so that a bound is never read as a value:
///
/// ```
/// use gametree::search::Verdict;
///
/// assert_eq!(Verdict::AtMost(1).to_string(), "≤ 1");
/// assert_eq!(Verdict::AtMost(1).value(), None);
/// ```
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

    /// The value, if this is one: the margin of a proven end, or the result of a textbook search in
    /// units of its heuristic. `None` for a bound, and for the guess of a search that reads no further.
    ///
    /// [`amount`](Verdict::amount) is the number in every case; only [`bound`](Verdict::bound) and
    /// [`is_estimate`](Verdict::is_estimate) tell its meaning.
    pub fn value(self) -> Option<Value> {
        match self {
            Verdict::Proven(proven) => Some(proven.margin.into()),
            Verdict::Valued(valued) if valued.bound == Bound::Exact => Some(valued.amount.value),
            Verdict::AtLeast(_) | Verdict::AtMost(_) => None,
            Verdict::Estimated(..) | Verdict::Valued(_) => None,
        }
    }

    /// The order of a list for the player to move, `Less` for the verdict that stands first.
    ///
    /// Exact numbers come first: certain wins, then draws, values and estimates from good to bad, then
    /// certain losses. Bounds follow, from good to bad: the true number of a bound is unknown.
    pub fn compare(self, other: Verdict, mover: Player) -> Ordering {
        let tier = |verdict: Verdict| match (verdict.bound(), verdict.end()) {
            (Bound::Exact, Some(end)) => match end.outcome().winner() {
                Some(winner) if winner == mover => 0,
                Some(_) => 2,
                None => 1,
            },
            (Bound::Exact, None) => 1,
            (Bound::Lower | Bound::Upper, _) => 3,
        };
        let good = |verdict: Verdict| f64::from(mover.sign()) * verdict.amount().as_f64();
        tier(self).cmp(&tier(other)).then_with(|| good(other).total_cmp(&good(self)))
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

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = match self.bound() {
            Bound::Exact => "",
            Bound::Lower => "≥ ",
            Bound::Upper => "≤ ",
        };
        f.pad(&format!("{sign}{}", self.amount()))
    }
}
