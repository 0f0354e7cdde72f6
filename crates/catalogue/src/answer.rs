use std::time::Duration;

use gametree_rules::{Decided, Evaluator, Notation, Value};
use gametree_search::{Analysis, Bound, Counts, Findings, Proven, Stopped, Verdict};

/// What a search found, with moves as text.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Answer {
    /// The move to make, if there is one.
    pub best_move: Option<String>,
    /// What the position is worth; `None` if the algorithm does not say.
    pub value: Option<Worth>,
    /// Whether that is exact.
    pub proven: bool,
    /// Who wins whatever the other does, if the value says so for certain.
    pub decided: Option<Decided>,
    /// How the game ends under best play, if the search proved it and knows distances.
    pub proof: Option<Proven>,
    /// Best play as the search sees it.
    pub line: Vec<String>,
    /// Every legal move that was searched.
    pub moves: Vec<MoveWorth>,
    /// The moves that `best_move` was chosen from.
    pub choices: Vec<String>,
    /// The best lines of play, if several were asked for.
    pub lines: Vec<LineWorth>,
    /// The last depth that was finished, where the search deepens.
    pub depth: Option<u32>,
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

/// What is known of a move or a line of play. A bound is never a result.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Known {
    /// The value, or a bound on it.
    pub worth: Worth,
    /// Which of the two.
    pub bound: Bound,
    /// Where it leads, the move included, if that is proven.
    pub proof: Option<Proven>,
    /// Whether it rests on an estimate. A bound that does not is proven, too.
    pub is_estimate: bool,
}

impl From<Verdict> for Known {
    fn from(verdict: Verdict) -> Self {
        Known {
            worth: verdict.into(),
            bound: verdict.bound(),
            proof: verdict.proven(),
            is_estimate: verdict.is_estimate(),
        }
    }
}

/// A line of play and what is known of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LineWorth {
    /// The moves.
    pub moves: Vec<String>,
    /// What they are worth.
    pub known: Known,
}

/// One move and what the search knows about it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MoveWorth {
    /// The move.
    pub mv: String,
    /// What it is worth.
    pub known: Known,
    /// How often it was tried, where the search counts that.
    pub visits: Option<u64>,
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
            proof: None,
            line: analysis.line.into_iter().map(text).collect(),
            moves: analysis
                .moves
                .into_iter()
                .map(|searched| MoveWorth {
                    mv: text(searched.mv),
                    known: Known {
                        worth: worth(searched.value),
                        bound: searched.bound,
                        proof: None,
                        is_estimate: !proven,
                    },
                    visits: None,
                })
                .collect(),
            choices: analysis.choices.into_iter().map(text).collect(),
            lines: Vec::new(),
            depth: None,
            counts: analysis.counts,
            stopped: analysis.stopped,
            elapsed,
        }
    }

    /// From a search that tells proofs from estimates.
    pub(crate) fn found<G: Notation>(
        game: &G,
        findings: Findings<G::Move>,
        elapsed: Duration,
    ) -> Self {
        let text = |mv: G::Move| game.move_text(mv);
        let texts = |moves: Vec<G::Move>| moves.into_iter().map(text).collect::<Vec<_>>();
        let proof = findings.verdict.and_then(Verdict::proven);
        let lines = findings
            .lines
            .into_iter()
            .map(|line| LineWorth { moves: texts(line.moves), known: line.verdict.into() });
        Answer {
            best_move: findings.best.map(text),
            value: findings.verdict.map(Worth::from),
            proven: proof.is_some(),
            decided: proof.and_then(|proof| {
                let winner = proof.outcome().winner()?;
                Some(Decided { winner, plies: proof.plies.exactly() })
            }),
            proof,
            lines: lines.collect(),
            line: texts(findings.line),
            moves: findings
                .moves
                .into_iter()
                .map(|found| MoveWorth {
                    mv: text(found.mv),
                    known: found.verdict.into(),
                    visits: found.visits,
                })
                .collect(),
            choices: findings.best.map(text).into_iter().collect(),
            depth: (findings.depth > 0).then_some(findings.depth),
            counts: findings.counts,
            stopped: findings.stopped,
            elapsed,
        }
    }
}

/// Margins are whole numbers; estimates are rounded to a millionth.
impl From<Verdict> for Worth {
    fn from(verdict: Verdict) -> Self {
        let number = verdict.number();
        let denominator = if number.fract() == 0.0 { 1 } else { 1_000_000 };
        Worth { value: Value((number * denominator as f64).round() as i64), denominator }
    }
}
