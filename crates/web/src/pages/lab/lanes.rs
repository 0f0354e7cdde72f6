use gametree_lab::experiment::{Experiment, Kind};
use gametree_lab::report::{name_in_words, short_names};
use gametree_language::{Language, message};
use maud::{Markup, html};

use crate::lab::Look;

/// So many lanes have room.
const MOST: usize = 12;

/// A lane a player: games that are there of those there will be.
pub(super) fn lanes(language: Language, look: &Look) -> Markup {
    let experiment = &look.experiment;
    let names = names(language, experiment);
    let lanes =
        names.iter().enumerate().map(|(contest, name)| (name.clone(), look.played(contest)));
    let mut lanes: Vec<(String, [u64; 2])> = lanes.collect();
    let rest = lanes.split_off(lanes.len().min(MOST));
    html! {
        div.lanes {
            @for (name, [done, all]) in &lanes { (lane(language, html! { (name) }, *done, *all)) }
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

/// What each lane is called: the player, and the opponent where there are several.
fn names(language: Language, experiment: &Experiment) -> Vec<String> {
    let several = experiment.contests().windows(2).any(|pair| pair[0].opponent != pair[1].opponent);
    let names_both = several || experiment.plan().kind == Kind::Tournament;
    let contests = experiment.contests().iter().zip(short_names(experiment));
    let name = contests.map(|(contest, player)| match names_both {
        true => {
            let opponent = experiment.entrant(contest.opponent).to_string();
            let [player, opponent] = [player, opponent].map(|name| name_in_words(&name, language));
            format!("{player} – {opponent}")
        }
        false => name_in_words(&player, language),
    });
    name.collect()
}
