use std::collections::BTreeSet;

use gametree_catalogue::SearchKey;

use crate::experiment::{Experiment, Kind};

/// What the player of each contest is called where its name stands alone: all that makes it up, as plans and commands
/// take it.
pub fn full_names(experiment: &Experiment) -> Vec<String> {
    let contests = experiment.contests().iter();
    contests.map(|contest| experiment.entrant(contest.player).to_string()).collect()
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
