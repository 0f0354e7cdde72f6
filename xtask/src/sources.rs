//! The source files of the crates.

use std::fs;
use std::path::Path;

use crate::run::root;

/// A source file below `crates`.
pub(crate) struct Source {
    /// Its path below `crates`, such as `play/src/seat.rs`.
    pub(crate) path: String,
    pub(crate) text: String,
}

/// All `crates/*/src/**/*.rs`, sorted by path.
pub(crate) fn sources() -> Result<Vec<Source>, String> {
    let crates = root().join("crates");
    let mut sources = Vec::new();
    for member in entries(&crates)? {
        collect(&crates, &format!("{member}/src"), &mut sources)?;
    }
    Ok(sources)
}

fn collect(crates: &Path, folder: &str, sources: &mut Vec<Source>) -> Result<(), String> {
    for entry in entries(&crates.join(folder))? {
        let path = format!("{folder}/{entry}");
        let file = crates.join(&path);
        if file.is_dir() {
            collect(crates, &path, sources)?;
        } else if path.ends_with(".rs") {
            let text = fs::read_to_string(&file).map_err(|error| format!("{path}: {error}"))?;
            sources.push(Source { path, text });
        }
    }
    Ok(())
}

fn entries(folder: &Path) -> Result<Vec<String>, String> {
    let unreadable = |error: std::io::Error| format!("{}: {error}", folder.display());
    let mut names = Vec::new();
    for entry in fs::read_dir(folder).map_err(unreadable)? {
        names.push(entry.map_err(unreadable)?.file_name().to_string_lossy().into_owned());
    }
    names.sort();
    Ok(names)
}
