//! What the games say about their moves and ends is what the rules do: every change adds up, every sum
//! is right, every result follows. What really happened is read from the texts of the positions.

mod checks;

use std::collections::{BTreeMap, BTreeSet};

use gametree_rules::{Detail, Explained, Heuristics, Notation, Part, Remark, Seed, Symmetric};
use proptest::prelude::*;

use crate::any::{UseGame, specs, with_game};
use checks::{Quantities, code, ends, holds, number, quantities};

/// Plays games by chance and holds every explanation to what happened; the facts that were said.
struct AddsUp {
    games: u64,
}

impl UseGame for AddsUp {
    type Output = BTreeSet<String>;

    fn with<G: Notation + Symmetric + Heuristics + Explained>(
        self,
        game: &G,
        spec: &str,
    ) -> Self::Output {
        let name = spec.split(':').next().unwrap();
        let mut said = BTreeSet::new();
        let mut note = |remarks: &[Remark]| {
            said.extend(remarks.iter().map(|remark| format!("{name} {}", remark.fact)));
        };
        for seed in 0..self.games {
            let mut seed = Seed::new(seed);
            let mut position = game.start();
            let mut text = game.position_text(&position);
            loop {
                let legal: Vec<G::Move> = game.legal_moves(&position).collect();
                let Some(&mv) = seed.pick(&legal) else { break };
                assert_eq!(game.explain_end(&position), [], "{spec} {text}: it goes on");
                let remarks = game.explain_move(&position, mv);
                position = game.after(&position, mv);
                let (before, mv) = (text, game.move_text(mv));
                text = game.position_text(&position);
                let end = game.explain_end(&position);
                assert_eq!(
                    changes(remarks.iter().chain(&end)),
                    difference(name, &before, &text),
                    "{spec} {before} {mv}: {remarks:?} {end:?}"
                );
                assert!(remarks.iter().all(|remark| remark.result.is_none()), "{spec}");
                for remark in &remarks {
                    holds(name, remark, &before, &mv, &text);
                }
                note(&remarks);
            }
            let outcome = game.outcome(&position);
            let end = game.explain_end(&position);
            let (last, others) = end.split_last().unwrap();
            assert_eq!(last.result, outcome, "{spec} {text}: {end:?}");
            assert!(others.iter().all(|remark| remark.result.is_none()), "{spec} {text}");
            let score = game.score(&position);
            for remark in &end {
                ends(spec, remark, &text, score);
            }
            note(&end);
        }
        said
    }
}

/// Everything that the remarks say has changed.
fn changes<'a>(remarks: impl Iterator<Item = &'a Remark>) -> Quantities {
    let mut sum = Quantities::new();
    for change in remarks.flat_map(|remark| &remark.changes) {
        *sum.entry((change.of, change.player)).or_default() += change.by;
    }
    sum.retain(|_, by| *by != 0);
    sum
}

/// What has changed from one position to the next.
fn difference(name: &str, before: &str, after: &str) -> Quantities {
    let mut difference = quantities(name, after);
    for (what, amount) in quantities(name, before) {
        *difference.entry(what).or_default() -= amount;
    }
    difference.retain(|_, by| *by != 0);
    difference
}

/// Games of all kinds, and every fact that there is.
#[test]
fn chosen_games() {
    let mut said = BTreeSet::new();
    for (spec, games) in [
        ("multiply:start=20", 100),
        ("multiply:start=23", 100),
        ("multiply:start=7,target=100000,by=2/7", 100),
        ("multiply:start=1,target=1000000000000,by=1000/999/5", 50),
        ("multiply:start=999999999999,target=1000000000000,by=2/3/999/1000", 20),
        ("stones:stones=0", 1),
        ("stones:stones=1", 1),
        ("stones:stones=50", 100),
        ("stones:stones=41,take=1/5/2", 100),
        ("stones:stones=5,take=6", 1),
        ("stones:stones=29,take=7/4", 50),
        ("bits:string=0", 1),
        ("bits:length=15", 100),
        ("bits:length=64,seed=1", 20),
        ("bits:string=0110100110010110,table=0,5,-5/1,-3,2/0,1000,-1000/1,0,0", 100),
        ("mnk:m=1,n=1,k=1", 1),
        ("mnk:m=3,n=3,k=3", 200),
        ("mnk:m=3,n=3,k=3,misere=yes", 200),
        ("mnk:m=1,n=9,k=3", 50),
        ("mnk:m=9,n=1,k=3,misere=yes", 50),
        ("mnk:m=4,n=4,k=5", 20),
        ("mnk:m=10,n=11,k=4", 20),
        ("mnk:m=19,n=19,k=5", 5),
        ("mnk:m=26,n=26,k=3,misere=yes", 5),
        ("sim:vertices=3", 20),
        ("sim:vertices=4", 50),
        ("sim:vertices=5", 100),
        ("sim", 100),
        ("sim:vertices=7", 50),
        ("sim:vertices=8", 50),
    ] {
        said.extend(with_game(spec, AddsUp { games }).unwrap());
    }
    let facts = |name: &str, facts: &[&str]| -> Vec<String> {
        facts.iter().map(|fact| format!("{name} {fact}")).collect()
    };
    let all = [
        facts("bits", &["becomes", "equal", "gain", "loss", "more", "nothing", "over"]),
        facts("mnk", &["full", "row", "row-loses", "row-wins"]),
        facts("multiply", &["bank", "bank-gained", "bank-lost", "even", "even-wins", "no-bank"]),
        facts("multiply", &["odd", "odd-wins", "product", "reached"]),
        facts("sim", &["full", "triangle", "triangle-loses"]),
        facts("stones", &["equal", "even", "more", "odd", "over", "took", "total"]),
    ];
    assert_eq!(said, all.concat().into_iter().collect());
}

#[test]
fn random_games() {
    proptest!(ProptestConfig::with_cases(300), |(spec in specs())| {
        with_game(&spec, AddsUp { games: 3 }).unwrap();
    });
}

/// Every game has rules of every kind that applies to it, and its numbers are those of the spec.
struct Rules;

impl UseGame for Rules {
    type Output = BTreeMap<&'static str, Vec<Remark>>;

    fn with<G: Notation + Symmetric + Heuristics + Explained>(
        self,
        game: &G,
        _: &str,
    ) -> Self::Output {
        let mut rules = Self::Output::new();
        let mut last = Part::Brief;
        for rule in game.rules() {
            assert!(last <= rule.part, "in the order in which they are read");
            last = rule.part;
            assert!(rule.remark.changes.is_empty() && rule.remark.result.is_none());
            rules.entry(rule.part.name()).or_default().push(rule.remark);
        }
        rules
    }
}

#[test]
fn rules_of_all_kinds() {
    let parts = Part::ALL.map(Part::name);
    for (spec, has_points) in [
        ("multiply:start=20", true),
        ("stones:stones=50", true),
        ("bits:string=0110", true),
        ("mnk:m=3,n=3,k=3", false),
        ("sim", false),
    ] {
        let rules = with_game(spec, Rules).unwrap();
        for part in parts {
            assert_eq!(rules.contains_key(part), part != "scoring" || has_points, "{spec} {part}");
        }
    }
    let stones = with_game("stones:stones=9,take=4/3", Rules).unwrap();
    assert_eq!(stones["move"][0].detail("take"), Some(&Detail::OneOf(vec![4, 3])));
    assert_eq!(number(&stones["end"][0], "least"), 3);
    let mnk = with_game("mnk:m=5,n=4,k=3,misere=yes", Rules).unwrap();
    assert_eq!(mnk["goal"][0].fact, "goal-misere");
    assert_eq!(code(&mnk["writing"][0], "square"), "b4");
    assert_eq!(code(&mnk["writing"][0], "numbers"), "0 1");
    for (vertices, fact) in [(3, "end"), (5, "end"), (6, "end-always"), (8, "end-always")] {
        let sim = with_game(&format!("sim:vertices={vertices}"), Rules).unwrap();
        assert_eq!(sim["end"][0].fact, fact);
        assert_eq!(number(&sim["move"][0], "edges"), vertices * (vertices - 1) / 2);
    }
    let bits = with_game("bits:string=01,table=0,5,-5/1,-3,2/0,1,-1/1,0,0", Rules).unwrap();
    let gains: Vec<_> = bits["scoring"].iter().map(|pair| pair.detail("mover").unwrap()).collect();
    assert_eq!(gains, [5, -3, 1, 0].map(Detail::Signed).iter().collect::<Vec<_>>());
}
