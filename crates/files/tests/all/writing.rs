//! What is there after writing, and after writing has failed.

use std::fs::{self, File};
use std::io;
use std::path::PathBuf;
use std::thread;

use gametree_files::{
    FileError, Reason, read_text, remove_abandoned, settle, update_text, write_unsettled,
    write_whole,
};
use tempfile::tempdir;

use crate::{names, write};

#[test]
fn a_file_is_replaced_whole() {
    let folder = tempdir().unwrap();
    let file = folder.path().join("game.json");
    write(&file, "one").unwrap();
    write(&file, "two").unwrap();
    assert_eq!(read_text(&file, 10).unwrap(), "two");
    assert_eq!(names(folder.path()), ["game.json"]);
}

#[test]
fn a_failure_leaves_what_was_there() {
    let folder = tempdir().unwrap();
    let file = folder.path().join("game.json");
    for before in [None, Some("old")] {
        if let Some(text) = before {
            fs::write(&file, text).unwrap();
        }
        let failed: Result<(), FileError> = write_whole(&file, |writer| {
            writer.write_all(&[b'x'; 100_000]).unwrap();
            Err(FileError::new(&file, io::Error::other("enough")))
        });
        assert!(failed.unwrap_err().to_string().contains("enough"));
        assert_eq!(fs::read_to_string(&file).ok().as_deref(), before);
        assert_eq!(names(folder.path()).len(), before.iter().count());
    }
    let panicked = thread::spawn({
        let file = file.clone();
        move || write_whole::<(), FileError>(&file, |_| panic!("on purpose"))
    });
    assert!(panicked.join().is_err());
    assert_eq!(names(folder.path()), ["game.json"]);
}

#[test]
fn folders_are_refused() {
    let folder = tempdir().unwrap();
    for path in [folder.path().to_owned(), folder.path().join("new/"), folder.path().join("..")] {
        let error = write(&path, "text").unwrap_err();
        assert!(matches!(error.reason, Reason::Directory), "{error}");
    }
    let nowhere = folder.path().join("nowhere/file");
    assert!(matches!(write(&nowhere, "text").unwrap_err().reason, Reason::System(_)));
    assert!(names(folder.path()).is_empty());
}

/// What a program that is no more has left goes; what somebody writes stays.
#[test]
fn what_was_abandoned_goes() {
    let folder = tempdir().unwrap();
    let abandoned = folder.path().join(".gametree-4711-0.unfinished");
    let written = folder.path().join(".gametree-4712-0.unfinished");
    let other = folder.path().join(".gametree-notes");
    for path in [&abandoned, &written, &other] {
        fs::write(path, "half").unwrap();
    }
    let writing = File::open(&written).unwrap();
    writing.lock().unwrap();
    write(&folder.path().join("game.json"), "text").unwrap();
    assert!(!abandoned.exists() && written.exists() && other.exists());
    drop(writing);
    assert_eq!(remove_abandoned(folder.path()).unwrap(), 1);
    assert_eq!(names(folder.path()), [".gametree-notes", "game.json"]);
}

/// Many writers and many readers: every reading is one whole writing.
#[test]
fn readers_see_whole_files() {
    let folder = tempdir().unwrap();
    let file = folder.path().join("table.csv");
    let text = |writer: usize| writer.to_string().repeat(20_000);
    write(&file, &text(0)).unwrap();
    thread::scope(|scope| {
        for writer in 0..4 {
            let file = &file;
            scope.spawn(move || (0..10).for_each(|_| write(file, &text(writer)).unwrap()));
        }
        for _ in 0..100 {
            let read = fs::read_to_string(&file).unwrap();
            assert!((0..4).any(|writer| read == text(writer)));
        }
    });
    assert_eq!(names(folder.path()), ["table.csv"]);
}

/// Nobody's line is lost.
#[test]
fn a_growing_file() {
    let folder = tempdir().unwrap();
    let file = folder.path().join("games.md");
    thread::scope(|scope| {
        for writer in 0..4 {
            let file = &file;
            scope.spawn(move || {
                for line in 0..25 {
                    let grow = |text: &str| format!("{text}{writer} {line}\n");
                    update_text::<FileError>(file, 1 << 20, grow).unwrap();
                }
            });
        }
    });
    let text = fs::read_to_string(&file).unwrap();
    let mut lines: Vec<&str> = text.lines().collect();
    lines.sort_unstable();
    lines.dedup();
    assert_eq!(lines.len(), 100);
    let too_large = update_text::<FileError>(&file, 10, str::to_owned).unwrap_err();
    assert!(matches!(too_large.reason, Reason::TooLarge { most: 10 }));
    assert_eq!(fs::read_to_string(&file).unwrap(), text);
    assert_eq!(names(folder.path()), ["games.md"]);
}

/// What is in a file is there at once; that it lasts is waited for later.
#[test]
fn many_files_are_settled_at_once() {
    let folder = tempdir().unwrap();
    let paths: Vec<PathBuf> = (0..5).map(|number| folder.path().join(number.to_string())).collect();
    for path in &paths {
        write_unsettled(path, |writer| {
            writer.write_all(b"level").map_err(|error| FileError::new(path, error))
        })
        .unwrap();
        assert_eq!(fs::read(path).unwrap(), b"level");
    }
    let failed = write_unsettled(&paths[0], |writer| {
        writer.write_all(b"half").map_err(|error| FileError::new(&paths[0], error))?;
        Err::<(), _>(FileError::new(&paths[0], io::Error::other("no more")))
    });
    assert!(failed.is_err());
    assert_eq!(fs::read(&paths[0]).unwrap(), b"level");
    assert_eq!(names(folder.path()), ["0", "1", "2", "3", "4"]);
    settle(&paths).unwrap();
    settle(&[]).unwrap();
    fs::remove_file(&paths[3]).unwrap();
    assert_eq!(settle(&paths).unwrap_err().path, paths[3]);
}
