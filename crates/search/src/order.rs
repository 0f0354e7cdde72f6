//! How much move ordering matters: the same game with its moves in another order.
//!
//! The searches take moves as the game lists them. To try another order nothing in a search has to
//! change: [`Ordered`] is the game itself with its moves sorted.

use std::cell::RefCell;
use std::cmp::Reverse;

use gametree_rules::work::Map;
use gametree_rules::{Evaluator, Game, Outcome, Player, Proven, Value};

use crate::guard::Guard;
use crate::{Observer, Stopped, Task, Valued};

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
///
/// To know which move is best takes a search of its own, which keeps within the limits of the task that
/// the game is searched for: so many positions, so much time, so much memory again. When one of them is
/// reached the order is not known any more. The search ends there if it is watched through
/// [`watched_by`](Ordered::watched_by).
///
/// ```
/// use gametree::games::stones::Stones;
/// use gametree::rules::{Game, Plain};
/// use gametree::search::{Order, Ordered, OrderedEvaluator, Stopped, Task, alphabeta_with};
///
/// let game = Stones::new(20, &[2, 3]);
/// let search = |task: &Task<'_, Stones>, order| {
///     let ordered = Ordered::new(task, &Plain, order);
///     alphabeta_with(&ordered.task(), &OrderedEvaluator, &mut ordered.watched_by(&mut ()))
/// };
/// let task = Task::new(&game, &game.start());
/// let [best, worst] = [Order::Best, Order::Worst].map(|order| search(&task, order));
/// assert_eq!(best.value(), worst.value());
/// assert!(best.counts.visited < worst.counts.visited);
/// assert_eq!(search(&task.nodes(100), Order::Best).stopped, Some(Stopped::Nodes));
/// ```
pub struct Ordered<'a, G: Game, E> {
    task: &'a Task<'a, G>,
    evaluator: &'a E,
    order: Order,
    depth: u32,
    lookahead: RefCell<Lookahead<'a, G>>,
}

/// What is found out for the sake of the order.
struct Lookahead<'a, G: Game> {
    guard: Guard<'a>,
    looked_at: u64,
    known: Map<OrderedPosition<G::Position>, Value>,
    /// Why nothing more is found out.
    stopped: Option<Stopped>,
}

impl<G: Game> Lookahead<'_, G> {
    fn allow(&mut self) -> Result<(), Stopped> {
        self.guard.allow(self.looked_at)?;
        self.looked_at += 1;
        Ok(())
    }
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
    /// The game of a task in this order; its time begins now.
    pub fn new(task: &'a Task<'a, G>, evaluator: &'a E, order: Order) -> Self {
        let (work, limits) = task.begin();
        let (guard, known) = (Guard::new(&limits, work), Map::new(work));
        let lookahead = Lookahead { guard, looked_at: 0, known, stopped: None };
        let depth = limits.plies();
        Ordered { task, evaluator, order, depth, lookahead: RefCell::new(lookahead) }
    }

    /// The same task for the game in this order.
    pub fn task(&self) -> Task<'_, Self> {
        self.task.of(self, self.root(self.task.position()))
    }

    /// The observer of the game itself, to watch the game in this order; it ends the search when the order
    /// is not known any more.
    pub fn watched_by<'o, O>(&'o self, observer: &'o mut O) -> OrderedObserver<'o, 'a, G, E, O> {
        OrderedObserver { ordered: self, observer }
    }

    /// Why the order is not known any more, if a limit was reached.
    pub fn stopped(&self) -> Option<Stopped> {
        self.lookahead.borrow().stopped
    }

    fn game(&self) -> &'a G {
        self.task.game()
    }

    fn root(&self, position: &G::Position) -> OrderedPosition<G::Position> {
        OrderedPosition { position: position.clone(), ply: 0 }
    }

    /// What decides a move's place: the higher for MAX, the lower for MIN, the better.
    fn promise(&self, at: &OrderedPosition<G::Position>) -> Result<Value, Stopped> {
        let game = self.game();
        match (self.order, game.outcome(&at.position)) {
            (Order::Listed, _) => Ok(Value::ZERO),
            (Order::Heuristic, None) => Ok(self.evaluator.estimate(game, &at.position)),
            (_, Some(outcome)) => Ok(self.evaluator.finished(game, &at.position, outcome, at.ply)),
            (Order::Best | Order::Worst, None) => self.exact(at),
        }
    }

    /// Minimax, remembering what it has seen.
    fn exact(&self, at: &OrderedPosition<G::Position>) -> Result<Value, Stopped> {
        self.lookahead.borrow_mut().allow()?;
        if at.ply >= self.depth {
            return Ok(self.evaluator.estimate(self.game(), &at.position));
        }
        if let Some(value) = self.lookahead.borrow().known.get(at) {
            return Ok(*value);
        }
        let better = match self.game().to_move(&at.position) {
            Player::First => Value::max,
            Player::Second => Value::min,
        };
        let mut best: Option<Value> = None;
        for mv in self.game().legal_moves(&at.position) {
            let value = self.promise(&self.after(at, mv))?;
            best = Some(best.map_or(value, |best| better(best, value)));
        }
        let value = best.unwrap_or(Value::ZERO);
        self.lookahead.borrow_mut().known.insert(at.clone(), value)?;
        Ok(value)
    }

    /// The moves with what they promise, as the game lists them.
    fn promises(
        &self,
        at: &OrderedPosition<G::Position>,
    ) -> Result<Vec<(Value, G::Move)>, Stopped> {
        if let Some(stopped) = self.stopped() {
            return Err(stopped);
        }
        let moves = self.game().legal_moves(&at.position);
        let promises: Result<Vec<_>, _> =
            moves.map(|mv| Ok((self.promise(&self.after(at, mv))?, mv))).collect();
        promises.inspect_err(|&stopped| self.lookahead.borrow_mut().stopped = Some(stopped))
    }
}

impl<G: Game, E: Evaluator<G>> Game for Ordered<'_, G, E> {
    type Position = OrderedPosition<G::Position>;
    type Move = G::Move;

    fn start(&self) -> Self::Position {
        self.root(&self.game().start())
    }

    fn to_move(&self, at: &Self::Position) -> Player {
        self.game().to_move(&at.position)
    }

    fn outcome(&self, at: &Self::Position) -> Option<Outcome> {
        self.game().outcome(&at.position)
    }

    fn legal_moves(&self, at: &Self::Position) -> impl Iterator<Item = G::Move> {
        // If the order is not known, the search ends before it makes a move.
        let mut moves = self.promises(at).unwrap_or_else(|_| {
            self.game().legal_moves(&at.position).map(|mv| (Value::ZERO, mv)).collect()
        });
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
        self.game().play_unchecked(&mut at.position, mv);
        at.ply += 1;
    }

    fn payoff(&self, at: &Self::Position, outcome: Outcome) -> i32 {
        self.game().payoff(&at.position, outcome)
    }

    fn score(&self, at: &Self::Position) -> Option<[i32; 2]> {
        self.game().score(&at.position)
    }
}

/// The evaluator of the game itself, for the game in another order.
pub struct OrderedEvaluator;

impl<G: Game, E: Evaluator<G>> Evaluator<Ordered<'_, G, E>> for OrderedEvaluator {
    fn estimate(&self, game: &Ordered<'_, G, E>, at: &OrderedPosition<G::Position>) -> Value {
        game.evaluator.estimate(game.game(), &at.position)
    }

    fn finished(
        &self,
        game: &Ordered<'_, G, E>,
        at: &OrderedPosition<G::Position>,
        outcome: Outcome,
        ply: u32,
    ) -> Value {
        game.evaluator.finished(game.game(), &at.position, outcome, ply)
    }

    fn proven_end(
        &self,
        game: &Ordered<'_, G, E>,
        value: Value,
        is_complete: bool,
    ) -> Option<Proven> {
        game.evaluator.proven_end(game.game(), value, is_complete)
    }

    fn denominator(&self, game: &Ordered<'_, G, E>) -> i64 {
        game.evaluator.denominator(game.game())
    }
}

/// Lets an observer of the game itself watch the game in another order: see [`Ordered::watched_by`].
pub struct OrderedObserver<'o, 'a, G: Game, E, O> {
    ordered: &'o Ordered<'a, G, E>,
    observer: &'o mut O,
}

impl<'a, G: Game, E: Evaluator<G>, O: Observer<G>> Observer<Ordered<'a, G, E>>
    for OrderedObserver<'_, 'a, G, E, O>
{
    const ACTIVE: bool = O::ACTIVE;

    fn play(&mut self, mv: G::Move) {
        self.observer.play(mv);
    }

    fn enter(&mut self, at: &OrderedPosition<G::Position>, alpha: Value, beta: Value) {
        self.observer.enter(&at.position, alpha, beta);
    }

    fn leave(&mut self, value: Value, exit: crate::Exit) {
        self.observer.leave(value, exit);
    }

    fn merged(&mut self, at: &OrderedPosition<G::Position>, value: Value) {
        self.observer.merged(&at.position, value);
    }

    fn valued(&mut self, mv: G::Move, valued: Valued) {
        self.observer.valued(mv, valued);
    }

    fn stops(&self) -> Option<Stopped> {
        self.ordered.stopped().or_else(|| self.observer.stops())
    }
}
