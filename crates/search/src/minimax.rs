//! Minimax, the textbook way: look at everything.
//!
//! The first player is MAX and chooses the move with the highest value, the second is MIN and
//! chooses the lowest. A leaf is worth what the heuristic says.

use gametree_rules::work::Map;
use gametree_rules::{Evaluator, Game, Player, Value, Work};

use crate::guard::Guard;
use crate::line::Lines;
use crate::root::{self, Root};
use crate::{Bound, Counts, Exit, Findings, Observer, Stopped, Task, Ties};

/// Whether equal positions on the same ply are searched once or as often as they come up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Merge {
    /// A tree: every line of play on its own.
    #[default]
    No,
    /// A graph: equal positions on the same ply are entered once. Takes memory, and is over when there is
    /// no more.
    Yes,
}

/// Searches a position with minimax.
///
/// The moves are tried in the game's own order and the first best one is kept. Every move gets its
/// value.
///
/// ```
/// use gametree::games::stones::Stones;
/// use gametree::rules::{Game, Plain};
/// use gametree::search::{Task, minimax};
///
/// let game = Stones::new(12, &[2, 3]);
/// let found = minimax(&Task::new(&game, &game.start()).depth(6), &Plain);
/// for found in &found.moves {
///     println!("{:?}: {}", found.mv, found.verdict);
/// }
/// assert_eq!(found.moves.len(), 2);
/// assert!(found.moves.iter().all(|found| found.value().is_some()));
/// ```
pub fn minimax<G: Game, E: Evaluator<G> + ?Sized>(
    task: &Task<'_, G>,
    evaluator: &E,
) -> Findings<G::Move> {
    minimax_with(task, evaluator, Merge::No, &mut ())
}

/// [`minimax`] that may merge equal positions, while `observer` watches.
pub fn minimax_with<G: Game, E: Evaluator<G> + ?Sized, O: Observer<G>>(
    task: &Task<'_, G>,
    evaluator: &E,
    merge: Merge,
    observer: &mut O,
) -> Findings<G::Move> {
    let (work, limits) = task.begin();
    let mut search = Minimax {
        game: task.game(),
        evaluator,
        observer,
        depth: limits.plies(),
        guard: Guard::new(&limits, work),
        counts: Counts { visited: 1, ..Counts::default() },
        lines: Lines::new(),
        known: (merge == Merge::Yes).then(|| Known { plies: Vec::new(), work }),
    };
    search.root(task.position(), task.ties_broken())
}

struct Minimax<'a, G: Game, E: ?Sized, O> {
    game: &'a G,
    evaluator: &'a E,
    observer: &'a mut O,
    depth: u32,
    guard: Guard<'a>,
    counts: Counts,
    lines: Lines<G::Move>,
    known: Option<Known<'a, G>>,
}

/// With merging: the value of every position entered, and its best move.
struct Known<'a, G: Game> {
    plies: Vec<KnownOnPly<G>>,
    work: &'a Work,
}

type KnownOnPly<G> = Map<<G as Game>::Position, (Value, Option<<G as Game>::Move>)>;

impl<G: Game> Known<'_, G> {
    fn get(&self, ply: u32, position: &G::Position) -> Option<(Value, Option<G::Move>)> {
        self.plies.get(ply as usize)?.get(position).copied()
    }

    fn insert(
        &mut self,
        ply: u32,
        position: G::Position,
        value: Value,
        best: Option<G::Move>,
    ) -> Result<(), Stopped> {
        let on_ply = ply as usize;
        if self.plies.len() <= on_ply {
            self.plies.resize_with(on_ply + 1, || Map::new(self.work));
        }
        self.plies[on_ply].insert(position, (value, best))?;
        Ok(())
    }

    /// The best line from a position on, best move after best move.
    fn line(&self, game: &G, position: &G::Position, mut ply: u32) -> Vec<G::Move> {
        let (mut line, mut position) = (Vec::new(), position.clone());
        while let Some((_, Some(mv))) = self.get(ply, &position) {
            line.push(mv);
            game.play_unchecked(&mut position, mv);
            ply += 1;
        }
        line
    }
}

impl<G: Game, E: Evaluator<G> + ?Sized, O: Observer<G>> Minimax<'_, G, E, O> {
    /// The value of `position`, `ply` plies below the root.
    fn value(&mut self, position: &G::Position, ply: u32) -> Result<Value, Stopped> {
        // 1. Count the visit, unless a limit forbids it.
        self.guard.allow(self.counts.visited)?;
        if let Some(stopped) = self.observer.stops() {
            return Err(stopped);
        }
        self.counts.visited += 1;
        self.observer.enter(position, Value::LOWEST, Value::HIGHEST);
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
        //    MIN.
        let maximising = self.game.to_move(position) == Player::First;
        let mut best = if maximising { Value::LOWEST } else { Value::HIGHEST };
        for mv in self.game.legal_moves(position) {
            self.observer.play(mv);
            let value = match self.value_after(position, mv, ply + 1) {
                Ok(value) => value,
                Err(stopped) => {
                    self.observer.leave(best, Exit::Stopped);
                    return Err(stopped);
                }
            };
            if if maximising { value > best } else { value < best } {
                best = value;
                self.lines.improve(ply as usize, mv);
            }
        }
        self.observer.leave(best, Exit::Complete);
        Ok(best)
    }

    /// The value of the position a move leads to, which may be known already if merging.
    fn value_after(
        &mut self,
        position: &G::Position,
        mv: G::Move,
        ply: u32,
    ) -> Result<Value, Stopped> {
        let mut next = position.clone();
        self.game.play_unchecked(&mut next, mv);
        let Some(known) = &self.known else { return self.value(&next, ply) };
        if let Some((value, best)) = known.get(ply, &next) {
            self.lines.set(ply as usize, best.as_slice());
            self.observer.merged(&next, value);
            return Ok(value);
        }
        let value = self.value(&next, ply)?;
        let best = self.lines.from(ply as usize).first().copied();
        if let Some(known) = &mut self.known {
            known.insert(ply, next, value, best)?;
        }
        Ok(value)
    }

    /// The best line after a move at the root.
    fn line_after(&self, position: &G::Position, mv: G::Move) -> Vec<G::Move> {
        match &self.known {
            // What follows a merged position is known elsewhere.
            Some(known) => known.line(self.game, &self.game.after(position, mv), 1),
            None => self.lines.from(1).to_vec(),
        }
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
            self.observer.play(mv);
            match self.value_after(position, mv, 1) {
                Ok(value) => {
                    root.add(mv, value, Bound::Exact, &self.line_after(position, mv));
                    if O::ACTIVE {
                        let is_complete = self.counts.evaluated == 0;
                        let (game, evaluator, exact) = (self.game, self.evaluator, Bound::Exact);
                        let valued = root::valued(game, evaluator, value, exact, is_complete);
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
