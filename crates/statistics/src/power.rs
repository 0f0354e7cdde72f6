//! How often the sign test and the sign-flip test see a difference that is there.

use statrs::function::gamma::ln_gamma;

use crate::binomial::at_most;
use crate::normal::quantile;
use crate::{Sample, sign_flip_test};

/// A chance so small that it changes no digit that is shown.
const NOTHING: f64 = 1e-7;

/// How often the [sign test](crate::sign_test) sees a difference at this level of significance, if
/// it is made of so many pairs, of which such a share is better and such a share worse. Exact.
pub(crate) fn power_of_signs(pairs: u64, better: f64, worse: f64, significance: f64) -> f64 {
    let differing = better + worse;
    let mut power = 0.0;
    for differ in 0..=pairs {
        let often = likely(pairs, differ, differing);
        if often < NOTHING {
            continue;
        }
        // So many may disagree with the others.
        let allowed = (0..=differ / 2).take_while(|&few| {
            2.0 * at_most(few, differ.into()) < significance && 2 * few < differ
        });
        let seen = |few: u64| {
            let share = better / differing;
            likely(differ, few, share) + likely(differ, few, 1.0 - share)
        };
        power += often * allowed.map(seen).sum::<f64>();
    }
    power
}

/// So often starts are drawn.
const DRAWN: u64 = 1_000;

/// So few that differ are tested exactly; for more the normal distribution is near enough.
const FEW: u64 = 20;

/// The largest number is so many parts when it is drawn: finer ones make no difference.
const PARTS: f64 = 16.0;

/// How often the [sign-flip test](sign_flip_test) sees a difference at this level of significance
/// in so many starts that are drawn from a sample, each independently.
pub(crate) fn power_by_drawing(sample: &Sample, starts: u64, significance: f64) -> f64 {
    let largest = sample.parts().map(|(value, _)| value.abs()).max().unwrap_or(1) as f64;
    let finest = sample.differing().iter().map(|&(value, _)| value.abs()).max().unwrap_or(1) as f64;
    let parts = PARTS.min(finest);
    let rounded = |value: i64| {
        let part = (value as f64 / largest * parts).round() as i64;
        if part == 0 { value.signum() } else { part }
    };
    let values: Vec<(i64, u64)> =
        sample.parts().map(|(value, often)| (rounded(value), often)).collect();
    let count = sample.count();
    let far = -quantile(significance / 2.0);
    let mut state = 1_u64;
    let mut seen = 0;
    for _ in 0..DRAWN {
        let (mut drawn, mut differing, mut sum, mut squares) = (Vec::new(), 0, 0.0, 0.0);
        for _ in 0..starts {
            let mut place = next(&mut state) % count;
            let value = values.iter().find(|&&(_, often)| {
                let is_it = place < often;
                place = place.saturating_sub(often);
                is_it
            });
            let value = value.map_or(0, |&(value, _)| value);
            if value != 0 {
                differing += 1;
                sum += value as f64;
                squares += (value as f64).powi(2);
                if differing <= FEW {
                    drawn.push((value, 1));
                }
            }
        }
        seen += u64::from(match differing {
            0..=FEW => sign_flip_test(&Sample::counted(drawn, 1)) < significance,
            // Between two sums half a step goes to either.
            _ => f64::abs(sum) - 1.0 > far * f64::sqrt(squares),
        });
    }
    seen as f64 / DRAWN as f64
}

/// Splitmix64: the same numbers on every machine.
fn next(state: &mut u64) -> u64 {
    *state = state.wrapping_add(0x9E37_79B9_7F4A_7C15);
    let mut mixed = *state;
    mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    mixed ^ (mixed >> 31)
}

/// How likely so many successes of so many tries are.
fn likely(tries: u64, successes: u64, chance: f64) -> f64 {
    if chance <= 0.0 || chance >= 1.0 {
        return if (chance >= 1.0) == (successes == tries) && (chance >= 1.0 || successes == 0) {
            1.0
        } else {
            0.0
        };
    }
    let (all, some) = (tries as f64, successes as f64);
    let ways = ln_gamma(all + 1.0) - ln_gamma(some + 1.0) - ln_gamma(all - some + 1.0);
    (ways + some * chance.ln() + (all - some) * (-chance).ln_1p()).exp()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Of two pairs nothing is ever seen, of six only if all agree.
    #[test]
    fn by_hand() {
        assert_eq!(power_of_signs(2, 0.9, 0.0, 0.05), 0.0);
        let found = power_of_signs(6, 0.9, 0.1, 0.05);
        assert!((found - (0.9_f64.powi(6) + 0.1_f64.powi(6))).abs() < 1e-9, "{found}");
        assert!((power_of_signs(6, 0.8, 0.0, 0.05) - 0.8_f64.powi(6)).abs() < 1e-9);
        assert!((power_of_signs(8, 1.0, 0.0, 0.05) - 1.0).abs() < 1e-9);
    }
}
