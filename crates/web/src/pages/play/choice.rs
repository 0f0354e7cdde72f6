//! The computer’s last move: what it thought, next to what is exact.

use gametree_catalogue::Algorithm;
use gametree_language::message;
use gametree_present::sentence;
use gametree_search::FoundMove;
use maud::{Markup, html};

use super::facts::LastSearch;
use super::scene::Scene;
use crate::kit;

/// Moves that are listed at the most.
const MOST: usize = 5;

pub(super) fn card(scene: &Scene<'_>) -> Markup {
    let Some(last) = scene.facts.last_search.as_ref().filter(|_| scene.reveals()) else {
        return html! {};
    };
    let played = &scene.game().moves()[last.index];
    let Some(work) = played.work else { return html! {} };
    let title = scene.say(&message!("web-play-last-search"));
    let searched = played.search.as_ref().is_none_or(|it| it.algorithm != Algorithm::Random);
    let time = sentence::duration(work.elapsed);
    let aside = message!("web-play-nodes", done = work.visited, time = time);
    let aside = if searched { scene.say(&aside) } else { String::new() };
    let body = match last.thought.is_empty() {
        true => in_words(scene, last, &played.mv, searched),
        false => table(scene, last, &played.mv),
    };
    kit::card(&title, &aside, body)
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
