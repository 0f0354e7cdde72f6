//! What the help says is so.

use serde_json::Value;

use crate::asked::{object, run};

/// The line of the help of a command that describes an option.
fn described(command: &str, option: &str) -> String {
    let help = run(&[command, "--help"]);
    let line = help.lines().find(|line| line.trim_start().starts_with(&format!("--{option} ")));
    line.unwrap_or_else(|| panic!("{command} has no --{option}")).trim().to_owned()
}

#[test]
fn help_is_a_command() {
    assert_eq!(run(&["help"]), run(&["--help"]));
    assert_eq!(run(&["help", "solve"]), run(&["solve", "--help"]));
    assert_eq!(run(&["--lang", "lv", "help", "solve"]), run(&["solve", "--help", "--lang", "lv"]));
    let unknown = crate::asked::refused(&["help", "slove"]);
    assert!(unknown.contains("“slove”") && unknown.contains("solve"), "{unknown}");
}

/// What each command does without an option is what its help says.
#[test]
fn defaults_are_as_stated() {
    let usual = "4";
    let textbook = format!("minimax and alphabeta look {usual} ahead if no limit is given");
    assert!(described("play", "depth").ends_with(&textbook));
    let play = ["play", "stones:stones=9", "--people", "0", "--algorithm", "minimax"];
    assert_eq!(object(&play)["first_player"], format!("minimax:depth={usual}"));

    let players = format!("without it, {usual} for minimax and alphabeta");
    for command in ["compare", "tournament"] {
        assert!(described(command, "depth").ends_with(&players), "{command}");
    }
    let compare =
        ["compare", "--game", "stones:stones=9", "--algorithm", "minimax", "--repeat", "1"];
    let compared = object(&[&compare[..], &["--opponent", "random"]].concat());
    assert_eq!(compared["players"][0]["player"], format!("minimax:depth={usual}"));
    let opponent = described("compare", "opponent");
    assert!(opponent.contains("random, if not given"), "{opponent}");
    assert_eq!(object(&compare)["players"][0]["opponent"], "random");
    let repeat = described("compare", "repeat");
    assert!(repeat.ends_with("without it 20, or once with openings"), "{repeat}");
    let planned = |more: &[&str]| -> Value {
        let plan = ["compare", "--game", "stones:stones=20", "--player", "random", "--dry-run"];
        object(&[&plan[..], more].concat())["games"].clone()
    };
    assert_eq!((planned(&[]), planned(&["--openings", "3"])), (40.into(), 6.into()));

    // To the end of the game.
    for command in ["analyze", "tree", "grade", "perft"] {
        assert!(described(command, "depth").ends_with("without it, to the end of the game"));
    }
    assert_eq!(object(&["analyze", "stones:stones=9"])["depth"], Value::Null);
    let counted = run(&["perft", "stones:stones=9"]);
    assert_eq!(counted, run(&["perft", "stones:stones=9", "--depth", "9"]));

    // Those that the parser knows.
    let default = |command: &str, option: &str| -> String {
        let line = described(command, option);
        line.split_once("[default: ").unwrap().1.trim_end_matches(']').to_owned()
    };
    let analyzed = object(&["analyze", "stones:stones=9"]);
    for key in ["algorithm", "heuristic"] {
        assert_eq!(analyzed[key], default("analyze", key), "{key}");
    }
    let exercise = object(&["exercise", "--game", "stones:stones=9"]);
    let depth = exercise["exercises"][0]["game"]["depth"].to_string();
    assert_eq!(default("exercise", "depth"), depth);
}
