//! Tables that are kept: found, listed, checked, deleted.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Output;

use serde_json::{Value, json};

use crate::program::{command, text};

/// A folder of kept tables, and a place for other things.
struct Shelf {
    around: tempfile::TempDir,
}

impl Shelf {
    fn new() -> Shelf {
        Shelf { around: tempfile::tempdir().unwrap() }
    }

    /// With Sim kept on it; and the folder of that.
    fn with_sim() -> (Shelf, PathBuf) {
        let shelf = Shelf::new();
        let kept = shelf.object(&["solve", "sim", "--keep"]);
        let folder = PathBuf::from(kept["table"]["folder"].as_str().unwrap());
        assert!(folder.starts_with(shelf.around.path()), "{folder:?}");
        (shelf, folder)
    }

    fn path(&self, name: &str) -> String {
        self.around.path().join(name).to_str().unwrap().to_owned()
    }

    fn run(&self, arguments: &[&str]) -> Output {
        command(arguments).env("GAMETREE_STATE", self.around.path()).output().unwrap()
    }

    fn object(&self, arguments: &[&str]) -> Value {
        let output = self.run(&[arguments, &["--json"]].concat());
        assert!(output.status.success(), "{arguments:?}: {}", text(&output.stderr));
        serde_json::from_slice(&output.stdout).unwrap()
    }

    fn complaint(&self, arguments: &[&str]) -> String {
        let output = self.run(arguments);
        let complaint = text(&output.stderr).to_owned();
        assert_eq!(output.status.code(), Some(2), "{arguments:?}: {complaint}");
        assert_eq!(complaint.matches('\n').count(), 1, "{complaint}");
        complaint
    }
}

fn flip(file: &Path) {
    let mut bytes = fs::read(file).unwrap();
    // Past the head, in a block.
    bytes[60] ^= 1;
    fs::write(file, bytes).unwrap();
}

/// What is said of a game, but for where it was found and how long that took.
fn of_the_game(object: &Value) -> Value {
    let mut rest = object.clone();
    for passing in ["table", "bytes", "elapsed_ms"] {
        rest.as_object_mut().unwrap().remove(passing);
    }
    rest
}

/// Whoever has kept a table need not say so again, nor have the memory to solve the game once more.
#[test]
fn what_is_kept_is_found() {
    let (shelf, folder) = Shelf::with_sim();
    let elsewhere = Shelf::new();
    let in_memory = elsewhere.object(&["solve", "sim"]);
    assert_eq!(in_memory["table"], Value::Null);
    let found = shelf.object(&["solve", "sim"]);
    assert_eq!(found["table"]["folder"].as_str(), folder.to_str());
    assert_eq!(found["table"]["position"], found["position"]);
    assert_eq!(of_the_game(&found), of_the_game(&in_memory));
    // In less memory than the solution takes.
    let little = shelf.object(&["solve", "sim", "--memory", "1"]);
    assert_eq!(of_the_game(&little), of_the_game(&in_memory));
    assert_eq!(shelf.object(&["solve", "sim", "--keep"])["table"], found["table"]);
    // What cannot be used is as good as none.
    flip(&folder.join("level-01.gtl"));
    assert_eq!(shelf.object(&["solve", "sim"])["table"], Value::Null);
}

#[test]
fn an_earlier_table_knows_later_positions() {
    let (shelf, _) = Shelf::with_sim();
    let elsewhere = Shelf::new();
    let later = ["solve", "sim", "--moves", "1-2 3-4"];
    let found = shelf.object(&later);
    let in_memory = elsewhere.object(&later);
    assert_eq!(found["table"]["position"], "...............");
    // How many positions follow it a table from the start does not tell.
    let untold = |object: &Value| {
        let mut rest = of_the_game(object);
        for counted in ["positions", "reachable", "unfinished", "canonical"] {
            rest.as_object_mut().unwrap().remove(counted);
        }
        rest
    };
    assert_eq!(untold(&found), untold(&in_memory));
    assert_eq!(found["reachable"], Value::Null);
    // What is exported are the positions that follow, whatever is kept.
    let files = [shelf.path("a.csv"), shelf.path("b.csv")];
    for (shelf, file) in [&shelf, &elsewhere].into_iter().zip(&files) {
        shelf.object(&[&later[..], &["--export", file]].concat());
    }
    assert_eq!(fs::read(&files[0]).unwrap(), fs::read(&files[1]).unwrap());
    // So is what is graded.
    let grade = ["grade", "sim", "--moves", "1-2 3-4", "--depth", "1", "--sample", "50"];
    let graded = |shelf: &Shelf| {
        let mut graded = shelf.object(&grade);
        graded["elapsed_ms"] = Value::Null;
        graded["rows"][0]["elapsed_ms"] = Value::Null;
        graded
    };
    assert_eq!(graded(&shelf), graded(&elsewhere));
}

#[test]
fn a_kept_table_is_graded_by() {
    let (shelf, folder) = Shelf::with_sim();
    // Without the table that is too little.
    let grade = ["grade", "sim", "--depth", "1", "--sample", "50", "--memory", "1"];
    assert!(Shelf::new().complaint(&grade).contains("1 MB"));
    assert_eq!(shelf.object(&grade)["positions"], 50);
    let other = ["grade", "sim", "--moves", "1-2", "--table", folder.to_str().unwrap()];
    let complaint = shelf.complaint(&other);
    assert!(complaint.contains("sim ..............., not of sim r.............."), "{complaint}");
}

#[test]
fn nothing_else_is_written_into_a_table() {
    let (shelf, folder) = Shelf::with_sim();
    let (inside, table) = (folder.join("level-03.gtl"), folder.to_str().unwrap());
    let before = fs::read(&inside).unwrap();
    for option in ["--certificate", "--export"] {
        for spec in [&["solve", "sim"][..], &["solve", "sim", "--table", table]] {
            let complaint = shelf.complaint(&[spec, &[option, inside.to_str().unwrap()]].concat());
            assert!(complaint.contains("write it elsewhere"), "{complaint}");
        }
    }
    assert!(fs::read(&inside).unwrap() == before);
    // Nor into one that is not there yet, whatever it is called.
    let new = shelf.path("new");
    for (file, table) in [
        (format!("{new}/level-00.gtl"), &*new),
        (format!("{new}/manifest.csv"), &format!("{new}/../new/.")),
        (format!("{new}/../new/parts/x.csv"), &*new),
    ] {
        let complaint =
            shelf.complaint(&["solve", "tictactoe", "--table", table, "--export", &file]);
        assert!(complaint.contains("write it elsewhere"), "{complaint}");
    }
    assert!(!Path::new(&new).exists());
}

/// Nobody who asks for something else is kept from it by a kept table that has come to harm.
#[test]
fn a_harmed_table_is_in_nobodys_way() {
    let (shelf, folder) = Shelf::with_sim();
    let table = folder.to_str().unwrap();
    for level in fs::read_dir(&folder).unwrap().map(|file| file.unwrap().path()) {
        if level.extension().is_some_and(|ending| ending == "gtl") {
            flip(&level);
        }
    }
    let analyze = ["analyze", "sim", "--algorithm", "alphabeta", "--depth", "2"];
    assert_eq!(shelf.object(&analyze)["exact"], Shelf::new().object(&analyze)["exact"]);
    // Whoever names it hears of it, and what can be done.
    let complaint = shelf.complaint(&[&analyze[..], &["--table", table]].concat());
    assert!(complaint.contains("is damaged") && complaint.contains("--delete"), "{complaint}");
}

/// What is wrong with a folder is said, and of a link where it has led.
#[cfg(unix)]
#[test]
fn folders_that_are_none_are_named() {
    let (shelf, sim) = Shelf::with_sim();
    let (nowhere, file, link) = (shelf.path("nowhere"), shelf.path("file"), shelf.path("link"));
    fs::write(&file, "").unwrap();
    std::os::unix::fs::symlink(&sim, &link).unwrap();
    for arguments in [&["tables"][..], &["tables", "--delete"], &["tables", "--check"]] {
        let said = |folder: &str| shelf.complaint(&[arguments, &[folder]].concat());
        let complaint = said(&nowhere);
        assert!(complaint.contains(&format!("there is no folder “{nowhere}”")), "{complaint}");
        // Whoever has it checked hears the same as an answer.
        if arguments.last() != Some(&"--check") {
            assert!(said(&file).contains("is a file"), "{arguments:?}");
        }
    }
    let output = shelf.run(&["tables", "--delete", &link]);
    let told = String::from_utf8(output.stdout).unwrap();
    assert!(told.contains(&link) && told.contains(sim.to_str().unwrap()), "{told}");
    assert!(!sim.exists() && fs::symlink_metadata(&link).is_err());
}

#[test]
fn long_positions_are_kept_too() {
    let shelf = Shelf::new();
    let (one, other) = ("xo".repeat(13), "ox".repeat(13));
    // Two places are free, and nobody has a row.
    let row = |number: usize| if number % 3 == 2 { other.clone() } else { one.clone() };
    let board = (0..25).map(row).chain([format!("{}2", "xo".repeat(12))]).collect::<Vec<_>>();
    let board = board.join("/");
    let solve = ["solve", "mnk:m=26,n=26,k=26", "--position", &board];
    let kept = shelf.object(&[&solve[..], &["--keep"]].concat());
    assert_eq!(shelf.object(&solve)["table"], kept["table"]);
}

#[test]
fn tables_are_listed_checked_and_deleted() {
    let (shelf, sim) = Shelf::with_sim();
    let board = shelf.object(&["solve", "tictactoe", "--keep"])["table"]["folder"].clone();
    let board = PathBuf::from(board.as_str().unwrap());
    let states = |arguments: &[&str]| -> Vec<(String, Value)> {
        let output = shelf.run(&[&["tables"], arguments, &["--json"]].concat());
        let listed: Value = serde_json::from_slice(&output.stdout).unwrap();
        let tables = listed["tables"].as_array().unwrap();
        let is_wrong = tables.iter().any(|table| table["state"] != "finished");
        let is_checked = arguments.contains(&"--check");
        assert_eq!(output.status.code(), Some(i32::from(is_wrong && is_checked)), "{listed}");
        let state = |table: &Value| table["state"].as_str().unwrap().to_owned();
        tables.iter().map(|table| (state(table), table["wrong"].clone())).collect()
    };
    let finished = || ("finished".to_owned(), Value::Null);
    assert_eq!(states(&[]), [finished(), finished()]);
    assert_eq!(states(&["--check"]), [finished(), finished()]);

    // What is in a file is seen when it is read, and that it is missing at once.
    let (level, name) = (sim.join("level-03.gtl"), sim.to_str().unwrap());
    let damaged = || ("damaged".to_owned(), json!(level));
    flip(&level);
    assert_eq!(states(&[name]), [finished()]);
    assert_eq!(states(&[name, "--check"]), [damaged()]);
    fs::write(&level, "short").unwrap();
    assert_eq!(states(&[name]), [damaged()]);
    fs::remove_file(&level).unwrap();
    assert_eq!(states(&[name]), [("unreadable".to_owned(), json!(level))]);

    // A program gets one object or one line, never both.
    let output = shelf.run(&["tables", board.to_str().unwrap(), "/nowhere/at/all", "--json"]);
    assert_eq!((output.status.code(), text(&output.stdout)), (Some(2), ""));
    assert_eq!(text(&output.stderr).lines().count(), 1);

    let deleted = shelf.object(&["tables", "--delete", name, board.to_str().unwrap()]);
    assert_eq!(deleted["deleted"], json!([sim, board]));
    assert!(!sim.exists() && !board.exists());
    assert_eq!(states(&[]), []);
    assert!(shelf.complaint(&["tables", "--delete", name]).contains("there is no folder"));
}

/// What several workers have begun is a table, too: it is listed, and it can be deleted.
#[cfg(unix)]
#[test]
fn parts_are_listed_and_deleted() {
    use gametree_faults::Signal;

    let shelf = Shelf::new();
    let folder = shelf.path("large");
    let arguments = ["solve", "mnk:m=5,n=4,k=4", "--table", &folder, "--workers", "2"];
    let running = crate::program::program(&arguments, shelf.around.path()).start();
    let parts = ["0-of-2", "1-of-2"].map(|part| Path::new(&folder).join("parts").join(part));
    for _ in 0..10_000 {
        if parts.iter().all(|part| part.join("level-20.gtl").exists()) {
            break;
        }
        std::thread::sleep(std::time::Duration::from_millis(2));
    }
    running.signal(Signal::SIGINT);
    let ended = running.end();
    assert_eq!(ended.code, Some(2), "{}", ended.complaint());
    let listed = shelf.object(&["tables", &folder]);
    assert_eq!(listed["tables"][0]["state"], "parts", "{listed}");
    let complaint = shelf.complaint(&["analyze", "mnk:m=5,n=4,k=4", "--table", &folder]);
    assert!(complaint.contains(&folder), "{complaint}");
    shelf.object(&["tables", "--delete", &folder]);
    assert!(!Path::new(&folder).exists());
}

#[test]
fn how_much_memory_is_said_in_words_that_help() {
    let shelf = Shelf::new();
    for memory in ["0", "0.0", "-1", "1e3", "0.25GB", "much", "", ".", "1.2.3", "0.0001"] {
        for language in ["en", "lv", "pl", "fa"] {
            let memory = format!("--memory={memory}");
            let complaint = shelf.complaint(&["--lang", language, "solve", "tictactoe", &memory]);
            assert!(complaint.contains("0.25"), "{complaint}");
        }
    }
    for memory in ["1", "0.25", "۲", ".5"] {
        shelf.object(&["solve", "tictactoe", "--memory", memory]);
    }
}
