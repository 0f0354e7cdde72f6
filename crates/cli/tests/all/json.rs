//! `--json`: one object, with the documented fields.

use serde_json::{Value, json};

use crate::program::{gametree, text};

pub(crate) fn object(arguments: &[&str]) -> Value {
    let output = gametree(&[arguments, &["--json"]].concat());
    assert!(output.status.success(), "{arguments:?}: {}", text(&output.stderr));
    assert!(output.stderr.is_empty());
    serde_json::from_slice(&output.stdout).expect("one JSON object and nothing else")
}

#[test]
fn show() {
    assert_eq!(
        object(&["show", "tictactoe", "--moves", "b2 a1"]),
        json!({
            "spec": "mnk:m=3,n=3,k=3",
            "position": "3/1x1/o2",
            "to_move": "first",
            "outcome": null,
            "moves": ["a3", "b3", "c3", "a2", "c2", "b1", "c1"],
        })
    );
    assert_eq!(
        object(&["show", "stones:stones=5", "--moves", "3 2"]),
        json!({
            "spec": "stones:stones=5",
            "position": "0/2/3/2/2/1",
            "to_move": null,
            "outcome": { "winner": "first", "margin": 1 },
            "moves": [],
        })
    );
    let drawn = object(&["show", "tictactoe", "--position", "xox/xox/oxo"]);
    assert_eq!(drawn["outcome"], json!({ "winner": "draw", "margin": 0 }));
    assert_eq!(object(&["show", "bits:length=15"])["spec"], "bits:string=100110110101111");
}

#[test]
fn boards_as_pictures() {
    for spec in ["multiply:start=20", "stones:stones=9", "bits:string=0110", "tictactoe", "sim"] {
        let output = gametree(&["show", spec, "--format", "svg"]);
        let svg = text(&output.stdout);
        assert!(svg.starts_with("<svg ") && svg.trim_end().ends_with("</svg>"), "{svg}");
        assert!(svg.contains("<desc>") && !svg.contains("[0m"), "{svg}");
    }
}

#[test]
fn analyze() {
    let mut found = object(&["analyze", "tictactoe", "--algorithm", "alphabeta"]);
    assert!(found["elapsed_ms"].is_number());
    found["elapsed_ms"] = Value::Null;
    let mut expected = json!({
        "spec": "mnk:m=3,n=3,k=3",
        "position": "3/3/3",
        "to_move": "first",
        "outcome": null,
        "search": "alphabeta",
        "algorithm": "alphabeta",
        "depth": null,
        "heuristic": "plain",
        "ties": "first",
        "seed": 0,
        "merge": false,
        "order": "listed",
        "best_move": "a3",
        "choice": "right",
        "value": 0,
        "proven": true,
        "winner": "draw",
        "margin": 0,
        "plies": null,
        "line": found["line"],
        "nodes": { "visited": 18_297, "evaluated": 0, "cutoffs": found["nodes"]["cutoffs"] },
        "elapsed_ms": null,
        "stopped": null,
        "statistics": found["statistics"],
        "exact": {
            "winner": "draw",
            "margin": 0,
            "plies": 9,
            "best_moves": ["a3", "b3", "c3", "a2", "b2", "c2", "a1", "b1", "c1"],
            "mistakes": [],
        },
        "choices": ["a3"],
        "moves": [{
            "move": "a3",
            "value": 0,
            "bound": "exact",
            "proven": true,
            "winner": "draw",
            "margin": 0,
            "plies": null,
        }],
    });
    let others = ["b3", "c3", "a2", "b2", "c2", "a1", "b1", "c1"];
    let others =
        others.map(|mv| json!({ "move": mv, "value": 0, "bound": "upper", "proven": true }));
    expected["moves"].as_array_mut().unwrap().extend(others);
    assert_eq!(found, expected);
    assert_eq!(found["line"].as_array().unwrap().len(), 9);
}

#[test]
fn analyze_values() {
    let report = ["analyze", "multiply:start=20", "--heuristic", "report", "--depth", "2"];
    let found = object(&report);
    let value = found["value"].as_f64().unwrap();
    assert!((value - 100.02002670226969).abs() < 1e-9);
    assert_eq!(found["proven"], false);
    assert_eq!(found["depth"], 2);

    let random = object(&["analyze", "sim", "--algorithm", "random", "--seed", "7"]);
    assert_eq!((&random["value"], &random["heuristic"]), (&Value::Null, &Value::Null));
    assert_eq!((&random["proven"], &random["moves"]), (&json!(false), &json!([])));
    assert!(random["best_move"].is_string());

    let over = object(&["analyze", "stones:stones=1"]);
    assert_eq!((&over["best_move"], &over["value"]), (&Value::Null, &json!(0)));
    assert_eq!(over["nodes"]["visited"], 1);
    assert_eq!(
        (&over["winner"], &over["margin"], &over["plies"]),
        (&json!("draw"), &json!(0), &json!(0))
    );

    // x wins at once, and the heuristic `report` knows how soon.
    let won = ["analyze", "tictactoe", "--position", "xx1/oo1/3", "--heuristic", "report"];
    let won = object(&won);
    assert_eq!(
        (&won["winner"], &won["margin"], &won["plies"]),
        (&json!("first"), &json!(1), &json!(1))
    );

    let stopped = object(&["analyze", "mnk:m=5,n=5,k=4", "--nodes", "1000"]);
    assert_eq!((&stopped["stopped"], &stopped["proven"]), (&json!("nodes"), &json!(false)));
    assert_eq!(stopped["nodes"]["visited"], 1000);
    let late = object(&["analyze", "mnk:m=5,n=5,k=4", "--time", "20"]);
    assert_eq!(late["stopped"], "time");

    assert_eq!(object(&["analyze", "tictactoe", "--depth", "100000"])["depth"], 512);
}

#[test]
fn analyze_ties() {
    let ask = |algorithm: &str, seed: &str| {
        let ties = ["--ties", "random", "--seed", seed, "--algorithm", algorithm];
        object(&[&["analyze", "bits:string=0011010", "--depth", "3"], &ties[..]].concat())
    };
    let mut chosen = std::collections::BTreeSet::new();
    for seed in ["0", "1", "2", "3", "4", "5"] {
        let (minimax, alphabeta) = (ask("minimax", seed), ask("alphabeta", seed));
        for field in ["best_move", "choices", "value", "line"] {
            assert_eq!(minimax[field], alphabeta[field], "seed {seed}");
        }
        chosen.insert(minimax["best_move"].as_str().unwrap().to_owned());
    }
    assert!(chosen.len() > 1, "different seeds choose differently");
}

#[test]
fn perft() {
    let found = object(&["perft", "tictactoe"]);
    assert_eq!(found["total"]["positions"], 5_478);
    assert_eq!(found["total"]["canonical"], 765);
    assert_eq!(found["total"]["finished_paths"], 255_168);
    assert_eq!(
        found["by_ply"][5],
        json!({
            "ply": 5,
            "paths": 15_120,
            "positions": 1_260,
            "canonical": 174,
            "finished_paths": 1_440,
            "finished_positions": 120,
        })
    );
    let start = object(&["perft", "sim", "--depth", "0"]);
    assert_eq!(start["by_ply"].as_array().unwrap().len(), 1);
    // More than fits 64 bits: all its digits are there.
    let deep = gametree(&["perft", "stones:stones=1000", "--depth", "100", "--json"]);
    assert!(text(&deep.stdout).contains("\"paths\": 1267650600228229401496703205376,"));
}

#[test]
fn games() {
    let found = object(&["games"]);
    let names: Vec<_> =
        found["games"].as_array().unwrap().iter().map(|game| &game["name"]).collect();
    assert_eq!(names, ["multiply", "stones", "bits", "mnk", "sim"]);
    assert_eq!(found["games"][1]["heuristics"], json!(["plain", "report", "law"]));
    assert_eq!(found["games"][1]["parameters"][0]["menu"], json!([50, 70]));
}

#[test]
fn completions_and_manual_pages() {
    for shell in ["bash", "zsh", "fish", "powershell", "elvish"] {
        assert!(object(&["completions", shell])["script"].as_str().unwrap().contains("analyze"));
    }
    let folder = tempfile::tempdir().unwrap();
    let pages = object(&["man", folder.path().to_str().unwrap()]);
    for page in pages["files"].as_array().unwrap() {
        let page = std::fs::read_to_string(page.as_str().unwrap()).unwrap();
        assert!(page.contains(".SH NAME") && page.contains("gametree"));
    }
    assert_eq!(pages["files"].as_array().unwrap().len(), 22);
}

#[test]
fn orders() {
    let ask = |order: &str| {
        let found = object(&["analyze", "tictactoe", "--order", order]);
        assert_eq!((&found["value"], &found["best_move"]), (&json!(0), &json!("a3")), "{order}");
        found["nodes"]["visited"].as_u64().unwrap()
    };
    let [listed, best, worst, heuristic] = ["listed", "best", "worst", "heuristic"].map(ask);
    assert_eq!(listed, 18_297);
    assert!(best < heuristic && heuristic < listed && listed < worst && worst < 549_946);
}

#[test]
fn tree() {
    let found = object(&["tree", "bits:string=01101", "--depth", "3"]);
    let nodes = found["nodes"].as_array().unwrap();
    assert_eq!(nodes.len() as u64, found["visited"].as_u64().unwrap());
    assert_eq!(nodes[0]["level"], "MAX");
    assert_eq!((&nodes[0]["alpha"], &nodes[0]["beta"]), (&Value::Null, &Value::Null));
    let cut = nodes.iter().find(|node| node["exit"] == "cut").unwrap();
    assert_eq!(cut["cut"]["bound"], cut["beta"]);
    assert!(!cut["unsearched"].as_array().unwrap().is_empty());
    let merged = ["tree", "multiply:start=20", "--depth", "2", "--algorithm", "minimax", "--merge"];
    let merged = object(&merged);
    assert_eq!(merged["visited"], 10);
    let same =
        merged["nodes"].as_array().unwrap().iter().filter(|node| !node["merged_with"].is_null());
    assert_eq!(same.count(), 3);
    let step = object(&["tree", "tictactoe", "--depth", "2", "--step", "5"]);
    assert_eq!(step["nodes"].as_array().unwrap().len(), 5);
    let line = object(&["tree", "tictactoe", "--depth", "2", "--only-line"]);
    assert_eq!(line["nodes"].as_array().unwrap().len(), 3);
    let few = object(&["tree", "tictactoe", "--depth", "2", "--max-nodes", "4"]);
    assert_eq!(few["nodes"].as_array().unwrap().len(), 4);
    assert!(few["left_out"].as_u64().unwrap() > 0);
}

#[test]
fn diff() {
    let both =
        ["diff", "bits:string=01101", "--a", "minimax --depth 3", "--b", "alphabeta --depth 3"];
    let found = object(&both);
    assert_eq!((&found["same_value"], &found["same_choice"]), (&json!(true), &json!(true)));
    let (a, b) = (found["a"]["visited"].as_u64().unwrap(), found["b"]["visited"].as_u64().unwrap());
    assert_eq!(found["both"].as_u64().unwrap() + found["only_a"].as_u64().unwrap(), a);
    assert_eq!(found["both"].as_u64().unwrap() + found["only_b"].as_u64().unwrap(), b);
    assert_eq!(found["differences"][0]["why"], "cut");
    for difference in found["differences"].as_array().unwrap() {
        assert!(difference["value"].is_number() && difference["bound"].is_string());
    }
    let deeper = [
        "diff",
        "bits:string=0110100",
        "--a",
        "minimax --depth 2 --heuristic report",
        "--b",
        "--algorithm alphabeta --depth 3 --heuristic report",
    ];
    assert_eq!(gametree(&deeper).status.code(), Some(1));
}

#[test]
fn searches_that_know_distances_say_how_it_ends() {
    let end = |object: &Value| ["winner", "margin", "plies"].map(|field| object[field].clone());
    let engine = object(&["analyze", "mnk:m=4,n=3,k=3", "--algorithm", "engine"]);
    assert_eq!(end(&engine), [json!("first"), json!(1), json!(7)]);
    assert_eq!((&engine["proven"], &engine["value"]), (&json!(true), &json!(1)));
    assert_eq!(engine["heuristic"], Value::Null);
    assert_eq!(engine["line"].as_array().unwrap().len(), 7);

    let stones = object(&["analyze", "stones:stones=70", "--algorithm", "engine"]);
    assert_eq!(end(&stones)[..2], [json!("first"), json!(2)]);
    let winner = ["analyze", "mnk:m=6,n=5,k=4", "--algorithm", "engine", "--goal", "winner"];
    let winner = object(&winner);
    assert_eq!(end(&winner), [json!("first"), json!(1), Value::Null]);
    assert!(winner["plies_at_most"].as_u64().unwrap() >= 11);

    let pns = object(&["analyze", "sim", "--algorithm", "pns"]);
    assert_eq!(end(&pns), [json!("second"), json!(-1), Value::Null]);
    let mcts = object(&["analyze", "sim", "--algorithm", "mcts", "--nodes", "5000"]);
    assert_eq!((&mcts["proven"], &mcts["stopped"]), (&json!(false), &json!("nodes")));
    assert!(mcts["value"].as_f64().unwrap().abs() < 1.0);
    assert!(mcts["moves"][0]["visits"].as_u64().unwrap() > 0);

    let lines = ["--algorithm", "engine", "--lines", "2", "--depth", "3"];
    let lines = object(&[&["analyze", "mnk:m=15,n=15,k=5", "--moves", "h8"], &lines[..]].concat());
    assert_eq!(lines["lines"].as_array().unwrap().len(), 2);
    assert_eq!((&lines["depth_reached"], &lines["winner"]), (&json!(3), &Value::Null));
}

#[test]
fn bench_tells_its_signature_and_compares_it() {
    let bench = object(&["bench"]);
    let signature = bench["signature"].as_str().unwrap();
    let same = object(&["bench", "--expect", signature]);
    assert_eq!((&same["as_expected"], &same["signature"]), (&json!(true), &json!(signature)));
    let other = gametree(&["bench", "--expect", "0123456789abcdef"]);
    assert_eq!(other.status.code(), Some(1));
}
