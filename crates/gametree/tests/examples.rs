//! The examples run, and what they assert holds.

#![allow(clippy::duplicate_mod, reason = "every example has the game of its own")]

#[path = "../examples/draw_tree.rs"]
mod draw_tree;
#[path = "../examples/own_game.rs"]
mod own_game;
#[path = "../examples/own_heuristic.rs"]
mod own_heuristic;
#[path = "../examples/own_observer.rs"]
mod own_observer;
#[path = "../examples/solve_and_certify.rs"]
mod solve_and_certify;

#[test]
fn examples_run() -> Result<(), Box<dyn std::error::Error>> {
    own_game::main();
    own_heuristic::main();
    own_observer::main();
    draw_tree::main();
    solve_and_certify::main()
}
