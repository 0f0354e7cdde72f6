//! What games, heuristics and parameters are called.

use gametree_catalogue::Entry;
use gametree_language::{Message, message};

/// The game in one line.
pub fn game_title(entry: &Entry) -> Message {
    title(entry, format!("game-{}", entry.name()), "game", entry.name())
}

/// A heuristic in a few words.
pub fn heuristic_title(entry: &Entry, name: &str) -> Message {
    match name {
        "plain" => message!("heuristic-plain"),
        name => {
            let id = format!("heuristic-{}-{name}", entry.name());
            title(entry, id, &format!("heuristic-{name}"), name)
        }
    }
}

/// A parameter in a few words.
pub fn parameter_title(entry: &Entry, key: &str) -> Message {
    title(entry, format!("parameter-{}-{key}", entry.name()), &format!("parameter-{key}"), key)
}

/// A game that somebody added speaks for itself; if it says nothing, its name has to do.
fn title(entry: &Entry, id: String, about: &str, name: &str) -> Message {
    Message::new(id).or(entry.text(about).unwrap_or(name))
}
