//! What is not simply a file: links, modes, pipes, devices.

use std::fs::{self, File, Permissions};
use std::io::Read;
use std::os::unix::fs::{MetadataExt, PermissionsExt, symlink};
use std::path::Path;
use std::process::Command;
use std::thread;
use std::time::Instant;

use gametree_files::{FileError, Reason, update_text};
use tempfile::tempdir;

use crate::{names, write};

fn mode(path: &Path) -> u32 {
    fs::metadata(path).unwrap().mode() & 0o7777
}

fn make_pipe(path: &Path) {
    assert!(Command::new("mkfifo").arg(path).status().unwrap().success());
}

#[test]
fn links_stay_links() {
    let folder = tempdir().unwrap();
    let path = |name: &str| folder.path().join(name);
    fs::create_dir(path("there")).unwrap();
    fs::write(path("there/file"), "old").unwrap();
    symlink("there/file", path("relative")).unwrap();
    symlink(path("relative"), path("chain")).unwrap();
    symlink("there/new", path("dangling")).unwrap();
    symlink("there", path("folder")).unwrap();
    symlink("../file", path("there/up")).unwrap();
    for (link, target) in [
        ("relative", "there/file"),
        ("chain", "there/file"),
        ("dangling", "there/new"),
        ("folder/file", "there/file"),
        ("folder/up", "file"),
    ] {
        write(&path(link), link).unwrap();
        assert_eq!(fs::read_to_string(path(target)).unwrap(), link);
        assert!(!fs::symlink_metadata(path(target)).unwrap().is_symlink());
    }
    for link in ["relative", "chain", "dangling", "folder", "there/up"] {
        assert!(fs::symlink_metadata(path(link)).unwrap().is_symlink(), "{link}");
    }
    assert_eq!(names(&path("there")), ["file", "new", "up"]);
}

#[test]
fn links_in_a_circle_are_refused() {
    let folder = tempdir().unwrap();
    let path = |name: &str| folder.path().join(name);
    symlink("b", path("a")).unwrap();
    symlink("a", path("b")).unwrap();
    assert!(matches!(write(&path("a"), "text").unwrap_err().reason, Reason::EndlessLinks));
    assert_eq!(names(folder.path()), ["a", "b"]);
}

#[test]
fn modes_are_kept() {
    let folder = tempdir().unwrap();
    let file = folder.path().join("file");
    write(&file, "new").unwrap();
    let usual = folder.path().join("usual");
    File::create(&usual).unwrap();
    assert_eq!(mode(&file), mode(&usual));
    for wanted in [0o600, 0o644, 0o664, 0o755, 0o640, 0o200] {
        fs::set_permissions(&file, Permissions::from_mode(wanted)).unwrap();
        write(&file, "again").unwrap();
        assert_eq!(mode(&file), wanted);
    }
}

#[test]
fn what_is_protected_is_left_alone() {
    let folder = tempdir().unwrap();
    let file = folder.path().join("file");
    fs::write(&file, "old").unwrap();
    fs::set_permissions(&file, Permissions::from_mode(0o444)).unwrap();
    assert!(matches!(write(&file, "new").unwrap_err().reason, Reason::ReadOnly));
    assert!(update_text::<FileError>(&file, 100, |_| String::new()).is_err());
    assert_eq!((fs::read_to_string(&file).unwrap().as_str(), mode(&file)), ("old", 0o444));
    assert_eq!(names(folder.path()), ["file"]);
}

#[test]
fn devices_are_written_through() {
    write(Path::new("/dev/null"), "text").unwrap();
    update_text::<FileError>(Path::new("/dev/null"), 10, |text| format!("{text}row")).unwrap();
    assert!(!fs::metadata("/dev/null").unwrap().is_file());
    if Path::new("/dev/full").exists() {
        let full = write(Path::new("/dev/full"), "text").unwrap_err();
        assert!(matches!(full.reason, Reason::System(_)), "{full}");
    }
    write(Path::new("/dev/stdout"), "").unwrap();
    write(Path::new("/dev/stderr"), "").unwrap();
    // An open file keeps what is in it.
    let folder = tempdir().unwrap();
    let file = folder.path().join("log");
    fs::write(&file, "before ").unwrap();
    let open = File::options().append(true).open(&file).unwrap();
    let number = std::os::fd::AsRawFd::as_raw_fd(&open);
    write(&Path::new("/dev/fd").join(number.to_string()), "after").unwrap();
    assert_eq!(fs::read_to_string(&file).unwrap(), "before after");
}

#[test]
fn a_pipe_with_a_reader_gets_everything() {
    let folder = tempdir().unwrap();
    let pipe = folder.path().join("pipe");
    make_pipe(&pipe);
    let text = "0123456789".repeat(100_000);
    let read = thread::scope(|scope| {
        let reader = scope.spawn(|| {
            let mut read = String::new();
            File::open(&pipe).unwrap().read_to_string(&mut read).unwrap();
            read
        });
        write(&pipe, &text).unwrap();
        reader.join().unwrap()
    });
    assert!(read == text);
    assert_eq!(names(folder.path()), ["pipe"]);
}

#[test]
fn a_pipe_without_a_reader_is_given_up() {
    let folder = tempdir().unwrap();
    let pipe = folder.path().join("pipe");
    make_pipe(&pipe);
    let started = Instant::now();
    assert!(matches!(write(&pipe, "text").unwrap_err().reason, Reason::NobodyReads));
    assert!(started.elapsed().as_secs() < 60);
}
