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
pub(super) struct Meeting {
    place: Option<(usize, usize, u64)>,
    /// For each side the result of each contest.
    results: [Vec<Option<MeetingResult>>; 2],
}

impl Meeting {
    pub(super) fn new(contests: usize) -> Meeting {
        Meeting { place: None, results: [vec![None; contests], vec![None; contests]] }
    }

    pub(super) fn goes_on_with(&self, game: &ScheduledGame) -> bool {
        self.place == Some((game.game, game.opening, game.repetition))
    }

    pub(super) fn begin(&mut self, game: &ScheduledGame) {
        self.place = Some((game.game, game.opening, game.repetition));
    }

    pub(super) fn add(&mut self, game: &ScheduledGame, result: MeetingResult) {
        self.results[game.side.index()][game.contest] = Some(result);
    }

    /// Compares what is there, and forgets it.
    pub(super) fn end(&mut self, tallies: &mut [Tally], comparisons: &mut [Comparison]) {
        for results in &self.results {
            for comparison in &mut *comparisons {
                let [one, other] = comparison.contests;
                if let (Some(one), Some(other)) = (results[one], results[other]) {
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
