//! What holds for all numbers: swapping sides, order, limits.

use gametree_statistics::*;
use proptest::collection::{btree_map, vec};
use proptest::prelude::*;

fn close(a: f64, b: f64) -> bool {
    a == b || (a - b).abs() <= 1e-9 * (1.0 + a.abs())
}

fn mirrored(interval: Interval) -> Interval {
    Interval { low: -interval.high, high: -interval.low }
}

fn same(a: Interval, b: Interval) -> bool {
    close(a.low, b.low) && close(a.high, b.high)
}

/// Small and large counts alike.
fn counts() -> impl Strategy<Value = u64> {
    prop_oneof![0..20u64, 0..10_000u64, 0..1_000_000_000u64]
}

proptest! {
    #[test]
    fn shares(a in counts(), b in counts(), confidence in 0.01..0.999f64) {
        prop_assume!(a + b > 0);
        let (found, other) = (wilson(a, a + b, confidence), wilson(b, a + b, confidence));
        prop_assert!(found.contains(a as f64 / (a + b) as f64));
        prop_assert!(0.0 <= found.low && found.low < found.high && found.high <= 1.0);
        prop_assert!(close(found.low, 1.0 - other.high));
        let wider = wilson(a, a + b, (1.0 + confidence) / 2.0);
        prop_assert!(wider.low <= found.low && found.high <= wider.high);
    }

    #[test]
    fn signs(a in counts(), b in counts()) {
        let p = sign_test(a, b);
        prop_assert!((0.0..=1.0).contains(&p));
        prop_assert_eq!(p, sign_test(b, a));
        // One more on the side that leads is more uneven.
        prop_assert!(sign_test(a.max(b) + 1, a.min(b)) <= p);
    }

    #[test]
    fn signed_ranks(differences in btree_map(-30..30i64, 0..12u64, 0..20)) {
        let found = wilcoxon(&differences);
        let other = wilcoxon(&differences.iter().map(|(&d, &often)| (-d, often)).collect());
        prop_assert!((0.0..=1.0).contains(&found.p));
        prop_assert!(found.rank_biserial.abs() <= 1.0);
        prop_assert_eq!(found.p, other.p);
        prop_assert_eq!(found.rank_biserial, -other.rank_biserial);
        let all = (found.pairs * (found.pairs + 1)) as f64 / 2.0;
        prop_assert_eq!(found.plus + other.plus, all);
        // Only the order of the sizes counts.
        let stretched = differences.iter().map(|(&d, &often)| (d * d * d, often)).collect();
        prop_assert_eq!(found, wilcoxon(&stretched));
    }

    #[test]
    fn several_tests(p in vec(0.0..=1.0f64, 0..12)) {
        let adjusted = holm(&p);
        for (i, (&before, &after)) in p.iter().zip(&adjusted).enumerate() {
            prop_assert!(before <= after && after <= (before * p.len() as f64).min(1.0));
            for (&other, &later) in p.iter().zip(&adjusted).skip(i) {
                prop_assert!(before > other || after <= later);
                prop_assert!(before < other || after >= later);
            }
        }
    }

    #[test]
    fn medians(values in btree_map(0..1_000u64, 0..9u64, 0..30), confidence in 0.01..0.999f64) {
        let list: Vec<u64> = values
            .iter()
            .flat_map(|(&value, &often)| std::iter::repeat_n(value, often as usize))
            .collect();
        let (size, found) = (list.len(), median(&values));
        prop_assert_eq!(found.is_some(), size > 0);
        if let Some(found) = found {
            prop_assert_eq!(found, (list[(size - 1) / 2] + list[size / 2]) as f64 / 2.0);
        }
        if let Some(interval) = median_interval(&values, confidence) {
            prop_assert!(interval.contains(found.unwrap()));
        }
    }

    #[test]
    fn ratios(
        a in btree_map(1..1_000u64, 1..9u64, 1..30),
        b in btree_map(1..1_000u64, 1..9u64, 1..30),
    ) {
        let found = ratio_of_medians(&a, &b, CONFIDENCE).unwrap();
        let other = ratio_of_medians(&b, &a, CONFIDENCE).unwrap();
        prop_assert!(close(found.ratio * other.ratio, 1.0));
        prop_assert_eq!(found.interval.is_some(), other.interval.is_some());
        if let (Some(found_in), Some(other_in)) = (found.interval, other.interval) {
            prop_assert!(found_in.contains(found.ratio));
            prop_assert!(close(found_in.low * other_in.high, 1.0));
        }
    }

    #[test]
    fn paired(better in counts(), worse in counts(), neither in counts()) {
        let of = better + worse + neither;
        prop_assume!(of > 0);
        let found = paired_difference(better, worse, of, CONFIDENCE);
        let other = paired_difference(worse, better, of, CONFIDENCE);
        prop_assert_eq!(found.difference, -other.difference);
        prop_assert!(same(found.interval, mirrored(other.interval)));
        prop_assert!(found.interval.contains(found.difference));
        prop_assert!(found.interval.low >= -1.0 && found.interval.high <= 1.0);
        let needed = pairs_needed(better, worse, of);
        prop_assert_eq!(needed, pairs_needed(worse, better, of));
        prop_assert_eq!(needed.is_some(), better != worse);
        prop_assert!(needed.is_none_or(|needed| needed >= 6));
    }

    #[test]
    fn strengths(share in 0.001..0.999f64, difference in -2_000.0..2_000.0f64) {
        prop_assert!(close(elo(share), -elo(1.0 - share)));
        prop_assert!(close(expected_share(elo(share)), share));
        prop_assert!(close(elo(expected_share(difference)), difference));
        prop_assert!(close(expected_share(difference) + expected_share(-difference), 1.0));
    }

    #[test]
    fn pairs_of_games(counts in [0..50u64, 0..50u64, 0..500u64, 0..50u64, 0..50u64]) {
        let pairs = Pairs(counts);
        prop_assume!(pairs.count() > 0);
        let mut other = pairs;
        other.0.reverse();
        let (found, mirror) =
            (elo_of_pairs(&pairs, CONFIDENCE).unwrap(), elo_of_pairs(&other, CONFIDENCE).unwrap());
        prop_assert!(close(found.elo, -mirror.elo));
        prop_assert!(same(found.interval, mirrored(mirror.interval)));
        prop_assert!(found.interval.contains(found.elo) && found.interval.width() > 0.0);
        let all_alike = |end: usize| pairs.0[end] == pairs.count();
        prop_assert_eq!(found.interval.high == f64::INFINITY, all_alike(4));
        prop_assert_eq!(found.interval.low == f64::NEG_INFINITY, all_alike(0));
        let test = Sprt::new(-10.0, 10.0);
        prop_assert!(close(test.llr(&pairs), -test.llr(&other)));
    }

    #[test]
    fn tournaments(results in vec((0..5usize, 0..5usize, 0..3u8), 1..60)) {
        let (mut points, mut games) = (vec![vec![0.0; 5]; 5], vec![vec![0; 5]; 5]);
        let (mut turned_points, mut turned_games) = (points.clone(), games.clone());
        for (i, j, halves) in results.into_iter().filter(|(i, j, _)| i != j) {
            let add = |points: &mut Vec<Vec<f64>>, games: &mut Vec<Vec<u64>>, i: usize, j: usize| {
                points[i][j] += f64::from(halves) / 2.0;
                points[j][i] += 1.0 - f64::from(halves) / 2.0;
                games[i][j] += 1;
                games[j][i] += 1;
            };
            add(&mut points, &mut games, i, j);
            add(&mut turned_points, &mut turned_games, 4 - i, 4 - j);
        }
        let found = ratings(&points, &games, CONFIDENCE);
        let sum: f64 = found.iter().map(|rating| rating.elo).sum();
        prop_assert!(sum.abs() < 1e-6, "{sum}");
        // Who is listed first makes no difference.
        let turned = ratings(&turned_points, &turned_games, CONFIDENCE);
        for (i, rating) in found.iter().enumerate() {
            prop_assert!((rating.elo - turned[4 - i].elo).abs() < 1e-6);
            let played = games[i].iter().any(|&games| games > 0);
            prop_assert_eq!(rating.interval.is_some(), played);
            prop_assert!(rating.interval.is_none_or(|interval| interval.width().is_finite()));
        }
    }
}
