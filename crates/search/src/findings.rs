use gametree_rules::{Proven, Value};

use crate::{Bound, Counts, Stopped, Verdict};

/// What a search found out about a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Findings<M> {
    /// The move to make; `None` if the game is over or the search was stopped before it had one.
    pub best: Option<M>,
    /// What the position is worth; `None` if the search cannot say, or was stopped before it could.
    ///
    /// If a textbook search was stopped it is the value of the best move among those it finished.
    pub verdict: Option<Verdict>,
    /// Best play as far as the search knows it, beginning with `best`: the principal variation.
    pub line: Vec<M>,
    /// What is known about each move that was looked at, in the game's order.
    pub moves: Vec<FoundMove<M>>,
    /// All the moves that `best` was chosen from: just that one, unless ties are broken at random.
    pub choices: Vec<M>,
    /// Further good moves with their lines, best first, if they were asked for; the first is `line`.
    pub lines: Vec<FoundLine<M>>,
    /// The last depth that was finished, where the search goes deeper step by step; else 0.
    pub depth: u32,
    /// How much work it was.
    pub counts: Counts,
    /// Why the search ended before it had finished what it was asked for, if it did.
    pub stopped: Option<Stopped>,
}

/// Nothing found yet.
impl<M> Default for Findings<M> {
    fn default() -> Self {
        Findings {
            best: None,
            verdict: None,
            line: Vec::new(),
            moves: Vec::new(),
            choices: Vec::new(),
            lines: Vec::new(),
            depth: 0,
            counts: Counts::default(),
            stopped: None,
        }
    }
}

impl<M> Findings<M> {
    /// Whether the verdict is a result and rests on no estimate.
    pub fn is_proven(&self) -> bool {
        self.verdict
            .is_some_and(|verdict| verdict.bound() == Bound::Exact && !verdict.is_estimate())
    }

    /// How the game ends, if that is certain.
    pub fn end(&self) -> Option<Proven> {
        self.verdict.and_then(Verdict::end)
    }

    /// What the position is worth in whole units: those of the heuristic, if it has fractions.
    pub fn value(&self) -> Option<Value> {
        self.verdict.map(|verdict| verdict.amount().value)
    }

    /// The same with moves of another kind, such as text.
    pub fn map<N>(self, mut convert: impl FnMut(M) -> N) -> Findings<N> {
        Findings {
            best: self.best.map(&mut convert),
            verdict: self.verdict,
            line: self.line.into_iter().map(&mut convert).collect(),
            moves: self.moves.into_iter().map(|found| found.map(&mut convert)).collect(),
            choices: self.choices.into_iter().map(&mut convert).collect(),
            lines: self.lines.into_iter().map(|found| found.map(&mut convert)).collect(),
            depth: self.depth,
            counts: self.counts,
            stopped: self.stopped,
        }
    }
}

/// A move and what is known about it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FoundMove<M> {
    /// The move.
    pub mv: M,
    /// What it leads to, the move itself included in its plies.
    pub verdict: Verdict,
    /// How often it was tried, where the search counts that.
    pub visits: Option<u64>,
}

impl<M> FoundMove<M> {
    /// What the move is worth in whole units: those of the heuristic, if it has fractions.
    pub fn value(&self) -> Value {
        self.verdict.amount().value
    }

    fn map<N>(self, convert: impl FnOnce(M) -> N) -> FoundMove<N> {
        FoundMove { mv: convert(self.mv), verdict: self.verdict, visits: self.visits }
    }
}

/// A line of play and what it leads to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FoundLine<M> {
    /// The moves.
    pub moves: Vec<M>,
    /// What they lead to.
    pub verdict: Verdict,
}

impl<M> FoundLine<M> {
    fn map<N>(self, convert: impl FnMut(M) -> N) -> FoundLine<N> {
        FoundLine { moves: self.moves.into_iter().map(convert).collect(), verdict: self.verdict }
    }
}
