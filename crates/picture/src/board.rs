mod bits;
mod mnk;
mod multiply;
mod sim;
mod stones;

use gametree_rules::Game;

use crate::Look;

/// A game whose positions can be drawn.
pub trait Board: Game {
    /// The position as text, one or more whole lines. At the sizes a menu offers it fits 80 columns
    /// and 20 lines.
    fn board(&self, position: &Self::Position, look: &Look) -> String;
}
