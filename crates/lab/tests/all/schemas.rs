//! `docs/schema` is what the types say.

use std::collections::HashSet;
use std::path::PathBuf;
use std::{env, fs};

use gametree_lab::json::schemas;
use serde_json::Value;

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../docs/schema")
}

#[test]
#[allow(clippy::print_stderr)]
fn schemas_are_those_of_the_types() {
    let update = env::var_os("UPDATE_SNAPSHOTS").is_some_and(|value| value == "1");
    let mut differing = Vec::new();
    let mut known = HashSet::new();
    for (name, schema) in schemas() {
        let file = folder().join(format!("{name}.json"));
        assert!(known.insert(format!("{name}.json")), "{name} is there twice");
        let text = serde_json::to_string_pretty(&schema).unwrap() + "\n";
        // Which key comes first depends on what else is compiled beside: an object has no order.
        let stored = fs::read_to_string(&file).ok();
        let stored: Option<Value> = stored.and_then(|stored| serde_json::from_str(&stored).ok());
        if stored == Some(serde_json::to_value(&schema).unwrap()) {
            continue;
        }
        if update {
            fs::write(&file, text).unwrap();
            eprintln!("rewritten: {}", file.display());
        } else {
            differing.push(name);
        }
    }
    assert!(
        differing.is_empty(),
        "{} differ from {}; if they should, run this test with UPDATE_SNAPSHOTS=1 and read the diff",
        differing.join(", "),
        folder().display()
    );
    for entry in fs::read_dir(folder()).unwrap() {
        let name = entry.unwrap().file_name().into_string().unwrap();
        assert!(known.contains(&name), "{name} is not the schema of anything");
    }
}
