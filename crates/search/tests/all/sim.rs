//! `sim` against an exact solver and a proper search, made for the report's six points.

use gametree_games::sim::{Edge, Position, Report, Sim};
use gametree_rules::{Evaluator, Game, Outcome, Plain, Player, Value};
use gametree_search::{Limits, Ties};

use crate::ask::{alphabeta, minimax, perft};
use crate::data::{Row, group};

/// Up to this many free edges minimax reaches the end in milliseconds.
const FEW_FREE: u32 = 9;

fn player(colour: &str) -> Player {
    if colour == "red" { Player::First } else { Player::Second }
}

fn masks(row: &Row<'_>) -> [u32; 2] {
    ["red_mask", "blue_mask"].map(|column| row.int(column) as u32)
}

fn position(game: &Sim, row: &Row<'_>) -> Position {
    game.position(masks(row), player(row.text("turn"))).expect("at most one colour has a triangle")
}

#[test]
fn plies() {
    let game = Sim::new(6);
    let plies = perft(&game, &game.start());
    group("sim", "plies").check(|row| {
        let ply = &plies[row.int("ply") as usize];
        assert_eq!(ply.positions - ply.finished_positions, row.count("nonterminal"), "{row}");
        assert_eq!(ply.finished_positions, row.count("terminal"), "{row}");
        let canonical = row.count("nonterminal_up_to_iso") + row.count("terminal_up_to_iso");
        assert_eq!(ply.canonical, canonical, "{row}");
    });
    let finished: u64 = plies.iter().map(|ply| ply.finished_positions).sum();
    let unfinished: u64 = plies.iter().map(|ply| ply.positions).sum::<u64>() - finished;
    assert_eq!((unfinished, finished), (1_350_022, 880_680));
    assert_eq!(plies.iter().map(|ply| ply.canonical).sum::<u64>(), 2_250 + 1_479);
    assert_eq!(plies.iter().map(|ply| ply.finished_paths).sum::<u128>(), 109_132_115_040);
}

#[test]
fn published_eval() {
    let game = Sim::new(6);
    group("sim", "published_eval").check(|row| {
        let value = Report.estimate(&game, &position(&game, row));
        assert_eq!(value, Value(row.int("correct_heuristic")), "{row}");
    });
}

#[test]
fn correct_search() {
    let game = Sim::new(6);
    group("sim", "correct_search").check(|row| {
        let position = position(&game, row);
        let depth = Limits::depth(row.int("depth") as u32);
        let best = row.ints("best_moves");
        let calls = ["minimax_calls", "alpha_beta_calls"];
        for (search, calls) in [minimax, alphabeta].into_iter().zip(calls) {
            let first = search(&game, &Report, &position, depth, Ties::First);
            assert_eq!(first.value(), Some(Value(row.int("value"))), "{row}");
            assert_eq!(first.best, Some(Edge(best[0] as u8)), "{row}");
            assert_eq!(first.counts.visited, row.count(calls), "{row}");
            let any = search(&game, &Report, &position, depth, Ties::Random(0));
            let choices: Vec<i64> = any.choices.iter().map(|&Edge(edge)| edge.into()).collect();
            assert_eq!(choices, best, "{row}");
        }
    });
}

/// The winner by alpha-beta; where minimax too is quick, also the winner after every move.
#[test]
fn exact() {
    let game = Sim::new(6);
    let free = |row: &Row<'_>| 15 - masks(row).map(u32::count_ones).iter().sum::<u32>();
    group("sim", "exact").check(|row| {
        let position = position(&game, row);
        let search = alphabeta(&game, &Plain, &position, Limits::NONE, Ties::First);
        assert!(search.is_proven(), "{row}");
        let Value(value) = search.value().expect("the search has a value");
        let winner = Outcome::from_margin(value as i32).winner();
        assert_eq!(winner, Some(player(row.text("winner"))), "{row}");
    });
    group("sim", "exact").only(|row| free(row) <= FEW_FREE).check(|row| {
        let position = position(&game, row);
        let tree = minimax(&game, &Plain, &position, Limits::NONE, Ties::First);
        let sign = i64::from(position.mover().sign());
        let found = tree.moves.iter().filter_map(|root| Some(root.value()?.0 * sign));
        // A distance is positive when the mover wins.
        let signs = row.list("move_values").into_iter().flatten().map(i64::signum);
        assert_eq!(found.collect::<Vec<i64>>(), signs.collect::<Vec<i64>>(), "{row}");
    });
}
