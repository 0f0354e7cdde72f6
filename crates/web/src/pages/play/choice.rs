//! The computer’s last move: what it cost, its tree, and what it thought, next to what is exact.

use gametree_catalogue::Algorithm;
use gametree_language::message;
use gametree_play::{Played, PlayerSpec};
use gametree_present::sentence;
use gametree_search::FoundMove;
use maud::{Markup, html};

use super::facts::LastSearch;
use super::scene::Scene;
use crate::icon::Icon;
use crate::kit;
use crate::pages::tree;

/// Moves that are listed at the most.
const MOST: usize = 5;

/// Nodes and time of the computer’s last move, which give nothing away, and a link to its tree.
/// What it thought is told where values are shown.
pub(super) fn card(scene: &Scene<'_>) -> Markup {
    let made = &scene.game().moves()[..scene.at];
    let Some(index) = made.iter().rposition(|played| played.work.is_some()) else {
        return html! {};
    };
    let played = &made[index];
    let title = scene.say(&message!("web-play-last-search"));
    let searched = searches(played);
    let told = scene.facts.last_search.as_ref();
    let told = told.filter(|last| scene.reveals() && last.index == index);
    kit::card(
        &title,
        &cost(scene, played),
        html! {
            @match told {
                Some(last) if !last.thought.is_empty() => (table(scene, last, &played.mv)),
                Some(last) => (in_words(scene, last, &played.mv, searched)),
                None => {
                    p.soft {
                        @if !searched { (scene.say(&message!("web-play-no-search"))) " " }
                        (scene.say(&message!("web-play-it-took", mv = played.mv.as_str())))
                    }
                }
            }
            @if searched { (its_tree(scene, index, played)) }
        },
    )
}

/// Whether the move was searched for, and not taken by chance.
fn searches(played: &Played) -> bool {
    played.search.as_ref().is_none_or(|search| search.algorithm != Algorithm::Random)
}

/// How many nodes the move took, and how long.
fn cost(scene: &Scene<'_>, played: &Played) -> String {
    let Some(work) = played.work.filter(|_| searches(played)) else { return String::new() };
    let time = sentence::duration(work.elapsed);
    scene.say(&message!("web-play-nodes", done = work.visited, time = time))
}

/// The way to the tree of the search, or why there is none.
fn its_tree(scene: &Scene<'_>, index: usize, played: &Played) -> Markup {
    let place = scene.place_at(index);
    let visited = played.work.map_or(0, |work| work.visited);
    let address = played.search.as_ref().map(|search| tree::address_of(&place, search, visited));
    let mover = &scene.game().players()[scene.game().mover_of(index).index()];
    let why = match (&played.search, mover) {
        (Some(search), _) => {
            message!("web-play-no-tree", algorithm = search.algorithm.name())
        }
        (None, PlayerSpec::Guest(guest)) => message!("web-play-no-tree", algorithm = guest.name()),
        (None, _) => message!("web-play-no-tree-known"),
    };
    html! {
        @match address.flatten() {
            Some(address) => p.play-its-tree {
                a.button.framed.little href=(address) {
                    (kit::inside(Icon::Tree, &scene.say(&message!("web-play-its-tree")), ""))
                }
            },
            None => p.soft.small { (scene.say(&why)) },
        }
    }
}

fn table(scene: &Scene<'_>, last: &LastSearch, chosen: &String) -> Markup {
    let mover = scene.game().mover_of(last.index);
    let listed = FoundMove::best_first(&last.thought, Some(chosen), mover);
    let exact = |mv: &str| last.known.as_ref().and_then(|known| known.of(mv));
    html! {
        table.thoughts {
            thead {
                tr {
                    th { (scene.say(&message!("label-move"))) }
                    th { (scene.say(&message!("web-play-it-thought"))) }
                    @if last.known.is_some() { th { (scene.say(&message!("web-play-exactly"))) } }
                }
            }
            tbody {
                @for found in listed.into_iter().take(MOST) {
                    tr.now[found.mv == *chosen] {
                        td { (kit::code(&found.mv)) }
                        td { (kit::mark(&scene.mark(found.verdict), &scene.words(found.verdict))) }
                        @if last.known.is_some() {
                            td {
                                @if let Some(verdict) = exact(&found.mv) {
                                    (kit::mark(&scene.mark(verdict), &scene.words(verdict)))
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// Where there is no list of thoughts: what it took, and what would have been better.
fn in_words(scene: &Scene<'_>, last: &LastSearch, chosen: &str, searched: bool) -> Markup {
    let best = last.known.as_ref().and_then(|known| {
        let best = known.best.first()?;
        Some((best, known.of(best)?, known.is_best(chosen)))
    });
    html! {
        p.soft {
            @if !searched { (scene.say(&message!("web-play-no-search"))) " " }
            (scene.say(&message!("web-play-it-took", mv = chosen)))
            @if let Some((best, verdict, is_best)) = best {
                " "
                @if is_best {
                    (scene.say(&message!("web-play-took-best")))
                } @else {
                    (scene.say(&message!("web-play-better", mv = best.as_str(), what = scene.sentence(verdict))))
                }
            }
        }
    }
}
