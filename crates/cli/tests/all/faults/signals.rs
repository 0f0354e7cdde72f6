//! Ctrl-C, SIGTERM, SIGHUP, and readers that have gone.

use std::fs::{self, File};
use std::io::{BufRead, BufReader, Read, Write};
use std::path::Path;
use std::process::{Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use gametree_faults::{Ended, Running, Signal};
use rexpect::reader::Options;
use rexpect::session::spawn_with_options;
use serde_json::Value;
use tempfile::tempdir;

use crate::program::{command, program};

const PATIENCE: Duration = Duration::from_secs(60);

fn resumed(state: &Path) -> Value {
    let ended = program(&["play", "--resume", "--json"], state).run();
    serde_json::from_slice(&ended.stdout).unwrap_or_else(|_| panic!("{ended:?}"))
}

/// The program with an input that does not end as long as the file is open: that would end it too.
fn typing_into(arguments: &[&str], lines: &str, state: &Path) -> (Running, File) {
    let pipe = state.join("input");
    assert!(Command::new("mkfifo").arg(&pipe).status().unwrap().success());
    let mut input = File::options().read(true).write(true).open(&pipe).unwrap();
    input.write_all(lines.as_bytes()).unwrap();
    let script = "input=$1; shift; exec \"$0\" \"$@\" < \"$input\"";
    let running = gametree_faults::Program::new("/bin/sh")
        .args(["-c", script, env!("CARGO_BIN_EXE_gametree"), pipe.to_str().unwrap()])
        .args(arguments)
        .variable("GAMETREE_STATE", state)
        .variable("GAMETREE_LANG", "en")
        .start();
    (running, input)
}

/// Gives it time to get into what it is doing.
fn a_moment_later(running: &Running, signal: Signal) {
    sleep(Duration::from_millis(400));
    running.signal(signal);
}

/// Whatever the computer is thinking with, it plays when it is stopped, and the game goes on.
#[test]
fn a_stopped_computer_plays() {
    for (spec, player) in [
        ("mnk:m=6,n=6,k=4", "minimax:depth=60"),
        ("mnk:m=6,n=3,k=4", "perfect:time=600000"),
        ("mnk:m=15,n=15,k=5", "perfect:time=600000"),
        ("mnk:m=15,n=15,k=5", "pns:time=600000"),
    ] {
        let state = tempdir().unwrap();
        let game = ["play", spec, "--first-player", player];
        let mut playing = program(&game, state.path()).start();
        assert!(playing.prints("   a ", PATIENCE), "{player}: {:?}", playing.end());
        a_moment_later(&playing, Signal::SIGINT);
        assert!(playing.prints("your move >", PATIENCE), "{player}");
        playing.type_text("quit\n");
        let ended = playing.end();
        assert!(ended.is_orderly() && ended.code == Some(0), "{player}: {ended:?}");
        assert!(ended.text().contains("The computer plays"), "{player}: {ended:?}");
        assert_eq!(resumed(state.path())["moves"].as_array().unwrap().len(), 1, "{player}");
    }
}

#[test]
fn ctrl_c_ends_a_game_between_computers() {
    for json in [false, true] {
        let state = tempdir().unwrap();
        let mut arguments = vec!["play", "mnk:m=15,n=15,k=5", "--people", "0", "--depth", "60"];
        arguments.extend(json.then_some("--json"));
        let playing = program(&arguments, state.path()).start();
        a_moment_later(&playing, Signal::SIGINT);
        let ended = playing.end();
        assert_eq!(ended.code, Some(130), "{ended:?}");
        if json {
            let game: Value = serde_json::from_slice(&ended.stdout).unwrap();
            assert_eq!(game["moves"].as_array().unwrap().len(), 1);
        } else {
            assert!(ended.text().contains("continue with gametree play --resume"), "{ended:?}");
        }
        assert_eq!(fs::read_dir(state.path()).unwrap().count(), 1);
    }
}

#[test]
fn a_second_ctrl_c_ends_the_program() {
    let state = tempdir().unwrap();
    let (playing, _input) = typing_into(&["play", "tictactoe", "--people", "2"], "", state.path());
    assert!(playing.prints("first player >", PATIENCE));
    playing.signal(Signal::SIGINT);
    let ended = playing.end();
    assert_eq!(ended.code, Some(130));
    assert!(ended.complaint().contains("continue with gametree play --resume"), "{ended:?}");
}

/// SIGTERM and SIGHUP end it wherever it is, also where Ctrl-C would only stop a search.
#[test]
fn ended_from_outside() {
    for (signal, code) in [(Signal::SIGTERM, 143), (Signal::SIGHUP, 129)] {
        let state = tempdir().unwrap();
        let game = ["play", "sim", "--people", "2"];
        let (waiting, _input) = typing_into(&game, "1-2\n", state.path());
        assert!(waiting.prints("second player >", PATIENCE));
        waiting.signal(signal);
        let ended = waiting.end();
        assert_eq!(ended.code, Some(code), "{ended:?}");
        assert!(ended.complaint().contains("continue with gametree play --resume"), "{ended:?}");
        assert_eq!(resumed(state.path())["moves"][0]["move"], "1-2");

        let arguments = ["play", "mnk:m=15,n=15,k=5", "--first", "computer", "--depth", "60"];
        let thinking = program(&arguments, state.path()).start();
        a_moment_later(&thinking, signal);
        assert_eq!(thinking.end().code, Some(code));
    }
}

/// Whoever starts a program with a signal ignored, as `nohup` does, wants it to go on.
#[test]
fn ignored_signals_stay_ignored() {
    let state = tempdir().unwrap();
    let script = "trap '' HUP TERM INT; exec \"$0\" play sim --people 2";
    let program = gametree_faults::Program::new("/bin/sh")
        .args(["-c", script, env!("CARGO_BIN_EXE_gametree")])
        .variable("GAMETREE_STATE", state.path())
        .variable("GAMETREE_LANG", "en");
    let mut playing = program.start();
    playing.type_text("1-2\n");
    assert!(playing.prints("second player >", PATIENCE));
    for signal in [Signal::SIGHUP, Signal::SIGTERM, Signal::SIGINT] {
        playing.signal(signal);
    }
    sleep(Duration::from_millis(100));
    playing.type_text("1-3\nhistory\nquit\n");
    let ended: Ended = playing.end();
    assert_eq!(ended.code, Some(0), "{ended:?}");
    assert!(ended.text().contains("2  second player  1-3   rb"));
}

/// The terminal gets back its own screen and its own mode.
#[test]
fn the_stepper_gives_the_terminal_back() {
    // As it is, playing by itself, waiting for an answer, with the list of keys over everything.
    for (signal, code, keys) in [
        (rexpect::process::Signal::SIGTERM, "143", ""),
        (rexpect::process::Signal::SIGINT, "130", ""),
        (rexpect::process::Signal::SIGTERM, "143", "p"),
        (rexpect::process::Signal::SIGTERM, "143", "a"),
        (rexpect::process::Signal::SIGINT, "130", "?"),
    ] {
        let sized = format!(
            "stty cols 80 rows 24 && exec {} tree bits:string=01101 --depth 3 --interactive",
            env!("CARGO_BIN_EXE_gametree")
        );
        let mut shell = std::process::Command::new("sh");
        shell.args(["-c", &sized]).env("GAMETREE_LANG", "en").env("TERM", "xterm");
        let options = Options::new().timeout_ms(Some(20_000));
        let mut session = spawn_with_options(shell, options).unwrap();
        session.exp_string("\u{1b}[?1049h").unwrap();
        session.exp_string("42").unwrap();
        session.send(keys).unwrap();
        session.flush().unwrap();
        session.process_mut().signal(signal).unwrap();
        session.exp_string("\u{1b}[?1049l").unwrap();
        session.exp_string("\u{1b}[?25h").unwrap();
        session.exp_eof().unwrap();
        let status = format!("{:?}", session.process().wait().unwrap());
        assert!(status.starts_with("Exited") && status.contains(code), "{status}");
    }
}

/// Two computers do not play on for nobody, and no command minds that its reader has gone.
#[test]
fn a_reader_that_has_gone() {
    let state = tempdir().unwrap();
    let long = ["play", "mnk:m=26,n=26,k=26", "--people", "0", "--strength", "beginner"];
    for arguments in [
        &long[..],
        &["games"],
        &["solve", "tictactoe"],
        &["sweep", "stones:stones=1..99"],
        &["solve", "stones:stones=100000", "--export", "/dev/stdout"],
        &["tree", "tictactoe", "--depth", "5", "--out", "/dev/stdout"],
        &["sweep", "stones:stones=1..4000", "--picture", "/dev/stdout"],
    ] {
        let mut command = command(arguments);
        command.env("GAMETREE_STATE", state.path());
        command.stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn().unwrap();
        let mut reader = BufReader::new(child.stdout.take().unwrap());
        reader.read_line(&mut String::new()).unwrap();
        drop(reader);
        let started = Instant::now();
        let mut complaint = String::new();
        child.stderr.take().unwrap().read_to_string(&mut complaint).unwrap();
        assert_eq!(child.wait().unwrap().code(), Some(0), "{arguments:?}: {complaint}");
        assert!(complaint.is_empty() && started.elapsed() < PATIENCE, "{arguments:?}: {complaint}");
    }
    let kept = fs::read_dir(state.path()).unwrap().map(|entry| entry.unwrap().path());
    let kept = kept.filter(|path| path.extension().is_some_and(|found| found == "json"));
    let game = fs::read_to_string(kept.last().expect("the game is not over")).unwrap();
    assert!(game.matches("\"move\"").count() < 676, "all moves were made unseen");
}

/// What was finished before Ctrl-C is shown, and that it was stopped. The last of these games takes longer
/// than anybody waits.
#[test]
fn a_stopped_sweep_shows_what_it_has() {
    let state = tempdir().unwrap();
    let family = ["sweep", "mnk:m=1..19,n=19,k=6", "--nodes", "1000000000000", "--memory", "1"];
    let stopped_after = |milliseconds: u64, json: bool| {
        let arguments: Vec<&str> = family.into_iter().chain(json.then_some("--json")).collect();
        let sweeping = program(&arguments, state.path()).start();
        sleep(Duration::from_millis(milliseconds));
        sweeping.signal(Signal::SIGINT);
        let ended = sweeping.end();
        assert!(ended.is_orderly(), "{ended:?}");
        ended
    };
    let mut patience = 200;
    let ended = loop {
        let ended = stopped_after(patience, true);
        match ended.code {
            Some(0) => break ended,
            _ => assert!(ended.complaint().contains("stopped after 0 of 19 games"), "{ended:?}"),
        }
        patience *= 2;
    };
    let sweep: Value = serde_json::from_slice(&ended.stdout).unwrap();
    let games = sweep["games"].as_array().unwrap();
    assert!((1..19).contains(&games.len()) && sweep["stopped"] == true, "{sweep}");
    assert_eq!((&games[0]["m"], &games[0]["winner"]), (&1.into(), &"draw".into()));
    let ended = stopped_after(patience * 4, false);
    assert!(ended.text().contains("of 19 games, at your request"), "{ended:?}");
}

/// Plies that were counted before Ctrl-C are there.
#[test]
fn a_stopped_count_shows_what_it_has() {
    let state = tempdir().unwrap();
    let counting = program(&["perft", "mnk:m=9,n=9,k=5", "--json"], state.path()).start();
    a_moment_later(&counting, Signal::SIGINT);
    let ended = counting.end();
    assert!(ended.is_orderly() && ended.code == Some(0), "{ended:?}");
    let counted: Value = serde_json::from_slice(&ended.stdout).unwrap();
    assert_eq!(counted["stopped"], "asked");
    assert!(!counted["by_ply"].as_array().unwrap().is_empty());
}
