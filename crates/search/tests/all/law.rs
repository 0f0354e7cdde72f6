//! The heuristics called `law` claim to know what best play leads to: a search to the end agrees.

use gametree_games::bits::{self, Bits, Digits, Replacement, STANDARD_TABLE, Table};
use gametree_games::stones::{self, Stones};
use gametree_rules::{Evaluator, Game, Plain, Seed};
use gametree_search::{Task, alphabeta};

fn check<G: Game>(game: &G, law: &impl Evaluator<G>) {
    let start = game.start();
    if game.outcome(&start).is_some() {
        return;
    }
    let found = alphabeta(&Task::new(game, &start), &Plain);
    assert_eq!(Some(law.estimate(game, &start)), found.value(), "{start:?}");
}

#[test]
fn stones() {
    for count in 0..40 {
        check(&Stones::new(count, &[2, 3]), &stones::Law);
        check(&Stones::new(count, &[3, 2]), &stones::Law);
    }
}

fn every_string(length: usize, table: Table) {
    for bits in 0..1_u32 << length {
        let digits = Digits::parse(&format!("{bits:0length$b}")).expect("binary digits");
        check(&Bits::new(digits, table), &bits::Law);
    }
}

#[test]
fn bits() {
    for length in 1..=9 {
        every_string(length, STANDARD_TABLE);
    }
    let mut seed = Seed::new(0);
    for _ in 0..20 {
        let table = [(); 4].map(|()| Replacement {
            digit: seed.below(2) as u8,
            mover: seed.below(7) as i32 - 3,
            opponent: seed.below(7) as i32 - 3,
        });
        for length in 1..=7 {
            every_string(length, table);
        }
    }
}
