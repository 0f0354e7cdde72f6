//! Games of taking places: one byte for every way to distribute stones, no keys at all.
//!
//! Let `mine` be the places that the player who moves at the root takes from there on, `yours` those
//! of the other, both counted among the places that are free at the root. After `p` plies `mine` has
//! ⌈p/2⌉ places and `yours` ⌊p/2⌋. A level is an array with one byte for each such pair:
//!
//! ```text
//! index = rank(mine) · choose(free − ⌈p/2⌉, ⌊p/2⌋)  +  rank(yours, squeezed)
//! ```
//!
//! where squeezing leaves out the places of `mine`, so that no number is wasted. To take a place
//! that is number `j` among those not in `mine` squeezes `yours` by one more bit:
//!
//! ```text
//! places            7 6 5 4 3 2 1 0
//! mine              . x . . . x . .       free of mine: 7 5 4 3 1 0
//! yours             o . . o . . o .       squeezed:     1 0 1 0 1 0
//! mine takes 3      . x . . x x . .       squeezed:     1 0 1   1 0
//! ```
//!
//! Of all pairs few can never occur; they are marked, and so the marked are not counted.

mod completion;
mod kernel;
mod layout;
mod ranks;
mod sets;
mod sweep;
mod table;
mod turned;

pub use kernel::{LevelCount, PlacesKernel};
pub use layout::{PlacesLayout, Side};
use ranks::choose;
pub(crate) use sweep::solve;
pub(crate) use table::PlacesTable;

use crate::{Forecast, Size, SizeKind};

/// What a byte says, from the side of the player to move: a win in `n` plies is `WIN − n`, a loss
/// `n − WIN`; a draw is 0, for it comes only when the board is full.
const WIN: i8 = 100;
/// The pair never occurs in a game.
const UNREACHABLE: i8 = i8::MIN;

/// Sim on eight vertices. Beyond this a table is out of reach.
pub(crate) const MAX_FREE: u32 = 28;

/// What the table for so many free places takes: Σ choose(f, p) · choose(p, ⌈p/2⌉) bytes, and ten
/// more for each of the 2^f sets.
pub(crate) fn forecast(free: u32) -> Forecast {
    // Each free place is free still, the one player's or the other's, give or take the turns; where
    // the exact sum is too large for numbers that fit, that is close enough to say no.
    let level =
        |plies: u32| u128::from(choose(free, plies)) * u128::from(choose(plies, plies.div_ceil(2)));
    let positions: u128 =
        if free > MAX_FREE { 3_u128.saturating_pow(free) } else { (0..=free).map(level).sum() };
    let bytes = positions.saturating_add(10_u128.saturating_mul(1 << free.min(100)));
    Forecast { positions, bytes, size: Size { kind: SizeKind::Places, number: free } }
}

/// How many places each side has taken after so many plies.
const fn sizes(plies: u32) -> [u32; 2] {
    [plies.div_ceil(2), plies / 2]
}
