//! Rank correlation: whether two lists order the same things alike.

use std::cmp::Ordering;

/// The place of each item among all, from 1; equal items share the mean of their places.
pub(crate) fn ranks<T>(items: &[T], compare: impl Fn(&T, &T) -> Ordering) -> Vec<f64> {
    let mut order: Vec<usize> = (0..items.len()).collect();
    order.sort_unstable_by(|&a, &b| compare(&items[a], &items[b]));
    let mut ranks = vec![0.0; items.len()];
    let mut before = 0;
    for equal in order.chunk_by(|&a, &b| compare(&items[a], &items[b]).is_eq()) {
        let mean = before as f64 + (equal.len() + 1) as f64 / 2.0;
        for &item in equal {
            ranks[item] = mean;
        }
        before += equal.len();
    }
    ranks
}

/// Pearson's correlation of two lists of equal length; of ranks it is Spearman's. `None` if one of
/// them never changes: then there is no order to agree with.
pub(crate) fn correlation(a: &[f64], b: &[f64]) -> Option<f64> {
    let mean = |list: &[f64]| list.iter().sum::<f64>() / list.len() as f64;
    let (mean_a, mean_b) = (mean(a), mean(b));
    let (mut both, mut only_a, mut only_b) = (0.0, 0.0, 0.0);
    for (a, b) in a.iter().zip(b) {
        let (a, b) = (a - mean_a, b - mean_b);
        both += a * b;
        only_a += a * a;
        only_b += b * b;
    }
    // Ranks are multiples of a half, and so are their means' differences far above rounding.
    let changes = only_a > 0.0 && only_b > 0.0;
    changes.then(|| (both / (only_a.sqrt() * only_b.sqrt())).clamp(-1.0, 1.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn spearman(a: &[i32], b: &[i32]) -> Option<f64> {
        correlation(&ranks(a, i32::cmp), &ranks(b, i32::cmp))
    }

    fn near(found: Option<f64>, expected: f64) -> bool {
        found.is_some_and(|found| (found - expected).abs() < 1e-12)
    }

    #[test]
    fn equal_items_share_their_places() {
        assert_eq!(ranks(&[30, 10, 20], i32::cmp), [3.0, 1.0, 2.0]);
        assert_eq!(ranks(&[5, 1, 5, 5, 9], i32::cmp), [3.0, 1.0, 3.0, 3.0, 5.0]);
        assert_eq!(ranks(&[7, 7], i32::cmp), [1.5, 1.5]);
        assert!(ranks(&[], i32::cmp).is_empty());
    }

    #[test]
    fn the_same_order_and_the_opposite_one() {
        assert!(near(spearman(&[1, 5, 9, 100], &[-3, 0, 1, 2]), 1.0));
        assert!(near(spearman(&[1, 5, 9, 100], &[2, 1, 0, -3]), -1.0));
    }

    /// Without ties the formula of the textbooks holds: 1 − 6 Σd² / (n (n² − 1)).
    #[test]
    fn by_the_formula() {
        // Differences of places: 1, 1, 1, 1, 0; so 1 − 6·4 / (5·24).
        assert!(near(spearman(&[1, 2, 3, 4, 5], &[2, 1, 4, 3, 5]), 0.8));
    }

    /// Places 1.5, 1.5, 3, 4 against 1, 2, 3.5, 3.5, both with mean 2.5: products of the deviations
    /// 1.5 + 0.5 + 0.5 + 1.5 = 4, squares 1 + 1 + 0.25 + 2.25 = 4.5 and 2.25 + 0.25 + 1 + 1 = 4.5.
    #[test]
    fn by_hand_with_ties() {
        assert!(near(spearman(&[0, 0, 1, 2], &[0, 1, 2, 2]), 4.0 / 4.5));
    }

    #[test]
    fn nothing_to_agree_with() {
        assert_eq!(spearman(&[1, 1, 1], &[1, 2, 3]), None);
        assert_eq!(spearman(&[1, 2, 3], &[4, 4, 4]), None);
        assert_eq!(spearman(&[1], &[1]), None);
        assert_eq!(spearman(&[], &[]), None);
    }
}
