//! Elo's scale of strength.

/// How much stronger somebody is who makes this share of the points, in Elo; infinitely much at 1.
///
/// ```
/// use gametree_statistics::{elo, expected_share};
///
/// assert_eq!(elo(0.5), 0.0);
/// assert_eq!(elo(10.0 / 11.0).round(), 400.0);
/// assert_eq!(elo(0.0), f64::NEG_INFINITY);
/// assert!((expected_share(elo(0.64)) - 0.64).abs() < 1e-12);
/// ```
pub fn elo(share: f64) -> f64 {
    let share = share.clamp(0.0, 1.0);
    400.0 * (share / (1.0 - share)).log10()
}

/// The share of the points that somebody makes who is so much stronger, in Elo.
///
/// ```
/// use gametree_statistics::expected_share;
///
/// assert_eq!(expected_share(0.0), 0.5);
/// assert_eq!(expected_share(f64::INFINITY), 1.0);
/// ```
pub fn expected_share(elo: f64) -> f64 {
    1.0 / (1.0 + 10f64.powf(-elo / 400.0))
}
