//! The moves in pairs, each a link to the position after it.

use gametree_language::message;
use gametree_rules::Player;
use maud::{Markup, html};

use super::scene::{Pressing, Scene};
use super::stage;
use crate::kit;

pub(super) fn card(scene: &Scene<'_>) -> Markup {
    let game = scene.game();
    let count = game.moves().len();
    let typed = stage::as_text(scene);
    if count == 0 {
        let is_empty = scene.pressing() == Pressing::Nothing;
        return html! { @if !is_empty { section.card { (typed) } } };
    }
    let starter = game.mover_of(0);
    let aside = message!("web-play-moves-began", count = count, who = scene.who(starter));
    let title = scene.say(&message!("web-play-moves"));
    // A row is a move of the first player and one of the second; the second may have begun.
    let offset = usize::from(starter == Player::Second);
    let rows = (count + offset).div_ceil(2);
    let cell = |slot: usize| slot.checked_sub(offset).filter(|index| *index < count);
    kit::card(
        &title,
        &scene.say(&aside),
        html! {
            div.moves-box {
                ol.moves {
                    @for row in 0..rows {
                        li {
                            span.move-number { (scene.visitor.language.number(row as i128 + 1)) }
                            @for slot in [2 * row, 2 * row + 1] {
                                @match cell(slot) {
                                    Some(index) => (made(scene, index)),
                                    None => span {},
                                }
                            }
                        }
                    }
                }
            }
            (typed)
        },
    )
}

fn made(scene: &Scene<'_>, index: usize) -> Markup {
    let player = scene.game().mover_of(index);
    let played = &scene.game().moves()[index];
    let is_here = index + 1 == scene.at;
    let verdict = scene.facts.course.get(index + 1).copied().flatten();
    let verdict = verdict.filter(|_| scene.reveals());
    html! {
        a.made.now[is_here] href=(scene.address_at(index + 1))
            aria-current=[is_here.then_some("step")] {
            span class=(format!("who {player}")) aria-hidden="true" {}
            span.made-move { (kit::code(&played.mv)) }
            @if scene.reveals() && scene.facts.is_mistake(index) {
                b.wrong-mark title=(scene.say(&message!("web-play-threw-away"))) { "✕" }
            }
            @if let Some(verdict) = verdict {
                (kit::mark(&scene.mark(verdict), &scene.words(verdict)))
            }
        }
    }
}
