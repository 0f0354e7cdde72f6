//! How often intervals hold the truth.

use gametree_statistics::*;
use std::collections::BTreeMap;

use crate::chance::{Chance, RUNS, about, at_least, rate};

/// How often Wilson's interval holds the truth, from all that can happen.
fn exact_coverage(p: f64, of: u64) -> f64 {
    // The interval of the failures is the mirror image, and from the more likely end nothing underflows.
    let p = p.min(1.0 - p);
    let mut probability = (1.0 - p).powi(of as i32);
    let mut sum = 0.0;
    for successes in 0..=of {
        if wilson(successes, of, CONFIDENCE).contains(p) {
            sum += probability;
        }
        probability *= (of - successes) as f64 / (successes + 1) as f64 * p / (1.0 - p);
    }
    sum
}

/// The coverage goes up and down with the share, so every rate is held to its own exact one, and the mean
/// over many shares to what was asked for.
#[test]
fn wilson_holds_the_share() {
    let mut chance = Chance(1);
    for (p, of) in [(0.5, 20), (0.1, 20), (0.3, 100), (0.02, 100), (0.9, 400)] {
        let found = rate(|_| wilson(chance.count(p, of), of, CONFIDENCE).contains(p));
        about(&format!("wilson, share {p} of {of}"), found, exact_coverage(p, of));
    }
    for of in [10, 20, 50, 100, 400] {
        let shares = (1..200).map(|step| f64::from(step) / 200.0);
        let mean = shares.map(|p| exact_coverage(p, of)).sum::<f64>() / 199.0;
        println!("wilson, mean over all shares of {of}: {mean:.4}");
        assert!((mean - CONFIDENCE).abs() < 0.01, "{of}: {mean}");
    }
}

fn counted(values: impl Iterator<Item = f64>) -> BTreeMap<u64, u64> {
    let mut found = BTreeMap::new();
    for value in values {
        *found.entry(value as u64).or_default() += 1;
    }
    found
}

/// Once with hardly two values alike, once with only a few values.
#[test]
fn median_interval_holds_the_median() {
    let mut chance = Chance(2);
    for (scale, size) in [(1e9, 6), (1e9, 25), (1e9, 200), (3.0, 25), (3.0, 200)] {
        let truth = (scale * 2f64.ln()).floor();
        let found = rate(|_| {
            let values = counted((0..size).map(|_| scale * chance.exponential()));
            median_interval(&values, CONFIDENCE).unwrap().contains(truth)
        });
        at_least(&format!("median of {size}, scale {scale}"), found, CONFIDENCE);
    }
}

#[test]
fn ratio_of_medians_holds_the_ratio() {
    let mut chance = Chance(3);
    for (kind, size) in [("apart", 20), ("together", 20), ("against", 20), ("apart", 200)] {
        let found = rate(|_| {
            let a: Vec<f64> = (0..size).map(|_| chance.share()).collect();
            // A pair that goes together, one that goes apart, and two that do not know of each other.
            let b = a.iter().map(|&a| match kind {
                "together" => a,
                "against" => 1.0 - a,
                _ => chance.share(),
            });
            let b = counted(b.map(|b| 1e9 * (1.0 + b)));
            let a = counted(a.iter().map(|a| 3e9 * (1.0 + a)));
            ratio_of_medians(&a, &b, CONFIDENCE).unwrap().interval.unwrap().contains(3.0)
        });
        at_least(&format!("ratio of medians of {size}, {kind}"), found, CONFIDENCE);
    }
}

#[test]
fn paired_difference_holds_the_difference() {
    let mut chance = Chance(4);
    for (better, worse, of) in
        [(0.2, 0.1, 30), (0.05, 0.05, 50), (0.3, 0.1, 100), (0.02, 0.01, 200), (0.5, 0.3, 400)]
    {
        let found = rate(|_| {
            let mut counts = [0; 3];
            (0..of).for_each(|_| counts[chance.choice(&[better, worse, 1.0])] += 1);
            let found = paired_difference(counts[0], counts[1], of, CONFIDENCE);
            found.interval.contains(better - worse)
        });
        at_least(&format!("paired difference {better} to {worse} of {of}"), found, CONFIDENCE);
    }
}

#[test]
fn elo_of_pairs_holds_the_strength() {
    let mut chance = Chance(5);
    for (results, count) in [
        ([0.05, 0.2, 0.5, 0.2, 0.05], 20),
        ([0.05, 0.2, 0.5, 0.2, 0.05], 100),
        ([0.02, 0.08, 0.5, 0.25, 0.15], 100),
        ([0.1, 0.0, 0.5, 0.0, 0.4], 100),
        ([0.0, 0.01, 0.06, 0.13, 0.8], 100),
        ([0.02, 0.08, 0.5, 0.25, 0.15], 1_000),
    ] {
        let share: f64 = results.iter().zip(0u8..).map(|(p, i)| p * f64::from(i) / 4.0).sum();
        let found = rate(|_| {
            let mut pairs = Pairs::default();
            (0..count).for_each(|_| pairs.add(chance.choice(&results)));
            elo_of_pairs(&pairs, CONFIDENCE).unwrap().interval.contains(elo(share))
        });
        // The normal interval knows nothing of skew, which costs a little when nearly all is won.
        let limit = CONFIDENCE - if share > 0.9 || count < 50 { 0.015 } else { 0.0 };
        at_least(&format!("Elo {:.0} from {count} pairs", elo(share)), found, limit);
    }
}

/// Five players in a round-robin tournament; with draws the intervals are wider than they had to be.
#[test]
fn ratings_hold_the_strengths() {
    let mut chance = Chance(6);
    let truth = [-200.0, -80.0, 0.0, 30.0, 250.0];
    for (drawn, each) in [(0.0, 10), (0.0, 40), (0.3, 40)] {
        let mut held = 0;
        for _ in 0..RUNS {
            let (mut points, mut games) = (vec![vec![0.0; 5]; 5], vec![vec![0; 5]; 5]);
            for (i, j) in (0..5).flat_map(|j| (0..j).map(move |i| (i, j))) {
                let share = expected_share(truth[i] - truth[j]);
                // As often as draws leave room for: a draw takes half of itself from both.
                let drawn = drawn * 4.0 * share * (1.0 - share);
                for _ in 0..each {
                    let result = chance.choice(&[share - drawn / 2.0, drawn, 1.0]);
                    let made = [1.0, 0.5, 0.0][result];
                    points[i][j] += made;
                    points[j][i] += 1.0 - made;
                }
                (games[i][j], games[j][i]) = (each, each);
            }
            let found = ratings(&points, &games, CONFIDENCE);
            let holds = |(found, truth): (&Rating, &f64)| found.interval.unwrap().contains(*truth);
            held += found.iter().zip(&truth).filter(|&pair| holds(pair)).count();
        }
        let found = held as f64 / (5.0 * f64::from(RUNS));
        let what = format!("ratings, {each} games each, draws {drawn}");
        if drawn > 0.0 {
            at_least(&what, found, CONFIDENCE);
        } else {
            about(&what, found, CONFIDENCE);
        }
    }
}
