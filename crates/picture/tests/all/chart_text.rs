//! Charts in letters: never wider than the terminal, and the same without colours.

use std::collections::BTreeSet;

use gametree_language::{Language, without_marks};
use gametree_picture::{SeriesKind, Terminal, TextStyle, chart_text};
use unicode_width::UnicodeWidthStr;

use crate::charted::{all, lengths, many, named, nodes, persian, shares, strange};

const ASCII: TextStyle = TextStyle { language: Language::English, terminal: Terminal::ASCII };

/// The text without its colours.
fn uncoloured(text: &str) -> String {
    let mut plain = String::new();
    for (index, piece) in text.split('\x1b').enumerate() {
        let start = if index == 0 { 0 } else { piece.find('m').unwrap() + 1 };
        plain += &piece[start..];
    }
    plain
}

#[test]
fn no_line_is_too_long() {
    for chart in all() {
        for language in Language::ALL {
            for (unicode, width) in [(true, 60), (false, 60), (true, 77), (false, 100)] {
                let style = TextStyle { language, terminal: Terminal { unicode, colour: false } };
                let text = chart_text(&chart, &style, width);
                for line in text.lines() {
                    assert!(line.width() <= width, "{} > {width}: {line}", line.width());
                }
                assert!(!text.contains("NaN"));
                let coloured = Terminal { unicode, colour: true };
                let coloured = TextStyle { terminal: coloured, ..style };
                assert_eq!(uncoloured(&chart_text(&chart, &coloured, width)), text);
            }
        }
    }
}

#[test]
fn ascii_is_ascii() {
    for chart in [nodes(), shares(), lengths(), named(5), many(12, SeriesKind::Line)] {
        let text = chart_text(&chart, &ASCII, 80);
        assert!(text.is_ascii(), "{text}");
    }
}

#[test]
fn a_plot_has_numbers_and_a_legend() {
    let text = chart_text(&nodes(), &ASCII, 72);
    for piece in ["1,000,000 +", "depth (plies)", "\no minimax\n", "\n- the fewest that a proof"] {
        assert!(text.contains(piece), "{piece}: {text}");
    }
    assert!((18..=24).contains(&text.lines().count()), "{text}");
    let text = chart_text(&shares(), &TextStyle::plain(Language::Persian), 72);
    assert!(text.contains("۱۰۰٪ ┤") && text.contains("● \u{2068}first player\u{2069}"), "{text}");
    let text = chart_text(&persian(), &TextStyle::plain(Language::Persian), 72);
    assert!(text.contains("۱٬۰۰۰٬۰۰۰") && text.starts_with("گره‌های"), "{text}");
    assert!(without_marks(&text).contains("▲ موتور (engine)"));
}

#[test]
fn bars_lie_and_have_numbers() {
    let text = chart_text(&named(5), &ASCII, 72);
    assert!(text.contains("          stones |########"), "{text}");
    assert!(text.contains("# 35% (30-45)\n") && text.contains("\n= medium\n"), "{text}");
    let text = chart_text(&named(5), &TextStyle::plain(Language::Polish), 72);
    assert!(text.contains("█ 35% (30–45)\n"), "{text}");
    // As many as those stand.
    assert!(chart_text(&named(24), &ASCII, 72).lines().count() < 30);
}

#[test]
fn marks_differ_and_nothing_is_obeyed() {
    for style in [ASCII, TextStyle::default()] {
        let text = chart_text(&many(12, SeriesKind::Line), &style, 80);
        let marks: Vec<char> =
            text.lines().filter_map(|line| line.split_once(" search ")?.0.chars().next()).collect();
        let different: BTreeSet<&char> = marks.iter().collect();
        assert_eq!((marks.len(), different.len()), (12, 12), "{text}");
        let text = chart_text(&strange(), &style, 80);
        assert!(!text.contains(['\u{7}', '\x1b', '\u{202e}']) && text.contains("\\u001b"));
    }
}
