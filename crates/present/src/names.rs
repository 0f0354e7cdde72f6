//! What games, heuristics, parameters and algorithms are called.

use gametree_catalogue::{Algorithm, Entry, Session};
use gametree_games::Spec;
use gametree_language::{Argument, Language, Message, message};

/// The game in one line.
pub fn game_title(entry: &Entry) -> Message {
    title(entry, format!("game-{}", entry.name()), "game", entry.name())
}

/// What games of this kind are called, whatever their sizes.
pub fn game_kind(entry: &Entry) -> Message {
    title(entry, format!("game-{}-kind", entry.name()), "name", entry.name())
}

/// What one does in the game, in a sentence or two for people; where nobody says, the game in one line.
pub fn game_about(entry: &Entry) -> Message {
    let id = format!("game-{}-about", entry.name());
    if entry.text("about").is_some() || Language::English.knows(&id) {
        return title(entry, id, "about", entry.name());
    }
    game_title(entry)
}

/// How the games of this kind end, in a sentence about more than one start; `None` if nobody says.
pub fn game_answer(entry: &Entry) -> Option<Message> {
    let id = format!("game-{}-answer", entry.name());
    let own = entry.text("answer");
    (own.is_some() || Language::English.knows(&id)).then(|| title(entry, id, "answer", ""))
}

/// The game by its name, with the sizes that a spec gives it.
///
/// ```
/// use gametree::catalogue::Catalogue;
/// use gametree::language::Language;
/// use gametree::present::game_name;
///
/// let catalogue = Catalogue::standard();
/// let name = |spec| Language::English.say(&game_name(catalogue.entry_of(spec).unwrap(), spec));
/// assert_eq!(name("mnk:m=5,n=4,k=4"), "Four in a row, 5 × 4");
/// assert_eq!(name("stones"), "Stones");
/// ```
pub fn game_name(entry: &Entry, spec: &str) -> Message {
    let spec = Spec::parse(spec).ok();
    let given = |key: &str| {
        let values = &spec.as_ref()?.values;
        values.iter().find(|(known, _)| known == key).map(|(_, value)| value.as_str())
    };
    let id = format!("game-{}-name", entry.name());
    let mut message = title(entry, id, "name", entry.name());
    for parameter in entry.parameters.list {
        let Some(value) = given(parameter.key).or(parameter.default) else { continue };
        message = match value.parse::<i64>() {
            Ok(number) => message.with(parameter.key, number),
            Err(_) => message.with(parameter.key, value),
        };
    }
    message
}

/// A heuristic in a few words. One that is the exact value says so.
pub fn heuristic_title(entry: &Entry, name: &str) -> Message {
    let said = match name {
        "plain" => message!("heuristic-plain"),
        name => {
            let id = format!("heuristic-{}-{name}", entry.name());
            title(entry, id, &format!("heuristic-{name}"), name)
        }
    };
    if entry.is_exact(name) { message!("heuristic-exact", title = said) } else { said }
}

/// The name of a heuristic in a list to choose from, for this very game: one that is the exact value says so.
pub fn heuristic_label(session: &dyn Session, name: &str) -> Argument {
    let label = Argument::quoted(name);
    match session.is_exact(name) {
        true => message!("heuristic-exact", title = label.isolated()).into(),
        false => label,
    }
}

/// An algorithm in a few words.
pub fn algorithm_title(algorithm: Algorithm) -> Message {
    Message::new(format!("algorithm-{algorithm}"))
}

/// A parameter in a few words.
pub fn parameter_title(entry: &Entry, key: &str) -> Message {
    title(entry, format!("parameter-{}-{key}", entry.name()), &format!("parameter-{key}"), key)
}

/// How its moves are written; `None` if nobody says.
pub fn notation(entry: &Entry) -> Option<Message> {
    let id = format!("notation-{}", entry.name());
    let own = entry.text("notation");
    (own.is_some() || Language::English.knows(&id)).then(|| title(entry, id, "notation", ""))
}

/// What else can be said instead of a parameter, if there is something; it goes on with a sentence.
pub fn parameter_hint(entry: &Entry, key: &str) -> Message {
    Message::new(format!("parameter-{}-{key}-hint", entry.name())).or("")
}

/// A game that somebody added speaks for itself; if it says nothing, its name has to do.
fn title(entry: &Entry, id: String, about: &str, name: &str) -> Message {
    Message::new(id).or(entry.text(about).unwrap_or(name))
}
