use std::collections::HashSet;
use std::fs;
use std::path::Path;
use std::time::{Duration, Instant};

use gametree_faults::damaged;
use gametree_rules::Seed;
use rusqlite::Connection;
use tempfile::tempdir;

use super::*;

fn row(id: &str, owner: &str) -> Row {
    Row {
        id: id.to_owned(),
        owner: owner.to_owned(),
        record: "{}".to_owned(),
        version: 1,
        created: 1_000,
        updated: 1_000,
        finished: false,
    }
}

/// Everything in the folder, byte by byte, but for the file that programs share their memory through.
fn contents(folder: &Path) -> Vec<(String, Vec<u8>)> {
    let files = fs::read_dir(folder).unwrap().map(|file| file.unwrap().path());
    let files = files.filter(|path| !path.to_string_lossy().ends_with("-shm"));
    let mut files: Vec<_> = files
        .map(|path| {
            (path.file_name().unwrap().to_string_lossy().into_owned(), fs::read(&path).unwrap())
        })
        .collect();
    files.sort();
    files
}

#[tokio::test]
async fn what_is_kept_is_there_again() {
    let folder = tempdir().unwrap();
    let inner = folder.path().join("not/there/yet");
    let store = Store::in_folder(&inner);
    store.insert(row("a", "me")).await.unwrap();
    let updated = store.replace("a", 1, "moved".to_owned(), true).await.unwrap();
    assert!(updated > 1_000);
    let expected =
        Row { record: "moved".to_owned(), version: 2, updated, finished: true, ..row("a", "me") };
    assert_eq!(store.get("a").await, Ok(expected.clone()));
    drop(store);
    assert_eq!(Store::in_folder(&inner).get("a").await, Ok(expected));
    assert_eq!(Store::in_folder(&inner).get("b").await, Err(StoreError::Unknown));
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let mode = fs::metadata(&inner).unwrap().permissions().mode();
        assert_eq!(mode & 0o077, 0, "who knows the names of games may play them");
    }
}

#[tokio::test]
async fn nobody_overwrites_what_they_have_not_seen() {
    let folder = tempdir().unwrap();
    let [one, other] = [(); 2].map(|()| Store::in_folder(folder.path()));
    one.insert(row("a", "me")).await.unwrap();
    assert!(other.replace("a", 1, "other".to_owned(), false).await.is_ok());
    let late = one.replace("a", 1, "one".to_owned(), false).await;
    assert_eq!(late, Err(StoreError::Conflict));
    assert_eq!(one.replace("b", 1, String::new(), false).await, Err(StoreError::Unknown));
    let row = one.get("a").await.unwrap();
    assert_eq!((row.record.as_str(), row.version), ("other", 2));
    assert!(one.insert(row).await.is_err(), "a name is given once");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_thousand_changes_at_once_lose_nothing() {
    let folder = tempdir().unwrap();
    let stores = [(); 2].map(|()| Store::in_folder(folder.path()));
    for game in 0..10 {
        stores[0].insert(row(&format!("game{game}"), "me")).await.unwrap();
    }
    let changes = (0..1_000_usize).map(|number| {
        let (store, id) = (stores[number % 2].clone(), format!("game{}", number % 10));
        tokio::spawn(async move {
            let change = format!(" {number}");
            // Whoever comes too late looks again; that is bounded by how many there are.
            for _ in 0..1_000 {
                let row = store.get(&id).await.unwrap();
                let record = row.record + &change;
                match store.replace(&id, row.version, record, false).await {
                    Ok(_) => return,
                    Err(StoreError::Conflict) => {}
                    Err(error) => panic!("{error:?}"),
                }
            }
            panic!("never in time");
        })
    });
    for change in changes.collect::<Vec<_>>() {
        change.await.unwrap();
    }
    let mut seen = HashSet::new();
    for game in 0..10 {
        let row = stores[1].get(&format!("game{game}")).await.unwrap();
        assert_eq!(row.version, 101);
        seen.extend(row.record.split(' ').skip(1).map(|number| number.parse::<usize>().unwrap()));
    }
    assert_eq!(seen, (0..1_000).collect());
}

#[tokio::test]
async fn everybody_sees_their_own_games() {
    let store = Store::in_memory();
    for (id, owner) in [("a", "me"), ("b", "you"), ("c", "me")] {
        store.insert(row(id, owner)).await.unwrap();
    }
    store.replace("a", 1, String::new(), true).await.unwrap();
    let list = async |owner: &str, which, most| -> Vec<String> {
        let rows = store.of_owner(owner, which, most).await.unwrap();
        rows.into_iter().map(|row| row.id).collect()
    };
    assert_eq!(list("me", Which::All, 9).await, ["a", "c"]);
    assert_eq!(list("me", Which::All, 1).await, ["a"]);
    assert_eq!(list("me", Which::Unfinished, 9).await, ["c"]);
    assert_eq!(list("you", Which::All, 9).await, ["b"]);
    assert!(list("%", Which::All, 9).await.is_empty());
    assert_eq!(store.delete("b", "me").await, Err(StoreError::Unknown));
    assert_eq!(store.delete("b", "you").await, Ok(()));
    assert_eq!(store.get("b").await, Err(StoreError::Unknown));
}

#[tokio::test]
async fn only_old_games_that_are_over_make_room() {
    let limits = Limits { of_one: 3, in_all: 5, old: 100 };
    let store = Store::in_memory().with_limits(limits);
    let over = |id: &str, owner: &str, updated| Row { updated, finished: true, ..row(id, owner) };
    store.insert(row("going on", "me")).await.unwrap();
    store.insert(over("older", "me", 800)).await.unwrap();
    store.insert(over("old", "me", 899)).await.unwrap();
    store.insert(row("new", "me")).await.unwrap();
    assert_eq!(store.get("older").await, Err(StoreError::Unknown));
    store.insert(row("newer", "me")).await.unwrap();
    assert_eq!(store.get("old").await, Err(StoreError::Unknown));
    let refused = store.insert(row("newest", "me")).await;
    assert_eq!(refused, Err(StoreError::TooMany { most: 3 }));
    // Not quite old enough.
    store.insert(over("d", "you", 900)).await.unwrap();
    store.insert(row("e", "them")).await.unwrap();
    assert_eq!(store.insert(row("f", "them")).await, Err(StoreError::NoRoom { most: 5 }));
    let later = Row { created: 1_001, ..row("f", "them") };
    assert_eq!(store.insert(later).await, Ok(()));
    assert_eq!(store.get("d").await, Err(StoreError::Unknown));
    for id in ["going on", "new", "newer", "e", "f"] {
        assert!(store.get(id).await.is_ok(), "{id}");
    }
}

#[tokio::test]
async fn a_locked_file_is_waited_for_but_not_for_ever() {
    let folder = tempdir().unwrap();
    let store = Store::in_folder(folder.path());
    store.insert(row("a", "me")).await.unwrap();
    let other = Connection::open(folder.path().join(FILE)).unwrap();
    other.execute_batch("BEGIN IMMEDIATE").unwrap();
    let begun = Instant::now();
    assert_eq!(store.replace("a", 1, String::new(), false).await, Err(StoreError::Locked));
    assert!(begun.elapsed() < Duration::from_secs(10));
    assert_eq!(store.get("a").await, Ok(row("a", "me")), "reading goes on");
    other.execute_batch("ROLLBACK").unwrap();
    assert!(store.replace("a", 1, String::new(), false).await.is_ok());
}

#[tokio::test]
async fn a_newer_file_is_left_alone() {
    let folder = tempdir().unwrap();
    let store = Store::in_folder(folder.path());
    store.insert(row("a", "me")).await.unwrap();
    // A newer program that was killed: its last changes are still beside the file.
    let newer = Connection::open(folder.path().join(FILE)).unwrap();
    newer.execute_batch("PRAGMA user_version = 99").unwrap();
    let copied = tempdir().unwrap();
    for (name, bytes) in contents(folder.path()) {
        fs::write(copied.path().join(name), bytes).unwrap();
    }
    let before = contents(copied.path());
    assert!(before.len() > 1, "{before:?}");
    let store = Store::in_folder(copied.path());
    for _ in 0..2 {
        assert_eq!(store.get("a").await, Err(StoreError::Newer));
        assert_eq!(store.insert(row("b", "me")).await, Err(StoreError::Newer));
    }
    drop(store);
    assert_eq!(contents(copied.path()), before);
}

#[tokio::test]
async fn other_files_are_left_alone() {
    let folder = tempdir().unwrap();
    let path = folder.path().join(FILE);
    fs::write(
        &path,
        "a letter to my aunt, long enough to have a header of a hundred bytes".repeat(9),
    )
    .unwrap();
    let before = contents(folder.path());
    let store = Store::in_folder(folder.path());
    assert_eq!(store.insert(row("a", "me")).await, Err(StoreError::Damaged));
    assert_eq!(contents(folder.path()), before);
    fs::remove_file(&path).unwrap();
    Connection::open(&path).unwrap().execute_batch("CREATE TABLE theirs (a)").unwrap();
    let before = contents(folder.path());
    assert_eq!(store.insert(row("a", "me")).await, Err(StoreError::Damaged));
    assert_eq!(contents(folder.path()), before);
    // Whoever puts the file right does not have to start the program anew.
    fs::remove_file(&path).unwrap();
    assert_eq!(store.insert(row("a", "me")).await, Ok(()));
    let elsewhere = Store::in_folder(&folder.path().join(FILE).join("inside a file"));
    assert_eq!(elsewhere.get("a").await, Err(StoreError::Unreachable));
}

#[tokio::test]
async fn damage_is_noticed_or_harmless() {
    let folder = tempdir().unwrap();
    let path = folder.path().join(FILE);
    let store = Store::in_folder(folder.path());
    for id in ["a", "b", "c"] {
        store.insert(Row { record: id.repeat(3_000), ..row(id, "me") }).await.unwrap();
    }
    assert!(store.close());
    let whole = fs::read(&path).unwrap();
    let mut seed = Seed::new(14);
    let mut noticed = 0;
    for _ in 0..gametree_faults::times(100) {
        let copied = tempdir().unwrap();
        fs::write(copied.path().join(FILE), damaged(&whole, &mut seed)).unwrap();
        let store = Store::in_folder(copied.path());
        let all = store.of_owner("me", Which::All, 9).await;
        let changed = store.replace("a", 1, "new".to_owned(), false).await;
        noticed += usize::from(all.is_err() || changed.is_err());
    }
    assert!(noticed > 10, "{noticed}");
}

/// Who is found by the table alone is not lost, so nobody is told that there is no such game.
#[tokio::test]
async fn a_damaged_index_hides_nothing() {
    let folder = tempdir().unwrap();
    let store = Store::in_folder(folder.path());
    store.insert(row("a", "me")).await.unwrap();
    assert!(store.close());
    let path = folder.path().join(FILE);
    let database = Connection::open(&path).unwrap();
    let index = "sqlite_autoindex_game_1";
    let sql = "SELECT rootpage FROM sqlite_schema WHERE name = ?1";
    let page: u32 = database.query_row(sql, [index], |row| row.get(0)).unwrap();
    let size: u32 = database.pragma_query_value(None, "page_size", |row| row.get(0)).unwrap();
    drop(database);
    let mut bytes = fs::read(&path).unwrap();
    // An index of no entries, as SQLite itself writes one.
    let start = ((page - 1) * size) as usize;
    bytes[start + 3..start + 5].copy_from_slice(&[0, 0]);
    fs::write(&path, &bytes).unwrap();
    let found = Connection::open(&path).unwrap();
    let count = |sql| found.query_row(sql, [], |row| row.get::<_, u32>(0)).unwrap();
    assert_eq!(count("SELECT count(*) FROM game WHERE id = 'a'"), 0);
    assert_eq!(count("SELECT count(*) FROM game NOT INDEXED WHERE id = 'a'"), 1);
    drop(found);
    assert_eq!(store.get("a").await, Err(StoreError::Damaged));
    assert_eq!(store.get("b").await, Err(StoreError::Damaged));
    assert_eq!(fs::read(&path).unwrap(), bytes);
}

#[tokio::test]
async fn what_is_closed_is_one_file_and_opens_again() {
    let folder = tempdir().unwrap();
    let store = Store::in_folder(folder.path());
    assert!(store.close(), "before anything is there");
    store.insert(row("a", "me")).await.unwrap();
    assert!(contents(folder.path()).len() > 1);
    assert!(store.close());
    let files = fs::read_dir(folder.path()).unwrap().map(|file| file.unwrap().file_name());
    assert_eq!(files.collect::<Vec<_>>(), [FILE]);
    assert_eq!(store.get("a").await, Ok(row("a", "me")));
}

#[cfg(unix)]
#[tokio::test]
async fn nothing_is_kept_in_a_file_that_is_gone() {
    let folder = tempdir().unwrap();
    let store = Store::in_folder(folder.path());
    store.insert(row("a", "me")).await.unwrap();
    for name in [FILE.to_owned(), format!("{FILE}-wal"), format!("{FILE}-shm")] {
        fs::remove_file(folder.path().join(name)).unwrap();
    }
    assert_eq!(store.replace("a", 1, String::new(), false).await, Err(StoreError::Unknown));
    store.insert(row("b", "me")).await.unwrap();
    assert_eq!(Store::in_folder(folder.path()).get("b").await, Ok(row("b", "me")));
}
