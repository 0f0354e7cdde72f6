//! Set up as a report describes, the computer makes the moves that the report's program made.

use gametree_catalogue::{Algorithm, Catalogue, Search};
use gametree_play::{Match, PlayerSpec};
use gametree_rules::Work;
use gametree_search::Limits;

use crate::data::group;

fn report_player(algorithm: Algorithm, depth: u32) -> PlayerSpec {
    PlayerSpec::Search(Search {
        heuristic: "report".to_owned(),
        limits: Limits::depth(depth),
        ..Search::new(algorithm)
    })
}

#[test]
fn multiply_games() {
    group("multiply", "games").check(|row| {
        let algorithm = match row.text("algorithm") {
            "minimax" => Algorithm::Minimax,
            _ => Algorithm::AlphaBeta,
        };
        let computer = report_player(algorithm, 2);
        let players = match row.text("first") {
            "user" => [PlayerSpec::Human, computer],
            _ => [computer, PlayerSpec::Human],
        };
        let spec = format!("multiply:start={}", row.int("start"));
        let mut game = Match::new(Catalogue::standard().open(&spec).unwrap(), players, 0).unwrap();
        let human = row.int("human_multiplier").to_string();
        while !game.is_over() {
            if game.is_human_turn() {
                game.play_human(&human).unwrap();
            } else {
                game.play_computer(&Work::new()).unwrap();
            }
        }
        let moves: Vec<i64> =
            game.moves().iter().map(|played| played.mv.parse().unwrap()).collect();
        assert_eq!(serde_json::json!(moves), *row.cell("moves"), "{row}");
    });
}

#[test]
fn mnk_moves() {
    group("mnk", "limited").check(|row| {
        let n = row.int("n");
        let spec = format!("mnk:m={n},n={n},k={}", row.int("k"));
        let mut session = Catalogue::standard().open(&spec).unwrap();
        // The computer is the second player; without a human move it begins all the same.
        let mut begin = vec![n.to_string(); n as usize];
        begin.push("2".to_owned());
        session.set_position(&begin.join("/")).unwrap();
        let depth = row.int("user_depth") as u32;
        let players = [PlayerSpec::Human, report_player(Algorithm::AlphaBeta, depth)];
        if let Some(human) = row.cell("human_first_move").as_array() {
            session = Catalogue::standard().open(&spec).unwrap();
            session.play(&format!("{} {}", human[0], human[1])).unwrap();
        }
        let mut game = Match::new(session.copy(), players, 0).unwrap();
        game.play_computer(&Work::new()).unwrap();
        let computer = row.cell("computer_move");
        let expected = session.play(&format!("{} {}", computer[0], computer[1])).unwrap();
        assert_eq!(game.moves()[0].mv, expected, "{row}");
    });
}
