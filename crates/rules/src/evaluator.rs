use crate::{Game, Outcome, Proven, Value};

/// A named heuristic: it values every leaf of a search, finished positions too.
///
/// Values are from the first player's side. They are flat unless the heuristic itself looks at
/// `ply`, the number of plies from the search's root.
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

    /// Values are multiples of one over this; for printing only.
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
