//! Words as people type them: in capitals, without the signs that their keyboard lacks, with the letters of
//! another keyboard.

use gametree_language::{Language, Message, ascii_digits, without_marks};

/// The word as it is compared: two that are the same to people are the same here.
pub(crate) fn folded(word: &str) -> String {
    let word = ascii_digits(word);
    let word = without_marks(&word);
    let letters = word.trim().chars().flat_map(char::to_lowercase);
    letters.filter(|&letter| letter != ZERO_WIDTH_NON_JOINER).map(plain).collect()
}

/// Stands inside Persian words, and many leave it out.
const ZERO_WIDTH_NON_JOINER: char = '\u{200c}';

fn plain(letter: char) -> char {
    match letter {
        'ā' | 'ą' => 'a',
        'č' | 'ć' => 'c',
        'ē' | 'ę' => 'e',
        'ģ' => 'g',
        'ī' => 'i',
        'ķ' => 'k',
        'ļ' | 'ł' => 'l',
        'ņ' | 'ń' => 'n',
        'ó' => 'o',
        'š' | 'ś' => 's',
        'ū' => 'u',
        'ž' | 'ź' | 'ż' => 'z',
        // As Arabic keyboards have them.
        'ي' | 'ى' => 'ی',
        'ك' => 'ک',
        'ۀ' | 'ة' => 'ه',
        letter => letter,
    }
}

/// Whether somebody has typed this word, in English or in their language.
pub(crate) fn is_word(typed: &str, english: &str, own: &Message, language: Language) -> bool {
    let typed = folded(typed);
    typed == english || typed == folded(&language.say(own))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_to_people() {
        for (typed, meant) in [
            ("ATSAUKT", "atsaukt"),
            ("gajieni", "gājieni"),
            ("Podpowiedz", "podpowiedź"),
            ("wyjdz", "wyjdź"),
            ("حركتها", "حرکت‌ها"),
            ("\u{2068}undo\u{2069} ", "undo"),
            ("۱۲", "12"),
        ] {
            assert_eq!(folded(typed), folded(meant), "{typed}");
        }
        assert_ne!(folded("koks"), folded("kods"));
    }
}
