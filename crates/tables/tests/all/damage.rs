//! Files that are not what was written: noticed, named, and never a wrong value.

use std::fs;
use std::path::{Path, PathBuf};

use gametree_games::mnk::{Mnk, Shape};
use gametree_rules::work::Work;
use gametree_rules::{Game, Notation, Seed};
use gametree_solver::{LookupError, Solution};
use gametree_tables::{FORMAT, Manifest, TableError, check, delete, open, solve};
use xxhash_rust::xxh3::{xxh3_64, xxh3_64_with_seed};

const SPEC: &str = "mnk:m=4,n=3,k=3";

fn game() -> Mnk<u64> {
    Mnk::new(Shape::new(4, 3, 3))
}

fn table() -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    solve(&game(), SPEC, &game().start(), folder.path(), &Work::new()).unwrap();
    folder
}

fn files(folder: &Path) -> Vec<PathBuf> {
    let mut files: Vec<_> =
        fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    files
}

#[test]
fn every_flipped_bit_is_noticed_and_no_value_is_wrong() {
    let folder = table();
    let files = files(folder.path());
    let game = game();
    let expected = Solution::new(&game, &game.start(), &Work::new()).unwrap();
    let mut seed = Seed::new(18);
    let (mut refused, mut unread) = (0, 0);
    for number in 0..200 {
        // The manifest is one file of many, and has to be as safe.
        let file = if number % 4 == 0 {
            folder.path().join("manifest.json")
        } else {
            seed.pick(&files).unwrap().clone()
        };
        let good = fs::read(&file).unwrap();
        let mut bad = good.clone();
        let at = seed.below(bad.len());
        bad[at] ^= 1 << seed.below(8);
        fs::write(&file, &bad).unwrap();
        match check(folder.path(), &Work::new()) {
            Err(TableError::Damaged { file: named }) => assert_eq!(named, file, "byte {at}"),
            // To become another format is as good a reason to be refused.
            Err(TableError::Format { file: named, .. }) => assert_eq!(named, file),
            other => panic!("{} byte {at}: {other:?}", file.display()),
        }
        match open(&game, SPEC, folder.path()) {
            Err(_) => refused += 1,
            Ok(solution) => {
                let each = expected.each(|position, end| {
                    match solution.value(&position) {
                        Ok(found) => assert_eq!(found, end),
                        Err(LookupError::Reading { .. }) => unread += 1,
                        Err(error) => panic!("{error}"),
                    }
                    true
                });
                each.unwrap();
            }
        }
        fs::write(&file, &good).unwrap();
    }
    assert!(refused > 20 && unread > 1_000, "{refused} {unread}");
    assert!(check(folder.path(), &Work::new()).is_ok());
}

#[test]
fn what_is_cut_off_or_missing_is_named() {
    let folder = table();
    for file in files(folder.path()) {
        let good = fs::read(&file).unwrap();
        for length in [0, 1, good.len() / 2, good.len() - 1] {
            fs::write(&file, &good[..length]).unwrap();
            let found = check(folder.path(), &Work::new());
            assert!(matches!(found, Err(TableError::Damaged { file: named }) if named == file));
        }
        fs::remove_file(&file).unwrap();
        let found = check(folder.path(), &Work::new());
        match file.ends_with("manifest.json") {
            true => assert!(matches!(found, Err(TableError::NoTable { .. }))),
            false => {
                assert!(matches!(found, Err(TableError::Unread(error)) if error.path == file));
            }
        }
        fs::write(&file, &good).unwrap();
    }
    // A level in the place of another.
    let [one, other] = ["level-05.gtl", "level-06.gtl"].map(|name| folder.path().join(name));
    fs::copy(&one, &other).unwrap();
    let found = check(folder.path(), &Work::new());
    assert!(matches!(found, Err(TableError::Damaged { file }) if file == other));
}

#[test]
fn other_formats_are_refused_by_name() {
    for format in [FORMAT - 1, FORMAT + 1] {
        let folder = table();
        let path = folder.path().join("manifest.json");
        let text = fs::read_to_string(&path).unwrap();
        let (before, _) = text.rsplit_once(",\n  \"checksum\"").unwrap();
        let before =
            before.replacen(&format!("\"format\": {FORMAT}"), &format!("\"format\": {format}"), 1);
        let checksum = xxh3_64(before.as_bytes());
        fs::write(&path, format!("{before},\n  \"checksum\": \"{checksum:016x}\"\n}}\n")).unwrap();
        let refused = |found: Result<Manifest, TableError>, path: &Path| {
            let found = found.unwrap_err();
            let TableError::Format { file, found, known } = &found else { panic!("{found}") };
            assert_eq!((file.as_path(), *found, *known), (path, format, FORMAT));
        };
        refused(check(folder.path(), &Work::new()), &path);

        let folder = table();
        let path = folder.path().join("level-03.gtl");
        let mut bytes = fs::read(&path).unwrap();
        bytes[16..20].copy_from_slice(&format.to_le_bytes());
        // Heads of the first format are shorter.
        let end = if format < FORMAT { 40 } else { 48 };
        let checksum = xxh3_64_with_seed(&bytes[..end], 0);
        bytes[end..end + 8].copy_from_slice(&checksum.to_le_bytes());
        fs::write(&path, bytes).unwrap();
        refused(check(folder.path(), &Work::new()), &path);
    }
}

#[test]
fn what_is_another_games_is_left_alone() {
    let folder = table();
    let before: Vec<_> = files(folder.path()).iter().map(|file| fs::read(file).unwrap()).collect();
    let other = Mnk::<u64>::new(Shape::new(3, 3, 3));
    let found = solve(&other, "mnk:m=3,n=3,k=3", &other.start(), folder.path(), &Work::new());
    assert!(matches!(found, Err(TableError::Foreign { .. })));
    let found = open(&other, "mnk:m=3,n=3,k=3", folder.path());
    assert!(matches!(found, Err(TableError::Foreign { .. })));
    let after: Vec<_> = files(folder.path()).iter().map(|file| fs::read(file).unwrap()).collect();
    assert!(before == after);
    let strange = tempfile::tempdir().unwrap();
    fs::write(strange.path().join("letter.txt"), "dear").unwrap();
    let found = solve(&other, "mnk:m=3,n=3,k=3", &other.start(), strange.path(), &Work::new());
    assert!(matches!(found, Err(TableError::NotEmpty { .. })));
    assert_eq!(files(strange.path()).len(), 1);
}

/// Whoever opens a pipe to read it waits until somebody writes.
#[cfg(unix)]
#[test]
fn what_is_no_file_is_not_waited_for() {
    let folder = table();
    for name in ["level-05.gtl", "manifest.json"] {
        let file = folder.path().join(name);
        let good = fs::read(&file).unwrap();
        fs::remove_file(&file).unwrap();
        assert!(std::process::Command::new("mkfifo").arg(&file).status().unwrap().success());
        let is_named = |error: Option<TableError>| matches!(error, Some(TableError::Damaged { file: named }) if named == file);
        assert!(is_named(check(folder.path(), &Work::new()).err()), "{name}");
        assert!(is_named(open(&game(), SPEC, folder.path()).err()), "{name}");
        let solved = solve(&game(), SPEC, &game().start(), folder.path(), &Work::new());
        assert!(is_named(solved.err()), "{name}");
        fs::remove_file(&file).unwrap();
        fs::write(&file, good).unwrap();
    }
    assert!(open(&game(), SPEC, folder.path()).is_ok());
}

/// What is counted by reading everything is not counted with something left out.
#[test]
fn a_count_that_meets_damage_is_none() {
    let folder = table();
    let whole = open(&game(), SPEC, folder.path()).unwrap();
    assert_eq!(whole.counts(&Work::new()).unwrap().up_to_symmetry, Some(28_275));
    let file = folder.path().join("level-12.gtl");
    let mut bytes = fs::read(&file).unwrap();
    bytes[60] ^= 1;
    fs::write(&file, bytes).unwrap();
    let damaged = open(&game(), SPEC, folder.path()).unwrap();
    let unread = LookupError::Reading { file, reason: std::io::ErrorKind::InvalidData };
    assert_eq!(damaged.counts(&Work::new()), Err(unread));
}

/// A level that is shorter or longer than the game has it is not looked into, although its file is as it was written.
#[test]
fn a_level_of_another_length_is_refused() {
    let folder = table();
    let path = folder.path().join("manifest.json");
    let text = fs::read_to_string(&path).unwrap();
    let (before, _) = text.rsplit_once(",\n  \"checksum\"").unwrap();
    let manifest = Manifest::read(folder.path()).unwrap().unwrap();
    let entries = manifest.levels.iter().find(|level| level.level == 5).unwrap().entries;
    let before = before.replacen(
        &format!("\"entries\": {entries}"),
        &format!("\"entries\": {}", entries - 1),
        1,
    );
    let checksum = xxh3_64(before.as_bytes());
    fs::write(&path, format!("{before},\n  \"checksum\": \"{checksum:016x}\"\n}}\n")).unwrap();
    let found = open(&game(), SPEC, folder.path()).err().unwrap();
    assert!(matches!(found, TableError::Damaged { file } if file == path));
}

/// Neither is a level that another table has at the same place, however alike the two are.
#[test]
fn a_level_of_another_table_is_refused() {
    let (folder, other) = (table(), tempfile::tempdir().unwrap());
    let misere = Mnk::<u64>::new(Shape { misere: true, ..Shape::new(4, 3, 3) });
    let spec = format!("{SPEC},misere=yes");
    solve(&misere, &spec, &misere.start(), other.path(), &Work::new()).unwrap();
    let later = tempfile::tempdir().unwrap();
    let root = game().parse_position("x3/4/4").unwrap();
    solve(&game(), SPEC, &root, later.path(), &Work::new()).unwrap();
    for from in [other.path(), later.path()] {
        for name in ["level-00.gtl", "level-07.gtl"] {
            let file = folder.path().join(name);
            let good = fs::read(&file).unwrap();
            fs::copy(from.join(name), &file).unwrap();
            let is_named = |error: Option<TableError>| matches!(error, Some(TableError::Damaged { file: named }) if named == file);
            assert!(is_named(open(&game(), SPEC, folder.path()).err()), "{name}");
            assert!(is_named(check(folder.path(), &Work::new()).err()), "{name}");
            fs::write(&file, good).unwrap();
        }
    }
    assert!(open(&game(), SPEC, folder.path()).is_ok());
}

/// Counts that cannot be are not believed, whoever has put a checksum behind them.
#[test]
fn counts_that_cannot_be_are_refused() {
    let folder = table();
    let path = folder.path().join("manifest.json");
    let text = fs::read_to_string(&path).unwrap();
    let (good, _) = text.rsplit_once(",\n  \"checksum\"").unwrap();
    let manifest = Manifest::read(folder.path()).unwrap().unwrap();
    let level = &manifest.levels[3];
    let was = |field: &str, number: u64| format!("\"{field}\": {number}");
    let (positions, unfinished) = (level.positions, level.unfinished.unwrap());
    for (from, to) in [
        (was("positions", positions), was("positions", positions - 1)),
        (was("positions", positions), was("positions", u64::MAX)),
        (was("unfinished", unfinished), was("unfinished", positions + 1)),
        (was("file_bytes", level.file_bytes), was("file_bytes", u64::MAX)),
    ] {
        let edited = good.replacen(&from, &to, 1);
        assert!(edited != good, "{from}");
        let checksum = xxh3_64(edited.as_bytes());
        fs::write(&path, format!("{edited},\n  \"checksum\": \"{checksum:016x}\"\n}}\n")).unwrap();
        let found = Manifest::read(folder.path());
        assert!(matches!(found, Err(TableError::Damaged { file }) if file == path), "{to}");
    }
}

/// Whatever is left of a manifest, a table with it can be deleted, and made anew.
#[test]
fn what_is_left_of_a_manifest_is_deleted() {
    for has_levels in [true, false] {
        for length in [0, 1, 15, 16, 100, 500, 1500] {
            let around = tempfile::tempdir().unwrap();
            let folder = around.path().join("table");
            let solving = || solve(&game(), SPEC, &game().start(), &folder, &Work::new());
            solving().unwrap();
            let manifest = folder.join("manifest.json");
            let bytes = fs::read(&manifest).unwrap();
            fs::write(&manifest, &bytes[..length]).unwrap();
            let levels = files(&folder).into_iter().filter(|file| *file != manifest);
            levels.filter(|_| !has_levels).for_each(|level| fs::remove_file(level).unwrap());
            assert!(matches!(solving(), Err(TableError::Damaged { .. })), "{length}");
            assert!(delete(&folder).unwrap(), "{length} {has_levels}");
            solving().unwrap();
        }
    }
    // What somebody else has put beside levels stays.
    let folder = table();
    let manifest = folder.path().join("manifest.json");
    fs::write(&manifest, "{\"name\": \"a web app\"}").unwrap();
    assert!(!delete(folder.path()).unwrap());
    assert_eq!(files(folder.path()), [manifest]);
}

/// Nothing is deleted that no table is made of, and nothing is written through a link.
#[test]
fn what_is_not_a_table_is_not_deleted() {
    let folder = tempfile::tempdir().unwrap();
    let there = |name: &str| folder.path().join(name);
    fs::write(there("manifest.json"), "{\"name\": \"a web app\"}").unwrap();
    fs::write(there("level-design.gtl"), "a castle").unwrap();
    fs::write(there("level-05.gtl"), "a dungeon").unwrap();
    let found = delete(folder.path());
    assert!(matches!(found, Err(TableError::NoTable { .. })));
    assert_eq!(files(folder.path()).len(), 3);
    let found = solve(&game(), SPEC, &game().start(), folder.path(), &Work::new());
    assert!(found.is_err());
    assert_eq!(fs::read_to_string(there("level-05.gtl")).unwrap(), "a dungeon");

    let folder = table();
    let there = |name: &str| folder.path().join(name);
    fs::write(there("level-design.gtl"), "a castle").unwrap();
    fs::write(there("level-98.gtl"), "a dungeon").unwrap();
    fs::create_dir(there("level-99.gtl")).unwrap();
    // However damaged it is, it is a table.
    let mut bytes = fs::read(there("manifest.json")).unwrap();
    bytes[20] ^= 1;
    fs::write(there("manifest.json"), bytes).unwrap();
    assert!(!delete(folder.path()).unwrap(), "it is not empty");
    let left: Vec<_> = fs::read_dir(folder.path()).unwrap().map(|left| left.unwrap()).collect();
    assert_eq!(left.len(), 3);
    // A level that has come to harm is one, if the manifest says so.
    let folder = table();
    fs::write(folder.path().join("level-05.gtl"), "harm").unwrap();
    assert!(delete(folder.path()).unwrap());
}

/// Parts are deleted with their table, and nothing else that is among them or behind a link.
#[cfg(unix)]
#[test]
fn what_is_no_part_is_not_deleted() {
    let around = tempfile::tempdir().unwrap();
    let path = |name: &str| around.path().join(name);
    let make = |name: &str| {
        solve(&game(), SPEC, &game().start(), &path(name), &Work::new()).unwrap();
    };
    make("table");
    // A part behind a link, by its files.
    make("mine/0-of-2");
    fs::remove_file(path("mine/0-of-2/manifest.json")).unwrap();
    std::os::unix::fs::symlink(path("mine"), path("table/parts")).unwrap();
    assert!(!delete(&path("table")).unwrap());
    assert!(path("mine/0-of-2/level-05.gtl").exists());
    // A whole table, whatever it is called.
    make("other");
    make("other/parts/mine");
    make("other/parts/0-of-2");
    assert!(!delete(&path("other")).unwrap());
    assert!(path("other/parts/mine/level-05.gtl").exists());
    assert!(path("other/parts/0-of-2/level-05.gtl").exists());
    assert!(!path("other/manifest.json").exists());
}

#[cfg(unix)]
#[test]
fn nothing_is_written_through_a_link() {
    let above = tempfile::tempdir().unwrap();
    let (folder, elsewhere) = (above.path().join("table"), above.path().join("elsewhere"));
    fs::create_dir(&folder).unwrap();
    for content in ["precious", ""] {
        fs::write(&elsewhere, content).unwrap();
        std::os::unix::fs::symlink(&elsewhere, folder.join("level-05.gtl")).unwrap();
        let found = solve(&game(), SPEC, &game().start(), &folder, &Work::new());
        assert!(matches!(found, Err(TableError::NotEmpty { .. })));
        assert_eq!(fs::read_to_string(&elsewhere).unwrap(), content);
        fs::remove_file(folder.join("level-05.gtl")).unwrap();
    }
}
