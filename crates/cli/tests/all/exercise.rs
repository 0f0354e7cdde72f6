//! `gametree exercise`: every option, every form saying the same, and answers checked.

use std::fs;
use std::path::PathBuf;

use gametree_exercise::{LeafTree, Shape, generate};
use serde_json::{Value, json};
use tempfile::TempDir;

use crate::program::{gametree, text};

/// The program's exit code, and what it printed; on standard error if there is anything.
fn run(arguments: &[&str]) -> (i32, String) {
    let output = gametree(&[&["exercise"], arguments].concat());
    let printed = if output.stderr.is_empty() { &output.stdout } else { &output.stderr };
    (output.status.code().unwrap(), text(printed).to_owned())
}

fn printed(arguments: &[&str]) -> String {
    let (code, printed) = run(arguments);
    assert_eq!(code, 0, "{arguments:?}: {printed}");
    printed
}

fn object(arguments: &[&str]) -> Value {
    serde_json::from_str(&printed(&[arguments, &["--json"]].concat())).unwrap()
}

/// A file in a folder that goes with it.
fn file(name: &str, content: &str) -> (TempDir, PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join(name);
    fs::write(&path, content).unwrap();
    (folder, path)
}

fn checked(content: &str, options: &[&str]) -> (i32, String) {
    let (_folder, path) = file("answers", content);
    run(&[&["--check", path.to_str().unwrap()], options].concat())
}

const LEAVES: &str = "0 7 5 2 4 4 1 2 3 0 6 7";

#[test]
fn seeds_cuts_and_counts() {
    let shape: Shape = "3.3".parse().unwrap();
    let series =
        object(&["--shape", "۳.۳", "--seed", "۲۷", "--cuts", "2", "--count", "3", "--solution"]);
    let exercises = series["exercises"].as_array().unwrap();
    assert_eq!(exercises.len(), 3);
    for (exercise, seed) in exercises.iter().zip(27_u64..) {
        let tree = generate(&shape, seed, Some(2)).unwrap();
        assert_eq!(exercise["leaves"], json!(tree.leaves()));
        assert_eq!((&exercise["seed"], &exercise["cuts_wanted"]), (&json!(seed), &json!(2)));
        assert_eq!(exercise["reasons"].as_array().unwrap().len(), 2);
    }
    let again = object(&["--shape", "3.3", "--seed", "28", "--cuts", "2", "--solution"]);
    assert_eq!(again["exercises"][0], exercises[1]);
}

#[test]
fn every_form_says_the_same() {
    let own = ["--leaves", LEAVES, "--solution"];
    let object = &object(&own)["exercises"][0];
    let tree = LeafTree::new("3.2.2".parse().unwrap(), LeafTree::read_leaves(LEAVES).unwrap());
    let searched = tree.unwrap().alphabeta();
    assert_eq!(object["value"], json!(searched.value));
    assert_eq!(object["leaves_looked_at"], json!(searched.leaves));
    assert_eq!(object["cuts"], json!(["2.2", "3.2"]));
    assert_eq!(object["best_line"], json!(["1", "1.2", "1.2.1"]));
    let lines = printed(&own);
    for said in ["The root is worth 5.", "Cut: 2·2, 3·2.", "looks at 8 of 12", "2·2: MIN already"]
    {
        assert!(lines.contains(said), "{said}");
    }
    let cuts = object["cuts"].as_array().unwrap();
    for node in object["nodes"].as_array().unwrap() {
        let way = match node["branch"].as_str().unwrap() {
            "" => "MAX".to_owned(),
            branch => branch.replace('.', "·"),
        };
        let is_here = |line: &&str| {
            let line = line.trim_start_matches(['│', '├', '└', '─', ' ']);
            line.split_whitespace().next() == Some(&way)
        };
        let line = lines.lines().find(is_here).unwrap_or_else(|| panic!("no line for {way}"));
        assert_eq!(line.contains('✂'), cuts.contains(&node["branch"]), "{line}");
        let value = node["leaf"].as_i64().or(node["looked"]["value"].as_i64());
        let bound = node["looked"]["bound"].as_str();
        let value = value.map(|value| match bound {
            Some("upper") => format!("≤ {value}"),
            Some("lower") => format!("≥ {value}"),
            _ => format!("  {value}"),
        });
        assert!(value.is_none_or(|value| line.contains(&value)), "{line}");
    }
    let svg = printed(&[&own[..], &["--format", "svg"]].concat());
    assert_eq!(svg.matches("scissors").count(), 2);
    assert!(roxmltree::Document::parse(&svg).is_ok());
    let tikz = printed(&[&own[..], &["--format", "tikz"]].concat());
    assert!(tikz.starts_with('%') && tikz.contains("\\le 4"));
    let html = printed(&[&own[..], &["--format", "html"]].concat());
    assert!(html.starts_with("<!DOCTYPE html>") && html.contains("The root is worth 5."));
    let asked = printed(&["--leaves", LEAVES, "--format", "html"]);
    assert!(!asked.contains("The root is worth") && !asked.contains("class=\"solutions\""));
}

#[test]
fn the_foot_of_a_sheet_makes_it_again() {
    for arguments in [
        &["--shape", "3.3", "--seed", "4", "--cuts", "1", "--count", "2", "--solution"][..],
        &["--shape", "2.2", "--leaves", "1 2 -3 4", "--root", "min"],
        &["--game", "stones:stones=9", "--moves", "2", "--depth", "2", "--lang", "fa"],
    ] {
        let html = printed(&[arguments, &["--format", "html"]].concat());
        let foot = html.split("<code dir=\"ltr\">gametree exercise ").nth(1).unwrap();
        let line = foot.split("</code>").next().unwrap().replace("&quot;", "\"");
        let mut words = Vec::new();
        for (place, piece) in line.split('"').enumerate() {
            match place % 2 {
                0 => words.extend(piece.split_whitespace()),
                _ => words.push(piece),
            }
        }
        assert_eq!(printed(&words), html, "{line}");
    }
}

#[test]
fn trees_of_games() {
    let stones = ["--game", "stones:stones=9", "--depth", "3", "--solution"];
    let exercise = &object(&stones)["exercises"][0];
    assert_eq!(exercise["game"]["spec"], "stones:stones=9");
    assert_eq!(exercise["game"]["numbers"], "values");
    assert_eq!(exercise["nodes"][1]["move"], "2");
    // The game's own alpha-beta says the same.
    let analyzed =
        gametree(&["analyze", "stones:stones=9", "--depth", "3", "--heuristic", "plain", "--json"]);
    let analyzed: Value = serde_json::from_slice(&analyzed.stdout).unwrap();
    assert_eq!(exercise["value"].as_f64(), analyzed["value"].as_f64());
    let cutoffs = exercise["reasons"].as_array().unwrap().len() as u64;
    assert_eq!(analyzed["nodes"]["cutoffs"].as_u64(), Some(cutoffs));
    assert!(printed(&stones).contains("1·1 (2) MAX"));
    let places = ["--game", "tictactoe", "--moves", "b2 a1 c1 a3 a2", "--heuristic", "report"];
    let places = printed(&places);
    assert!(places.contains("The numbers are the places") && places.contains("1·1 (c3)"));
}

#[test]
fn files_by_their_ending() {
    let folder = tempfile::tempdir().unwrap();
    for (name, start) in
        [("a.svg", "<svg"), ("a.tex", "% Made"), ("a.html", "<!DOCTYPE"), ("a.txt", "Exercise 1")]
    {
        let path = folder.path().join(name);
        let said = printed(&["--out", path.to_str().unwrap()]);
        assert!(said.starts_with("wrote 1 exercise to"), "{said}");
        assert!(fs::read_to_string(path).unwrap().starts_with(start), "{name}");
    }
    // Whoever says what it is to be gets that.
    let path = folder.path().join("b.svg");
    printed(&["--format", "text", "--out", path.to_str().unwrap()]);
    assert!(fs::read_to_string(path).unwrap().starts_with("Exercise 1"));
    let path = folder.path().join("a.json");
    let said = object(&["--count", "2", "--out", path.to_str().unwrap()]);
    assert_eq!(said, json!({ "file": path.to_str().unwrap(), "exercises": 2 }));
    let written: Value = serde_json::from_str(&fs::read_to_string(path).unwrap()).unwrap();
    assert_eq!(written["exercises"].as_array().unwrap().len(), 2);
}

#[test]
fn what_would_be_right() {
    for (arguments, said) in [
        (&["--shape", "3.x"][..], "3.2.2"),
        (&["--shape", "4.7"], "27"),
        (&["--shape", "1.1.1.1.1.1.2"], "6"),
        (&["--leaves", "1 2 3"], "12"),
        (&["--leaves", "1 x", "--shape", "2"], "leaf 2"),
        (&["--leaves", "1 99", "--shape", "2"], "30"),
        (&["--leaves", "1 99999999999", "--shape", "2"], "leaf 2"),
        (&["--root", "min"], "--leaves"),
        (&["--root", "mid", "--leaves", "1"], "max"),
        (&["--cuts", "99"], "0 to 3"),
        (&["--cuts", "-1"], "0"),
        (&["--count", "31"], "30"),
        (&["--count", "0"], "1"),
        (&["--seed", "x"], "0"),
        (&["--format", "docx"], "html"),
        (&["--depth", "3"], "--game"),
        (&["--game", "chess"], "stones"),
        (&["--game", "tictactoe"], "--depth"),
        (&["--game", "mnk:m=15,n=15,k=5", "--depth", "6"], "--depth"),
        (&["--game", "sim", "--heuristic", "magic"], "plain"),
        (&["--game", "stones:stones=1"], "over"),
        (&["--game", "stones", "--seed", "3"], "--game"),
        (&["--leaves", "1 2", "--shape", "2", "--seed", "3"], "--leaves"),
        (&["--check", "/nowhere/at/all"], "/nowhere/at/all"),
        (&["--check", "/dev/null", "--solution"], "--check"),
    ] {
        let (code, printed) = run(arguments);
        assert_eq!(code, 2, "{arguments:?}: {printed}");
        assert!(printed.contains(said), "{arguments:?}: {printed}");
        assert_eq!(printed.lines().count(), 1, "{printed}");
    }
}

#[test]
fn what_is_printed_can_be_filled_in() {
    // The solution is the sheet that somebody has filled in without a mistake.
    let solution = printed(&["--json", "--count", "4", "--shape", "3.3.3", "--solution"]);
    let (code, said) = checked(&solution, &[]);
    assert_eq!(code, 0, "{said}");
    assert!(said.contains("4 of 4 answers have everything right."), "{said}");
    let game = printed(&["--game", "stones:stones=9", "--depth", "3", "--json", "--solution"]);
    assert_eq!(checked(&game, &[]).0, 0);
    let own = ["--leaves", "-9 -4 -3 5", "--shape", "2.2", "--root", "min", "--json", "--solution"];
    assert_eq!(checked(&printed(&own), &[]).0, 0);
    // Nothing is filled in: that is no answer. Nothing is cut: then everything is missed.
    let empty = printed(&["--json"]);
    let (code, said) = checked(&empty, &[]);
    assert_eq!(code, 2);
    assert!(said.contains("not filled in"), "{said}");
    let (code, said) = checked(&empty.replace("\"cuts\": null", "\"cuts\": []"), &[]);
    assert_eq!(code, 1);
    assert!(said.contains("missed, it is cut."), "{said}");
    let filled = empty.replace("\"cuts\": null", "\"cuts\": \"1.2.2 3.2.2\"");
    assert_eq!(checked(&filled.replace("\"name\": null", "\"name\": \"Anna\""), &[]).0, 0);
}

#[test]
fn a_class() {
    let table = format!(
        "name;shape;leaves;cuts;value;leaves_looked_at\nAnna;3.2.2;{LEAVES};2.2 3.2;5;8\n\
         Jānis;3.2.2;{LEAVES};2.2 1.2.2;4;9\n"
    );
    let (code, said) = checked(&table, &[]);
    assert_eq!(code, 1);
    for sentence in [
        "Anna",
        "Jānis",
        "1·2·2: wrong, it is looked at.",
        "Values between α 5 and β 7",
        "3·2: missed, it is cut.",
        "The value 4 is wrong: the root is worth 5.",
        "The number of leaves looked at, 9, is wrong: it is 8.",
        "1 of 2 answers have everything right.",
        "Most missed: 3·2, by 1 of 2.",
    ] {
        assert!(said.contains(sentence), "{sentence}: {said}");
    }
    let (code, object) = checked(&table, &["--json"]);
    assert_eq!(code, 1);
    let object: Value = serde_json::from_str(&object).unwrap();
    assert_eq!((&object["all_right"], &object["right"]), (&json!(false), &json!(1)));
    assert_eq!(object["answers"][1]["value"], json!({ "given": 4, "correct": 5 }));
    assert_eq!(object["exercises"][0]["most_missed"], json!({ "branch": "3.2", "missed": 1 }));
    for answer in object["answers"].as_array().unwrap() {
        for marked in answer["branches"].as_array().unwrap() {
            let branch = marked["branch"].as_str().unwrap().replace('.', "·");
            let sentence = format!("{branch}: {}", marked["mark"].as_str().unwrap());
            assert!(said.contains(&sentence), "{sentence}");
        }
    }
    for language in ["lv", "pl", "fa"] {
        let (code, other) = checked(&table, &["--lang", language]);
        assert_eq!(code, 1);
        assert!(other.contains("Jānis") && !other.contains("missed"), "{other}");
    }
}

#[test]
fn damaged_files_are_refused_and_obeyed_in_nothing() {
    for (content, said) in [
        ("", "line 1, column 1"),
        ("{", "line 1"),
        ("[{\"shape\": \"3.2.2\", \"cuts\": []}]", "seed"),
        ("[\n{\"shape\": \"3.2.2\", \"leaves\": [1], \"cuts\": []}]", "line 2, column 1"),
        ("shape,cuts\n3.3", "line 2"),
        ("shape,cuts,colour\n", "leaves_looked_at"),
        ("name,shape,seed,cuts\nAnna,3.x,1,\n", "line 2, column 6"),
        ("shape,cuts,leaves\n2.2,1.2,1 2 x 4\n", "line 2, column 9"),
        ("\u{1b}]0;title\u{7}", "column"),
    ] {
        let (code, printed) = checked(content, &[]);
        assert_eq!(code, 2, "{content:?}: {printed}");
        assert!(printed.contains(said), "{content:?}: {printed}");
        assert_eq!(printed.lines().count(), 1, "{printed}");
        assert!(!printed.contains('\u{1b}'), "{printed:?}");
    }
    // A branch that is not there is a mistake of whoever wrote it, and of nobody else.
    let class = format!(
        "name,shape,leaves,cuts\nAnna,3.2.2,{LEAVES},2.2 3.2\nJānis,3.2.2,{LEAVES},2.2 3.2 9.9 \u{1b}[2J\n"
    );
    let (code, printed) = checked(&class, &[]);
    assert_eq!(code, 1, "{printed}");
    for said in ["1 of 2 answers", "9.9: wrong, there is no such branch.", "\\u001b[2J"] {
        assert!(printed.contains(said), "{said}: {printed}");
    }
    let (_, object) = checked(&class, &["--json"]);
    let object: Value = serde_json::from_str(&object).unwrap();
    assert_eq!(object["answers"][0]["right"], json!(true));
    assert_eq!(object["answers"][1]["unknown"], json!(["9.9", "\u{1b}[2J"]));
    assert_eq!(object["answers"][1]["right"], json!(false));
    let name = "shape,seed,cuts,name\n3.3,1,,\u{1b}[31mred\u{202e}\n";
    let (code, printed) = checked(name, &[]);
    assert_eq!(code, 1);
    assert!(printed.contains("\\u001b[31mred\\u202e"), "{printed:?}");
    let bytes = tempfile::tempdir().unwrap();
    let path = bytes.path().join("bytes");
    fs::write(&path, [0xff, 0xfe, 0, 1]).unwrap();
    assert_eq!(run(&["--check", path.to_str().unwrap()]).0, 2);
    assert_eq!(run(&["--check", bytes.path().to_str().unwrap()]).0, 2);
}

/// The answers that the documentation gives as an example are about the tree it names.
#[test]
fn the_example_of_the_documentation_is_right() {
    let docs = include_str!("../../../../docs/exercises.md");
    let table = docs.split("```text\n").nth(1).unwrap().split("```").next().unwrap();
    let (code, object) = checked(table, &["--json"]);
    assert_eq!(code, 1, "{object}");
    let object: Value = serde_json::from_str(&object).unwrap();
    let answers = object["answers"].as_array().unwrap();
    assert_eq!((&answers[0]["name"], &answers[0]["right"]), (&json!("Anna"), &json!(true)));
    assert_eq!((&answers[1]["name"], &answers[1]["right"]), (&json!("Jānis"), &json!(false)));
    let missed = json!({ "branch": "3.2", "mark": "missed" });
    assert!(answers[1]["branches"].as_array().unwrap().contains(&missed), "{object}");
}
