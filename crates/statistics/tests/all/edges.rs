//! Nothing, everything, and numbers that nobody counts to.

use gametree_statistics::*;
use std::collections::BTreeMap;

const HUGE: u64 = u64::MAX;

#[test]
fn of_nothing() {
    assert_eq!(wilson(0, 0, CONFIDENCE), Interval { low: 0.0, high: 1.0 });
    assert_eq!(sign_test(0, 0), 1.0);
    let none = wilcoxon(&BTreeMap::from([(0, 5)]));
    assert_eq!((none.pairs, none.plus, none.p, none.rank_biserial), (0, 0.0, 1.0, 0.0));
    assert_eq!(wilcoxon(&BTreeMap::new()), none);
    assert_eq!(wilcoxon(&BTreeMap::from([(3, 0)])), none);
    assert!(holm(&[]).is_empty());
    let (empty, some) = (BTreeMap::new(), BTreeMap::from([(1, 9)]));
    assert_eq!(median(&BTreeMap::from([(4, 0)])), None);
    assert_eq!(median_interval(&empty, CONFIDENCE), None);
    assert_eq!(ratio_of_medians(&empty, &some, CONFIDENCE), None);
    assert_eq!(ratio_of_medians(&some, &empty, CONFIDENCE), None);
    assert_eq!(pairs_needed(0, 0, 0), None);
    let none = paired_difference(0, 0, 0, CONFIDENCE);
    assert_eq!((none.difference, none.interval), (0.0, Interval { low: -1.0, high: 1.0 }));
    let pairs = Pairs::default();
    assert_eq!((pairs.count(), pairs.mean(), pairs.variance()), (0, None, None));
    assert!(elo_of_pairs(&pairs, CONFIDENCE).is_none());
    assert_eq!(Sprt::new(0.0, 5.0).llr(&pairs), 0.0);
    assert!(ratings(&[], &[], CONFIDENCE).is_empty());
    assert_eq!(
        ratings(&[vec![0.0]], &[vec![0]], CONFIDENCE)[0],
        Rating { elo: 0.0, interval: None }
    );
}

#[test]
fn values_that_occur_never_are_not_there() {
    let with = BTreeMap::from([(0, 0), (3, 2), (5, 0), (7, 1), (9, 0)]);
    assert_eq!(median(&with), Some(3.0));
    let with = BTreeMap::from([(1, 0), (3, 4), (7, 4), (9, 0)]);
    assert_eq!(median_interval(&with, CONFIDENCE), Some(Interval { low: 3.0, high: 7.0 }));
}

#[test]
fn all_alike() {
    let same = BTreeMap::from([(7, 100)]);
    assert_eq!(median(&same), Some(7.0));
    assert_eq!(median_interval(&same, CONFIDENCE), Some(Interval { low: 7.0, high: 7.0 }));
    let ratio = ratio_of_medians(&same, &same, CONFIDENCE).unwrap();
    assert_eq!((ratio.ratio, ratio.interval), (1.0, Some(Interval { low: 1.0, high: 1.0 })));
    // Every difference of the same size: then it is the sign test.
    for (better, worse) in [(5, 0), (6, 0), (9, 2), (20, 30)] {
        let found = wilcoxon(&BTreeMap::from([(4, better), (-4, worse)]));
        assert!(found.exact);
        assert!((found.p / sign_test(better, worse) - 1.0).abs() < 1e-12, "{found:?}");
    }
    for halves in 0..5 {
        let mut pairs = Pairs::default();
        (0..10).for_each(|_| pairs.add(halves));
        let found = elo_of_pairs(&pairs, CONFIDENCE).unwrap();
        assert!(found.interval.width() > 0.0 && found.interval.contains(found.elo), "{found:?}");
        assert_eq!(found.interval.low.is_finite(), halves > 0);
        assert_eq!(found.interval.high.is_finite(), halves < 4);
        assert!(Sprt::new(0.0, 10.0).llr(&pairs).is_finite());
    }
}

/// Fewer than six values can all lie on one side of the median in more than one case of twenty.
#[test]
fn too_few_for_the_confidence() {
    let values = |count| (1..=count).map(|value| (value, 1)).collect::<BTreeMap<u64, u64>>();
    assert_eq!(median_interval(&values(5), 0.95), None);
    assert!(median_interval(&values(6), 0.95).is_some());
    assert_eq!(ratio_of_medians(&values(6), &values(6), 0.95).unwrap().interval, None);
    assert!(ratio_of_medians(&values(7), &values(7), 0.95).unwrap().interval.is_some());
    assert_eq!(median_interval(&values(1_000), 1.0), None);
}

#[test]
fn dividing_by_zero() {
    let (zero, mixed) = (BTreeMap::from([(0, 9)]), BTreeMap::from([(0, 4), (5, 6)]));
    assert_eq!(ratio_of_medians(&mixed, &zero, CONFIDENCE), None);
    let found = ratio_of_medians(&zero, &mixed, CONFIDENCE).unwrap();
    assert_eq!((found.ratio, found.interval), (0.0, None));
}

#[test]
fn nobody_counts_so_far() {
    let share = wilson(HUGE / 2, HUGE, CONFIDENCE);
    assert!(share.contains(0.5) && share.width() < 1e-8);
    assert_eq!(sign_test(HUGE, HUGE), 1.0);
    assert_eq!(sign_test(HUGE, 0), 0.0);
    assert_eq!(sign_test(HUGE, HUGE / 2), 0.0);
    // One standard error off: of 2^64 coins that is 2^32, so heads are 2^31 too few and tails too many.
    let half = 1 << 63;
    let one_off = sign_test(half + (1 << 31), half - (1 << 31));
    assert!((one_off - 0.317_310_5).abs() < 1e-6, "{one_off}");
    assert!(wilcoxon(&BTreeMap::from([(i64::MIN, HUGE), (1, HUGE)])).p < 1e-9);
    let even = wilcoxon(&BTreeMap::from([(i64::MAX, HUGE / 4), (-i64::MAX, HUGE / 4)]));
    assert_eq!((even.p, even.rank_biserial), (1.0, 0.0));
    let values = BTreeMap::from([(0, HUGE), (HUGE - 1, HUGE), (HUGE, HUGE)]);
    assert_eq!(median(&values), Some(HUGE as f64));
    assert!(median_interval(&values, CONFIDENCE).is_some());
    assert_eq!(paired_difference(HUGE, 0, HUGE, CONFIDENCE).difference, 1.0);
    assert!(pairs_needed(HUGE, HUGE - 1, HUGE).unwrap() > 1 << 60);
    let pairs = Pairs([0, 0, HUGE / 2, HUGE / 2, 0]);
    assert!(elo_of_pairs(&pairs, CONFIDENCE).unwrap().interval.width() < 1e-6);
}

/// A mistake of the caller gives no panic and no nonsense.
#[test]
fn impossible_counts() {
    assert_eq!(wilson(9, 3, CONFIDENCE), wilson(3, 3, CONFIDENCE));
    let found = paired_difference(9, 9, 3, CONFIDENCE).interval;
    assert!(found.low >= -1.0 && found.high <= 1.0);
    assert_eq!(elo(1.5), f64::INFINITY);
    for confidence in [-1.0, 0.0, 1.0, 2.0] {
        let found = wilson(1, 3, confidence);
        assert!((0.0..=1.0).contains(&found.low) && (0.0..=1.0).contains(&found.high), "{found:?}");
    }
}

#[test]
#[should_panic]
fn two_games_bring_two_points_at_most() {
    Pairs::default().add(5);
}

#[test]
fn the_bounds_of_the_sequential_test() {
    let (low, high) = Sprt::new(0.0, 5.0).bounds();
    assert!((low + 19f64.ln()).abs() < 1e-12 && (high - 19f64.ln()).abs() < 1e-12);
    let (low, high) = Sprt { alpha: 0.01, beta: 0.2, ..Sprt::new(0.0, 5.0) }.bounds();
    assert!((low - (0.2f64 / 0.99).ln()).abs() < 1e-12 && (high - 80f64.ln()).abs() < 1e-12);
}

/// Whoever won everything has a finite strength, and the more games, the more.
#[test]
fn ratings_of_extremes() {
    let won = |games: u64| {
        let points = [vec![0.0, games as f64], vec![0.0, 0.0]];
        ratings(&points, &[vec![0, games], vec![games, 0]], CONFIDENCE)[0]
    };
    let strengths: Vec<f64> = [1, 2, 10, 1_000, 1_000_000].map(|games| won(games).elo).to_vec();
    assert!(strengths.is_sorted() && strengths[0] > 0.0 && strengths[4] < 4_000.0, "{strengths:?}");
    assert!(won(10).interval.unwrap().width().is_finite());
    // Two islands: the prior alone connects them, and the intervals say so.
    let points = vec![
        vec![0.0, 500.0, 0.0, 0.0],
        vec![500.0, 0.0, 0.0, 0.0],
        vec![0.0, 0.0, 0.0, 500.0],
        vec![0.0, 0.0, 500.0, 0.0],
    ];
    let games: Vec<Vec<u64>> =
        points.iter().map(|row| row.iter().map(|&points| 2 * points as u64).collect()).collect();
    for rating in ratings(&points, &games, CONFIDENCE) {
        assert!(rating.elo.abs() < 1e-9 && rating.interval.unwrap().width() > 300.0, "{rating:?}");
    }
}
