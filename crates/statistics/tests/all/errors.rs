//! How often tests see what is not there, and what is.

use gametree_statistics::*;
use std::collections::BTreeMap;

use crate::chance::{Chance, about, at_most, rate};

/// Few results are possible, so the rate is below what is allowed.
#[test]
fn the_sign_test_seldom_raises_a_false_alarm() {
    let mut chance = Chance(11);
    for pairs in [10, 40, 400] {
        let found = rate(|_| {
            let better = chance.count(0.5, pairs);
            sign_test(better, pairs - better) <= SIGNIFICANCE
        });
        at_most(&format!("sign test of {pairs}, false alarms"), found, SIGNIFICANCE);
    }
}

fn differences(sizes: impl Iterator<Item = u64>, chance: &mut Chance) -> BTreeMap<i64, u64> {
    let mut found = BTreeMap::new();
    for size in sizes {
        let sign = if chance.happens(0.5) { 1 } else { -1 };
        *found.entry(sign * size as i64).or_default() += 1;
    }
    found
}

/// From very many sizes, so that hardly two are alike.
#[test]
fn wilcoxon_seldom_raises_a_false_alarm() {
    let mut chance = Chance(12);
    for pairs in [12, 25, 100] {
        let found = rate(|_| {
            let sizes: Vec<u64> = (0..pairs).map(|_| 1 + chance.below(1 << 40)).collect();
            wilcoxon(&differences(sizes.into_iter(), &mut chance)).p <= SIGNIFICANCE
        });
        about(&format!("wilcoxon of {pairs}, false alarms"), found, SIGNIFICANCE);
    }
}

/// Many zeros, and sizes of which there are only three.
#[test]
fn wilcoxon_with_ties_seldom_raises_a_false_alarm() {
    let mut chance = Chance(13);
    for pairs in [8, 30, 200] {
        let found = rate(|_| {
            let sizes: Vec<u64> = (0..pairs).map(|_| chance.below(4)).collect();
            wilcoxon(&differences(sizes.into_iter(), &mut chance)).p <= SIGNIFICANCE
        });
        let what = format!("wilcoxon with ties of {pairs}, false alarms");
        if pairs == 8 {
            // So few results are possible that the rate cannot come near.
            at_most(&what, found, SIGNIFICANCE);
        } else {
            about(&what, found, SIGNIFICANCE);
        }
    }
}

/// Six tests of nothing: independent, all the same, and four of nothing beside two of something.
#[test]
fn holm_is_seldom_wrong_anywhere() {
    let mut chance = Chance(14);
    let mut wrong = |tests: &dyn Fn(&mut Chance) -> Vec<f64>, nothing: usize| {
        rate(|_| {
            let adjusted = holm(&tests(&mut chance));
            adjusted[..nothing].iter().any(|&p| p <= SIGNIFICANCE)
        })
    };
    let apart = wrong(&|chance| (0..6).map(|_| chance.share()).collect(), 6);
    at_most("holm, independent tests, any false alarm", apart, SIGNIFICANCE);
    let alike = wrong(&|chance| vec![chance.share(); 6], 6);
    at_most("holm, one test six times, any false alarm", alike, SIGNIFICANCE);
    let some = wrong(
        &|chance| (0..6).map(|i| chance.share() * if i < 4 { 1.0 } else { 1e-6 }).collect(),
        4,
    );
    at_most("holm, two of six are true, any false alarm", some, SIGNIFICANCE);
}

/// The formula is for the normal distribution, and the exact test a little more careful.
#[test]
fn as_many_pairs_as_needed_have_the_power() {
    let mut chance = Chance(15);
    for (better, worse, of) in [(30, 12, 200), (10, 5, 30), (60, 40, 100), (20, 2, 100)] {
        let pairs = pairs_needed(better, worse, of).unwrap();
        let share = |count: u64| count as f64 / of as f64;
        let found = rate(|_| {
            let mut counts = [0; 3];
            let shares = [share(better), share(worse), 1.0];
            (0..pairs).for_each(|_| counts[chance.choice(&shares)] += 1);
            sign_test(counts[0], counts[1]) <= SIGNIFICANCE
        });
        println!("power with {pairs} pairs for {better} to {worse} of {of}: {found:.4}");
        assert!((0.75..0.88).contains(&found), "{found}");
    }
}
