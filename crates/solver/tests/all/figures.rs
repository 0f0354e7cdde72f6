//! Figures that others have found too.

use gametree_games::mnk::{Mnk, Shape};
use gametree_games::sim::Sim;
use gametree_rules::{Exact, Game, Work};
use gametree_solver::Solution;

use crate::game::{Whole, solve_all};

fn value<G: Whole>(solution: &Solution<G>) -> (i32, u32) {
    let Exact { margin, plies } = solution.root_value();
    (margin, plies)
}

#[test]
fn sim() {
    let solution = solve_all(&Sim::new(6));
    assert_eq!(value(&solution), (-1, 15));
    let counts = solution.counts(&Work::new()).unwrap();
    assert_eq!(counts.reachable, Some(2_230_702));
    assert_eq!(counts.unfinished, Some(1_350_022));
    assert_eq!(counts.up_to_symmetry, Some(3_729));

    let five = solve_all(&Sim::new(5));
    assert_eq!(five.root_value().margin, 0);
    assert_eq!(five.counts(&Work::new()).unwrap().reachable, Some(14_953));
}

#[test]
fn rows() {
    let draw = |places| (0, places);
    for (m, n, k, wanted, positions) in [
        (3, 3, 3, draw(9), 5_478),
        (4, 3, 3, (1, 7), 111_973),
        (5, 3, 3, (1, 7), 2_286_668),
        (4, 4, 3, (1, 5), 6_036_001),
        (4, 4, 4, draw(16), 9_722_011),
    ] {
        let solution = solve_all(&Mnk::<u64>::new(Shape::new(m, n, k)));
        assert_eq!(value(&solution), wanted, "{m}x{n}x{k}");
        assert_eq!(
            solution.counts(&Work::new()).unwrap().reachable,
            Some(positions),
            "{m}x{n}x{k}"
        );
        assert!(solution.positions() <= solution.bytes());
    }
}

#[test]
fn rows_up_to_symmetry() {
    for (m, n, k, positions) in [(3, 3, 3, 765), (4, 4, 3, 756_387), (4, 4, 4, 1_217_977)] {
        let solution = solve_all(&Mnk::<u64>::new(Shape::new(m, n, k)));
        assert_eq!(
            solution.counts(&Work::new()).unwrap().up_to_symmetry,
            Some(positions),
            "{m}x{n}x{k}"
        );
    }
}

#[test]
fn misere_rows() {
    for (m, n, k, plies) in [(4, 3, 3, 11), (4, 4, 3, 15)] {
        let shape = Shape { misere: true, ..Shape::new(m, n, k) };
        assert_eq!(value(&solve_all(&Mnk::<u64>::new(shape))), (-1, plies), "{m}x{n}x{k}");
    }
}

/// A byte a position and a little more.
#[test]
fn bytes() {
    let game = Mnk::<u64>::new(Shape::new(4, 4, 4));
    let solution = solve_all(&game);
    assert!(solution.bytes() * 10 <= solution.positions() * 11, "{}", solution.bytes());
    let forecast = gametree_solver::forecast(&game, &game.start()).expect("it is known");
    assert_eq!(u128::from(solution.bytes()), forecast.positions);
}
