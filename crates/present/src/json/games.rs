use std::collections::BTreeMap;

use gametree_catalogue::{Catalogue, Entry};
use gametree_games::Accepts;
use gametree_language::{Language, without_marks};
use schemars::JsonSchema;
use serde::Serialize;

use crate::game_title;

/// The games of a catalogue.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Games {
    /// One by one.
    pub games: Vec<Game>,
}

/// A game, its parameters and heuristics.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Game {
    /// The name in specs.
    pub name: &'static str,
    /// The game in one line, in English.
    pub title: String,
    /// The same in every language, by its two letters.
    pub titles: BTreeMap<&'static str, String>,
    /// A spec.
    pub example: &'static str,
    /// What can be set in a spec.
    pub parameters: Vec<Parameter>,
    /// The names of its heuristics.
    pub heuristics: &'static [&'static str],
    /// Those of them that are the exact value in the game of the example: they know the answer.
    pub exact: Vec<&'static str>,
    /// Other names for some of its specs.
    pub aliases: Vec<Alias>,
}

/// A short name for a spec.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Alias {
    /// The name.
    pub name: &'static str,
    /// The spec it stands for.
    pub spec: &'static str,
}

/// What can be set in a spec.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Parameter {
    /// Its key.
    pub key: &'static str,
    /// What it is if it is not set; null if it has to be, or if there is nothing then.
    pub default: Option<&'static str>,
    /// The range that people are offered.
    pub menu: Option<[i64; 2]>,
    /// What kind of value it takes.
    pub accepts: &'static str,
    /// The least number it takes.
    pub least: Option<i64>,
    /// The largest number it takes.
    pub most: Option<i64>,
}

impl From<&Catalogue> for Games {
    fn from(catalogue: &Catalogue) -> Self {
        Games { games: catalogue.entries().iter().map(game).collect() }
    }
}

fn game(entry: &Entry) -> Game {
    let title = |language: Language| without_marks(&language.say(&game_title(entry))).into_owned();
    Game {
        name: entry.name(),
        title: title(Language::English),
        titles: Language::ALL.map(|language| (language.code(), title(language))).into(),
        example: entry.parameters.example,
        parameters: entry.parameters.list.iter().map(Parameter::from).collect(),
        heuristics: entry.heuristics,
        exact: entry.heuristics.iter().copied().filter(|name| entry.is_exact(name)).collect(),
        aliases: entry
            .aliases()
            .iter()
            .map(|alias| Alias { name: alias.name, spec: alias.spec })
            .collect(),
    }
}

impl From<&gametree_games::Parameter> for Parameter {
    fn from(parameter: &gametree_games::Parameter) -> Self {
        let (accepts, least, most) = match parameter.accepts {
            Accepts::Number { least, most } => ("number", Some(least), Some(most)),
            Accepts::Numbers { least, most, .. } => ("numbers", Some(least), Some(most)),
            Accepts::Digits { most } => ("digits", Some(1), Some(most as i64)),
            Accepts::Count { least, most } => {
                ("count", least.try_into().ok(), most.try_into().ok())
            }
            Accepts::OneOf(_) => ("one-of", None, None),
            Accepts::Name => ("name", None, None),
            Accepts::Replacements => ("replacements", None, None),
            Accepts::YesNo => ("yes-no", None, None),
        };
        Parameter {
            key: parameter.key,
            default: parameter.default,
            menu: parameter.menu.map(|(least, most)| [least, most]),
            accepts,
            least,
            most,
        }
    }
}
