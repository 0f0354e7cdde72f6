mod error;
mod key;
mod text;

use gametree_rules::work::usable_memory;
use gametree_search::{EngineOptions, Limits, Merge, Order, Ties};

use crate::Algorithm;

pub use error::SearchError;
pub use key::SearchKey;
pub use text::MAX_SEARCHES;

/// A search: how to look, how far, and how to choose. As text it is a spec, like a game:
/// `ALGORITHM[:KEY=VALUE[,KEY=VALUE]…]`, and [`SearchKey::ALL`] lists the keys.
///
/// ```
/// use gametree::catalogue::Search;
///
/// let search: Search = "alphabeta:heuristic=report,depth=4".parse()?;
/// assert_eq!(search.limits.plies(), 4);
/// assert_eq!(search.to_string(), "alphabeta:depth=4,heuristic=report");
/// assert!("engine:heuristic=report".parse::<Search>().is_err());
/// # Ok::<(), gametree::catalogue::SearchError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Search {
    /// How to look.
    pub algorithm: Algorithm,
    /// The heuristic that values the leaves, by name.
    pub heuristic: String,
    /// How far.
    pub limits: Limits,
    /// Whether one of several equally good moves is chosen at random, not the first.
    pub random_ties: bool,
    /// Whether minimax enters equal positions on the same ply once.
    pub merge: Merge,
    /// In which order moves are tried.
    pub order: Order,
    /// What is left to chance follows from this.
    pub seed: u64,
    /// Memory, threads, lines and the goal of those that are not textbook searches.
    pub engine: EngineOptions,
}

impl Search {
    /// A search by this algorithm, with the `plain` heuristic and no limits.
    pub fn new(algorithm: Algorithm) -> Self {
        Search {
            algorithm,
            heuristic: "plain".to_owned(),
            limits: Limits::NONE,
            random_ties: false,
            merge: Merge::No,
            order: Order::Listed,
            seed: 0,
            engine: EngineOptions::default(),
        }
    }

    /// The same search with other luck.
    #[must_use]
    pub fn with_seed(&self, seed: u64) -> Self {
        Search { seed, ..self.clone() }
    }

    /// Which of several equally good moves is chosen.
    pub fn ties(&self) -> Ties {
        if self.random_ties { Ties::Random(self.seed) } else { Ties::First }
    }

    /// Whether what it finds follows from its seed as well, not from the position alone.
    pub fn leaves_to_chance(&self) -> bool {
        match self.algorithm {
            Algorithm::Random | Algorithm::Mcts => true,
            algorithm => self.random_ties && algorithm.takes("ties"),
        }
    }

    /// Whether the same search may find something else another time: a clock ends it, or threads that
    /// share a table.
    pub fn depends_on_the_machine(&self) -> bool {
        let timed = self.limits.time.is_some() && self.algorithm.takes("time");
        timed || (self.engine.threads > 1 && self.algorithm.takes("threads"))
    }

    /// The bytes that its table may grow to; 0 if it has none.
    pub fn table_bytes(&self) -> u64 {
        if self.algorithm.takes("hash") { self.engine.table_bytes as u64 } else { 0 }
    }

    /// Whether the machine has the memory for its table. The usual size is not refused: a table that begins
    /// small makes do with what there is. Sessions ask before every search.
    pub fn check_memory(&self) -> Result<(), SearchError> {
        self.fits(usable_memory)
    }

    fn fits(&self, usable: impl FnOnce() -> Option<u64>) -> Result<(), SearchError> {
        let wanted = self.table_bytes();
        if wanted <= EngineOptions::default().table_bytes as u64 {
            return Ok(());
        }
        match usable() {
            Some(usable) if wanted > usable => Err(SearchError::TooMuchMemory { wanted, usable }),
            _ => Ok(()),
        }
    }

    /// Whether the search can be done in a game that has these heuristics. Nothing else decides that:
    /// front ends ask here before a game begins, and sessions before every search.
    pub fn check(&self, heuristics: &'static [&'static str]) -> Result<(), SearchError> {
        if self.algorithm.takes("heuristic") && !heuristics.contains(&self.heuristic.as_str()) {
            return Err(SearchError::UnknownHeuristic {
                name: self.heuristic.clone(),
                known: heuristics,
            });
        }
        // Other settings that an algorithm does not take change nothing; without these two it would
        // be another search than the one asked for.
        let ignored = [("merge", self.merge == Merge::Yes), ("order", self.order != Order::Listed)];
        for (key, set) in ignored {
            if set && !self.algorithm.takes(key) {
                return Err(SearchError::not_taken(self.algorithm, key));
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn more_memory_than_there_is_is_refused() {
        let check = |text: &str, usable| {
            let search: Search = text.parse().unwrap();
            search.fits(|| usable)
        };
        let refused = SearchError::TooMuchMemory { wanted: 1000 << 20, usable: 999 << 20 };
        for algorithm in ["engine", "pns", "mcts", "perfect"] {
            let text = format!("{algorithm}:hash=1000");
            assert_eq!(check(&text, Some(999 << 20)), Err(refused.clone()));
            assert_eq!(check(&text, Some(1000 << 20)), Ok(()));
            // A system that does not tell.
            assert_eq!(check(&text, None), Ok(()));
            assert_eq!(check(algorithm, Some(1)), Ok(()), "the usual size makes do");
        }
        assert_eq!(check("alphabeta", Some(1)), Ok(()));
    }
}
