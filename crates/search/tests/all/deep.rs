//! No search goes deeper than it may, nor deeper than a small stack allows.

use gametree_games::mnk::{Mnk, Shape, Wide};
use gametree_games::stones::Stones;
use gametree_rules::{Game, Plain};
use gametree_search::{
    Findings, Limits, MAX_PLIES, Order, Ordered, OrderedEvaluator, Stopped, Task, Ties,
    alphabeta_with,
};

use crate::ask::{alphabeta, merged, minimax};

/// The stack that Rust gives a thread.
const STACK: usize = 2 * 1024 * 1024;

/// Runs a search of each kind on a stack of that size.
fn searches<G: Game + Sync>(game: &G, limits: Limits) -> [Findings<G::Move>; 3]
where
    G::Move: Send,
{
    let search = || {
        let start = game.start();
        [minimax, merged, alphabeta].map(|search| search(game, &Plain, &start, limits, Ties::First))
    };
    std::thread::scope(|scope| {
        let thread = std::thread::Builder::new().stack_size(STACK).spawn_scoped(scope, search);
        thread.expect("a thread starts").join().expect("the stack is large enough")
    })
}

#[test]
fn endless_games_are_cut_off() {
    let limits = Limits { nodes: Some(200_000), ..Limits::NONE };
    let stones = Stones::new(1_000_000, &[2, 3]);
    for search in searches(&stones, limits) {
        assert_eq!(search.stopped, Some(Stopped::Nodes));
        assert_eq!(search.counts.visited, 200_000);
        assert!(search.counts.evaluated > 0, "the depth limit was reached");
    }
    // The largest positions there are.
    let board = Mnk::<Wide<11>>::new(Shape::new(26, 26, 26));
    for search in searches(&board, Limits { nodes: Some(2_000), ..Limits::NONE }) {
        assert_eq!(search.stopped, Some(Stopped::Nodes));
        assert!(search.counts.evaluated > 0, "the depth limit was reached");
    }
}

#[test]
fn a_long_line_is_not_proven() {
    let plies = u64::from(MAX_PLIES);
    for (stones, proven) in [(600, false), (513, false), (512, true), (511, true)] {
        let game = Stones::new(stones, &[1]);
        for search in searches(&game, Limits::NONE) {
            assert_eq!(search.stopped, None);
            assert_eq!(search.is_proven(), proven, "{stones} stones");
            assert_eq!(search.counts.visited, 1 + plies.min(stones.into()));
            assert_eq!(search.counts.evaluated, u64::from(!proven));
            assert_eq!(search.line.len() as u64, plies.min(stones.into()));
        }
        // Asking for more changes nothing.
        let asked = searches(&game, Limits::depth(100_000));
        assert_eq!(asked, searches(&game, Limits::NONE));
    }
}

/// The order of moves is found out as deep as the search goes, and no deeper.
#[test]
fn ordering_ends_where_the_search_does() {
    let game = Stones::new(1_000_000, &[999, 100, 3]);
    let task = Task::new(&game, &game.start()).nodes(20_000);
    std::thread::scope(|scope| {
        let search = || {
            let ordered = Ordered::new(&task, &Plain, Order::Worst);
            let mut nobody = ();
            let mut observer = ordered.watched_by(&mut nobody);
            let found = alphabeta_with(&ordered.task(), &OrderedEvaluator, &mut observer);
            assert_eq!(found.stopped, Some(Stopped::Nodes));
        };
        let thread = std::thread::Builder::new().stack_size(STACK).spawn_scoped(scope, search);
        thread.expect("a thread starts").join().expect("the stack is large enough");
    });
}
