use std::time::Duration;

use gametree_rules::{Amount, Notation, Proven};
use gametree_search::{Counts, Findings, FoundLine, FoundMove, Stopped, Verdict};

/// What a search found, with moves as text.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Answer {
    /// The move to make, if there is one.
    pub best_move: Option<String>,
    /// What the position is worth; `None` if the algorithm does not say.
    pub value: Option<Amount>,
    /// Whether that is exact.
    pub proven: bool,
    /// How the game ends for certain, if the search knows.
    pub end: Option<Proven>,
    /// Best play as the search sees it.
    pub line: Vec<String>,
    /// Every legal move that was searched.
    pub moves: Vec<FoundMove<String>>,
    /// The moves that `best_move` was chosen from.
    pub choices: Vec<String>,
    /// The best lines of play, if several were asked for.
    pub lines: Vec<FoundLine<String>>,
    /// The last depth that was finished, where the search deepens.
    pub depth: Option<u32>,
    /// How much work it was.
    pub counts: Counts,
    /// Why the search ended early, if it did.
    pub stopped: Option<Stopped>,
    /// How long it took.
    pub elapsed: Duration,
}

impl Answer {
    pub(crate) fn new<G: Notation>(
        game: &G,
        findings: Findings<G::Move>,
        elapsed: Duration,
    ) -> Self {
        Answer::found(findings.map(|mv| game.move_text(mv)), elapsed)
    }

    /// From findings with moves as text.
    pub(crate) fn found(found: Findings<String>, elapsed: Duration) -> Self {
        let (proven, end) = (found.is_proven(), found.end());
        Answer {
            best_move: found.best,
            value: found.verdict.map(Verdict::amount),
            proven,
            end,
            line: found.line,
            moves: found.moves,
            choices: found.choices,
            lines: found.lines,
            depth: (found.depth > 0).then_some(found.depth),
            counts: found.counts,
            stopped: found.stopped,
            elapsed,
        }
    }
}
