//! What a line typed during a game means.

use std::path::PathBuf;

/// A move, or one of the things that can be asked for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Typed {
    Nothing,
    Move(String),
    Board,
    Help,
    Hint,
    History,
    Load(Option<PathBuf>),
    Moves,
    New,
    Quit,
    Redo,
    Save(Option<PathBuf>),
    Tree,
    Undo,
}

impl Typed {
    pub(crate) fn parse(line: &str) -> Typed {
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let file = || Some(rest.trim()).filter(|rest| !rest.is_empty()).map(PathBuf::from);
        match word.to_ascii_lowercase().as_str() {
            "" => Typed::Nothing,
            "board" | "show" => Typed::Board,
            "help" | "?" => Typed::Help,
            "hint" => Typed::Hint,
            "history" => Typed::History,
            "load" => Typed::Load(file()),
            "moves" => Typed::Moves,
            "new" => Typed::New,
            "quit" | "exit" | "q" => Typed::Quit,
            "redo" => Typed::Redo,
            "save" => Typed::Save(file()),
            "tree" => Typed::Tree,
            "undo" => Typed::Undo,
            _ => Typed::Move(line.to_owned()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_and_moves() {
        assert_eq!(Typed::parse("undo"), Typed::Undo);
        assert_eq!(Typed::parse("UNDO"), Typed::Undo);
        assert_eq!(Typed::parse("save my game.json"), Typed::Save(Some("my game.json".into())));
        assert_eq!(Typed::parse("save"), Typed::Save(None));
        assert_eq!(Typed::parse("b2"), Typed::Move("b2".into()));
        assert_eq!(Typed::parse("1 1"), Typed::Move("1 1".into()));
        assert_eq!(Typed::parse(""), Typed::Nothing);
    }
}
