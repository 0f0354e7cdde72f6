use gametree_language::{Language, Message, message};

use super::spelling::is_word;

/// Something that can be asked for at the prompt of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Command {
    Moves,
    Board,
    Rules,
    Hint,
    Tree,
    Undo,
    Redo,
    History,
    Set,
    Save,
    Load,
    Again,
    New,
    Quit,
    Help,
}

impl Command {
    /// The one list of them, in the order of the help.
    pub(crate) const ALL: [Command; 15] = [
        Command::Moves,
        Command::Board,
        Command::Rules,
        Command::Hint,
        Command::Tree,
        Command::Undo,
        Command::Redo,
        Command::History,
        Command::Set,
        Command::Save,
        Command::Load,
        Command::Again,
        Command::New,
        Command::Quit,
        Command::Help,
    ];

    /// The words for it that are the same in every language; the first one is shown.
    pub(crate) const fn words(self) -> &'static [&'static str] {
        match self {
            Command::Moves => &["moves"],
            Command::Board => &["board", "show"],
            Command::Rules => &["rules"],
            Command::Hint => &["hint"],
            Command::Tree => &["tree"],
            Command::Undo => &["undo"],
            Command::Redo => &["redo"],
            Command::History => &["history"],
            Command::Set => &["set"],
            Command::Save => &["save"],
            Command::Load => &["load"],
            Command::Again => &["again"],
            Command::New => &["new"],
            Command::Quit => &["quit", "exit", "q"],
            Command::Help => &["help", "?"],
        }
    }

    /// The word of the language.
    pub(crate) fn own_word(self) -> Message {
        match self {
            Command::Moves => message!("word-moves"),
            Command::Board => message!("word-board"),
            Command::Rules => message!("word-rules"),
            Command::Hint => message!("word-hint"),
            Command::Tree => message!("word-tree"),
            Command::Undo => message!("word-undo"),
            Command::Redo => message!("word-redo"),
            Command::History => message!("word-history"),
            Command::Set => message!("word-set"),
            Command::Save => message!("word-save"),
            Command::Load => message!("word-load"),
            Command::Again => message!("word-again"),
            Command::New => message!("word-new"),
            Command::Quit => message!("word-quit"),
            Command::Help => message!("word-help"),
        }
    }

    /// What follows it.
    pub(crate) const fn takes(self) -> &'static str {
        match self {
            Command::Save | Command::Load => " FILE",
            Command::History => " [FILE]",
            Command::Set => " [KEY VALUE]",
            _ => "",
        }
    }

    /// What it does.
    pub(crate) fn description(self) -> Message {
        match self {
            Command::Moves => message!("does-moves"),
            Command::Board => message!("does-board"),
            Command::Rules => message!("does-rules"),
            Command::Hint => message!("does-hint"),
            Command::Tree => message!("does-tree"),
            Command::Undo => message!("does-undo"),
            Command::Redo => message!("does-redo"),
            Command::History => message!("does-history"),
            Command::Set => message!("does-set"),
            Command::Save => message!("does-save"),
            Command::Load => message!("does-load"),
            Command::Again => message!("does-again"),
            Command::New => message!("does-new"),
            Command::Quit => message!("does-quit"),
            Command::Help => message!("does-help"),
        }
    }

    /// The command that a word stands for.
    pub(crate) fn from_word(word: &str, language: Language) -> Option<Command> {
        Command::ALL.into_iter().find(|command| {
            let mut words = command.words().iter();
            words.any(|english| is_word(word, english, &command.own_word(), language))
        })
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use gametree_catalogue::Catalogue;
    use gametree_rules::Seed;

    use super::super::spelling::folded;
    use super::*;

    /// Every word of a language with its command.
    fn words(language: Language) -> Vec<(String, Command)> {
        let of = |command: Command| {
            let own = [language.say(&command.own_word())];
            let english = command.words().iter().map(|word| (*word).to_owned());
            english.chain(own).map(move |word| (word, command)).collect::<Vec<_>>()
        };
        Command::ALL.into_iter().flat_map(of).collect()
    }

    #[test]
    fn every_word_is_one_command() {
        for language in Language::ALL {
            let mut known: HashMap<String, Command> = HashMap::new();
            for (word, command) in words(language) {
                assert!(!word.contains(char::is_whitespace), "{language}: {word}");
                assert_eq!(Command::from_word(&word, language), Some(command), "{word}");
                assert_eq!(Command::from_word(&word.to_uppercase(), language), Some(command));
                let before = known.insert(folded(&word), command);
                assert!(before.is_none_or(|before| before == command), "{language}: {word}");
            }
        }
        assert_eq!(Command::from_word("atsaukt", Language::Latvian), Some(Command::Undo));
        assert_eq!(Command::from_word("atsaukt", Language::Polish), None);
    }

    /// Whatever is a command in any language is not a move of any game, at any time.
    #[test]
    fn no_word_is_a_move() {
        let seed = &mut Seed::new(1);
        for entry in Catalogue::standard().entries() {
            let mut session = Catalogue::standard().open(entry.parameters.example).unwrap();
            while session.result().is_none() {
                for language in Language::ALL {
                    for (word, _) in words(language) {
                        assert!(session.copy().play(&word).is_err(), "{}: {word}", entry.name());
                    }
                }
                let moves = session.legal_moves();
                session.play(seed.pick(&moves).unwrap()).unwrap();
            }
        }
    }
}
