use gametree_catalogue::{Algorithm, Catalogue, Entry};
use gametree_games::Parameter;
use gametree_language::{Argument, message};

use crate::page::{Block, Cell, Fact, Page};
use crate::{Words, algorithm_title, game_title, heuristic_title};

/// The games: their parameters, ranges and heuristics; then the algorithms.
pub fn games(catalogue: &Catalogue) -> Page {
    Page::new(catalogue.entries().iter().map(game).chain([algorithms()]))
}

fn algorithms() -> Block {
    let names = Cell::Code(Algorithm::ALL.map(Algorithm::name).join(", "));
    let mut facts = vec![Fact::new(message!("label-algorithms"), names)];
    let detail =
        |algorithm: Algorithm| Fact::detail(algorithm.name(), algorithm_title(algorithm).into());
    facts.extend(Algorithm::ALL.map(detail));
    Block::Facts(facts)
}

fn game(entry: &Entry) -> Block {
    let example = Cell::Code(entry.parameters.example.to_owned());
    let mut facts = vec![Fact::new(message!("label-example"), example)];
    for parameter in entry.parameters.list {
        facts.push(Fact::detail(parameter.key, accepted(parameter)));
    }
    for alias in entry.aliases() {
        facts.push(Fact::detail(alias.name, Cell::Code(format!("= {}", alias.spec))));
    }
    let heuristics = Cell::Code(entry.heuristics.join(", "));
    facts.push(Fact::new(message!("label-heuristics"), heuristics));
    for name in entry.heuristics {
        facts.push(Fact::detail(name, heuristic_title(entry, name).into()));
    }
    Block::Named { name: entry.name().to_owned(), title: game_title(entry), facts }
}

/// What a parameter may be, what people are offered, and what it is by itself.
fn accepted(parameter: &Parameter) -> Cell {
    let mut parts: Vec<Argument> = vec![parameter.accepts.message().into()];
    if let Some((least, most)) = parameter.menu {
        let (least, most) = (least.to_string(), most.to_string());
        let range = message!("menu-range", least = least, most = most);
        parts.extend([Argument::Own(", "), range.into()]);
    }
    if let Some(default) = parameter.default {
        let default = message!("help-default", default = default);
        parts.extend([" ".into(), default.into()]);
    }
    Cell::Text(Argument::Joined(parts))
}

#[cfg(test)]
mod tests {
    use gametree_language::Language;

    use super::*;

    #[test]
    fn every_game_heuristic_and_algorithm_is_described_in_every_language() {
        for language in Language::ALL {
            for algorithm in Algorithm::ALL {
                assert!(language.knows(algorithm_title(algorithm).id()), "{language} {algorithm}");
            }
            for entry in Catalogue::standard().entries() {
                assert!(language.knows(game_title(entry).id()), "{language}: {}", entry.name());
                for name in entry.heuristics {
                    let title = heuristic_title(entry, name);
                    assert!(language.knows(title.id()), "{language}: {}", title.id());
                }
            }
        }
    }
}
