//! Report 001's search for `stones`, as its program has it.
//!
//! The program builds the whole tree and gives each node the sign of who wins under best play, by minimax or by what it
//! calls alpha-beta: that one begins with a full window in every node, so nothing is ever cut. Then it plays the
//! child with the highest estimate, and of two equal ones the one that takes 2.

use std::collections::HashMap;

use gametree_games::stones::{Position, Stones, Take};
use gametree_rules::{Game, Player, Value, Work};
use gametree_search::{Exit, Observer, Stopped};

use super::walk::{Decision, Walk};

/// The report's search, or the same with its fault mended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct StonesSearch {
    /// Whether it is meant to cut.
    pub prune: bool,
    /// What is wrong with it.
    pub faults: StonesFaults,
}

/// What is wrong with the report's search.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct StonesFaults {
    /// Every node has a full window of its own.
    pub window: bool,
}

impl StonesFaults {
    /// As published.
    pub const ALL: StonesFaults = StonesFaults { window: true };
}

impl StonesSearch {
    /// As published.
    pub const fn published(prune: bool) -> Self {
        StonesSearch { prune, faults: StonesFaults::ALL }
    }

    /// Decides a position by walking through the whole tree; whose turn it is, that is the computer. Values are from
    /// the first player's side.
    pub fn decide<O: Observer<Stones>>(
        &self,
        game: &Stones,
        position: &Position,
        observer: &mut O,
        work: &Work,
    ) -> Result<Decision<Take>, Stopped> {
        let mut running =
            Running { search: self, game, observer, walk: Walk::new(work), root: Vec::new() };
        running.value(position, 0, Value::LOWEST, Value::HIGHEST)?;
        let Running { root, mut walk, .. } = running;
        walk.calls -= 1;
        Ok(Decision::among(root, position.mover == Player::First, &walk))
    }
}

struct Running<'a, O> {
    search: &'a StonesSearch,
    game: &'a Stones,
    observer: &'a mut O,
    walk: Walk<'a>,
    root: Vec<(Take, Value)>,
}

impl<O: Observer<Stones>> Running<'_, O> {
    fn value(
        &mut self,
        position: &Position,
        ply: u32,
        mut alpha: Value,
        mut beta: Value,
    ) -> Result<Value, Stopped> {
        self.walk.call()?;
        if self.search.faults.window {
            (alpha, beta) = (Value::LOWEST, Value::HIGHEST);
        }
        self.observer.enter(position, alpha, beta);
        if let Some(outcome) = self.game.outcome(position) {
            let value = Value::from(outcome.sign());
            self.observer.leave(value, Exit::Finished);
            return Ok(value);
        }
        let maximising = position.mover == Player::First;
        let mut best = if maximising { Value::LOWEST } else { Value::HIGHEST };
        let mut exit = Exit::Complete;
        for take in self.game.legal_moves(position) {
            if self.search.prune && alpha >= beta {
                self.walk.cuts += 1;
                exit = Exit::Cut;
                break;
            }
            self.observer.play(take);
            let mut next = *position;
            self.game.play_unchecked(&mut next, take);
            let value = self.value(&next, ply + 1, alpha, beta)?;
            if ply == 0 {
                self.root.push((take, value));
            }
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

/// What the program's estimates are, without walking through its tree: what is to come depends on the stones left,
/// the difference so far and whose turn it is.
#[derive(Default)]
pub struct Estimates(HashMap<(u32, i32, Player), i32>);

impl Estimates {
    /// The program's −1, 0 or 1, from the first player's side.
    pub fn of(&mut self, game: &Stones, position: &Position) -> i32 {
        if let Some(outcome) = game.outcome(position) {
            return outcome.sign();
        }
        let key = (position.left, position.margin(), position.mover);
        if let Some(&known) = self.0.get(&key) {
            return known;
        }
        let after = game.legal_moves(position).map(|take| {
            let next = game.after(position, take);
            self.of(game, &next) * position.mover.sign()
        });
        let best = after.max().unwrap_or(0) * position.mover.sign();
        self.0.insert(key, best);
        best
    }

    /// The take that the program plays: the highest estimate, of two equal ones the smaller take.
    pub fn take(&mut self, game: &Stones, position: &Position) -> Option<Take> {
        let sign = position.mover.sign();
        let mut best: Option<(i32, Take)> = None;
        for take in game.legal_moves(position) {
            let estimate = sign * self.of(game, &game.after(position, take));
            if best.is_none_or(|(highest, _)| estimate > highest) {
                best = Some((estimate, take));
            }
        }
        best.map(|(_, take)| take)
    }
}

/// How many nodes the whole tree below so many stones has, itself included: what the program builds and walks through.
pub fn tree_nodes(stones: u32) -> u64 {
    tree_nodes_of(&Stones::new(stones, &[2, 3]), stones)
}

/// The same, whatever may be taken.
pub fn tree_nodes_of(game: &Stones, stones: u32) -> u64 {
    let mut sizes: Vec<u64> = Vec::with_capacity(stones as usize + 1);
    for left in 0..=stones {
        let position = Position { left, ..game.start() };
        let below = game.legal_moves(&position).map(|Take(take)| sizes[(left - take) as usize]);
        sizes.push(below.fold(1, u64::saturating_add));
    }
    sizes[stones as usize]
}
