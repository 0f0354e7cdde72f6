//! The normal distribution.

use statrs::function::erf::{erfc, erfc_inv};
use std::f64::consts::SQRT_2;

/// How many standard errors an interval reaches to each side: 1.96 for 0.95.
pub(crate) fn reach(confidence: f64) -> f64 {
    // Certainty would reach to infinity, and infinity over infinity is no number.
    let confidence = confidence.clamp(0.0, 1.0 - f64::EPSILON);
    SQRT_2 * erfc_inv(1.0 - confidence)
}

/// Below which value a share of everything lies: 0.84 for 0.8.
pub(crate) fn quantile(share: f64) -> f64 {
    -SQRT_2 * erfc_inv(2.0 * share)
}

/// How often chance alone is at least so many standard errors off, to either side.
pub(crate) fn both_tails(standard_errors: f64) -> f64 {
    erfc(standard_errors.abs() / SQRT_2)
}
