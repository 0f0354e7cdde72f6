//! `grade`: searches against exact values.

use serde_json::{Value, json};

use crate::program::{command, gametree, text};

fn graded(arguments: &[&str]) -> Value {
    let output = gametree(&[&["grade"], arguments, &["--json"]].concat());
    assert!(output.status.success(), "{arguments:?}: {}", text(&output.stderr));
    serde_json::from_slice(&output.stdout).expect("one JSON object and nothing else")
}

#[test]
fn every_field() {
    let mut found = graded(&["stones:stones=5", "--depth", "1", "--heuristic", "report"]);
    assert!(found["elapsed_ms"].is_number() && found["rows"][0]["elapsed_ms"].is_number());
    found["elapsed_ms"] = Value::Null;
    found["rows"][0]["elapsed_ms"] = Value::Null;
    assert_eq!(
        found,
        json!({
            "spec": "stones:stones=5",
            "position": "5/0/0/0/0/1",
            "positions": 4,
            "of": 4,
            "sampled": false,
            "seed": 0,
            "stopped": false,
            "elapsed_ms": null,
            "rows": [{
                "search": "alphabeta:depth=1,heuristic=report",
                "algorithm": "alphabeta",
                "depth": 1,
                "heuristic": "report",
                "choices": 3,
                "without_move": 0,
                "best": 2.0 / 3.0,
                "sound": 2.0 / 3.0,
                "holds": 2.0 / 3.0,
                "resists": null,
                "sign_agreement": 1.0,
                "undecided": 0.0,
                "rank_correlation": found["rows"][0]["rank_correlation"],
                "value_lost": 1.0 / 3.0,
                "games": null,
                "visited_mean": found["rows"][0]["visited_mean"],
                "elapsed_ms": null,
                "worst": {
                    "position": "5/0/0/0/0/1",
                    "move": "2",
                    "best_move": "3",
                    "exact": { "winner": "first", "margin": 1, "plies": 2 },
                    "after": { "winner": "draw", "margin": 0, "plies": 2 },
                    "lost": 1,
                },
            }],
        })
    );
}

#[test]
fn a_row_for_each_search() {
    let searches = |arguments: &[&str]| -> Vec<Value> {
        let found = graded(&[&["tictactoe", "--sample", "30"], arguments].concat());
        assert_eq!((&found["positions"], &found["sampled"]), (&json!(30), &json!(true)));
        let rows = found["rows"].as_array().unwrap().iter();
        rows.map(|row| json!([row["algorithm"], row["depth"], row["heuristic"]])).collect()
    };
    let several = ["--depth", "1..2,5", "--heuristic", "plain", "--heuristic", "lines"];
    let depths = |name: &'static str| [1, 2, 5].map(|depth| json!(["alphabeta", depth, name]));
    assert_eq!(searches(&several), [depths("plain"), depths("lines")].concat());
    let all =
        ["--heuristic", "all", "--algorithm", "minimax,random,perfect,engine", "--depth", "۱"];
    let names = ["plain", "report", "lines"];
    let mut expected = names.map(|name| json!(["minimax", 1, name])).to_vec();
    expected.extend([
        json!(["random", null, null]),
        json!(["perfect", null, null]),
        json!(["engine", 1, null]),
    ]);
    assert_eq!(searches(&all), expected);
}

#[test]
fn searches_by_their_specs() {
    let rows = |arguments: &[&str]| -> Vec<Value> {
        let found = graded(&[&["tictactoe", "--sample", "20"], arguments].concat());
        let rows = found["rows"].as_array().unwrap().iter();
        rows.map(|row| json!([row["algorithm"], row["depth"], row["heuristic"], row["best"]]))
            .collect()
    };
    let specs = ["--search", "alphabeta:depth=1..۲,heuristic=lines", "--search", "random"];
    let by_spec = rows(&specs);
    let alphabeta = rows(&["--depth", "1..2", "--heuristic", "lines"]);
    let random = rows(&["--algorithm", "random"]);
    assert_eq!(by_spec, [alphabeta.clone(), random.clone()].concat());
    // Beside options, in the order: first specs, then products.
    let both = rows(&["--search", "random", "--depth", "1..2", "--heuristic", "lines"]);
    assert_eq!(both, [random, alphabeta].concat());
    // What looks alike is told apart.
    let alike = ["--search", "alphabeta:depth=1", "--search", "alphabeta:depth=1,order=best"];
    let output = gametree(&[&["grade", "stones:stones=9"], &alike[..]].concat());
    assert!(text(&output.stdout).contains(" alphabeta:depth=1,order=best "));
}

#[test]
fn seeds_and_games() {
    let run = |seed: &str| {
        let chance = ["--algorithm", "random", "--sample", "50", "--games", "10", "--seed", seed];
        let found = graded(&[&["sim:vertices=5"], &chance[..]].concat());
        let row = &found["rows"][0];
        let games = &row["games"];
        let number = |field: &str| games[field].as_u64().unwrap();
        assert_eq!(number("won") + number("drawn") + number("lost"), 10);
        assert_eq!(
            (&row["sign_agreement"], &row["rank_correlation"]),
            (&Value::Null, &Value::Null)
        );
        json!([row["best"], row["worst"], games])
    };
    assert_eq!(run("1"), run("1"));
    assert_ne!(run("1"), run("2"));
}

#[test]
fn tables_speak_every_language() {
    let mut seen = std::collections::BTreeSet::new();
    for language in ["en", "lv", "pl", "fa"] {
        let grade =
            ["grade", "stones:stones=9", "--depth", "1..2", "--games", "2", "--lang", language];
        let output = command(&grade).output().unwrap();
        assert!(output.status.success());
        let table = text(&output.stdout).to_owned();
        assert!(table.contains("alphabeta 1 plain") && table.contains("alphabeta 2 plain"));
        assert_eq!(table.contains('۹'), language == "fa", "{table}");
        assert!(seen.insert(table));
    }
}

#[test]
fn what_cannot_be_graded_is_refused() {
    let wrong: [(&[&str], &str); 11] = [
        (&["tictactoe", "--depth", "0"], "1..5"),
        (&["tictactoe", "--depth", "5..1"], "5..1"),
        (&["tictactoe", "--depth", "1..x"], "1..x"),
        (&["tictactoe", "--depth", "-3"], "-3"),
        (&["tictactoe", "--sample", "0"], "all"),
        (&["tictactoe", "--sample", "many"], "many"),
        (&["tictactoe", "--heuristic", "magic"], "lines"),
        (&["tictactoe", "--algorithm", "magic"], "minimax"),
        (&["tictactoe", "--merge"], "minimax"),
        (&["tictactoe", "--position", "xxx/oo1/3"], "xxx/oo1/3"),
        (&["mnk:m=4,n=4,k=4", "--memory", "1"], "--memory"),
    ];
    for language in ["en", "lv", "pl", "fa"] {
        for (arguments, word) in wrong {
            let mut command = command(&[&["grade"], arguments].concat());
            let output = command.env("GAMETREE_LANG", language).output().unwrap();
            let line = text(&output.stderr);
            assert_eq!(output.status.code(), Some(2), "{arguments:?}: {line}");
            assert!(output.stdout.is_empty(), "{arguments:?}");
            assert_eq!(line.matches('\n').count(), 1, "{line}");
            assert!(line.contains(word), "{language} {arguments:?}: {line}");
        }
    }
}
