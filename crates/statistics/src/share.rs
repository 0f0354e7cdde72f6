//! A share: so many of so many.

use crate::Interval;
use crate::normal::reach;

/// Wilson's interval for a share. Unlike the plain one it stays between 0 and 1 and is no point when all
/// or none succeeded. Of nothing, it is everything from 0 to 1.
///
/// ```
/// use gametree_statistics::{CONFIDENCE, Interval, wilson};
///
/// let all = wilson(10, 10, CONFIDENCE);
/// assert!(all.low > 0.72 && all.low < 0.73 && all.high == 1.0);
/// assert_eq!(wilson(0, 0, CONFIDENCE), Interval { low: 0.0, high: 1.0 });
/// ```
pub fn wilson(successes: u64, of: u64, confidence: f64) -> Interval {
    if of == 0 {
        return Interval { low: 0.0, high: 1.0 };
    }
    around_share(successes.min(of) as f64 / of as f64, of as f64, reach(confidence))
}

/// Wilson's interval around a share that need not be a whole number of successes, so many standard
/// errors to each side.
pub(crate) fn around_share(share: f64, of: f64, reach: f64) -> Interval {
    let squared = reach.powi(2) / of;
    let middle = (share + squared / 2.0) / (1.0 + squared);
    let margin = (squared * (share * (1.0 - share) + squared / 4.0)).sqrt() / (1.0 + squared);
    let Interval { low, high } = Interval::around(middle, margin).within(0.0, 1.0);
    // The ends are 0 and 1 there; rounding would leave something of the order of 1e-17.
    Interval {
        low: if share == 0.0 { 0.0 } else { low },
        high: if share == 1.0 { 1.0 } else { high },
    }
}
