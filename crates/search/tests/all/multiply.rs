//! `multiply` against the report's program and an exact solver.

use gametree_games::multiply::{Multiplier, Multiply, Position, Report};
use gametree_rules::{Evaluator, Game, Outcome, Plain, Player, Value};
use gametree_search::{Findings, Limits, Ties};

use crate::ask::{alphabeta, merged, minimax, perft};
use crate::data::{Row, group};

/// Any start from 20 on: with those the heuristic does not depend on it.
const ANY_START: u16 = 20;

fn game(row: &Row<'_>) -> Multiply {
    Multiply::new(row.int("start") as u16)
}

fn position(row: &Row<'_>) -> Position {
    Position {
        number: row.count("number"),
        points: row.int("points") as i32,
        bank: row.int("bank") as i32,
        mover: if row.int("level") % 2 == 0 { Player::First } else { Player::Second },
    }
}

fn multiplier(row: &Row<'_>, column: &str) -> Option<Multiplier> {
    Some(Multiplier(row.int(column) as u16))
}

/// Checks a value in the heuristic's units against a fraction.
fn assert_value(game: &Multiply, value: Option<Value>, row: &Row<'_>, column: &str) {
    let Value(value) = value.expect("the search has a value");
    let value = value as f64 / Report.denominator(game) as f64;
    assert!((value - row.fraction(column)).abs() < 1e-9, "{value} is not {column}: {row}");
}

fn winner(value: Value) -> &'static str {
    Outcome::from_margin(value.0 as i32).name()
}

fn search_to_the_end(game: &Multiply, position: &Position) -> Findings<Multiplier> {
    let search = alphabeta(game, &Plain, position, Limits::NONE, Ties::First);
    assert!(search.is_proven());
    search
}

#[test]
fn starts() {
    group("multiply", "starts").check(|row| {
        let game = game(row);
        let start = game.start();

        let plies = perft(&game, &start);
        let paths: u128 = plies.iter().map(|ply| ply.paths).sum();
        let games: u128 = plies.iter().map(|ply| ply.finished_paths).sum();
        let positions: u64 = plies.iter().map(|ply| ply.positions).sum();
        let finished: u64 = plies.iter().map(|ply| ply.finished_positions).sum();
        assert_eq!(paths, row.count("tree_nodes_no_dedup").into(), "{row}");
        assert_eq!(games, row.count("complete_games").into(), "{row}");
        assert_eq!(positions, row.count("distinct_states"), "{row}");
        assert_eq!(finished, row.count("terminal_states"), "{row}");
        let shortest = plies.iter().find(|ply| ply.finished_paths > 0).map(|ply| ply.ply);
        assert_eq!(shortest, Some(row.int("shortest_game") as u32), "{row}");
        assert_eq!(plies.len() as i64 - 1, row.int("longest_game"), "{row}");

        let tree = minimax(&game, &Report, &start, Limits::NONE, Ties::First);
        let graph = merged(&game, &Report, &start, Limits::NONE, Ties::First);
        let cut = alphabeta(&game, &Report, &start, Limits::NONE, Ties::First);
        for search in [&tree, &graph, &cut] {
            assert_eq!(search.best, multiplier(row, "full_multiplier"), "{row}");
            assert_value(&game, search.value(), row, "full_value");
            assert!(search.is_proven(), "{row}");
        }
        assert_eq!(tree.counts.visited, row.count("tree_nodes_no_dedup"), "{row}");
        assert_eq!(tree.counts.visited - 1, row.count("full_minimax_calls"), "{row}");
        assert_eq!(graph.counts.visited, row.count("distinct_states"), "{row}");
        assert_eq!(cut.counts.visited - 1, row.count("full_alpha_beta_calls"), "{row}");

        let exact = minimax(&game, &Plain, &start, Limits::NONE, Ties::First);
        assert_eq!(exact.value().map(winner), Some(row.text("winner")), "{row}");
        let after: Vec<&str> =
            exact.moves.iter().filter_map(|root| root.value().map(winner)).collect();
        assert_eq!(after, row.texts("winner_after_first_move_3_4_5"), "{row}");
    });
}

#[test]
fn eval() {
    let game = Multiply::new(ANY_START);
    group("multiply", "eval").check(|row| {
        let position = position(row);
        let outcome = game.outcome(&position);
        assert_eq!(i64::from(outcome.is_some()), row.int("terminal"), "{row}");
        let value = match outcome {
            Some(outcome) => Report.finished(&game, &position, outcome, 0),
            None => Report.estimate(&game, &position),
        };
        assert_value(&game, Some(value), row, "value");
    });
}

#[test]
fn search2() {
    let game = Multiply::new(ANY_START);
    group("multiply", "search2").check(|row| {
        let position = position(row);
        let depth = Limits::depth(2);
        let tree = minimax(&game, &Report, &position, depth, Ties::First);
        assert_eq!(tree.best, multiplier(row, "mm_mult"), "{row}");
        assert_value(&game, tree.value(), row, "mm_value");
        assert_eq!(tree.counts.visited - 1, row.count("mm_calls"), "{row}");
        assert_eq!(tree.counts.visited - 1, row.count("tree_lines"), "{row}");

        let cut = alphabeta(&game, &Report, &position, depth, Ties::First);
        assert_eq!(cut.best, multiplier(row, "ab_mult"), "{row}");
        assert_value(&game, cut.value(), row, "ab_value");
        assert_eq!(cut.counts.visited - 1, row.count("ab_calls"), "{row}");

        let graph = merged(&game, &Report, &position, depth, Ties::First);
        assert_eq!(graph.counts.visited, row.count("tree_nodes"), "{row}");

        let exact = search_to_the_end(&game, &position);
        assert_eq!(exact.value().map(winner), Some(row.text("winner")), "{row}");
    });
}

#[test]
fn deep() {
    group("multiply", "deep").check(|row| {
        let game = game(row);
        let start = game.start();
        let depth = Limits::depth(row.int("depth") as u32);
        let tree = minimax(&game, &Report, &start, depth, Ties::First);
        let graph = merged(&game, &Report, &start, depth, Ties::First);
        let cut = alphabeta(&game, &Report, &start, depth, Ties::First);
        for search in [&tree, &graph, &cut] {
            assert_eq!(search.best, multiplier(row, "mult"), "{row}");
            assert_value(&game, search.value(), row, "value");
        }
        assert_eq!(tree.counts.visited - 1, row.count("mm_calls"), "{row}");
        assert_eq!(tree.counts.visited - 1, row.count("tree_lines"), "{row}");
        assert_eq!(graph.counts.visited, row.count("tree_nodes"), "{row}");
        assert_eq!(cut.counts.visited - 1, row.count("ab_calls"), "{row}");
    });
}

/// The computer searches two plies; the human always multiplies by the same number.
#[test]
fn games() {
    group("multiply", "games").check(|row| {
        let game = game(row);
        let human = if row.text("first") == "user" { Player::First } else { Player::Second };
        let human_move = Multiplier(row.int("human_multiplier") as u16);
        let search = match row.text("algorithm") {
            "minimax" => minimax,
            _ => alphabeta,
        };
        let mut position = game.start();
        let mut moves: Vec<i64> = Vec::new();
        while game.outcome(&position).is_none() {
            let mv = if position.mover == human {
                human_move
            } else {
                let found = search(&game, &Report, &position, Limits::depth(2), Ties::First);
                found.best.expect("an unfinished position has a best move")
            };
            moves.push(mv.0.into());
            position = game.play(&position, mv).expect("the move is legal");
        }
        assert_eq!(moves, row.ints("moves"), "{row}");
        assert_eq!(position.number, row.count("final_number"), "{row}");
        assert_eq!(i64::from(position.points), row.int("final_points"), "{row}");
        assert_eq!(i64::from(position.bank), row.int("final_bank"), "{row}");
        let winner = if row.text("winner") == "user" { human } else { human.opponent() };
        assert_eq!(game.outcome(&position), Some(Outcome::Win(winner)), "{row}");
    });
}
