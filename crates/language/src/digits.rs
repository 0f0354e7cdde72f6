use std::borrow::Cow;

use crate::direction::is_mark;

/// Writes ASCII digits for Persian and Arabic ones, so that people may type either, and leaves out marks
/// of direction, which come along when something is copied from the screen.
///
/// ```
/// assert_eq!(gametree::language::ascii_digits("stones:stones=۵۰"), "stones:stones=50");
/// ```
pub fn ascii_digits(text: &str) -> Cow<'_, str> {
    if text.is_ascii() {
        return Cow::Borrowed(text);
    }
    Cow::Owned(text.chars().filter(|&mark| !is_mark(mark)).map(ascii_digit).collect())
}

fn ascii_digit(character: char) -> char {
    let offset = match character {
        '۰'..='۹' => character as u32 - '۰' as u32,
        '٠'..='٩' => character as u32 - '٠' as u32,
        _ => return character,
    };
    char::from_digit(offset, 10).unwrap_or(character)
}

/// Writes Persian digits for ASCII ones, for prose.
pub fn persian_digits(text: &str) -> String {
    const DIGITS: [char; 10] = ['۰', '۱', '۲', '۳', '۴', '۵', '۶', '۷', '۸', '۹'];
    let digit = |character: char| character.to_digit(10).map(|digit| DIGITS[digit as usize]);
    text.chars().map(|character| digit(character).unwrap_or(character)).collect()
}

/// Puts `separator` between groups of three digits, from `shortest` digits on.
pub(crate) fn grouped(digits: &str, separator: char, shortest: usize) -> String {
    let (sign, digits) = match digits.strip_prefix('-') {
        Some(digits) => ("−", digits),
        None => ("", digits),
    };
    let mut text = sign.to_owned();
    for (index, digit) in digits.chars().enumerate() {
        let left = digits.len() - index;
        if index > 0 && left % 3 == 0 && digits.len() >= shortest {
            text.push(separator);
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digits_go_both_ways() {
        assert_eq!(persian_digits("0123456789"), "۰۱۲۳۴۵۶۷۸۹");
        assert_eq!(ascii_digits("۰۱۲۳۴۵۶۷۸۹"), "0123456789");
        assert_eq!(ascii_digits("٠١٢٣٤٥٦٧٨٩ b2"), "0123456789 b2");
        assert_eq!(ascii_digits("\u{2068}1-4\u{2069}"), "1-4");
    }

    #[test]
    fn groups_of_three() {
        assert_eq!(grouped("1234567", ',', 4), "1,234,567");
        assert_eq!(grouped("-1234", ',', 4), "−1,234");
        assert_eq!(grouped("1234", ' ', 5), "1234");
        assert_eq!(grouped("123", ',', 4), "123");
    }
}
