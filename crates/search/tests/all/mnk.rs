//! `mnk` against the report's program and an exact solver. The computer is o, the second player.

use gametree_games::mnk::{Mnk, Report, Shape};
use gametree_rules::{Game, Notation, Outcome, Plain, Player, Value};
use gametree_search::{Limits, Ties};

use crate::ask::{alphabeta, minimax, perft};
use crate::data::{Row, group};

type Position = gametree_games::mnk::Position<u64>;

/// The program gives a win on the computer's own move 10, ours one ply from the root 1000.
const FURTHER_FROM_ZERO: i64 = 990;

/// Up to this many free squares even 4×4 is searched to the end in milliseconds.
const FEW_FREE: usize = 11;

fn game(row: &Row<'_>) -> Mnk<u64> {
    let side = row.int("n") as u8;
    Mnk::new(Shape::new(side, side, row.int("k") as u8))
}

/// Reads a board written square by square.
fn position(game: &Mnk<u64>, board: &str, mover: &str) -> Position {
    let side = usize::from(game.shape().m);
    let board = board.replace('.', "1");
    let rows: Vec<&str> = (0..side).map(|row| &board[row * side..][..side]).collect();
    // Single empty squares side by side would read as a larger number.
    let rows: Vec<String> = rows.iter().map(|row| join_empty(row)).collect();
    let text = rows.join("/") + mover;
    game.parse_position(&text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn join_empty(row: &str) -> String {
    let mut text = String::new();
    for run in row.as_bytes().chunk_by(|a, b| a == b) {
        match run[0] {
            b'1' => text += &run.len().to_string(),
            stone => run.iter().for_each(|_| text.push(stone.into())),
        }
    }
    text
}

#[test]
fn win_test() {
    group("mnk", "win_test").check(|row| {
        let game = game(row);
        let position = position(&game, row.text("board"), "");
        let found = match game.outcome(&position) {
            Some(Outcome::Win(Player::First)) => "x",
            Some(Outcome::Win(Player::Second)) => "o",
            Some(Outcome::Draw) | None => "none",
        };
        assert_eq!(found, row.text("correct_result"), "{row}");
        assert_eq!(game.row(&position).is_empty(), found == "none", "{row}");
    });
}

#[test]
fn limited() {
    group("mnk", "limited").check(|row| {
        let game = game(row);
        let side = game.shape().m;
        let mut board: Vec<u8> = vec![b'.'; usize::from(side) * usize::from(side)];
        if !row.cell("human_first_move").is_null() {
            let place = row.ints("human_first_move");
            board[place[0] as usize * usize::from(side) + place[1] as usize] = b'x';
        }
        let board = String::from_utf8(board).expect("ASCII");
        let position = position(&game, &board, "/2");

        let limits = Limits::depth(row.int("user_depth") as u32);
        let tree = minimax(&game, &Report, &position, limits, Ties::First);
        let place = row.ints("computer_move");
        let wanted = game.square(place[1] as u8, place[0] as u8);
        assert_eq!(tree.best, Some(wanted), "{row}");
        assert_eq!(tree.value(), Some(ours(row.int("best_score"))), "{row}");
        assert_eq!(tree.counts.visited - 1, row.count("plain_minimax_calls"), "{row}");
        let found: Vec<Value> = tree.moves.iter().filter_map(|root| root.value()).collect();
        let scores = row.list("root_scores").into_iter().flatten();
        assert_eq!(found, scores.map(ours).collect::<Vec<Value>>(), "{row}");

        let cut = alphabeta(&game, &Report, &position, limits, Ties::First);
        assert_eq!((cut.value(), cut.best), (tree.value(), tree.best), "{row}");
        assert_eq!(
            calls_with_full_windows(&game, &position, limits),
            row.count("alpha_beta_calls")
        );
    });
}

/// The program's score is from the computer's side, which is the second player's.
fn ours(score: i64) -> Value {
    -Value(score + FURTHER_FROM_ZERO * score.signum())
}

/// The program searches every root move on its own, with a full window.
fn calls_with_full_windows(game: &Mnk<u64>, position: &Position, limits: Limits) -> u64 {
    let calls = |next: Position| match limits.plies() - 1 {
        0 => 1,
        depth => {
            let search = alphabeta(game, &Report, &next, Limits::depth(depth), Ties::First);
            search.counts.visited
        }
    };
    game.legal_moves(position).map(|mv| calls(game.after(position, mv))).sum()
}

/// All rows of 3×3, and of the larger boards those with few free squares.
#[test]
fn exact() {
    let few = |row: &Row<'_>| row.text("board").matches('.').count() <= FEW_FREE;
    group("mnk", "exact").only(few).check(|row| {
        let game = game(row);
        let position = position(&game, row.text("board"), "");
        let plain = alphabeta(&game, &Plain, &position, Limits::NONE, Ties::First);
        assert!(plain.is_proven(), "{row}");
        assert_eq!(plain.value(), Some(Value(row.int("value_for_x"))), "{row}");

        let report = alphabeta(&game, &Report, &position, Limits::NONE, Ties::First);
        let expected = row.int("value_for_x") * (1001 - row.int("plies_to_end"));
        assert_eq!(report.value(), Some(Value(expected)), "{row}");
        if expected == 0 {
            // A draw ends only when the board is full.
            assert_eq!(report.line.len() as i64, row.int("plies_to_end"), "{row}");
        }
    });
}

/// Numbers everybody who has counted the game agrees on.
#[test]
fn tictactoe_counts() {
    let game = Mnk::<u64>::new(Shape::new(3, 3, 3));
    let plies = perft(&game, &game.start());
    assert_eq!(plies.iter().map(|ply| ply.positions).sum::<u64>(), 5_478);
    assert_eq!(plies.iter().map(|ply| ply.finished_positions).sum::<u64>(), 958);
    assert_eq!(plies.iter().map(|ply| ply.canonical).sum::<u64>(), 765);
    assert_eq!(plies.iter().map(|ply| ply.finished_paths).sum::<u128>(), 255_168);

    let tree = minimax(&game, &Plain, &game.start(), Limits::NONE, Ties::First);
    let cut = alphabeta(&game, &Plain, &game.start(), Limits::NONE, Ties::First);
    assert_eq!((tree.counts.visited, cut.counts.visited), (549_946, 18_297));
    assert_eq!((tree.value(), cut.value()), (Some(Value(0)), Some(Value(0))));
}

/// Every way to play against a computer that looks this many plies ahead, by result.
#[test]
fn exhaustive_3x3() {
    fn play(game: &Mnk<u64>, position: &Position, depth: u32, results: &mut [i64; 3]) {
        if let Some(outcome) = game.outcome(position) {
            results[(1 - outcome.sign()) as usize] += 1;
        } else if game.to_move(position) == Player::First {
            for mv in game.legal_moves(position) {
                play(game, &game.after(position, mv), depth, results);
            }
        } else {
            let search = alphabeta(game, &Report, position, Limits::depth(depth), Ties::First);
            let mv = search.best.expect("the game goes on");
            play(game, &game.after(position, mv), depth, results);
        }
    }
    let game = Mnk::new(Shape::new(3, 3, 3));
    group("mnk", "exhaustive_3x3").check(|row| {
        let mut results = [0; 3];
        play(&game, &game.start(), row.int("user_depth") as u32, &mut results);
        let expected = ["human_wins", "draws", "computer_wins"].map(|column| row.int(column));
        assert_eq!(results, expected, "{row}");
    });
}
