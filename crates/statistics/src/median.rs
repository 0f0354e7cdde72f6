//! Medians, for numbers whose mean a few huge ones would rule: nodes, times.

use std::collections::BTreeMap;

use crate::Interval;
use crate::binomial::at_most;

/// The value in the middle, or the mean of the two there, of values with how often each occurs. `None` if
/// there are none.
///
/// ```
/// use std::collections::BTreeMap;
/// use gametree_statistics::median;
///
/// assert_eq!(median(&BTreeMap::from([(1, 2), (5, 1), (9, 1)])), Some(3.0));
/// assert_eq!(median(&BTreeMap::new()), None);
/// ```
pub fn median(values: &BTreeMap<u64, u64>) -> Option<f64> {
    let all = count(values);
    let (low, high) = (place(values, all.div_ceil(2))?, place(values, all / 2 + 1)?);
    Some((low as f64 + high as f64) / 2.0)
}

/// An interval for the median of everything that such values might have been drawn from, whatever its
/// distribution: from one value in order to another, as near to the middle as the confidence allows. It
/// is at least as sure as asked. `None` if there are too few values for that, fewer than 6 for 0.95.
///
/// ```
/// use std::collections::BTreeMap;
/// use gametree_statistics::{Interval, median_interval};
///
/// let ten: BTreeMap<u64, u64> = (1..=10).map(|value| (value, 1)).collect();
/// assert_eq!(median_interval(&ten, 0.95), Some(Interval { low: 2.0, high: 9.0 }));
/// assert_eq!(median_interval(&ten, 0.999), None);
/// ```
pub fn median_interval(values: &BTreeMap<u64, u64>, confidence: f64) -> Option<Interval> {
    let all = count(values);
    // Every value is below the true median by a fair coin. The value at place r is above it if fewer than
    // r are below: that may happen in half of the doubtful cases, and at the other end in the other half.
    let doubt = (1.0 - confidence) / 2.0;
    let allowed = |r: u128| u64::try_from(r - 1).is_ok_and(|below| at_most(below, all) <= doubt);
    if all == 0 || !allowed(1) {
        return None;
    }
    // The largest place that is allowed: 1 is, one past the middle never is asked for.
    let (mut good, mut bad) = (1, all.div_ceil(2) + 1);
    while bad - good > 1 {
        let middle = good + (bad - good) / 2;
        if allowed(middle) {
            good = middle;
        } else {
            bad = middle;
        }
    }
    let (low, high) = (place(values, good)?, place(values, all + 1 - good)?);
    Some(Interval { low: low as f64, high: high as f64 })
}

/// How many times as large one median is as another.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Ratio {
    /// The first median over the second.
    pub ratio: f64,
    /// Where the true ratio is, if there are values enough to say.
    pub interval: Option<Interval>,
}

/// The median of `a` over that of `b`. Each median has an interval with half the doubt, so the interval of
/// the ratio is at least as sure as asked, however `a` and `b` depend on each other (Bonferroni).
///
/// `None` if the median of `b` is 0 or one of them is empty. Without an interval if there are too few
/// values, or if `b` might be 0.
///
/// ```
/// use std::collections::BTreeMap;
/// use gametree_statistics::ratio_of_medians;
///
/// let (a, b) = (BTreeMap::from([(300, 3)]), BTreeMap::from([(200, 3)]));
/// let found = ratio_of_medians(&a, &b, 0.95);
/// assert_eq!(found.map(|found| (found.ratio, found.interval)), Some((1.5, None)));
/// ```
pub fn ratio_of_medians(
    a: &BTreeMap<u64, u64>,
    b: &BTreeMap<u64, u64>,
    confidence: f64,
) -> Option<Ratio> {
    let (over, under) = (median(a)?, median(b)?);
    if under == 0.0 {
        return None;
    }
    let each = 1.0 - (1.0 - confidence) / 2.0;
    let intervals = median_interval(a, each).zip(median_interval(b, each));
    let interval = intervals
        .filter(|(_, b)| b.low > 0.0)
        .map(|(a, b)| Interval { low: a.low / b.high, high: a.high / b.low });
    Some(Ratio { ratio: over / under, interval })
}

/// How many values there are. Even `u64::MAX` of each of many still fit.
fn count(values: &BTreeMap<u64, u64>) -> u128 {
    values.values().map(|&often| u128::from(often)).sum()
}

/// The value at a place in order, from 1.
fn place(values: &BTreeMap<u64, u64>, place: u128) -> Option<u64> {
    let mut before = 0;
    values.iter().find_map(|(&value, &often)| {
        before += u128::from(often);
        (before >= place && often > 0).then_some(value)
    })
}
