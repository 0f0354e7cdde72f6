//! One at a time.

use std::fs;
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread;

use gametree_files::Lock;
use tempfile::tempdir;

use crate::names;

/// However quickly locks are given up and taken, and their files deleted and made, nobody shares one.
#[test]
fn only_one_has_it() {
    let folder = tempdir().unwrap();
    let path = folder.path().join("game.lock");
    let (holders, taken) = (AtomicU32::new(0), AtomicU32::new(0));
    thread::scope(|scope| {
        for _ in 0..4 {
            scope.spawn(|| {
                for _ in 0..2_000 {
                    let Some(lock) = Lock::try_at(&path).unwrap() else { continue };
                    assert_eq!(holders.fetch_add(1, Ordering::SeqCst), 0);
                    taken.fetch_add(1, Ordering::SeqCst);
                    holders.fetch_sub(1, Ordering::SeqCst);
                    drop(lock);
                }
            });
        }
    });
    assert!(taken.into_inner() > 0);
    assert!(names(folder.path()).is_empty());
}

#[test]
fn a_file_that_nobody_holds_is_no_lock() {
    let folder = tempdir().unwrap();
    let path = folder.path().join("game.lock");
    fs::write(&path, "").unwrap();
    assert!(Lock::try_at(&path).unwrap().is_some());
    assert!(Lock::try_at(&folder.path().join("nowhere/game.lock")).is_err());
}
