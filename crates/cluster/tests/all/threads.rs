//! Several workers in one process.

use std::fs;
use std::path::Path;

use gametree_cluster::{Cluster, ClusterError};
use gametree_solver::Unsolved;
use gametree_tables::TableError;

use crate::games::{Task, nearly_full, work};
use crate::tables::is_right;

#[test]
fn any_number_of_workers_writes_the_same_table() {
    for name in ["3x3x3", "4x3x3", "4x4x3", "sim", "bits", "long bits", "stones", "multiply"] {
        for workers in [1, 2, 3] {
            let folder = tempfile::tempdir().unwrap();
            let cluster = Cluster::alone(workers);
            let ended = Task::Together(&cluster).with(name, folder.path(), &work()).unwrap();
            assert_eq!(ended, is_right(name, folder.path()), "{name} {workers}");
            // Again: it is all there.
            let again = Task::Together(&cluster).with(name, folder.path(), &work()).unwrap();
            assert_eq!(again, ended);
        }
    }
}

/// From wherever it is solved, whoever is to move there: arrangements, and what is counted by them, depend on that.
#[test]
fn any_position_can_be_solved_together() {
    for name in [
        "3x3x3 after b2",
        "3x3x3 after b2 a1",
        "4x3x3 after a1 c2",
        "4x3x3 after b2 a1 c3",
        "4x4x3 after a1 d4 b1 c3",
        "sim after 1-2",
        "sim after 1-2 3-4",
        "sim after 1-2 3-4 1-3 2-5",
        "bits after 0 3",
        "stones after 2 3",
        "multiply after 3 4",
    ] {
        for workers in [1, 2, 3, 5, 8] {
            let folder = tempfile::tempdir().unwrap();
            let together = Task::Together(&Cluster::alone(workers));
            let ended = together.with(name, folder.path(), &work()).unwrap();
            assert_eq!(ended, is_right(name, folder.path()), "{name} {workers}");
        }
    }
}

#[test]
fn positions_are_sent_in_pieces() {
    let name = nearly_full(12);
    for workers in [1, 3] {
        let folder = tempfile::tempdir().unwrap();
        let together = Task::Together(&Cluster::alone(workers));
        let ended = together.with(&name, folder.path(), &work()).unwrap();
        assert_eq!(ended, is_right(&name, folder.path()), "{workers}");
        let manifest = gametree_tables::Manifest::read(folder.path()).unwrap().unwrap();
        let longest = manifest.levels.iter().map(|level| level.bytes).max();
        assert!(longest > Some(1 << 20), "{longest:?}");
    }
}

#[test]
fn what_was_stopped_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    let rest = std::time::Duration::from_millis(60);
    let slow = Cluster { rest, ..Cluster::alone(2) };
    let work_to_stop = work();
    let error = std::thread::scope(|scope| {
        scope.spawn(|| {
            while work_to_stop.progress().done < 8_000 {
                std::thread::yield_now();
            }
            work_to_stop.stop();
        });
        Task::Together(&slow).with("4x3x3", folder.path(), &work_to_stop).unwrap_err()
    });
    let stopped = |error: &ClusterError| {
        matches!(error, ClusterError::Table(TableError::Unsolved(Unsolved::Stopped)))
    };
    assert!(stopped(&error), "{error}");
    assert!(folder.path().join("parts/1-of-2/level-12.gtl").exists());
    // Another game.
    let error = Task::Together(&Cluster::alone(2)).with("sim", folder.path(), &work());
    assert!(matches!(error, Err(ClusterError::Table(TableError::Foreign { .. }))));
    let ended = Task::Together(&Cluster::alone(2)).with("4x3x3", folder.path(), &work()).unwrap();
    assert_eq!(ended, is_right("4x3x3", folder.path()));
}

#[test]
fn who_is_stopped_before_the_first_level_leaves_nothing() {
    let around = tempfile::tempdir().unwrap();
    let folder = around.path().join("new");
    for (name, wanted) in [("4x4x3", 1), ("4x4x3", 2), ("multiply", 2)] {
        let work = work();
        work.stop();
        let error = Task::Together(&Cluster::alone(wanted)).with(name, &folder, &work);
        assert!(error.is_err() && !folder.exists(), "{name}");
    }
}

#[test]
fn what_is_in_the_way_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("thesis.tex"), "words").unwrap();
    let error = Task::Together(&Cluster::alone(2)).with("sim", folder.path(), &work());
    assert!(matches!(error, Err(ClusterError::Table(TableError::NotEmpty { .. }))));
    let error = Task::Together(&Cluster::alone(0)).with("sim", folder.path(), &work());
    assert!(matches!(error, Err(ClusterError::Workers { wanted: 0, .. })));
    let process = Cluster { process: 1, ..Cluster::alone(1) };
    let error = Task::Together(&process).with("sim", folder.path(), &work());
    assert!(matches!(error, Err(ClusterError::NoSuchProcess { process: 1, hosts: 1 })));
}

#[test]
fn a_damaged_part_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let rest = std::time::Duration::from_millis(30);
    let work_to_stop = work();
    std::thread::scope(|scope| {
        scope.spawn(|| {
            while work_to_stop.progress().done < 8_000 {
                std::thread::yield_now();
            }
            work_to_stop.stop();
        });
        let slow = Cluster { rest, ..Cluster::alone(2) };
        Task::Together(&slow).with("4x3x3", folder.path(), &work_to_stop).unwrap_err()
    });
    let file = folder.path().join("parts/1-of-2/level-12.gtl");
    let mut bytes = fs::read(&file).unwrap();
    let middle = bytes.len() / 2;
    bytes[middle] ^= 1;
    fs::write(&file, bytes).unwrap();
    let error = Task::Together(&Cluster::alone(2)).with("4x3x3", folder.path(), &work());
    let damaged = ClusterError::Table(TableError::Damaged { file });
    assert_eq!(error.unwrap_err().to_string(), damaged.to_string());
}

/// The parts of three workers, and what becomes of them.
fn parts_of_three(name: &str) -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    let rest = std::time::Duration::from_millis(60);
    let work_to_stop = work();
    std::thread::scope(|scope| {
        scope.spawn(|| {
            // The first level of 4×3×3 has 924 entries; by then all have it.
            while work_to_stop.progress().done < 1000 {
                std::thread::yield_now();
            }
            work_to_stop.stop();
        });
        let slow = Cluster { rest, ..Cluster::alone(3) };
        Task::Together(&slow).with(name, folder.path(), &work_to_stop).unwrap_err()
    });
    folder
}

fn rename(folder: &Path, from: &str, to: &str) {
    fs::rename(folder.join("parts").join(from), folder.join("parts").join(to)).unwrap();
}

#[test]
fn a_part_in_the_place_of_another_is_refused() {
    for name in ["4x3x3", "bits"] {
        let folder = parts_of_three(name);
        rename(folder.path(), "0-of-3", "x");
        rename(folder.path(), "1-of-3", "0-of-3");
        rename(folder.path(), "x", "1-of-3");
        let error = Task::Together(&Cluster::alone(3)).with(name, folder.path(), &work());
        let Err(ClusterError::Table(TableError::OtherPart { found: Some(part), .. })) = error
        else {
            panic!("{name}");
        };
        assert_eq!(part.of, 3);
        // A part is no table.
        let part = folder.path().join("parts/2-of-3");
        let error = Task::Alone.with(name, &part, &work());
        assert!(matches!(error, Err(ClusterError::Table(TableError::OtherPart { .. }))), "{name}");
        // In their own places they are good.
        rename(folder.path(), "1-of-3", "x");
        rename(folder.path(), "0-of-3", "1-of-3");
        rename(folder.path(), "x", "0-of-3");
        let ended = Task::Together(&Cluster::alone(3)).with(name, folder.path(), &work()).unwrap();
        assert_eq!(ended, is_right(name, folder.path()), "{name}");
    }
}

#[test]
fn what_is_nobodys_part_stays() {
    let folder = tempfile::tempdir().unwrap();
    fs::create_dir_all(folder.path().join("parts/photos")).unwrap();
    fs::write(folder.path().join("parts/notes.txt"), "mine").unwrap();
    for strange in ["0-of-99999999999", "0-of-18446744073709551615", "5-of-2"] {
        fs::create_dir(folder.path().join("parts").join(strange)).unwrap();
    }
    Task::Together(&Cluster::alone(2)).with("3x3x3", folder.path(), &work()).unwrap();
    let left = fs::read_dir(folder.path().join("parts")).unwrap().count();
    assert_eq!((left, folder.path().join("parts/0-of-2").exists()), (5, false));

    // A part of another game beside a table that is whole.
    let other = parts_of_three("4x3x3");
    fs::remove_dir_all(folder.path().join("parts")).unwrap();
    fs::rename(other.path().join("parts"), folder.path().join("parts")).unwrap();
    Task::Together(&Cluster::alone(3)).with("3x3x3", folder.path(), &work()).unwrap();
    assert!(folder.path().join("parts/0-of-3/manifest.json").exists());
}

/// What ended a merge when the table was whole leaves parts, and whoever comes next removes them.
#[test]
fn parts_that_were_left_are_removed() {
    let whole = tempfile::tempdir().unwrap();
    Task::Alone.with("4x3x3", whole.path(), &work()).unwrap();
    let parts = parts_of_three("4x3x3");
    let part = |number: usize| parts.path().join(format!("parts/{number}-of-3"));
    // One is as it was, one has lost its manifest, one all but its lock.
    fs::remove_file(part(1).join("manifest.json")).unwrap();
    fs::remove_dir_all(part(2)).unwrap();
    fs::create_dir(part(2)).unwrap();
    fs::write(part(2).join("table.lock"), "").unwrap();
    for file in fs::read_dir(whole.path()).unwrap().map(|file| file.unwrap().path()) {
        fs::copy(&file, parts.path().join(file.file_name().unwrap())).unwrap();
    }
    // With another number of workers, too: there is nothing to do.
    let ended = Task::Together(&Cluster::alone(2)).with("4x3x3", parts.path(), &work()).unwrap();
    assert_eq!(ended, is_right("4x3x3", parts.path()));
    assert!(!parts.path().join("parts").exists());
}

/// Folders in which nobody has written anything yet are no parts.
#[test]
fn empty_parts_are_in_nobodys_way() {
    let folder = tempfile::tempdir().unwrap();
    fs::create_dir_all(folder.path().join("parts/1-of-5")).unwrap();
    fs::write(folder.path().join("parts/1-of-5/table.lock"), "").unwrap();
    let ended = Task::Together(&Cluster::alone(2)).with("3x3x3", folder.path(), &work()).unwrap();
    assert_eq!(ended, is_right("3x3x3", folder.path()));
}

/// Nobody waits longer than clocks go.
#[test]
fn patience_has_an_end() {
    let folder = tempfile::tempdir().unwrap();
    let hosts = crate::processes::free_hosts(2);
    let cluster = Cluster {
        patience: std::time::Duration::MAX,
        ..Cluster::of(1, 0, hosts, b"secret".to_vec())
    };
    let work = work();
    std::thread::scope(|scope| {
        scope.spawn(|| {
            std::thread::sleep(std::time::Duration::from_millis(300));
            work.stop();
        });
        let error = Task::Together(&cluster).with("3x3x3", folder.path(), &work).unwrap_err();
        let stopped = ClusterError::Table(TableError::Unsolved(Unsolved::Stopped));
        assert_eq!(error.to_string(), stopped.to_string());
    });
}
