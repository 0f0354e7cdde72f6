//! The same numbers as SciPy and statsmodels: `testdata/reference.json`, written by `reference.py` beside it.

use gametree_statistics::*;
use serde_json::Value;
use std::collections::BTreeMap;

fn cases(part: &str) -> Vec<Value> {
    let all: Value = serde_json::from_str(include_str!("../../testdata/reference.json")).unwrap();
    let cases = all[part].as_array().unwrap();
    assert!(!cases.is_empty());
    cases.clone()
}

fn number(value: &Value) -> f64 {
    value.as_f64().unwrap()
}

fn whole(value: &Value) -> u64 {
    value.as_u64().unwrap()
}

/// Equal to nine digits, or both next to nothing.
fn near(found: f64, expected: f64) -> bool {
    within(found, expected, 1e-9)
}

fn within(found: f64, expected: f64, tolerance: f64) -> bool {
    found == expected || (found - expected).abs() <= tolerance * expected.abs().max(1e-6)
}

fn same(interval: Interval, low: &Value, high: &Value) -> bool {
    near(interval.low, number(low)) && near(interval.high, number(high))
}

/// `[[value, often], …]`.
fn counted<T: Ord>(value: &Value, of: impl Fn(&Value) -> T) -> BTreeMap<T, u64> {
    value.as_array().unwrap().iter().map(|pair| (of(&pair[0]), whole(&pair[1]))).collect()
}

fn pairs(value: &Value) -> Pairs {
    let counts: Vec<u64> = value.as_array().unwrap().iter().map(whole).collect();
    Pairs(counts.try_into().unwrap())
}

#[test]
fn wilson_as_in_statsmodels() {
    for case in cases("wilson") {
        let found = wilson(whole(&case[0]), whole(&case[1]), number(&case[2]));
        assert!(same(found, &case[3], &case[4]), "{case}: {found:?}");
    }
}

#[test]
fn sign_test_as_in_scipy_and_statsmodels() {
    for case in cases("sign_test") {
        let found = sign_test(whole(&case[0]), whole(&case[1]));
        // Not near(): a p of 1e-80 has to be right as well.
        assert!((found / number(&case[2]) - 1.0).abs() < 1e-9, "{case}: {found:e}");
    }
}

#[test]
fn wilcoxon_as_in_scipy() {
    for case in cases("wilcoxon") {
        let found = wilcoxon(&counted(&case["differences"], |value| value.as_i64().unwrap()));
        assert_eq!(found.pairs, whole(&case["pairs"]));
        assert_eq!(found.exact, case["exact"].as_bool().unwrap());
        assert_eq!(found.plus, number(&case["plus"]));
        assert!((found.p / number(&case["p"]) - 1.0).abs() < 1e-9, "{case}: {found:?}");
        assert!(near(found.rank_biserial, number(&case["rank_biserial"])), "{case}: {found:?}");
    }
}

#[test]
fn holm_as_in_statsmodels() {
    for case in cases("holm") {
        let list =
            |value: &Value| -> Vec<f64> { value.as_array().unwrap().iter().map(number).collect() };
        let (found, expected) = (holm(&list(&case[0])), list(&case[1]));
        assert_eq!(found.len(), expected.len());
        assert!(found.iter().zip(&expected).all(|(&a, &b)| near(a, b)), "{case}: {found:?}");
    }
}

#[test]
fn medians_as_in_scipy() {
    for case in cases("median_interval") {
        let values = match case[0].as_u64() {
            Some(size) => (1..=size).map(|value| (value, 1)).collect(),
            None => counted(&case[0], whole),
        };
        let expected = case[2].as_array();
        let expected =
            expected.map(|ends| Interval { low: number(&ends[0]), high: number(&ends[1]) });
        assert_eq!(median_interval(&values, number(&case[1])), expected, "{case}");
        assert_eq!(median(&values), Some(number(&case[3])), "{case}");
    }
}

#[test]
fn paired_differences_by_the_formula() {
    for case in cases("paired") {
        let (better, worse, of) = (whole(&case[0]), whole(&case[1]), whole(&case[2]));
        let found = paired_difference(better, worse, of, number(&case[3]));
        assert!(near(found.difference, number(&case[4])), "{case}: {found:?}");
        assert!(same(found.interval, &case[5], &case[6]), "{case}: {found:?}");
    }
}

#[test]
fn elo_by_the_formula() {
    for case in cases("elo") {
        let (share, expected) = (number(&case[0]), number(&case[1]));
        assert!(near(elo(share), expected), "{case}");
        assert!(near(expected_share(expected), share), "{case}");
    }
}

#[test]
fn elo_of_pairs_by_the_formulas() {
    for case in cases("elo_of_pairs") {
        let found = elo_of_pairs(&pairs(&case[0]), number(&case[1])).unwrap();
        let ends = [found.elo, found.interval.low, found.interval.high];
        for (place, end) in ends.into_iter().enumerate() {
            match case[place + 2].as_f64() {
                Some(expected) => assert!(near(end, expected), "{case}: {found:?}"),
                None => assert!(end.is_infinite(), "{case}: {found:?}"),
            }
        }
    }
}

#[test]
fn sprt_by_the_formula() {
    for case in cases("sprt") {
        let found = Sprt::new(number(&case[0]), number(&case[1])).llr(&pairs(&case[2]));
        assert!(near(found, number(&case[3])), "{case}: {found}");
    }
}

#[test]
fn ratings_as_an_optimiser_finds_them() {
    for case in cases("ratings") {
        let rows = |value: &Value| value.as_array().unwrap().clone();
        let row =
            |row: &Value| -> Vec<f64> { row.as_array().unwrap().iter().map(number).collect() };
        let points: Vec<Vec<f64>> = rows(&case["points"]).iter().map(row).collect();
        let games: Vec<Vec<u64>> = rows(&case["games"])
            .iter()
            .map(|row| row.as_array().unwrap().iter().map(whole).collect())
            .collect();
        let found = ratings(&points, &games, CONFIDENCE);
        for (found, expected) in found.iter().zip(rows(&case["ratings"])) {
            let interval = found.interval.unwrap();
            for (place, end) in [found.elo, interval.low, interval.high].into_iter().enumerate() {
                let expected = number(&expected[place]);
                assert!((end - expected).abs() < 1e-7, "{case}: {found:?}, {expected}");
            }
        }
    }
}
