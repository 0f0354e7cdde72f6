use super::copies::Copies;
use crate::experiment::{Experiment, ScheduledGame};

/// What makes the games of a comparison differ from each other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Varies {
    /// Chance: more repetitions show more.
    Repetitions,
    /// Only where they begin, which was drawn or is one of several games: every repetition is the same game.
    Starts,
    /// Nothing. There is nothing that chance could have to do with it, so nothing is tested.
    Nothing,
}

/// In which contests chance has a part, and where.
pub(super) struct Chance<'a> {
    experiment: &'a Experiment,
    copies: &'a Copies,
    /// For each contest whether its repetitions differ anywhere.
    differs: Vec<bool>,
    /// Whether there are several starts.
    starts: bool,
}

impl Chance<'_> {
    pub(super) fn of<'a>(experiment: &'a Experiment, copies: &'a Copies) -> Chance<'a> {
        let games = experiment.sessions().count();
        let differs = |contest: usize| {
            (0..games).any(|game| {
                experiment.varies(game, contest)
                    && experiment.starts_in(game).any(|start| {
                        let sides = experiment.sides().iter();
                        sides.map(|side| side.index()).any(|side| !copies.has(contest, start, side))
                    })
            })
        };
        Chance {
            experiment,
            copies,
            differs: (0..experiment.contests().len()).map(differs).collect(),
            starts: experiment.plan().openings > 0 || games > 1,
        }
    }

    /// Whether the first game of a contest from this start and side stands for all repetitions of
    /// it.
    pub(super) fn plays_once(&self, game: &ScheduledGame, contest: usize) -> bool {
        let start = self.experiment.start_of(game);
        !self.experiment.varies(game.game, contest)
            || self.copies.are_paired_once(contest, start, game.side.index())
    }

    /// Whether a contest from this start on one side is one game, however often it is played.
    pub(super) fn is_one_game(&self, contest: usize, start: usize, side: usize) -> bool {
        let game = self.experiment.game_of_start(start);
        !self.experiment.varies(game, contest) || self.copies.has(contest, start, side)
    }

    /// What varies in the games of a contest.
    pub(super) fn within(&self, contest: usize) -> Varies {
        match (self.differs[contest], self.starts) {
            (true, _) => Varies::Repetitions,
            (false, true) => Varies::Starts,
            (false, false) => Varies::Nothing,
        }
    }

    /// The same for two that are compared.
    pub(super) fn in_both(&self, [one, other]: [usize; 2]) -> Varies {
        self.within(if self.differs[one] { one } else { other })
    }
}
