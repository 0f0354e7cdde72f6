use gametree_rules::{Amount, Evaluator, Exact, Game, Outcome, Player, Proven, Seed, Value};

use crate::{Bound, Counts, Findings, FoundMove, Stopped, Ties, Valued, Verdict};

/// What is known about the moves at the root while a textbook search goes through them.
pub(crate) struct Root<M> {
    mover: Player,
    moves: Vec<(M, Value, Bound)>,
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
        self.moves.push((mv, value, bound));
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

    /// The best value of the moves so far.
    pub(crate) fn value(&self) -> Option<Value> {
        self.best_value
    }

    /// Chooses, and sums up.
    pub(crate) fn finish<G: Game<Move = M>, E: Evaluator<G> + ?Sized>(
        mut self,
        game: &G,
        evaluator: &E,
        ties: Ties,
        counts: Counts,
        stopped: Option<Stopped>,
    ) -> Findings<M> {
        let chosen = match ties {
            Ties::First => {
                self.best.truncate(1);
                self.best.first()
            }
            Ties::Random(seed) => Seed::new(seed).pick(&self.best),
        };
        let is_complete = stopped.is_none() && counts.evaluated == 0;
        let verdict = |value, bound| {
            let mut valued = valued(game, evaluator, value, bound, is_complete);
            valued.end = valued.end.filter(|_| stopped.is_none());
            Verdict::Valued(valued)
        };
        // The moves that were not searched may be better still.
        let bound = match (stopped, self.mover) {
            (None, _) => Bound::Exact,
            (Some(_), Player::First) => Bound::Lower,
            (Some(_), Player::Second) => Bound::Upper,
        };
        let found = |&(mv, value, bound): &(M, Value, Bound)| FoundMove {
            mv,
            verdict: verdict(value, bound),
            visits: None,
        };
        Findings {
            best: chosen.map(|(mv, _)| *mv),
            verdict: self.best_value.map(|value| verdict(value, bound)),
            line: chosen.map(|(_, line)| line.clone()).unwrap_or_default(),
            moves: self.moves.iter().map(found).collect(),
            choices: self.best.iter().map(|(mv, _)| *mv).collect(),
            counts,
            stopped,
            ..Findings::default()
        }
    }
}

/// What a value says; `is_complete` if no position was estimated for it.
pub(crate) fn valued<G: Game, E: Evaluator<G> + ?Sized>(
    game: &G,
    evaluator: &E,
    value: Value,
    bound: Bound,
    is_complete: bool,
) -> Valued {
    let is_exact = bound == Bound::Exact;
    let end = if is_exact { evaluator.proven_end(game, value, is_complete) } else { None };
    let amount = Amount { value, denominator: evaluator.denominator(game) };
    Valued { amount, bound, is_estimate: !is_complete, end }
}

/// The findings where the game is over, and nothing is left to search.
pub(crate) fn finished<G: Game, E: Evaluator<G> + ?Sized>(
    game: &G,
    evaluator: &E,
    position: &G::Position,
    outcome: Outcome,
    counts: Counts,
) -> Findings<G::Move> {
    let amount = Amount {
        value: evaluator.finished(game, position, outcome, 0),
        denominator: evaluator.denominator(game),
    };
    let end = Proven::from(Exact { margin: game.payoff(position, outcome), plies: 0 });
    let valued = Valued { amount, bound: Bound::Exact, is_estimate: false, end: Some(end) };
    Findings { verdict: Some(Verdict::Valued(valued)), counts, ..Findings::default() }
}
