//! Documents that name tests name tests that exist.

use std::fs;
use std::path::{Path, PathBuf};

/// Every Rust source below this folder.
fn sources(folder: &Path, found: &mut String) {
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    for path in entries {
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            *found += &fs::read_to_string(&path).unwrap();
        }
    }
}

#[test]
fn tests_that_are_named_are_there() {
    let root: PathBuf = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut code = String::new();
    sources(&root.join("crates"), &mut code);
    for document in ["reliability.md", "reports.md"] {
        let text = fs::read_to_string(root.join("docs").join(document)).unwrap();
        let words = text.split('`').skip(1).step_by(2);
        let is_name = |word: &&str| {
            word.contains('_') && word.chars().all(|sign| sign.is_ascii_lowercase() || sign == '_')
        };
        let mut named = 0;
        for name in words.filter(is_name) {
            assert!(code.contains(&format!("fn {name}()")), "{document} names {name}");
            named += 1;
        }
        assert!(named > 20, "{document}");
    }
}
