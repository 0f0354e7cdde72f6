//! The stored answers, all of them.

use std::collections::HashMap;

use gametree_games::bits::{Bits, Digits, STANDARD_TABLE};
use gametree_games::mnk::{Mnk, Shape};
use gametree_games::multiply::{self, Multiply};
use gametree_games::sim::{self, Sim};
use gametree_games::stones::{self, Stones, Take};
use gametree_rules::{Exact, Game, Outcome, Player, Work};
use gametree_solver::Solution;

use crate::data::group;
use crate::game::{entries, position, solve, solve_all};

#[test]
fn mnk_exact() {
    let mut solutions: HashMap<(u8, u8), Solution<Mnk<u64>>> = HashMap::new();
    group("mnk", "exact").check(|row| {
        let (side, k) = (row.int("n") as u8, row.int("k") as u8);
        let solution = solutions
            .entry((side, k))
            .or_insert_with(|| solve_all(&Mnk::new(Shape::new(side, side, k))));
        let rows: Vec<String> =
            row.text("board").as_bytes().chunks(side.into()).map(row_text).collect();
        let board = position(solution.game(), &rows.join("/"));
        let wanted =
            Exact { margin: row.int("value_for_x") as i32, plies: row.int("plies_to_end") as u32 };
        assert_eq!(solution.value(&board), Ok(wanted), "{row}");
    });
}

/// A row of a board, with numbers for empty squares.
fn row_text(squares: &[u8]) -> String {
    let text = |run: &[u8]| match run[0] {
        b'.' => run.len().to_string(),
        _ => String::from_utf8_lossy(run).into_owned(),
    };
    squares.chunk_by(|a, b| a == b).map(text).collect()
}

fn colour(name: &str) -> Player {
    if name == "red" { Player::First } else { Player::Second }
}

/// Plies are positive if the mover wins.
#[test]
fn sim_exact() {
    let game = Sim::new(6);
    let red_first = solve_all(&game);
    let start = game.position([0; 2], Player::Second).expect("nobody has a triangle");
    let blue_first = solve(&game, &start);
    group("sim", "exact").check(|row| {
        let edges = ["red_mask", "blue_mask"].map(|column| row.int(column) as u32);
        let mover = colour(row.text("turn"));
        let position = game.position(edges, mover).expect("at most one triangle");
        let [red, blue] = edges.map(u32::count_ones);
        let red_began = if mover == Player::First { red == blue } else { red > blue };
        let solution = if red_began { &red_first } else { &blue_first };
        let value = solution.value(&position).unwrap_or_else(|error| panic!("{row}: {error}"));
        assert_eq!(value.outcome(), Outcome::Win(colour(row.text("winner"))), "{row}");
        assert_eq!(i64::from(value.plies), row.int("plies_to_end"), "{row}");
        let mut found = vec![None; 15];
        for (sim::Edge(edge), end) in solution.moves(&position).expect("covered") {
            found[usize::from(edge)] =
                Some(i64::from(end.margin * mover.sign()) * i64::from(end.plies));
        }
        assert_eq!(found, row.list("move_values"), "{row}");
    });
}

#[test]
fn sim_plies() {
    let solution = solve_all(&Sim::new(6));
    let mut wins = [0; 16];
    for (position, value) in entries(&solution) {
        let plies =
            Player::ALL.map(|player| position.edges(player).count_ones()).iter().sum::<u32>();
        let mover_wins = value.outcome() == Outcome::Win(position.mover());
        if value.plies > 0 && mover_wins {
            wins[plies as usize] += 1;
        }
    }
    group("sim", "plies").check(|row| {
        assert_eq!(wins[row.int("ply") as usize], row.int("nonterminal_mover_wins"), "{row}");
    });
}

/// The computer is the first player.
fn computer_or_player(name: &str) -> Player {
    if name == "computer" { Player::First } else { Player::Second }
}

#[test]
fn stones_value() {
    group("stones", "value").check(|row| {
        let game = Stones::new(row.int("n") as u32, &[2, 3]);
        let mover = computer_or_player(row.text("mover"));
        let start = stones::Position { mover, ..game.start() };
        let solution = solve(&game, &start);
        let margin = i64::from(solution.root_value().margin);
        assert_eq!(margin, row.int("diff_for_computer"), "{row}");
        assert_eq!(margin * i64::from(mover.sign()), row.int("diff_for_mover"), "{row}");
        let takes = solution.moves(&start).expect("covered").into_iter();
        let best = takes.filter(|(_, end)| end.margin == solution.root_value().margin);
        let best: Vec<i64> = best.map(|(Take(take), _)| take.into()).collect();
        assert_eq!(best, row.ints("optimal_takes"), "{row}");
    });
}

#[test]
fn stones_state() {
    group("stones", "state").check(|row| {
        let number = |column| row.int(column) as u32;
        let position = stones::Position {
            left: number("stones_left"),
            points: [number("computer_points"), number("player_points")],
            taken: [number("computer_stones"), number("player_stones")],
            mover: computer_or_player(row.text("turn")),
        };
        let solution = solve_all(&Stones::new(100, &[2, 3]));
        let value = solution.value(&position).expect("no more stones than the root");
        assert_eq!(i64::from(value.margin), row.int("optimal_final_diff_computer"), "{row}");
    });
}

fn string(text: &str) -> Bits {
    Bits::new(Digits::parse(text).expect("binary digits"), STANDARD_TABLE)
}

/// One table answers for all strings that are not longer.
#[test]
fn bits_exact() {
    let mut longest = 0;
    group("bitstring", "exact").check(|row| longest = longest.max(row.text("string").len()));
    let solution = solve_all(&string(&"0".repeat(longest)));
    group("bitstring", "exact").check(|row| {
        let value = solution.value(&string(row.text("string")).start()).expect("not longer");
        assert_eq!(i64::from(value.margin), row.int("diff_for_mover"), "{row}");
        assert_eq!(value.plies as usize, row.text("string").len() - 1);
    });
}

#[test]
fn bits_search4() {
    group("bitstring", "search4").check(|row| {
        let game = string(row.text("string"));
        let solution = solve_all(&game);
        assert_eq!(i64::from(solution.root_value().margin), row.int("exact_value"), "{row}");
        let moves = solution.moves(&game.start()).expect("covered").into_iter();
        let margins: Vec<i64> = moves.map(|(_, end)| end.margin.into()).collect();
        assert_eq!(margins, row.ints("exact_per_move"), "{row}");
    });
}

#[test]
fn multiply_starts() {
    group("multiply", "starts").check(|row| {
        let game = Multiply::new(row.int("start") as u16);
        let solution = solve_all(&game);
        assert_eq!(solution.root_value().outcome().name(), row.text("winner"), "{row}");
        let after: Vec<&str> = solution
            .moves(&game.start())
            .expect("covered")
            .iter()
            .map(|(_, end)| end.outcome().name())
            .collect();
        assert_eq!(after, row.texts("winner_after_first_move_3_4_5"), "{row}");
        assert_eq!(
            solution.counts(&Work::new()).unwrap().reachable,
            Some(row.count("distinct_states")),
            "{row}"
        );
    });
}

#[test]
fn multiply_search2() {
    group("multiply", "search2").check(|row| {
        let mover = if row.int("level") % 2 == 0 { Player::First } else { Player::Second };
        let position = multiply::Position {
            number: row.count("number"),
            points: row.int("points") as i32,
            bank: row.int("bank") as i32,
            mover,
        };
        let winner = solve(&Multiply::new(20), &position).root_value().outcome();
        assert_eq!(winner.name(), row.text("winner"), "{row}");
    });
}
