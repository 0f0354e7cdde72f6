//! `stones` against the report's program and an exact solver. The computer is the first player.

use gametree_games::stones::{Law, Position, Report, Stones, Take};
use gametree_rules::{Evaluator, Game, Notation, Outcome, Plain, Player, Value};
use gametree_search::{Limits, Ties};

use crate::ask::{alphabeta, merged, minimax, perft};
use crate::data::{Row, group};

/// A tree of this many nodes takes minimax well under a second.
const COUNTABLE: u64 = 10_000_000;

/// With more stones even the merged tree takes noticeable time.
const SEARCHABLE: i64 = 120;

fn mover(row: &Row<'_>, column: &str) -> Player {
    if row.text(column) == "computer" { Player::First } else { Player::Second }
}

#[test]
fn size() {
    group("stones", "size").check(|row| {
        let game = Stones::new(row.int("n") as u32, &[2, 3]);
        let start = game.start();
        let plies = perft(&game, &start);
        let paths: u128 = plies.iter().map(|ply| ply.paths).sum();
        let leaves: u128 = plies.iter().map(|ply| ply.finished_paths).sum();
        let positions: u64 = plies.iter().map(|ply| ply.positions).sum();
        let finished: u64 = plies.iter().map(|ply| ply.finished_positions).sum();
        assert_eq!(paths, row.count("tree_nodes").into(), "{row}");
        assert_eq!(leaves, row.count("tree_leaves").into(), "{row}");
        assert_eq!(positions, row.count("dag_states"), "{row}");
        assert_eq!(finished, row.count("dag_terminal_states"), "{row}");

        let graph = merged(&game, &Report, &start, Limits::NONE, Ties::First);
        assert_eq!(graph.counts.visited, row.count("dag_states"), "{row}");
        // The same number whoever begins.
        for mover in Player::ALL {
            let start = Position { mover, ..start };
            let cut = alphabeta(&game, &Report, &start, Limits::NONE, Ties::First);
            assert_eq!(cut.counts.visited, row.count("proper_alpha_beta_nodes"), "{row}");
        }
    });
}

#[test]
fn size_of_the_tree_by_walking_it() {
    group("stones", "size").only(|row| row.count("tree_nodes") <= COUNTABLE).check(|row| {
        let game = Stones::new(row.int("n") as u32, &[2, 3]);
        let tree = minimax(&game, &Report, &game.start(), Limits::NONE, Ties::First);
        assert_eq!(tree.counts.visited, row.count("tree_nodes"), "{row}");
        assert!(tree.is_proven(), "{row}");
    });
}

#[test]
fn value() {
    group("stones", "value").only(|row| row.int("n") <= SEARCHABLE).check(|row| {
        let game = Stones::new(row.int("n") as u32, &[2, 3]);
        let mover = mover(row, "mover");
        let start = Position { mover, ..game.start() };
        let exact = merged(&game, &Plain, &start, Limits::NONE, Ties::Random(0));
        assert!(exact.is_proven(), "{row}");
        assert_eq!(exact.value(), Some(Value(row.int("diff_for_computer"))), "{row}");
        let takes: Vec<i64> = exact.choices.iter().map(|&Take(take)| take.into()).collect();
        assert_eq!(takes, row.ints("optimal_takes"), "{row}");
    });
}

/// The closed form gives every value and every best take without a search.
#[test]
fn value_by_law() {
    group("stones", "value").check(|row| {
        let game = Stones::new(row.int("n") as u32, &[2, 3]);
        let mover = mover(row, "mover");
        let start = Position { mover, ..game.start() };
        let Value(margin) = Law.estimate(&game, &start);
        assert_eq!(margin, row.int("diff_for_computer"), "{row}");
        let for_mover = margin as i32 * mover.sign();
        assert_eq!(i64::from(for_mover), row.int("diff_for_mover"), "{row}");
        let result = match Outcome::from_margin(for_mover) {
            Outcome::Win(Player::First) => "win",
            Outcome::Win(Player::Second) => "loss",
            Outcome::Draw => "draw",
        };
        assert_eq!(result, row.text("result_for_mover"), "{row}");

        let search = alphabeta(&game, &Law, &start, Limits::depth(1), Ties::Random(0));
        let takes: Vec<i64> = search.choices.iter().map(|&Take(take)| take.into()).collect();
        assert_eq!(takes, row.ints("optimal_takes"), "{row}");
    });
}

#[test]
fn state() {
    group("stones", "state").check(|row| {
        let part = |column| row.int(column);
        let (computer, player) = (part("computer_stones"), part("player_stones"));
        let stones = part("stones_left") + computer + player;
        let game = Stones::new(stones as u32, &[2, 3]);
        let mover = mover(row, "turn");
        let text = format!(
            "{}/{}/{computer}/{}/{player}/{}",
            part("stones_left"),
            part("computer_points"),
            part("player_points"),
            mover.digit()
        );
        let position = game.parse_position(&text).expect("the state can be reached");

        let report = merged(&game, &Report, &position, Limits::NONE, Ties::First);
        assert_eq!(report.value(), Some(Value(part("seed_estimate"))), "{row}");
        if mover == Player::First {
            let take = report.best.map(|Take(take)| i64::from(take));
            assert_eq!(take, row.cell("seed_computer_take").as_i64(), "{row}");
        }
        let exact = merged(&game, &Plain, &position, Limits::NONE, Ties::First);
        assert_eq!(exact.value(), Some(Value(part("optimal_final_diff_computer"))), "{row}");

        // Near the end the tree itself can be walked.
        if part("stones_left") <= 30 {
            for search in [minimax, alphabeta] {
                let tree = search(&game, &Report, &position, Limits::NONE, Ties::First);
                assert_eq!((tree.value(), tree.best), (report.value(), report.best), "{row}");
            }
        }
    });
}
