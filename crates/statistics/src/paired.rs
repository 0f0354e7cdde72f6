//! Two shares of the same pairs: one side better, the other better, or no difference.

use crate::normal::reach;
use crate::{Interval, SIGNIFICANCE, Sample, starts_needed};

/// By how much one share exceeds another.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Difference {
    /// One share less the other, from −1 to 1.
    pub difference: f64,
    /// Where the true difference is.
    pub interval: Interval,
}

/// The difference of two shares that were counted on the same pairs: `better` of them speak for the first,
/// `worse` for the second, the others for neither. The interval is the adjusted one of Bonett and Price
/// ("Adjusted Wald confidence interval for a difference of binomial proportions based on paired data",
/// 2012), which adds one pair to each side. Of nothing, it is everything from −1 to 1.
///
/// ```
/// use gametree_statistics::{CONFIDENCE, Interval, paired_difference};
///
/// let none = paired_difference(0, 0, 10, CONFIDENCE);
/// assert_eq!(none.difference, 0.0);
/// assert!(none.interval.low < -0.2 && none.interval.high > 0.2);
/// let empty = paired_difference(0, 0, 0, CONFIDENCE);
/// assert_eq!(empty.interval, Interval { low: -1.0, high: 1.0 });
/// ```
pub fn paired_difference(better: u64, worse: u64, of: u64, confidence: f64) -> Difference {
    if of == 0 {
        return Difference { difference: 0.0, interval: Interval { low: -1.0, high: 1.0 } };
    }
    let (better, worse, of) = (better as f64, worse as f64, of as f64);
    let more = of + 2.0;
    let (differing, middle) = ((better + worse + 2.0) / more, (better - worse) / more);
    let margin = reach(confidence) * ((differing - middle * middle).max(0.0) / more).sqrt();
    Difference {
        difference: (better - worse) / of,
        interval: Interval::around(middle, margin).within(-1.0, 1.0),
    }
}

/// How many pairs [`sign_test`](crate::sign_test) needs to find a difference at [`SIGNIFICANCE`]
/// with [`POWER`](crate::POWER), if the rates are those observed: [`starts_needed`] of pairs.
/// `None` if no difference was observed.
///
/// ```
/// use gametree_statistics::pairs_needed;
///
/// assert_eq!(pairs_needed(30, 12, 200), Some(215));
/// assert_eq!(pairs_needed(3, 0, 3), Some(6));
/// assert_eq!(pairs_needed(12, 12, 200), None);
/// ```
pub fn pairs_needed(better: u64, worse: u64, of: u64) -> Option<u64> {
    let same = of.saturating_sub(better).saturating_sub(worse);
    starts_needed(&Sample::counted([(1, better), (-1, worse), (0, same)], 1), SIGNIFICANCE)
}
