//! Playing by flags alone, with the moves typed into a pipe.

use std::fs;
use std::path::Path;

use serde_json::Value;
use tempfile::tempdir;

use crate::program::{text, typing};

/// A whole game of each kind, typed blindly: the first legal moves, until it is over.
const GAMES: [(&str, &str); 5] = [
    ("multiply:start=21", "3\n4\n5\n"),
    ("stones:stones=50", "2\n"),
    ("bits:length=15,seed=3", "0\n"),
    ("mnk:m=4,n=4,k=3", "a1\na2\na3\na4\nb1\nb2\nb3\nb4\nc1\nc2\nc3\nc4\nd1\nd2\nd3\nd4\n"),
    ("sim", "1-2\n1-3\n1-4\n1-5\n1-6\n2-3\n2-4\n2-5\n2-6\n3-4\n3-5\n3-6\n4-5\n4-6\n5-6\n"),
];

#[test]
fn every_game_to_its_end() {
    let state = tempdir().unwrap();
    for (spec, moves) in GAMES {
        for first in ["human", "computer", "toss"] {
            for computer in
                [&["--strength", "medium"][..], &["--algorithm", "minimax", "--depth", "2"]]
            {
                let mut arguments = vec!["play", spec, "--first", first, "--seed", "5"];
                arguments.extend(computer);
                // Many of the moves will be refused; sooner or later the right one is there.
                let output = typing(&arguments, &moves.repeat(30), state.path());
                let said = text(&output.stdout);
                assert!(output.status.success(), "{spec}: {}", text(&output.stderr));
                assert!(said.contains("The computer plays"), "{spec}: {said}");
                assert!(said.contains("on average"), "{spec}: {said}");
                assert!(said.contains("Play again? (y/n)"), "{spec}: {said}");
            }
        }
    }
    assert_eq!(fs::read_dir(state.path()).unwrap().count(), 0, "finished games are not kept");
}

#[test]
fn two_computers_and_two_people() {
    let state = tempdir().unwrap();
    let alone = ["play", "tictactoe", "--people", "0", "--strength", "perfect", "--seed", "1"];
    let output = typing(&alone, "", state.path());
    assert!(text(&output.stdout).contains("A draw."), "{}", text(&output.stdout));
    let pair = ["play", "tictactoe", "--people", "2"];
    let output = typing(&pair, "a1\nb1\na2\nb2\na3\nn\n", state.path());
    assert!(text(&output.stdout).contains("The first player wins."));
    assert!(text(&output.stdout).contains("decided"));
}

#[test]
fn players_by_their_specs() {
    let state = tempdir().unwrap();
    let game = |players: &[&str], lines: &str| -> Value {
        let arguments = [&["play", "tictactoe", "--seed", "3", "--json"], players].concat();
        let output = typing(&arguments, lines, state.path());
        assert!(output.status.success(), "{players:?}: {}", text(&output.stderr));
        serde_json::from_slice(&output.stdout).unwrap()
    };
    let both = ["--first-player", "perfect", "--second-player", "alphabeta:depth=۹"];
    let drawn = game(&both, "");
    assert_eq!(drawn["outcome"]["winner"], "draw");
    assert_eq!(drawn["first_player"], "perfect");
    assert_eq!(drawn["second_player"], "alphabeta:depth=9");
    assert_eq!((&drawn["first"], &drawn["second"]), (&"computer".into(), &"computer".into()));
    // Who is not mentioned is a person.
    let against = game(&["--first-player", "easy"], "quit\n");
    assert_eq!((&against["first"], &against["second"]), (&"computer".into(), &"human".into()));
    assert_eq!(against["moves"].as_array().unwrap().len(), 1);
    // The longer and the shorter way to say the same.
    let visited = |game: &Value| {
        let moves = game["moves"].as_array().unwrap().iter();
        moves.map(|played| played["visited"].clone()).collect::<Vec<_>>()
    };
    let spec = game(&["--first-player", "human", "--second-player", "alphabeta"], "b2\n");
    let options = game(&["--algorithm", "alphabeta", "--depth", "4"], "b2\n");
    assert_eq!(visited(&spec), visited(&options));
    // Kept games know their players.
    typing(&["play", "sim", "--second-player", "mcts:nodes=20"], "1-2\nquit\n", state.path());
    let kept: Vec<_> = fs::read_dir(state.path()).unwrap().map(|entry| entry.unwrap()).collect();
    assert!(kept.iter().any(|file| {
        fs::read_to_string(file.path()).unwrap().contains("\"second\": \"mcts:nodes=20\"")
    }));
}

#[test]
fn the_same_seed_plays_the_same_game() {
    let state = tempdir().unwrap();
    let game = |seed: &str| {
        let arguments =
            ["play", "sim", "--people", "0", "--strength", "easy", "--seed", seed, "--json"];
        let output = typing(&arguments, "", state.path());
        let game: Value = serde_json::from_slice(&output.stdout).unwrap();
        let moves = game["moves"].as_array().unwrap().iter();
        moves.map(|played| played["move"].as_str().unwrap().to_owned()).collect::<Vec<_>>()
    };
    assert_eq!(game("11"), game("11"));
    assert_ne!(game("11"), game("12"));
}

#[test]
fn json_is_one_object() {
    let state = tempdir().unwrap();
    let arguments =
        ["play", "stones:stones=5", "--first", "human", "--algorithm", "minimax", "--json"];
    let output = typing(&arguments, "hint\nundo\n3\n", state.path());
    let game: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(game["spec"], "stones:stones=5");
    assert_eq!(game["outcome"]["winner"], "first");
    assert_eq!((&game["first"], &game["second"]), (&"human".into(), &"computer".into()));
    assert_eq!(game["moves"][0]["player"], "first");
    assert_eq!(game["moves"][0]["visited"], Value::Null);
    assert_eq!(game["moves"][1]["move"], "2");
    assert!(game["moves"][1]["visited"].as_u64().unwrap() > 0);
}

/// Whatever is typed: one line that says what is wrong, and another chance.
#[test]
fn wrong_input() {
    let state = tempdir().unwrap();
    let long = "9".repeat(100_000);
    let nonsense = [
        "x",
        "b9",
        "99",
        "-1",
        "b2 b3 b4",
        "\u{1b}[2J",
        "save",
        "load",
        "load nowhere.json",
        "redo",
        "undo",
        "۹",
        "🎲",
        &long,
        "1 99",
        "help me",
    ];
    for line in nonsense {
        let lines = format!("{line}\nb2\nmoves\nquit\n");
        let output = typing(&["play", "tictactoe", "--strength", "easy"], &lines, state.path());
        let said = text(&output.stdout);
        assert!(output.status.success(), "{line:?}: {}", text(&output.stderr));
        assert!(said.contains("│ x │"), "{line:?}: the game goes on: {said}");
        assert!(said.contains("--resume"), "{line:?}: {said}");
        assert!(!said.contains("\u{1b}[2J") && said.len() < 20_000, "{line:?}");
    }
}

#[test]
fn persian_digits_are_moves() {
    let state = tempdir().unwrap();
    let output =
        typing(&["play", "stones:stones=7", "--people", "2", "--json"], "۲\n٣\n۲\n", state.path());
    let game: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(game["position"], "0/4/4/2/3/2");
}

#[test]
fn saved_games() {
    let folder = tempdir().unwrap();
    let state = folder.path().join("state");
    let file = folder.path().join("game.json");
    let name = file.to_str().unwrap();
    let play = |lines: String| {
        let output = typing(&["play", "tictactoe", "--people", "2", "--json"], &lines, &state);
        serde_json::from_slice::<Value>(&output.stdout).unwrap()
    };
    let saved = play(format!("b2\na1\nc3\nundo\nsave {name}\nquit\n"));
    assert_eq!(saved["position"], "3/1x1/o2");
    let loaded = play(format!("load {name}\nredo\n"));
    assert_eq!(loaded["position"], "2x/1x1/o2");
    let overwritten = play(format!("a1\nsave! {name}\nload {name}\n"));
    assert_eq!(overwritten["position"], "3/3/x2");

    // Anything else is refused with the reason, and left alone.
    let good = fs::read_to_string(&file).unwrap();
    let damaged = [
        String::new(),
        "not json".to_owned(),
        "{}".to_owned(),
        "[]".to_owned(),
        good[..good.len() / 2].to_owned(),
        good.replace("\"version\": 3", "\"version\": 4"),
        good.replace("\"version\": 3", "\"version\": -1"),
        good.replace("gametree-game", "chess-game"),
        good.replace("mnk:m=3,n=3,k=3", "mnk:m=3,n=x"),
        good.replace("mnk:m=3,n=3,k=3", "go"),
        good.replace("\"3/3/3\"", "\"xxx/3/3\""),
        good.replace("\"move\": \"a1\"", "\"move\": \"z9\""),
        good.replace("\"moves\"", "\"mooves\""),
        good.replace("\"human\"", "\"robot\""),
    ];
    for text_before in damaged {
        assert_ne!(text_before, good);
        fs::write(&file, &text_before).unwrap();
        let arguments = ["play", "tictactoe", "--people", "2"];
        let lines = format!("b2\nload {name}\nsave {name}\nhistory\nquit\n");
        let output = typing(&arguments, &lines, &state);
        let said = text(&output.stdout);
        assert!(output.status.success() && said.contains("cannot be loaded"), "{said}");
        assert!(said.contains("left alone"), "{said}");
        assert!(said.contains("1  first player  b2    3/1x1/3"), "the game goes on: {said}");
        assert_eq!(fs::read_to_string(&file).unwrap(), text_before);
    }
}

#[test]
fn resuming() {
    let state = tempdir().unwrap();
    let nothing = typing(&["play", "--resume"], "", state.path());
    assert_eq!(nothing.status.code(), Some(2));
    assert!(text(&nothing.stderr).contains("no unfinished game"));

    typing(&["play", "sim", "--people", "2"], "1-2\n3-4\n", state.path());
    let output = typing(&["play", "--resume", "--json"], "1-3\n", state.path());
    let game: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(game["position"], "rr.......b.....");

    // The one that was played last comes first; `new` leaves the old one where it was.
    typing(&["play", "tictactoe", "--people", "2"], "b2\nnew\na1\n", state.path());
    let output = typing(&["play", "--resume", "--json"], "", state.path());
    assert!(text(&output.stdout).contains("\"3/3/x2\""), "{}", text(&output.stdout));
    assert_eq!(kept(state.path()), 3);

    let files = || fs::read_dir(state.path()).unwrap().map(|entry| entry.unwrap().path());
    files().for_each(|file| fs::write(file, "damaged").unwrap());
    let damaged = typing(&["play", "--resume"], "", state.path());
    assert_eq!(damaged.status.code(), Some(2));
    assert!(text(&damaged.stderr).contains("not a saved game"), "{}", text(&damaged.stderr));
    files().for_each(|file| assert_eq!(fs::read_to_string(file).unwrap(), "damaged"));
}

fn kept(state: &Path) -> usize {
    let files = fs::read_dir(state).unwrap().map(|entry| entry.unwrap().path());
    files.filter(|path| path.extension().is_some_and(|extension| extension == "json")).count()
}

#[test]
fn a_folder_that_cannot_be_used_is_no_end_of_the_game() {
    let output = typing(
        &["play", "tictactoe", "--people", "2"],
        "b2\nhistory\nquit\n",
        Path::new("/dev/null/state"),
    );
    let said = text(&output.stdout);
    assert!(output.status.success() && said.contains("cannot be saved"), "{said}");
    assert!(
        said.contains("1  first player  b2    3/1x1/3") && !said.contains("--resume"),
        "{said}"
    );
}

#[test]
fn records_are_markdown() {
    let folder = tempdir().unwrap();
    let file = folder.path().join("games.md");
    let record = file.to_str().unwrap();
    // A table goes on as it was begun; what is new in it is in the language of whoever plays.
    for (spec, language) in [("stones:stones=50", "en"), ("tictactoe", "en"), ("tictactoe", "lv")] {
        let arguments = [
            "play",
            spec,
            "--lang",
            language,
            "--people",
            "0",
            "--algorithm",
            "alphabeta",
            "--depth",
            "3",
            "--record",
            record,
        ];
        assert!(typing(&arguments, "", folder.path()).status.success());
    }
    let table = fs::read_to_string(&file).unwrap();
    let rows: Vec<&str> = table.lines().collect();
    assert_eq!(rows.len(), 5, "{table}");
    assert!(rows[0].starts_with("| number | game | algorithm | first |"));
    assert!(rows[2].starts_with("| 1 | stones:stones=50 | alphabeta 3 plain | first |"), "{table}");
    assert!(rows[3].starts_with("| 2 | mnk:m=3,n=3,k=3 | alphabeta 3 plain | first |"), "{table}");
    assert!(
        rows[4].starts_with("| 3 | mnk:m=3,n=3,k=3 | alphabeta 3 plain | pirmais |"),
        "{table}"
    );
    let unwritable = ["play", "tictactoe", "--people", "0", "--record", "/dev/null/x.md"];
    let output = typing(&unwritable, "", folder.path());
    assert!(output.status.success() && text(&output.stdout).contains("/dev/null/x.md"));
}

#[test]
fn diagnostics_go_to_standard_error() {
    let state = tempdir().unwrap();
    let arguments = ["play", "tictactoe", "--strength", "easy", "--log", "debug"];
    let output = typing(&arguments, "b2\n", state.path());
    assert!(text(&output.stderr).contains("typed \"b2\""));
    assert!(text(&output.stderr).contains("kept in"));
    let silent = typing(&arguments[..4], "b2\n", state.path());
    assert!(silent.stderr.is_empty());
}

/// The session in the README is what happens.
#[test]
fn the_readme_session() {
    let readme =
        fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../../README.md")).unwrap();
    let session = readme.split("$ gametree play ").nth(1).unwrap().split("```").next().unwrap();
    let (arguments, shown) = session.split_once('\n').unwrap();
    let arguments: Vec<&str> = std::iter::once("play").chain(arguments.split(' ')).collect();
    // What follows a prompt was typed.
    let typed = shown.lines().filter_map(|line| line.split_once("> ")).map(|(_, typed)| typed);
    let lines: String = typed.map(|typed| format!("{typed}\n")).collect();
    let state = tempdir().unwrap();
    let output = typing(&arguments, &lines, state.path());
    let without_times = |text: &str| {
        let words = text.split_whitespace().collect::<Vec<_>>();
        let is_unit = |word: &&&str| ["µs", "ms", "s"].contains(&word.trim_end_matches('.'));
        let others = words.iter().enumerate().filter(|(index, word)| {
            !is_unit(word) && !words.get(index + 1).is_some_and(|next| is_unit(&next))
        });
        others.map(|(_, word)| *word).collect::<Vec<_>>().join(" ")
    };
    let mut rest = lines.lines();
    let said = text(&output.stdout).split("> ").collect::<Vec<_>>();
    let mut expected = said[0].to_owned();
    for part in &said[1..] {
        expected += &format!("> {}\n{part}", rest.next().unwrap_or_default());
    }
    assert_eq!(without_times(shown), without_times(&expected));
}

/// What the computer says after its move counts from the position that is shown then.
#[test]
fn plies_count_from_what_is_shown() {
    let state = tempdir().unwrap();
    let position = ["play", "tictactoe", "--position", "xx1/oo1/3/1", "--first", "computer"];
    let computer = ["--algorithm", "alphabeta", "--heuristic", "report", "--depth", "9"];
    let output = typing(&[&position[..], &computer].concat(), "n\n", state.path());
    let said = text(&output.stdout);
    assert!(said.contains("The computer plays c3: the computer has won."), "{said}");

    // Afterwards there are two threats. The hint looks from the same position.
    let position = ["play", "tictactoe", "--position", "x2/1xo/2o/1", "--first", "computer"];
    let output = typing(&[&position[..], &computer].concat(), "hint\nquit\n", state.path());
    let said = text(&output.stdout);
    assert!(said.contains("The computer plays c3: the computer wins in 2 plies."), "{said}");
    assert!(said.contains("A good move is b3: the computer wins in 2 plies."), "{said}");
}

/// Eleven nodes in two moves are six a move.
#[test]
fn averages_are_rounded() {
    let state = tempdir().unwrap();
    let mut rounded_up = 0;
    for stones in 7..20 {
        let spec = format!("stones:stones={stones}");
        let arguments = ["play", &spec, "--people", "0", "--algorithm", "minimax", "--depth", "2"];
        let output = typing(&[&arguments[..], &["--json"]].concat(), "", state.path());
        let game: Value = serde_json::from_slice(&output.stdout).unwrap();
        let visited = game["moves"].as_array().unwrap().iter();
        let visited: Vec<u64> = visited.map(|played| played["visited"].as_u64().unwrap()).collect();
        let mean = visited.iter().sum::<u64>() as f64 / visited.len() as f64;
        let output = typing(&arguments, "", state.path());
        let said = text(&output.stdout);
        assert!(said.contains(&format!("  {:.0} nodes and ", mean.round())), "{mean}: {said}");
        rounded_up += u32::from(mean.round() > mean);
    }
    assert!(rounded_up > 0);
}

/// Whoever loads another game can still resume the one that was being played.
#[test]
fn loading_leaves_the_unfinished_game_on_the_shelf() {
    let state = tempdir().unwrap();
    let file = state.path().join("other.game");
    let save = format!("b2\nsave {}\nquit\n", file.display());
    typing(&["play", "tictactoe", "--people", "2"], &save, state.path());
    let load = format!("1-3\nload {}\nquit\n", file.display());
    typing(&["play", "sim", "--people", "2"], &load, state.path());
    let kept = fs::read_dir(state.path()).unwrap().filter_map(|entry| {
        let path = entry.unwrap().path();
        path.extension().is_some_and(|extension| extension == "json").then_some(path)
    });
    let texts: Vec<String> = kept.map(|path| fs::read_to_string(path).unwrap()).collect();
    assert!(texts.iter().any(|text| text.contains("\"sim\"")), "{texts:?}");
}
