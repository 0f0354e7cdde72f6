use std::collections::BTreeMap;

use gametree_rules::{Exact, Outcome, Player};
use gametree_solver::PlacesLayout;

use crate::StoredLevel;

/// What the bytes of a level mean, to count them.
pub trait Values {
    /// How many positions there are of each value, and in all, given how often each byte stands in the level.
    fn counted(
        &self,
        level: u32,
        histogram: &[u64; 256],
        entries: u64,
    ) -> (BTreeMap<String, u64>, u64);
}

impl Values for PlacesLayout {
    fn counted(&self, level: u32, histogram: &[u64; 256], _: u64) -> (BTreeMap<String, u64>, u64) {
        let mut values = BTreeMap::new();
        for (byte, &many) in (0_u8..=255).zip(histogram) {
            if many > 0
                && let Some(end) = self.exact(level, i8::from_ne_bytes([byte]))
            {
                *values.entry(called(end)).or_default() += many;
            }
        }
        let positions = values.values().sum();
        (values, positions)
    }
}

/// Values that are more than a byte are not counted.
pub struct Uncounted;

impl Values for Uncounted {
    fn counted(&self, _: u32, _: &[u64; 256], entries: u64) -> (BTreeMap<String, u64>, u64) {
        (BTreeMap::new(), entries)
    }
}

/// What is known of a level before it is written, since all its parts are.
#[derive(Default)]
pub struct Summed {
    values: BTreeMap<String, u64>,
    positions: u64,
}

impl Summed {
    /// Adds a part.
    pub fn add(&mut self, part: &StoredLevel) {
        for (value, many) in &part.values {
            *self.values.entry(value.clone()).or_default() += many;
        }
        self.positions += part.positions;
    }
}

impl Values for Summed {
    fn counted(&self, _: u32, _: &[u64; 256], _: u64) -> (BTreeMap<String, u64>, u64) {
        (self.values.clone(), self.positions)
    }
}

/// `first in 5`, `second in 4`, `draw in 9`.
pub(crate) fn called(end: Exact) -> String {
    let who = match end.outcome() {
        Outcome::Win(Player::First) => "first",
        Outcome::Win(Player::Second) => "second",
        Outcome::Draw => "draw",
    };
    format!("{who} in {}", end.plies)
}
