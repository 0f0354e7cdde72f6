use gametree_rules::Value;

use crate::Stopped;

/// What a search found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Analysis<M> {
    /// The move to make; `None` if the game is over or the search was stopped before it had one.
    pub best: Option<M>,
    /// What the position is worth, in the heuristic's units; `None` if the search cannot say.
    ///
    /// If the search was stopped it is the value of the best move among those it finished.
    pub value: Option<Value>,
    /// The principal variation: best play as the search sees it, beginning with `best`.
    pub line: Vec<M>,
    /// Every legal move that was searched, in order.
    pub moves: Vec<RootMove<M>>,
    /// All the moves that `best` was chosen from: just that one, unless ties are broken at random.
    pub choices: Vec<M>,
    /// How much work it was.
    pub counts: Counts,
    /// Why the search ended early, if it did.
    pub stopped: Option<Stopped>,
}

impl<M> Analysis<M> {
    /// Whether the value is exact: the search was finished and no estimate was used.
    pub fn proven(&self) -> bool {
        self.value.is_some() && self.stopped.is_none() && self.counts.evaluated == 0
    }
}

/// One move at the root and what the search knows about it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RootMove<M> {
    /// The move.
    pub mv: M,
    /// What it is worth, or a bound on that.
    pub value: Value,
    /// Which of the two.
    pub bound: Bound,
}

/// How a printed value relates to the true one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bound {
    /// It is the value.
    Exact,
    /// The value is at least this.
    Lower,
    /// The value is at most this.
    Upper,
}

impl Bound {
    /// `exact`, `lower` or `upper`.
    pub const fn name(self) -> &'static str {
        match self {
            Bound::Exact => "exact",
            Bound::Lower => "lower",
            Bound::Upper => "upper",
        }
    }

    /// What a search with the window from `alpha` to `beta` knows when it returns `value`.
    pub(crate) fn of(value: Value, alpha: Value, beta: Value) -> Bound {
        if value <= alpha {
            Bound::Upper
        } else if value >= beta {
            Bound::Lower
        } else {
            Bound::Exact
        }
    }
}

/// How much work a search was. The same on every machine.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Counts {
    /// Entries into a position: the root, finished positions and those left early included.
    pub visited: u64,
    /// Heuristic estimates of unfinished positions.
    pub evaluated: u64,
    /// Times a position was left with moves still unsearched.
    pub cutoffs: u64,
}
