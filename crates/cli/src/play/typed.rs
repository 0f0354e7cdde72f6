//! What a line typed during a game means.

use gametree_language::{Language, ascii_digits};

use super::command::Command;

/// A move, or one of the things that can be asked for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Typed {
    Nothing,
    Move(String),
    Command {
        command: Command,
        /// The rest of the line, as it was typed.
        rest: String,
        /// An exclamation mark after the word: it is to be done whatever is in the way.
        insisting: bool,
    },
}

impl Typed {
    /// Commands may be typed in English or in the language; digits of moves may be Persian, and the name of a
    /// file is what was typed. What is a legal move is a move, whatever else it might be.
    pub(crate) fn parse(line: &str, language: Language, legal_moves: &[String]) -> Typed {
        let plain = ascii_digits(line).into_owned();
        if line.is_empty() {
            return Typed::Nothing;
        }
        if legal_moves.contains(&plain) {
            return Typed::Move(plain);
        }
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let (word, insisting) = match word.strip_suffix('!') {
            Some(word) => (word, true),
            None => (word, false),
        };
        match Command::from_word(word, language) {
            Some(command) => Typed::Command { command, rest: rest.trim().to_owned(), insisting },
            None => Typed::Move(plain),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(line: &str, language: Language) -> Typed {
        Typed::parse(line, language, &[])
    }

    fn command(command: Command, rest: &str) -> Typed {
        Typed::Command { command, rest: rest.to_owned(), insisting: false }
    }

    #[test]
    fn words_and_moves() {
        let english = |line| parse(line, Language::English);
        assert_eq!(english("undo"), command(Command::Undo, ""));
        assert_eq!(english("UNDO"), command(Command::Undo, ""));
        assert_eq!(english("save my  game.json"), command(Command::Save, "my  game.json"));
        assert_eq!(english("save"), command(Command::Save, ""));
        assert_eq!(english("load بازی۱.json"), command(Command::Load, "بازی۱.json"));
        assert_eq!(english("۱ ۱"), Typed::Move("1 1".into()));
        assert_eq!(english("\u{2068}undo\u{2069}"), command(Command::Undo, ""));
        assert_eq!(english("b2"), Typed::Move("b2".into()));
        assert_eq!(english("1 1"), Typed::Move("1 1".into()));
        assert_eq!(english(""), Typed::Nothing);
        let insisting =
            Typed::Command { command: Command::Save, rest: "a!".to_owned(), insisting: true };
        assert_eq!(english("save! a!"), insisting);
        assert_eq!(english("b2!"), Typed::Move("b2!".into()));
    }

    #[test]
    fn in_every_language() {
        assert_eq!(parse("saglabāt a b", Language::Latvian), command(Command::Save, "a b"));
        assert_eq!(parse("saglabat a b", Language::Latvian), command(Command::Save, "a b"));
        assert_eq!(parse("Cofnij", Language::Polish), command(Command::Undo, ""));
        assert_eq!(parse("ذخیره بازی۱", Language::Persian), command(Command::Save, "بازی۱"));
        assert_eq!(parse("undo", Language::Persian), command(Command::Undo, ""));
        assert_eq!(parse("cofnij", Language::Latvian), Typed::Move("cofnij".into()));
    }

    #[test]
    fn what_is_a_move_is_a_move() {
        let legal = ["new".to_owned(), "1-2".to_owned()];
        assert_eq!(Typed::parse("new", Language::English, &legal), Typed::Move("new".into()));
        assert_eq!(Typed::parse("۱-۲", Language::English, &legal), Typed::Move("1-2".into()));
        assert_eq!(Typed::parse("NEW", Language::English, &legal), command(Command::New, ""));
    }
}
