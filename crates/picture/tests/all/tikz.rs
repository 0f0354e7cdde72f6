//! A tree for LaTeX: no LaTeX here, so its grammar is checked by hand.

use std::collections::HashSet;

use gametree_picture::tree::{Tree, folded, tree_tikz};

use crate::boxes::boxes_drawn;
use crate::{grown, strange};

/// A LaTeX text without its escaped characters, so that what special ones are left are meant.
fn unescaped(text: &str) -> String {
    let mut rest = String::new();
    let mut characters = text.chars();
    while let Some(character) = characters.next() {
        match character {
            '\\' => rest.extend(characters.next().filter(char::is_ascii_alphabetic)),
            other => rest.push(other),
        }
    }
    rest
}

fn check_balance(text: &str) {
    let mut depth = 0;
    for character in unescaped(text).chars() {
        match character {
            '{' => depth += 1,
            '}' => depth -= 1,
            _ => {}
        }
        assert!(depth >= 0, "{text}");
    }
    assert_eq!(depth, 0, "{text}");
}

/// What stands between the first pair of these, and the rest.
fn between<'a>(text: &'a str, start: &str, end: &str) -> (&'a str, &'a str) {
    let (_, inside) = text.split_once(start).unwrap();
    inside.split_once(end).unwrap()
}

fn check_options(options: &str, styles: &HashSet<&str>) {
    for option in options.split(", ").filter(|option| !option.is_empty()) {
        let known = styles.contains(option)
            || matches!(option, "dashed" | "midway")
            || option.starts_with("text width=") && option.ends_with("cm");
        assert!(known, "nothing defines {option:?}");
    }
}

fn check_label(label: &str) {
    let plain = unescaped(label);
    // A sub- or superscript is never meant, nor a comment, a column, a parameter or a tie.
    assert!(!plain.contains(['#', '%', '&', '~', '_', '^']), "{label}");
    assert_eq!(plain.matches('$').count() % 2, 0, "{label}");
    assert!(label.is_ascii(), "{label}");
    check_balance(label);
}

fn check(tree: &Tree) {
    let tikz = tree_tikz(tree);
    check_balance(tikz.split_once('\n').unwrap().1);
    let (head, rest) = tikz.split_once("]\n\\node").unwrap();
    let (body, foot) = rest.split_once("\\end{tikzpicture}\n").unwrap();
    assert!(head.contains("\\begin{document}\n\\begin{tikzpicture}[\n"));
    assert_eq!(foot, "\\end{document}\n");
    let styles: HashSet<&str> =
        head.lines().filter_map(|line| line.trim().split_once("/.style").map(|it| it.0)).collect();
    let mut defined = HashSet::new();
    let mut branches = 0;
    for line in format!("\\node{body}").lines() {
        let statement = line.strip_suffix(';').unwrap_or_else(|| panic!("no end: {line}"));
        let (options, rest) = between(statement, "[", "]");
        check_options(options, &styles);
        if statement.starts_with("\\node[") {
            let (name, rest) = between(rest, "(", ")");
            assert!(defined.insert(name.to_owned()), "{name} is there twice");
            let (place, rest) = between(rest, " at (", ") ");
            assert!(place.split(',').all(|number| number.parse::<f64>().is_ok()), "{place}");
            check_label(rest.strip_prefix('{').unwrap().strip_suffix('}').unwrap());
        } else {
            assert!(statement.starts_with("\\draw["), "{line}");
            let (from, rest) = between(rest, "(", ") --");
            let (label, to) = rest.rsplit_once(" (").unwrap();
            assert!(defined.contains(from) && defined.contains(to.strip_suffix(')').unwrap()));
            if !label.is_empty() {
                let (options, label) = between(label, " node[", "] ");
                check_options(options, &styles);
                check_label(label.strip_prefix('{').unwrap().strip_suffix('}').unwrap());
            }
            branches += 1;
        }
    }
    assert_eq!((defined.len(), branches), (boxes_drawn(tree), tree.nodes.len() - 1));
}

#[test]
fn every_tree() {
    for grown in grown::all() {
        check(&grown.tree);
        check(&folded(grown.tree.clone(), 3));
    }
}

#[test]
fn words_are_escaped() {
    check(&strange::tree());
}
