//! `gametree rules`, and what is explained during a game.

use tempfile::tempdir;
use unicode_width::UnicodeWidthStr;

use crate::program::{gametree, text, typing};

const GAMES: [&str; 7] = [
    "multiply:start=21",
    "stones:stones=50",
    "bits:length=15",
    "tictactoe",
    "mnk:m=4,n=3,k=3,misere=yes",
    "sim",
    "sim:vertices=5",
];

#[test]
fn every_game_in_every_language_fits_the_screen() {
    for spec in GAMES {
        for language in ["en", "lv", "pl", "fa"] {
            let output = gametree(&["rules", spec, "--lang", language]);
            assert!(output.status.success(), "{spec}: {}", text(&output.stderr));
            let said = text(&output.stdout);
            for line in said.lines() {
                assert!(line.width() <= 80, "{language} {spec}: {line}");
            }
            assert!(!said.contains("rules-") && !said.contains("{$"), "{language} {spec}: {said}");
        }
    }
}

#[test]
fn what_has_no_rules() {
    let wrong = gametree(&["rules", "chess"]);
    assert_eq!((wrong.status.code(), text(&wrong.stdout)), (Some(2), ""));
    assert!(text(&wrong.stderr).contains("tictactoe"));
    assert_eq!(gametree(&["rules"]).status.code(), Some(2));
    // Finished before it begins; and too long to be played to its end.
    for spec in ["stones:stones=0", "bits:string=1", "stones:stones=1000000"] {
        assert!(gametree(&["rules", spec]).status.success(), "{spec}");
    }
}

/// The board after every move, with what the move did; how the result follows.
#[test]
fn moves_and_ends_are_explained() {
    let state = tempdir().unwrap();
    let play = ["play", "stones:stones=9", "--first", "human", "--strength", "perfect"];
    let output = typing(&play, "3\n2\nn\n", state.path());
    let said = text(&output.stdout);
    let mut rest = said;
    for expected in [
        "Take stones, 2 or 3 at a time.",
        "stones left    9",
        "stones left    6",
        "You: 3 taken, 6 left; even: 2 points for the computer.",
        "stones left    3",
        "The computer plays 3",
        "Computer: 3 taken, 3 left; odd: 2 points for the computer.",
        "stones left    1",
        "You: 2 taken, 1 left; odd: 2 points for you.",
        "A draw.",
        "Why: 1 stone is left, too few for a move; you: 5 stones + 2 points = 7;",
        "computer: 3 stones + 4 points = 7; 7 each: a draw.",
    ] {
        let at = rest.find(expected).unwrap_or_else(|| panic!("{expected}: {said}"));
        rest = &rest[at + expected.len()..];
    }
    assert!(!said.contains(" 0.0 ms"), "{said}");
}

/// How to play is said once: not to programs, and not to those who go on.
#[test]
fn how_to_play_comes_before_a_new_game() {
    let state = tempdir().unwrap();
    let brief = "colour one edge a turn";
    let play = ["play", "sim", "--first", "human", "--strength", "easy"];
    let output = typing(&play, "1-2\nnew\nquit\n", state.path());
    assert_eq!(text(&output.stdout).matches(brief).count(), 1);
    let resumed = typing(&["play", "--resume"], "quit\n", state.path());
    assert_eq!(text(&resumed.stdout).matches(brief).count(), 0);
    let program = typing(&[&play[..], &["--json"]].concat(), "1-2\nrules\nquit\n", state.path());
    assert!(text(&program.stdout).starts_with('{'), "{}", text(&program.stdout));
}

#[test]
fn rules_at_the_prompt() {
    let state = tempdir().unwrap();
    for (language, heading) in [("en", "Example"), ("lv", "Piemērs"), ("pl", "Przykład")] {
        let play = ["play", "tictactoe", "--first", "human", "--lang", language];
        let output = typing(&play, "b2\nrules\nhelp\nquit\n", state.path());
        let said = text(&output.stdout);
        assert!(said.contains(heading) && said.contains("3/3/3"), "{said}");
        assert!(said.contains("rules     "), "{said}");
    }
}
