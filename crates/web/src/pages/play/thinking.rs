//! The computer at work.

use gametree_language::message;
use gametree_present::{ValueMark, sentence};
use gametree_rules::work::BestSoFar;
use gametree_search::{Bound, FoundMove};
use maud::{Markup, html};

use super::scene::Scene;
use crate::kit;
use crate::thinking::Thinking;

/// Below the board: how far it is, and a button for those who do not want to wait.
pub(super) fn strip(scene: &Scene<'_>, thinking: &Thinking) -> Markup {
    let Some(kept) = scene.kept() else { return html! {} };
    html! {
        form.thinking-strip method="post" action=(format!("/g/{}/now", kept.id)) data-moves {
            input type="hidden" name="version" value=(kept.version);
            span.pulse aria-hidden="true" {}
            b { (scene.say(&message!("web-play-thinking"))) }
            span.soft.how-far { (scene.say(&thinking.how_far())) }
            (bar(scene, thinking))
            button.button.framed { (scene.say(&message!("web-play-now"))) }
        }
    }
}

fn bar(scene: &Scene<'_>, thinking: &Thinking) -> Markup {
    let words = scene.say(&message!("web-play-thinking"));
    html! {
        @match thinking.share(scene.session.legal_moves().len()) {
            Some(share) => { progress value=(format!("{share:.3}")) max="1" aria-label=(words) {} }
            None => { progress aria-label=(words) {} }
        }
    }
}

/// Beside the board: what it has found so far. What it thinks of moves is not told while values are hidden.
pub(super) fn card(scene: &Scene<'_>) -> Markup {
    let Some(thinking) = &scene.view.thinking else { return html! {} };
    let time = scene.say(&sentence::duration(thinking.elapsed));
    html! {
        section.card.thinking-card {
            header.card-head {
                h2 { span.pulse aria-hidden="true" {} (scene.say(&message!("web-play-its-thinking"))) }
                span.aside.thinking-time { (time) }
            }
            @if thinking.goes_move_by_move() {
                (moves(scene, thinking))
            } @else {
                (depths(scene, &thinking.depths))
            }
            @if let Some(search) = &thinking.search {
                p.soft.small { (scene.say(&message!("web-play-search", search = sentence::search(search)))) }
            }
        }
    }
}

/// A row a depth, as the engine deepens.
fn depths(scene: &Scene<'_>, depths: &[BestSoFar]) -> Markup {
    let language = scene.visitor.language;
    let mark = |found: &BestSoFar| match found.end {
        Some(end) => ValueMark::proven(end, scene.session.has_points(), language),
        None => ValueMark::amount(found.value, Bound::Exact, language),
    };
    html! {
        table.thoughts {
            thead {
                tr {
                    th { (scene.say(&message!("web-play-depth"))) }
                    @if scene.reveals() { th { (scene.say(&message!("label-value"))) } }
                    th.end { (scene.say(&message!("label-nodes"))) }
                    @if scene.reveals() { th { (scene.say(&message!("web-play-line"))) } }
                }
            }
            tbody data-thoughts=(if scene.reveals() { "all" } else { "hidden" }) {
                @for (index, found) in depths.iter().enumerate() {
                    tr.now[index + 1 == depths.len()] {
                        td { (language.number(found.depth)) }
                        @if scene.reveals() {
                            td { (kit::mark(&mark(found), &mark(found).text)) }
                        }
                        td.end { (language.number(found.visited)) }
                        @if scene.reveals() { td.moves-cell { (kit::code(&found.line.join(" "))) } }
                    }
                }
            }
        }
    }
}

/// So many of the moves it has finished stand there at once, the latest; those before them are folded.
const LATEST: usize = 8;

/// A row a move of the root, as a textbook search finishes them; while values are hidden, only how many.
fn moves(scene: &Scene<'_>, thinking: &Thinking) -> Markup {
    let all = scene.session.legal_moves().len();
    let (before, latest) = thinking.moves.split_at(thinking.moves.len().saturating_sub(LATEST));
    html! {
        p.thoughts-count { (scene.say(&thinking.moves_of(all))) }
        @if scene.reveals() {
            table.thoughts {
                thead {
                    tr {
                        th { (scene.say(&message!("label-move"))) }
                        th { (scene.say(&message!("label-value"))) }
                    }
                }
                tbody data-thoughts="all" { (rows(scene, latest, true)) }
            }
            details.fold.thoughts-before hidden[before.is_empty()] {
                summary { (scene.say(&message!("web-play-moves-before"))) }
                table.thoughts { tbody data-thoughts-before { (rows(scene, before, false)) } }
            }
        }
    }
}

fn rows(scene: &Scene<'_>, moves: &[FoundMove<String>], has_last: bool) -> Markup {
    html! {
        @for (index, found) in moves.iter().enumerate() {
            tr.now[has_last && index + 1 == moves.len()] {
                td { (kit::code(&found.mv)) }
                td { (kit::mark(&scene.mark(found.verdict), &scene.words(found.verdict))) }
            }
        }
    }
}
