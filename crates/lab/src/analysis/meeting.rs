use std::collections::HashMap;

use super::chance::Chance;
use super::{Comparison, Tally};
use crate::experiment::ScheduledGame;

/// What is compared of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct MeetingResult {
    pub(super) half_points: usize,
    /// Positions that the player visited.
    pub(super) visited: u64,
    /// Nanoseconds that the player took.
    pub(super) time: u64,
    /// Stands for the moves.
    pub(super) moves: u32,
}

/// All games from one start with one repetition's luck: those that are compared with each other.
pub(super) struct Meeting<'a> {
    chance: &'a Chance<'a>,
    start: usize,
    place: Option<ScheduledGame>,
    /// For each side the result of each contest.
    results: [Vec<Option<MeetingResult>>; 2],
    /// First games that stand for all repetitions, where chance has no part: by start, side and
    /// contest.
    first: HashMap<(usize, usize, usize), MeetingResult>,
}

impl<'a> Meeting<'a> {
    pub(super) fn new(contests: usize, chance: &'a Chance<'a>) -> Meeting<'a> {
        let results = [(); 2].map(|()| vec![None; contests]);
        Meeting { chance, start: 0, place: None, results, first: HashMap::new() }
    }

    pub(super) fn goes_on_with(&self, game: &ScheduledGame) -> bool {
        let place = |game: ScheduledGame| (game.game, game.opening, game.repetition);
        self.place.map(place) == Some(place(*game))
    }

    pub(super) fn begin(&mut self, start: usize, game: &ScheduledGame) {
        (self.start, self.place) = (start, Some(*game));
    }

    pub(super) fn add(&mut self, game: &ScheduledGame, is_repeated: bool, result: MeetingResult) {
        let side = game.side.index();
        let plays_once = is_repeated && self.chance.plays_once(game, game.contest);
        if plays_once && game.repetition > 0 {
            return;
        }
        self.results[side][game.contest] = Some(result);
        if plays_once {
            self.first.insert((self.start, side, game.contest), result);
        }
    }

    /// Compares what is there, and forgets it.
    pub(super) fn end(&mut self, tallies: &mut [Tally], comparisons: &mut [Comparison]) {
        for side in [0, 1] {
            for comparison in &mut *comparisons {
                let [one, other] = comparison.contests;
                if let Some([one, other]) = self.both((side, one), (side, other)) {
                    comparison.add(self.start, side, one, other);
                }
            }
        }
        for (contest, tally) in tallies.iter_mut().enumerate() {
            if let Some([first, second]) = self.both((0, contest), (1, contest)) {
                tally.add_pair(self.start, first.half_points + second.half_points);
            }
        }
        self.results.iter_mut().flatten().for_each(|result| *result = None);
    }

    /// The results of two, each a side and a contest. One of them at least was played just now; a
    /// first game may stand for the other.
    fn both(&self, one: (usize, usize), other: (usize, usize)) -> Option<[MeetingResult; 2]> {
        let played = |(side, contest): (usize, usize)| self.results[side][contest];
        let of = |(side, contest)| {
            let first = || self.first.get(&(self.start, side, contest)).copied();
            played((side, contest)).or_else(first)
        };
        played(one).or_else(|| played(other))?;
        Some([of(one)?, of(other)?])
    }
}
