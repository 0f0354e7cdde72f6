//! From a search's options to the question they ask.

use std::num::NonZeroU32;
use std::time::Duration;

use gametree_catalogue::{Algorithm, Question};
use gametree_search::{Limits, MOST_PLIES, Merge, Ties};

use crate::arguments::{self, Search};
use crate::complaint::Complaint;

impl Search {
    /// The question these options ask.
    pub(crate) fn question(&self) -> Result<Question, Complaint> {
        let algorithm: Algorithm = self.algorithm.parse()?;
        let depth = self.depth.map(|depth| depth.min(MOST_PLIES.into()) as u32);
        Ok(Question {
            heuristic: self.heuristic.clone(),
            limits: Limits {
                depth: depth.and_then(NonZeroU32::new),
                nodes: self.nodes,
                time: self.time.map(Duration::from_millis),
            },
            ties: match self.ties {
                arguments::Ties::First => Ties::First,
                arguments::Ties::Random => Ties::Random(self.seed),
            },
            merge: if self.merge { Merge::Yes } else { Merge::No },
            seed: self.seed,
            ..Question::new(algorithm)
        })
    }
}
