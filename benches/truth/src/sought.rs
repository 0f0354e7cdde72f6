use gametree_rules::{Expertise, Solvable};

/// Every game that can be searched by everything.
pub trait Sought:
    Expertise<Position: Send + Sync, Move: Send + Sync, Study: Sync, Key: Sync>
    + Solvable
    + Clone
    + Sync
{
}

impl<G> Sought for G where
    G: Expertise<Position: Send + Sync, Move: Send + Sync, Study: Sync, Key: Sync>
        + Solvable
        + Clone
        + Sync
{
}
