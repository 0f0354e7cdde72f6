//! What was measured at several starts, a number for each.

use std::collections::BTreeMap;

/// Fractions with denominators up to 16 fit this grid; others are rounded to it.
const GRID: i64 = 720_720;

/// A number for each start, with how often it occurs: the mean of what was measured in the games
/// from there.
///
/// Games from the same start are no independent games: they may even be the same game again. That
/// is why a start counts once, however many games there are.
///
/// ```
/// use gametree_statistics::Sample;
///
/// // Two starts: one win and one loss in 2 games, three wins in 4.
/// let sample = Sample::of([(1, 2), (3, 4)]);
/// assert_eq!((sample.count(), sample.mean()), (2, Some(0.625)));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sample {
    /// In parts of one.
    values: BTreeMap<i64, u64>,
    /// So many parts are one.
    one: i64,
}

impl Sample {
    /// Of fractions, each the number of one start: above, below the line. Those of nothing are left
    /// out.
    pub fn of(fractions: impl IntoIterator<Item = (i64, u64)>) -> Sample {
        let fractions: Vec<(i64, i64)> = fractions
            .into_iter()
            .filter(|&(_, below)| below > 0)
            .map(|(above, below)| (above, below.min(i64::MAX as u64) as i64))
            .collect();
        let one = fractions.iter().try_fold(1_i64, |one, &(_, below)| {
            let common = one.checked_mul(below / divisor(one, below))?;
            (common <= GRID).then_some(common)
        });
        let one = one.unwrap_or(GRID);
        let mut values = BTreeMap::new();
        for (above, below) in fractions {
            let exact = i128::from(above) * i128::from(one);
            let half = i128::from(below / 2) * if above < 0 { -1 } else { 1 };
            let value =
                ((exact + half) / i128::from(below)).clamp(i64::MIN.into(), i64::MAX.into());
            *values.entry(value as i64).or_default() += 1;
        }
        Sample { values, one }
    }

    /// Of values, each with how often it occurs; `one` of their parts are one.
    pub fn counted(values: impl IntoIterator<Item = (i64, u64)>, one: u32) -> Sample {
        Sample::in_parts(values, i64::from(one))
    }

    pub(crate) fn in_parts(values: impl IntoIterator<Item = (i64, u64)>, one: i64) -> Sample {
        let mut counted = BTreeMap::new();
        for (value, often) in values.into_iter().filter(|&(_, often)| often > 0) {
            let before: &mut u64 = counted.entry(value).or_default();
            *before = before.saturating_add(often);
        }
        Sample { values: counted, one: one.max(1) }
    }

    /// How many starts there are.
    pub fn count(&self) -> u64 {
        self.values.values().fold(0, |sum: u64, &often| sum.saturating_add(often))
    }

    /// The mean over all starts. `None` without any.
    pub fn mean(&self) -> Option<f64> {
        let sum: i128 =
            self.values.iter().map(|(&value, &often)| i128::from(value) * i128::from(often)).sum();
        let count = self.count();
        (count > 0).then(|| sum as f64 / count as f64 / self.one as f64)
    }

    /// The numbers in parts of one, all of the same size, with how often each occurs.
    pub fn parts(&self) -> impl Iterator<Item = (i64, u64)> {
        self.values.iter().map(|(&value, &often)| (value, often))
    }

    /// So many parts are one.
    pub(crate) fn one(&self) -> i64 {
        self.one
    }

    /// The numbers with how often each occurs.
    pub(crate) fn numbers(&self) -> impl Iterator<Item = (f64, f64)> {
        self.values.iter().map(|(&value, &often)| (value as f64 / self.one as f64, often as f64))
    }

    /// What is not 0, as whole numbers without a common divisor, with how often each occurs.
    pub(crate) fn differing(&self) -> Vec<(i64, u64)> {
        let differing = self.values.iter().filter(|&(&value, _)| value != 0);
        let common = differing.clone().fold(0, |common, (&value, _)| divisor(common, value));
        differing.map(|(&value, &often)| (value / common, often)).collect()
    }

    /// The largest step between two sums of such numbers that cannot be divided: 0 if all are 0.
    pub(crate) fn grain(&self) -> f64 {
        let common = self.values.keys().fold(0, |common, &value| divisor(common, value));
        common as f64 / self.one as f64
    }
}

/// The greatest common divisor, never negative.
pub(crate) fn divisor(one: i64, other: i64) -> i64 {
    let (mut one, mut other) = (one.saturating_abs(), other.saturating_abs());
    while other != 0 {
        (one, other) = (other, one % other);
    }
    one
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fractions_are_exact_where_they_can_be() {
        let sample = Sample::of([(1, 3), (-1, 6), (0, 4), (7, 0)]);
        assert_eq!(sample.count(), 3);
        assert!((sample.mean().unwrap() - 1.0 / 18.0).abs() < 1e-15);
        assert_eq!(sample.differing(), [(-1, 1), (2, 1)]);
        // Denominators without a small common multiple are rounded, to either side alike.
        let sample = Sample::of([(1, 1_000_003), (-1, 1_000_003), (500_000, 999_983)]);
        assert!((sample.mean().unwrap() - 500_000.0 / 999_983.0 / 3.0).abs() < 1e-6);
        assert_eq!(Sample::of([]).mean(), None);
    }
}
