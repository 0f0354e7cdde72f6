//! Numbers decide plural forms, and are written the language's way.

use gametree_language::{Argument, Language, message};

#[test]
fn plural_forms() {
    let plies = |language: Language, count: u32| language.say(&message!("plies", count = count));
    let table = [
        (Language::English, &[(0, "0 plies"), (1, "1 ply"), (2, "2 plies")][..]),
        (
            Language::Latvian,
            &[
                (0, "0 gājienu"),
                (1, "1 gājiens"),
                (2, "2 gājieni"),
                (11, "11 gājienu"),
                (21, "21 gājiens"),
            ],
        ),
        (
            Language::Polish,
            &[(1, "1 ruch"), (2, "2 ruchy"), (5, "5 ruchów"), (12, "12 ruchów"), (22, "22 ruchy")],
        ),
        (
            Language::Persian,
            &[(1, "\u{2068}۱\u{2069} نیم‌حرکت"), (25, "\u{2068}۲۵\u{2069} نیم‌حرکت")],
        ),
    ];
    for (language, rows) in table {
        for &(count, expected) in rows {
            assert_eq!(plies(language, count), expected);
        }
    }
}

#[test]
fn numbers() {
    assert_eq!(Language::English.number(109_132_115_040_u64), "109,132,115,040");
    assert_eq!(Language::Latvian.number(5_478), "5478");
    assert_eq!(Language::Polish.number(549_946), "549\u{202f}946");
    assert_eq!(Language::Persian.number(-765), "−۷۶۵");
    assert_eq!(
        Language::English.count(u128::MAX),
        "340,282,366,920,938,463,463,374,607,431,768,211,455"
    );
    assert_eq!(Language::English.decimal(-1234.5, 2), "−1,234.50");
    assert_eq!(Language::Polish.decimal(0.25, 1), "0,2");
    assert_eq!(Language::Persian.decimal(12.5, 1), "۱۲٫۵");
    let large = i128::from(u64::MAX);
    assert_eq!(
        Language::English.say(&message!("plies", count = large)),
        "18,446,744,073,709,551,615 plies"
    );
}

/// What stands between the pieces of a list is the language's own, what is in them stays as it is.
#[test]
fn lists() {
    let list = Argument::list(["1,3", "a;b"], ", ");
    assert_eq!(Language::English.write(&list), "1,3, a;b");
    assert_eq!(Language::Persian.write(&list), "1,3، a;b");
}

#[test]
fn locales() {
    assert_eq!(Language::from_locale("pl_PL.UTF-8"), Some(Language::Polish));
    assert_eq!(Language::from_locale("fa-IR"), Some(Language::Persian));
    assert_eq!(Language::from_locale("LV"), Some(Language::Latvian));
    assert_eq!(Language::from_locale("C.UTF-8"), None);
    assert_eq!(Language::from_locale(""), None);
    for language in Language::ALL {
        assert_eq!(language.to_string().parse(), Ok(language));
        assert!(!language.own_name().is_empty());
    }
}
