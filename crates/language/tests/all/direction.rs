//! What is not Persian is kept apart in Persian sentences, so that no terminal turns it round.

use gametree_language::{Language, message, without_marks};

/// The Persian files, line by line, without comments.
fn persian_lines() -> Vec<String> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/messages/fa");
    let mut lines = Vec::new();
    for file in std::fs::read_dir(folder).unwrap() {
        let text = std::fs::read_to_string(file.unwrap().path()).unwrap();
        lines.extend(text.lines().filter(|line| !line.starts_with('#')).map(str::to_owned));
    }
    lines
}

#[test]
fn arguments_are_kept_apart() {
    let cut = message!(
        "tree-why-cut-by",
        value = "−۵",
        sign = "≤",
        bound = "α",
        limit = "۳",
        mv = "1-4",
        at = message!("tree-at-root")
    );
    let said = Language::Persian.say(&cut);
    assert!(said.contains("حرکت \u{2068}1-4\u{2069} "), "{said:?}");
    // A formula is read from left to right as a whole.
    let formula = "\u{2066}\u{2068}−۵\u{2069} \u{2068}≤\u{2069} \u{2068}α\u{2069} = \u{2068}۳\u{2069}\u{2069}";
    assert!(said.contains(formula), "{said:?}");
    assert!(without_marks(&said).contains("−۵ ≤ α = ۳"), "{said:?}");
    for language in [Language::English, Language::Latvian, Language::Polish] {
        let said = language.say(&cut);
        assert_eq!(without_marks(&said), said);
    }
}

/// `--memory` after Persian words would show as `memory--`.
#[test]
fn options_have_a_mark_in_front() {
    let mut options = 0;
    for line in persian_lines() {
        for (at, _) in line.match_indices("--") {
            let before = line[..at].trim_end();
            let marked = before.ends_with("{\"\\u200E\"}");
            let after_latin = before.ends_with(|letter: char| letter.is_ascii_alphabetic());
            assert!(marked || after_latin, "{line}");
            options += 1;
        }
    }
    assert!(options > 20);
}

/// A sentence goes the way of its first letter, also where it stands in another one.
#[test]
fn sentences_begin_from_the_right() {
    let persian = |letter: char| matches!(letter, '\u{600}'..='\u{6ef}' | '\u{200f}');
    for line in persian_lines() {
        let Some((id, words)) = line.split_once(" = ").filter(|(id, _)| !id.contains(' ')) else {
            continue;
        };
        // What arguments say does not decide.
        let outside: String = words.split('{').enumerate().map(outside_of_arguments).collect();
        let first = outside.chars().find(|&letter| letter.is_ascii_alphabetic() || persian(letter));
        let alone = outside.trim().is_empty();
        assert!(alone || first.is_some_and(persian), "{id}: {words}");
    }
}

fn outside_of_arguments((index, piece): (usize, &str)) -> &str {
    match index {
        0 => piece,
        _ => piece.split_once('}').map_or("", |(_, rest)| rest),
    }
}
