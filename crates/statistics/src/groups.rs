use std::collections::BTreeMap;

use crate::Sample;
use crate::sample::divisor;

/// Fractions whose common denominator is larger are rounded.
const FINE: i64 = 1_000_000_000;

/// Numbers in groups, each of which weighs alike however many numbers it has: games from one or two
/// starts, on either side. On one side a player may always play the same game, which counts once.
///
/// ```
/// use gametree_statistics::{Groups, Sample};
///
/// let groups = Groups::of([Sample::counted([(1, 1)], 1), Sample::counted([(0, 30), (1, 10)], 1)]);
/// assert_eq!((groups.count(), groups.mean()), (41, Some(0.625)));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Groups(Vec<Sample>);

impl Groups {
    /// Of several, those without numbers left out.
    pub fn of(groups: impl IntoIterator<Item = Sample>) -> Groups {
        Groups(groups.into_iter().filter(|group| group.count() > 0).collect())
    }

    /// How many numbers there are in all.
    pub fn count(&self) -> u64 {
        self.0.iter().fold(0, |sum, group| sum.saturating_add(group.count()))
    }

    /// The mean of the means of the groups. `None` without numbers.
    pub fn mean(&self) -> Option<f64> {
        self.evened().mean()
    }

    /// The numbers, each with how much it weighs; as much in all as there are numbers.
    pub(crate) fn numbers(&self) -> impl Iterator<Item = (f64, f64)> {
        let mut numbers: BTreeMap<(i64, i64), f64> = BTreeMap::new();
        let share = self.count() as f64 / self.0.len() as f64;
        for group in &self.0 {
            let weight = share / group.count() as f64;
            for (value, often) in group.parts() {
                *numbers.entry((value, group.one())).or_default() += weight * often as f64;
            }
        }
        numbers.into_iter().map(|((value, one), weight)| (value as f64 / one as f64, weight))
    }

    /// As many numbers whose plain mean is that of the groups: those of a small group are made
    /// larger, those of a large one smaller. A test of their signs is one of the groups, and sees
    /// nothing where one number decides.
    pub fn evened(&self) -> Sample {
        let Some(first) = self.0.first() else { return Sample::of([]) };
        let is_alike =
            |group: &Sample| (group.count(), group.one()) == (first.count(), first.one());
        if self.0.iter().all(is_alike) {
            let parts = self.0.iter().flat_map(Sample::parts);
            return Sample::in_parts(parts, first.one());
        }
        let below = |group: &Sample| {
            group.one().saturating_mul(i64::try_from(group.count()).unwrap_or(i64::MAX))
        };
        let common = self.0.iter().map(below).try_fold(1_i64, |common, below| {
            let common = common.checked_mul(below / divisor(common, below))?;
            (common <= FINE).then_some(common)
        });
        let common = common.unwrap_or_else(|| {
            let most = self.0.iter().map(below).max().unwrap_or(1);
            most.saturating_mul(1_000).max(FINE)
        });
        let count = i64::try_from(self.count()).unwrap_or(i64::MAX);
        let all = common.saturating_mul(self.0.len() as i64);
        let shared = divisor(count, all);
        let times = i128::from(count / shared);
        let parts = self.0.iter().flat_map(|group| {
            let below = i128::from(below(group));
            group.parts().map(move |(value, often)| {
                let exact = i128::from(value) * i128::from(common);
                let half = below / 2 * i128::from(value.signum());
                let value = times * ((exact + half) / below);
                (value.clamp(i64::MIN.into(), i64::MAX.into()) as i64, often)
            })
        });
        Sample::in_parts(parts, all / shared)
    }
}

impl From<Sample> for Groups {
    fn from(sample: Sample) -> Groups {
        Groups::of([sample])
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{CONFIDENCE, SIGNIFICANCE, difference_of_groups, sign_flip_test};

    fn group(values: &[(i64, u64)]) -> Sample {
        Sample::counted(values.iter().copied(), 2)
    }

    #[test]
    fn groups_weigh_alike_and_one_number_decides_nothing() {
        let groups = Groups::of([group(&[(2, 1)]), group(&[]), group(&[(0, 150), (-1, 50)])]);
        let mean = groups.mean().unwrap();
        assert!((mean - (1.0 - 0.125) / 2.0).abs() < 1e-12, "{mean}");
        assert_eq!(groups.count(), 201);
        let weights: f64 = groups.numbers().map(|(_, weight)| weight).sum();
        assert!((weights - 201.0).abs() < 1e-9);
        // 50 of 50 that differ agree with each other, but not with the one that weighs as much as
        // they all.
        assert!(sign_flip_test(&groups.evened()) > SIGNIFICANCE);
        let found = difference_of_groups(&groups, 0.5, CONFIDENCE).unwrap();
        assert!(found.interval.contains(0.0) && found.difference == mean, "{found:?}");
    }

    #[test]
    fn groups_of_one_size_are_one_sample() {
        let (one, other) = (group(&[(2, 3), (0, 4)]), group(&[(2, 1), (-1, 6)]));
        let all = group(&[(-1, 6), (0, 4), (2, 4)]);
        assert_eq!(Groups::of([one, other]).evened(), all);
        assert_eq!(Groups::from(all.clone()).evened(), all);
        assert_eq!(Groups::of([]).mean(), None);
    }

    /// Counts without a small common multiple, as they are while an experiment is running.
    #[test]
    fn many_numbers() {
        let groups =
            Groups::of([group(&[(1, 999_983)]), group(&[(-1, 1_000_003)]), group(&[(2, 1)])]);
        assert!((groups.mean().unwrap() - 1.0 / 3.0).abs() < 1e-3);
    }
}
