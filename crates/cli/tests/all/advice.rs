//! What is advised can be done: a complaint names only options that its command has.

use crate::program::{command, gametree, text};

/// The options that a text names, each with the command that is named before it, if there is one.
fn options(complaint: &str, own: &str) -> Vec<(String, String)> {
    let mut found = Vec::new();
    let mut named = own.to_owned();
    for word in complaint.split_whitespace() {
        let name = word.trim_end_matches([',', ';', '.', '”', ':']).trim_start_matches('“');
        if ["analyze", "tree", "solve", "play", "perft", "diff", "grade"].contains(&name) {
            named = name.to_owned();
        } else if name.starts_with("--") {
            found.push((named.clone(), name.to_owned()));
        }
        if word != name {
            named = own.to_owned();
        }
    }
    found
}

fn has(command: &str, option: &str) -> bool {
    let help = gametree(&[command, "--help"]);
    text(&help.stdout).split([' ', '\n', ',']).any(|word| word == option)
}

/// What can be too large, too many or not the right kind, at every command where it can be.
const TOO_MUCH: &[&[&str]] = &[
    &["analyze", "sim", "--algorithm", "perfect", "--hash", "1"],
    &["analyze", "mnk:m=4,n=4,k=4", "--algorithm", "perfect", "--hash", "1"],
    &["analyze", "mnk:m=5,n=5,k=5", "--algorithm", "perfect"],
    &["grade", "sim", "--memory", "1"],
    &["grade", "mnk:m=5,n=5,k=5"],
    &["solve", "sim", "--memory", "1"],
    &["solve", "mnk:m=5,n=5,k=5"],
    &["solve", "stones:stones=1000000", "--memory", "1"],
    &["solve", "bits:length=30,all", "--memory", "1"],
    &["tree", "tictactoe", "--algorithm", "engine"],
    &["tree", "tictactoe", "--algorithm", "random"],
    &["tree", "tictactoe", "--interactive"],
    &["diff", "tictactoe", "--a", "engine", "--b", "minimax"],
    &["diff", "tictactoe", "--a", "minimax", "--b", "perfect"],
    &["diff", "tictactoe", "--a", "random", "--b", "minimax"],
    &["diff", "tictactoe", "--a", "minimax", "--b", "minimax", "--max-nodes", "9"],
    &["perft", "mnk:m=5,n=5,k=4", "--max-positions", "100"],
    &["grade", "tictactoe", "--depth", "x"],
    &["grade", "tictactoe", "--sample", "x"],
    &["show"],
];

#[test]
fn only_options_that_are_there() {
    let mut named = 0;
    for arguments in TOO_MUCH {
        for language in ["en", "lv", "pl", "fa"] {
            let mut command = command(arguments);
            let output = command.env("GAMETREE_LANG", language).output().unwrap();
            let complaint = gametree_language::without_marks(text(&output.stderr)).into_owned();
            assert_eq!(output.status.code(), Some(2), "{arguments:?}: {complaint}");
            for (owner, option) in options(&complaint, arguments[0]) {
                assert!(has(&owner, &option), "{owner} has no {option}: {complaint}");
                named += 1;
            }
        }
    }
    assert!(named > 60, "{named}");
    let hash = gametree(TOO_MUCH[0]);
    assert!(text(&hash.stderr).contains("raise --hash"), "{}", text(&hash.stderr));
}
