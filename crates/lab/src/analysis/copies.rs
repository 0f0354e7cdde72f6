use super::Scope;
use crate::experiment::{Experiment, Row, ScheduledGame};

/// Which contests play the same game again and again from a start and a side, although chance could
/// have a part in it: a player that chooses among equally good moves at random never had any.
/// Copies show nothing that one of them does not.
pub(super) struct Copies {
    scope: Scope,
    /// For each contest what was seen from each start, on either side.
    contests: Vec<Vec<[Seen; 2]>>,
}

/// How many series of repetitions were copies of one game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Copied {
    /// Series in which all repetitions were alike.
    pub series: u64,
    /// Series in all: a contest from a start on one side is one.
    pub of: u64,
}

#[derive(Clone, Copy, Default)]
struct Seen {
    /// The moves of the first repetition.
    first: Option<u32>,
    is_repeated: bool,
    has_varied: bool,
}

impl Seen {
    fn is_copied(self) -> bool {
        self.is_repeated && !self.has_varied
    }
}

impl Copies {
    pub(super) fn new(experiment: &Experiment) -> Copies {
        Copies {
            scope: Scope::of(experiment),
            contests: vec![Vec::new(); experiment.contests().len()],
        }
    }

    pub(super) fn add(&mut self, start: usize, game: &ScheduledGame, row: &Row) {
        let starts = &mut self.contests[game.contest];
        if starts.len() <= start {
            starts.resize(start + 1, Default::default());
        }
        let seen = &mut starts[start][game.side.index()];
        let moves = row.facts.moves_hash();
        match seen.first {
            None => seen.first = Some(moves),
            Some(first) => {
                seen.is_repeated = true;
                seen.has_varied |= first != moves;
            }
        }
    }

    /// Whether all games of a contest from a start on one side are copies of one.
    pub(super) fn has(&self, contest: usize, start: usize, side: usize) -> bool {
        self.contests[contest].get(start).is_some_and(|sides| sides[side].is_copied())
    }

    /// Whether only the first of these games counts. Where anything varied, all games of a contest
    /// count, so that each start and side has as many: a mean weighs them alike.
    pub(super) fn count_once(&self, contest: usize, start: usize, side: usize) -> bool {
        self.has(contest, start, side) && self.are_all_of(contest)
    }

    /// Whether only the first of these games is compared with others. Where tests are over games,
    /// copies of one would be evidence that they are not.
    pub(super) fn are_paired_once(&self, contest: usize, start: usize, side: usize) -> bool {
        self.has(contest, start, side)
            && (self.scope == Scope::TheseStarts || self.are_all_of(contest))
    }

    /// Whether nothing ever varied in a contest.
    fn are_all_of(&self, contest: usize) -> bool {
        self.contests[contest].iter().flatten().all(|seen| !seen.has_varied)
    }

    /// How many there are.
    pub(super) fn copied(&self) -> Copied {
        let series = self.contests.iter().flatten().flatten().filter(|seen| seen.first.is_some());
        let copied = series.clone().filter(|seen| seen.is_copied());
        Copied { series: copied.count() as u64, of: series.count() as u64 }
    }
}
