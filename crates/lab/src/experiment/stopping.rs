use std::collections::BTreeMap;

use gametree_statistics::{Pairs, Sprt};

use super::{Experiment, Row};

/// Decides when a tournament of two has shown what it is about. Games are looked at in the order of their
/// numbers, whoever finished first, so the same ones decide on every machine.
///
/// Where chance plays no part, repetitions are copies: until one differs from the first of its kind, only first
/// ones count.
pub(crate) struct Stopping {
    test: Sprt,
    pairs: Pairs,
    /// Results that wait for those before them.
    waiting: BTreeMap<u64, SprtResult>,
    next: u64,
    /// The first game of a pair that waits for the second.
    half: Option<SprtResult>,
    /// The moves of the first repetition of the present opening.
    first: Option<[u32; 2]>,
    has_varied: bool,
    /// Games until the decision.
    decided: Option<u64>,
}

/// What decides of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct SprtResult {
    half_points: usize,
    repetition: u64,
    /// Stands for the moves.
    moves: u32,
}

impl SprtResult {
    pub(crate) fn of(row: &Row) -> SprtResult {
        let facts = &row.facts;
        let (half_points, repetition) = (facts.half_points(), facts.repetition);
        SprtResult { half_points, repetition, moves: facts.moves_hash() }
    }
}

impl Stopping {
    /// `None` if the plan has no such test.
    pub(crate) fn of(experiment: &Experiment) -> Option<Stopping> {
        let test = experiment.plan().sprt?.test();
        Some(Stopping {
            test,
            pairs: Pairs::default(),
            waiting: BTreeMap::new(),
            next: 0,
            half: None,
            first: None,
            has_varied: false,
            decided: None,
        })
    }

    /// The pairs of games that count.
    pub(crate) fn pairs(&self) -> Pairs {
        self.pairs
    }

    /// Adds the result of a game, by number from 0; returns how many games were needed, once that is known.
    pub(crate) fn add(&mut self, number: u64, result: SprtResult) -> Option<u64> {
        self.waiting.insert(number, result);
        while let Some(result) = self.waiting.remove(&self.next) {
            self.next += 1;
            if self.decided.is_some() {
                continue;
            }
            match self.half.take() {
                None => self.half = Some(result),
                Some(half) => self.add_pair(half, result),
            }
        }
        self.decided
    }

    fn add_pair(&mut self, one: SprtResult, other: SprtResult) {
        let moves = [one.moves, other.moves];
        if one.repetition == 1 {
            self.first = Some(moves);
        } else {
            self.has_varied |= self.first != Some(moves);
        }
        if one.repetition == 1 || self.has_varied {
            self.pairs.add(one.half_points + other.half_points);
            self.decided = self.test.decide(&self.pairs).map(|_| self.next);
        }
    }
}
