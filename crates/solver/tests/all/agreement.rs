//! Every way to solve against the slow, obvious one.

use std::collections::HashMap;

use gametree_rules::work::{Budget, Work};
use gametree_rules::{Exact, Game, Seed};
use gametree_solver::{Layout, LookupError, Method, Solution};

use crate::counting::Counting;
use crate::game::{UseGame, Whole, entries, position, solve_all, walk, with_game};
use crate::plain;

/// All ways to solve, with the number of threads.
fn all_ways() -> impl Iterator<Item = (Method, usize)> {
    let methods = [Method::ByStructure, Method::UpToSymmetry, Method::EveryPosition];
    [1, 2, 3].into_iter().flat_map(move |threads| methods.map(|method| (method, threads)))
}

fn on(threads: usize) -> Work {
    Work::within(Budget { threads, ..Budget::default() })
}

/// Compares everything that a solution says with what minimax finds.
fn compare<G: Whole>(game: &G, root: &G::Position) {
    let plain = plain::minimax(game, root);
    let unfinished = plain.keys().filter(|position| game.outcome(position).is_none()).count();
    let text = game.position_text(root);
    let mut values: Option<Vec<(G::Position, Exact)>> = None;
    for way @ (method, threads) in all_ways() {
        let solution = Solution::by(method, game, root, &on(threads)).expect("it fits");
        assert_eq!(solution.root_value(), plain[root], "{text} {way:?}");
        for (position, &value) in &plain {
            assert_eq!(solution.value(position), Ok(value), "{text} {way:?} {position:?}");
        }
        check_moves(game, &solution, &plain);
        check_entries(game, &solution, &plain, unfinished);

        // Whatever the number of threads, the same entries in the same order.
        if method == Method::EveryPosition {
            let entries = entries(&solution);
            assert!(values.get_or_insert_with(|| entries.clone()) == &entries, "{way:?}");
        }
    }
}

fn check_moves<G: Whole>(game: &G, solution: &Solution<G>, plain: &HashMap<G::Position, Exact>) {
    for (position, &value) in plain {
        let moves = solution.moves(position).expect("covered");
        assert!(moves.iter().map(|&(mv, _)| mv).eq(game.legal_moves(position)));
        let mut best = Vec::new();
        for (mv, end) in moves {
            assert_eq!(end, plain[&game.after(position, mv)].before_a_move());
            if end == value {
                best.push(mv);
            }
        }
        assert_eq!(solution.best_moves(position), Ok(best));
    }
    let line = solution.line(solution.root()).expect("covered");
    assert_eq!(line.len() as u32, solution.root_value().plies);
    let end = line.iter().fold(solution.root().clone(), |position, &mv| {
        game.play(&position, mv).expect("a line is legal")
    });
    let outcome = game.outcome(&end).expect("a line ends the game");
    assert_eq!(game.payoff(&end, outcome), solution.root_value().margin);
}

fn check_entries<G: Whole>(
    game: &G,
    solution: &Solution<G>,
    plain: &HashMap<G::Position, Exact>,
    unfinished: usize,
) {
    let listed = entries(solution);
    let entries: HashMap<G::Position, Exact> = listed.iter().cloned().collect();
    assert_eq!(entries.len() as u64, solution.positions(), "every entry once");
    assert_eq!(entries.len(), listed.len(), "every entry once");
    for (position, &value) in &entries {
        assert_eq!(solution.value(position), Ok(value));
    }
    let counts = solution.counts(&Work::new()).expect("it is in memory");
    if let Some(reachable) = counts.reachable {
        assert_eq!(reachable, plain.len() as u64);
        assert_eq!(counts.unfinished, Some(unfinished as u64));
    }
    if let Some(up_to_symmetry) = counts.up_to_symmetry {
        let mut orbits: Vec<_> = plain.keys().map(|position| game.canonical(position)).collect();
        orbits.sort_unstable();
        orbits.dedup();
        assert_eq!(up_to_symmetry, orbits.len() as u64);
    }
    if solution.layout() == Layout::Places {
        assert_eq!(&entries, plain);
    }
}

struct Compare<'a> {
    /// The root; `None` for the start.
    root: Option<&'a str>,
}

impl UseGame for Compare<'_> {
    type Output = ();

    fn with<G: Whole>(self, game: &G) {
        match self.root {
            Some(root) => compare(game, &position(game, root)),
            None => compare(game, &game.start()),
        }
    }
}

#[test]
fn from_the_start() {
    let specs = [
        "mnk:m=3,n=3,k=3",
        "mnk:m=3,n=3,k=3,misere=yes",
        "mnk:m=1,n=1,k=1",
        "mnk:m=1,n=1,k=2",
        "mnk:m=5,n=2,k=2",
        "mnk:m=2,n=5,k=3",
        "mnk:m=9,n=1,k=3",
        "mnk:m=5,n=2,k=2,misere=yes",
        "sim:vertices=3",
        "sim:vertices=4",
        "sim:vertices=5",
        "stones:stones=0",
        "stones:stones=1",
        "stones:stones=20",
        "stones:stones=24,take=1/3/4",
        "stones:stones=23,take=4/1",
        "stones:stones=30,take=5/2",
        "stones:stones=7,take=8",
        "stones:stones=9,take=3",
        "multiply:start=20",
        "multiply:start=7,target=100000,by=2/3/7",
        "multiply:start=1,target=5000,by=2/4/8",
        "multiply:start=3,target=4,by=5",
        "bits:string=0",
        "bits:string=10",
        "bits:string=011010",
        "bits:string=1100101",
        "bits:string=110010,table=1,3,0/1,-2,5/0,0,7/1,1,1",
        "bits:string=01101,table=0,1000,-1000/1,999,0/1,0,-1000/0,-3,8",
    ];
    for spec in specs {
        with_game(spec, Compare { root: None });
    }
}

/// Positions in the middle, finished ones, and games that the second player began.
#[test]
fn from_elsewhere() {
    let roots = [
        ("mnk:m=3,n=3,k=3", "3/3/3/2"),
        ("mnk:m=3,n=3,k=3", "x2/1o1/3"),
        ("mnk:m=3,n=3,k=3", "o2/1x1/3/2"),
        ("mnk:m=3,n=3,k=3", "o2/3/3/1"),
        ("mnk:m=3,n=3,k=3", "xo1/xo1/3"),
        ("mnk:m=3,n=3,k=3", "xo1/xo1/x2"),
        ("mnk:m=3,n=3,k=3,misere=yes", "1x1/3/3"),
        ("mnk:m=4,n=3,k=3", "x3/1o2/4"),
        ("mnk:m=4,n=4,k=4", "xo2/1ox1/x1o1/2x1"),
        ("sim:vertices=5", "........../2"),
        ("sim:vertices=5", "rb......../1"),
        ("sim:vertices=5", "b........./1"),
        ("sim", "rb.rbr.b......."),
        ("sim", "br.brb.r......./2"),
        ("stones:stones=20", "17/2/3/0/0/2"),
        ("stones:stones=20,take=1/3/4", "15/2/4/2/1/1"),
        ("multiply:start=20", "60/1/1/2"),
        ("multiply:start=20", "100/-1/1/1"),
        ("bits:string=0110100", "11010/1/-3/2"),
        ("bits:string=0110100", "1101/5/0/1"),
    ];
    for (spec, root) in roots {
        with_game(spec, Compare { root: Some(root) });
    }
}

/// Positions that come after different numbers of plies are kept once.
#[test]
fn by_several_ways() {
    for heap in 0..60 {
        let game = Counting { heap };
        compare(&game, &game.start());
    }
    let game = Counting { heap: 60 };
    let solution = solve_all(&game);
    // Every heap with either player to move, but for those too near to 60.
    assert!((2 * 55..=2 * 61).contains(&solution.positions()), "{}", solution.positions());
}

/// The solution knows what its symmetries do not change, whichever way it is stored.
#[test]
fn symmetries_change_nothing() {
    struct Conjugate;

    impl UseGame for Conjugate {
        type Output = ();

        fn with<G: Whole>(self, game: &G) {
            let mut seed = Seed::new(5);
            for method in [Method::ByStructure, Method::UpToSymmetry] {
                let root = game.start();
                let solution = Solution::by(method, game, &root, &Work::new());
                let solution = solution.expect("it fits");
                for round in 0..500 {
                    let position = walk(game, round % 12, &mut seed);
                    let symmetry = seed.below(game.symmetries());
                    let image = game.map_position(symmetry, &position);
                    let value = solution.value(&position);
                    assert!(value.is_ok());
                    assert_eq!(solution.value(&image), value);
                    assert_eq!(game.canonical(&image), game.canonical(&position));
                    let mapped = |mv| game.map_move(symmetry, mv);
                    let best_moves = |position| solution.best_moves(position).expect("covered");
                    let mut best: Vec<_> = best_moves(&position).into_iter().map(mapped).collect();
                    for mv in best_moves(&image) {
                        let found = best.iter().position(|&other| other == mv);
                        best.swap_remove(found.expect("the image of a best move"));
                    }
                    assert!(best.is_empty());
                }
            }
        }
    }

    for spec in ["mnk:m=4,n=3,k=3", "mnk:m=3,n=3,k=3,misere=yes", "sim", "sim:vertices=5"] {
        with_game(spec, Conjugate);
    }
}

/// What the solution does not cover has no value.
#[test]
fn elsewhere_is_unknown() {
    struct Unknown<'a>(&'a str, &'a str);

    impl UseGame for Unknown<'_> {
        type Output = ();

        fn with<G: Whole>(self, game: &G) {
            let Unknown(root, other) = self;
            for way @ (method, threads) in all_ways() {
                let root = position(game, root);
                let solution = Solution::by(method, game, &root, &on(threads));
                let solution = solution.expect("it fits");
                let other = position(game, other);
                if method == Method::UpToSymmetry {
                    continue; // an image of the position may be covered
                }
                let unknown = || LookupError::NotCovered;
                assert_eq!(solution.value(&other), Err(unknown()), "{other:?} {way:?}");
                assert_eq!(solution.moves(&other), Err(unknown()), "{other:?} {way:?}");
                assert_eq!(solution.best_moves(&other), Err(unknown()), "{other:?} {way:?}");
                assert_eq!(solution.line(&other), Err(unknown()), "{other:?} {way:?}");
            }
        }
    }

    with_game("mnk:m=3,n=3,k=3", Unknown("x2/3/3", "3/3/3"));
    with_game("mnk:m=3,n=3,k=3", Unknown("x2/3/3", "1x1/1o1/3"));
    with_game("mnk:m=3,n=3,k=3", Unknown("x2/3/3", "xo1/3/3/2"));
    with_game("mnk:m=3,n=3,k=3", Unknown("3/3/3", "o2/3/3/1"));
    // Four in a row cannot come of a game that two end.
    with_game("mnk:m=10,n=1,k=2", Unknown("10", "xxxx1o1o1o"));
    with_game("sim:vertices=4", Unknown("......", "b...../1"));
    with_game("multiply:start=20", Unknown("20/0/0/1", "21/0/0/1"));
}
