//! The sequential test: how often it is wrong, and how many pairs it takes.

use gametree_statistics::*;

use crate::chance::{Chance, RUNS, at_most};

/// Results like these, but so that they stand for a difference in strength: the better ones made more
/// likely by a factor for every half point.
fn tilted(results: [f64; 5], difference: f64) -> [f64; 5] {
    let tilt = |factor: f64| {
        let weights: [f64; 5] = std::array::from_fn(|i| results[i] * factor.powi(i as i32));
        let all: f64 = weights.iter().sum();
        weights.map(|weight| weight / all)
    };
    let share = |results: [f64; 5]| -> f64 {
        results.iter().zip(0u8..).map(|(p, i)| p * f64::from(i) / 4.0).sum()
    };
    let (mut low, mut high) = (0.01f64, 100.0f64);
    for _ in 0..100 {
        let middle = (low * high).sqrt();
        if share(tilt(middle)) < expected_share(difference) { low = middle } else { high = middle }
    }
    tilt(low)
}

#[test]
fn sprt_is_seldom_wrong() {
    let mut chance = Chance(21);
    for (kind, results) in [
        ("many draws", [0.02, 0.13, 0.7, 0.13, 0.02]),
        ("some draws", [0.05, 0.2, 0.5, 0.2, 0.05]),
        ("no draws", [0.25, 0.0, 0.5, 0.0, 0.25]),
    ] {
        for (elo0, elo1) in [(0.0, 20.0), (0.0, 100.0), (-30.0, 30.0)] {
            let test = Sprt::new(elo0, elo1);
            for (truth, wrong) in [(elo0, Hypothesis::H1), (elo1, Hypothesis::H0)] {
                let results = tilted(results, truth);
                let (mut errors, mut played) = (0, 0);
                for _ in 0..RUNS {
                    let mut pairs = Pairs::default();
                    let decided = loop {
                        pairs.add(chance.choice(&results));
                        if let Some(decided) = test.decide(&pairs) {
                            break decided;
                        }
                    };
                    played += pairs.count();
                    errors += u32::from(decided == wrong);
                }
                let mean = played as f64 / f64::from(RUNS);
                let what = format!(
                    "sprt {elo0} to {elo1}, truth {truth}, {kind}, mean of {mean:.0} pairs, errors"
                );
                at_most(&what, f64::from(errors) / f64::from(RUNS), 0.05);
            }
        }
    }
}
