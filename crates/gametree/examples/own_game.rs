//! A game of one's own, searched by everything there is. The rules are in `matches/mod.rs`.
//! Run it with `cargo run -p gametree --example own_game`.

#![allow(clippy::print_stdout)]

mod matches;

use gametree::rules::{ByRules, Game, Plain, Plies, Proven, Value};
use gametree::search::{
    EngineOptions, MctsOptions, PnsOptions, Task, alphabeta, engine, mcts, minimax, pns, random,
};
use matches::Matches;

pub(crate) fn main() {
    let game = Matches { heap: 10 };

    // The textbook searches need nothing but the rules and a heuristic: `Plain` has no opinion, but
    // looking to the end of the game that does not matter.
    let task = Task::new(&game, &game.start());
    let (tree, cut) = (minimax(&task, &Plain), alphabeta(&task, &Plain));
    println!("minimax visits {}, alpha-beta {}", tree.counts.visited, cut.counts.visited);
    assert_eq!((tree.value(), tree.best), (Some(Value(1)), Some(2)));
    assert_eq!((cut.value(), cut.best), (tree.value(), tree.best));
    assert!(cut.counts.visited < tree.counts.visited);

    // The others ask a game for more than its rules; `ByRules` lets the rules answer.
    let asked = ByRules::new(&game, Plain);
    let task = Task::new(&asked, &asked.start());
    let found = engine(&task, &EngineOptions::default());
    println!("the engine: take {:?}, {:?}", found.best, found.end());
    assert_eq!(found.end(), Some(Proven { margin: 1, plies: Plies::Exactly(5) }));
    for found in [pns(&task, &PnsOptions::default()), mcts(&task, &MctsOptions::default())] {
        // Who wins, but not how soon.
        assert_eq!(found.end(), Some(Proven { margin: 1, plies: Plies::Unknown }));
    }
    assert!(random(&task, 7).best.is_some());
}
