//! From a search's options to the question they ask.

use std::num::NonZeroU32;
use std::time::Duration;

use clap::Parser;
use gametree_catalogue::{Algorithm, Question};
use gametree_language::ascii_digits;
use gametree_search::{EngineOptions, Goal, Limits, MAX_PLIES, Merge, Order, Ties};

use crate::arguments::{self, Engine, Search, SearchLine};
use crate::complaint::Complaint;

impl SearchLine {
    /// Reads `alphabeta --depth 3`, or the same with `--algorithm` written out.
    pub(crate) fn read(text: &str) -> Result<Question, Complaint> {
        let text = ascii_digits(text);
        let mut words: Vec<&str> = text.split_whitespace().collect();
        if words.first().is_some_and(|word| !word.starts_with('-')) {
            words.insert(0, "--algorithm");
        }
        let line = SearchLine::try_parse_from(words);
        line.map_err(|error| Complaint::from_parser(&error))?.search.question()
    }
}

impl Search {
    /// The question these options ask.
    pub(crate) fn question(&self) -> Result<Question, Complaint> {
        let algorithm: Algorithm = self.algorithm.parse()?;
        let depth = self.depth.map(|depth| depth.min(MAX_PLIES.into()) as u32);
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
            order: Order::ALL
                .into_iter()
                .find(|order| order.name() == self.order)
                .unwrap_or_default(),
            seed: self.seed,
            engine: self.engine.options(),
            ..Question::new(algorithm)
        })
    }
}

/// More than this of either only makes a search slower.
const MOST_THREADS: u64 = 256;
const MOST_MEGABYTES: u64 = 1 << 20;

impl Engine {
    fn options(&self) -> EngineOptions {
        EngineOptions {
            table_bytes: (self.hash.min(MOST_MEGABYTES) as usize) << 20,
            threads: self.threads.min(MOST_THREADS) as usize,
            lines: self.lines.min(u16::MAX.into()) as usize,
            goal: match self.goal {
                arguments::Goal::Winner => Goal::Winner,
                arguments::Goal::Exact => Goal::Exact,
            },
            ..EngineOptions::default()
        }
    }
}
