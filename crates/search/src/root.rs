use gametree_rules::{Player, Seed, Value};

use crate::{Analysis, Bound, Counts, RootMove, Stopped, Ties};

/// What is known about the moves at the root while a search goes through them.
pub(crate) struct Root<M> {
    mover: Player,
    moves: Vec<RootMove<M>>,
    /// The best moves so far, all exactly equal, each with its line.
    best: Vec<(M, Vec<M>)>,
    best_value: Option<Value>,
}

impl<M: Copy + PartialEq> Root<M> {
    pub(crate) fn new(mover: Player) -> Self {
        Root { mover, moves: Vec::new(), best: Vec::new(), best_value: None }
    }

    /// The window for the next move. To break ties at random every move that equals the best must
    /// be seen to do so, hence a window one wider: just inside it, equality is exact.
    pub(crate) fn window(&self, ties: Ties) -> (Value, Value) {
        let wider = i64::from(ties != Ties::First);
        match (self.mover, self.best_value) {
            (_, None) => (Value::LOWEST, Value::HIGHEST),
            (Player::First, Some(Value(best))) => (Value(best - wider), Value::HIGHEST),
            (Player::Second, Some(Value(best))) => (Value::LOWEST, Value(best + wider)),
        }
    }

    /// A move has been searched; `below` is the line after it.
    pub(crate) fn add(&mut self, mv: M, value: Value, bound: Bound, below: &[M]) {
        self.moves.push(RootMove { mv, value, bound });
        let better = self.best_value.is_none_or(|best| match self.mover {
            Player::First => value > best,
            Player::Second => value < best,
        });
        if better {
            self.best.clear();
            self.best_value = Some(value);
        }
        if better || (bound == Bound::Exact && self.best_value == Some(value)) {
            let line = std::iter::once(mv).chain(below.iter().copied()).collect();
            self.best.push((mv, line));
        }
    }

    /// Chooses, and sums up.
    pub(crate) fn finish(
        mut self,
        ties: Ties,
        counts: Counts,
        stopped: Option<Stopped>,
    ) -> Analysis<M> {
        let chosen = match ties {
            Ties::First => {
                self.best.truncate(1);
                self.best.first()
            }
            Ties::Random(seed) => Seed::new(seed).pick(&self.best),
        };
        Analysis {
            best: chosen.map(|(mv, _)| *mv),
            value: self.best_value,
            line: chosen.map(|(_, line)| line.clone()).unwrap_or_default(),
            moves: self.moves,
            choices: self.best.iter().map(|(mv, _)| *mv).collect(),
            counts,
            stopped,
        }
    }
}

/// The analysis of a position where nothing is left to search.
pub(crate) fn finished<M>(value: Value, counts: Counts) -> Analysis<M> {
    Analysis {
        best: None,
        value: Some(value),
        line: Vec::new(),
        moves: Vec::new(),
        choices: Vec::new(),
        counts,
        stopped: None,
    }
}
