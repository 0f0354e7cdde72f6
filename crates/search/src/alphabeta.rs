//! Alpha-beta, the textbook way.
//!
//! The first player is MAX and wants a high value; the second is MIN and wants a low one. While the
//! search is somewhere deep in the tree, two numbers say what is already certain higher up:
//!
//! * **α**: what MAX has secured. A position worth α or less will not be reached: MAX turns off
//!   before it.
//! * **β**: what MIN has secured. A position worth β or more will not be reached either.
//!
//! Only values strictly between α and β matter. As soon as a position is known to lie outside, the
//! rest of its moves cannot change anything, and they are not searched: that is a cut. The value at
//! the root is the same as minimax's, for far fewer positions.

use gametree_rules::{Evaluator, Game, Player, Value};

use crate::guard::Guard;
use crate::line::Lines;
use crate::root::{self, Root};
use crate::{Bound, Counts, Exit, Findings, Observer, Stopped, Task, Ties};

/// Searches a position with alpha-beta.
///
/// The moves are tried in the game's own order and the first best one is kept. The window of each
/// root move is what the moves before it leave open.
///
/// The position gets its value, and so does the chosen move. A move after the first may get a bound
/// only: the search leaves it as soon as it is certain to be no better ("≤ 1"). Such a move has no
/// [`value`](crate::FoundMove::value), and it may be much worse than its bound. For the value of every
/// move take [`minimax`](crate::minimax), [`engine`](crate::engine()) with as many
/// [`lines`](crate::EngineOptions::lines) as there are moves, or a solution from the solver.
///
/// ```
/// use gametree::games::mnk::{Mnk, Shape};
/// use gametree::rules::{Game, Notation, Plain, Value};
/// use gametree::search::{Task, alphabeta, minimax};
///
/// let game: Mnk = Mnk::new(Shape::new(3, 3, 3));
/// let position = game.parse_position("xx1/o1o/3").expect("a position of the game");
/// let task = Task::new(&game, &position);
/// let (cut, full) = (alphabeta(&task, &Plain), minimax(&task, &Plain));
///
/// assert_eq!((cut.value(), cut.best), (full.value(), full.best));
/// assert!(cut.counts.visited < full.counts.visited);
///
/// let [known, loses] = [0, 2].map(|index| &cut.moves[index]);
/// assert_eq!((known.value(), known.verdict.to_string()), (Some(Value(1)), "1".to_owned()));
/// assert_eq!((loses.value(), loses.verdict.to_string()), (None, "≤ 1".to_owned()));
/// assert_eq!(full.moves[2].value(), Some(Value(-1)));
/// ```
pub fn alphabeta<G: Game, E: Evaluator<G> + ?Sized>(
    task: &Task<'_, G>,
    evaluator: &E,
) -> Findings<G::Move> {
    alphabeta_with(task, evaluator, &mut ())
}

/// [`alphabeta`] while `observer` watches.
pub fn alphabeta_with<G: Game, E: Evaluator<G> + ?Sized, O: Observer<G>>(
    task: &Task<'_, G>,
    evaluator: &E,
    observer: &mut O,
) -> Findings<G::Move> {
    let (work, limits) = task.begin();
    let mut search = AlphaBeta {
        game: task.game(),
        evaluator,
        observer,
        depth: limits.plies(),
        guard: Guard::new(&limits, work),
        counts: Counts { visited: 1, ..Counts::default() },
        lines: Lines::new(),
    };
    search.root(task.position(), task.ties_broken())
}

struct AlphaBeta<'a, G: Game, E: ?Sized, O> {
    game: &'a G,
    evaluator: &'a E,
    observer: &'a mut O,
    depth: u32,
    guard: Guard<'a>,
    counts: Counts,
    lines: Lines<G::Move>,
}

impl<G: Game, E: Evaluator<G> + ?Sized, O: Observer<G>> AlphaBeta<'_, G, E, O> {
    /// The value of `position`, `ply` plies below the root.
    ///
    /// If it lies strictly between `alpha` and `beta` it is exact. At or below `alpha` the true
    /// value is no higher than the result; at or above `beta`, no lower.
    fn value(
        &mut self,
        position: &G::Position,
        ply: u32,
        mut alpha: Value,
        mut beta: Value,
    ) -> Result<Value, Stopped> {
        // 1. Count the visit, unless a limit forbids it.
        self.guard.allow(self.counts.visited)?;
        if let Some(stopped) = self.observer.stops() {
            return Err(stopped);
        }
        self.counts.visited += 1;
        self.observer.enter(position, alpha, beta);
        self.lines.begin(ply as usize);

        // 2. A leaf is worth what the heuristic says.
        if let Some(outcome) = self.game.outcome(position) {
            let value = self.evaluator.finished(self.game, position, outcome, ply);
            self.observer.leave(value, Exit::Finished);
            return Ok(value);
        }
        if ply == self.depth {
            self.counts.evaluated += 1;
            let value = self.evaluator.estimate(self.game, position);
            self.observer.leave(value, Exit::Estimated);
            return Ok(value);
        }

        // 3. Any other position is worth the best of its moves: the highest for MAX, the lowest for
        //    MIN. Each move found narrows the window for those after it.
        let maximising = self.game.to_move(position) == Player::First;
        let mut best = if maximising { Value::LOWEST } else { Value::HIGHEST };
        let mut exit = Exit::Complete;
        for mv in self.game.legal_moves(position) {
            // 4. The cut: nothing is left between what MAX and MIN have secured.
            if alpha >= beta {
                self.counts.cutoffs += 1;
                exit = Exit::Cut;
                break;
            }
            self.observer.play(mv);
            // In place, not with `after`: moving the result costs a third of the speed.
            let mut next = position.clone();
            self.game.play_unchecked(&mut next, mv);
            let value = match self.value(&next, ply + 1, alpha, beta) {
                Ok(value) => value,
                Err(stopped) => {
                    self.observer.leave(best, Exit::Stopped);
                    return Err(stopped);
                }
            };
            if maximising {
                best = best.max(value);
                if value > alpha {
                    alpha = value;
                    self.lines.improve(ply as usize, mv);
                }
            } else {
                best = best.min(value);
                if value < beta {
                    beta = value;
                    self.lines.improve(ply as usize, mv);
                }
            }
        }
        self.observer.leave(best, exit);
        Ok(best)
    }

    /// The root is searched like any other position, but every move's value is kept.
    fn root(&mut self, position: &G::Position, ties: Ties) -> Findings<G::Move> {
        self.observer.enter(position, Value::LOWEST, Value::HIGHEST);
        if let Some(outcome) = self.game.outcome(position) {
            let value = self.evaluator.finished(self.game, position, outcome, 0);
            self.observer.leave(value, Exit::Finished);
            return root::finished(self.game, self.evaluator, position, outcome, self.counts);
        }
        let mut root = Root::new(self.game.to_move(position));
        let mut stopped = None;
        for mv in self.game.legal_moves(position) {
            let (alpha, beta) = root.window(ties);
            self.observer.play(mv);
            match self.value(&self.game.after(position, mv), 1, alpha, beta) {
                Ok(value) => {
                    let bound = Bound::of(value, alpha, beta);
                    root.add(mv, value, bound, self.lines.from(1));
                    if O::ACTIVE {
                        let is_complete = self.counts.evaluated == 0;
                        let (game, evaluator) = (self.game, self.evaluator);
                        let valued = root::valued(game, evaluator, value, bound, is_complete);
                        self.observer.valued(mv, valued);
                    }
                }
                Err(reason) => {
                    stopped = Some(reason);
                    break;
                }
            }
        }
        let exit = if stopped.is_some() { Exit::Stopped } else { Exit::Complete };
        self.observer.leave(root.value().unwrap_or(Value::ZERO), exit);
        root.finish(self.game, self.evaluator, ties, self.counts, stopped)
    }
}
