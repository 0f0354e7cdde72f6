//! Sentences in lines that fit the screen.

use gametree_language::is_mark;
use unicode_width::UnicodeWidthStr;

const LEFT_TO_RIGHT: char = '\u{2066}';
const RIGHT_TO_LEFT: char = '\u{2067}';
const FIRST_LETTER: char = '\u{2068}';
const END: char = '\u{2069}';

/// The text in lines of at most so many columns, broken between words (a longer word has a line of its
/// own). What is kept apart ends with its line and begins again on the next, in the same direction:
/// for a terminal every line is a paragraph.
pub(crate) fn lines(text: &str, columns: usize) -> Vec<String> {
    let mut lines = Vec::new();
    let (mut line, mut width) = (String::new(), 0);
    let mut open: Vec<char> = Vec::new();
    for (at, piece) in pieces(text) {
        if width > 0 && width + 1 + piece.width() > columns {
            line.extend(open.iter().map(|_| END));
            lines.push(std::mem::replace(&mut line, open.iter().collect()));
            width = 0;
        } else if at > 0 {
            line.push(' ');
            width += 1;
        }
        for (index, sign) in piece.char_indices() {
            match sign {
                LEFT_TO_RIGHT | RIGHT_TO_LEFT => open.push(sign),
                FIRST_LETTER => open.push(direction(&text[at + index + sign.len_utf8()..])),
                END => drop(open.pop()),
                _ => {}
            }
        }
        line += piece;
        width += piece.width();
    }
    lines.push(line);
    lines
}

/// The pieces between which a line may end, with where they begin. A sum stays together, and so do two
/// numbers side by side, and a number with what it counts: `2 − 4 = −2`, `0 1`, `bank +1`, `38 µs`.
fn pieces(text: &str) -> Vec<(usize, &str)> {
    let mut pieces: Vec<(usize, &str)> = Vec::new();
    let mut at = 0;
    for word in text.split(' ') {
        let end = at + word.len();
        match pieces.last_mut() {
            Some((begin, last)) if belong_together(last, word) => *last = &text[*begin..end],
            _ => pieces.push((at, word)),
        }
        at = end + 1;
    }
    pieces
}

fn belong_together(before: &str, after: &str) -> bool {
    let sign = |letter: Option<char>| letter.is_some_and(|letter| "+−×=–".contains(letter));
    let digit = |letter: Option<char>| letter.is_some_and(|letter| letter.is_ascii_digit());
    let unmarked = |letter: &char| !is_mark(*letter);
    let (last, first) = (before.chars().rfind(unmarked), after.chars().find(unmarked));
    // A whole number, not the end of a move or of a sum.
    let word = before.rsplit(' ').next().unwrap_or_default();
    let mut letters = word.chars().filter(unmarked).peekable();
    let in_number =
        |letter: char| letter.is_ascii_digit() || is_digit(letter) || ".,".contains(letter);
    let counts = letters.peek().is_some() && letters.all(in_number) && last != Some(',');
    let counted = first.is_some_and(char::is_alphabetic) && counts;
    sign(last) || sign(first) || counted || (digit(last) && digit(first))
}

/// The direction of what goes the way of its first letter.
fn direction(text: &str) -> char {
    let mut letters = text.chars().take_while(|&sign| sign != END);
    let persian = |letter: char| matches!(letter, '\u{590}'..='\u{8ff}' | '\u{200f}');
    let first =
        letters.find(|&sign| sign.is_ascii_alphabetic() || (persian(sign) && !is_digit(sign)));
    if first.is_some_and(persian) { RIGHT_TO_LEFT } else { LEFT_TO_RIGHT }
}

fn is_digit(sign: char) -> bool {
    matches!(sign, '۰'..='۹' | '٫' | '٬')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_stay_whole() {
        assert_eq!(lines("one two three", 80), ["one two three"]);
        assert_eq!(lines("one two three", 7), ["one two", "three"]);
        assert_eq!(lines("one two three", 6), ["one", "two", "three"]);
        assert_eq!(lines("extraordinary or not", 6), ["extraordinary", "or not"]);
        assert_eq!(lines("", 6), [""]);
        assert_eq!(lines("x", 0), ["x"]);
    }

    #[test]
    fn sums_stay_together() {
        assert_eq!(lines("the bank: 2 − 4 = −2; lost", 12), ["the bank:", "2 − 4 = −2;", "lost"]);
        assert_eq!(lines("square (0 1) is", 10), ["square", "(0 1) is"]);
        assert_eq!(lines("points +1 now", 8), ["points +1", "now"]);
        assert_eq!(lines("in 1,234 nodes, 2.1 µs", 9), ["in", "1,234 nodes,", "2.1 µs"]);
        assert_eq!(lines("moves 3, 4 or b2 too", 8), ["moves 3,", "4 or b2", "too"]);
        let persian = "بانک \u{2066}+\u{2068}۱\u{2069}\u{2069}";
        assert_eq!(lines(persian, 4), [persian]);
    }

    #[test]
    fn what_is_kept_apart_is_so_on_every_line() {
        let code = "\u{2068}a1 b2 c3\u{2069} یک";
        let expected = ["\u{2068}a1 b2\u{2069}", "\u{2066}c3\u{2069} یک"];
        assert_eq!(lines(code, 5), expected);
        let persian = "\u{2068}خانهٔ a1 است\u{2069}";
        assert_eq!(lines(persian, 6), ["\u{2068}خانهٔ\u{2069}", "\u{2067}a1 است\u{2069}"]);
        let numbers = "\u{2068}۱ ۲\u{2069}";
        assert_eq!(lines(numbers, 1), ["\u{2068}۱\u{2069}", "\u{2066}۲\u{2069}"]);
        let marks = |line: &str| {
            let count = |marks: &[char]| line.chars().filter(|sign| marks.contains(sign)).count();
            (count(&[LEFT_TO_RIGHT, RIGHT_TO_LEFT, FIRST_LETTER]), count(&[END]))
        };
        for columns in 1..40 {
            for line in lines("\u{2068}یک \u{2066}1 + 2 = 3\u{2069} دو\u{2069} سه چهار", columns)
            {
                let (begun, ended) = marks(&line);
                assert_eq!(begun, ended, "{line:?}");
            }
        }
    }
}
