use gametree_statistics::{CONFIDENCE, Difference, paired_difference, pairs_needed, sign_test};

use super::chance::Chance;
use super::{Level, Tally, Varies};
use crate::experiment::Experiment;

/// Whether it matters who begins: the games of a player against itself, where nothing else can make a difference.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Beginning {
    /// The contest.
    pub contest: usize,
    /// Games that the first player won, that the second won, that nobody won.
    pub results: [u64; 3],
    /// What makes these games differ.
    pub varies: Varies,
    /// How often chance alone would show as much; none where it has no part.
    pub level: Option<Level>,
}

/// For each player that meets itself.
pub(super) fn beginnings(
    experiment: &Experiment,
    tallies: &[Tally],
    chance: &Chance,
) -> Vec<Beginning> {
    let contests = experiment.contests().iter().zip(tallies).enumerate();
    let meets_itself = contests.filter(|(_, (contest, tally))| {
        experiment.entrant(contest.player) == experiment.entrant(contest.opponent)
            && tally.games() > 0
    });
    let beginning = |(contest, (_, tally)): (usize, (_, &Tally))| {
        let varies = chance.within(contest);
        let results = results(tally, varies);
        let level =
            (varies != Varies::Nothing).then(|| Level::new(sign_test(results[0], results[1])));
        Beginning { contest, results, varies, level }
    };
    meets_itself.map(beginning).collect()
}

/// Without chance a player's games on either side are the same ones: those on one side count.
fn results(tally: &Tally, varies: Varies) -> [u64; 3] {
    let [first, drawn, second] = tally.by_winner;
    match tally.by_side {
        [[won, even, lost], other]
            if varies != Varies::Repetitions && won + even + lost > 0 && other != [0; 3] =>
        {
            [won, lost, even]
        }
        _ => [first, second, drawn],
    }
}

impl Beginning {
    /// Games that count.
    pub fn games(&self) -> u64 {
        self.results.iter().sum()
    }

    /// The share that the first player won, less the share that the second won.
    pub fn difference(&self) -> Difference {
        let [first, second, _] = self.results;
        paired_difference(first, second, self.games(), CONFIDENCE)
    }

    /// Whether what was seen is hardly chance.
    pub fn is_shown(&self) -> bool {
        self.level.is_some_and(Level::is_significant)
    }

    /// Whether nobody won any of the games.
    pub fn are_all_drawn(&self) -> bool {
        let [first, second, drawn] = self.results;
        first + second == 0 && drawn > 0
    }

    /// How many games would be enough to show what was seen; `None` if that is shown already, or nothing was seen.
    pub fn needed(&self) -> Option<u64> {
        if self.is_shown() || self.varies == Varies::Nothing {
            return None;
        }
        let [first, second, _] = self.results;
        // Enough by itself, but not among other tests: more than there are in any case.
        pairs_needed(first, second, self.games()).map(|needed| needed.max(self.games() + 1))
    }
}
