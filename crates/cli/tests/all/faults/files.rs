//! Everything the program writes: to links, protected files, devices and full disks, and by several
//! programs at once.

use std::fs::{self, Permissions};
use std::os::unix::fs::{MetadataExt, PermissionsExt, symlink};
use std::path::Path;
use std::process::Command;
use std::thread::sleep;
use std::time::{Duration, Instant};

use gametree_faults::{Signal, at_once, times};
use gametree_rules::Seed;
use tempfile::tempdir;

use crate::program::{program, text, typing};

/// Commands that write a file, whose name comes last.
const WRITERS: [&[&str]; 5] = [
    &["solve", "tictactoe", "--export"],
    &["solve", "tictactoe", "--certificate"],
    &["solve", "bits:length=6,all", "--export"],
    &["sweep", "stones:stones=1..40", "--picture"],
    &["tree", "tictactoe", "--depth", "1", "--out"],
];

/// What the writer does with this file.
fn write(writer: &[&str], file: &Path) -> gametree_faults::Ended {
    let arguments = [writer, &[file.to_str().unwrap()]].concat();
    program(&arguments, Path::new("/nowhere")).run()
}

fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).unwrap();
    let mut names: Vec<String> =
        entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    names
}

#[test]
fn links_and_modes_stay() {
    for writer in WRITERS {
        let folder = tempdir().unwrap();
        let (file, link) = (folder.path().join("file"), folder.path().join("link"));
        symlink("file", &link).unwrap();
        // First the link leads to nothing, then to a file with a mode of its own.
        assert_eq!(write(writer, &link).code, Some(0), "{writer:?}");
        assert_eq!(fs::metadata(&file).unwrap().mode() & 0o600, 0o600);
        fs::write(&file, "old").unwrap();
        fs::set_permissions(&file, Permissions::from_mode(0o640)).unwrap();
        assert_eq!(write(writer, &link).code, Some(0), "{writer:?}");
        assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
        assert_eq!(fs::metadata(&file).unwrap().mode() & 0o7777, 0o640);
        assert_ne!(fs::read(&file).unwrap(), b"old");
        assert_eq!(names(folder.path()), ["file", "link"]);
    }
}

#[test]
fn what_cannot_be_written_is_said_in_one_line() {
    for writer in WRITERS {
        let folder = tempdir().unwrap();
        let (file, circle) = (folder.path().join("file"), folder.path().join("circle"));
        fs::write(&file, "old").unwrap();
        fs::set_permissions(&file, Permissions::from_mode(0o444)).unwrap();
        symlink("circle", &circle).unwrap();
        for (path, reason) in [
            (file.as_path(), "read-only"),
            (folder.path(), "folder"),
            (&circle, "loop"),
            (Path::new("/dev/full"), "the disk is full"),
            (&folder.path().join("nowhere/file"), "no such file"),
        ] {
            let ended = write(writer, path);
            assert!(ended.is_orderly() && ended.code == Some(2), "{writer:?} {ended:?}");
            assert!(ended.complaint().contains(reason), "{}", ended.complaint());
        }
        assert_eq!(fs::read(&file).unwrap(), b"old");
        assert_eq!(names(folder.path()), ["circle", "file"]);
    }
}

#[test]
fn devices_stay_devices() {
    for writer in WRITERS {
        assert_eq!(write(writer, Path::new("/dev/null")).code, Some(0));
        assert!(!fs::metadata("/dev/null").unwrap().is_file());
        // The file goes first; what is said about it follows.
        let ended = write(writer, Path::new("/dev/stdout"));
        let folder = tempdir().unwrap();
        let file = folder.path().join("file");
        write(writer, &file);
        assert!(ended.stdout.starts_with(&fs::read(&file).unwrap()), "{writer:?}");
        assert!(ended.text().contains("/dev/stdout"), "{writer:?}");
    }
}

/// Whatever was there before is there after the disk was full, and nothing else.
#[test]
fn a_full_disk_changes_nothing() {
    for writer in WRITERS {
        for before in [None, Some("old")] {
            let folder = tempdir().unwrap();
            let file = folder.path().join("file");
            if let Some(text) = before {
                fs::write(&file, text).unwrap();
            }
            let arguments = [writer, &[file.to_str().unwrap()]].concat();
            let ended = program(&arguments, folder.path()).quota(512).run();
            assert!(ended.is_orderly() && ended.code == Some(2), "{writer:?} {ended:?}");
            assert!(ended.complaint().contains("cannot be written"), "{}", ended.complaint());
            assert_eq!(fs::read_to_string(&file).ok().as_deref(), before);
            assert_eq!(names(folder.path()).len(), before.iter().count());
        }
    }
    let folder = tempdir().unwrap();
    let man = folder.path().join("man");
    let ended = program(&["man", man.to_str().unwrap()], folder.path()).quota(512).run();
    assert!(ended.is_orderly() && ended.code == Some(2), "{ended:?}");
    assert!(names(&man).iter().all(|name| !name.starts_with('.')));
}

/// A game goes on although it cannot be kept any more; what was kept before stays.
#[test]
fn a_game_on_a_full_disk() {
    let state = tempdir().unwrap();
    let new = ["play", "stones:stones=1000", "--people", "2"];
    program(&new, state.path()).input("3\n").run();
    let moves = "2\n".repeat(60) + "history\n";
    // What is printed goes into a file here as well, so only a little of it may.
    let script = "\"$0\" play --resume | grep -e 'cannot be saved' -e '^ *61  first player *2 '";
    let ended = gametree_faults::Program::new("/bin/sh")
        .args(["-c", script, env!("CARGO_BIN_EXE_gametree")])
        .variable("GAMETREE_STATE", state.path())
        .variable("GAMETREE_LANG", "en")
        .quota(512)
        .input(moves)
        .run();
    assert_eq!(ended.text().lines().count(), 2, "{ended:?}");
    let kept = program(&["play", "--resume", "--json"], state.path()).run();
    assert!(kept.text().contains("\"move\": \"3\""), "{kept:?}");
}

/// Ended while it writes: by a signal nothing is left behind, by a kill something that goes with the next
/// writing. Either way the file is the old one or the new one.
#[test]
fn ended_while_writing() {
    let folder = tempdir().unwrap();
    let file = folder.path().join("table.csv");
    let arguments = ["solve", "stones:stones=200000", "--export", file.to_str().unwrap()];
    assert_eq!(program(&arguments, folder.path()).run().code, Some(0));
    let whole = fs::read(&file).unwrap();
    let seed = &mut Seed::new(12);
    let signals = [Signal::SIGTERM, Signal::SIGHUP, Signal::SIGINT, Signal::SIGKILL];
    for number in 0..times(8) {
        fs::write(&file, "old").unwrap();
        let signal = signals[number % 4];
        let running = program(&arguments, folder.path()).start();
        let started = Instant::now();
        while names(folder.path()).len() < 2 && started.elapsed() < Duration::from_secs(5) {
            sleep(Duration::from_micros(100));
        }
        sleep(Duration::from_millis(seed.below(20) as u64));
        running.signal(signal);
        if signal == Signal::SIGINT {
            running.signal(signal);
        }
        let ended = running.end();
        let now = fs::read(&file).unwrap();
        assert!(now == b"old" || now == whole, "{signal}: {} bytes", now.len());
        if signal == Signal::SIGKILL {
            assert_eq!(program(&arguments, folder.path()).run().code, Some(0));
            assert!(fs::read(&file).unwrap() == whole);
        }
        assert_eq!(names(folder.path()), ["table.csv"], "{signal} {ended:?}");
    }
}

/// Several programs write the same file: it is always one whole file of one of them.
#[test]
fn several_at_once() {
    let folder = tempdir().unwrap();
    let file = folder.path().join("tree.txt");
    let outputs: Vec<Vec<u8>> = (1..=3)
        .map(|depth| {
            let depth = depth.to_string();
            write(&["tree", "tictactoe", "--depth", &depth, "--out"], &file);
            fs::read(&file).unwrap()
        })
        .collect();
    at_once(4, times(12), |number| {
        let depth = (1 + number % 3).to_string();
        assert_eq!(write(&["tree", "tictactoe", "--depth", &depth, "--out"], &file).code, Some(0));
        assert!(outputs.contains(&fs::read(&file).unwrap()));
    });
    assert_eq!(names(folder.path()), ["tree.txt"]);
}

/// Rows of games that are recorded at the same time are all there, each with a number of its own.
#[test]
fn several_records_at_once() {
    let folder = tempdir().unwrap();
    let file = folder.path().join("games.md");
    let arguments = ["play", "tictactoe", "--people", "0", "--strength", "easy", "--record"];
    let arguments = [&arguments[..], &[file.to_str().unwrap()]].concat();
    let count = times(12);
    at_once(4, count, |_| assert_eq!(program(&arguments, folder.path()).run().code, Some(0)));
    let table = fs::read_to_string(&file).unwrap();
    assert_eq!(table.lines().count(), 2 + count, "{table}");
    for (number, row) in (1..).zip(table.lines().skip(2)) {
        assert!(row.starts_with(&format!("| {number} | mnk:")), "{table}");
    }
}

#[test]
fn a_record_that_cannot_be_written() {
    let folder = tempdir().unwrap();
    let arguments = ["play", "tictactoe", "--people", "0", "--strength", "easy", "--record"];
    for record in ["/dev/full", "/dev/null/x.md", folder.path().to_str().unwrap()] {
        let arguments = [&arguments[..], &[record]].concat();
        let told = program(&arguments, folder.path()).run();
        assert!(told.text().contains(record) && told.text().contains("cannot be written"));
        let json = program(&[&arguments[..], &["--json"]].concat(), folder.path()).run();
        assert!(json.is_orderly() && json.code == Some(2), "{json:?}");
        assert!(json.complaint().contains("cannot be written"), "{json:?}");
        let game: serde_json::Value = serde_json::from_slice(&json.stdout).unwrap();
        assert!(!game["outcome"].is_null());
    }
}

fn make_pipe(path: &Path) {
    assert!(Command::new("mkfifo").arg(path).status().unwrap().success());
}

#[test]
fn a_game_goes_into_a_pipe() {
    let folder = tempdir().unwrap();
    let pipe = folder.path().join("pipe");
    make_pipe(&pipe);
    let read = std::thread::spawn({
        let pipe = pipe.clone();
        move || fs::read(pipe).unwrap()
    });
    let lines = format!("b2\nsave {}\nquit\n", pipe.display());
    let output = typing(&["play", "tictactoe", "--people", "2"], &lines, folder.path());
    assert!(text(&output.stdout).contains("saved in"), "{}", text(&output.stdout));
    let game: serde_json::Value = serde_json::from_slice(&read.join().unwrap()).unwrap();
    assert_eq!(game["moves"][0]["move"], "b2");
}

/// Nothing is read that has no end, and no pipe is opened to see what is in it.
#[test]
fn what_is_not_a_file_is_not_read() {
    let folder = tempdir().unwrap();
    let pipe = folder.path().join("pipe");
    make_pipe(&pipe);
    let lines = format!(
        "b2\nload /dev/zero\nload {0}\nsave {1}\nhistory\n",
        folder.path().display(),
        pipe.display()
    );
    let patience = Duration::from_secs(60);
    let play = program(&["play", "tictactoe", "--people", "2"], folder.path());
    let ended = play.input(lines).patience(patience).run();
    let said = ended.text();
    assert!(said.contains("it is a device") && said.contains("it is a folder"), "{said}");
    assert!(
        said.contains("nothing reads from this pipe")
            && said.contains("1  first player  b2    3/1x1/3")
    );
    for file in ["/dev/zero", folder.path().to_str().unwrap()] {
        let ended = program(&["verify", file], folder.path()).patience(patience).run();
        assert!(ended.is_orderly() && ended.code == Some(2), "{ended:?}");
    }
}

/// Nobody writes to this pipe, and nobody waits for that for ever.
#[test]
fn a_pipe_that_nobody_writes_to() {
    let folder = tempdir().unwrap();
    let pipe = folder.path().join("pipe");
    make_pipe(&pipe);
    let ended = program(&["verify", pipe.to_str().unwrap()], folder.path()).run();
    assert!(ended.is_orderly() && ended.code == Some(2), "{ended:?}");
    assert!(ended.complaint().contains("nobody writes to this pipe"), "{ended:?}");
    let certificate = folder.path().join("certificate");
    write(&["solve", "stones:stones=9", "--certificate"], &certificate);
    let verified = std::thread::scope(|scope| {
        scope.spawn(|| fs::copy(&certificate, &pipe).unwrap());
        program(&["verify", pipe.to_str().unwrap()], folder.path()).run()
    });
    assert_eq!(verified.code, Some(0), "{verified:?}");
}

/// One would take the place of the other.
#[test]
fn two_results_need_two_files() {
    let folder = tempdir().unwrap();
    fs::write(folder.path().join("same"), "old").unwrap();
    symlink("same", folder.path().join("link")).unwrap();
    fs::create_dir(folder.path().join("folder")).unwrap();
    for (one, other) in [("same", "same"), ("same", "link"), ("new", "folder/../new")] {
        let arguments = ["solve", "tictactoe", "--certificate", one, "--export", other];
        let ended = program(&arguments, folder.path()).folder(folder.path()).run();
        assert!(ended.is_orderly() && ended.code == Some(2), "{one} {other}: {ended:?}");
        assert!(ended.complaint().contains("give two files"), "{ended:?}");
    }
    assert_eq!(names(folder.path()), ["folder", "link", "same"]);
    assert_eq!(fs::read(folder.path().join("same")).unwrap(), b"old");
    let both = ["solve", "tictactoe", "--certificate", "/dev/null", "--export", "/dev/null"];
    assert_eq!(program(&both, folder.path()).run().code, Some(0));
}

/// Digits belong to a file's name as they were typed, and so do spaces and quotes.
#[test]
fn names_are_what_was_typed() {
    let folder = tempdir().unwrap();
    for name in ["بازی۱.json", "my game.json", "\"it's\".json", "٤ -- x"] {
        let file = folder.path().join(name);
        let lines = format!("b2\nsave {0}\nundo\nload {0}\nhistory\n", file.display());
        let output = typing(&["play", "tictactoe", "--people", "2"], &lines, folder.path());
        assert!(file.exists(), "{name}: {}", text(&output.stdout));
        assert!(text(&output.stdout).contains("1  first player  b2    3/1x1/3"), "{name}");
    }
}
