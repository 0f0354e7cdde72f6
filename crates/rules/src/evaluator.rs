use crate::{Game, Outcome, Proven, Value};

/// A named heuristic: it values every leaf of a search, finished positions too.
///
/// Values are from the first player's side. They are flat unless the heuristic itself looks at
/// `ply`, the number of plies from the search's root.
///
/// Values are whole numbers, so that comparisons are exact. A heuristic with fractions multiplies
/// them: one of tenths gives 3 for 0.3 and names [`denominator`](Evaluator::denominator) 10.
///
/// ```
/// use gametree::games::stones::{Position, Stones};
/// use gametree::rules::{Evaluator, Game, Outcome, Value};
/// use gametree::search::{Task, minimax};
///
/// /// The lead in points, and 0.3 for each stone that is left, for the player to move.
/// struct Stock;
///
/// impl Evaluator<Stones> for Stock {
///     fn estimate(&self, game: &Stones, position: &Position) -> Value {
///         let [first, second] = game.score(position).expect("a game with points");
///         let mover = i64::from(game.to_move(position).sign());
///         Value(10 * i64::from(first - second) + 3 * mover * i64::from(position.left))
///     }
///     fn finished(&self, game: &Stones, position: &Position, outcome: Outcome, _: u32) -> Value {
///         Value(10 * i64::from(game.payoff(position, outcome)))
///     }
///     fn denominator(&self, _: &Stones) -> i64 {
///         10
///     }
/// }
///
/// let game = Stones::new(20, &[2, 3]);
/// let found = minimax(&Task::new(&game, &game.start()).depth(1), &Stock);
/// let said: Vec<String> = found.moves.iter().map(|found| found.verdict.to_string()).collect();
/// assert_eq!(said, ["-5.4", "-0.1"]);
/// ```
#[doc(alias = "heuristic")]
#[diagnostic::on_unimplemented(
    message = "`{Self}` does not value positions of `{G}`",
    label = "not a heuristic for this game",
    note = "`Plain` values every game by its results alone; for a heuristic of your own write `impl Evaluator<{G}> for {Self}`"
)]
pub trait Evaluator<G: Game> {
    /// What an unfinished position seems to be worth.
    fn estimate(&self, game: &G, position: &G::Position) -> Value;

    /// What a finished position is worth.
    #[inline]
    fn finished(&self, game: &G, position: &G::Position, outcome: Outcome, ply: u32) -> Value {
        let _ = ply;
        game.payoff(position, outcome).into()
    }

    /// How the game ends for certain, if the value of a search that was not stopped tells.
    ///
    /// `is_complete` says that the search estimated nothing, so that the value comes from finished
    /// positions. A heuristic that keeps the values of won games apart from its estimates can tell
    /// even without.
    fn proven_end(&self, game: &G, value: Value, is_complete: bool) -> Option<Proven> {
        let _ = (game, value, is_complete);
        None
    }

    /// Whether the estimate of every position of this game is its exact value under best play, so that looking ahead
    /// finds nothing more.
    fn is_exact(&self, game: &G) -> bool {
        let _ = game;
        false
    }

    /// Values are multiples of one over this: 10 if the heuristic counts in tenths. Searches compare
    /// the whole numbers; printing divides.
    fn denominator(&self, game: &G) -> i64 {
        let _ = game;
        1
    }
}

/// The default heuristic: a finished position is worth its payoff, an unfinished one 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Plain;

impl<G: Game> Evaluator<G> for Plain {
    #[inline]
    fn estimate(&self, _: &G, _: &G::Position) -> Value {
        Value::ZERO
    }

    /// Where there are no points, 1 is a win; with points an unfinished 0 may be part of any value.
    fn proven_end(&self, game: &G, value: Value, is_complete: bool) -> Option<Proven> {
        let is_won = || value != Value::ZERO && game.score(&game.start()).is_none();
        if is_complete || is_won() { Proven::by_margin(value) } else { None }
    }
}
