use std::path::PathBuf;
use std::sync::Arc;

use gametree_cluster::Outcome;

use crate::solved::Table;
use crate::{Catalogued, Solved};

/// What came of solving a game with other processes.
pub struct Together {
    /// The whole table; `None` if it is not here, or not whole.
    pub table: Option<Box<dyn Solved>>,
    /// Parts that are needed for the table and are not in the folder.
    pub missing: Vec<PathBuf>,
    /// Whether this process has done its part, and the table is made elsewhere; false where there was nothing to do.
    pub has_parts: bool,
    /// Connections that were refused in the beginning.
    pub refused: u64,
}

impl<G: Catalogued> From<Outcome<G>> for Together {
    fn from(outcome: Outcome<G>) -> Self {
        let has_parts = matches!(outcome, Outcome::Parts);
        let (table, missing) = match outcome {
            Outcome::Table(solution) => {
                let table: Box<dyn Solved> = Box::new(Table(Arc::new(solution)));
                (Some(table), Vec::new())
            }
            Outcome::Parts | Outcome::Nothing | Outcome::Unfinished => (None, Vec::new()),
            Outcome::Scattered { missing } => (None, missing),
        };
        Together { table, missing, has_parts, refused: 0 }
    }
}
