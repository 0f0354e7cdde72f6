//! How much move ordering matters: the same game with its moves in another order.
//!
//! The searches take moves as the game lists them. To try another order nothing in a search has to
//! change: [`Ordered`] is the game itself with its moves sorted.

use std::cell::RefCell;
use std::cmp::Reverse;
use std::collections::HashMap;

use gametree_rules::{Evaluator, Game, Outcome, Player, Proven, Value};

use crate::Observer;

/// In which order moves are tried.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Order {
    /// As the game lists them.
    #[default]
    Listed,
    /// Best first, as if the search knew its own result: no order cuts more.
    Best,
    /// Worst first.
    Worst,
    /// By what the heuristic says of the position after each move, best first.
    Heuristic,
}

impl Order {
    /// All of them.
    pub const ALL: [Order; 4] = [Order::Listed, Order::Best, Order::Worst, Order::Heuristic];

    /// Its name in text.
    pub const fn name(self) -> &'static str {
        match self {
            Order::Listed => "listed",
            Order::Best => "best",
            Order::Worst => "worst",
            Order::Heuristic => "heuristic",
        }
    }
}

/// A game whose moves come in another order. Positions know their ply, because what is best depends
/// on how far the search will still look.
pub struct Ordered<'a, G: Game, E> {
    game: &'a G,
    evaluator: &'a E,
    order: Order,
    depth: u32,
    known: RefCell<HashMap<OrderedPosition<G::Position>, Value>>,
}

/// A position and its distance from the root of a search.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct OrderedPosition<P> {
    /// The position.
    pub position: P,
    /// Plies from the root.
    pub ply: u32,
}

impl<'a, G: Game, E: Evaluator<G>> Ordered<'a, G, E> {
    /// The game in this order, for a search of this depth.
    pub fn new(game: &'a G, evaluator: &'a E, order: Order, depth: u32) -> Self {
        Ordered { game, evaluator, order, depth, known: RefCell::new(HashMap::new()) }
    }

    /// Where a search of this game begins.
    pub fn root(&self, position: &G::Position) -> OrderedPosition<G::Position> {
        OrderedPosition { position: position.clone(), ply: 0 }
    }

    /// What decides a move's place: the higher for MAX, the lower for MIN, the better.
    fn promise(&self, at: &OrderedPosition<G::Position>) -> Value {
        match (self.order, self.game.outcome(&at.position)) {
            (Order::Listed, _) => Value::ZERO,
            (Order::Heuristic, None) => self.evaluator.estimate(self.game, &at.position),
            (_, Some(outcome)) => self.evaluator.finished(self.game, &at.position, outcome, at.ply),
            (Order::Best | Order::Worst, None) => self.exact(at),
        }
    }

    /// Minimax, remembering what it has seen.
    fn exact(&self, at: &OrderedPosition<G::Position>) -> Value {
        if at.ply >= self.depth {
            return self.evaluator.estimate(self.game, &at.position);
        }
        if let Some(value) = self.known.borrow().get(at) {
            return *value;
        }
        let values = self.game.legal_moves(&at.position).map(|mv| {
            let position = self.game.after(&at.position, mv);
            self.promise(&OrderedPosition { position, ply: at.ply + 1 })
        });
        let value = match self.game.to_move(&at.position) {
            Player::First => values.max(),
            Player::Second => values.min(),
        };
        let value = value.unwrap_or(Value::ZERO);
        self.known.borrow_mut().insert(at.clone(), value);
        value
    }
}

impl<G: Game, E: Evaluator<G>> Game for Ordered<'_, G, E> {
    type Position = OrderedPosition<G::Position>;
    type Move = G::Move;

    fn start(&self) -> Self::Position {
        self.root(&self.game.start())
    }

    fn to_move(&self, at: &Self::Position) -> Player {
        self.game.to_move(&at.position)
    }

    fn outcome(&self, at: &Self::Position) -> Option<Outcome> {
        self.game.outcome(&at.position)
    }

    fn legal_moves(&self, at: &Self::Position) -> impl Iterator<Item = G::Move> {
        let mut moves: Vec<(Value, G::Move)> = self
            .game
            .legal_moves(&at.position)
            .map(|mv| (self.promise(&self.after(at, mv)), mv))
            .collect();
        // Stable, so that equal moves stay as they are listed.
        let best_is_high = self.to_move(at) == Player::First;
        if best_is_high == (self.order != Order::Worst) {
            moves.sort_by_key(|(value, _)| Reverse(*value));
        } else {
            moves.sort_by_key(|(value, _)| *value);
        }
        moves.into_iter().map(|(_, mv)| mv)
    }

    fn play_unchecked(&self, at: &mut Self::Position, mv: G::Move) {
        self.game.play_unchecked(&mut at.position, mv);
        at.ply += 1;
    }

    fn payoff(&self, at: &Self::Position, outcome: Outcome) -> i32 {
        self.game.payoff(&at.position, outcome)
    }

    fn score(&self, at: &Self::Position) -> Option<[i32; 2]> {
        self.game.score(&at.position)
    }
}

/// The evaluator of the game itself, for the game in another order.
pub struct OrderedEvaluator;

impl<G: Game, E: Evaluator<G>> Evaluator<Ordered<'_, G, E>> for OrderedEvaluator {
    fn estimate(&self, game: &Ordered<'_, G, E>, at: &OrderedPosition<G::Position>) -> Value {
        game.evaluator.estimate(game.game, &at.position)
    }

    fn finished(
        &self,
        game: &Ordered<'_, G, E>,
        at: &OrderedPosition<G::Position>,
        outcome: Outcome,
        ply: u32,
    ) -> Value {
        game.evaluator.finished(game.game, &at.position, outcome, ply)
    }

    fn proven_end(
        &self,
        game: &Ordered<'_, G, E>,
        value: Value,
        is_complete: bool,
    ) -> Option<Proven> {
        game.evaluator.proven_end(game.game, value, is_complete)
    }

    fn denominator(&self, game: &Ordered<'_, G, E>) -> i64 {
        game.evaluator.denominator(game.game)
    }
}

/// Lets an observer of the game itself watch the game in another order.
pub struct OrderedObserver<'o, O>(pub &'o mut O);

impl<G: Game, E: Evaluator<G>, O: Observer<G>> Observer<Ordered<'_, G, E>>
    for OrderedObserver<'_, O>
{
    const ACTIVE: bool = O::ACTIVE;

    fn play(&mut self, mv: G::Move) {
        self.0.play(mv);
    }

    fn enter(&mut self, at: &OrderedPosition<G::Position>, alpha: Value, beta: Value) {
        self.0.enter(&at.position, alpha, beta);
    }

    fn leave(&mut self, value: Value, exit: crate::Exit) {
        self.0.leave(value, exit);
    }

    fn merged(&mut self, at: &OrderedPosition<G::Position>, value: Value) {
        self.0.merged(&at.position, value);
    }
}
