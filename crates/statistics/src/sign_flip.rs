//! The sign-flip test, which is also called randomisation test.

use crate::Sample;
use crate::binomial::at_most;
use crate::normal::both_tails;

/// So many steps an exact answer may take.
const STEPS: u64 = 4_000_000;

/// Where it would take more, the normal distribution is right to two digits for more numbers than
/// this; fewer are rounded.
const MANY: u64 = 100;

/// How often chance alone would bring numbers whose sum is at least so far from 0, if it took a
/// fair coin for the sign of each: the exact two-sided sign-flip test. 1 if all are 0.
///
/// Of numbers that are all of one size it is the [sign test](crate::sign_test).
///
/// ```
/// use gametree_statistics::{Sample, sign_flip_test, sign_test};
///
/// // Of eight ways to choose the signs, two add up to 6 or −6.
/// assert_eq!(sign_flip_test(&Sample::of([(1, 1), (2, 1), (3, 1)])), 2.0 / 8.0);
/// assert_eq!(sign_flip_test(&Sample::counted([(1, 9), (-1, 2)], 1)), sign_test(9, 2));
/// ```
pub fn sign_flip_test(sample: &Sample) -> f64 {
    let values = sample.differing();
    let count = values.iter().fold(0_u64, |sum, &(_, often)| sum.saturating_add(often));
    if let Some(&(size, _)) = values.first()
        && values.iter().all(|&(value, _)| value.abs() == size.abs())
    {
        let of = |sign: i64| values.iter().find(|&&(value, _)| value.signum() == sign);
        let of = |sign: i64| of(sign).map_or(0, |&(_, often)| often);
        let (fewer, more) = (of(-1).min(of(1)), u128::from(of(-1)) + u128::from(of(1)));
        if of(-1) == of(1) {
            return 1.0;
        }
        return (2.0 * at_most(fewer, more)).min(1.0);
    }
    let sum = values.iter().fold(0_u64, |sum, &(value, often)| {
        sum.saturating_add(value.unsigned_abs().saturating_mul(often))
    });
    let parts = sum.saturating_mul(count).div_ceil(STEPS);
    if parts > 1 && count > MANY {
        let square = |&(value, often): &(i64, u64)| (value as f64).powi(2) * often as f64;
        let sum: f64 = values.iter().map(|&(value, often)| value as f64 * often as f64).sum();
        return both_tails(sum / values.iter().map(square).sum::<f64>().sqrt());
    }
    // What differs still differs.
    let rounded = |value: i64| {
        let size = (value.unsigned_abs() as f64 / parts.max(1) as f64).round().max(1.0) as i64;
        value.signum() * size
    };
    let values: Vec<(i64, u64)> =
        values.into_iter().map(|(value, often)| (rounded(value), often)).collect();
    by_counting(&values)
}

/// How likely each sum of the flipped ones is, up to the one that was seen; twice, for the other
/// side.
fn by_counting(values: &[(i64, u64)]) -> f64 {
    let sizes = values.iter().map(|&(value, often)| value.unsigned_abs() * often);
    let (all, seen): (u64, i64) =
        (sizes.sum(), values.iter().map(|&(value, often)| value * often as i64).sum());
    if seen == 0 {
        return 1.0;
    }
    let most = ((all - seen.unsigned_abs()) / 2) as usize;
    let mut likely = vec![0.0; most + 1];
    likely[0] = 1.0;
    for &(value, often) in values {
        let size = value.unsigned_abs() as usize;
        for _ in 0..often {
            for sum in (0..=most).rev() {
                let flipped = if sum >= size { likely[sum - size] } else { 0.0 };
                likely[sum] = f64::midpoint(likely[sum], flipped);
            }
        }
    }
    (2.0 * likely.iter().sum::<f64>()).min(1.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every way to choose the signs, one after the other.
    fn by_all_signs(values: &[i64]) -> f64 {
        let seen: i64 = values.iter().sum();
        let ways = 1_u32 << values.len();
        let as_far = (0..ways).filter(|signs| {
            let flipped = |(place, value): (usize, &i64)| match signs >> place & 1 {
                0 => *value,
                _ => -value,
            };
            values.iter().enumerate().map(flipped).sum::<i64>().abs() >= seen.abs()
        });
        as_far.count() as f64 / f64::from(ways)
    }

    #[test]
    fn by_the_definition() {
        for values in [
            &[1, 1, 1, 1, 1, 1][..],
            &[3, -1, 4, 1, -5, 9, 2, 6],
            &[0, 0, 7, -2, 2, 2],
            &[40, 38, 1, -3, 12, 12, 0, 25, -7, 9, 9, 1],
            &[5, -5],
            &[0, 0],
        ] {
            let found = sign_flip_test(&Sample::of(values.iter().map(|&value| (value, 40))));
            let expected = by_all_signs(values);
            assert!((found - expected).abs() < 1e-12, "{values:?}: {found} {expected}");
        }
    }

    /// Of large numbers, and of many, it is nearly the same.
    #[test]
    fn rounded_and_normal() {
        let values = [700_001, -20_003, 333_333, 654_321, 91_919, -123_456, 500_000, 71_717];
        let found = sign_flip_test(&Sample::of(values.iter().map(|&value| (value, GRIDS))));
        assert!((found - by_all_signs(&values)).abs() < 0.01, "{found}");
        let mut values = Vec::new();
        for size in [1, 2, 5] {
            values.extend([(size, 140), (-size, 120)]);
        }
        let exact = sign_flip_test(&Sample::counted(values.iter().copied(), 5));
        // One number of a size that makes it too fine to be counted, and too small to matter.
        let fine = values.iter().map(|&(value, often)| (100_000 * value, often)).chain([(1, 1)]);
        let normal = sign_flip_test(&Sample::counted(fine, 500_000));
        assert!((exact / normal).ln().abs() < 0.05, "{exact} {normal}");
    }

    const GRIDS: u64 = 720_720;
}
