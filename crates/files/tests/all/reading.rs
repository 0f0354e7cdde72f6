//! So much and no more.

use std::fs;
use std::path::Path;

use gametree_files::{Reason, read_text};
use tempfile::tempdir;

#[test]
fn limits_are_kept() {
    let folder = tempdir().unwrap();
    let file = folder.path().join("file");
    fs::write(&file, "12345").unwrap();
    assert_eq!(read_text(&file, 5).unwrap(), "12345");
    let error = read_text(&file, 4).unwrap_err();
    assert!(matches!(error.reason, Reason::TooLarge { most: 4 }), "{error}");
    assert!(matches!(read_text(folder.path(), 5).unwrap_err().reason, Reason::Directory));
    fs::write(&file, [0xff, 0xfe]).unwrap();
    assert!(matches!(read_text(&file, 5).unwrap_err().reason, Reason::System(_)));
    assert!(read_text(&folder.path().join("nowhere"), 5).is_err());
}

#[cfg(unix)]
#[test]
fn devices_are_not_waited_for() {
    for device in ["/dev/zero", "/dev/null", "/dev/full"] {
        if Path::new(device).exists() {
            assert!(matches!(read_text(Path::new(device), 5).unwrap_err().reason, Reason::Device));
        }
    }
}
