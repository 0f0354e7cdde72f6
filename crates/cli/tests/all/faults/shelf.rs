//! Unfinished games: several programs at once, games that are damaged, and games that are loaded.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use gametree_faults::{Signal, at_once, times};
use serde_json::{Value, json};
use tempfile::tempdir;

use crate::program::{program, text, typing};

/// The games on the shelf, the oldest first.
fn kept(state: &Path) -> Vec<(PathBuf, Value)> {
    let files = fs::read_dir(state).unwrap().map(|entry| entry.unwrap().path());
    let mut files: Vec<PathBuf> =
        files.filter(|path| path.extension().is_some_and(|found| found == "json")).collect();
    files.sort();
    let read = |path: &PathBuf| serde_json::from_slice(&fs::read(path).unwrap()).unwrap();
    files.into_iter().map(|path| (path.clone(), read(&path))).collect()
}

fn moves(game: &Value) -> Vec<&str> {
    game["moves"].as_array().unwrap().iter().map(|mv| mv["move"].as_str().unwrap()).collect()
}

/// Every program plays one move and leaves. Whoever was let in has its move in the game.
#[test]
fn no_accepted_move_is_lost() {
    let state = tempdir().unwrap();
    let new = ["play", "stones:stones=1000000", "--people", "2"];
    assert_eq!(program(&new, state.path()).run().code, Some(0));
    let accepted = at_once(8, times(100), |_| {
        let ended = program(&["play", "--resume"], state.path()).input("2\n").run();
        match ended.code {
            Some(0) => 1,
            _ => {
                assert!(ended.is_orderly(), "{ended:?}");
                assert!(ended.complaint().contains("open in another gametree"), "{ended:?}");
                0
            }
        }
    });
    let games = kept(state.path());
    assert_eq!(games.len(), 1);
    assert_eq!(moves(&games[0].1).len(), accepted.iter().sum::<usize>());
    assert_eq!(fs::read_dir(state.path()).unwrap().count(), 1, "no locks and nothing unfinished");
}

#[test]
fn a_game_that_is_open_elsewhere_is_not_lost_and_not_none() {
    let state = tempdir().unwrap();
    let mut playing = program(&["play", "sim", "--people", "2"], state.path()).start();
    playing.type_text("1-2\n");
    assert!(playing.prints("second player >", Duration::from_secs(60)));
    let refused = program(&["play", "--resume"], state.path()).run();
    assert_eq!(refused.code, Some(2));
    assert!(refused.complaint().contains("open in another gametree"), "{refused:?}");
    // However that one ends, its game can go on.
    playing.signal(Signal::SIGKILL);
    playing.end();
    let resumed = program(&["play", "--resume", "--json"], state.path()).run();
    assert!(resumed.text().contains("\"1-2\""), "{resumed:?}");
}

#[test]
fn a_damaged_game_stands_in_nobodys_way() {
    let state = tempdir().unwrap();
    typing(&["play", "sim", "--people", "2"], "1-2\n", state.path());
    let good = fs::read_to_string(&kept(state.path())[0].0).unwrap();
    let damaged = [
        ("zz-damaged.json", "damaged".to_owned(), "not a saved game"),
        ("zz-newer.json", good.replace("\"version\": 3", "\"version\": 99"), "newer version"),
        ("zz-empty.json", String::new(), "not a saved game"),
    ];
    for (name, contents, reason) in &damaged {
        let file = state.path().join(name);
        fs::write(&file, contents).unwrap();
        let ended = program(&["play", "--resume", "--json"], state.path()).run();
        assert_eq!(ended.code, Some(0), "{ended:?}");
        assert!(ended.text().contains("\"1-2\""), "{ended:?}");
        let said = ended.complaint();
        assert!(said.contains(name) && said.contains(reason) && said.contains("left alone"));
        assert_eq!(said.lines().count(), 1, "{said}");
        assert_eq!(fs::read_to_string(&file).unwrap(), *contents);
        fs::remove_file(file).unwrap();
    }
    fs::remove_file(&kept(state.path())[0].0).unwrap();
    for (name, contents, _) in &damaged {
        fs::write(state.path().join(name), contents).unwrap();
    }
    let ended = program(&["play", "--resume"], state.path()).run();
    assert!(ended.is_orderly() && ended.code == Some(2), "{ended:?}");
    for (name, contents, _) in &damaged {
        assert!(ended.complaint().contains(name), "{ended:?}");
        assert_eq!(fs::read_to_string(state.path().join(name)).unwrap(), *contents);
    }
}

/// A game of stones as the program would have saved it.
fn saved(stones: u32, moves: &[&str]) -> Value {
    let moves: Vec<Value> = moves.iter().map(|mv| json!({ "move": mv })).collect();
    json!({
        "format": "gametree-game", "version": 2,
        "spec": format!("stones:stones={stones}"), "start": format!("{stones}/0/0/0/0/1"),
        "seed": 1, "first": "human", "second": "human", "moves": moves,
    })
}

/// The game that was being played stays as it is; the one that is loaded has a place of its own, and if
/// it is over, it takes nothing away but itself.
#[test]
fn loading_touches_no_other_game() {
    for (stones, made, played_on, on_shelf) in
        [(9, &["2"][..], "3\n", Some(vec!["2", "3"])), (3, &["2"], "", None)]
    {
        let folder = tempdir().unwrap();
        let (state, file) = (folder.path().join("state"), folder.path().join("loaded"));
        fs::write(&file, saved(stones, made).to_string()).unwrap();
        typing(&["play", "sim", "--people", "2"], "1-2\n", &state);
        let before = kept(&state);
        for resumed in [true, false] {
            let arguments: &[&str] = if resumed {
                &["play", "--resume"]
            } else {
                &["play", "tictactoe", "--people", "2"]
            };
            let lines = format!("load {}\n{played_on}", file.display());
            let output = typing(arguments, &lines, &state);
            assert!(output.status.success(), "{}", text(&output.stderr));
            let after = kept(&state);
            assert_eq!(after[0], before[0]);
            let others: Vec<Vec<&str>> = after[1..].iter().map(|(_, game)| moves(game)).collect();
            let expected = on_shelf.clone().into_iter().chain((!resumed).then(Vec::new));
            let mut expected: Vec<_> = expected.collect();
            expected.sort();
            let mut others = others;
            others.sort();
            assert_eq!(others, expected, "{stones} {resumed}");
            after[1..].iter().for_each(|(path, _)| fs::remove_file(path).unwrap());
        }
        assert_eq!(fs::read(&file).unwrap(), saved(stones, made).to_string().as_bytes());
    }
}

#[test]
fn resuming_takes_nothing_that_it_would_ignore() {
    let state = tempdir().unwrap();
    typing(&["play", "sim", "--people", "2"], "1-2\n", state.path());
    for option in [
        &["--strength", "easy"][..],
        &["--algorithm", "minimax"],
        &["--depth", "3"],
        &["--time", "10"],
        &["--heuristic", "plain"],
        &["--first", "computer"],
        &["--people", "0"],
        &["--first-player", "easy"],
        &["--second-player", "easy"],
        &["--seed", "3"],
        &["sim"],
        &["sim", "--moves", "1-2"],
    ] {
        let ended = program(&[&["play", "--resume"], option].concat(), state.path()).run();
        assert!(ended.is_orderly() && ended.code == Some(2), "{option:?} {ended:?}");
        let said = ended.complaint();
        assert!(
            said.contains("--record, --pause and --log") && said.contains("--resume"),
            "{said}"
        );
    }
    let log = program(&["play", "--resume", "--log", "info"], state.path()).run();
    assert_eq!(log.code, Some(0));
}

/// Numbers that no game has: the file is refused or the game goes on, but nothing breaks and nothing is
/// reserved for later.
#[test]
fn hostile_numbers() {
    let folder = tempdir().unwrap();
    let (state, file) = (folder.path().join("state"), folder.path().join("game"));
    let mut slow = saved(9, &["2", "3"]);
    for index in 0..2 {
        slow["moves"][index]["work"] = json!({
            "visited": u64::MAX, "ms": 1.8e22, "value": [i64::MIN, i64::MAX], "proven": true,
            "decided": { "winner": "first", "plies": u32::MAX }
        });
    }
    let mut greedy = saved(9, &["2", "3"]);
    greedy["second"] = json!("engine:hash=1048576,threads=256,nodes=10");
    let mut greedier = saved(9, &["2", "3"]);
    greedier["second"] = json!("engine:threads=100000");
    for game in [slow, greedy, greedier] {
        fs::write(&file, game.to_string()).unwrap();
        for arguments in [&["play", "tictactoe", "--people", "2"][..], &["play", "sim", "--json"]] {
            let lines = format!("load {}\nhistory\n2\n2\nquit\n", file.display());
            let ended = program(arguments, &state).input(lines).run();
            // A player who wants more than the machine has ends the program in a proper way.
            assert!(ended.is_orderly(), "{game} {ended:?}");
            assert!(ended.peak_memory < 256 << 20, "{game}: {} bytes", ended.peak_memory);
        }
    }
}
