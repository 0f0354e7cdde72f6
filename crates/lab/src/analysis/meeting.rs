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
    chance: &'a Chance,
    place: Option<(usize, usize, u64)>,
    /// For each side the result of each contest.
    results: [Vec<Option<MeetingResult>>; 2],
    /// The same in the first repetition from this start: where chance has no part, it stands for all of them.
    first: [Vec<Option<MeetingResult>>; 2],
}

impl Meeting<'_> {
    pub(super) fn new(chance: &Chance) -> Meeting<'_> {
        let none = || [(); 2].map(|()| vec![None; chance.contests()]);
        Meeting { chance, place: None, results: none(), first: none() }
    }

    pub(super) fn goes_on_with(&self, game: &ScheduledGame) -> bool {
        self.place == Some((game.game, game.opening, game.repetition))
    }

    pub(super) fn begin(&mut self, game: &ScheduledGame) {
        if self.place.is_none_or(|(spec, opening, _)| (spec, opening) != (game.game, game.opening))
        {
            self.first.iter_mut().flatten().for_each(|result| *result = None);
        }
        self.place = Some((game.game, game.opening, game.repetition));
    }

    pub(super) fn add(&mut self, game: &ScheduledGame, result: MeetingResult) {
        self.results[game.side.index()][game.contest] = Some(result);
        if game.repetition == 0 {
            self.first[game.side.index()][game.contest] = Some(result);
        }
    }

    /// Compares what is there, and forgets it.
    pub(super) fn end(&mut self, tallies: &mut [Tally], comparisons: &mut [Comparison]) {
        for (results, first) in self.results.iter().zip(&self.first) {
            let of = |contest: usize, opposite: usize| {
                let stands_for_all = !self.chance.differs(contest) && self.chance.differs(opposite);
                results[contest].or(if stands_for_all { first[contest] } else { None })
            };
            for comparison in &mut *comparisons {
                let [one, other] = comparison.contests;
                if let (Some(one), Some(other)) = (of(one, other), of(other, one)) {
                    comparison.add(one, other);
                }
            }
        }
        let [first, second] = &mut self.results;
        for (contest, tally) in tallies.iter_mut().enumerate() {
            if let (Some(first), Some(second)) = (first[contest].take(), second[contest].take()) {
                tally.both_sides.add(first.half_points + second.half_points);
            }
        }
    }
}
