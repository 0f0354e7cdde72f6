use gametree_rules::{Exact, Outcome};

use crate::{Bound, Counts, Stopped};

/// What a search that tells proofs from estimates has found out about a position.
#[derive(Clone, PartialEq, Debug)]
pub struct Findings<M> {
    /// The move to make; `None` if the game is over or the search was stopped before it had one.
    pub best: Option<M>,
    /// What the position is worth; `None` if the search was stopped before it could say.
    pub verdict: Option<Verdict>,
    /// Best play as far as the search knows it, beginning with `best`.
    pub line: Vec<M>,
    /// What is known about each move that was looked at, in the game's order.
    pub moves: Vec<FoundMove<M>>,
    /// Further good moves with their lines, best first, if they were asked for; the first is `line`.
    pub lines: Vec<FoundLine<M>>,
    /// The last depth that was finished, where the search goes by depth.
    pub depth: u32,
    /// How much work it was.
    pub counts: Counts,
    /// Why the search ended before it had proven what it was asked for, if it did.
    pub stopped: Option<Stopped>,
}

impl<M> Findings<M> {
    /// Nothing yet.
    pub(crate) fn none() -> Self {
        Findings {
            best: None,
            verdict: None,
            line: Vec::new(),
            moves: Vec::new(),
            lines: Vec::new(),
            depth: 0,
            counts: Counts::default(),
            stopped: None,
        }
    }
}

/// What is known of a position, a move or a line of play, from the **first player's** side. A bound is
/// not a result, and an estimate is not a proof: each is a case of its own.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Verdict {
    /// This is how the game ends under best play.
    Proven(Proven),
    /// The final margin is proven to be no less than this; it may be more.
    AtLeast(i32),
    /// The final margin is proven to be no more than this; it may be less.
    AtMost(i32),
    /// This is what it looks like, or a bound on that: in points of margin, or on the scale of the
    /// game's own estimate.
    Estimated(f64, Bound),
}

/// A result that no play can change.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Proven {
    /// The first player's margin; ±1 or 0 where the game has no points.
    pub margin: i32,
    /// How long it takes.
    pub plies: Plies,
}

/// What is known about the length of a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Plies {
    /// Just so many plies under best play.
    Exactly(u32),
    /// The winner needs no more than this.
    AtMost(u32),
    /// Nothing.
    Unknown,
}

impl Verdict {
    /// The end of the game, if it is proven. A bound is no such proof.
    pub fn proven(self) -> Option<Proven> {
        match self {
            Verdict::Proven(proven) => Some(proven),
            Verdict::AtLeast(_) | Verdict::AtMost(_) | Verdict::Estimated(..) => None,
        }
    }

    /// A number for people: the margin, the estimate, or the bound on one of them.
    pub fn number(self) -> f64 {
        match self {
            Verdict::Proven(proven) => proven.margin.into(),
            Verdict::AtLeast(margin) | Verdict::AtMost(margin) => margin.into(),
            Verdict::Estimated(estimate, _) => estimate,
        }
    }

    /// What that number is.
    pub fn bound(self) -> Bound {
        match self {
            Verdict::Proven(_) => Bound::Exact,
            Verdict::AtLeast(_) => Bound::Lower,
            Verdict::AtMost(_) => Bound::Upper,
            Verdict::Estimated(_, bound) => bound,
        }
    }

    /// Whether it rests on an estimate.
    pub fn is_estimate(self) -> bool {
        matches!(self, Verdict::Estimated(..))
    }
}

impl Proven {
    /// Who wins.
    pub fn outcome(self) -> Outcome {
        Outcome::from_margin(self.margin)
    }
}

impl From<Exact> for Proven {
    fn from(Exact { margin, plies }: Exact) -> Self {
        Proven { margin, plies: Plies::Exactly(plies) }
    }
}

impl Plies {
    /// The number, if it is exact.
    pub fn exactly(self) -> Option<u32> {
        match self {
            Plies::Exactly(plies) => Some(plies),
            Plies::AtMost(_) | Plies::Unknown => None,
        }
    }
}

/// A move and what is known about it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct FoundMove<M> {
    /// The move.
    pub mv: M,
    /// What it leads to, the move itself included in its plies.
    pub verdict: Verdict,
    /// How often it was tried, where the search counts that.
    pub visits: Option<u64>,
}

/// A line of play and what it leads to.
#[derive(Clone, PartialEq, Debug)]
pub struct FoundLine<M> {
    /// The moves.
    pub moves: Vec<M>,
    /// What they lead to.
    pub verdict: Verdict,
}
