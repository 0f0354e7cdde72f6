//! Persian is written from right to left; what is not Persian keeps its own direction.

use gametree_language::without_marks;

use crate::program::{gametree, text};

/// Persian on standard output and standard error.
fn persian(arguments: &[&str]) -> [String; 2] {
    let output = gametree(&[&["--lang", "fa"], arguments].concat());
    [text(&output.stdout).to_owned(), text(&output.stderr).to_owned()]
}

#[test]
fn complaints_go_from_the_right() {
    let [_, complaint] = persian(&["solve", "sim", "--memory", "1"]);
    assert!(complaint.starts_with("\u{200f}gametree: "), "{complaint:?}");
    assert!(complaint.contains("\u{200e}--memory"), "{complaint:?}");
    let [_, complaint] = persian(&["solve", "sim", "--memory", "1", "--ascii"]);
    assert!(
        complaint.starts_with("gametree: ") && complaint.contains(" --memory"),
        "{complaint:?}"
    );
    assert_eq!(without_marks(&complaint), complaint);
    let english = gametree(&["solve", "sim", "--memory", "1"]);
    assert!(text(&english.stderr).starts_with("gametree: "));
}

#[test]
fn facts_and_cells_are_kept_apart() {
    let [shown, _] = persian(&["show", "sim:vertices=4", "--moves", "1-2"]);
    assert!(shown.contains("\u{2068}1-3 1-4 2-3 2-4 3-4\u{2069}"), "{shown:?}");
    let [solved, _] = persian(&["solve", "sim:vertices=4"]);
    assert!(solved.contains("\u{2068}1-4\u{2069}"), "{solved:?}");
    let [swept, _] = persian(&["sweep", "stones:stones=1..9,take=1/3/4"]);
    assert!(swept.contains("\u{2068}−۲\u{2069}"), "{swept:?}");
    let [help, _] = persian(&["analyze", "--help"]);
    assert!(help.contains("\u{2068}gametree analyze [OPTIONS] <SPEC>\u{2069}"), "{help:?}");
    assert!(help.contains("[\u{2068}first|random\u{2069}]"), "{help:?}");
}

/// A Persian zero is a dot in the middle, so such a dot beside a digit would be one: neither texts nor pictures have
/// one.
#[test]
fn no_dot_stands_beside_a_digit() {
    let is_digit = |sign: &char| ('۰'..='۹').contains(sign);
    for arguments in [
        &["tree", "stones:stones=9", "--depth", "3"][..],
        &["tree", "stones:stones=9", "--depth", "3", "--format", "svg"],
        &["tree", "sim:vertices=4", "--depth", "2", "--symmetric", "--format", "svg"],
        &["exercise", "--solution"],
        &["exercise", "--solution", "--format", "svg"],
        &["sweep", "stones:stones=1..40"],
        &["sweep", "stones:stones=1..40,take=1/3/4"],
        &["analyze", "tictactoe", "--depth", "3"],
        &["solve", "stones:stones=20"],
    ] {
        let [printed, complaint] = persian(arguments);
        assert_eq!(complaint, "", "{arguments:?}");
        let plain = without_marks(&printed);
        for (place, _) in plain.match_indices('·') {
            let before = plain[..place].chars().rev().find(|it| !it.is_whitespace());
            let after = plain[place..].chars().skip(1).find(|it| !it.is_whitespace());
            let beside = [before, after].into_iter().flatten().any(|sign| is_digit(&sign));
            assert!(
                !beside,
                "{arguments:?}: {}",
                plain.lines().find(|it| it.contains('·')).unwrap()
            );
        }
    }
}

/// Marks take no room, so a table without them is the table.
#[test]
fn columns_stay_in_line() {
    let arguments = ["sweep", "stones:stones=1..9,take=1/3/4"];
    let [marked, _] = persian(&arguments);
    let [plain, _] = persian(&[&arguments[..], &["--ascii"]].concat());
    assert_eq!(without_marks(&plain), plain);
    // The time differs, and so do signs.
    let table = |text: &str| {
        let rows = text.lines().take_while(|line| !line.is_empty());
        rows.map(|row| without_marks(row).replace('−', "-")).collect::<Vec<_>>()
    };
    assert_eq!(table(&marked), table(&plain));
}

#[test]
fn programs_get_no_marks() {
    for arguments in [
        &["games"][..],
        &["show", "sim"],
        &["rules", "multiply:start=20"],
        &["solve", "tictactoe"],
        &["sweep", "stones:stones=1..9"],
        &["diff", "tictactoe", "--a=--algorithm minimax --depth 2", "--b=--depth 2"],
        &["play", "stones:stones=5", "--people", "0", "--strength", "easy"],
        &["tree", "sim:vertices=4", "--depth", "2"],
    ] {
        let [printed, complaint] = persian(&[arguments, &["--json"]].concat());
        assert!(printed.starts_with('{'), "{arguments:?}: {complaint}");
        assert_eq!(without_marks(&printed), printed, "{arguments:?}");
    }
}

/// What is copied from the screen can be typed, marks and all.
#[test]
fn copies_can_be_typed() {
    let [shown, complaint] =
        persian(&["show", "\u{2068}sim:vertices=4\u{2069}", "--moves", "\u{2068}1-2\u{2069}"]);
    assert!(shown.contains("\u{2068}r.....\u{2069}"), "{complaint}");
}

/// Pictures in ASCII have no marks either, printed or in a file.
#[test]
fn pictures_in_ascii_have_no_marks() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("picture");
    let path = file.to_str().unwrap();
    let tree = ["tree", "stones:stones=9", "--depth", "3", "--format"];
    for format in ["svg", "dot"] {
        let tree = [&tree[..], &[format]].concat();
        let [marked, _] = persian(&tree);
        assert_ne!(without_marks(&marked), marked, "{format}");
        let [printed, _] = persian(&[&tree[..], &["--ascii"]].concat());
        persian(&[&tree[..], &["--ascii", "--out", path]].concat());
        assert_eq!(std::fs::read_to_string(&file).unwrap(), printed);
        assert_eq!(without_marks(&printed), printed, "{format}");
    }
    persian(&["sweep", "stones:stones=1..9", "--picture", path, "--ascii"]);
    let map = std::fs::read_to_string(&file).unwrap();
    assert_eq!(without_marks(&map), map);
}
