//! `bits` against the report's program and an exact solver. The computer is the first player.

use gametree_games::bits::{self, Bits, Digits, Law, Pair, Report};
use gametree_rules::{Evaluator, Game, Plain, Player, Value};
use gametree_search::{Limits, Ties};

use crate::ask::{alphabeta, merged, minimax};
use crate::data::{Row, group};

/// The program's depth.
const DEPTH: Limits = Limits::depth(4);

/// From this many digits on a law gives the exact value.
const LAW_HOLDS_FROM: usize = 6;

fn game(string: &str) -> Bits {
    Bits::new(Digits::parse(string).expect("digits"), bits::STANDARD_TABLE)
}

#[test]
fn rules() {
    group("bitstring", "rules").check(|row| {
        let game = game(row.text("string"));
        let pair = Pair(row.int("index") as u8);
        for mover in Player::ALL {
            let start = bits::Position { mover, ..game.start() };
            let next = game.play(&start, pair).expect("the pair is there");
            assert_eq!(next.digits.to_string(), row.text("new_string"), "{row}");
            let score = |player: Player| i64::from(next.scores[player.index()]);
            assert_eq!(score(mover), row.int("mover_delta"), "{row}");
            assert_eq!(score(mover.opponent()), row.int("opponent_delta"), "{row}");
        }
    });
}

/// Only the rows where the computer began: with the human first the program mixes up the sides.
#[test]
fn heuristic() {
    let computer_first = |row: &Row<'_>| *row.cell("player_is_maximizer") == false;
    group("bitstring", "heuristic").only(computer_first).check(|row| {
        let game = game(row.text("string"));
        let mover = if row.int("turn") == 1 { Player::First } else { Player::Second };
        let scores = [row.int("p1") as i32, row.int("p2") as i32];
        let position = bits::Position { scores, mover, ..game.start() };
        assert_eq!(Report.estimate(&game, &position), Value(row.int("value")), "{row}");
    });
}

#[test]
fn count_move() {
    group("bitstring", "count_move").check(|row| {
        // Any string and any heuristic will do: the count depends only on the length.
        let digits = Digits::from_seed(row.int("length") as u8, row.count("depth"));
        let game = Bits::new(digits, bits::STANDARD_TABLE);
        let depth = Limits::depth(row.int("depth") as u32);
        let search = minimax(&game, &Plain, &game.start(), depth, Ties::First);
        assert_eq!(search.counts.visited - 1, row.count("minimax_nodes"), "{row}");
    });
}

#[test]
fn count_game() {
    group("bitstring", "count_game").check(|row| {
        let digits = Digits::from_seed(row.int("length") as u8, 1);
        let game = Bits::new(digits, bits::STANDARD_TABLE);
        let mut computer_moves = row.text("first") == "computer";
        let mut position = game.start();
        let mut nodes = 0;
        while game.outcome(&position).is_none() {
            let mv = if computer_moves {
                let search = minimax(&game, &Report, &position, DEPTH, Ties::First);
                nodes += search.counts.visited - 1;
                search.best
            } else {
                game.legal_moves(&position).last()
            };
            position = game.after(&position, mv.expect("the game goes on"));
            computer_moves = !computer_moves;
        }
        assert_eq!(nodes, row.count("minimax_nodes_depth4"), "{row}");
    });
}

#[test]
fn search4() {
    group("bitstring", "search4").check(|row| {
        let game = game(row.text("string"));
        let start = game.start();
        let expected = row.ints("published_ai_first_per_move");
        let tree = minimax(&game, &Report, &start, DEPTH, Ties::Random(0));
        let values: Vec<i64> = tree.moves.iter().filter_map(|root| Some(root.value()?.0)).collect();
        assert_eq!(values, expected, "{row}");
        assert_eq!(tree.counts.visited - 1, row.count("minimax_nodes"), "{row}");

        // The program plays any of the moves with the highest value.
        let best = expected.iter().copied().max();
        assert_eq!(tree.value().map(|value| value.0), best, "{row}");
        let is_best = |&pair: &Pair| expected.get(usize::from(pair.0)).copied() == best;
        let choices: Vec<Pair> = game.legal_moves(&start).filter(is_best).collect();
        assert_eq!(tree.choices, choices, "{row}");
        let cut = alphabeta(&game, &Report, &start, DEPTH, Ties::Random(0));
        assert_eq!((cut.value(), &cut.choices), (tree.value(), &choices), "{row}");
    });
}

/// The law is exact, so that a search of one ply with it gives the exact value of every move.
#[test]
fn search4_by_law() {
    let long = |row: &Row<'_>| row.text("string").len() > LAW_HOLDS_FROM;
    group("bitstring", "search4").only(long).check(|row| {
        let game = game(row.text("string"));
        let start = game.start();
        assert_eq!(Law.estimate(&game, &start), Value(row.int("exact_value")), "{row}");
        let search = minimax(&game, &Law, &start, Limits::depth(1), Ties::First);
        let values: Vec<i64> =
            search.moves.iter().filter_map(|root| Some(root.value()?.0)).collect();
        assert_eq!(values, row.ints("exact_per_move"), "{row}");
    });
}

/// Every string of the group by the law, those that take milliseconds also by search.
#[test]
fn exact() {
    group("bitstring", "exact").check(|row| {
        let game = game(row.text("string"));
        let start = game.start();
        let expected = Some(Value(row.int("diff_for_mover")));
        let length = start.digits.len();
        if length >= LAW_HOLDS_FROM {
            assert_eq!(Some(Law.estimate(&game, &start)), expected, "{row}");
        }
        if length <= 11 {
            let cut = alphabeta(&game, &Plain, &start, Limits::NONE, Ties::First);
            assert!(cut.is_proven(), "{row}");
            assert_eq!(cut.value(), expected, "{row}");
        }
        if length <= 10 {
            let graph = merged(&game, &Plain, &start, Limits::NONE, Ties::First);
            assert!(graph.is_proven(), "{row}");
            assert_eq!(graph.value(), expected, "{row}");
        }
    });
}
