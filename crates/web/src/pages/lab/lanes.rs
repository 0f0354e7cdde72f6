use gametree_lab::experiment::{Experiment, Kind};
use gametree_language::{Language, message};
use maud::{Markup, html};

use crate::kit;
use crate::lab::Look;

/// So many lanes have room.
const MOST: usize = 12;

/// A lane a player: games that are there of those there will be.
pub(super) fn lanes(language: Language, look: &Look) -> Markup {
    let experiment = &look.experiment;
    let names = names(experiment);
    let lanes =
        names.iter().enumerate().map(|(contest, name)| (name.clone(), look.played(contest)));
    let mut lanes: Vec<(String, [u64; 2])> = lanes.collect();
    let rest = lanes.split_off(lanes.len().min(MOST));
    html! {
        div.lanes {
            @for (name, [done, all]) in &lanes { (lane(language, kit::code(name), *done, *all)) }
            @if !rest.is_empty() {
                @let [done, all] = [0, 1].map(|which| rest.iter().map(|(_, played)| played[which]).sum());
                @let label = language.say(&message!("web-lab-other-lanes", players = rest.len()));
                (lane(language, html! { (label) }, done, all))
            }
        }
    }
}

fn lane(language: Language, label: Markup, done: u64, all: u64) -> Markup {
    let words = language.say(&message!("web-lab-games-of", games = done, of = all));
    html! {
        div.lane {
            span.lane-name { (label) }
            progress max=(all.max(1)) value=(done.min(all.max(1))) aria-label=(words) {}
            span.lane-count { (words) }
        }
    }
}

/// What tells the players apart: what all have in common is left out.
pub(super) fn names(experiment: &Experiment) -> Vec<String> {
    let several = experiment.contests().windows(2).any(|pair| pair[0].opponent != pair[1].opponent);
    let is_tournament = experiment.plan().kind == Kind::Tournament;
    let name = |entrant: usize| experiment.entrant(entrant).to_string();
    let players: Vec<String> =
        experiment.contests().iter().map(|contest| name(contest.player)).collect();
    let players = if is_tournament { players } else { shortened(&players) };
    let contests = experiment.contests().iter().zip(players);
    contests
        .map(|(contest, player)| match several || is_tournament {
            true => format!("{player} – {}", name(contest.opponent)),
            false => player,
        })
        .collect()
}

/// `alphabeta:depth=1,heuristic=a` and `alphabeta:depth=3,heuristic=a` are `depth=1` and `depth=3`.
fn shortened(players: &[String]) -> Vec<String> {
    let parts = |player: &str| -> Vec<String> {
        let (name, rest) = player.split_once(':').unwrap_or((player, ""));
        let settings = rest.split(',').filter(|part| !part.is_empty());
        std::iter::once(name.to_owned()).chain(settings.map(str::to_owned)).collect()
    };
    let all: Vec<Vec<String>> = players.iter().map(|player| parts(player)).collect();
    let common = |part: &String| all.iter().all(|parts| parts.contains(part));
    let short = all.iter().map(|parts| {
        let own: Vec<&str> =
            parts.iter().filter(|part| !common(part)).map(String::as_str).collect();
        own.join(" ")
    });
    let short: Vec<String> = short.collect();
    let tells = short.len() > 1 && short.iter().all(|name| !name.is_empty());
    if tells { short } else { players.to_vec() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_common_is_left_out() {
        let short = |players: &[&str]| {
            shortened(&players.iter().map(|player| (*player).to_owned()).collect::<Vec<_>>())
        };
        assert_eq!(
            short(&["alphabeta:depth=1,heuristic=a", "alphabeta:depth=3,heuristic=a"]),
            ["depth=1", "depth=3"]
        );
        assert_eq!(short(&["minimax:depth=2", "alphabeta:depth=2"]), ["minimax", "alphabeta"]);
        assert_eq!(short(&["minimax:depth=2", "easy"]), ["minimax depth=2", "easy"]);
        assert_eq!(short(&["easy"]), ["easy"]);
        // One that has nothing of its own keeps its name.
        assert_eq!(short(&["mcts", "mcts:nodes=9"]), ["mcts", "mcts:nodes=9"]);
    }
}
