//! Text from outside, fit to be shown: nothing in it that a terminal obeys or that hides from a reader.

use std::borrow::Cow;

/// Whether a character is obeyed by terminals, turns text round, or cannot be seen where it should be.
///
/// U+200C and U+200D are none of these: Persian words and many names need them.
pub fn is_hidden(character: char) -> bool {
    character.is_control()
        || matches!(character,
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
        | '\u{180b}'..='\u{180f}' | '\u{200b}' | '\u{200e}' | '\u{200f}'
        | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{3164}' | '\u{feff}'
        | '\u{ffa0}' | '\u{fff9}'..='\u{fffb}' | '\u{1d173}'..='\u{1d17a}'
        | '\u{e0000}'..='\u{e0fff}')
}

/// The text with every such character written out, by its number as JSON does.
///
/// ```
/// use gametree::language::visible;
///
/// assert_eq!(visible("a\x1b[2Jb\n"), "a\\u001b[2Jb\\n");
/// assert_eq!(visible("tree.svg"), "tree.svg");
/// ```
pub fn visible(text: &str) -> Cow<'_, str> {
    if !text.contains(is_hidden) {
        return Cow::Borrowed(text);
    }
    let mut shown = String::with_capacity(text.len());
    for character in text.chars() {
        show(character, &mut shown);
    }
    Cow::Owned(shown)
}

fn show(character: char, shown: &mut String) {
    match character {
        '\n' | '\r' | '\t' => shown.extend(character.escape_default()),
        hidden if is_hidden(hidden) => {
            let number = u32::from(hidden);
            // No braces: sentences have those of their own.
            *shown += &match number {
                ..0x1_0000 => format!("\\u{number:04x}"),
                _ => format!("\\U{number:08x}"),
            };
        }
        seen => shown.push(seen),
    }
}

/// The text made visible, and with … in place of what is beyond so many characters.
pub(crate) fn shortened(text: &str, most: usize) -> Cow<'_, str> {
    let text = match text.char_indices().nth(most + 1) {
        // However long it is, only what is shown is looked at.
        Some((end, _)) => Cow::Owned(visible(&text[..end]).into_owned()),
        None => visible(text),
    };
    match text.char_indices().nth(most) {
        Some((end, _)) => Cow::Owned(format!("{}…", &text[..end])),
        None => text,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_can_be_seen_stays() {
        for text in ["tictactoe", "نیم‌حرکت", "jūsu gājiens", "👩\u{200d}💻", "549\u{202f}946", ""]
        {
            assert_eq!(visible(text), text);
        }
    }

    #[test]
    fn what_cannot_is_written_out() {
        for (text, shown) in [
            ("\u{7}", "\\u0007"),
            ("\r\t\n", "\\r\\t\\n"),
            ("\u{7f}\u{9b}31m", "\\u007f\\u009b31m"),
            ("gpj\u{202e}exe", "gpj\\u202eexe"),
            ("\u{2066}\u{2069}\u{200e}\u{61c}", "\\u2066\\u2069\\u200e\\u061c"),
            ("a\u{200b}b\u{2028}\u{e0041}", "a\\u200bb\\u2028\\U000e0041"),
        ] {
            assert_eq!(visible(text), shown);
            // Once is enough.
            assert_eq!(visible(shown), shown);
        }
    }

    #[test]
    fn long_texts_are_cut_where_they_are_too_long() {
        assert_eq!(shortened("abc", 3), "abc");
        assert_eq!(shortened("abcd", 3), "abc…");
        assert_eq!(shortened("\x1b", 3), "\\u0…");
        assert_eq!(shortened(&"۱".repeat(1 << 20), 5), "۱۱۱۱۱…");
    }
}
