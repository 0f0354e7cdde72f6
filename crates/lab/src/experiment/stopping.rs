use std::collections::BTreeMap;

use gametree_statistics::{Pairs, Sprt};

use super::Experiment;

/// Decides when a tournament of two has shown what it is about. Games are looked at in the order of their
/// numbers, whoever finished first, so the same ones decide on every machine.
pub(super) struct Stopping {
    test: Sprt,
    pairs: Pairs,
    /// Results that wait for those before them, in half points.
    waiting: BTreeMap<u64, usize>,
    next: u64,
    /// The first game of a pair that waits for the second.
    half: Option<usize>,
    /// Games until the decision.
    decided: Option<u64>,
}

impl Stopping {
    /// `None` if the plan has no such test.
    pub(super) fn of(experiment: &Experiment) -> Option<Stopping> {
        let test = experiment.plan().sprt?.test();
        let (pairs, waiting) = (Pairs::default(), BTreeMap::new());
        Some(Stopping { test, pairs, waiting, next: 0, half: None, decided: None })
    }

    /// Adds the result of a game, by number from 0; returns how many games were needed, once that is known.
    pub(super) fn add(&mut self, number: u64, half_points: usize) -> Option<u64> {
        self.waiting.insert(number, half_points);
        while let Some(points) = self.waiting.remove(&self.next) {
            self.next += 1;
            if self.decided.is_some() {
                continue;
            }
            match self.half.take() {
                None => self.half = Some(points),
                Some(half) => {
                    self.pairs.add(half + points);
                    self.decided = self.test.decide(&self.pairs).map(|_| self.next);
                }
            }
        }
        self.decided
    }
}
