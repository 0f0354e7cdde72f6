use gametree_language::{Language, visible};
use gametree_present::Markup;
use gametree_rules::Player;

/// Words without any markup: the page adds its own.
pub(crate) struct Plain(pub(crate) Language);

impl Markup for Plain {
    fn language(&self) -> Language {
        self.0
    }

    fn text(&self, text: &str) -> String {
        text.to_owned()
    }

    fn code(&self, text: &str) -> String {
        self.0.isolated(&visible(text))
    }

    fn moves(&self, moves: &[String]) -> String {
        self.code(&moves.join(" "))
    }

    fn strong(&self, marked_up: &str) -> String {
        marked_up.to_owned()
    }

    fn player(&self, _: Player, name: &str) -> String {
        name.to_owned()
    }
}
