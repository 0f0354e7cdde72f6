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
    let mut order: Vec<usize> = (0..p.len()).collect();
    order.sort_by(|&a, &b| p[a].total_cmp(&p[b]));
    let mut adjusted = vec![0.0; p.len()];
    let mut least: f64 = 0.0;
    for (rank, &test) in order.iter().enumerate() {
        // A larger p never becomes more significant than a smaller one.
        least = least.max(p[test] * (p.len() - rank) as f64).min(1.0);
        adjusted[test] = least;
    }
    adjusted
}
