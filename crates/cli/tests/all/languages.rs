//! Programs get the same in every language, and always one object.

use std::fs;
use std::process::Output;

use serde_json::Value;
use tempfile::tempdir;

use crate::program::{command, text, typing};

const LANGUAGES: [&str; 4] = ["en", "lv", "pl", "fa"];

/// What is printed, with times made equal.
fn timeless(output: &Output) -> String {
    let line = |line: &str| match line.split_once(':') {
        Some((key, _)) if TIMES.iter().any(|time| key.contains(time)) => key.to_owned(),
        _ => line.to_owned(),
    };
    text(&output.stdout).lines().map(line).collect::<Vec<_>>().join("\n")
}

const TIMES: [&str; 3] = ["elapsed_ms", "positions_per_second", "seed"];

fn persian(text: &str) -> String {
    // Options and file names are not numbers.
    if text.starts_with('-') || text.starts_with('/') {
        text.to_owned()
    } else {
        gametree_language::persian_digits(text)
    }
}

#[test]
fn the_same_object_in_every_language_and_with_every_digit() {
    let folder = tempdir().unwrap();
    let file = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let (certificate, table, map, tree, junk) =
        (file("certificate"), file("table"), file("map"), file("tree"), file("junk"));
    fs::write(&junk, "junk").unwrap();
    let pages = file("pages");
    let commands: &[&[&str]] = &[
        &["games"],
        &["show", "stones:stones=50,take=2/3", "--moves", "2 3"],
        &["show", "tictactoe", "--position", "3/1x1/3", "--moves", "a1"],
        &["show", "bits:length=6,seed=3"],
        &["show", "sim", "--format", "svg"],
        &["analyze", "multiply:start=20", "--depth", "3", "--heuristic", "report"],
        &["analyze", "stones:stones=9", "--moves", "2 3"],
        &["analyze", "mnk:m=4,n=3,k=3", "--algorithm", "engine", "--lines", "2"],
        &["analyze", "sim", "--algorithm", "mcts", "--nodes", "1000", "--seed", "7"],
        &["analyze", "sim:vertices=5", "--algorithm", "pns"],
        &["analyze", "tictactoe", "--algorithm", "perfect"],
        &["analyze", "tictactoe", "--algorithm", "random", "--seed", "12"],
        &["tree", "bits:string=01101", "--depth", "3"],
        &["tree", "multiply:start=20", "--algorithm", "minimax", "--depth", "2", "--merge"],
        &["tree", "tictactoe", "--depth", "2", "--out", &tree],
        &["diff", "stones:stones=12", "--a", "minimax:depth=4", "--b", "alphabeta:depth=4"],
        &["diff", "multiply:start=20", "--a", "minimax:depth=2", "--b", "alphabeta:depth=3"],
        &[
            "diff",
            "multiply:start=20",
            "--a",
            "minimax:depth=3",
            "--b",
            "minimax:depth=3,merge=yes",
        ],
        &["perft", "tictactoe", "--depth", "3"],
        &["solve", "tictactoe", "--moves", "b2 b1", "--certificate", &certificate],
        &["solve", "stones:stones=12", "--export", &table],
        &["solve", "bits:length=6,all"],
        &["verify", &certificate],
        &["verify", &junk],
        &["grade", "stones:stones=12", "--games", "2", "--depth", "1..2", "--sample", "10"],
        &["grade", "tictactoe", "--search", "alphabeta:depth=1..2", "--sample", "10"],
        &["sweep", "stones:stones=1..9", "--picture", &map],
        &["sweep", "mnk:m=3..4,n=3,k=3", "--all-rows"],
        &["sweep", "bits:length=1..6"],
        &["man", &pages],
    ];
    for arguments in commands {
        let ask = |language: &str, arguments: &[String]| {
            let mut command = command(&[]);
            command.args(arguments).arg("--json").env("GAMETREE_LANG", language);
            let output = command.output().unwrap();
            assert!(output.stderr.is_empty(), "{arguments:?}: {}", text(&output.stderr));
            output
        };
        let plain: Vec<String> = arguments.iter().map(|&argument| argument.to_owned()).collect();
        let typed: Vec<String> = arguments.iter().map(|argument| persian(argument)).collect();
        let expected = ask("en", &plain);
        let object: Value = serde_json::from_slice(&expected.stdout).unwrap();
        assert!(object.is_object(), "{arguments:?}");
        for language in LANGUAGES {
            for arguments in [&plain, &typed] {
                let found = ask(language, arguments);
                assert_eq!(found.status, expected.status, "{arguments:?}");
                assert_eq!(timeless(&found), timeless(&expected), "{language} {arguments:?}");
            }
        }
    }
}

#[test]
fn the_same_game_in_every_language() {
    let play = ["play", "stones:stones=20", "--first", "human", "--strength", "easy", "--json"];
    let mut found: Vec<String> = Vec::new();
    for language in LANGUAGES {
        for lines in ["2\n3\n2\n3\n2\n3\n2\n", "۲\n۳\n۲\n۳\n۲\n۳\n۲\n"] {
            let state = tempdir().unwrap();
            let arguments = [&play[..], &["--seed=5", "--lang", language]].concat();
            let output = typing(&arguments, lines, state.path());
            assert!(output.status.success(), "{}", text(&output.stderr));
            found.push(timeless(&output));
        }
    }
    assert!(found[0].starts_with('{'));
    assert!(found.iter().all(|game| *game == found[0]), "{found:#?}");
}

/// With every other thing that decides what is printed: one object, or one line that says what is wrong.
#[test]
fn one_object_or_one_complaint() {
    let folder = tempdir().unwrap();
    let path = folder.path().join("file");
    let file = path.to_str().unwrap();
    let tree = ["tree", "tictactoe", "--depth", "1"];
    let trees = ["text", "svg", "dot", "tikz", "json"].map(|format| ["--format", format]);
    let mut commands: Vec<Vec<&str>> = vec![
        vec![],
        vec!["--ascii"],
        vec!["show", "sim", "--format", "text"],
        vec!["show", "sim", "--format", "svg"],
        vec!["show", "sim", "--ascii"],
        vec!["analyze", "tictactoe", "--boards"],
        [&tree[..], &["--interactive"]].concat(),
        [&tree[..], &["--only-line"]].concat(),
        [&tree[..], &["--step", "3", "--out", file]].concat(),
        vec!["solve", "stones:stones=9", "--export", file],
        vec!["solve", "stones:stones=9", "--certificate", file],
        vec!["solve", "stones:stones=9", "--export", file, "--certificate", file],
        vec!["solve", "bits:length=5,all", "--export", file],
        vec!["sweep", "stones:stones=1..9", "--picture", file],
        vec!["sweep", "stones:stones=1..9", "--all-rows"],
        vec!["play"],
        vec!["play", "--resume"],
        vec!["play", "stones:stones=5", "--people", "0", "--record", file],
        vec!["man", folder.path().to_str().unwrap()],
        vec!["man", "/dev/null/pages"],
        vec!["tree", "tictactoe", "--depth", "1", "--out", "/dev/null/tree"],
    ];
    for format in &trees {
        commands.push([&tree[..], format].concat());
        commands.push([&tree[..], format, &["--out", file]].concat());
        commands.push([&tree[..], format, &["--interactive"]].concat());
    }
    for shell in ["bash", "zsh", "fish", "powershell", "elvish"] {
        commands.push(vec!["completions", shell]);
    }
    for arguments in &commands {
        // `--json` may stand anywhere.
        for arguments in
            [[&["--json"], &arguments[..]].concat(), [arguments, &["--json"][..]].concat()]
        {
            let mut command = command(&arguments);
            let output = command.env("GAMETREE_STATE", folder.path()).output().unwrap();
            let complaint = text(&output.stderr);
            if output.status.code() == Some(2) {
                assert!(output.stdout.is_empty(), "{arguments:?}");
                assert_eq!(complaint.matches('\n').count(), 1, "{arguments:?}: {complaint}");
            } else {
                let object: Value = serde_json::from_slice(&output.stdout)
                    .unwrap_or_else(|error| panic!("{arguments:?}: {error} {complaint}"));
                assert!(object.is_object() && complaint.is_empty(), "{arguments:?}: {complaint}");
            }
        }
    }
    let written: Value = serde_json::from_slice(
        &command(&[&tree[..], &["--out", file, "--json"]].concat()).output().unwrap().stdout,
    )
    .unwrap();
    assert_eq!((&written["file"], &written["nodes"]), (&file.into(), &10.into()));
    let inside: Value = serde_json::from_str(&fs::read_to_string(file).unwrap()).unwrap();
    assert_eq!(inside["visited"], written["visited"]);
}
