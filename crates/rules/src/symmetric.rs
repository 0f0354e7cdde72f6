use crate::Game;

/// The symmetries of a game: ways to relabel a position that change nothing about its future.
///
/// Symmetries are numbered from 0, and 0 is the identity. A game without any needs an empty `impl`.
/// Contract, checked by [`conformance`](crate::conformance): mapping and then playing the mapped
/// move is the same as playing and then mapping.
#[diagnostic::on_unimplemented(
    message = "`{Self}` does not say what symmetries it has",
    label = "`Symmetric` is not implemented",
    note = "a game without symmetries needs an empty `impl Symmetric for {Self} {{}}`; its positions have to be `Ord`"
)]
pub trait Symmetric: Game<Position: Ord> {
    /// How many symmetries there are, the identity included.
    fn symmetries(&self) -> usize {
        1
    }

    /// The position as symmetry number `symmetry` sees it.
    fn map_position(&self, symmetry: usize, position: &Self::Position) -> Self::Position {
        let _ = symmetry;
        position.clone()
    }

    /// The same move in the mapped position.
    fn map_move(&self, symmetry: usize, mv: Self::Move) -> Self::Move {
        let _ = symmetry;
        mv
    }

    /// One position that stands for all that are equal up to symmetry: the smallest image.
    fn canonical(&self, position: &Self::Position) -> Self::Position {
        (1..self.symmetries())
            .map(|symmetry| self.map_position(symmetry, position))
            .fold(position.clone(), Ord::min)
    }
}
