//! Coins: the binomial distribution with probability one half, for numbers of any size.
//!
//! The incomplete beta function says the same, but its usual evaluations lose digits or stop too early at
//! a million coins; so the last term is taken from Loader's formula ("Fast and accurate computation of
//! binomial probabilities", 2000), whose parts are small numbers, and the others follow from it one by one.

use std::f64::consts::TAU;

use crate::normal::both_tails;

/// From here on the terms are too many to be added up, and the normal distribution is right to six
/// digits even where it says 1e-300.
const VERY_MANY: f64 = 1e12;

/// How often at most `heads` of `coins` fall on their heads. Only for the lower half: `heads` is not more
/// than half of `coins`.
pub(crate) fn at_most(heads: u64, coins: u128) -> f64 {
    let (few, all) = (heads as f64, coins as f64);
    if heads == 0 {
        return (-all).exp2();
    }
    if all > VERY_MANY {
        // Subtracted as integers: at this size floating point would round the coins away.
        let missing = (coins - 2 * u128::from(heads)) as f64;
        return both_tails((missing - 1.0).max(0.0) / all.sqrt()) / 2.0;
    }
    let many = all - few;
    let (mut term, mut sum) = (1.0, 1.0);
    let (mut over, mut under) = (few, many + 1.0);
    while over > 0.0 && term > sum * f64::EPSILON / 16.0 {
        term *= over / under;
        sum += term;
        over -= 1.0;
        under += 1.0;
    }
    exactly(few, many) * sum
}

/// How often the coins fall so: heads and tails, neither of them 0.
fn exactly(heads: f64, tails: f64) -> f64 {
    let coins = heads + tails;
    let skew = (tails - heads) / coins;
    let small = rest(coins) - rest(heads) - rest(tails) - coins / 2.0 * deviance(skew);
    small.exp() * (coins / (TAU * heads * tails)).sqrt()
}

/// (1 + x) ln (1 + x) + (1 − x) ln (1 − x).
fn deviance(x: f64) -> f64 {
    if x > 0.1 {
        return (1.0 + x) * x.ln_1p() + (1.0 - x) * (-x).ln_1p();
    }
    // The two parts nearly cancel near 0; their series, Σ x^2j / (j (2j − 1)), does not.
    let square = x * x;
    (1..=8).rev().fold(0.0, |sum, j| {
        let j = f64::from(j);
        square * (sum + 1.0 / (j * (2.0 * j - 1.0)))
    })
}

/// What Stirling's formula leaves of ln n!.
fn rest(n: f64) -> f64 {
    if n < 16.0 {
        let factorial: f64 = (1..=n as u8).map(f64::from).product();
        return factorial.ln() - ((n + 0.5) * n.ln() - n + TAU.ln() / 2.0);
    }
    let square = n * n;
    (1.0 / 12.0 - (1.0 / 360.0 - (1.0 / 1260.0 - 1.0 / (1680.0 * square)) / square) / square) / n
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Row by row from Pascal's triangle, where whole numbers are exact.
    #[test]
    fn by_pascals_triangle() {
        let mut row = vec![1u128];
        for coins in 1..=100u32 {
            let pairs = row.windows(2).map(|pair| pair[0] + pair[1]);
            row = [1].into_iter().chain(pairs).chain([1]).collect();
            let mut sum = 0u128;
            for heads in 0..=coins / 2 {
                sum += row[heads as usize];
                let expected = sum as f64 / 2f64.powi(coins as i32);
                let found = at_most(u64::from(heads), u128::from(coins));
                assert!((found / expected - 1.0).abs() < 1e-13, "{heads} of {coins}: {found}");
            }
        }
    }

    /// Where the sum of terms hands over to the normal distribution.
    #[test]
    fn the_two_ways_agree() {
        let below = |coins: u128, missing: u128| at_most(((coins - missing) / 2) as u64, coins);
        for missing in [2, 1_000_000, 10_000_000, 30_000_000] {
            let (last, first) =
                (below(1_000_000_000_000, missing), below(1_000_000_000_002, missing));
            assert!((last / first - 1.0).abs() < 1e-6, "{missing}: {last} {first}");
        }
    }
}
