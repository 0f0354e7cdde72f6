use std::path::PathBuf;

use gametree_rules::Solvable;
use gametree_solver::Solution;

/// What came of solving a game together.
pub struct Solved<G: Solvable> {
    /// What there is now.
    pub outcome: Outcome<G>,
    /// Connections that were refused in the beginning: strangers, wrong secrets, other games.
    pub refused: u64,
}

/// What there is in the folder of a process.
pub enum Outcome<G: Solvable> {
    /// The whole table.
    Table(Solution<G>),
    /// The parts of this process's workers, all that it was asked for. Process 0 makes the table.
    Parts,
    /// Nothing: process 0 had the whole table before.
    Nothing,
    /// The first levels of the table. Whoever solves the game into the folder, with workers or without, goes on with
    /// them.
    Unfinished,
    /// Some parts, all of which are needed for the table: these folders are not there. Once they are,
    /// [`merge`](crate::merge) makes the table, as far as they go.
    Scattered {
        /// Where the missing parts should be.
        missing: Vec<PathBuf>,
    },
}
