//! Any of the games by its spec, with its type known to whoever uses it.

use gametree_games::bits::Bits;
use gametree_games::mnk::{Mnk, Shape};
use gametree_games::multiply::Multiply;
use gametree_games::sim::Sim;
use gametree_games::stones::Stones;
use gametree_games::{Spec, Specified};
use gametree_rules::work::Work;
use gametree_rules::{Exact, Game, Notation, Solvable};
use gametree_solver::Solution;

/// What the solver and its tests want of a game.
pub(crate) trait Whole: Solvable<Position: Send + Sync> + Notation + Clone + Sync {}

impl<G: Solvable<Position: Send + Sync> + Notation + Clone + Sync> Whole for G {}

/// Something to do with a game whose type follows from its spec.
pub(crate) trait UseGame {
    type Output;

    fn with<G: Whole>(self, game: &G) -> Self::Output;
}

/// Reads a spec and hands the game over.
pub(crate) fn with_game<U: UseGame>(text: &str, user: U) -> U::Output {
    let spec = Spec::parse(text).expect("a spec");
    match spec.name.as_str() {
        "multiply" => user.with(&Multiply::from_spec(&spec).expect("a spec of multiply")),
        "stones" => user.with(&Stones::from_spec(&spec).expect("a spec of stones")),
        "bits" => user.with(&Bits::from_spec(&spec).expect("a spec of bits")),
        "sim" => user.with(&Sim::from_spec(&spec).expect("a spec of sim")),
        "mnk" => user.with(&Mnk::<u64>::new(Shape::from_spec(&spec).expect("a spec of mnk"))),
        name => panic!("no game is called {name}"),
    }
}

/// The usual solution.
pub(crate) fn solve<G: Whole>(game: &G, root: &G::Position) -> Solution<G> {
    Solution::new(game, root, &Work::new()).expect("it fits")
}

/// The usual solution of the whole game.
pub(crate) fn solve_all<G: Whole>(game: &G) -> Solution<G> {
    solve(game, &game.start())
}

pub(crate) fn position<G: Notation>(game: &G, text: &str) -> G::Position {
    game.parse_position(text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// The position after some moves, or where the game ends before that.
pub(crate) fn walk<G: Game>(game: &G, moves: u32, seed: &mut gametree_rules::Seed) -> G::Position {
    let mut position = game.start();
    for _ in 0..moves {
        let legal: Vec<G::Move> = game.legal_moves(&position).collect();
        match seed.pick(&legal) {
            Some(&mv) => game.play_unchecked(&mut position, mv),
            None => break,
        }
    }
    position
}

/// Every entry of a solution with its value.
pub(crate) fn entries<G: Solvable>(solution: &Solution<G>) -> Vec<(G::Position, Exact)> {
    let mut entries = Vec::new();
    let each = solution.each(|position, value| {
        entries.push((position, value));
        true
    });
    each.expect("it is in memory");
    entries
}
