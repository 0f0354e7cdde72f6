//! `sweep`: values of whole families, and what is said about them.

use serde_json::{Value, json};

use crate::json::object;
use crate::program::{gametree, text};

fn sweep(arguments: &[&str]) -> Value {
    let mut found = object(&[&["sweep"], arguments].concat());
    assert!(found["elapsed_ms"].is_number());
    found["elapsed_ms"] = Value::Null;
    found
}

fn law<'a>(found: &'a Value, of: &str) -> &'a Value {
    let laws = found["laws"].as_array().unwrap();
    laws.iter().find(|law| law["of"] == of).unwrap_or(&Value::Null)
}

#[test]
fn the_law_of_the_stones() {
    let found = sweep(&["stones:stones=1..100"]);
    assert_eq!(found["spec"], "stones:stones=1..100");
    assert_eq!(found["parameters"], json!([{ "key": "stones", "from": 1, "to": 100 }]));
    let games = found["games"].as_array().unwrap();
    assert_eq!(games.len(), 100);
    assert_eq!(
        games[49],
        json!({
            "spec": "stones:stones=50",
            "stones": 50,
            "winner": "first",
            "margin": 2,
            "plies": 24,
            "how": "solved",
        })
    );
    assert_eq!(
        law(&found, "margin"),
        &json!({
            "of": "margin",
            "kind": "period",
            "along": "stones",
            "period": 4,
            "from": 7,
            "to": 100,
            "values": [3, 4, 1, 2],
            "formula": { "shift": 1, "factor": 1, "least": 1 },
        })
    );
    assert_eq!(law(&found, "winner")["kind"], "constant");
    assert_eq!(law(&found, "plies")["step"], 1);
}

/// Whatever is looked up in one table is what solving that game says.
#[test]
fn a_sweep_agrees_with_solving_each_game() {
    for family in
        ["stones:stones=1..14,take=1/4", "mnk:m=3..4,n=2..3,k=3", "stones:stones=2..6,take=1..2"]
    {
        for game in sweep(&[family])["games"].as_array().unwrap() {
            let solved = object(&["solve", game["spec"].as_str().unwrap()]);
            for field in ["winner", "margin", "plies"] {
                assert_eq!(game[field], solved[field], "{game}");
            }
        }
    }
}

#[test]
fn all_strings_of_a_length() {
    let found = sweep(&["bits:length=5..12"]);
    let games = found["games"].as_array().unwrap();
    assert_eq!(
        games[0],
        json!({
            "spec": "bits:length=5,all",
            "length": 5,
            "winner": null,
            "margin": null,
            "plies": 4,
            "strings": 32,
            "values": [
                { "winner": "draw", "margin": 0, "plies": 4, "strings": 26 },
                { "winner": "first", "margin": 2, "plies": 4, "strings": 6 },
            ],
            "how": "solved",
        })
    );
    let margin = law(&found, "margin");
    assert_eq!((&margin["kind"], &margin["from"]), (&json!("parity"), &json!(6)));
    assert_eq!(margin["values"], json!([1, 0]));
    for game in games {
        let solved = object(&["solve", game["spec"].as_str().unwrap()]);
        assert_eq!(game["values"], solved["values"], "{game}");
    }
}

#[test]
fn a_seed_is_one_string() {
    let found = sweep(&["bits:length=6..8,seed=0..1"]);
    let games = found["games"].as_array().unwrap();
    assert_eq!(games.len(), 6);
    assert_eq!(games[1]["spec"], "bits:length=7,seed=0");
    assert!(games.iter().all(|game| game["strings"].is_null() && game["how"] == "solved"));
}

#[test]
fn what_does_not_fit_is_searched_and_never_guessed() {
    let found = sweep(&["mnk:m=3..5,n=4,k=3", "--memory", "1"]);
    let how = |found: &Value, index: usize| found["games"][index]["how"].clone();
    assert_eq!([how(&found, 0), how(&found, 2)], [json!("solved"), json!("engine")]);
    assert_eq!(found["games"][2]["winner"], "first");
    let found = sweep(&["mnk:m=5..6,n=5,k=4", "--memory", "1", "--nodes", "10"]);
    assert_eq!(
        found["games"][0],
        json!({
            "spec": "mnk:m=5,n=5,k=4",
            "m": 5,
            "winner": null,
            "margin": null,
            "plies": null,
            "how": "unknown",
        })
    );
    assert_eq!(found["laws"], json!([]));
    // Longer strings than fit are unknown; the shorter ones are not.
    let found = sweep(&["bits:length=16..24", "--memory", "1"]);
    assert_eq!([how(&found, 0), how(&found, 8)], [json!("solved"), json!("unknown")]);
}

#[test]
fn a_picture() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("map.svg");
    let found = sweep(&["stones:stones=1..50", "--picture", file.to_str().unwrap()]);
    assert_eq!(found["games"].as_array().unwrap().len(), 50);
    let svg = std::fs::read_to_string(&file).unwrap();
    assert_eq!(svg.matches("class=\"game\"").count(), 50);
    assert!(svg.contains("role=\"img\"") && svg.contains("<desc>"));
}

#[test]
fn long_tables_are_cut_unless_asked() {
    let lines = |arguments: &[&str]| {
        let output = gametree(&[&["sweep", "stones:stones=1..200"], arguments].concat());
        assert!(output.status.success());
        text(&output.stdout).lines().count()
    };
    assert!(lines(&[]) < 60);
    assert!(lines(&["--all-rows"]) > 200);
}

#[test]
fn persian_digits_in_prose_only() {
    let output = gametree(&["sweep", "stones:stones=۱..۲۰", "--lang", "fa"]);
    let said = text(&output.stdout);
    assert!(said.contains("stones:stones=1..20") && said.contains("۲۰"), "{said}");
}
