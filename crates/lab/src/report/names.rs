use std::collections::BTreeSet;

use gametree_catalogue::{Algorithm, SearchKey};
use gametree_language::{Argument, Language, Message, message, without_marks};
use gametree_play::Strength;

use crate::experiment::{Experiment, Kind};

/// What the player of each contest is called where its name stands alone: all that makes it up, as plans and commands
/// take it.
pub fn full_names(experiment: &Experiment) -> Vec<String> {
    let contests = experiment.contests().iter();
    contests.map(|contest| experiment.entrant(contest.player).to_string()).collect()
}

/// What the opponent of each contest is called, as plans and commands take it.
pub fn opponent_names(experiment: &Experiment) -> Vec<String> {
    let contests = experiment.contests().iter();
    contests.map(|contest| experiment.entrant(contest.opponent).to_string()).collect()
}

/// What tells the player of each contest apart from the others; what all have in common is left out. In a tournament
/// players are also opponents, and keep their names.
pub fn short_names(experiment: &Experiment) -> Vec<String> {
    let names = full_names(experiment);
    if experiment.plan().kind == Kind::Tournament { names } else { shortened(names) }
}

/// `alphabeta:depth=1,heuristic=a` and `alphabeta:depth=3,heuristic=a` are `depth=1` and `depth=3`.
fn shortened(players: Vec<String>) -> Vec<String> {
    let parts = |player: &str| -> Vec<String> {
        let (name, rest) = player.split_once(':').unwrap_or((player, ""));
        let settings = rest.split(',').filter(|part| !part.is_empty());
        std::iter::once(name.to_owned()).chain(settings.map(str::to_owned)).collect()
    };
    let mut all: Vec<Vec<String>> = players.iter().map(|player| parts(player)).collect();
    write_out_defaults(&mut all);
    let common = |part: &String| all.iter().all(|parts| parts.contains(part));
    let short = all.iter().map(|parts| {
        let own: Vec<&str> =
            parts.iter().filter(|part| !common(part)).map(String::as_str).collect();
        own.join(" ")
    });
    let short: Vec<String> = short.collect();
    let tells = short.len() > 1 && short.iter().all(|name| !name.is_empty());
    if tells { short } else { players }
}

/// A name for people who read it on a page: `alphabeta depth=3` is “alpha-beta, depth 3”. A name that is neither
/// a strength nor made of a search and its settings stays as it is.
pub fn name_in_words(name: &str, language: Language) -> String {
    let parts = name.split([':', ',', ' ']).filter(|part| !part.is_empty());
    let words: Option<Vec<String>> = parts.map(|part| part_in_words(part, language)).collect();
    match words {
        // A name is kept apart as a whole, where it is written.
        Some(words) => {
            let words = words.iter().map(|word| Argument::from(&*without_marks(word)));
            language.write(&Argument::list(words, ", "))
        }
        None => name.to_owned(),
    }
}

fn part_in_words(part: &str, language: Language) -> Option<String> {
    if let Some((key, value)) = part.split_once('=') {
        let text = || Argument::Text(value.to_owned()).isolated();
        return Some(match (key, value.parse::<u64>()) {
            ("depth", Ok(depth)) => language.say(&message!("search-depth", depth = depth)),
            ("nodes", Ok(nodes)) => language.say(&message!("player-nodes", nodes = nodes)),
            ("heuristic", _) => language.say(&message!("player-heuristic", name = text())),
            _ => part.to_owned(),
        });
    }
    if let Ok(strength) = part.parse::<Strength>() {
        // Its name stands before what it means.
        let said = language.say(&Message::new(format!("strength-{strength}")));
        return Some(said.split(':').next().unwrap_or(part).trim().to_owned());
    }
    Some(match part.parse().ok()? {
        Algorithm::AlphaBeta => language.say(&message!("player-alphabeta")),
        Algorithm::Random => language.say(&message!("player-random")),
        _ => part.to_owned(),
    })
}

/// A setting that somebody has changed is written out for those who have its default, too: `plain` is a heuristic
/// like the others.
fn write_out_defaults(all: &mut [Vec<String>]) {
    let key_of = |part: &String| part.split_once('=').map(|(key, _)| key.to_owned());
    let keys: BTreeSet<String> = all.iter().flatten().filter_map(key_of).collect();
    for key in keys {
        let default = SearchKey::find(&key).and_then(|known| known.parameter.default);
        let takers = SearchKey::takers(&key);
        let Some(default) = default else { continue };
        for parts in &mut *all {
            let is_written = parts.iter().filter_map(key_of).any(|written| written == key);
            if !is_written && takers.contains(&parts[0].as_str()) {
                parts.push(format!("{key}={default}"));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_have_words() {
        let words = |name: &str| name_in_words(name, Language::English);
        assert_eq!(words("depth=3"), "depth 3");
        assert_eq!(words("alphabeta"), "alpha-beta");
        assert_eq!(words("minimax depth=2 heuristic=plain"), "minimax, depth 2, heuristic plain");
        assert_eq!(words("alphabeta:depth=2,order=best"), "alpha-beta, depth 2, order=best");
        assert_eq!([words("medium"), words("random")], ["medium", "random"]);
        assert_eq!(words("reports:004,depth=3"), "reports:004,depth=3");
        for language in Language::ALL {
            for name in ["alphabeta", "random", "easy", "depth=12", "nodes=5000", "heuristic=law"] {
                let words = name_in_words(name, language);
                assert!(!words.contains('\\'), "a mark that is written out: {words}");
                assert!(!words.is_empty() && words == without_marks(&words), "{name}: {words:?}");
            }
        }
    }

    #[test]
    fn what_is_common_is_left_out() {
        let short = |players: &[&str]| {
            shortened(players.iter().map(|player| (*player).to_owned()).collect::<Vec<_>>())
        };
        assert_eq!(
            short(&["alphabeta:depth=1,heuristic=a", "alphabeta:depth=3,heuristic=a"]),
            ["depth=1", "depth=3"]
        );
        assert_eq!(short(&["minimax:depth=2", "alphabeta:depth=2"]), ["minimax", "alphabeta"]);
        assert_eq!(short(&["minimax:depth=2", "easy"]), ["minimax depth=2", "easy"]);
        assert_eq!(short(&["easy"]), ["easy"]);
        // Who has the default has it by name, where others have another.
        assert_eq!(
            short(&["alphabeta:depth=2", "alphabeta:depth=2,heuristic=report"]),
            ["heuristic=plain", "heuristic=report"]
        );
        assert_eq!(
            short(&["alphabeta:depth=2", "minimax:depth=2,order=best", "easy"]),
            ["alphabeta depth=2 order=listed", "minimax depth=2 order=best", "easy"]
        );
        // One that has nothing of its own keeps its name.
        assert_eq!(short(&["mcts", "mcts:nodes=9"]), ["mcts", "mcts:nodes=9"]);
    }
}
