mod heap;

pub use heap::{Heap, HeapTake, HeapValue};

use crate::{Player, Symmetric};

/// A game whose exact solution can be tabulated.
///
/// Every method has a default, so that `impl Solvable for MyGame {}` is enough; a game that knows
/// more about its own structure says so and is solved faster and in less memory.
#[diagnostic::on_unimplemented(
    message = "`{Self}` does not say how to solve it",
    label = "`Solvable` is not implemented",
    note = "every method has a default: `impl Solvable for {Self} {{}}` is enough"
)]
pub trait Solvable: Symmetric {
    /// What a solver may use.
    fn structure(&self) -> Structure<'_, Self::Position> {
        Structure::Unknown
    }

    /// How many places are free, in games of taking places that are too large to tell more: a solver
    /// can then say at once that a table would not fit.
    fn free_places(&self, position: &Self::Position) -> Option<u32> {
        let _ = position;
        None
    }
}

/// What a game says about how its positions hang together.
pub enum Structure<'a, P> {
    /// Nothing: positions are found by playing.
    Unknown,
    /// Players take places on a board, and nothing ever becomes free again.
    Places(&'a dyn Places<P>),
    /// Players take from one heap and collect points.
    Heap(&'a dyn Heap<P>),
    /// Players shorten a string of binary digits and collect points.
    Strings(&'a dyn Strings<P>),
}

/// A game of taking places: any free place may be taken, a player whose places are
/// [`complete`](Places::complete) after moving has ended the game, and a full board is a draw.
///
/// A set of places is a mask: bit `p` is place number `p`.
pub trait Places<P>: Sync {
    /// How many places there are, 32 at most.
    fn places(&self) -> u32;

    /// The places of each player.
    fn taken(&self, position: &P) -> [u32; 2];

    /// The position where the players have taken these; `None` if both are complete.
    fn position(&self, taken: [u32; 2], mover: Player) -> Option<P>;

    /// Whether these places of one player end the game. More places never undo it.
    fn complete(&self, taken: u32) -> bool;

    /// Whether the player who is complete has won, and not lost.
    fn completing_wins(&self) -> bool;
}

/// A game of replacing two adjacent digits of a string by one, until one is left; more points win.
///
/// A string is a number: its leftmost digit is the highest of its `length` bits. As with a
/// [`Heap`], the string alone says what is still to be gained.
pub trait Strings<P>: Sync {
    /// The digits and how many there are.
    fn digits(&self, position: &P) -> (u64, u32);

    /// What 00, 01, 10 and 11 become, and by how much the mover's margin grows.
    fn replacements(&self) -> [(u8, i32); 4];

    /// A position with these digits where nobody has points and the first player moves.
    fn position(&self, digits: u64, length: u32) -> P;
}
