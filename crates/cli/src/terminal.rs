//! What a terminal can do, and what may be written to it.

use std::borrow::Cow;
use std::env;

use gametree_language::{is_hidden, is_mark, visible};
use ratatui::crossterm::terminal;
use unicode_width::UnicodeWidthChar;

/// Whether the terminal says that it can do more than print one line after the other. Windows does
/// not use the variable.
pub(crate) fn moves_its_cursor() -> bool {
    env::var_os("TERM").map_or(cfg!(windows), |name| name != "dumb" && !name.is_empty())
}

/// How wide it is at this moment.
pub(crate) fn columns() -> usize {
    const USUAL: u16 = 80;
    // A new pseudo-terminal may have no size.
    let width = terminal::size().map_or(0, |(width, _)| width);
    usize::from(if width == 0 { USUAL } else { width })
}

/// As much of the text as stands in one line of a terminal so wide, without its last column: a
/// terminal whose last column is filled is already on the next line.
pub(crate) fn in_one_line(text: &str, columns: usize) -> Cow<'_, str> {
    let width = |character: char| character.width().unwrap_or(0);
    let room = columns.saturating_sub(1);
    if text.chars().map(width).sum::<usize>() <= room {
        return Cow::Borrowed(text);
    }
    let mut used = 1; // the sign that something is missing
    let seen = text.chars().take_while(|&character| {
        used += width(character);
        used <= room
    });
    let mut line: String = seen.collect();
    if room > 0 {
        line.push('…');
    }
    // What was begun to be kept apart ends here.
    let count = |marks: &[char]| line.chars().filter(|mark| marks.contains(mark)).count();
    let open = count(&['\u{2066}', '\u{2067}', '\u{2068}']).saturating_sub(count(&['\u{2069}']));
    line.extend(std::iter::repeat_n('\u{2069}', open));
    Cow::Owned(line)
}

/// The text in lines of at most so many columns, broken between words; a longer word has a line of its own.
pub(crate) fn in_lines(text: &str, columns: usize) -> String {
    let width = |word: &str| word.chars().filter_map(UnicodeWidthChar::width).sum::<usize>();
    let (mut lines, mut used) = (String::new(), 0);
    for word in text.split(' ') {
        let wide = width(word);
        if used > 0 {
            let fits = used + 1 + wide <= columns;
            lines.push(if fits { ' ' } else { '\n' });
            used = if fits { used + 1 } else { 0 };
        }
        lines.push_str(word);
        used += wide;
    }
    lines
}

/// The same lines, none of them longer than so many columns: a terminal would break them within words. What goes
/// on stands a little further in. Words that are too long by themselves are left to the terminal.
pub(crate) fn between_words(text: &str, columns: usize) -> String {
    let mut lines = String::with_capacity(text.len());
    for line in text.split_inclusive('\n') {
        break_line(line, columns, &mut lines);
    }
    lines
}

fn break_line(line: &str, columns: usize, lines: &mut String) {
    const FURTHER_IN: usize = 4;
    let spaces = line.len() - line.trim_start_matches(' ').len();
    let indent = (spaces + FURTHER_IN).min(columns / 2);
    // Where the present line could end: after the last space, and how wide it is up to there.
    let (mut start, mut used, mut end) = (0, 0, None);
    let mut rest = line;
    while let Some(character) = rest.chars().next() {
        let at = line.len() - rest.len();
        let length = style_length(rest).unwrap_or(character.len_utf8());
        rest = &rest[length..];
        if length > character.len_utf8() {
            continue; // a style is no wider than nothing
        }
        let width = character.width().unwrap_or(0);
        if character == ' ' {
            end = (at > spaces).then_some((at + 1, used + width)).or(end);
        } else if used + width > columns
            && let Some((next, width_before)) = end.take()
        {
            *lines += line[start..next].trim_end_matches(' ');
            lines.push('\n');
            lines.extend(std::iter::repeat_n(' ', indent));
            start = next;
            used = used - width_before + indent;
        }
        used += width;
    }
    *lines += &line[start..];
}

/// The last gate before a terminal: line breaks, tabs, marks of direction and styles pass, which the
/// program writes itself; anything else that a terminal would obey is shown instead.
pub(crate) fn harmless(text: &str) -> Cow<'_, str> {
    if !text.contains(is_hidden) {
        return Cow::Borrowed(text);
    }
    let mut passed = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(character) = rest.chars().next() {
        let (piece, after) = rest.split_at(style_length(rest).unwrap_or(character.len_utf8()));
        let own = piece.len() > character.len_utf8() || matches!(character, '\n' | '\t');
        passed += &if own || is_mark(character) { Cow::Borrowed(piece) } else { visible(piece) };
        rest = after;
    }
    Cow::Owned(passed)
}

/// The length of the colour or weight that the text begins with: `ESC [ 1 ; 91 m`.
fn style_length(text: &str) -> Option<usize> {
    let numbers = text.strip_prefix("\x1b[")?;
    let end = numbers.find(|sign: char| !sign.is_ascii_digit() && sign != ';')?;
    numbers[end..].starts_with('m').then_some("\x1b[".len() + end + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn styles_pass_and_orders_do_not() {
        for own in
            ["\x1b[1mstrong\x1b[0m\n", "\x1b[1;91mx\x1b[m", "a\tb", "\u{200f}\u{2068}1\u{2069}"]
        {
            assert_eq!(harmless(own), own);
        }
        for (order, shown) in [
            ("\x1b[2J", "\\u001b[2J"),
            ("\x1b[1", "\\u001b[1"),
            ("\x1b", "\\u001b"),
            ("\x1b]0;t\x07", "\\u001b]0;t\\u0007"),
            ("\x1b[1m\r\u{9b}2J", "\x1b[1m\\r\\u009b2J"),
            ("\u{202e}abc", "\\u202eabc"),
        ] {
            assert_eq!(harmless(order), shown);
        }
    }

    #[test]
    fn words_stay_whole() {
        assert_eq!(in_lines("one two three", 7), "one two\nthree");
        assert_eq!(in_lines("one two three", 80), "one two three");
        assert_eq!(in_lines("extraordinary a b", 5), "extraordinary\na b");
        assert_eq!(in_lines("", 5), "");
        assert_eq!(in_lines("āē īū", 5), "āē īū");
    }

    #[test]
    fn lines_are_broken_between_words() {
        let broken = |text, columns| between_words(text, columns);
        assert_eq!(broken("one two three\nfour\n", 20), "one two three\nfour\n");
        assert_eq!(broken("one two three", 9), "one two\n    three");
        assert_eq!(
            broken("  one two three four five", 11),
            "  one two\n     three\n     four\n     five"
        );
        assert_eq!(broken("\x1b[1mone two\x1b[0m", 7), "\x1b[1mone two\x1b[0m");
        assert_eq!(broken("extraordinary words", 8), "extraordinary\n    words");
        assert_eq!(broken("", 8), "");
        for columns in 1..30 {
            let text = "#8    │ 3  4/0/3/2/0/2   MIN   ≤ 1  cut: 1 ≤ α = 3\n";
            let words = |text: &str| text.split_whitespace().map(str::to_owned).collect::<Vec<_>>();
            assert_eq!(words(&broken(text, columns)), words(text));
        }
    }

    #[test]
    fn a_line_stays_a_line() {
        assert_eq!(in_one_line("12345", 6), "12345");
        assert_eq!(in_one_line("12345", 5), "123…");
        assert_eq!(in_one_line("\u{2068}12345\u{2069}", 6), "\u{2068}12345\u{2069}");
        assert_eq!(in_one_line("\u{200f}\u{2068}12345\u{2069}", 5), "\u{200f}\u{2068}123…\u{2069}");
        assert_eq!(in_one_line("漢字漢字", 6), "漢字…");
        assert_eq!(in_one_line("123", 1), "");
        assert_eq!(in_one_line("123", 0), "");
    }
}
