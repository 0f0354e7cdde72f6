//! Tables that are begun, stopped, gone on with, and deleted.

use std::fs;
use std::path::Path;

use gametree_games::mnk::{Mnk, Shape};
use gametree_games::sim::Sim;
use gametree_games::stones::Stones;
use gametree_rules::Game;
use gametree_rules::work::{Budget, Work};
use gametree_solver::Unsolved;
use gametree_tables::parts::PartFolder;
use gametree_tables::{Manifest, PartOf, TableError, delete, need, open, shelved, solve};

const SPEC: &str = "sim:vertices=5";

fn levels(folder: &Path) -> Vec<(u32, String)> {
    let manifest = Manifest::read(folder).unwrap().unwrap();
    manifest.levels.into_iter().map(|level| (level.level, level.checksum)).collect()
}

/// A table with its last levels taken away, as if it had been stopped before them.
fn begun(folder: &Path, whole: &Path, kept: usize) {
    fs::create_dir_all(folder).unwrap();
    let mut fields = Manifest::read(whole).unwrap().unwrap();
    fields.levels.truncate(kept);
    let text = serde_json::to_string_pretty(&fields).unwrap();
    let before = text.strip_suffix("\n}").unwrap();
    let checksum = xxhash_rust::xxh3::xxh3_64(before.as_bytes());
    let text = format!("{before},\n  \"checksum\": \"{checksum:016x}\"\n}}\n");
    fs::write(folder.join("manifest.json"), text).unwrap();
    for level in &fields.levels {
        fs::copy(whole.join(&level.file), folder.join(&level.file)).unwrap();
    }
}

#[test]
fn a_table_that_was_begun_is_gone_on_with() {
    let around = tempfile::tempdir().unwrap();
    let (game, whole) = (Sim::new(5), around.path().join("whole"));
    solve(&game, SPEC, &game.start(), &whole, &Work::new()).unwrap();
    for kept in [0, 1, 2, 5, 10] {
        let folder = around.path().join(format!("{kept}"));
        begun(&folder, &whole, kept);
        // What nobody has finished is no part of it.
        let half = fs::read(whole.join("level-00.gtl")).unwrap();
        fs::write(folder.join("level-00.gtl"), &half[..half.len() / 2]).unwrap();
        let found = open(&game, SPEC, &folder);
        assert!(
            matches!(found, Err(TableError::Unfinished { levels, of: 11, .. }) if levels as usize == kept)
        );
        let solution = solve(&game, SPEC, &game.start(), &folder, &Work::new()).unwrap();
        assert_eq!(solution.value(&game.start()).unwrap(), solution.root_value());
        assert_eq!(levels(&folder), levels(&whole));
    }
    // What is none of a table's is not written over.
    let folder = around.path().join("in the way");
    begun(&folder, &whole, 4);
    let file = folder.join("level-00.gtl");
    fs::write(&file, "notes").unwrap();
    let found = solve(&game, SPEC, &game.start(), &folder, &Work::new());
    assert!(matches!(found, Err(TableError::InTheWay { file: named }) if named == file));
    assert_eq!(fs::read_to_string(&file).unwrap(), "notes");
    // A level that has come to harm meanwhile is not built upon.
    let folder = around.path().join("harmed");
    begun(&folder, &whole, 4);
    let file = folder.join("level-08.gtl");
    let mut bytes = fs::read(&file).unwrap();
    let middle = bytes.len() / 2;
    bytes[middle] ^= 4;
    fs::write(&file, bytes).unwrap();
    let found = solve(&game, SPEC, &game.start(), &folder, &Work::new());
    assert!(matches!(found, Err(TableError::Damaged { file: named }) if named == file));
}

#[test]
fn who_is_stopped_before_it_begins_leaves_nothing() {
    let around = tempfile::tempdir().unwrap();
    let (game, folder) = (Sim::new(5), around.path().join("table"));
    let work = Work::new();
    work.stop();
    let found = solve(&game, SPEC, &game.start(), &folder, &work);
    assert!(matches!(found, Err(TableError::Unsolved(Unsolved::Stopped))));
    assert!(!folder.exists());
    assert!(solve(&game, SPEC, &game.start(), &folder, &Work::new()).is_ok());
}

/// What is solved in memory is not solved for nothing.
#[test]
fn what_is_in_the_way_is_said_before_it_is_solved() {
    let folder = tempfile::tempdir().unwrap();
    let game = Stones::new(1000, &[2, 3]);
    let spec = "stones:stones=1000";
    let solving = |work: &Work| solve(&game, spec, &game.start(), folder.path(), work);
    // Who is stopped comes as far as where it would be solved.
    let stopped = Work::new();
    stopped.stop();
    let lock = gametree_files::Lock::try_at(&folder.path().join("table.lock")).unwrap().unwrap();
    assert!(matches!(solving(&stopped), Err(TableError::Busy { .. })));
    drop(lock);
    assert!(matches!(solving(&stopped), Err(TableError::Unsolved(Unsolved::Stopped))));
    fs::write(folder.path().join("notes"), "mine").unwrap();
    assert!(matches!(solving(&stopped), Err(TableError::NotEmpty { .. })));
    fs::remove_file(folder.path().join("notes")).unwrap();
    solving(&Work::new()).unwrap();
    let other = solve(
        &Stones::new(999, &[2, 3]),
        "stones:stones=999",
        &Stones::new(999, &[2, 3]).start(),
        folder.path(),
        &stopped,
    );
    assert!(matches!(other, Err(TableError::Foreign { .. })));
}

/// Levels that were quick wait for the disk together; that nobody stops the program before that is not counted upon.
#[test]
fn what_has_not_reached_the_disk_yet_does_when_it_is_stopped() {
    let folder = tempfile::tempdir().unwrap();
    let game = Mnk::<u64>::new(Shape::new(4, 4, 4));
    let work = Work::new();
    let found = std::thread::scope(|scope| {
        scope.spawn(|| {
            while work.progress().done < 600_000 {
                std::thread::yield_now();
            }
            work.stop();
        });
        solve(&game, "mnk:m=4,n=4,k=4", &game.start(), folder.path(), &work)
    });
    assert!(matches!(found, Err(TableError::Unsolved(Unsolved::Stopped))));
    let manifest = Manifest::read(folder.path()).unwrap().unwrap();
    let named: Vec<&str> = manifest.levels.iter().map(|level| level.file.as_str()).collect();
    assert!(named.starts_with(&["level-16.gtl", "level-15.gtl"]), "{named:?}");
    let files = fs::read_dir(folder.path()).unwrap().map(|entry| entry.unwrap().path());
    let there = files.filter(|path| path.extension().is_some_and(|ending| ending == "gtl"));
    assert_eq!(there.count(), named.len());
}

#[test]
fn too_little_memory_is_said() {
    let folder = tempfile::tempdir().unwrap();
    let game = Sim::new(6);
    let work = Work::within(Budget { memory: 100_000, ..Budget::default() });
    let new = folder.path().join("new");
    let found = solve(&game, "sim", &game.start(), &new, &work);
    let Err(TableError::TooLittleMemory { needed, allowed: 100_000 }) = found else { panic!() };
    // A folder that was made for it is gone again.
    assert!(!new.exists());
    let need = need(&game, &game.start(), folder.path(), 1).unwrap();
    assert_eq!(need.memory, needed);
    let work = Work::within(Budget { memory: needed, ..Budget::default() });
    assert!(solve(&game, "sim", &game.start(), folder.path(), &work).is_ok());
    let manifest = Manifest::read(folder.path()).unwrap().unwrap();
    assert!(manifest.file_bytes() <= need.disk);
    assert_eq!(manifest.levels.iter().map(|level| level.entries).sum::<u64>(), need.entries);
}

#[test]
fn one_at_a_time() {
    let folder = tempfile::tempdir().unwrap();
    let game = Sim::new(5);
    let lock = gametree_files::Lock::try_at(&folder.path().join("table.lock")).unwrap().unwrap();
    let found = solve(&game, SPEC, &game.start(), folder.path(), &Work::new());
    assert!(matches!(found, Err(TableError::Busy { .. })));
    drop(lock);
    solve(&game, SPEC, &game.start(), folder.path(), &Work::new()).unwrap();
    let lock = gametree_files::Lock::try_at(&folder.path().join("table.lock")).unwrap().unwrap();
    assert!(matches!(delete(folder.path()), Err(TableError::Busy { .. })));
    // To read it nobody has to wait.
    assert!(open(&game, SPEC, folder.path()).is_ok());
    drop(lock);
}

/// Of a part that several processes look at, none has to be alone with it but the one that removes something.
#[test]
fn where_nothing_is_removed_nobody_waits() {
    let folder = tempfile::tempdir().unwrap();
    let game = Sim::new(4);
    let part = PartFolder::of(folder.path(), PartOf { worker: 0, of: 1 });
    solve(&game, "sim:vertices=4", &game.start(), &part.path, &Work::new()).unwrap();
    let lock = gametree_files::Lock::try_at(&part.path.join("table.lock")).unwrap().unwrap();
    assert_eq!(part.forget(|_| false).unwrap(), 7);
    assert!(matches!(part.forget(|level| level > 4), Err(TableError::Busy { .. })));
    drop(lock);
    assert_eq!(part.forget(|level| level > 4).unwrap(), 5);
    assert!(!part.path.join("level-05.gtl").exists() && part.path.join("level-04.gtl").exists());
    assert_eq!(Manifest::read(&part.path).unwrap().unwrap().levels.len(), 5);
}

/// Where nothing could be deleted, nobody is told that it was.
#[test]
fn what_is_in_the_way_is_not_said_to_be_deleted() {
    let folder = tempfile::tempdir().unwrap();
    let game = Sim::new(4);
    let part = PartFolder::of(folder.path(), PartOf { worker: 0, of: 2 });
    solve(&game, "sim:vertices=4", &game.start(), &part.path, &Work::new()).unwrap();
    // A whole table where a part should be.
    assert!(matches!(delete(folder.path()), Err(TableError::OtherPart { found: None, .. })));
    assert!(part.path.join("level-04.gtl").exists());
    fs::rename(&part.path, folder.path().join("parts/table")).unwrap();
    #[cfg(unix)]
    {
        std::os::unix::fs::symlink(folder.path().join("parts/table"), &part.path).unwrap();
        assert!(matches!(delete(folder.path()), Err(TableError::InTheWay { .. })));
    }
}

#[test]
fn tables_are_listed_and_deleted() {
    let above = tempfile::tempdir().unwrap();
    assert!(shelved(&above.path().join("nowhere")).unwrap().is_empty());
    let game = Sim::new(4);
    for name in ["b", "a"] {
        let folder = above.path().join(name);
        solve(&game, "sim:vertices=4", &game.start(), &folder, &Work::new()).unwrap();
    }
    fs::create_dir(above.path().join("empty")).unwrap();
    fs::write(above.path().join("b").join("notes.txt"), "mine").unwrap();
    let tables = shelved(above.path()).unwrap();
    let names: Vec<_> = tables.iter().map(|table| table.folder.file_name().unwrap()).collect();
    assert_eq!(names, ["a", "b"]);
    delete(&above.path().join("a")).unwrap();
    delete(&above.path().join("b")).unwrap();
    assert!(!above.path().join("a").exists());
    // Whatever else is in a folder stays.
    assert_eq!(fs::read_dir(above.path().join("b")).unwrap().count(), 1);
    assert!(matches!(delete(&above.path().join("b")), Err(TableError::NoTable { .. })));
}
