use std::collections::BTreeMap;

use gametree_rules::Player;
use gametree_statistics::{Hypothesis, Sprt, StartShares};

use super::{Experiment, Row};
use crate::analysis::Scope;

/// Decides when a tournament of two has shown what it is about. Games are looked at in the order of
/// their numbers, whichever finished first, so the same ones decide on every machine.
///
/// A start counts once, with the share of the points in all games from there, both sides alike.
/// Where there are only one or two starts, the repetitions are what is counted: then the answer
/// holds for these starts alone, and a start whose repetitions are all alike counts once in it.
pub(crate) struct Stopping {
    test: Sprt,
    scope: Scope,
    looked_at: Looked,
    starts: BTreeMap<usize, Start>,
    /// Results that wait for those before them.
    waiting: BTreeMap<u64, SprtResult>,
    next: u64,
    /// The first game of a pair that waits for the second.
    half: Option<SprtResult>,
    /// Games until the decision.
    decided: Option<u64>,
}

/// What a test that ends early has looked at.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Looked {
    /// What the answer holds for.
    pub scope: Scope,
    /// Games until then.
    pub games: u64,
    /// The shares of the points: of starts, or of pairs of games where there are one or two starts.
    pub shares: StartShares,
}

/// The pairs of games from a start.
#[derive(Clone, Copy)]
struct Start {
    half_points: u64,
    pairs: u64,
    /// The moves of the first pair.
    first: [u32; 2],
    has_varied: bool,
}

impl Start {
    fn share(&self) -> f64 {
        self.half_points as f64 / (4 * self.pairs) as f64
    }
}

/// What decides of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct SprtResult {
    start: usize,
    side: Player,
    half_points: u64,
    /// Stands for the moves.
    moves: u32,
}

impl SprtResult {
    pub(crate) fn of(experiment: &Experiment, row: &Row) -> SprtResult {
        let game = experiment.game(row.facts.number - 1);
        SprtResult {
            start: experiment.start_of(&game),
            side: game.side,
            half_points: row.facts.half_points() as u64,
            moves: row.facts.moves_hash(),
        }
    }
}

impl Stopping {
    /// `None` if the plan has no such test.
    pub(crate) fn of(experiment: &Experiment) -> Option<Stopping> {
        let test = experiment.plan().sprt?.test();
        let scope = Scope::of(experiment);
        Some(Stopping {
            test,
            scope,
            looked_at: Looked { scope, games: 0, shares: StartShares::default() },
            starts: BTreeMap::new(),
            waiting: BTreeMap::new(),
            next: 0,
            half: None,
            decided: None,
        })
    }

    /// What was looked at.
    pub(crate) fn looked_at(&self) -> Looked {
        self.looked_at
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
                Some(half) if half.start == result.start && half.side != result.side => {
                    self.add_pair(half, result);
                }
                _ => self.half = Some(result),
            }
        }
        self.decided
    }

    fn add_pair(&mut self, one: SprtResult, other: SprtResult) {
        let (half_points, moves) = (one.half_points + other.half_points, [one.moves, other.moves]);
        self.looked_at.games += 2;
        let shares = &mut self.looked_at.shares;
        let known = self.starts.get_mut(&one.start);
        match (self.scope, known) {
            (_, None) => {
                let start = Start { half_points, pairs: 1, first: moves, has_varied: false };
                shares.add(start.share());
                self.starts.insert(one.start, start);
            }
            (Scope::AllStarts, Some(start)) => {
                let before = start.share();
                start.half_points += half_points;
                start.pairs += 1;
                shares.change(before, start.share());
            }
            (Scope::TheseStarts, Some(start)) => {
                start.has_varied |= start.first != moves;
                if !start.has_varied {
                    return;
                }
                shares.add(half_points as f64 / 4.0);
            }
        }
        self.decided = self.decides().map(|_| self.next);
    }

    fn decides(&self) -> Option<Hypothesis> {
        self.test.decide_of(&self.looked_at.shares)
    }
}
