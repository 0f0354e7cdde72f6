//! Experiments that are killed, have no room, or meet each other.

use std::fs;
use std::path::Path;
use std::thread::sleep;
use std::time::Duration;

use gametree_faults::{Ended, Signal, times};
use gametree_rules::Seed;
use tempfile::tempdir;

use crate::program::program;

/// An experiment that takes a while, in this folder.
fn long(folder: &Path) -> gametree_faults::Program {
    experiment(folder, "150")
}

fn experiment(folder: &Path, repeat: &str) -> gametree_faults::Program {
    let out = folder.to_str().unwrap();
    let arguments = [
        "compare",
        "--game",
        "stones:stones=40..43",
        "--player",
        "alphabeta:depth=1..8",
        "--player",
        "mcts:nodes=200",
        "--opponent",
        "random",
        "--repeat",
        repeat,
        "--seed",
        "5",
        "--out",
        out,
    ];
    program(&arguments, Path::new("/nowhere"))
}

/// The rows without their times.
fn rows(folder: &Path) -> Vec<String> {
    let text = fs::read_to_string(folder.join("rows.jsonl")).unwrap();
    text.lines().map(|line| line.split(",\"time_ns\"").next().unwrap().to_owned()).collect()
}

fn finished(ended: &Ended) {
    assert_eq!(ended.code, Some(0), "{}", ended.complaint());
}

#[test]
fn an_experiment_that_is_killed_goes_on() {
    let around = tempdir().unwrap();
    let whole = around.path().join("whole");
    finished(&long(&whole).run());
    let expected = rows(&whole);
    let seed = &mut Seed::new(2026);
    let mut cut_short = 0;
    for number in 0..times(20) {
        let folder = around.path().join(number.to_string());
        // Killed once or twice, then left alone.
        for _ in 0..=number % 2 {
            let running = long(&folder).start();
            sleep(Duration::from_micros(seed.below(700_000) as u64));
            running.signal(Signal::SIGKILL);
            running.end();
        }
        let there = fs::read_to_string(folder.join("rows.jsonl")).unwrap_or_default();
        cut_short += usize::from(there.lines().count() < expected.len());
        finished(&long(&folder).run());
        assert!(rows(&folder) == expected, "after kill {number} other rows");
    }
    assert!(cut_short > 0, "every run was over before it was killed");
}

#[test]
fn ctrl_c_keeps_what_was_played() {
    let around = tempdir().unwrap();
    let longer = || experiment(around.path(), "2000");
    let running = longer().start();
    // Rows are on disk after a second.
    let file = around.path().join("rows.jsonl");
    for _ in 0..1000 {
        if fs::metadata(&file).is_ok_and(|file| file.len() > 0) {
            break;
        }
        sleep(Duration::from_millis(20));
    }
    running.signal(Signal::SIGINT);
    let ended = running.end();
    finished(&ended);
    assert!(ended.text().contains("not all games were played"), "{}", ended.text());
    let there = rows(around.path());
    assert!(!there.is_empty());
    let running = longer().start();
    sleep(Duration::from_millis(200));
    running.signal(Signal::SIGINT);
    finished(&running.end());
    let after = rows(around.path());
    assert!(after.len() >= there.len() && there.iter().all(|row| after.contains(row)));
}

#[test]
fn a_full_disk_is_said_and_nothing_is_lost() {
    let around = tempdir().unwrap();
    let folder = around.path().join("run");
    let ended = long(&folder).quota(200_000).run();
    assert!(ended.is_orderly() && ended.code == Some(2), "{ended:?}");
    assert!(ended.complaint().contains("rows.jsonl"), "{}", ended.complaint());
    let before = rows(&folder);
    finished(&long(&folder).run());
    let after = rows(&folder);
    // The last line may have been cut.
    let whole = before.iter().take(before.len().saturating_sub(1));
    assert!(whole.clone().count() > 0 && whole.into_iter().all(|row| after.contains(row)));
}

#[test]
fn two_at_once_in_one_folder() {
    let around = tempdir().unwrap();
    let first = long(around.path()).start();
    sleep(Duration::from_millis(200));
    let second = long(around.path()).run();
    if second.code != Some(0) {
        assert!(
            second.is_orderly() && second.complaint().contains("another program"),
            "{second:?}"
        );
    }
    finished(&first.end());
}

#[test]
fn a_folder_that_cannot_be_written() {
    let around = tempdir().unwrap();
    let file = around.path().join("file");
    fs::write(&file, "mine").unwrap();
    let ended = long(&file).run();
    assert!(ended.is_orderly() && ended.code == Some(2), "{ended:?}");
    assert_eq!(fs::read(&file).unwrap(), b"mine");
    let ended = long(Path::new("/proc/nowhere")).run();
    assert!(ended.is_orderly() && ended.code == Some(2), "{ended:?}");
    // Somebody else's folder keeps what is in it.
    let other = around.path().join("other");
    fs::create_dir(&other).unwrap();
    fs::write(other.join("rows.jsonl"), "my own notes\n").unwrap();
    let ended = long(&other).run();
    assert!(ended.is_orderly() && ended.code == Some(2), "{ended:?}");
    assert_eq!(fs::read(other.join("rows.jsonl")).unwrap(), b"my own notes\n");
}

/// What is no file is refused at once, not waited for; without a folder nothing is left behind.
#[test]
fn pipes_links_and_signals() {
    let around = tempdir().unwrap();
    finished(&experiment(around.path(), "1").run());
    let rows = around.path().join("rows.jsonl");
    fs::remove_file(&rows).unwrap();
    assert!(std::process::Command::new("mkfifo").arg(&rows).status().unwrap().success());
    let refused = |reason: &str| {
        let ended = experiment(around.path(), "1").patience(Duration::from_secs(20)).run();
        assert!(ended.is_orderly() && ended.code == Some(2), "{ended:?}");
        let said = ended.complaint();
        assert!(said.ends_with(&format!(" cannot be written: {reason}\n")), "{said}");
    };
    refused("it is a pipe");
    fs::remove_file(&rows).unwrap();
    // A link is not followed, wherever it leads.
    let elsewhere = around.path().join("elsewhere");
    for is_there in [false, true] {
        if is_there {
            fs::write(&elsewhere, "").unwrap();
        }
        std::os::unix::fs::symlink(&elsewhere, &rows).unwrap();
        refused("it is a link");
        assert_eq!(fs::read(&elsewhere).ok(), is_there.then(Vec::new));
        fs::remove_file(&rows).unwrap();
    }
    let lock = around.path().join(".lock");
    std::os::unix::fs::symlink("/dev/null", &lock).unwrap();
    refused("it is a link");
    fs::remove_file(&lock).unwrap();
    fs::create_dir(&lock).unwrap();
    refused("it is a folder");
    fs::remove_dir(&lock).unwrap();
    assert!(std::process::Command::new("mkfifo").arg(&lock).status().unwrap().success());
    refused("it is a pipe");
    let own = tempdir().unwrap();
    for signal in [Signal::SIGTERM, Signal::SIGHUP, Signal::SIGINT] {
        let arguments =
            ["compare", "--game", "stones", "--player", "mcts:nodes=3000", "--repeat", "2000"];
        let running =
            program(&arguments, Path::new("/nowhere")).variable("TMPDIR", own.path()).start();
        sleep(Duration::from_millis(400));
        running.signal(signal);
        running.end();
        assert_eq!(fs::read_dir(own.path()).unwrap().count(), 0, "{signal:?}");
    }
}

/// Rows without a folder of their own are private, and what a killed program leaves of them goes with the next.
#[test]
fn passing_rows_are_private_and_swept() {
    use std::os::unix::fs::PermissionsExt;

    let own = tempdir().unwrap();
    let compare = |repeat| {
        let arguments =
            ["compare", "--game", "stones", "--player", "mcts:nodes=3000", "--repeat", repeat];
        program(&arguments, Path::new("/nowhere")).variable("TMPDIR", own.path())
    };
    let left = || -> Vec<_> {
        fs::read_dir(own.path()).unwrap().map(|entry| entry.unwrap().path()).collect()
    };
    let running = compare("2000").start();
    while left().is_empty() {
        sleep(Duration::from_millis(20));
    }
    sleep(Duration::from_millis(300));
    // Another program does not take what is at work for abandoned.
    finished(&compare("1").run());
    assert_eq!(left().len(), 1);
    running.signal(Signal::SIGKILL);
    running.end();
    let folder = &left()[0];
    let name = folder.file_name().unwrap().to_str().unwrap();
    assert!(name.starts_with(".gametree-") && name.ends_with(".unfinished"), "{name}");
    assert_eq!(fs::metadata(folder).unwrap().permissions().mode() & 0o777, 0o700);
    finished(&compare("1").run());
    assert!(left().is_empty());
}
