//! `reproduce`: tables with their verdicts, faults, questions, folders; and the reports' programs as players.

use std::collections::BTreeMap;
use std::fs;

use gametree_lab::reports::{CLAIMS, FAULTS, QUESTIONS};
use gametree_language::Language;
use tempfile::tempdir;

use crate::asked::{object, refused, run};
use crate::program::gametree;

#[test]
fn all_tables_with_their_verdicts() {
    let printed = object(&["reproduce", "all", "--strict"]);
    let mut verdicts: BTreeMap<(String, String), Vec<u64>> = BTreeMap::new();
    for row in printed["rows"].as_array().unwrap() {
        let word = |name: &str| row[name].as_str().unwrap().to_owned();
        let row_number = row["row"].as_u64().unwrap();
        verdicts.entry((word("report"), word("verdict"))).or_default().push(row_number);
        assert!(!word("reason").is_empty());
        for figures in ["published", "rerun", "corrected", "setting"] {
            assert!(!row[figures].as_object().unwrap().is_empty(), "{row}");
        }
    }
    let rows = |report: &str, verdict: &str| {
        verdicts.get(&(report.to_owned(), verdict.to_owned())).cloned().unwrap_or_default()
    };
    assert_eq!(rows("000", "reproduced").len(), 17);
    assert_eq!(rows("000", "not-reproduced"), [2, 10, 18]);
    assert_eq!(rows("001", "possible").len(), 20);
    assert_eq!(rows("002", "reproduced").len(), 8);
    assert_eq!(rows("002", "plausible").len(), 10);
    assert_eq!(rows("002", "not-reproduced"), [6, 17]);
    assert_eq!(rows("003", "reproduced").len(), 4);
    assert_eq!(rows("004", "plausible").len(), 7);
    assert_eq!(printed["unexpected"], 0);
    // Every row, every claim says where it comes from.
    let claims = printed["claims"].as_array().unwrap();
    assert_eq!(claims.len(), CLAIMS.len());
    for one in claims.iter().chain(printed["rows"].as_array().unwrap()) {
        assert_eq!(one["source"]["kind"], "report", "{one}");
        assert!(one["source"]["section"].is_string(), "{one}");
    }
    assert_eq!(verdicts.values().map(Vec::len).sum::<usize>(), 71);
}

/// A wrong figure: the row does not hold, whoever is strict hears of it.
#[test]
fn a_wrong_figure_is_told_by_the_exit_code() {
    let folder = tempdir().unwrap();
    let table = include_str!("../../../lab/src/reports/published/002.csv");
    let wrong = folder.path().join("wrong.csv");
    fs::write(&wrong, table.replacen("48272", "48273", 1)).unwrap();
    let wrong = wrong.to_str().unwrap();
    let code = |arguments: &[&str]| gametree(arguments).status.code();
    assert_eq!(code(&["reproduce", "002", "--published", wrong, "--strict"]), Some(1));
    assert_eq!(code(&["reproduce", "002", "--published", wrong]), Some(0));
    // The two that are known to be wrong in the report are not known of another table.
    let printed = object(&["reproduce", "002", "--published", wrong]);
    assert_eq!(printed["unexpected"], 3);
    let own = folder.path().join("own.csv");
    fs::write(&own, table).unwrap();
    let own = own.to_str().unwrap();
    assert_eq!(code(&["reproduce", "002", "--published", own, "--strict"]), Some(0));
}

#[test]
fn what_is_wrong_is_answered_in_one_line() {
    let folder = tempdir().unwrap();
    let junk = folder.path().join("junk.csv");
    fs::write(&junk, "row,length\n1,\u{1b}[31mmany\n").unwrap();
    let junk = junk.to_str().unwrap();
    for (arguments, expected) in [
        (&["reproduce", "005"][..], "005"),
        (&["reproduce", "--fault", "sign"], "000 to 004"),
        (&["reproduce", "002", "--fault", "nothing"], "sign, window, winner"),
        (&["reproduce", "000", "--fault", "max"], "no fault that changes a move"),
        (&["reproduce", "002", "--question", "nothing"], "pruning, strength"),
        (&["reproduce", "002", "--fault", "winner", "--format", "svg"], "sign, window"),
        (&["reproduce", "--format", "svg"], "004 flat"),
        (&["reproduce", "002", "--fault", "sign", "--strict"], "--strict"),
        (&["reproduce", "002", "--published", junk], "many”; right would be 2 … 30"),
        (&["reproduce", "001", "--published", junk], "stones"),
        (&["reproduce", "002", "--published", "/nowhere.csv"], "/nowhere.csv"),
        (&["play", "sim", "--first-player", "reports:002"], "bits"),
        (&["play", "sim", "--first-player", "reports:009"], "000"),
    ] {
        let complaint = refused(arguments);
        assert!(complaint.contains(expected), "{arguments:?}: {complaint}");
        assert!(!complaint.contains('\u{1b}'), "{complaint}");
    }
}

/// The same in words, as an object and as a picture.
#[test]
fn a_fault_in_every_form() {
    let arguments = ["reproduce", "002", "--fault", "sign"];
    let printed = object(&arguments);
    let words = run(&arguments);
    for piece in ["spec", "position", "parting", "title"] {
        let piece = printed[piece].as_str().unwrap();
        assert!(words.contains(piece), "{piece}");
    }
    for side in ["faulty", "correct"] {
        let visited = printed[side]["visited"].as_u64().unwrap();
        assert!(words.contains(&format!("nodes: {visited}")), "{words}");
        assert_eq!(printed[side]["tree"].as_array().unwrap().len() as u64, visited);
    }
    for language in Language::ALL {
        let svg = run(&[&arguments[..], &["--format", "svg", "--lang", language.code()]].concat());
        let picture = roxmltree::Document::parse(&svg).expect("XML");
        let written: String = picture.descendants().filter_map(|node| node.text()).collect();
        assert!(written.contains("0000"), "{language}");
    }
    let folder = tempdir().unwrap();
    for (name, begins) in [("f.svg", "<svg"), ("f.png", "\u{89}PNG"), ("f.pdf", "%PDF")] {
        let file = folder.path().join(name);
        run(&[&arguments[..], &["--out", file.to_str().unwrap()]].concat());
        let bytes = fs::read(&file).unwrap();
        let begins: Vec<u8> = begins.chars().map(|sign| sign as u8).collect();
        assert!(bytes.starts_with(&begins), "{name}");
    }
    let file = folder.path().join("f.txt");
    run(&[&arguments[..], &["--format", "text", "--out", file.to_str().unwrap()]].concat());
    assert_eq!(fs::read_to_string(&file).unwrap().trim_end(), words.trim_end());
}

#[test]
fn every_name_is_in_the_page() {
    let words = run(&["reproduce", "001"]);
    for fault in FAULTS.iter().filter(|fault| fault.report.number() == "001") {
        assert!(words.contains(&format!("reproduce 001 --fault {}", fault.name)));
    }
    for question in QUESTIONS.iter().filter(|question| question.report.number() == "001") {
        assert!(words.contains(&format!("reproduce 001 --question {}", question.name)));
    }
}

/// A question's experiment stays where it was played; the plan is one for `compare`.
#[test]
fn a_question_can_be_repeated() {
    let folder = tempdir().unwrap();
    let place = folder.path().join("unbeaten");
    let place_text = place.to_str().unwrap();
    let arguments = ["reproduce", "003", "--question", "unbeaten", "--out", place_text];
    let first = object(&arguments);
    let rows = fs::read(place.join("rows.jsonl")).unwrap();
    assert_eq!(object(&arguments), first);
    assert_eq!(fs::read(place.join("rows.jsonl")).unwrap(), rows);
    let plan = place.join("plan.toml");
    let again = folder.path().join("again");
    let [plan, again_text] = [&plan, &again].map(|path| path.to_str().unwrap());
    let compared = object(&["compare", "--plan", plan, "--out", again_text]);
    for (met, row) in
        first["meetings"].as_array().unwrap().iter().zip(compared["players"].as_array().unwrap())
    {
        for name in ["opponent", "won", "drawn", "lost"] {
            assert_eq!(met[name], row[name]);
        }
        // What is usual may be left out of a player's name.
        let [ours, theirs] = [met, row].map(|row| row["player"].as_str().unwrap());
        assert!(ours.starts_with(theirs), "{ours} {theirs}");
    }
    let other = ["reproduce", "002", "--question", "strength", "--out", place_text];
    assert!(refused(&other).contains("unbeaten"));
}

#[test]
fn pages_in_all_languages_are_in_the_folder() {
    let folder = tempdir().unwrap();
    let out = folder.path().join("reports");
    let words = run(&["reproduce", "000", "--out", out.to_str().unwrap()]);
    assert!(words.contains(out.to_str().unwrap()));
    for language in Language::ALL {
        let place = out.join("000").join(language.code());
        for name in
            ["report.html", "report.md", "table.csv", "table.tex", "claims.csv", "plots/000.svg"]
        {
            assert!(place.join(name).is_file(), "{language} {name}");
        }
        let page = fs::read_to_string(place.join("report.html")).unwrap();
        assert!(page.contains(&format!("<html lang=\"{}\"", language.code())));
    }
    assert!(out.join("000/experiments/speed/plan.toml").is_file());
    // Once more: what is there is not played again.
    run(&["reproduce", "000", "--out", out.to_str().unwrap()]);
}

/// The reports' programs sit down at their own games.
#[test]
fn the_programs_are_players() {
    for (spec, player) in [
        ("multiply:start=21", "reports:000"),
        ("stones:stones=50", "reports:001,algorithm=minimax"),
        ("bits:length=15", "reports:002"),
        ("tictactoe", "reports:003,depth=2"),
        ("sim", "reports:004,depth=5,prune=no"),
    ] {
        for side in ["--first-player", "--second-player"] {
            let other = if side == "--first-player" { "--second-player" } else { "--first-player" };
            let arguments =
                ["play", spec, side, player, other, "random", "--seed", "3", "--pause", "0"];
            let printed = object(&arguments);
            assert!(printed["outcome"]["winner"].is_string(), "{player} {side}");
        }
        let compared = object(&[
            "compare",
            "--game",
            spec,
            "--player",
            player,
            "--opponent",
            "random",
            "--repeat",
            "2",
        ]);
        assert_eq!(compared["players"][0]["player"], player);
    }
}
