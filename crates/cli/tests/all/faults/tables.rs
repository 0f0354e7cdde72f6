//! Tables that are killed while they are written, have no room, or meet each other.

use std::fs;
use std::path::Path;
use std::thread::sleep;
use std::time::{Duration, SystemTime};

use gametree_faults::{Ended, Program, Signal, times};
use gametree_rules::Seed;
use tempfile::tempdir;

use crate::program::program;

/// 4×4×4, ten million entries, in four megabytes.
fn solving(folder: &Path) -> Program {
    let folder = folder.to_str().unwrap();
    let arguments = ["solve", "mnk:m=4,n=4,k=4", "--table", folder, "--memory", "4", "--json"];
    program(&arguments, Path::new("/nowhere"))
}

/// All levels with their bytes.
pub(crate) fn levels(folder: &Path) -> Vec<(String, Vec<u8>)> {
    let files = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let mut levels: Vec<_> = files
        .filter(|path| path.extension().is_some_and(|ending| ending == "gtl"))
        .map(|path| {
            let name = path.file_name().unwrap().to_string_lossy().into_owned();
            (name, fs::read(path).unwrap())
        })
        .collect();
    levels.sort();
    levels
}

/// When each level that the manifest names was written.
fn written(folder: &Path) -> Vec<(String, SystemTime)> {
    let named = fs::read_to_string(folder.join("manifest.json")).unwrap();
    let named: serde_json::Value = serde_json::from_str(&named).unwrap();
    let files = named["levels"].as_array().unwrap().iter().map(|level| level["file"].as_str());
    let when = |file: &str| fs::metadata(folder.join(file)).unwrap().modified().unwrap();
    files.map(|file| (file.unwrap().to_owned(), when(file.unwrap()))).collect()
}

/// Goes on with it; what is there is not written again.
fn goes_on(folder: &Path) {
    let before = written(folder);
    assert!(before.len() > 1 && before.len() < 17, "{before:?}");
    said(&solving(folder).run());
    let after = written(folder);
    assert!(after.starts_with(&before) && after.len() == 17, "{before:?} {after:?}");
}

/// What was said of the game, without the time it took.
fn said(ended: &Ended) -> serde_json::Value {
    assert_eq!(ended.code, Some(0), "{}", ended.complaint());
    let mut said: serde_json::Value = serde_json::from_str(&ended.text()).unwrap();
    for passing in ["elapsed_ms", "table", "bytes"] {
        said.as_object_mut().unwrap().remove(passing);
    }
    said
}

#[test]
fn a_table_in_little_memory_is_the_solution_in_much() {
    let around = tempdir().unwrap();
    let ended = solving(&around.path().join("table")).run();
    let in_memory = program(&["solve", "mnk:m=4,n=4,k=4", "--json"], Path::new("/nowhere")).run();
    assert_eq!(said(&ended), said(&in_memory));
    let least = program(&["--version"], Path::new("/nowhere")).run().peak_memory;
    // Beside the program itself: the memory that was allowed, and what a reader and a counter need.
    let taken = ended.peak_memory - least;
    assert!(taken < 16 << 20, "{taken} bytes");
}

#[test]
fn a_table_that_is_killed_goes_on() {
    let around = tempdir().unwrap();
    let whole = around.path().join("whole");
    let expected_said = said(&solving(&whole).run());
    let expected = levels(&whole);
    let seed = &mut Seed::new(18);
    let mut cut_short = 0;
    for number in 0..times(20) {
        let folder = around.path().join(number.to_string());
        // Killed once or twice, then left alone.
        for _ in 0..=number % 2 {
            let running = solving(&folder).start();
            sleep(Duration::from_micros(seed.below(600_000) as u64));
            running.signal(Signal::SIGKILL);
            running.end();
        }
        let there = fs::read_dir(&folder).map_or(0, Iterator::count);
        cut_short += usize::from(there > 0 && there < expected.len());
        assert_eq!(said(&solving(&folder).run()), expected_said, "after kill {number}");
        assert!(levels(&folder) == expected, "after kill {number} other levels");
        let names = fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().file_name());
        let unfinished = names.filter(|name| name.to_string_lossy().starts_with('.'));
        assert_eq!(unfinished.count(), 0, "something unfinished is left");
        fs::remove_dir_all(&folder).unwrap();
    }
    assert!(cut_short > 0, "every run was over before it was killed");
}

#[test]
fn ctrl_c_keeps_the_levels() {
    let around = tempdir().unwrap();
    for number in 0..10 {
        let folder = around.path().join(format!("table {number}"));
        let running = solving(&folder).start();
        for _ in 0..2_000 {
            if folder.join("level-13.gtl").exists() {
                break;
            }
            sleep(Duration::from_millis(2));
        }
        running.signal(Signal::SIGINT);
        let ended = running.end();
        // Where it was over before, another one is interrupted.
        if ended.code != Some(0) {
            assert_eq!(ended.code, Some(2));
            let complaint = ended.complaint();
            assert!(complaint.contains("the same command goes on"), "{complaint}");
            return goes_on(&folder);
        }
    }
    panic!("every run was over before it was interrupted");
}

#[test]
fn a_full_disk_is_said_and_nothing_is_lost() {
    let around = tempdir().unwrap();
    let (folder, whole) = (around.path().join("table"), around.path().join("whole"));
    let ended = solving(&folder).quota(150_000).run();
    assert!(ended.is_orderly() && ended.code == Some(2), "{ended:?}");
    assert_eq!(ended.complaint().matches('\n').count(), 1);
    goes_on(&folder);
    said(&solving(&whole).run());
    assert!(levels(&folder) == levels(&whole));
}

#[test]
fn where_nothing_can_be_written_it_is_said() {
    for place in ["/dev/null/table", "/proc/table"] {
        let ended = solving(Path::new(place)).run();
        assert_eq!(ended.code, Some(2), "{place}: {ended:?}");
        assert_eq!(ended.complaint().matches('\n').count(), 1, "{place}");
    }
}

#[test]
fn two_on_one_folder() {
    let around = tempdir().unwrap();
    for number in 0..10 {
        let folder = around.path().join(format!("table {number}"));
        let first = solving(&folder).start();
        for _ in 0..2_000 {
            if folder.join("table.lock").exists() {
                break;
            }
            sleep(Duration::from_millis(1));
        }
        first.signal(Signal::SIGSTOP);
        sleep(Duration::from_millis(20));
        let is_halted = !folder.join("level-00.gtl").exists();
        let second = solving(&folder).run();
        first.signal(Signal::SIGCONT);
        said(&first.end());
        said(&solving(&folder).run());
        // Where the first was done already, another one is halted.
        if is_halted {
            assert_eq!(second.code, Some(2));
            assert!(second.complaint().contains("another program"), "{}", second.complaint());
            return;
        }
    }
    panic!("every run was over before it was halted");
}
