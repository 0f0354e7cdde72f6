//! Pairs of games, and the difference in strength they show.

use crate::normal::reach;
use crate::share::around_share;
use crate::{Interval, elo};

/// Results of pairs of games, one opening from both sides: how often 0, 1/2, 1, 3/2 and 2 points were
/// made.
///
/// The two games of a pair are no two independent games: an opening that is won for whoever begins
/// brings one point, always. That is why pairs are counted and not games.
///
/// ```
/// use gametree_statistics::Pairs;
///
/// let mut pairs = Pairs::default();
/// pairs.add(4); // Won both.
/// pairs.add(2); // One each, or two draws.
/// assert_eq!(pairs, Pairs([0, 0, 1, 0, 1]));
/// assert_eq!((pairs.count(), pairs.mean(), pairs.variance()), (2, Some(0.75), Some(0.0625)));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Pairs(pub [u64; 5]);

impl Pairs {
    /// One more pair, in which so many half points were made.
    ///
    /// # Panics
    ///
    /// If it is more than 4: two games bring two points at most.
    pub fn add(&mut self, points_in_halves: usize) {
        self.0[points_in_halves] += 1;
    }

    /// How many pairs there are.
    pub fn count(&self) -> u64 {
        self.0.iter().sum()
    }

    /// The share of the points, from 0 to 1. `None` without pairs.
    pub fn mean(&self) -> Option<f64> {
        self.average(|share| share)
    }

    /// How far the share of a pair is from the mean, squared, on average. `None` without pairs.
    pub fn variance(&self) -> Option<f64> {
        let mean = self.mean()?;
        self.average(|share| (share - mean).powi(2))
    }

    fn average(&self, of: impl Fn(f64) -> f64) -> Option<f64> {
        let all: f64 = self.0.iter().map(|&often| often as f64).sum();
        let sum: f64 = self.shares().map(|(share, often)| of(share) * often).sum();
        (all > 0.0).then(|| sum / all)
    }

    /// The five shares with how often each occurs.
    pub(crate) fn shares(&self) -> impl Iterator<Item = (f64, f64)> {
        self.0.iter().enumerate().map(|(halves, &often)| (halves as f64 / 4.0, often as f64))
    }
}

/// A difference in strength.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct EloEstimate {
    /// What the share of the points means; infinite if it is 0 or 1.
    pub elo: f64,
    /// Where the true difference is. An end is infinite only if all pairs were won, or all were lost.
    pub interval: Interval,
}

/// The difference in strength that pairs of games show. `None` without pairs.
///
/// The interval is the normal one of the mean share, turned into Elo. Where that is a point or reaches
/// 0 or 1, as it does for a few pairs or for pairs that all ended alike, it is Wilson's for as many
/// games as there are pairs: no results between 0 and 1 spread wider than those that are always one of
/// the two, so it is rather too wide than too narrow.
///
/// ```
/// use gametree_statistics::{CONFIDENCE, Pairs, elo_of_pairs};
///
/// let equal = elo_of_pairs(&Pairs([5, 10, 70, 10, 5]), CONFIDENCE).expect("there are pairs");
/// assert_eq!(equal.elo, 0.0);
/// assert!(equal.interval.high > 20.0 && equal.interval.high < 40.0);
/// let won = elo_of_pairs(&Pairs([0, 0, 0, 0, 9]), CONFIDENCE).expect("there are pairs");
/// assert!(won.interval.low > 100.0 && won.interval.high == f64::INFINITY);
/// ```
pub fn elo_of_pairs(pairs: &Pairs, confidence: f64) -> Option<EloEstimate> {
    elo_of_groups(std::slice::from_ref(pairs), confidence)
}

/// The same for pairs of several groups, such as starts, each of which weighs alike however many
/// pairs it has.
///
/// ```
/// use gametree_statistics::{CONFIDENCE, Pairs, elo_of_groups};
///
/// // From one start always the same two games, from the other many.
/// let found = elo_of_groups(&[Pairs([0, 0, 0, 0, 1]), Pairs([40, 0, 0, 0, 0])], CONFIDENCE);
/// assert_eq!(found.expect("there are pairs").elo, 0.0);
/// ```
pub fn elo_of_groups(groups: &[Pairs], confidence: f64) -> Option<EloEstimate> {
    let all = groups.iter().map(Pairs::count).sum::<u64>() as f64;
    let played: Vec<&Pairs> = groups.iter().filter(|pairs| pairs.count() > 0).collect();
    let average = |of: &dyn Fn(f64) -> f64| {
        let sum: f64 = played.iter().filter_map(|pairs| pairs.average(of)).sum();
        (!played.is_empty()).then(|| sum / played.len() as f64)
    };
    let mean = average(&|share| share)?;
    let variance = average(&|share| (share - mean).powi(2))?;
    // One less than all, since the mean is an estimate itself.
    let error = (variance / (all - 1.0).max(1.0)).sqrt();
    let normal = Interval::around(mean, reach(confidence) * error);
    let fits = error > 0.0 && normal.low > 0.0 && normal.high < 1.0;
    let share = if fits { normal } else { around_share(mean, all, reach(confidence)) };
    let interval = Interval { low: elo(share.low), high: elo(share.high) };
    Some(EloEstimate { elo: elo(mean), interval })
}
