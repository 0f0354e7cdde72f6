//! Memory that the machine does not have, and machines that have little.

use std::time::{Duration, Instant};

use gametree_faults::Program;

use crate::program::{command, text};

/// What asks for more than any machine has.
const TOO_MUCH: &[&[&str]] = &[
    &["analyze", "tictactoe", "--algorithm", "pns", "--hash", "1048576"],
    &["analyze", "tictactoe", "--algorithm", "engine", "--hash", "1048576"],
    &["analyze", "tictactoe", "--algorithm", "mcts", "--hash", "1048576"],
    &["analyze", "tictactoe", "--algorithm", "perfect", "--hash", "1048576"],
    &["grade", "tictactoe", "--search", "engine:hash=1048576"],
    &["grade", "tictactoe", "--memory", "99999999"],
    &["solve", "tictactoe", "--memory", "99999999"],
    &["solve", "tictactoe", "--memory", "18446744073709551615"],
    &["sweep", "stones:stones=1..9", "--memory", "99999999"],
    &["analyze", "tictactoe", "--memory", "99999999"],
    &["tree", "tictactoe", "--depth", "1", "--memory", "99999999"],
    &["diff", "tictactoe", "--a", "minimax", "--b", "minimax", "--memory", "99999999"],
    &["perft", "tictactoe", "--memory", "99999999"],
    &["play", "tictactoe", "--people", "0", "--algorithm", "pns", "--hash", "1048576"],
    &["play", "tictactoe", "--first-player", "pns:hash=1048576"],
];

#[test]
fn more_than_there_is_is_refused_in_every_language() {
    let state = tempfile::tempdir().unwrap();
    for language in ["en", "lv", "pl", "fa"] {
        for arguments in TOO_MUCH {
            let mut command = command(arguments);
            let command = command.env("GAMETREE_LANG", language);
            let output = command.env("GAMETREE_STATE", state.path()).output().unwrap();
            let line = text(&output.stderr);
            assert_eq!(output.status.code(), Some(2), "{language} {arguments:?}: {line}");
            assert_eq!(line.matches('\n').count(), 1, "{language} {arguments:?}: {line}");
        }
    }
}

/// What does a little of everything, and would take more than a poor machine has.
const HUNGRY: &[&[&str]] = &[
    &["analyze", "mnk:m=5,n=5,k=4", "--algorithm", "engine", "--nodes", "300000"],
    &["analyze", "sim", "--algorithm", "engine", "--threads", "256", "--nodes", "300000"],
    &["analyze", "mnk:m=6,n=6,k=4", "--algorithm", "pns", "--nodes", "300000"],
    &["analyze", "mnk:m=6,n=6,k=4", "--algorithm", "mcts", "--nodes", "300000"],
    &["analyze", "sim", "--algorithm", "perfect", "--threads", "256"],
    &["solve", "sim", "--threads", "256"],
    &["solve", "bits:length=22,all", "--threads", "256"],
    &["solve", "multiply:start=23"],
    &["grade", "sim:vertices=4", "--sample", "20", "--search", "engine:threads=256"],
    &["analyze", "stones:stones=100000", "--order", "best", "--nodes", "300000"],
    &["analyze", "mnk:m=4,n=4,k=4", "--algorithm", "minimax", "--merge", "--nodes", "300000"],
    &["tree", "mnk:m=26,n=26,k=5", "--nodes", "2000", "--json"],
    &["diff", "stones:stones=1000", "--a", "alphabeta:nodes=9000", "--b", "alphabeta:nodes=9000"],
    &["perft", "mnk:m=15,n=15,k=5", "--depth", "3"],
    &["sweep", "mnk:m=3..4,n=3,k=3", "--threads", "256", "--nodes", "1000"],
    &["sweep", "stones:stones=1..100000", "--all-rows"],
    &["tree", "tictactoe", "--depth", "3", "--format", "png"],
    &["tree", "tictactoe", "--depth", "3", "--format", "pdf"],
    &["analyze", "stones:stones=1000000,take=1", "--algorithm", "perfect", "--boards"],
];

#[test]
fn little_memory_is_no_reason_to_abort() {
    for megabytes in [150, 200, 260, 300, 700, 1_500] {
        for arguments in HUNGRY {
            let program = Program::new(env!("CARGO_BIN_EXE_gametree")).args(*arguments);
            let ended =
                program.variable("GAMETREE_LANG", "en").address_space(megabytes << 20).run();
            let complaint = String::from_utf8_lossy(&ended.stderr);
            let what = format!("{megabytes} MB {arguments:?}: {ended:?} {complaint}");
            assert!(matches!(ended.code, Some(0..=2)), "{what}");
            assert!(complaint.matches('\n').count() <= 1, "{what}");
        }
    }
}

/// Nobody waits for a table that nobody uses.
#[test]
fn without_time_it_is_over_at_once() {
    for algorithm in ["engine", "pns", "mcts", "perfect"] {
        let arguments = ["analyze", "sim", "--algorithm", algorithm, "--time", "0"];
        let started = Instant::now();
        assert_eq!(command(&arguments).output().unwrap().status.code(), Some(0), "{algorithm}");
        assert!(started.elapsed() < Duration::from_secs(5), "{algorithm}");
    }
}
