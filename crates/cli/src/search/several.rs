use gametree_catalogue::{Search, SearchError, SearchKey};
use gametree_games::Spec;
use gametree_language::{Argument, ascii_digits, message};

use super::{SearchOptions, Several, Style, USUAL};
use crate::complaint::Complaint;

/// Keys that mean something to whoever compares searches, whether the searches take them or not.
const OF_THE_COMPARISON: [&str; 2] = ["seed", "threads"];

impl SearchOptions<Several> {
    /// Whether anything was given that is about searches alone.
    pub(crate) fn is_given_for_searches(&self) -> bool {
        let mut keys = self.given.iter().map(|(key, _)| key.name());
        !self.algorithms.is_empty() || keys.any(|key| !OF_THE_COMPARISON.contains(&key))
    }
}

impl<S: Style> SearchOptions<S> {
    /// Every algorithm with every heuristic to every depth, as far as they make a difference. An
    /// algorithm leaves out what it does not take; what none of them takes is refused.
    pub(crate) fn searches(
        &self,
        heuristics: &'static [&'static str],
    ) -> Result<Vec<Search>, Complaint> {
        let algorithms = if self.algorithms.is_empty() { &[USUAL] } else { &*self.algorithms };
        for (key, _) in &self.given {
            let (algorithm, key) = (algorithms[0], key.name());
            let taken = algorithms.iter().any(|algorithm| algorithm.takes(key));
            if !taken && !OF_THE_COMPARISON.contains(&key) {
                return Err(SearchError::NotTaken { algorithm, key }.into());
            }
        }
        let mut searches: Vec<Search> = Vec::new();
        for &algorithm in algorithms {
            let mut specs = vec![Spec { name: algorithm.name().to_owned(), values: Vec::new() }];
            // The depth changes fastest.
            let (depths, others): (Vec<_>, Vec<_>) =
                self.given.iter().partition(|(key, _)| key.name() == "depth");
            for (key, values) in others.into_iter().chain(depths) {
                if algorithm.takes(key.name()) {
                    let values = expanded(key, values, heuristics)?;
                    specs = product(&specs, key.name(), &values);
                }
            }
            for spec in &specs {
                let search = Search::from_spec(spec)?;
                if !searches.contains(&search) {
                    searches.push(search);
                }
            }
        }
        Ok(searches)
    }
}

/// Each spec with each value of a key.
fn product(specs: &[Spec], key: &str, values: &[String]) -> Vec<Spec> {
    let with = |spec: &Spec, value: &String| {
        let mut spec = spec.clone();
        spec.values.push((key.to_owned(), value.clone()));
        spec
    };
    specs.iter().flat_map(|spec| values.iter().map(move |value| with(spec, value))).collect()
}

/// What the values of an option stand for: `all` for every heuristic, `1..5` for every depth of it.
fn expanded(
    key: &SearchKey,
    values: &[String],
    heuristics: &[&str],
) -> Result<Vec<String>, Complaint> {
    if key.name() == "heuristic" && values.iter().any(|value| value == "all") {
        return Ok(heuristics.iter().map(|&name| name.to_owned()).collect());
    }
    if key.name() != "depth" {
        return Ok(values.to_vec());
    }
    let mut numbers = Vec::new();
    for value in values {
        let wrong = |_| Complaint(message!("error-grade-depth", value = Argument::quoted(value)));
        let range = key.numbers(ascii_digits(value).trim()).map_err(wrong)?;
        numbers.extend(range.map(|number| number.to_string()));
    }
    Ok(numbers)
}
