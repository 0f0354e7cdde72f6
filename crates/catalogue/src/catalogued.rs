use gametree_games::Specified;
use gametree_picture::Board;
use gametree_rules::{Expertise, Explained, Heuristics, Notation, Solvable};

/// All that a game must be to stand in the catalogue; a type that is all this is one.
pub trait Catalogued:
    Expertise<Position: Send + Sync, Move: Send + Sync, Study: Sync, Key: Sync>
    + Heuristics
    + Solvable
    + Spoken
    + Clone
    + Send
    + Sync
    + 'static
{
}

impl<G> Catalogued for G where
    G: Expertise<Position: Send + Sync, Move: Send + Sync, Study: Sync, Key: Sync>
        + Heuristics
        + Solvable
        + Spoken
        + Clone
        + Send
        + Sync
        + 'static
{
}

/// What a game says and shows of itself: its spec, moves and positions as text, its board, its rules.
pub trait Spoken: Specified + Notation + Board + Explained {}

impl<G: Specified + Notation + Board + Explained> Spoken for G {}
