//! The sign test.

use crate::binomial::at_most;

/// How often chance alone would split the pairs that differ at least so unevenly, if it took a fair coin
/// for each: the exact sign test, and McNemar's exact test. Pairs that do not differ say nothing and do
/// not count. 1 if none do.
///
/// ```
/// use gametree_statistics::sign_test;
///
/// assert_eq!(sign_test(5, 0), 2.0 / 32.0);
/// assert_eq!(sign_test(0, 5), 2.0 / 32.0);
/// assert_eq!(sign_test(7, 7), 1.0);
/// ```
pub fn sign_test(better: u64, worse: u64) -> f64 {
    if better == worse {
        return 1.0;
    }
    let coins = u128::from(better) + u128::from(worse);
    (2.0 * at_most(better.min(worse), coins)).min(1.0)
}
