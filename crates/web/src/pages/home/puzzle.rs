use gametree_language::{Message, message};
use gametree_picture::{Stage, StageKind};
use gametree_present::{ValueMark, game_name, sentence};
use gametree_rules::Exact;
use maud::{Markup, PreEscaped, html};

use super::stage;
use crate::kit;
use crate::query;
use crate::shell::Lens;
use crate::today::Puzzle;
use crate::{Problem, Visitor, Workbench};

/// The position of the day: its moves are links that say whether they are right.
pub(super) fn card(
    workbench: &Workbench,
    visitor: &Visitor,
    puzzle: &Puzzle,
    tried: Option<&str>,
) -> Result<Markup, Problem> {
    let opened = puzzle.place.open(workbench)?;
    let has_points = opened.session.has_points();
    let said = |end: Exact| visitor.say(&sentence::proven(end.into(), has_points));
    let tried = tried.and_then(|tried| puzzle.known.moves.iter().find(|(mv, _)| mv == tried));
    let verdict = tried.map(|(mv, end)| verdict(puzzle, mv, said(*end)));
    let game = game_name(opened.entry, &opened.place.spec);
    let moves = puzzle.known.moves.len() as u64;
    let stage = stage(workbench, visitor, &puzzle.place)?;
    Ok(html! {
        section.card.today {
            div.today-board { (board(&stage, &visitor.say(&message!("web-play-board")))) }
            div.today-words {
                p.soft.small { (visitor.say(&message!("web-today"))) }
                h2.verdict { (visitor.say(&message!("web-today-question", who = puzzle.mover.name()))) }
                p.soft { (visitor.say(&message!("web-today-game", game = game, moves = moves))) }
                @if stage.kind == StageKind::Choices {
                    p.today-moves {
                        @for spot in &stage.spots {
                            a.button.framed href=(attempt(&spot.mv)) { bdi dir="ltr" { (spot.title) } }
                        }
                    }
                }
                @if let Some(verdict) = verdict {
                    p.today-verdict data-news=(visitor.say(&verdict)) { (visitor.say(&verdict)) }
                }
                details {
                    summary { (visitor.say(&message!("web-today-show"))) }
                    ul.plain.today-values {
                        @for (mv, end) in &puzzle.known.moves {
                            li {
                                (kit::code(mv))
                                (kit::mark(
                                    &ValueMark::proven((*end).into(), has_points, visitor.language)
                                        .best_if(puzzle.known.best_moves.contains(mv)),
                                    &said(*end),
                                ))
                            }
                        }
                    }
                }
                p { a href=(puzzle.place.address(Lens::Play.name())) { (visitor.say(&message!("web-today-play"))) } }
            }
        }
    })
}

/// The board; where moves have a place on it, that is a link.
fn board(stage: &Stage, name: &str) -> Markup {
    let [main, above] = [Some(&stage.drawing), stage.source.as_ref()];
    html! {
        @for drawing in [above, main].into_iter().flatten() {
            svg.stage role="group" aria-label=(name) viewBox=(drawing.view_box()) {
                (PreEscaped(&drawing.body))
                @if stage.kind != StageKind::Choices {
                    @for spot in &stage.spots {
                        @let [x, y, width, height] = spot.area;
                        a.hit href=(attempt(&spot.mv)) aria-label=(spot.title) {
                            rect x=(x) y=(y) width=(width) height=(height) rx="6" {}
                        }
                    }
                }
            }
        }
    }
}

/// The address that says whether a move is right.
fn attempt(mv: &str) -> String {
    format!("/?try={}", query::encoded(mv))
}

fn verdict(puzzle: &Puzzle, mv: &str, result: String) -> Message {
    match mv == puzzle.answer {
        true => message!("web-today-right", mv = mv, result = result),
        false => message!("web-today-wrong", mv = mv, result = result),
    }
}
