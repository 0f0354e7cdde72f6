mod error;
mod key;
mod text;

use gametree_search::{EngineOptions, Limits, Merge, Order, Ties};

use crate::Algorithm;

pub use error::SearchError;
pub use key::SearchKey;
pub use text::MAX_SEARCHES;

/// A search: how to look, how far, and how to choose. As text it is a spec, like a game:
/// `ALGORITHM[:KEY=VALUE[,KEY=VALUE]…]`, and [`SearchKey::ALL`] lists the keys.
///
/// ```
/// use gametree_catalogue::Search;
///
/// let search: Search = "alphabeta:heuristic=report,depth=4".parse()?;
/// assert_eq!(search.limits.plies(), 4);
/// assert_eq!(search.to_string(), "alphabeta:depth=4,heuristic=report");
/// assert!("engine:heuristic=report".parse::<Search>().is_err());
/// # Ok::<(), gametree_catalogue::SearchError>(())
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
