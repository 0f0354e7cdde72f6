//! Pictures as files of every kind.

use std::fs;

use tempfile::tempdir;

use crate::program::{command, gametree, text};

const TREE: [&str; 4] = ["tree", "bits:length=15,seed=1", "--depth", "2"];

#[test]
fn the_name_of_a_file_says_what_it_is() {
    let folder = tempdir().unwrap();
    for (name, start) in [
        ("tree.svg", &b"<svg "[..]),
        ("tree.png", b"\x89PNG"),
        ("TREE.PNG", b"\x89PNG"),
        ("tree.pdf", b"%PDF-"),
        ("tree.dot", b"// Made by gametree"),
        ("tree.tex", b"% Made by gametree"),
        ("tree.json", b"{\n"),
        ("tree.txt", "  №  state".as_bytes()),
    ] {
        let file = folder.path().join(name);
        let output = gametree(&[&TREE[..], &["--out", file.to_str().unwrap()]].concat());
        assert!(output.status.success(), "{}", text(&output.stderr));
        let written = fs::read(&file).unwrap();
        assert!(written.starts_with(start), "{name}: {:?}", &written[..8]);
    }
    for (name, start) in [("b.svg", &b"<svg "[..]), ("b.png", b"\x89PNG"), ("b.pdf", b"%PDF-")] {
        let file = folder.path().join(name);
        let path = file.to_str().unwrap();
        for arguments in [
            &["show", "tictactoe", "--out", path][..],
            &["sweep", "stones:stones=1..9", "--picture", path],
        ] {
            let output = gametree(arguments);
            assert!(output.status.success(), "{}", text(&output.stderr));
            assert!(fs::read(&file).unwrap().starts_with(start), "{name}");
        }
    }
}

#[test]
fn pictures_go_into_pipes() {
    for (format, start) in [("png", &b"\x89PNG"[..]), ("pdf", b"%PDF-")] {
        for command in [&TREE[..], &["show", "sim"]] {
            for language in ["en", "fa"] {
                let output =
                    gametree(&[command, &["--format", format, "--lang", language]].concat());
                assert!(output.status.success() && output.stdout.starts_with(start));
            }
        }
    }
}

#[test]
fn pages_have_the_size_of_paper() {
    let arguments = ["--width", "a4", "--format", "pdf", "--title", "Nodes", "--caption", "x"];
    let output = gametree(&[&TREE[..], &arguments].concat());
    let pdf = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(pdf.contains("/MediaBox [0 0 595.50 842.25]") && pdf.contains("/Count 1"));
}

#[test]
fn other_kinds_of_pictures_are_refused() {
    for arguments in [
        &["tree", "tictactoe", "--depth", "1", "--out", "x.jpg"][..],
        &["show", "tictactoe", "--out", "x.GIF"],
        &["sweep", "stones:stones=1..9", "--picture", "x.webp"],
    ] {
        let output = gametree(arguments);
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        assert!(text(&output.stderr).contains(".svg, .png, .pdf"), "{}", text(&output.stderr));
    }
}

/// A file gets what its name says, whatever the command, or there is an error and no file.
#[test]
fn no_command_writes_another_form_than_the_name_says() {
    let folder = tempdir().unwrap();
    let commands: [&[&str]; 8] = [
        &["tree", "tictactoe", "--depth", "1", "--out"],
        &["show", "tictactoe", "--out"],
        &["exercise", "--out"],
        &["sweep", "stones:stones=1..9", "--picture"],
        &["reproduce", "002", "--fault", "sign", "--out"],
        &["solve", "stones:stones=9", "--export"],
        &["solve", "stones:stones=9", "--certificate"],
        &["play", "stones:stones=5", "--people", "0", "--record"],
    ];
    let starts: [(&str, &[u8]); 4] =
        [("pdf", b"%PDF-"), ("png", b"\x89PNG"), ("svg", b"<svg"), ("html", b"<!DOCTYPE")];
    for command in commands {
        for (ending, start) in starts.into_iter().chain([("docx", &b""[..]), ("xlsx", b"")]) {
            let file = folder.path().join(format!("file.{ending}"));
            let output = gametree(&[command, &[file.to_str().unwrap()]].concat());
            match fs::read(&file) {
                Ok(written) => {
                    assert!(output.status.success() && !start.is_empty(), "{command:?} {ending}");
                    assert!(written.starts_with(start), "{command:?} {ending}");
                    fs::remove_file(&file).unwrap();
                }
                Err(_) => {
                    let said = text(&output.stderr);
                    assert_eq!(output.status.code(), Some(2), "{command:?} {ending}");
                    assert!(said.contains(&format!("“.{ending}”")), "{said}");
                    assert_eq!(said.lines().count(), 1, "{said}");
                }
            }
        }
    }
    // What a program reads goes to the screen, and the file is still what its name says.
    let file = folder.path().join("tree.pdf");
    let file_text = file.to_str().unwrap();
    let output = gametree(&[&TREE[..], &["--json", "--out", file_text]].concat());
    let said: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(said["file"], file_text);
    assert!(fs::read(&file).unwrap().starts_with(b"%PDF-"));
}

/// Without any font there are no letters: words are refused, with what to install, and never left out.
#[test]
fn without_fonts_no_picture_lacks_its_words() {
    let empty = tempdir().unwrap();
    let without = |arguments: &[&str]| {
        command(arguments).env("GAMETREE_FONTS", empty.path()).output().unwrap()
    };
    for format in ["png", "pdf"] {
        for arguments in [&TREE[..], &["show", "tictactoe"], &["exercise"]] {
            let output = without(&[arguments, &["--format", format]].concat());
            let said = text(&output.stderr);
            assert_eq!(output.status.code(), Some(2), "{arguments:?}");
            assert!(output.stdout.is_empty() && said.contains("fonts-dejavu-core"), "{said}");
        }
    }
    let out = empty.path().join("run");
    let out_text = out.to_str().unwrap();
    let experiment =
        ["compare", "--game", "stones", "--player", "alphabeta:depth=1", "--out", out_text];
    let output = without(&experiment);
    assert!(text(&output.stdout).contains("not as PDF: this machine has no fonts"));
    let output = without(&[&experiment[..], &["--json"]].concat());
    let said: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    let notes = said["notes"].to_string();
    assert!(notes.contains("fonts-dejavu-core"), "{notes}");
    assert!(!out.join("plots/nodes.pdf").exists() && out.join("plots/nodes.svg").exists());
    let tex = fs::read_to_string(out.join("plots.tex")).unwrap();
    assert!(tex.contains("% The plots are there as SVG only"), "{tex}");
}

/// A sheet is printed on paper: pages of A4, the solutions on others.
#[test]
fn exercises_become_pages() {
    for language in ["en", "lv", "pl", "fa"] {
        let pages = |more: &[&str]| {
            let sheet = ["exercise", "--count", "4", "--format", "pdf", "--lang", language];
            let output = gametree(&[&sheet[..], more].concat());
            assert!(output.status.success(), "{}", text(&output.stderr));
            let pdf = String::from_utf8_lossy(&output.stdout).into_owned();
            assert!(pdf.contains("/MediaBox [0 0 595.50 842.25]"), "{language}");
            let count = pdf.split("/Count ").nth(1).unwrap();
            count.split(' ').next().unwrap().parse::<usize>().unwrap()
        };
        let questions = pages(&[]);
        assert!((2..=3).contains(&questions), "{language} {questions}");
        assert!(pages(&["--solution"]) > questions, "{language}");
    }
}

#[test]
fn nonsense_is_refused() {
    for (arguments, expected) in [
        (&["--width", "b5", "--format", "svg"][..], "--width is “b5”; it should be a4, landscape"),
        (&["--width", "-1", "--format", "svg"], "from 240 to 20000"),
        (&["--width", "0", "--format", "png"], "from 240 to 20000"),
        (&["--width", "a4"], "choose --format svg, png or pdf"),
        (&["--width", "a4", "--format", "dot"], "choose --format svg, png or pdf"),
        (&["--title", "a\u{10fffd}", "--format", "png"], "install one such as DejaVu Sans"),
    ] {
        let output = gametree(&[&TREE[..], arguments].concat());
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        assert!(text(&output.stderr).contains(expected), "{}", text(&output.stderr));
        assert!(output.stdout.is_empty());
    }
}

/// Letters as shapes take memory: what would take too much is refused before it is begun.
#[test]
fn what_is_too_large_is_refused() {
    let large = ["tree", "stones:stones=70", "--depth", "17", "--algorithm", "minimax"];
    let output = gametree(&[&large[..], &["--format", "png", "--max-children", "99"]].concat());
    assert_eq!(output.status.code(), Some(2));
    let said = text(&output.stderr);
    assert!(said.contains("too large for PNG") && said.contains("MB of SVG"), "{said}");
}

#[test]
fn equal_moves_are_shown_once() {
    let output = gametree(&["tree", "tictactoe", "--depth", "1", "--symmetric"]);
    let shown = text(&output.stdout);
    assert!(shown.contains("a3 ×4") && shown.contains("by symmetry also c3 a1 c1"), "{shown}");
    assert!(shown.contains("b3 ×4") && shown.contains("6 more"), "{shown}");
    let json = gametree(&["tree", "tictactoe", "--depth", "1", "--symmetric", "--json"]);
    let json: serde_json::Value = serde_json::from_slice(&json.stdout).unwrap();
    assert_eq!(json["nodes"].as_array().unwrap().len(), 4);
    assert_eq!(json["nodes"][1]["symmetric"], serde_json::json!(["c3", "a1", "c1"]));
    assert_eq!(json["left_out"], 6);
}
