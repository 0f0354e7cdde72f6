//! Wilcoxon's signed-rank test.

use std::collections::BTreeMap;

use crate::normal::both_tails;

/// Up to here all ways to choose the signs are counted, as in SciPy; their number is still a whole
/// number in floating point.
const FEW: u64 = 50;

/// What Wilcoxon's signed-rank test says about differences.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Wilcoxon {
    /// How many differences are not 0.
    pub pairs: u64,
    /// W+: the ranks of the positive differences, added up.
    pub plus: f64,
    /// How often chance alone would bring ranks at least so uneven.
    pub p: f64,
    /// Whether `p` counts all ways to choose the signs; else it is from the normal distribution.
    pub exact: bool,
    /// The effect: how much more of the ranks is positive than negative, from −1 to 1.
    pub rank_biserial: f64,
}

/// Wilcoxon's test of differences, each with how often it occurs: whether they lean to one side of 0,
/// where large ones count for more. Zeros are dropped, as Wilcoxon did; equal sizes share the mean of
/// their ranks.
///
/// With up to 50 pairs `p` is exact, also where sizes are equal: then it is exact for just these ranks.
/// With more it is the normal approximation, corrected for equal sizes, without a correction for
/// continuity.
///
/// ```
/// use std::collections::BTreeMap;
/// use gametree_statistics::wilcoxon;
///
/// let found = wilcoxon(&BTreeMap::from([(-1, 1), (0, 7), (2, 1), (3, 1), (4, 1)]));
/// assert_eq!((found.pairs, found.plus), (4, 9.0));
/// assert_eq!(found.p, 2.0 * 2.0 / 16.0); // Of 16 ways to choose the signs, 2 add up to 1 or less.
/// assert_eq!(found.rank_biserial, (9.0 - 1.0) / 10.0);
/// ```
pub fn wilcoxon(differences: &BTreeMap<i64, u64>) -> Wilcoxon {
    // By size, since that is what ranks go by: how often it is positive, how often at all.
    let mut sizes: BTreeMap<u64, (u64, u64)> = BTreeMap::new();
    for (&difference, &often) in differences {
        if difference != 0 && often > 0 {
            let (positive, all) = sizes.entry(difference.unsigned_abs()).or_default();
            *positive = positive.saturating_add(if difference > 0 { often } else { 0 });
            *all = all.saturating_add(often);
        }
    }
    let pairs = sizes.values().fold(0u64, |sum, (_, all)| sum.saturating_add(*all));
    if pairs == 0 {
        return Wilcoxon { pairs, plus: 0.0, p: 1.0, exact: true, rank_biserial: 0.0 };
    }
    // Twice the rank of each size, with how often it occurs: a whole number even when the rank is shared.
    let mut before = 0.0;
    let mut ranks = Vec::with_capacity(sizes.len());
    let (mut plus, mut minus) = (0.0, 0.0);
    for (positive, all) in sizes.into_values() {
        let twice = 2.0 * before + all as f64 + 1.0;
        plus += twice / 2.0 * positive as f64;
        minus += twice / 2.0 * (all - positive) as f64;
        before += all as f64;
        ranks.push((twice, all));
    }
    let exact = pairs <= FEW;
    let p = if exact {
        by_counting(&ranks, f64::min(plus, minus))
    } else {
        by_normal(&ranks, plus - minus)
    };
    Wilcoxon { pairs, plus, p, exact, rank_biserial: (plus - minus) / (plus + minus) }
}

/// How many ways there are to make ranks positive, for every sum up to the smaller one, as a share of
/// all ways; twice, for the other side. `ranks` are doubled.
fn by_counting(ranks: &[(f64, u64)], smaller: f64) -> f64 {
    let most = (2.0 * smaller) as usize;
    let mut ways = vec![0.0; most + 1];
    ways[0] = 1.0;
    let mut all = 1.0;
    for &(twice, often) in ranks {
        for _ in 0..often {
            all *= 2.0;
            for sum in (twice as usize..=most).rev() {
                ways[sum] += ways[sum - twice as usize];
            }
        }
    }
    (2.0 * ways.iter().sum::<f64>() / all).min(1.0)
}

/// Every rank is positive or negative by a fair coin, so the squares of the ranks add up to the variance
/// of `lead`, positive less negative ranks; that holds for shared ranks as well. `ranks` are doubled.
fn by_normal(ranks: &[(f64, u64)], lead: f64) -> f64 {
    let variance: f64 =
        ranks.iter().map(|&(twice, often)| twice * twice / 4.0 * often as f64).sum();
    both_tails(lead / variance.sqrt())
}
