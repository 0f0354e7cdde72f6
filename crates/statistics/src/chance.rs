//! The exact binomial test.

/// How often as unlikely a number of successes as this one, or a less likely one, comes of so many tries, if each
/// succeeds with this chance: the exact two-sided binomial test.
///
/// ```
/// use gametree_statistics::binomial_test;
///
/// assert_eq!(binomial_test(5, 5, 0.5), 2.0 / 32.0);
/// assert_eq!(binomial_test(3, 4, 1.0), 0.0);
/// ```
///
/// # Panics
/// If there are more successes than tries.
pub fn binomial_test(successes: u64, of: u64, chance: f64) -> f64 {
    assert!(successes <= of, "no more successes than tries");
    let certain = |all: u64| if successes == all { 1.0 } else { 0.0 };
    if chance <= 0.0 {
        return certain(0);
    }
    if chance >= 1.0 {
        return certain(of);
    }
    // Every number relative to the most likely one, from there outwards: no factorials, nothing too large.
    let odds = chance / (1.0 - chance);
    let likeliest = ((of as f64 + 1.0) * chance).floor().min(of as f64) as u64;
    let mut likely = vec![1.0; of as usize + 1];
    for number in likeliest + 1..=of {
        let more = (of - number + 1) as f64 / number as f64 * odds;
        likely[number as usize] = likely[number as usize - 1] * more;
    }
    for number in (0..likeliest).rev() {
        let fewer = (number + 1) as f64 / (of - number) as f64 / odds;
        likely[number as usize] = likely[number as usize + 1] * fewer;
    }
    // Two numbers that are equally likely must not be told apart by the last digit.
    let as_likely = likely[successes as usize] * (1.0 + 1e-7);
    let all: f64 = likely.iter().sum();
    let rare: f64 = likely.iter().filter(|&&other| other <= as_likely).sum();
    (rare / all).min(1.0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sign_test;

    #[test]
    fn a_fair_coin_is_the_sign_test() {
        for coins in 1..60 {
            for heads in 0..=coins {
                let (found, expected) =
                    (binomial_test(heads, coins, 0.5), sign_test(heads, coins - heads));
                assert!((found - expected).abs() < 1e-12, "{heads} of {coins}: {found} {expected}");
            }
        }
    }

    /// Row by row from the definition, in whole numbers: the chance is a third.
    #[test]
    fn by_the_definition() {
        for tries in 1..=20_u32 {
            let ways = |successes: u32| -> u128 {
                let choose = (0..successes).fold(1_u128, |ways, index| {
                    ways * u128::from(tries - index) / u128::from(index + 1)
                });
                choose * 2_u128.pow(tries - successes)
            };
            for successes in 0..=tries {
                let rare: u128 =
                    (0..=tries).map(ways).filter(|&other| other <= ways(successes)).sum();
                let expected = rare as f64 / 3_f64.powi(tries as i32);
                let found = binomial_test(successes.into(), tries.into(), 1.0 / 3.0);
                assert!((found - expected).abs() < 1e-12, "{successes} of {tries}");
            }
        }
    }
}
