//! Searches as text.

use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

use gametree_games::{Accepts, Spec};

use super::{Search, SearchError, SearchKey};
use crate::Algorithm;

/// Ranges may stand for so many searches at the most.
pub const MAX_SEARCHES: usize = 1000;

impl Search {
    /// The search that a spec describes.
    pub fn from_spec(spec: &Spec) -> Result<Search, SearchError> {
        let algorithm: Algorithm = spec.name.parse()?;
        for (written, _) in &spec.values {
            if let Some(key) = SearchKey::find(written)
                && !algorithm.takes(key.name())
            {
                return Err(SearchError::not_taken(algorithm, key.name()));
            }
        }
        let values = algorithm.parameters().read(spec)?;
        let mut search = Search::new(algorithm);
        for key in SearchKey::ALL.iter().filter(|key| values.has(key.name())) {
            (key.read)(&mut search, &values)?;
        }
        Ok(search)
    }

    /// The searches that a spec with ranges stands for; the last range changes fastest.
    ///
    /// ```
    /// use gametree::catalogue::Search;
    ///
    /// let searches = Search::parse_several("alphabeta:depth=1..6,heuristic=report")?;
    /// assert_eq!(searches.len(), 6);
    /// assert_eq!(searches[1].to_string(), "alphabeta:depth=2,heuristic=report");
    /// # Ok::<(), gametree::catalogue::SearchError>(())
    /// ```
    pub fn parse_several(text: &str) -> Result<Vec<Search>, SearchError> {
        let mut specs = vec![Spec::parse(text)?];
        for index in 0..specs[0].values.len() {
            let (key, value) = &specs[0].values[index];
            let counts = |key: &&SearchKey| matches!(key.parameter.accepts, Accepts::Count { .. });
            let Some(key) = SearchKey::find(key).filter(counts) else { continue };
            if !value.contains("..") {
                continue;
            }
            let range = key.numbers(value)?;
            let numbers = range.end().saturating_sub(*range.start()).saturating_add(1);
            if numbers.saturating_mul(specs.len() as u64) > MAX_SEARCHES as u64 {
                return Err(SearchError::TooMany { most: MAX_SEARCHES });
            }
            let with = |spec: &Spec, number: u64| {
                let mut spec = spec.clone();
                spec.values[index].1 = number.to_string();
                spec
            };
            specs = specs
                .iter()
                .flat_map(|spec| range.clone().map(move |number| with(spec, number)))
                .collect();
        }
        specs.iter().map(Search::from_spec).collect()
    }

    /// The spec of this search, defaults left out. Memory is rounded up to megabytes and time down to
    /// milliseconds; what the algorithm does not take is left out.
    pub fn spec(&self) -> Spec {
        let taken = SearchKey::ALL.iter().filter(|key| key.algorithms.contains(&self.algorithm));
        let written = |key: &SearchKey| Some((key.name().to_owned(), key.written(self)?));
        Spec { name: self.algorithm.name().to_owned(), values: taken.filter_map(written).collect() }
    }

    /// A short name for a row of a table: `alphabeta 3 report`.
    pub fn label(&self) -> String {
        let mut label = self.algorithm.name().to_owned();
        if let Some(depth) = self.limits.depth.filter(|_| self.algorithm.takes("depth")) {
            label += &format!(" {depth}");
        }
        if self.algorithm.takes("heuristic") {
            label += &format!(" {}", self.heuristic);
        }
        label
    }
}

impl SearchKey {
    /// The numbers that a value stands for: one, or a range such as `1..6`.
    pub fn numbers(&self, value: &str) -> Result<RangeInclusive<u64>, SearchError> {
        let wrong =
            || SearchError::NotARange { key: self.name().to_owned(), found: value.to_owned() };
        let Accepts::Count { least, most } = self.parameter.accepts else { return Err(wrong()) };
        let (from, to) = value.split_once("..").unwrap_or((value, value));
        let number = |text: &str| text.trim().parse::<u64>().ok().filter(|&number| number >= least);
        match (number(from), number(to)) {
            (Some(from), Some(to)) if from <= to => Ok(from.min(most)..=to.min(most)),
            _ => Err(wrong()),
        }
    }
}

impl fmt::Display for Search {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.spec().fmt(f)
    }
}

impl FromStr for Search {
    type Err = SearchError;

    fn from_str(text: &str) -> Result<Self, SearchError> {
        Search::from_spec(&Spec::parse(text)?)
    }
}
