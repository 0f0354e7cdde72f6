//! What is told when a game is over: how the result follows, what every move changed, what next.

use gametree_language::message;
use gametree_play::TurningPoint;
use gametree_rules::{Change, Remark};
use maud::{Markup, html};

use super::board::new_address;
use super::scene::Scene;
use crate::icon::Icon;
use crate::kit;

/// The result with its arithmetic, and a table of every move with what it changed.
pub(super) fn arithmetic(scene: &Scene<'_>) -> Markup {
    let who = |player| scene.who(player);
    let explaining = scene.explaining(&who);
    let game = scene.game();
    let end = game.session().explain_end();
    let said: Vec<String> = end
        .iter()
        .filter_map(|remark| explaining.remark(remark))
        .map(|said| scene.visitor.sentence(&said))
        .collect();
    html! {
        // Under an earlier position it would say what is not to be seen there.
        @if !said.is_empty() && !scene.is_looking_back() {
            ul.arithmetic {
                @for sentence in &said { li { (sentence) } }
            }
        }
        (table(scene))
    }
}

/// A column for each thing that moves change.
fn table(scene: &Scene<'_>) -> Markup {
    let who = |player| scene.who(player);
    let explaining = scene.explaining(&who);
    let game = scene.game();
    let mut session = game.before(0);
    let mut rows: Vec<(usize, Vec<Remark>)> = Vec::new();
    for (index, played) in game.moves().iter().enumerate() {
        rows.push((index, session.explain(&played.mv).unwrap_or_default()));
        // The game’s own moves can be played again.
        let _ = session.play(&played.mv);
    }
    if rows.iter().all(|(_, remarks)| remarks.is_empty()) {
        return html! {};
    }
    let changes = |remarks: &[Remark]| -> Vec<Change> {
        remarks.iter().flat_map(|remark| remark.changes.iter().copied()).collect()
    };
    let has_changes = rows.iter().any(|(_, remarks)| !changes(remarks).is_empty());
    html! {
        div.table-box {
            table.changes {
                thead {
                    tr {
                        th { (scene.say(&message!("label-move"))) }
                        th { (scene.say(&message!("web-play-what-it-did"))) }
                    }
                }
                tbody {
                    @for (index, remarks) in &rows {
                        tr.now[index + 1 == scene.at && has_changes] {
                            td {
                                a.made href=(scene.address_at(index + 1))
                                    aria-current=[(index + 1 == scene.at).then_some("step")] {
                                    span class=(format!("who {}", game.mover_of(*index))) aria-hidden="true" {}
                                    (kit::code(&game.moves()[*index].mv))
                                }
                            }
                            td {
                                @if let Some(said) = explaining.remarks(remarks) { (scene.say(&said)) }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// Through the game, once more from where it was decided, or anew.
pub(super) fn bar(scene: &Scene<'_>) -> Markup {
    let count = scene.game().moves().len();
    let step = |at: Option<usize>, icon: Icon, label: &str, key: Option<&str>| {
        html! {
            @match at {
                Some(at) => {
                    a.button href=(scene.address_at(at)) data-step=[key] { (kit::inside(icon, label, "")) }
                }
                None => { button.button disabled { (kit::inside(icon, label, "")) } }
            }
        }
    };
    let [start, back, on, end] = [
        scene.say(&message!("web-play-start")),
        scene.say(&message!("web-play-back")),
        scene.say(&message!("web-play-on")),
        scene.say(&message!("web-play-end")),
    ];
    html! {
        div.board-bar.over {
            div.bar-actions.steps {
                (step((scene.at > 0).then_some(0), Icon::First, &start, Some("Home")))
                (step(scene.at.checked_sub(1), Icon::Back, &back, Some("ArrowLeft")))
                (step((scene.at < count).then_some(scene.at + 1), Icon::On, &on, Some("ArrowRight")))
                (step((scene.at < count).then_some(count), Icon::Last, &end, Some("End")))
            }
            div.bar-actions { (once_more(scene)) (anew(scene)) }
        }
    }
}

/// The move that decided the game can be tried again.
fn once_more(scene: &Scene<'_>) -> Markup {
    let Some(TurningPoint::Decided { number, .. }) = &scene.facts.turning_point else {
        return html! {};
    };
    let label = scene.say(&message!("web-play-try-again", number = *number));
    html! {
        @match scene.kept() {
            Some(kept) => {
                form method="post" action=(format!("/g/{}/try", kept.id)) data-moves {
                    input type="hidden" name="version" value=(kept.version);
                    input type="hidden" name="number" value=(number);
                    button.button.framed { (kit::inside(Icon::Undo, &label, "")) }
                }
            }
            None => {
                a.button.framed href=(scene.address_at(number - 1)) { (kit::inside(Icon::Undo, &label, "")) }
            }
        }
    }
}

fn anew(scene: &Scene<'_>) -> Markup {
    let label = scene.say(&message!("web-play-again"));
    html! {
        @match scene.kept() {
            Some(kept) => {
                form method="post" action=(format!("/g/{}/again", kept.id)) data-moves {
                    input type="hidden" name="version" value=(kept.version);
                    button.button.main aria-keyshortcuts="N" { (kit::inside(Icon::Plus, &label, "N")) }
                }
            }
            None => {
                a.button.main href=(new_address(scene)) aria-keyshortcuts="N" {
                    (kit::inside(Icon::Plus, &label, "N"))
                }
            }
        }
    }
}
