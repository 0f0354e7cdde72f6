//! Whatever is wrong: one line on standard error in the user's language, exit code 2.

use std::process::{Output, Stdio};

use serde_json::Value;

use crate::program::{command, gametree, text};

/// What is typed, and a word that the answer must contain in every language.
const WRONG: &[(&[&str], &str)] = &[
    (&["fly"], "fly"),
    (&["shwo"], "show"),
    (&["show"], "<"),
    (&["show", "chess"], "multiply"),
    (&["show", ""], "multiply"),
    (&["show", "multiply:target=20"], "start"),
    (&["show", "stones:50"], "50"),
    (&["show", "stones:stones=x"], "1000000"),
    (&["show", "stones:stones=1000001"], "1000000"),
    (&["show", "stones:stones=-1"], "1000000"),
    (&["show", "stones:stones=50,stones=51"], "stones"),
    (&["show", "stones:stones=50,take=2/2"], "1000"),
    (&["show", "stones:stones=50,colour=red"], "take"),
    (&["show", "multiply:start=3000"], "3000"),
    (&["show", "bits:string=012"], "012"),
    (&["show", "bits:string=01,length=5"], "length"),
    (&["show", "bits:string=01,table=1,1"], "00"),
    (&["show", "mnk:m=3,n=3,k=0"], "26"),
    (&["show", "mnk:m=27,n=3,k=3"], "26"),
    (&["show", "mnk:m=3,n=3,k=3,misere=maybe"], "yes"),
    (&["show", "sim:vertices=9"], "8"),
    (&["analyze", "tictactoe", "--algorithm", "engine", "--hash", "0"], "1"),
    (&["analyze", "tictactoe", "--algorithm", "engine", "--threads", "0"], "1"),
    (&["analyze", "tictactoe", "--algorithm", "engine", "--lines", "0"], "1"),
    (&["analyze", "tictactoe", "--algorithm", "engine", "--goal", "fame"], "winner"),
    (&["analyze", "tictactoe", "--algorithm", "engine", "--merge"], "minimax"),
    (&["analyze", "tictactoe", "--algorithm", "pns", "--order", "best"], "alphabeta"),
    (&["analyze", "tictactoe", "--algorithm", "engine", "--heuristic", "plain"], "alphabeta"),
    (&["analyze", "tictactoe", "--algorithm", "engine", "--seed", "0"], "mcts"),
    (&["analyze", "tictactoe", "--algorithm", "minimax", "--threads", "2"], "engine"),
    (&["analyze", "tictactoe", "--algorithm", "minimax", "--lines", "2"], "engine"),
    (&["analyze", "tictactoe", "--goal", "winner"], "engine"),
    (&["analyze", "tictactoe", "--algorithm", "random", "--depth", "3"], "seed"),
    (&["tree", "tictactoe", "--algorithm", "engine", "--ties", "random"], "alphabeta"),
    (&["tree", "tictactoe", "--algorithm", "engine"], "alphabeta"),
    (&["diff", "tictactoe", "--a", "mcts", "--b", "minimax"], "alphabeta"),
    (&["diff", "tictactoe", "--a", "minimax:depth", "--b", "minimax"], "depth=4"),
    (&["diff", "tictactoe", "--a", "minimax:speed=3", "--b", "minimax"], "merge"),
    (&["diff", "tictactoe", "--a", "minimax:depth=0", "--b", "minimax"], "1"),
    (&["diff", "tictactoe", "--a", "minimax:nodes=1", "--b", "minimax:nodes=1"], "minimax:nodes=1"),
    (&["diff", "tictactoe", "--a", "minimax:ties=both", "--b", "minimax"], "random"),
    (&["diff", "tictactoe", "--a", "minimax:heuristic=a/b", "--b", "minimax"], "a/b"),
    (&["diff", "tictactoe", "--a", "minimax:depth=1,depth=2", "--b", "minimax"], "depth"),
    (&["diff", "tictactoe", "--a", "alphabeta:merge=yes", "--b", "minimax"], "minimax"),
    (&["diff", "tictactoe", "--a", "alphabeta:heuristic=magic", "--b", "minimax"], "lines"),
    (&["diff", "tictactoe", "--a", "minimax 3", "--b", "minimax"], "3"),
    (&["diff", "tictactoe", "--a", "minimax --depth", "--b", "minimax"], "--depth"),
    (&["show", "tictactoe", "--moves", "b2 b2"], "b2"),
    (&["show", "tictactoe", "--moves", "z9"], "a3"),
    (&["show", "tictactoe", "--position", "3/3"], "3/3"),
    (&["show", "tictactoe", "--position", "xxx/3/3"], "xxx/3/3"),
    (&["show", "tictactoe", "--position", "xxx/3/ooo"], "xxx/3/ooo"),
    (&["show", "tictactoe", "--position", "x2/3/3/1"], "x2/3/3/1"),
    (&["show", "stones:stones=50", "--position", "47/2/4/0/0/2"], "50"),
    (&["show", "stones:stones=50", "--position", "47/2/3/0/0/3"], "3"),
    (&["show", "multiply:start=20", "--position", "60/1/1"], "number/points/bank/mover"),
    (&["show", "bits:string=0110", "--position", "01a0/0/0/1"], "a"),
    (&["show", "sim", "--position", "rr...r......bbb"], "rr...r......bbb"),
    (&["show", "tictactoe", "--colour"], "--colour"),
    (&["show", "tictactoe", "extra"], "extra"),
    (&["show", "tictactoe", "--lang", "xx"], "en"),
    (&["analyze", "tictactoe", "--depth", "0"], "--depth"),
    (&["analyze", "tictactoe", "--depth", "-3"], "--depth"),
    (&["analyze", "tictactoe", "--depth"], "--depth"),
    (&["analyze", "tictactoe", "--nodes", "many"], "--nodes"),
    (&["analyze", "tictactoe", "--algorithm", "magic"], "alphabeta"),
    (&["analyze", "tictactoe", "--heuristic", "magic"], "lines"),
    (&["analyze", "tictactoe", "--ties", "both"], "random"),
    (&["analyze", "tictactoe", "--merge"], "minimax"),
    (&["analyze", "tictactoe", "--depth", "1", "--depth", "2"], "--depth"),
    (&["analyze", "tictactoe", "--json=yes"], "--json"),
    (&["tree", "tictactoe", "--depth", "0"], "--depth"),
    (&["tree", "stones:stones=1"], "1/0/0/0/0/1"),
    (&["tree", "tictactoe", "--depth", "2", "--max-nodes", "0"], "--max-nodes"),
    (&["tree", "tictactoe", "--depth", "2", "--out", "/dev/null/tree.svg"], "/dev/null/tree.svg"),
    (&["tree", "tictactoe", "--algorithm", "random"], "minimax"),
    (&["play", "stones:stones=5", "--people", "0", "--pause", "3600001"], "3600000"),
    (&["tree", "tictactoe", "--format", "png"], "svg"),
    (&["tree", "tictactoe", "--depth", "2", "--interactive"], "--interactive"),
    (&["diff", "tictactoe", "--a", "minimax"], "--b"),
    (&["diff", "tictactoe", "--a", "magic", "--b", "minimax"], "minimax"),
    (&["diff", "tictactoe", "--a", "minimax", "--b", "minimax", "--max-nodes", "9"], "--max-nodes"),
    (&["sweep", "stones:stones=50"], "1..100"),
    (&["sweep", "stones:stones=9..5"], "5..9"),
    (&["sweep", "stones:stones=1..x"], "1..x"),
    (&["sweep", "mnk:m=3..4,n=3..4,k=3..4"], "mnk:m=3..5,n=3..5,k=3"),
    (&["sweep", "chess:size=1..8"], "multiply"),
    (&["sweep", "stones:colour=1..8"], "take"),
    (&["sweep", "stones:stones=1..1000001"], "1000001"),
    (&["sweep", "stones:stones=-3..5"], "stones=-3"),
    (&["sweep", "multiply:start=20..30,target=25..40"], "start=25,target=25"),
    (&["sweep", "multiply:start=2..300000,target=1000000"], ""),
    (&["sweep", "sim:vertices=3..4", "--picture", "/dev/null/map.svg"], "/dev/null/map.svg"),
    (&["play", "--resume", "sim"], "--resume"),
    (&["play", "sim", "--strength", "easy", "--depth", "3"], "--depth"),
    (&["play", "sim", "--heuristic", "magic"], "report"),
    (&["play", "sim", "--algorithm", "engine", "--heuristic", "report"], "alphabeta"),
    (&["play", "sim", "--first-player", "robot"], "alphabeta:depth=4"),
    (&["play", "sim", "--second-player", "engine:ties=first"], "alphabeta"),
    (&["play", "sim", "--second-player", "minimax:heuristic=magic"], "report"),
    (&["play", "sim", "--first-player", "easy", "--people", "1"], "--people"),
    (&["play", "sim", "--first-player", "easy", "--depth", "3"], "--depth"),
    (&["play", "--resume", "--second-player", "easy"], "--resume"),
    (&["grade", "tictactoe", "--search", "alphabeta:depth=6..1"], "1..6"),
    (&["grade", "tictactoe", "--search", "alphabeta:heuristic=magic"], "lines"),
    (&["grade", "tictactoe", "--search", "mcts:seed=1..5000"], ""),
    (&["play"], "<"),
    (&["completions", "tcsh"], "bash"),
    (&["man", "/dev/null/pages"], "/dev/null/pages"),
];

#[test]
fn every_wrong_input_is_answered_in_one_line_in_every_language() {
    let mut english = Vec::new();
    for language in ["en", "lv", "pl", "fa"] {
        for (index, (arguments, word)) in WRONG.iter().enumerate() {
            let mut command = command(arguments);
            let output = command.env("GAMETREE_LANG", language).output().expect("it starts");
            let line = text(&output.stderr).to_owned();
            let what = format!("{language} {arguments:?}: {line}");
            assert_eq!(output.status.code(), Some(2), "{what}");
            assert!(output.stdout.is_empty(), "{what}");
            assert_eq!(line.matches('\n').count(), 1, "{what}");
            let plain = gametree_language::without_marks(&line);
            assert!(plain.starts_with("gametree: ") && plain.contains(word), "{what}");
            if language == "en" {
                english.push(line);
            } else {
                assert_ne!(line, english[index], "{what} is not translated");
            }
        }
    }
}

/// Counts that end before they are done: what follows from the plies that are there, and what would
/// help.
const UNFINISHED: &[(&[&str], &str, &str)] = &[
    (&["mnk:m=5,n=5,k=4", "--max-positions", "1000"], "positions", "--max-positions"),
    (&["stones:stones=1000000", "--depth", "300"], "paths", "--depth"),
    (&["mnk:m=15,n=15,k=5", "--memory", "1"], "memory", "--memory"),
];

#[test]
fn a_count_that_ends_early_keeps_its_plies_in_every_language() {
    let mut english = Vec::new();
    for language in ["en", "lv", "pl", "fa"] {
        for (index, (arguments, why, word)) in UNFINISHED.iter().enumerate() {
            let arguments = [&["perft"], *arguments].concat();
            let run = |arguments: &[&str]| {
                let mut command = command(arguments);
                command.env("GAMETREE_LANG", language).output().expect("it starts")
            };
            let what = format!("{language} {arguments:?}");
            let complains = |output: &Output| {
                let line = text(&output.stderr);
                assert_eq!(output.status.code(), Some(2), "{what}: {line}");
                assert_eq!(line.matches('\n').count(), 1, "{what}: {line}");
                assert!(gametree_language::without_marks(line).contains(word), "{what}: {line}");
            };
            let people = run(&arguments);
            complains(&people);
            let line = text(&people.stderr).to_owned();
            if language != "en" {
                assert_ne!(line, english[index], "{what} is not translated");
                continue;
            }
            english.push(line);
            let program = run(&[&arguments[..], &["--json"]].concat());
            complains(&program);
            let object =
                |output: &Output| -> Value { serde_json::from_slice(&output.stdout).unwrap() };
            let part = object(&program);
            assert_eq!(part["stopped"], *why, "{what}");
            let plies = part["by_ply"].as_array().unwrap();
            assert!(
                plies.len() >= 2 && text(&people.stdout).lines().count() > plies.len(),
                "{what}"
            );
            // They are those of a count that ends there because nobody wants more.
            let depth = (plies.len() - 1).to_string();
            let whole = object(&run(&[&arguments[..2], &["--json", "--depth", &depth]].concat()));
            assert_eq!((&whole["by_ply"], &whole["stopped"]), (&part["by_ply"], &Value::Null));
        }
    }
}

#[test]
fn nothing_a_terminal_would_obey_is_repeated() {
    let long = "9".repeat(10_000);
    for nonsense in ["\x1b[2J\x07", long.as_str(), "tictactoe\n\nshow", "\u{202e}x"] {
        for arguments in [
            &["show", nonsense][..],
            &["show", "tictactoe", "--moves", nonsense],
            &["show", "tictactoe", "--position", nonsense],
            &["analyze", "tictactoe", "--depth", nonsense],
            &[nonsense],
        ] {
            let output = gametree(arguments);
            let line = text(&output.stderr);
            assert_eq!(output.status.code(), Some(2), "{arguments:?}");
            assert_eq!(line.matches('\n').count(), 1, "{line}");
            assert!(line.len() < 400 && !line.contains(['\x1b', '\x07']), "{line}");
        }
    }
}

#[test]
fn a_reader_that_leaves_is_no_error() {
    let mut child = command(&["perft", "tictactoe"]).stdout(Stdio::piped()).spawn().unwrap();
    drop(child.stdout.take());
    assert!(child.wait().unwrap().success());
}

#[test]
fn languages_come_from_the_flag_then_the_variable_then_the_locale() {
    let say = |arguments: &[&str], variables: &[(&str, &str)]| {
        let mut command = command(arguments);
        command.env_remove("GAMETREE_LANG").envs(variables.iter().copied());
        text(&command.output().unwrap().stdout).to_owned()
    };
    assert!(say(&["--help"], &[("LANG", "pl_PL.UTF-8")]).contains("Polecenia"));
    assert!(
        say(&["--help"], &[("LANG", "pl_PL.UTF-8"), ("GAMETREE_LANG", "lv")]).contains("Komandas")
    );
    assert!(say(&["--help", "--lang", "fa"], &[("GAMETREE_LANG", "lv")]).contains("فرمان‌ها"));
    assert!(say(&["--lang=en", "--help"], &[("GAMETREE_LANG", "lv")]).contains("Commands"));
    assert!(say(&["--help"], &[("LANG", "C")]).contains("Commands"));
}

#[test]
fn persian_digits_may_be_typed() {
    let ascii = gametree(&["analyze", "stones:stones=20", "--moves", "2 3", "--depth", "3"]);
    let persian = gametree(&["analyze", "stones:stones=۲۰", "--moves", "۲ ۳", "--depth", "۳"]);
    let untimed = |output: &[u8]| -> Vec<String> {
        text(output).lines().filter(|line| !line.starts_with("time")).map(str::to_owned).collect()
    };
    assert!(persian.status.success());
    assert_eq!(untimed(&persian.stdout), untimed(&ascii.stdout));
}
