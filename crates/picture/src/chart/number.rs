//! Numbers as the language writes them.

use gametree_language::{Language, persian_digits};

use super::{ChartPoint, Scale};

/// From here on numbers are written with a power of ten.
const LARGE: f64 = 1e15;
const SMALL: f64 = 1e-4;
/// Numbers on an axis have less room.
const LARGE_TICK: f64 = 1e9;
/// The last power of ten that is written in full.
const LAST_IN_FULL: f64 = 1e6;

/// A number in full, for whoever points at it.
pub(super) fn value(scale: &Scale, number: f64, language: Language) -> String {
    match scale {
        Scale::Share => per_cent(&bare(scale, number, language), language),
        Scale::Names(names) => match named(names, number) {
            Some(name) => name.to_owned(),
            None => plain(number, language),
        },
        _ => bare(scale, number, language),
    }
}

/// The number and, in brackets, between what it lies: `12% (8–17)`.
pub(super) fn with_interval(scale: &Scale, point: &ChartPoint, language: Language) -> String {
    let number = value(scale, point.y, language);
    let Some((low, high)) = point.interval else { return number };
    // Two signs would run into each other.
    let until = if low < 0.0 { " … " } else { "–" };
    let [low, high] = [low, high].map(|end| bare(scale, end, language));
    format!("{number} ({low}{until}{high})")
}

/// A number on an axis with such steps.
pub(super) fn tick(scale: &Scale, number: f64, step: f64, language: Language) -> String {
    let decimals = |step: f64| (-(step.log10() + 1e-9).floor()).max(0.0);
    match scale {
        Scale::Share if step >= 1e-7 => {
            let number = language.decimal(number * 100.0, decimals(step * 100.0) as usize);
            per_cent(&number, language)
        }
        Scale::Log if !(SMALL..=LAST_IN_FULL).contains(&number) => power(number, language),
        Scale::Log => plain(number, language),
        _ if number.abs() >= LARGE_TICK || step < 1e-6 => power(number, language),
        _ => language.decimal(number, decimals(step) as usize),
    }
}

/// Without the sign of per cent.
fn bare(scale: &Scale, number: f64, language: Language) -> String {
    match scale {
        Scale::Share => {
            let number = number * 100.0;
            let whole = (number - number.round()).abs() < 0.05;
            // Not less than nothing.
            let number = if whole { number.round() + 0.0 } else { number };
            if number.abs() < LARGE {
                language.decimal(number, usize::from(!whole))
            } else {
                power(number, language)
            }
        }
        Scale::Whole => plain(number.round(), language),
        _ => plain(number, language),
    }
}

fn named(names: &[String], number: f64) -> Option<&str> {
    let is_whole = number >= 0.0 && number.fract() == 0.0 && number < names.len() as f64;
    is_whole.then(|| names[number as usize].as_str())
}

fn per_cent(number: &str, language: Language) -> String {
    match language {
        Language::English | Language::Polish => format!("{number}%"),
        Language::Latvian => format!("{number}\u{a0}%"),
        Language::Persian => format!("{number}٪"),
    }
}

/// With four digits that mean something, and no zeros behind them.
fn plain(number: f64, language: Language) -> String {
    let size = number.abs();
    if size >= LARGE || (size > 0.0 && size < SMALL) {
        return power(number, language);
    }
    let most = if size == 0.0 { 0.0 } else { (3.0 - size.log10().floor()).clamp(0.0, 7.0) };
    let decimals = needed(number, most as usize);
    language.decimal(number + 0.0, decimals)
}

/// How many of so many decimals are not zeros at the end.
fn needed(number: f64, most: usize) -> usize {
    let text = format!("{number:.most$}");
    match text.split_once('.') {
        Some((_, fraction)) => fraction.trim_end_matches('0').len(),
        None => 0,
    }
}

/// With a power of ten: `10⁷` or `2.5·10⁷`; in Persian, whose digits cannot be raised, `۱۰^۷`.
fn power(number: f64, language: Language) -> String {
    if number == 0.0 {
        return language.number(0);
    }
    // Rounded before it is taken apart, so that 9.9999 is not 10 times a power.
    let text = format!("{number:.3e}");
    let (digits, exponent) = text.split_once('e').unwrap_or((&text, "0"));
    let digits: f64 = digits.parse().unwrap_or(1.0);
    let ten = match language {
        Language::Persian => format!("۱۰^{}", persian_digits(exponent).replace('-', "−")),
        _ => format!("10{}", exponent.chars().map(raised).collect::<String>()),
    };
    match digits {
        1.0 => ten,
        -1.0 => format!("−{ten}"),
        _ => format!("{}{}{ten}", language.decimal(digits, needed(digits, 3)), language.times()),
    }
}

fn raised(digit: char) -> char {
    const DIGITS: [char; 10] = ['⁰', '¹', '²', '³', '⁴', '⁵', '⁶', '⁷', '⁸', '⁹'];
    digit.to_digit(10).map_or('⁻', |digit| DIGITS[digit as usize])
}

/// The same in ASCII, as far as the language allows it.
pub(super) fn in_ascii(text: &str) -> String {
    let mut plain = String::new();
    let mut is_raised = false;
    for letter in text.chars() {
        let digit = (0..10).find(|&digit| raised(char::from(b'0' + digit)) == letter);
        let letter_is_raised = digit.is_some() || letter == '⁻';
        if letter_is_raised && !is_raised {
            plain.push('^');
        }
        is_raised = letter_is_raised;
        match (digit, letter) {
            (Some(digit), _) => plain.push(char::from(b'0' + digit)),
            (_, '⁻' | '−' | '–') => plain.push('-'),
            (_, '·' | '×') => plain.push('*'),
            (_, '…') => plain.push_str(".."),
            (_, '\u{a0}' | '\u{202f}') => plain.push(' '),
            _ => plain.push(letter),
        }
    }
    plain
}

#[cfg(test)]
mod tests {
    use super::*;

    const ENGLISH: Language = Language::English;

    #[test]
    fn numbers_in_full() {
        let written = |number| value(&Scale::Linear, number, ENGLISH);
        assert_eq!(
            [0.0, 12.0, 1234.6, 0.12345, 2.5, -7.25, 1e6, 2.5e20, 1e-9, -1e18].map(written),
            [
                "0",
                "12",
                "1,235",
                "0.1235",
                "2.5",
                "−7.25",
                "1,000,000",
                "2.5·10²⁰",
                "10⁻⁹",
                "−10¹⁸"
            ]
        );
        assert_eq!(value(&Scale::Linear, 9.99996e20, ENGLISH), "10²¹");
        assert_eq!(value(&Scale::Linear, 1234.6, Language::Polish), "1235");
        assert_eq!(value(&Scale::Linear, 2.5e20, Language::Persian), "۲٫۵×۱۰^۲۰");
        let names = Scale::Names(vec!["a".to_owned()]);
        assert_eq!(
            [0.0, 0.5, 1.0, -1.0].map(|at| value(&names, at, ENGLISH)),
            ["a", "0.5", "1", "−1"]
        );
    }

    #[test]
    fn shares_and_what_they_lie_between() {
        let of = |y, interval| ChartPoint { x: 0.0, y, interval };
        let written = |point: ChartPoint, language| with_interval(&Scale::Share, &point, language);
        assert_eq!(written(of(0.12, Some((0.08, 0.17))), ENGLISH), "12% (8–17)");
        assert_eq!(written(of(0.125, None), Language::Latvian), "12,5\u{a0}%");
        assert_eq!(written(of(0.12, Some((0.08, 0.17))), Language::Persian), "۱۲٪ (۸–۱۷)");
        assert_eq!(written(of(-0.0001, None), ENGLISH), "0%");
        let point = of(-1.0, Some((-3.0, 1.0)));
        assert_eq!(with_interval(&Scale::Linear, &point, ENGLISH), "−1 (−3 … 1)");
    }

    #[test]
    fn numbers_on_an_axis() {
        let linear = |number, step| tick(&Scale::Linear, number, step, ENGLISH);
        assert_eq!(linear(0.5, 0.5), "0.5");
        assert_eq!(linear(1000.0, 500.0), "1,000");
        assert_eq!(linear(2e9, 1e9), "2·10⁹");
        assert_eq!(tick(&Scale::Share, 0.2, 0.2, ENGLISH), "20%");
        assert_eq!(tick(&Scale::Share, 0.005, 0.005, ENGLISH), "0.5%");
        let log = |number| tick(&Scale::Log, number, 1.0, ENGLISH);
        assert_eq!([0.01, 1.0, 1e6, 2e6, 1e7].map(log), ["0.01", "1", "1,000,000", "2·10⁶", "10⁷"]);
    }

    #[test]
    fn ascii_has_its_own_powers() {
        assert_eq!(in_ascii("2·10⁻⁷"), "2*10^-7");
        assert_eq!(in_ascii("−1 (−3 … 1)"), "-1 (-3 .. 1)");
        assert_eq!(in_ascii("۱۰^۷"), "۱۰^۷");
    }
}
