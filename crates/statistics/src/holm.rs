//! Several tests at once.

/// Holm's correction: what each `p` is worth after so many tests, in the same order. Whoever calls those
/// significant that are still below a level is wrong anywhere at all no more often than that level says,
/// however the tests depend on each other.
///
/// ```
/// use gametree_statistics::holm;
///
/// assert_eq!(holm(&[0.5, 0.01, 0.02]), [0.5, 0.03, 0.04]);
/// ```
pub fn holm(p: &[f64]) -> Vec<f64> {
    let order = order(p);
    let mut adjusted = vec![0.0; p.len()];
    let mut least: f64 = 0.0;
    for (rank, &test) in order.iter().enumerate() {
        // A larger p never becomes more significant than a smaller one.
        least = least.max(p[test] * (p.len() - rank) as f64).min(1.0);
        adjusted[test] = least;
    }
    adjusted
}

/// The level below which each `p` has to be by itself so that Holm's correction finds it
/// significant at this level: the level over the number of tests that are left at its step, in the
/// same order.
///
/// ```
/// use gametree_statistics::holm_levels;
///
/// assert_eq!(holm_levels(&[0.5, 0.01, 0.02], 0.06), [0.06, 0.02, 0.03]);
/// ```
pub fn holm_levels(p: &[f64], significance: f64) -> Vec<f64> {
    let mut levels = vec![significance; p.len()];
    for (rank, test) in order(p).into_iter().enumerate() {
        levels[test] = significance / (p.len() - rank) as f64;
    }
    levels
}

/// The tests, the smallest `p` first.
fn order(p: &[f64]) -> Vec<usize> {
    let mut order: Vec<usize> = (0..p.len()).collect();
    order.sort_by(|&a, &b| p[a].total_cmp(&p[b]));
    order
}
