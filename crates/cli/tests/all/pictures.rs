//! Pictures as files of every kind.

use std::fs;

use tempfile::tempdir;

use crate::program::{gametree, text};

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
        assert!(text(&output.stderr).contains(".svg, .png or .pdf"), "{}", text(&output.stderr));
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
