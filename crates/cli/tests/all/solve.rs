//! `gametree solve` and `verify`, and what is known exactly elsewhere.

use std::fs;

use serde_json::{Value, json};

use crate::program::{gametree, text};

fn object(arguments: &[&str]) -> Value {
    let output = gametree(&[arguments, &["--json"]].concat());
    assert!(output.status.success(), "{arguments:?}: {}", text(&output.stderr));
    serde_json::from_slice(&output.stdout).expect("one JSON object")
}

fn end(object: &Value) -> [Value; 3] {
    ["winner", "margin", "plies"].map(|field| object[field].clone())
}

#[test]
fn values_counts_and_moves() {
    let start = object(&["solve", "mnk:m=4,n=3,k=3"]);
    assert_eq!(end(&start), [json!("first"), json!(1), json!(7)]);
    assert_eq!(start["positions"], 111_973);
    assert_eq!(start["line"].as_array().unwrap().len(), 7);
    let sim = object(&["solve", "sim"]);
    assert_eq!(end(&sim), [json!("second"), json!(-1), json!(15)]);
    let counts = ["positions", "reachable", "unfinished", "canonical"].map(|name| &sim[name]);
    assert_eq!(counts, [2_230_702, 2_230_702, 1_350_022, 3_729].map(|n| json!(n)).each_ref());
    let stones = object(&["solve", "stones:stones=70"]);
    assert_eq!(end(&stones), [json!("first"), json!(2), json!(34)]);
    assert_eq!(stones["best_moves"], json!(["3"]));
    assert_eq!(end(&stones["moves"][0]), [json!("second"), json!(-4), json!(34)]);
    let over = object(&["solve", "tictactoe", "--position", "xxx/oo1/3"]);
    assert_eq!((&over["best_move"], &over["plies"]), (&Value::Null, &json!(0)));
    assert_eq!(over["best_moves"], json!([]));
}

#[test]
fn all_strings_of_a_length() {
    let even = object(&["solve", "bits:length=12,all"]);
    assert_eq!((&even["strings"], &even["values"][0]["strings"]), (&json!(4096), &json!(4096)));
    assert_eq!(end(&even["values"][0]), [json!("first"), json!(1), json!(11)]);
    // Short strings differ.
    let short = object(&["solve", "bits:length=3,all"]);
    assert!(short["values"].as_array().unwrap().len() > 1);
    for wrong in ["stones:stones=5,all", "bits:string=0101,all"] {
        assert_eq!(gametree(&["solve", wrong]).status.code(), Some(2), "{wrong}");
    }
}

#[test]
fn certificates_are_checked_and_damage_is_found() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("proof");
    let path = file.to_str().unwrap();
    for spec in ["mnk:m=4,n=3,k=3", "stones:stones=30", "bits:string=0110100", "sim:vertices=5"] {
        let written = object(&["solve", spec, "--certificate", path]);
        assert!(written["certificate"]["moves"].as_u64().unwrap() > 0, "{spec}");
        let checked = object(&["verify", path]);
        assert_eq!((&checked["accepted"], &checked["spec"]), (&json!(true), &json!(spec)));
        assert_eq!(end(&checked)[..2], end(&written)[..2], "{spec}");
        // Without its last strategy line it proves nothing.
        let text = fs::read_to_string(&file).unwrap();
        let (kept, last) =
            text.trim_end().trim_end_matches("end").trim_end().rsplit_once('\n').unwrap();
        fs::write(&file, format!("{kept}\nend\n")).unwrap();
        let damaged = gametree(&["verify", path, "--json"]);
        assert_eq!(damaged.status.code(), Some(1), "{spec}");
        let damaged: Value = serde_json::from_slice(&damaged.stdout).unwrap();
        let missing = last.split('\t').nth(1).unwrap();
        assert_eq!((&damaged["accepted"], &damaged["place"]), (&json!(false), &json!(missing)));
    }
    fs::write(&file, "nothing of the kind").unwrap();
    assert_eq!(gametree(&["verify", path]).status.code(), Some(1));
    assert_eq!(gametree(&["verify", "/no/such/file"]).status.code(), Some(2));
}

/// A win by one point is one, whichever command tells of it; and a game may have several names.
#[test]
fn verify_knows_the_game() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("proof");
    let path = file.to_str().unwrap();
    let said = |arguments: &[&str]| {
        let output = gametree(arguments);
        assert!(output.status.success(), "{arguments:?}: {}", text(&output.stdout));
        text(&output.stdout).to_owned()
    };
    for (spec, by) in [("bits:string=0110", true), ("mnk:m=4,n=3,k=3", false)] {
        assert_eq!(said(&["solve", spec, "--certificate", path]).contains("wins by 1"), by);
        assert_eq!(said(&["verify", path]).contains("wins by 1"), by, "{spec}");
    }
    said(&["solve", "tictactoe", "--certificate", path]);
    let canonical = fs::read_to_string(&file).unwrap();
    let renamed = canonical.replace("spec\tmnk:m=3,n=3,k=3\n", "spec\ttictactoe\n");
    assert_ne!(renamed, canonical);
    fs::write(&file, renamed).unwrap();
    assert!(said(&["verify", path]).contains("tictactoe"));
}

#[test]
fn tables_are_exported() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("table.csv");
    let solved = object(&["solve", "tictactoe", "--export", file.to_str().unwrap()]);
    assert_eq!(solved["exported"], 5478);
    let table = fs::read_to_string(file).unwrap();
    assert_eq!(table.lines().count(), 5479);
    assert_eq!(table.lines().nth(1), Some("3/3/3,draw,0,9"));
    let nowhere = gametree(&["solve", "tictactoe", "--export", "/no/such/folder/table.csv"]);
    assert_eq!(nowhere.status.code(), Some(2));
}

#[test]
fn too_large_is_refused_at_once_with_what_would_fit() {
    for (spec, memory) in [
        ("mnk:m=15,n=15,k=5", "4096"),
        ("mnk:m=5,n=5,k=4", "4096"),
        ("sim", "1"),
        ("stones:stones=1000000", "1"),
        ("bits:length=30", "16"),
    ] {
        let refused = gametree(&["--lang", "en", "solve", spec, "--memory", memory]);
        assert_eq!(refused.status.code(), Some(2), "{spec}");
        assert!(text(&refused.stderr).contains("would fit"), "{}", text(&refused.stderr));
    }
}

/// Memory is not the reason where no memory is enough.
#[test]
fn beyond_any_memory_is_refused_for_that_reason() {
    for (spec, found, most) in [("mnk:m=6,n=5,k=4", "30", "28"), ("bits:length=41", "41", "40")] {
        for language in ["en", "lv", "pl", "fa"] {
            for memory in ["16", "1000000", "10000000"] {
                let refused = gametree(&["--lang", language, "solve", spec, "--memory", memory]);
                assert_eq!(refused.status.code(), Some(2), "{spec}");
                let reason = gametree_language::ascii_digits(text(&refused.stderr)).into_owned();
                assert!(reason.contains(found) && reason.contains(most), "{reason}");
                assert!(!reason.contains("--memory") && reason.contains("engine"), "{reason}");
            }
        }
    }
    let refused = gametree(&["solve", "mnk:m=6,n=5,k=4", "--memory", "1000000"]);
    assert_eq!(
        text(&refused.stderr),
        "gametree: 30 free places are more than the 28 that a table can hold, whatever the memory; \
         at most 26 would fit into the memory allowed; or try analyze --algorithm engine\n"
    );
}

#[test]
fn perfect_play_and_hints() {
    let perfect = object(&["analyze", "sim", "--algorithm", "perfect"]);
    assert_eq!(end(&perfect), [json!("second"), json!(-1), json!(15)]);
    let depth = object(&["analyze", "tictactoe", "--moves", "a1 b2 c3", "--depth", "2"]);
    assert_eq!(depth["exact"]["mistakes"], json!(["a3", "c1"]));
    let large = object(&["analyze", "mnk:m=8,n=8,k=5", "--depth", "1"]);
    assert_eq!(large["exact"], Value::Null);
}

/// A build of the whole workspace has Parquet; one of the program alone says that it has not.
#[test]
fn positions_as_parquet() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("positions.parquet");
    let output = gametree(&["solve", "tictactoe", "--export", file.to_str().unwrap(), "--json"]);
    if gametree_lab::export::PARQUET {
        assert!(output.status.success(), "{}", text(&output.stderr));
        let solved: Value = serde_json::from_slice(&output.stdout).unwrap();
        assert_eq!(solved["exported"], 5_478, "{solved}");
        let bytes = fs::read(&file).unwrap();
        assert!(bytes.starts_with(b"PAR1") && bytes.ends_with(b"PAR1"));
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            let other = folder.path().join("usual");
            fs::write(&other, "").unwrap();
            let mode = |file: &std::path::Path| fs::metadata(file).unwrap().permissions().mode();
            assert_eq!(mode(&file), mode(&other));
            fs::remove_file(other).unwrap();
        }
    } else {
        assert_eq!(output.status.code(), Some(2));
        assert!(text(&output.stderr).contains("without Parquet"), "{}", text(&output.stderr));
        assert!(!file.exists());
    }
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), usize::from(file.exists()));
}
