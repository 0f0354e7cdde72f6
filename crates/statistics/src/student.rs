//! Student's distribution: the normal one where the spread is an estimate itself.

use statrs::function::beta::inv_beta_reg;

use crate::normal::reach;

/// From here on the difference to the normal distribution is in no digit that is shown.
const MANY: f64 = 1e6;

/// How many estimated standard errors an interval reaches to each side, with so many degrees of
/// freedom: 2.23 for 0.95 and 10.
pub(crate) fn reach_of(confidence: f64, freedom: f64) -> f64 {
    if freedom > MANY {
        return reach(confidence);
    }
    // Certainty would reach to infinity, and infinity over infinity is no number.
    let doubt = 1.0 - confidence.clamp(0.0, 1.0 - f64::EPSILON);
    let part = inv_beta_reg(freedom / 2.0, 0.5, doubt);
    (freedom * (1.0 - part) / part).sqrt()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// From the tables of any textbook.
    #[test]
    fn as_in_the_tables() {
        for (confidence, freedom, expected) in [
            (0.95, 1.0, 12.706),
            (0.95, 4.0, 2.776),
            (0.95, 10.0, 2.228),
            (0.95, 30.0, 2.042),
            (0.99, 10.0, 3.169),
            (0.95, 1e7, 1.960),
        ] {
            let found = reach_of(confidence, freedom);
            assert!((found - expected).abs() < 6e-4, "{freedom}: {found}");
        }
    }
}
