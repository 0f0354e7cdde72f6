//! The first page says how games end from all their starts: that has to be so.

use gametree_catalogue::{Catalogue, Effort, Oracle};
use gametree_language::Language;
use gametree_present::{game_about, game_answer};
use gametree_rules::{Outcome, Player, Work};

const FIRST: Outcome = Outcome::Win(Player::First);

fn outcome(spec: &str) -> Outcome {
    let session = Catalogue::standard().open(spec).unwrap();
    let effort = Effort { nodes: 200_000, ..Effort::QUICK };
    let truth = Oracle::default().end(&*session, effort, &Work::new()).unwrap();
    truth.unwrap_or_else(|| panic!("{spec}")).end.outcome()
}

/// What the answers of all games claim, checked with the oracle.
#[test]
fn answers_are_true() {
    for start in (1..100).chain([250, 999, 1_000, 1_001, 2_345, 2_998, 2_999]) {
        assert_eq!(outcome(&format!("multiply:start={start}")), FIRST, "{start}");
    }
    for stones in 50..=70 {
        assert_eq!(outcome(&format!("stones:stones={stones}")), FIRST, "{stones}");
    }
    for length in 7..=18 {
        let expected = if length % 2 == 0 { FIRST } else { Outcome::Draw };
        for seed in 0..12 {
            let spec = format!("bits:length={length},seed={seed}");
            assert_eq!(outcome(&spec), expected, "{spec}");
        }
    }
    assert_eq!(outcome("mnk:m=3,n=3,k=3"), Outcome::Draw);
    assert_eq!(outcome("mnk:m=4,n=4,k=3"), FIRST);
    assert_eq!(outcome("sim"), Outcome::Win(Player::Second));
}

/// They are sentences: with a capital letter, where the language has any, and a full stop.
#[test]
fn they_are_sentences() {
    for entry in Catalogue::standard().entries() {
        for language in Language::ALL {
            let answer = game_answer(entry).expect("every game of ours says how it ends");
            for message in [game_about(entry), answer] {
                let said = language.say(&message);
                assert_eq!(said, language.sentence(&message), "{language}");
            }
        }
    }
}
