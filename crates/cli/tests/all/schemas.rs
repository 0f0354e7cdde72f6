//! What `--json` prints fits the schemas in `docs/schema`, and nothing is printed that they do not
//! describe.

use std::fs;

use gametree_lab::json::schemas;
use serde_json::{Map, Value};

use crate::checker::Checker;
use crate::program::{gametree, text, typing};

fn faults(name: &str, printed: &Value) -> Vec<String> {
    let schemas = schemas();
    let (_, schema) = schemas.iter().find(|(known, _)| *known == name).expect("a schema");
    let root = serde_json::to_value(schema).unwrap();
    Checker { root: &root }.faults(&root, printed, "")
}

#[track_caller]
fn fits(name: &str, stdout: &[u8]) {
    let printed: Value = serde_json::from_slice(stdout).expect("one object");
    let faults = faults(name, &printed);
    assert!(faults.is_empty(), "{name}: {}", faults.join("\n"));
}

#[test]
fn every_command_prints_what_its_schema_says() {
    let folder = tempfile::tempdir().unwrap();
    let certificate = folder.path().join("certificate");
    let (certificate, table) = (certificate.to_str().unwrap(), folder.path().join("table"));
    let junk = folder.path().join("junk");
    fs::write(&junk, "junk").unwrap();
    let (table, junk) = (table.to_str().unwrap(), junk.to_str().unwrap());
    let (exercise, answers) = (folder.path().join("exercise"), folder.path().join("answers"));
    fs::write(&answers, "name,shape,seed,cuts,value\nA,3.3,1,3.3,1\n,3.3,1,2,\n").unwrap();
    let (exercise, answers) = (exercise.to_str().unwrap(), answers.to_str().unwrap());
    let solved = folder.path().join("solved");
    let solved = solved.to_str().unwrap();
    let solve = ["solve", "tictactoe", "--moves", "b2 b1", "--certificate", certificate];
    let commands: &[(&str, &[&str])] = &[
        ("games", &["games"]),
        ("rules", &["rules", "tictactoe"]),
        ("rules", &["rules", "bits:string=0110,table=0,5,-5/1,-3,2/0,1,-1/1,0,0"]),
        ("rules", &["rules", "stones:stones=1000000"]),
        ("show", &["show", "tictactoe"]),
        ("show", &["show", "stones:stones=5", "--moves", "3 2"]),
        ("analyze", &["analyze", "tictactoe"]),
        ("analyze", &["analyze", "stones:stones=1"]),
        ("analyze", &["analyze", "multiply:start=20", "--heuristic", "report", "--depth", "2"]),
        ("analyze", &["analyze", "sim", "--algorithm", "random"]),
        ("analyze", &["analyze", "sim", "--algorithm", "mcts", "--nodes", "1000"]),
        ("analyze", &["analyze", "mnk:m=4,n=3,k=3", "--algorithm", "engine", "--lines", "2"]),
        ("analyze", &["analyze", "mnk:m=5,n=5,k=4", "--nodes", "1000"]),
        ("tree", &["tree", "bits:string=01101", "--depth", "3"]),
        ("tree", &["tree", "multiply:start=20", "--algorithm", "minimax", "--depth", "2"]),
        ("tree-file", &["tree", "tictactoe", "--depth", "1", "--out", table]),
        ("diff", &["diff", "sim", "--a", "minimax:depth=2", "--b", "alphabeta:depth=2"]),
        ("solve", &["solve", "sim:vertices=4", "--table", solved]),
        ("analyze", &["analyze", "sim:vertices=4", "--algorithm", "perfect", "--table", solved]),
        ("tables", &["tables", solved, "--check"]),
        ("tables-deleted", &["tables", solved, "--delete"]),
        ("exercise", &["exercise", "--count", "2"]),
        ("exercise", &["exercise", "--cuts", "2", "--solution"]),
        ("exercise", &["exercise", "--game", "stones:stones=9", "--solution"]),
        ("exercise-file", &["exercise", "--out", exercise]),
        ("exercise-check", &["exercise", "--check", answers]),
        ("perft", &["perft", "tictactoe", "--depth", "3"]),
        ("perft", &["perft", "stones:stones=1000", "--depth", "100"]),
        ("solve", &[&solve[..], &["--export", table]].concat()),
        ("solve", &["solve", "stones:stones=1"]),
        ("solve-all", &["solve", "bits:length=7,all"]),
        ("verify", &["verify", certificate]),
        ("verify", &["verify", junk]),
        ("reproduce", &["reproduce", "000"]),
        ("reproduce-fault", &["reproduce", "002", "--fault", "sign"]),
        ("reproduce-fault", &["reproduce", "001", "--fault", "pressed"]),
        ("reproduce-answer", &["reproduce", "002", "--question", "strength"]),
        ("sweep", &["sweep", "stones:stones=2..40"]),
        ("sweep", &["sweep", "mnk:m=3..4,n=3..4,k=3", "--memory", "1", "--nodes", "100"]),
        ("sweep", &["sweep", "bits:length=1..8"]),
        ("grade", &["grade", "stones:stones=12", "--games", "2", "--depth", "1..2"]),
        ("bench", &["bench", "--expect", "0123456789abcdef"]),
    ];
    for (name, arguments) in commands {
        let output = gametree(&[arguments, &["--json"][..]].concat());
        assert!(output.stderr.is_empty(), "{arguments:?}: {}", text(&output.stderr));
        fits(name, &output.stdout);
    }
}

#[test]
fn a_game_that_was_played_is_what_its_schema_says() {
    let state = tempfile::tempdir().unwrap();
    let arguments = ["play", "tictactoe", "--first", "human", "--strength", "easy", "--json"];
    let output = typing(&arguments, "b2\nquit\n", state.path());
    fits("play", &output.stdout);
}

/// The checker itself: what is missing, too much or of another kind is noticed.
#[test]
fn faults_are_noticed() {
    let good = gametree(&["show", "tictactoe", "--json"]);
    let good: Value = serde_json::from_slice(&good.stdout).unwrap();
    assert!(faults("show", &good).is_empty());
    let changed = |change: &dyn Fn(&mut Map<String, Value>)| {
        let mut object = good.clone();
        change(object.as_object_mut().unwrap());
        faults("show", &object).len()
    };
    assert_eq!(changed(&|object| drop(object.remove("moves"))), 1);
    assert_eq!(changed(&|object| drop(object.insert("more".to_owned(), Value::Null))), 1);
    assert_eq!(changed(&|object| drop(object.insert("spec".to_owned(), Value::Null))), 1);
    let moves = |object: &mut Map<String, Value>| {
        drop(object.insert("moves".to_owned(), serde_json::json!(["a1", 2, 3])));
    };
    assert_eq!(changed(&moves), 2);
}
