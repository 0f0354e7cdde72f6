use gametree_games::Specified;
use gametree_picture::Board;
use gametree_rules::{Expertise, Heuristics, Notation, Solvable};

/// All that a game must be to stand in the catalogue; a type that is all this is one.
pub trait Catalogued:
    Expertise<Position: Send + Sync, Move: Send + Sync, Study: Sync, Key: Sync>
    + Notation
    + Heuristics
    + Solvable
    + Board
    + Specified
    + Clone
    + Send
    + Sync
    + 'static
{
}

impl<G> Catalogued for G where
    G: Expertise<Position: Send + Sync, Move: Send + Sync, Study: Sync, Key: Sync>
        + Notation
        + Heuristics
        + Solvable
        + Board
        + Specified
        + Clone
        + Send
        + Sync
        + 'static
{
}
