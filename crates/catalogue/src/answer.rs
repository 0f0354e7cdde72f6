use std::time::Duration;

use gametree_rules::{Decided, Evaluator, Notation, Value};
use gametree_search::{Analysis, Bound, Counts, Stopped};

/// What a search found, with moves as text.
#[derive(Clone, PartialEq, Debug)]
pub struct Answer {
    /// The move to make, if there is one.
    pub best_move: Option<String>,
    /// What the position is worth; `None` if the algorithm does not say.
    pub value: Option<Worth>,
    /// Whether that is exact.
    pub proven: bool,
    /// Who wins whatever the other does, if the value says so for certain.
    pub decided: Option<Decided>,
    /// Best play as the search sees it.
    pub line: Vec<String>,
    /// Every legal move that was searched.
    pub moves: Vec<MoveWorth>,
    /// The moves that `best_move` was chosen from.
    pub choices: Vec<String>,
    /// How much work it was.
    pub counts: Counts,
    /// Why the search ended early, if it did.
    pub stopped: Option<Stopped>,
    /// How long it took.
    pub elapsed: Duration,
}

/// A value as people see it: from the first player's side, a fraction if the heuristic has them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Worth {
    /// The exact value times `denominator`.
    pub value: Value,
    /// What to divide by.
    pub denominator: i64,
}

impl Worth {
    /// The nearest floating-point number.
    pub fn as_f64(self) -> f64 {
        self.value.0 as f64 / self.denominator as f64
    }
}

/// One move and what the search knows about it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MoveWorth {
    /// The move.
    pub mv: String,
    /// Its value, or a bound on that.
    pub worth: Worth,
    /// Which of the two.
    pub bound: Bound,
}

impl Answer {
    pub(crate) fn new<G: Notation>(
        game: &G,
        evaluator: &impl Evaluator<G>,
        analysis: Analysis<G::Move>,
        elapsed: Duration,
    ) -> Self {
        let proven = analysis.proven();
        let denominator = evaluator.denominator(game);
        let decided = analysis.value.filter(|_| analysis.stopped.is_none());
        let decided = decided.and_then(|value| evaluator.decided(game, value));
        let text = |mv| game.move_text(mv);
        let worth = |value| Worth { value, denominator };
        Answer {
            best_move: analysis.best.map(text),
            value: analysis.value.map(worth),
            proven,
            decided,
            line: analysis.line.into_iter().map(text).collect(),
            moves: analysis
                .moves
                .into_iter()
                .map(|searched| MoveWorth {
                    mv: text(searched.mv),
                    worth: worth(searched.value),
                    bound: searched.bound,
                })
                .collect(),
            choices: analysis.choices.into_iter().map(text).collect(),
            counts: analysis.counts,
            stopped: analysis.stopped,
            elapsed,
        }
    }
}
