use std::ffi::OsString;

use gametree_catalogue::Search;

use crate::picker::Picked;

/// A command line of this program.
#[derive(Clone)]
pub(crate) struct Line {
    words: Vec<String>,
}

impl Line {
    /// A command.
    pub(crate) fn new(command: &str) -> Self {
        Line { words: vec![command.to_owned()] }
    }

    /// A command about a position.
    pub(crate) fn about(command: &str, picked: &Picked) -> Self {
        let line = Line::new(command).with(&picked.spec);
        let line = line.with_some("--position", picked.position.as_deref());
        line.with_some("--moves", picked.moves.as_deref())
    }

    /// The same with a word more.
    pub(crate) fn with(mut self, word: &str) -> Self {
        self.words.push(word.to_owned());
        self
    }

    /// The same with an option and its value.
    pub(crate) fn with_option(self, option: &str, value: &str) -> Self {
        self.with(option).with(value)
    }

    /// The same with an option, if there is a value for it.
    pub(crate) fn with_some(self, option: &str, value: Option<&str>) -> Self {
        match value {
            Some(value) => self.with_option(option, value),
            None => self,
        }
    }

    /// The same with the options of a search.
    pub(crate) fn with_search(self, search: &Search) -> Self {
        let spec = search.spec();
        let line = self.with_option("--algorithm", &spec.name);
        let options = spec.values.iter();
        options.fold(line, |line, (key, value)| line.with_option(&format!("--{key}"), value))
    }

    /// Whether there is anything to learn from it.
    pub(crate) fn says_more_than_its_command(&self) -> bool {
        self.words.len() > 1
    }

    /// The words, the program's own name first.
    pub(crate) fn arguments(&self) -> Vec<OsString> {
        [PROGRAM].into_iter().chain(self.words.iter().map(String::as_str)).map(Into::into).collect()
    }

    /// As it is typed.
    pub(crate) fn text(&self) -> String {
        let words: Vec<String> = self.words.iter().map(|word| quoted(word)).collect();
        format!("{PROGRAM} {}", words.join(" "))
    }
}

const PROGRAM: &str = "gametree";

/// In quotes where a shell would make something else of it.
pub(crate) fn quoted(word: &str) -> String {
    let is_plain = |sign: char| sign.is_alphanumeric() || "-_./:=,".contains(sign);
    match !word.is_empty() && word.chars().all(is_plain) {
        true => word.to_owned(),
        false if word.contains(['"', '\\', '$', '`', '!']) => {
            format!("'{}'", word.replace('\'', "'\\''"))
        }
        false => format!("\"{word}\""),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn typed_as_it_is_done() {
        let search: Search = "alphabeta:depth=3,heuristic=report".parse().unwrap();
        let line = Line::new("analyze").with("tictactoe").with_option("--moves", "b2 a1");
        let line = line.with_search(&search);
        let text = "gametree analyze tictactoe --moves \"b2 a1\" --algorithm alphabeta --depth 3 \
                    --heuristic report";
        assert_eq!(line.text(), text);
        assert_eq!(line.arguments().len(), 11);
        assert_eq!(Line::new("play").with("--resume").text(), "gametree play --resume");
    }
}
