//! Intervals for what holds on average over all starts, from a sample of them.

use crate::normal::quantile;
use crate::power::{power_by_drawing, power_of_signs};
use crate::share::around_share;
use crate::student::reach_of;
use crate::{Difference, Groups, Interval, POWER, Sample, elo, sign_flip_test};

/// How far apart the numbers of starts can lie.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Scale {
    /// From the middle of all that is possible to an end.
    reach: f64,
    /// What one game may change in the number of a start.
    step: f64,
}

/// A mean over starts: the estimate, how far the true one may be, and the square of its error.
struct Mean {
    mean: f64,
    margin: f64,
    error: f64,
}

/// The interval is Student's, for two starts more than there are: one lies as far above the mean as
/// any, one as far below it, and both at least by one step. Without them ten starts that all came
/// out alike would be certain.
fn mean(groups: &Groups, scale: Scale, confidence: f64) -> Option<Mean> {
    let (mean, count) = (groups.mean()?, groups.count() as f64);
    let (mut squares, mut farthest) = (0.0, 0.0);
    for (number, often) in groups.numbers() {
        squares += often * (number - mean).powi(2);
        farthest = f64::max(farthest, (number - mean).abs());
    }
    // Where nothing varied, nothing is known of how much it can.
    let added = if farthest < 1e-9 { scale.reach } else { farthest.max(scale.step) };
    let error = (squares + 2.0 * added * added) / ((count + 1.0) * (count + 2.0));
    Some(Mean { mean, margin: reach_of(confidence, count + 1.0) * error.sqrt(), error })
}

/// How much better one of two did, in points of a game (from −1 to 1), on average over all starts
/// that might have been drawn, from a sample of them. `step` is what half a point in one game
/// changes in the mean of a start.
///
/// About 0 the interval says what the [exact test](sign_flip_test) says: it holds 0 if and only if
/// the test at [`SIGNIFICANCE`](crate::SIGNIFICANCE) sees no difference. `None` without starts.
///
/// ```
/// use gametree_statistics::{CONFIDENCE, Sample, difference_over_starts};
///
/// // Ten openings, in each of which as many games were played from both sides.
/// let sample = Sample::of([(3, 4), (2, 4), (2, 4), (1, 4), (1, 4), (1, 4), (0, 4), (0, 4), (-1, 4), (2, 4)]);
/// let found = difference_over_starts(&sample, 0.25, CONFIDENCE).expect("there are starts");
/// assert!((found.difference - 0.275).abs() < 1e-12);
/// assert!(found.interval.low > 0.0 && found.interval.high < 0.6);
/// ```
pub fn difference_over_starts(sample: &Sample, step: f64, confidence: f64) -> Option<Difference> {
    difference_of_groups(&Groups::from(sample.clone()), step, confidence)
}

/// The same where numbers are in [groups](Groups), each of which weighs alike: the games from few
/// starts and sides. The test is that of the [evened](Groups::evened) numbers.
///
/// ```
/// use gametree_statistics::{CONFIDENCE, Groups, Sample, difference_of_groups};
///
/// // On one side always the same game, which was lost; on the other 30 of 40 games were won.
/// let sides = [Sample::counted([(-1, 1)], 1), Sample::counted([(1, 30), (0, 10)], 1)];
/// let found = difference_of_groups(&Groups::of(sides), 0.5, CONFIDENCE).expect("there are games");
/// assert_eq!(found.difference, -0.125);
/// assert!(found.interval.contains(0.0));
/// ```
pub fn difference_of_groups(groups: &Groups, step: f64, confidence: f64) -> Option<Difference> {
    let Mean { mean, margin, .. } = mean(groups, Scale { reach: 1.0, step }, confidence)?;
    let interval = Interval::around(mean, margin).within(-1.0, 1.0);
    let interval = interval.as_tested(mean, sign_flip_test(&groups.evened()));
    Some(Difference { difference: mean, interval })
}

/// Where a share is on average over all starts that might have been drawn, from a sample of them.
/// `step` is what one game changes in the share of a start. Of no start it is everything from 0 to
/// 1.
///
/// Where Student's interval would reach 0 or 1 it is Wilson's, for so many independent games as
/// would scatter alike, but no more than there are starts where all came out alike.
///
/// ```
/// use gametree_statistics::{CONFIDENCE, Sample, share_over_starts};
///
/// let all_won = share_over_starts(&Sample::of([(4, 4); 10]), 0.25, CONFIDENCE);
/// assert!(all_won.low > 0.6 && all_won.low < 0.75 && all_won.high == 1.0);
/// ```
pub fn share_over_starts(sample: &Sample, step: f64, confidence: f64) -> Interval {
    let groups = Groups::from(sample.clone());
    let Some(Mean { mean, margin, error }) = mean(&groups, Scale { reach: 0.5, step }, confidence)
    else {
        return Interval { low: 0.0, high: 1.0 };
    };
    let student = Interval::around(mean, margin);
    if student.low > 0.0 && student.high < 1.0 {
        return student;
    }
    let (count, spread) = (sample.count() as f64, mean * (1.0 - mean));
    let games = if spread > 0.0 { spread / error } else { count };
    around_share(mean, games, reach_of(confidence, count + 1.0))
}

/// The same in Elo, for a share of points.
pub fn elo_over_starts(sample: &Sample, step: f64, confidence: f64) -> Option<crate::EloEstimate> {
    let mean = sample.mean()?;
    let Interval { low, high } = share_over_starts(sample, step, confidence);
    Some(crate::EloEstimate {
        elo: elo(mean),
        interval: Interval { low: elo(low), high: elo(high) },
    })
}

/// How many starts the [sign-flip test](sign_flip_test) needs to see a difference at this level of
/// significance with [`POWER`], if all starts are as these. `None` if no difference was seen.
///
/// Up to 300 starts are counted or, where they differ by unlike sizes, drawn 1,000 times with
/// numbers that are the same on every machine. For more it is the usual normal approximation,
/// corrected for the steps in which sums can lie.
///
/// ```
/// use gametree_statistics::{Sample, starts_needed};
///
/// let sample = Sample::counted([(1, 10), (-1, 1), (0, 61)], 1);
/// assert_eq!(starts_needed(&sample, 0.05), Some(78));
/// // Among four tests that were not shown either it takes more.
/// assert!(starts_needed(&sample, 0.05 / 4.0) > Some(100));
/// ```
pub fn starts_needed(sample: &Sample, significance: f64) -> Option<u64> {
    let count = sample.count() as f64;
    let mean = sample.mean()?.abs();
    if mean == 0.0 {
        return None;
    }
    let (mut squares, mut better, mut worse) = (0.0, 0.0, 0.0);
    let mut size = None;
    let mut alike = true;
    for (number, often) in sample.numbers().filter(|&(number, _)| number != 0.0) {
        squares += number * number * often / count;
        *(if number > 0.0 { &mut better } else { &mut worse }) += often / count;
        alike &= *size.get_or_insert(number.abs()) == number.abs();
    }
    if better == 0.0 || worse == 0.0 {
        return Some(enough_that_differ(better + worse, significance));
    }
    let spread = (squares - mean * mean).max(0.0);
    let errors = -quantile(significance / 2.0) * squares.sqrt() + quantile(POWER) * spread.sqrt();
    let half = sample.grain() / 2.0;
    let root = (errors + (errors * errors + 4.0 * mean * half).sqrt()) / (2.0 * mean);
    let starts = ((root * root).ceil() as u64).max(fewest_starts(significance));
    if starts > FEW {
        return Some(starts);
    }
    // More pairs may see a little less, where one more has to agree: that is of no account here.
    let sees = |starts: u64| match alike {
        true => power_of_signs(starts, better, worse, significance) >= POWER,
        false => power_by_drawing(sample, starts, significance) >= POWER,
    };
    let (mut few, mut enough) = (starts / 2, 2 * starts);
    while enough - few > 1 {
        let middle = few.midpoint(enough);
        if sees(middle) { enough = middle } else { few = middle }
    }
    Some(enough)
}

/// Up to so many starts are gone through one by one.
const FEW: u64 = 300;

/// The fewest starts with which the [sign-flip test](sign_flip_test) can see anything at this level
/// of significance, even if all of them agree.
///
/// ```
/// use gametree_statistics::{SIGNIFICANCE, fewest_starts};
///
/// assert_eq!(fewest_starts(SIGNIFICANCE), 6); // 2 / 2⁶ is the first that is below 0.05.
/// ```
pub fn fewest_starts(significance: f64) -> u64 {
    (2.0 / significance).log2().floor() as u64 + 1
}

/// How many starts it takes until, with [`POWER`], as many of them differ as the test needs.
fn enough_that_differ(rate: f64, significance: f64) -> u64 {
    let fewest = fewest_starts(significance);
    if rate >= 1.0 {
        return fewest;
    }
    let too_few = |starts: u64| {
        let (mut term, mut sum) = ((1.0 - rate).powf(starts as f64), 0.0);
        for differing in 0..fewest {
            sum += term;
            term *= (starts - differing) as f64 / (differing + 1) as f64 * rate / (1.0 - rate);
        }
        sum > 1.0 - POWER
    };
    let (mut few, mut enough) = (fewest - 1, 2 * fewest);
    while too_few(enough) && enough < u64::MAX / 4 {
        (few, enough) = (enough, 2 * enough);
    }
    while enough - few > 1 {
        let middle = few + (enough - few) / 2;
        if middle >= fewest && !too_few(middle) { enough = middle } else { few = middle }
    }
    enough
}
