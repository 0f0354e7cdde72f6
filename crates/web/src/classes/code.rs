use std::fmt;
use std::str::FromStr;

use gametree_language::ascii_digits;

use crate::Problem;
use crate::games::{LETTERS, word};

/// What is typed into a phone to come to a class: six letters and digits that nobody takes for each other.
///
/// There are 32⁶ = 2³⁰ of them. Of those who do not belong to the class, a hundred a minute may be wrong, whatever
/// number of addresses they have; in the two hours of a class, which touch 121 such minutes, that is 12,100 tries.
/// With eight classes at a time the chance that any of them is found is at most 8 · 12,100 / 2³⁰, one in 11,000; that
/// a certain one is found, one in 88,000.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Code(String);

/// So many letters has a code.
pub(crate) const LENGTH: usize = 6;

impl Code {
    /// A new one, left to chance.
    pub(super) fn random() -> Result<Code, Problem> {
        word(LENGTH).map(Code)
    }

    pub(crate) fn as_str(&self) -> &str {
        &self.0
    }
}

/// This can be no code, so nobody has guessed anything.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct NotACode;

impl FromStr for Code {
    type Err = NotACode;

    /// However it is typed: large letters, Persian digits, spaces around and between.
    fn from_str(text: &str) -> Result<Code, NotACode> {
        // Nobody types so many spaces.
        if text.len() > 8 * LENGTH {
            return Err(NotACode);
        }
        let text: String = text.chars().filter(|letter| !letter.is_whitespace()).collect();
        let text = ascii_digits(&text).to_ascii_lowercase();
        let is_code = text.len() == LENGTH && text.bytes().all(|letter| LETTERS.contains(&letter));
        if is_code { Ok(Code(text)) } else { Err(NotACode) }
    }
}

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::classes::pace::MINUTE;
    use crate::classes::register::{LIFETIME, MOST_CLASSES, WRONG_CODES};

    #[test]
    fn typed_in_many_ways() {
        let code: Code = "4f2kzz".parse().unwrap();
        assert_eq!(code.as_str(), "4f2kzz");
        assert_eq!("4F2KZZ".parse(), Ok(code.clone()));
        assert_eq!(" ۴f۲ kzz ".parse(), Ok(code));
        for wrong in ["", "4f2k", "4f2kzzz", "4f2kz0", "4f2kzl", "4f2kz/", "ä2222", &"2".repeat(99)]
        {
            assert_eq!(wrong.parse::<Code>(), Err(NotACode), "{wrong}");
        }
        let random = Code::random().unwrap();
        assert_eq!(random.as_str().parse(), Ok(random));
    }

    /// The arithmetic above.
    #[test]
    fn nobody_guesses_a_code() {
        let codes = (LETTERS.len() as u64).pow(LENGTH as u32);
        assert_eq!(codes, 1 << 30);
        let minutes = LIFETIME.as_secs() / MINUTE.as_secs() + 1;
        let tries = minutes * u64::from(WRONG_CODES.1);
        assert_eq!((minutes, tries), (121, 12_100));
        assert_eq!(codes / tries, 88_738);
        assert_eq!(codes / (tries * MOST_CLASSES as u64), 11_092);
    }
}
