//! The documentation of the crate `gametree` shows everything it has, to programs that depend on it alone.

use std::fs;
use std::path::{Path, PathBuf};

use crate::run::{cargo, root, succeed};
use crate::sources::{Source, sources};

/// The crate that other programs depend on.
const FACADE: &str = "gametree/src/lib.rs";

/// Its crates are documented inside it, so that nothing has to be documented before.
pub(crate) fn check() -> Result<(), String> {
    let sources = sources()?;
    let modules = modules(&sources);
    let mut faults: Vec<String> = sources
        .iter()
        .filter(|source| {
            modules.iter().any(|module| source.path.starts_with(&format!("{module}/")))
        })
        .flat_map(|source| strange_examples(source, &modules))
        .collect();
    // In an empty folder: links to pages of an earlier run would come out all the same.
    let folder = target().join("doc");
    if folder.exists() {
        fs::remove_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    }
    document(&["doc", "--package", "gametree", "--no-deps", "--all-features"])?;
    faults.extend(missing(&folder, &modules)?);
    match faults.is_empty() {
        true => document(&["doc", "--workspace", "--no-deps"]),
        false => Err(faults.join("\n")),
    }
}

fn document(arguments: &[&str]) -> Result<(), String> {
    succeed(cargo(arguments).env("RUSTDOCFLAGS", "-D warnings"))
}

fn target() -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), PathBuf::from)
}

/// The modules of the crate: each is a crate of that name.
fn modules(sources: &[Source]) -> Vec<String> {
    let facade = sources.iter().find(|source| source.path == FACADE);
    let lines = facade.into_iter().flat_map(|source| source.text.lines());
    lines
        .filter_map(|line| line.strip_prefix("pub mod ")?.strip_suffix(" {"))
        .map(String::from)
        .collect()
}

/// Examples that name a crate by itself, which a program that depends on `gametree` does not know.
fn strange_examples(source: &Source, modules: &[String]) -> Vec<String> {
    let (mut is_code, mut faults) = (false, Vec::new());
    for (number, line) in source.text.lines().enumerate() {
        let line = line.trim_start();
        let Some(text) = line.strip_prefix("///").or_else(|| line.strip_prefix("//!")) else {
            is_code = false;
            continue;
        };
        is_code ^= text.trim_start().starts_with("```");
        let named = modules.iter().find(|module| text.contains(&format!("gametree_{module}::")));
        if let (true, Some(module)) = (is_code, named) {
            faults.push(format!(
                "crates/{}:{} names gametree_{module} in an example; write gametree::{module}",
                source.path,
                number + 1
            ));
        }
    }
    faults
}

/// Modules without items, links that came out as brackets, and a search that finds nothing.
fn missing(folder: &Path, modules: &[String]) -> Result<Vec<String>, String> {
    let crate_pages = folder.join("gametree");
    let mut faults = Vec::new();
    for module in modules {
        let items = files(&crate_pages.join(module))?;
        if items.iter().filter(|path| is_item(path)).count() == 0 {
            faults.push(format!("the documentation of gametree::{module} shows no item"));
        }
    }
    for page in
        files(&crate_pages)?.iter().filter(|path| path.extension().is_some_and(|it| it == "html"))
    {
        let text =
            fs::read_to_string(page).map_err(|error| format!("{}: {error}", page.display()))?;
        if text.contains("[<code>") {
            faults.push(format!("{} has a link that leads nowhere", page.display()));
        }
    }
    let finds = |name: &str| -> Result<bool, String> {
        let index = files(&folder.join("search.index"))?;
        Ok(index.iter().any(|path| fs::read_to_string(path).is_ok_and(|text| text.contains(name))))
    };
    for name in ["alphabeta", "Stones", "Solution"] {
        if !finds(name)? {
            faults.push(format!("the search of the documentation does not find {name}"));
        }
    }
    Ok(faults)
}

/// `fn.alphabeta.html` and the like; not a page of a module or a list.
fn is_item(path: &Path) -> bool {
    let kinds = ["fn.", "struct.", "enum.", "trait.", "macro.", "type.", "constant."];
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    kinds.iter().any(|kind| name.starts_with(kind))
}

/// All files of a folder and of the folders in it.
fn files(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let unreadable = |error: std::io::Error| format!("{}: {error}", folder.display());
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).map_err(unreadable)? {
        let path = entry.map_err(unreadable)?.path();
        match path.is_dir() {
            true => found.extend(files(&path)?),
            false => found.push(path),
        }
    }
    Ok(found)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn source(text: &str) -> Source {
        Source { path: "search/src/lib.rs".to_owned(), text: text.to_owned() }
    }

    #[test]
    fn examples_name_what_a_program_has() {
        let modules = ["search".to_owned()];
        let wrong = "/// ```\n/// use gametree_search::Task;\n/// ```\n";
        assert_eq!(strange_examples(&source(wrong), &modules).len(), 1);
        let right = "/// [`Task`](gametree_search::Task)\n/// ```\n/// use gametree::search::Task;\n\
                     /// ```\nuse gametree_search::Task;\n";
        assert!(strange_examples(&source(right), &modules).is_empty());
    }

    #[test]
    fn modules_are_those_of_the_crate() {
        let facade = "/// Rules.\npub mod rules {\n    pub use gametree_rules::*;\n}\n";
        let facade = Source { path: FACADE.to_owned(), text: facade.to_owned() };
        assert_eq!(modules(&[facade]), ["rules"]);
    }

    #[test]
    fn an_empty_module_is_seen() {
        let folder =
            std::env::temp_dir().join(format!("gametree-documentation-{}", std::process::id()));
        let module = folder.join("gametree/search");
        fs::create_dir_all(&module).expect("a folder");
        fs::create_dir_all(folder.join("search.index")).expect("a folder");
        fs::write(module.join("index.html"), "see [<code>Task</code>]").expect("a page");
        let faults = missing(&folder, &["search".to_owned()]);
        fs::remove_dir_all(&folder).expect("the folder of this test");
        assert_eq!(faults.expect("the folder is there").len(), 5);
    }
}
