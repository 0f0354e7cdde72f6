use super::copies::Copies;
use crate::experiment::Experiment;

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

/// In which contests chance has a part.
pub(super) struct Chance {
    /// For each contest whether its repetitions differ.
    differs: Vec<bool>,
    /// Whether there are several starts.
    starts: bool,
}

impl Chance {
    pub(super) fn of(experiment: &Experiment, copies: &Copies) -> Chance {
        let differs =
            |contest| experiment.repeat_for(&[contest], 1).is_some() && !copies.has(contest);
        Chance {
            differs: (0..experiment.contests().len()).map(differs).collect(),
            starts: experiment.plan().openings > 0 || experiment.sessions().count() > 1,
        }
    }

    pub(super) fn contests(&self) -> usize {
        self.differs.len()
    }

    pub(super) fn differs(&self, contest: usize) -> bool {
        self.differs[contest]
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
