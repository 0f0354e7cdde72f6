//! Every command of the program knows the game.

use std::path::Path;
use std::process::{Command, Output, Stdio};

use serde_json::Value;

fn run(arguments: &[&str], folder: &Path) -> Output {
    Command::new(env!("CARGO_BIN_EXE_matches"))
        .args(arguments)
        .current_dir(folder)
        .env("GAMETREE_STATE", folder)
        .env("GAMETREE_LANG", "en")
        .stdin(Stdio::null())
        .output()
        .unwrap()
}

fn json(arguments: &[&str], folder: &Path) -> Value {
    let output = run(&[arguments, &["--json"]].concat(), folder);
    let errors = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(output.status.code().is_some_and(|code| code < 2), "{arguments:?}: {errors}");
    serde_json::from_slice(&output.stdout).unwrap()
}

/// Nine matches: the first player takes one and wins in five plies.
#[test]
fn every_command_knows_it() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let game = "matches:heap=9";
    assert_eq!(json(&["show", game], folder)["moves"], serde_json::json!(["1", "2", "3"]));
    assert_eq!(json(&["show", "dozen"], folder)["spec"], "matches:heap=12");
    for algorithm in ["minimax", "alphabeta", "engine", "mcts", "pns", "perfect"] {
        let found = json(&["analyze", game, "--algorithm", algorithm], folder);
        assert_eq!((&found["best_move"], &found["value"]), (&"1".into(), &1.into()), "{algorithm}");
    }
    let solved = json(&["solve", game, "--certificate", "proof.txt"], folder);
    assert_eq!((&solved["winner"], &solved["plies"]), (&"first".into(), &5.into()));
    assert_eq!(json(&["verify", "proof.txt"], folder)["accepted"], true);
    assert_eq!(json(&["tree", game, "--depth", "2"], folder)["best_move"], "1");
    let diff = ["diff", game, "--a", "minimax", "--b", "alphabeta"];
    assert_eq!(json(&diff, folder)["same_value"], true);
    assert_eq!(json(&["perft", game, "--depth", "1"], folder)["by_ply"][1]["paths"], 3);
    let grade = json(&["grade", game, "--search", "alphabeta:depth=1,heuristic=fours"], folder);
    assert_eq!(grade["rows"][0]["sound"], 1.0);
    let sweep = json(&["sweep", "matches:heap=1..8"], folder);
    assert_eq!(sweep["games"].as_array().map(Vec::len), Some(8));
    let players = ["--first-player", "engine:nodes=1000", "--second-player", "random"];
    let played = json(&[&["play", game][..], &players, &["--seed", "3"]].concat(), folder);
    assert_eq!(played["outcome"]["winner"], "first");
    let rules = json(&["rules", game], folder);
    assert_eq!(rules["example"]["moves"][0]["facts"][0]["fact"], "took");
    for format in ["svg", "dot", "tikz", "text"] {
        let tree = run(&["tree", game, "--depth", "2", "--format", format], folder);
        assert!(tree.status.success() && !tree.stdout.is_empty(), "{format}");
    }
}

/// It speaks for itself where the languages know nothing about it.
#[test]
fn it_is_described() {
    let folder = tempfile::tempdir().unwrap();
    for language in ["en", "lv", "pl", "fa"] {
        let games = run(&["games", "--lang", language], folder.path());
        let text = String::from_utf8(games.stdout).unwrap();
        assert!(text.contains("whoever takes the last one wins"), "{language}: {text}");
        assert!(text.contains("lost for the mover"), "{language}: {text}");
        assert!(!text.contains("game-matches"), "{language}: {text}");
    }
    let rules = run(&["rules", "matches:heap=9"], folder.path());
    let text = String::from_utf8(rules.stdout).unwrap();
    assert!(text.contains("first player took "), "{text}");
    let players = ["--first-player", "easy", "--second-player", "easy", "--seed", "1"];
    let played = run(&[&["play", "matches:heap=9"][..], &players].concat(), folder.path());
    let text = String::from_utf8(played.stdout).unwrap();
    assert!(text.starts_with("take 1 to 3 matches; whoever"), "{text}");
    assert!(text.contains("First player: first player took "), "{text}");
    let unknown = run(&["show", "chess"], folder.path());
    assert_eq!(unknown.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&unknown.stderr).contains("matches"));
}
