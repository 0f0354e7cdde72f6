//! Whatever is fed to the program, nothing in it reaches a terminal that the terminal would obey.

use std::ffi::OsString;
use std::fs;
use std::path::Path;
use std::process::{Command, Output};

use gametree_language::{is_hidden, is_mark};
use tempfile::tempdir;

use crate::program::{command, gametree, text, typing};

/// Clears the screen, rings, goes back, begins an order of eight bits, turns text round, paints red.
const WICKED: &str = "x\x1b[2J\x07\r\u{9b}2J\u{202e}\u{2066}\u{200b}\x1b[31m\x7fy";

/// Only what the program writes itself: line breaks, styles of its own, and in Persian marks.
#[track_caller]
fn check(output: &Output, what: &str) {
    for bytes in [&output.stdout, &output.stderr] {
        let printed = String::from_utf8_lossy(bytes);
        assert!(!printed.contains("\x1b[31m"), "{what}: {printed:?}");
        let mut rest = &*printed;
        while let Some(at) = rest.find(|sign: char| is_hidden(sign) && sign != '\n') {
            let after = &rest[at..];
            let style = after.strip_prefix("\x1b[").and_then(|style| {
                let end = style.find(|sign: char| !sign.is_ascii_digit() && sign != ';')?;
                style[end..].strip_prefix('m')
            });
            let mark = after.strip_prefix(is_mark);
            rest = style.or(mark).unwrap_or_else(|| panic!("{what}: {after:?}"));
        }
    }
    let printed = String::from_utf8_lossy(&output.stdout);
    assert!(!printed.contains(WICKED) && !text(&output.stderr).contains(WICKED), "{what}");
}

/// Runs it for people and for programs, in two directions, with colours as on a terminal.
fn run(change: impl Fn(&mut Command) -> &mut Command) {
    for language in ["en", "fa"] {
        for json in [false, true] {
            let mut command = command(&[]);
            change(&mut command);
            command.env("GAMETREE_LANG", language).env("CLICOLOR_FORCE", "1");
            if json {
                command.arg("--json");
            }
            let output = command.output().unwrap();
            let what = format!("{command:?}");
            check(&output, &what);
            if output.status.code() == Some(2) {
                let complaint = text(&output.stderr);
                assert_eq!(complaint.matches('\n').count(), 1, "{what}: {complaint}");
                assert!(complaint.chars().count() < 1500, "{what}: {complaint}");
            } else if json {
                let object: Result<serde_json::Value, _> = serde_json::from_slice(&output.stdout);
                assert!(object.is_ok_and(|object| object.is_object()), "{what}");
            }
        }
    }
}

#[test]
fn in_no_argument() {
    let long = "9".repeat(100_000);
    let spec = format!("tictactoe:{WICKED}=3");
    let value = format!("stones:stones={WICKED}");
    let digits = format!("bits:string={WICKED}");
    let range = format!("stones:stones=1..{WICKED}");
    let search = format!("alphabeta:depth={WICKED}");
    let key = format!("alphabeta:{WICKED}=1");
    let heuristic = format!("alphabeta:heuristic={WICKED}");
    let option = format!("--{WICKED}");
    let json = format!("--json={WICKED}");
    for wicked in [WICKED, &long] {
        for arguments in [
            &[wicked][..],
            &["show", wicked],
            &["show", "tictactoe", "--position", wicked],
            &["show", "bits:string=0110", "--position", &format!("01{wicked}/0/0/1")],
            &["show", "tictactoe", "--moves", wicked],
            &["show", "tictactoe", wicked],
            &["show", "tictactoe", "--format", wicked],
            &["show", "tictactoe", "--lang", wicked],
            &["analyze", "tictactoe", "--algorithm", wicked],
            &["analyze", "tictactoe", "--depth", wicked],
            &["analyze", "tictactoe", "--heuristic", wicked],
            &["tree", "tictactoe", "--max-nodes", wicked],
            &["diff", "tictactoe", "--a", wicked, "--b", "minimax"],
            &["perft", "tictactoe", "--max-positions", wicked],
            &["solve", wicked],
            &["solve", &format!("{wicked},all")],
            &["verify", wicked],
            &["grade", "tictactoe", "--sample", wicked],
            &["grade", "tictactoe", "--search", wicked],
            &["grade", "tictactoe", "--depth", wicked],
            &["sweep", wicked],
            &["completions", wicked],
            &["play", wicked],
            &["play", "tictactoe", "--first-player", wicked],
            &["play", "tictactoe", "--strength", wicked],
            &["play", "tictactoe", "--people", wicked],
        ] {
            run(|command| command.args(arguments));
        }
    }
    for arguments in [
        &["show", spec.as_str()][..],
        &["show", &value],
        &["show", &digits],
        &["sweep", &range],
        &["grade", "tictactoe", "--search", &search],
        &["diff", "tictactoe", "--a", &key, "--b", "minimax"],
        &["diff", "tictactoe", "--a", &heuristic, "--b", "minimax"],
        &["diff", "tictactoe", "--a", &format!("minimax {option}"), "--b", "minimax"],
        &["show", "tictactoe", &option],
        &["show", "tictactoe", &json],
        &[&option],
    ] {
        run(|command| command.args(arguments));
    }
}

/// Names of files may be anything but `/` and NUL, valid UTF-8 or not.
#[cfg(unix)]
#[test]
fn in_no_name_of_a_file() {
    use std::os::unix::ffi::OsStringExt;

    let name = WICKED.replace('/', "");
    let invalid = OsString::from_vec([name.as_bytes(), b"\xff\xfe\x9b"].concat());
    for name in [OsString::from(&name), invalid] {
        let folder = tempdir().unwrap();
        let path = folder.path().join(&name);
        let below = Path::new("/dev/null").join(&name);
        for file in [&path, &below] {
            run(|command| command.args(["tree", "tictactoe", "--depth=1", "--out"]).arg(file));
            run(|command| command.args(["solve", "stones:stones=9", "--export"]).arg(file));
            let solve = ["solve", "stones:stones=9", "--certificate"];
            run(|command| command.args(solve).arg(file));
            run(|command| command.arg("verify").arg(file));
            let sweep = ["sweep", "stones:stones=1..9", "--picture"];
            run(|command| command.args(sweep).arg(file));
            let play = ["play", "stones:stones=9", "--people=0", "--strength=easy", "--record"];
            run(|command| command.args(play).arg(file).env("GAMETREE_STATE", folder.path()));
            let kept = ["play", "stones:stones=9", "--log=debug"];
            run(|command| command.args(kept).env("GAMETREE_STATE", file));
        }
        let pages = folder.path().join("pages").join(&name);
        for folder in [&pages, &below] {
            run(|command| command.arg("man").arg(folder));
        }
        run(|command| command.arg("show").arg(&name));
        run(|command| command.args(["show", "tictactoe", "--moves"]).arg(&name));
    }
}

#[test]
fn in_no_certificate() {
    let folder = tempdir().unwrap();
    let file = folder.path().join("certificate");
    let solve = ["solve", "tictactoe", "--moves", "b2 b1", "--certificate"];
    assert!(gametree(&[&solve[..], &[file.to_str().unwrap()]].concat()).status.success());
    let good = fs::read_to_string(&file).unwrap();
    for (from, to) in [
        ("gametree", WICKED),
        ("mnk:m=3", WICKED),
        ("spec\tmnk:m=3", &format!("spec\tmnk:m={WICKED}")),
        ("position\t3/1x1/1o1", &format!("position\t3/1x1/1o1{WICKED}")),
        ("position\t", &format!("position\t{WICKED}")),
        ("claim\tfirst", &format!("claim\t{WICKED}")),
        ("strategy\tfirst", &format!("strategy\t{WICKED}")),
        ("0\t3/1x1/1o1\ta3", &format!("0\t3/1x1/1o1\t{WICKED}")),
        ("0\t3/1x1/1o1", &format!("0\t{WICKED}")),
    ] {
        assert!(good.contains(from), "{from}");
        fs::write(&file, good.replacen(from, to, 1)).unwrap();
        run(|command| command.arg("verify").arg(&file));
    }
    // Line breaks are the form of a certificate, so they cannot be in its fields; the rest can.
    fs::write(&file, format!("{WICKED}\n{good}")).unwrap();
    run(|command| command.arg("verify").arg(&file));
}

#[test]
fn in_no_saved_game_and_nothing_typed() {
    let folder = tempdir().unwrap();
    let file = folder.path().join("game.json");
    let path = file.to_str().unwrap();
    let play = ["play", "tictactoe", "--people", "2", "--log", "debug"];
    let typed = |arguments: &[&str], lines: &str| {
        let output = typing(arguments, lines, folder.path());
        check(&output, lines);
        output
    };
    typed(&play, &format!("b2\nsave {path}\nquit\n"));
    let good = fs::read_to_string(&file).unwrap();
    let wicked = serde_json::to_string(WICKED).unwrap();
    for from in ["\"mnk:m=3,n=3,k=3\"", "\"3/3/3\"", "\"human\"", "\"b2\"", "\"gametree-game\""] {
        assert!(good.contains(from), "{from}");
        fs::write(&file, good.replacen(from, &wicked, 1)).unwrap();
        typed(&play, &format!("load {path}\nquit\n"));
        // What is kept is read as well.
        let kept = folder.path().join("kept");
        fs::create_dir_all(&kept).unwrap();
        fs::copy(&file, kept.join("00000000000000000001-1-000.json")).unwrap();
        check(&typing(&["play", "--resume"], "quit\n", &kept), from);
        fs::remove_dir_all(&kept).unwrap();
    }
    fs::write(&file, format!("{{{WICKED}")).unwrap();
    typed(&play, &format!("load {path}\nquit\n"));
    let line = WICKED.replace('\r', "");
    typed(&play, &format!("{line}\nhint {line}\nnew {line}\nquit\n"));
    let below = folder.path().join(&line);
    for word in ["save", "load"] {
        typed(&play, &format!("{word} {}\n{word} {path}/{line}\nquit\n", below.display()));
    }
}

#[test]
fn in_no_variable() {
    for variable in ["GAMETREE_LANG", "LANG", "LC_ALL", "TERM", "GAMETREE_STATE"] {
        let mut command = command(&["show", "stones:stones=5"]);
        command.env_remove("GAMETREE_LANG").env(variable, WICKED);
        check(&command.output().unwrap(), variable);
    }
}

/// JSON may hold anything; what a terminal would obey is written as `\u009b`, and is what it was.
#[test]
fn in_no_signature_and_programs_get_what_was_written() {
    check(&gametree(&["bench", "--expect", WICKED]), "bench");
    let bench = gametree(&["bench", "--json", "--expect", WICKED]);
    check(&bench, "bench");
    let object: serde_json::Value = serde_json::from_slice(&bench.stdout).unwrap();
    assert_eq!(object["expected"], WICKED);
    assert!(text(&bench.stdout).contains("\\u202e") && text(&bench.stdout).contains("\\u009b"));
}
