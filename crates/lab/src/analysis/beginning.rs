use gametree_rules::Player;
use gametree_statistics::{
    CONFIDENCE, Difference, Groups, Interval, SIGNIFICANCE, Sample, difference_of_groups,
    sign_flip_test, starts_needed,
};

use super::chance::Chance;
use super::{Level, Needed, Scope, Tally, Varies};
use crate::experiment::Experiment;

/// Whether it matters who begins: the games of a player against itself, where nothing else can make a difference.
#[derive(Clone, PartialEq, Debug)]
pub struct Beginning {
    /// The contest.
    pub contest: usize,
    /// Games that the first player won, that the second won, that nobody won.
    pub results: [u64; 3],
    /// What makes these games differ.
    pub varies: Varies,
    /// What the test and the interval hold for.
    pub scope: Scope,
    /// From how many starts there are games.
    pub starts: u64,
    /// How often chance alone would show as much; none where it has no part.
    pub level: Option<Level>,
    /// The share that the first player won, less the share that the second won: start by start, or
    /// game by game where there are one or two starts, which weigh alike.
    groups: Groups,
    /// What one game changes in the number of a start.
    step: f64,
}

/// For each player that meets itself.
pub(super) fn beginnings(
    experiment: &Experiment,
    tallies: &[Tally],
    chance: &Chance<'_>,
) -> Vec<Beginning> {
    let contests = experiment.contests().iter().zip(tallies).enumerate();
    let meets_itself = contests.filter(|(_, (contest, tally))| {
        experiment.entrant(contest.player) == experiment.entrant(contest.opponent)
            && tally.games() > 0
    });
    let beginning = |(contest, (_, tally)): (usize, (_, &Tally))| {
        let played = tally.from_starts.iter().enumerate();
        let played = played.filter(|(_, sides)| sides.iter().flatten().any(|&games| games > 0));
        // Each start with whether it is one game, from both sides.
        let played: Vec<(&[[u64; 3]; 2], bool)> = played
            .map(|(start, sides)| {
                let is_one = |side: Player| chance.is_one_game(contest, start, side.index());
                (sides, [Player::First, Player::Second].into_iter().all(is_one))
            })
            .collect();
        // Starts weigh alike: they are all counted on one side, or all on both.
        let are_copies = played.iter().all(|&(_, is_one)| is_one);
        let counted: Vec<[u64; 3]> =
            played.iter().map(|(sides, _)| results(sides, are_copies)).collect();
        let results = [0, 1, 2].map(|which| counted.iter().map(|results| results[which]).sum());
        let scope = tally.scope;
        let lead = |[first, second, _]: [u64; 3]| first as i64 - second as i64;
        let groups = match scope {
            Scope::AllStarts => {
                let leads = counted.iter().map(|one| (lead(*one), one.iter().sum()));
                Groups::from(Sample::of(leads))
            }
            Scope::TheseStarts => {
                Groups::of(counted.iter().zip(&played).map(|(results, &(_, is_one))| {
                    // Copies tell no more than one of them.
                    let [first, second, drawn] =
                        results.map(|games| if is_one { games.min(1) } else { games });
                    Sample::counted([(1, first), (-1, second), (0, drawn)], 1)
                }))
            }
        };
        let varies = chance.within(contest);
        let level =
            (varies != Varies::Nothing).then(|| Level::new(sign_flip_test(&groups.evened())));
        let starts = counted.len() as u64;
        let step = if scope == Scope::AllStarts { 2.0 * tally.step() } else { 1.0 };
        Beginning { contest, results, varies, scope, starts, level, groups, step }
    };
    meets_itself.map(beginning).collect()
}

/// Won by the first, by the second, by nobody. Without chance a player's games on either side are
/// the same ones: those on one side count.
fn results(sides: &[[u64; 3]; 2], are_copies: bool) -> [u64; 3] {
    let [[won, even, lost], [won_second, even_second, lost_second]] = *sides;
    if are_copies && won + even + lost > 0 {
        return [won, lost, even];
    }
    [won + lost_second, lost + won_second, even + even_second]
}

impl Beginning {
    /// Games that count.
    pub fn games(&self) -> u64 {
        self.results.iter().sum()
    }

    /// The share that the first player won, less the share that the second won.
    pub fn difference(&self) -> Difference {
        let unknown = Interval { low: -1.0, high: 1.0 };
        let found = difference_of_groups(&self.groups, self.step, CONFIDENCE);
        found.unwrap_or(Difference { difference: 0.0, interval: unknown })
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

    /// What would be enough to show what was seen; `None` if that is shown already, or nothing was
    /// seen.
    pub fn needed(&self) -> Option<Needed> {
        if self.is_shown() || self.varies == Varies::Nothing {
            return None;
        }
        let level = self.level.map_or(SIGNIFICANCE, |level| level.decides);
        let needed = starts_needed(&self.groups.evened(), level)?.max(self.groups.count() + 1);
        Some(match self.scope {
            Scope::AllStarts => Needed::Starts(needed),
            Scope::TheseStarts => Needed::Games(needed),
        })
    }
}
