//! Times in a unit that fits.

use std::time::Duration;

use gametree_language::{Language, without_marks};
use gametree_present::sentence::duration;

fn say(language: Language, nanoseconds: u64) -> String {
    without_marks(&language.say(&duration(Duration::from_nanos(nanoseconds)))).into_owned()
}

#[test]
fn units() {
    const MS: u64 = 1_000_000;
    const S: u64 = 1000 * MS;
    for (nanoseconds, expected) in [
        (0, "less than 0.1 µs"),
        (49, "less than 0.1 µs"),
        (50, "0.1 µs"),
        (949, "0.9 µs"),
        (9_949, "9.9 µs"),
        (9_951, "10 µs"),
        (38_400, "38 µs"),
        (999_499, "999 µs"),
        (999_501, "1.0 ms"),
        (2_130_000, "2.1 ms"),
        (9_951_000, "10 ms"),
        (38 * MS, "38 ms"),
        (999_499_000, "999 ms"),
        (999_501_000, "1.0 s"),
        (2_130 * MS, "2.1 s"),
        (38_420 * MS, "38.4 s"),
        (59_949 * MS, "59.9 s"),
        (59_951 * MS, "1 min 0 s"),
        (125 * S, "2 min 5 s"),
        (3_599 * S, "59 min 59 s"),
        (3_599_500 * MS, "1 h 0 min"),
        (7_500 * S, "2 h 5 min"),
        (100_000 * 3600 * S, "100,000 h 0 min"),
    ] {
        assert_eq!(say(Language::English, nanoseconds), expected);
    }
    assert_eq!(say(Language::Latvian, 2_130_000), "2,1 ms");
    assert_eq!(say(Language::Polish, 7_200), "7,2 µs");
    assert_eq!(say(Language::Persian, 2_130_000), "۲٫۱ میلی‌ثانیه");
}

/// However long: no time is written as nothing, and a longer one is not written as a shorter one.
#[test]
fn never_nothing() {
    for language in Language::ALL {
        let mut nanoseconds = 1;
        while nanoseconds < u64::MAX / 2 {
            let said = say(language, nanoseconds);
            let without_zeros = said.replace(['0', '۰', '٫', '٬', ',', '.'], "");
            let digits = without_zeros.chars().filter(|sign| sign.is_numeric()).count();
            assert!(digits > 0, "{language}: {said}");
            nanoseconds += nanoseconds / 7 + 1;
        }
    }
}
