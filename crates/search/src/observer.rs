use gametree_rules::{Game, Value};

use crate::{Stopped, Valued};

/// Watches a search: every move tried, every position entered and left, in order.
///
/// A search is compiled for its observer, so watching with `()` costs nothing.
#[diagnostic::on_unimplemented(
    message = "`{Self}` does not watch searches of `{G}`",
    label = "not an observer of this game",
    note = "`()` watches nothing and costs nothing; for an observer of your own write `impl Observer<{G}> for {Self}`, every method of which is optional"
)]
pub trait Observer<G: Game> {
    /// Whether there is anything to tell; work done only for an observer is skipped otherwise.
    const ACTIVE: bool = true;

    /// A move is tried; the position it leads to is entered next, or was `merged` with an equal one.
    fn play(&mut self, mv: G::Move) {
        let _ = mv;
    }

    /// A position is entered, with the window it is searched in (minimax: everything).
    fn enter(&mut self, position: &G::Position, alpha: Value, beta: Value) {
        let _ = (position, alpha, beta);
    }

    /// The position entered last and not yet left is left with this value.
    fn leave(&mut self, value: Value, exit: Exit) {
        let _ = (value, exit);
    }

    /// The move just tried leads to a position already entered on this ply, worth this much.
    fn merged(&mut self, position: &G::Position, value: Value) {
        let _ = (position, value);
    }

    /// A move at the root is finished. What it is worth may still rest on fewer positions than the search will
    /// have estimated in the end.
    fn valued(&mut self, mv: G::Move, valued: Valued) {
        let _ = (mv, valued);
    }

    /// Why the search has to end, if it has to: asked before every visit.
    #[inline]
    fn stops(&self) -> Option<Stopped> {
        None
    }
}

/// Nobody watches.
impl<G: Game> Observer<G> for () {
    const ACTIVE: bool = false;
}

/// Why a position was left.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Exit {
    /// The game is over there.
    Finished,
    /// The depth limit: its value is an estimate.
    Estimated,
    /// All its moves were searched.
    Complete,
    /// α ≥ β with moves still to search.
    Cut,
    /// The search was stopped; the value means nothing.
    Stopped,
}
