//! `gametree games`: the games, their parameters, ranges and heuristics.

use gametree_catalogue::{Catalogue, Entry};
use gametree_games::{Accepts, Parameter};
use gametree_language::{Message, message};
use gametree_present::Words;
use serde::Serialize;

use crate::complaint::Complaint;
use crate::screen::Screen;

#[derive(Serialize)]
struct Json {
    games: Vec<Game>,
}

#[derive(Serialize)]
struct Game {
    name: &'static str,
    title: String,
    example: &'static str,
    parameters: Vec<ParameterJson>,
    heuristics: &'static [&'static str],
    aliases: Vec<AliasJson>,
}

#[derive(Serialize)]
struct AliasJson {
    name: &'static str,
    spec: &'static str,
}

#[derive(Serialize)]
struct ParameterJson {
    key: &'static str,
    default: Option<&'static str>,
    menu: Option<[i64; 2]>,
    accepts: &'static str,
    least: Option<i64>,
    most: Option<i64>,
}

pub(crate) fn run(screen: &Screen) -> Result<(), Complaint> {
    let catalogue = Catalogue::standard();
    if screen.wants_json() {
        let games = catalogue.entries().iter().map(|entry| as_json(entry, screen)).collect();
        return screen.print_json(&Json { games });
    }
    let texts: Vec<String> =
        catalogue.entries().iter().map(|entry| as_text(entry, screen)).collect();
    screen.print(&texts.join("\n"))
}

/// The game in one line.
fn title(entry: &Entry) -> Message {
    Message::new(format!("game-{}", entry.name()))
}

fn as_json(entry: &Entry, screen: &Screen) -> Game {
    Game {
        name: entry.name(),
        title: screen.say(&title(entry)),
        example: entry.parameters.example,
        parameters: entry.parameters.list.iter().map(parameter_json).collect(),
        heuristics: entry.heuristics,
        aliases: entry
            .aliases()
            .iter()
            .map(|alias| AliasJson { name: alias.name, spec: alias.spec })
            .collect(),
    }
}

fn parameter_json(parameter: &Parameter) -> ParameterJson {
    let (accepts, least, most) = match parameter.accepts {
        Accepts::Number { least, most } => ("number", Some(least), Some(most)),
        Accepts::Numbers { least, most, .. } => ("numbers", Some(least), Some(most)),
        Accepts::Digits { most } => ("digits", Some(1), Some(most as i64)),
        Accepts::Replacements => ("replacements", None, None),
        Accepts::YesNo => ("yes-no", None, None),
        Accepts::Count { least, most } => ("count", least.try_into().ok(), most.try_into().ok()),
        Accepts::OneOf(_) => ("one-of", None, None),
        Accepts::Name => ("name", None, None),
    };
    ParameterJson {
        key: parameter.key,
        default: parameter.default,
        menu: parameter.menu.map(|(least, most)| [least, most]),
        accepts,
        least,
        most,
    }
}

fn as_text(entry: &Entry, screen: &Screen) -> String {
    let look = screen.look();
    let mut rows =
        vec![(screen.say(&message!("label-example")), entry.parameters.example.to_owned())];
    for parameter in entry.parameters.list {
        rows.push((format!("  {}", parameter.key), parameter_text(parameter, screen)));
    }
    for alias in entry.aliases() {
        rows.push((format!("  {}", alias.name), format!("= {}", alias.spec)));
    }
    rows.push((screen.say(&message!("label-heuristics")), entry.heuristics.join(", ")));
    for name in entry.heuristics {
        rows.push((format!("  {name}"), screen.say(&heuristic_title(entry, name))));
    }
    let title = screen.say(&title(entry));
    format!("{}  {title}\n{}", look.terminal.strong(entry.name()), look.labelled(&rows))
}

fn heuristic_title(entry: &Entry, name: &str) -> Message {
    match name {
        "plain" => message!("heuristic-plain"),
        name => Message::new(format!("heuristic-{}-{name}", entry.name())),
    }
}

fn parameter_text(parameter: &Parameter, screen: &Screen) -> String {
    let mut text = screen.say(&parameter.accepts.message());
    if let Some((least, most)) = parameter.menu {
        let (least, most) = (least.to_string(), most.to_string());
        text += &format!(", {}", screen.say(&message!("menu-range", least = least, most = most)));
    }
    if let Some(default) = parameter.default {
        text += &format!(" {}", screen.say(&message!("help-default", default = default)));
    }
    text
}

#[cfg(test)]
mod tests {
    use gametree_language::Language;

    use super::*;

    #[test]
    fn every_game_and_heuristic_is_described_in_every_language() {
        for language in Language::ALL {
            for entry in Catalogue::standard().entries() {
                assert!(language.knows(title(entry).id()), "{language}: {}", entry.name());
                for name in entry.heuristics {
                    let title = heuristic_title(entry, name);
                    assert!(language.knows(title.id()), "{language}: {}", title.id());
                }
            }
        }
    }
}
