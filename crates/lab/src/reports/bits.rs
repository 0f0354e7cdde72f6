//! Report 002's search for `bits`, as its program has it.
//!
//! Four plies with the report's heuristic, every root move with a full window, any of the best moves. Where the
//! computer began, this is right. Where the human began, the points are counted from the computer's side while human
//! nodes still maximise, so below the root the computer takes the human for a friend and itself for the enemy.

use gametree_games::bits::{Bits, Pair, Position, Report};
use gametree_rules::{Evaluator, Game, Player, Value, Work};
use gametree_search::{Exit, Observer, Stopped};

use super::walk::{Decision, Walk};

/// The report's search, or the same with faults mended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BitsSearch {
    /// How many plies it looks ahead, its own move included.
    pub depth: u32,
    /// Whether it cuts.
    pub prune: bool,
    /// What is wrong with it.
    pub faults: BitsFaults,
}

/// What is wrong with the report's search.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct BitsFaults {
    /// With the human first the heuristic has the computer's sign and the nodes have the human's.
    pub sign: bool,
    /// Every root move is searched with a full window.
    pub window: bool,
}

impl BitsFaults {
    /// As published.
    pub const ALL: BitsFaults = BitsFaults { sign: true, window: true };
}

/// The depth of the report's program.
pub const DEPTH: u32 = 4;

impl BitsSearch {
    /// As published.
    pub const fn published(prune: bool) -> Self {
        BitsSearch { depth: DEPTH, prune, faults: BitsFaults::ALL }
    }

    /// What the program makes of a position without looking ahead. The computer is the second player where the
    /// human began.
    pub fn evaluate(&self, game: &Bits, position: &Position, computer: Player) -> Value {
        let value = Report.estimate(game, position);
        if self.confuses(computer) {
            // The points from the other side, the pairs as they were.
            Value(value.0 - 2 * i64::from(position.margin()))
        } else {
            value
        }
    }

    fn confuses(&self, computer: Player) -> bool {
        self.faults.sign && computer == Player::Second
    }

    /// Decides a position; whose turn it is, that is the computer.
    pub fn decide<O: Observer<Bits>>(
        &self,
        game: &Bits,
        position: &Position,
        observer: &mut O,
        work: &Work,
    ) -> Result<Decision<Pair>, Stopped> {
        let computer = position.mover;
        let mut running = Running { search: self, game, computer, observer, walk: Walk::new(work) };
        let highest = computer == Player::First || self.confuses(computer);
        let (mut low, mut high) = (Value::LOWEST, Value::HIGHEST);
        let mut moves = Vec::new();
        running.observer.enter(position, low, high);
        for pair in game.legal_moves(position) {
            running.observer.play(pair);
            let mut next = *position;
            game.play_unchecked(&mut next, pair);
            let value = running.value(&next, 1, low, high)?;
            moves.push((pair, value));
            // One wider than the best, so that a move that is as good is told from a worse one.
            if self.faults.window || !self.prune {
            } else if highest {
                low = low.max(Value(value.0 - 1));
            } else {
                high = high.min(Value(value.0 + 1));
            }
        }
        let decision = Decision::among(moves, highest, &running.walk);
        running.observer.leave(decision.value, Exit::Complete);
        Ok(decision)
    }
}

struct Running<'a, O> {
    search: &'a BitsSearch,
    game: &'a Bits,
    computer: Player,
    observer: &'a mut O,
    walk: Walk<'a>,
}

impl<O: Observer<Bits>> Running<'_, O> {
    fn value(
        &mut self,
        position: &Position,
        ply: u32,
        mut alpha: Value,
        mut beta: Value,
    ) -> Result<Value, Stopped> {
        self.walk.call()?;
        self.observer.enter(position, alpha, beta);
        let over = self.game.outcome(position).is_some();
        if over || ply == self.search.depth {
            let value = self.search.evaluate(self.game, position, self.computer);
            self.observer.leave(value, if over { Exit::Finished } else { Exit::Estimated });
            return Ok(value);
        }
        let maximising = position.mover == Player::First;
        let mut best = if maximising { Value::LOWEST } else { Value::HIGHEST };
        let mut exit = Exit::Complete;
        for pair in self.game.legal_moves(position) {
            if self.search.prune && alpha >= beta {
                self.walk.cuts += 1;
                exit = Exit::Cut;
                break;
            }
            self.observer.play(pair);
            let mut next = *position;
            self.game.play_unchecked(&mut next, pair);
            let value = self.value(&next, ply + 1, alpha, beta)?;
            if maximising {
                best = best.max(value);
                alpha = alpha.max(value);
            } else {
                best = best.min(value);
                beta = beta.min(value);
            }
        }
        self.observer.leave(best, exit);
        Ok(best)
    }
}
