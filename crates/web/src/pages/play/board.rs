//! The card of the board: who plays, the board, what its marks mean, what can be done.

use gametree_language::{Message, message};
use gametree_play::PlayerSpec;
use gametree_present::{ValueMark, playing};
use gametree_rules::{Player, Plies, Proven};
use gametree_search::{Bound, Verdict};
use maud::{Markup, html};

use super::scene::Scene;
use super::wishes::Values;
use super::{finished, stage, thinking};
use crate::icon::Icon;
use crate::{Problem, kit};

pub(super) fn card(scene: &Scene<'_>) -> Result<Markup, Problem> {
    let is_over = scene.game().is_over();
    Ok(html! {
        section.card.board-card aria-label=(scene.say(&message!("web-play-board"))) {
            (players(scene))
            @if let Some(notice) = &scene.view.notice {
                p.notice role="alert" { (scene.visitor.sentence(notice)) }
            }
            @if scene.is_looking_back() && !is_over { (looking_back(scene)) }
            div.stage-box { (stage::board(scene)?) }
            @if let Some(thinking) = &scene.view.thinking { (thinking::strip(scene, thinking)) }
            @if is_over { (finished::arithmetic(scene)) }
            @if scene.reveals() && scene.known().is_some() { (legend(scene)) }
            @if is_over { (finished::bar(scene)) } @else { (bar(scene)) }
        }
    })
}

/// An earlier position than that of the game is shown: how to come back.
fn looking_back(scene: &Scene<'_>) -> Markup {
    html! {
        p.notice {
            (scene.say(&message!("web-play-looking-back", number = scene.at)))
            " "
            a href=(scene.address_at(scene.game().moves().len())) {
                (scene.say(&message!("web-play-return")))
            }
        }
    }
}

/// Both players, whoever is to move in yellow, and whose turn it is.
fn players(scene: &Scene<'_>) -> Markup {
    let result = scene.session.result();
    let now = match &result {
        Some(ending) => ending.outcome.winner(),
        None => scene.mover(),
    };
    let score = scene.session.score();
    let player = |player: Player| {
        let lit = if now == Some(player) { " now" } else { "" };
        html! {
            div class=(format!("player {player}{lit}")) {
                span class=(format!("who {player}")) aria-hidden="true" {}
                span.player-name {
                    b { (scene.say(&message!("web-play-player", who = scene.who(player)))) }
                    " "
                    span.player-line { (line(scene, player)) }
                }
                @if let Some(score) = score {
                    span.points { (scene.visitor.language.number(score[player.index()])) }
                }
            }
        }
    };
    html! {
        div.players {
            (player(Player::First))
            div.turn { (scene.say(&turn(scene))) }
            (player(Player::Second))
        }
    }
}

/// Whose turn it is, or who has won.
fn turn(scene: &Scene<'_>) -> Message {
    if let Some(ending) = scene.session.result() {
        return playing::won(scene.game(), ending.outcome);
    }
    let who = scene.mover().map_or("first", |player| scene.who(player));
    match scene.view.thinking {
        Some(_) if !scene.is_looking_back() => message!("web-play-thinks", who = who),
        _ => message!("web-play-turn", who = who),
    }
}

/// What stands beside a player’s name.
fn line(scene: &Scene<'_>, player: Player) -> String {
    let who = |player| scene.who(player);
    let standing = scene.session.standing(player);
    let standing = standing.and_then(|remark| scene.explaining(&who).remark(&remark));
    let began = scene.game().mover_of(0) == player && scene.computer(player).is_none();
    let pieces = [
        standing.map(|said| scene.say(&said)),
        scene.computer(player),
        began.then(|| scene.say(&message!("web-play-began"))),
    ];
    // Where there is more to say than fits, the game itself goes first.
    let most = if scene.session.has_points() { 1 } else { 2 };
    let pieces: Vec<String> = pieces.into_iter().flatten().take(most).collect();
    pieces.join(&scene.comma())
}

/// What the marks mean, by those that are there.
fn legend(scene: &Scene<'_>) -> Markup {
    let Some(known) = scene.known() else { return html! {} };
    let moves = scene.session.legal_moves();
    let shown: Vec<(Verdict, bool)> = moves.iter().filter_map(|mv| scene.shown(mv)).collect();
    let first_of = |wanted: &dyn Fn(Verdict) -> bool| {
        shown.iter().map(|(verdict, _)| *verdict).find(|verdict| wanted(*verdict))
    };
    let mut pieces: Vec<(ValueMark, Message)> = Vec::new();
    for player in Player::ALL {
        let wins = |verdict: Verdict| {
            verdict.end().is_some_and(|end| end.outcome().winner() == Some(player))
        };
        if let Some(verdict) = first_of(&wins) {
            let who = scene.who(player);
            let message = match verdict.end().map(|Proven { margin, plies }| (margin, plies)) {
                Some((margin, _)) if scene.session.has_points() => {
                    message!("play-wins-by", who = who, by = margin.unsigned_abs())
                }
                Some((_, Plies::Exactly(1..) | Plies::AtMost(_))) => {
                    message!("web-play-wins-soon", who = who)
                }
                _ => message!("explain-wins", who = who),
            };
            pieces.push((scene.mark(verdict), message));
        }
    }
    let is_draw = |verdict: Verdict| verdict.end().is_some_and(|end| end.margin == 0);
    if let Some(verdict) = first_of(&is_draw) {
        pieces.push((scene.mark(verdict), message!("web-play-draw")));
    }
    let is_bound = |verdict: Verdict| verdict.end().is_none() && verdict.bound() != Bound::Exact;
    if let Some(verdict) = first_of(&|verdict| verdict.is_estimate() && !is_bound(verdict)) {
        pieces.push((scene.mark(verdict), message!("web-play-estimate")));
    }
    if let Some(verdict) = first_of(&is_bound) {
        pieces.push((scene.mark(verdict), message!("web-play-bound")));
    }
    if let Some((verdict, _)) = shown.iter().find(|(_, best)| *best) {
        let message = match known.is_exact {
            true => message!("web-play-best"),
            false => message!("web-play-best-so-far"),
        };
        pieces.push((scene.mark(*verdict).best_if(true), message));
    }
    if pieces.is_empty() {
        return html! {};
    }
    html! {
        ul.legend aria-label=(scene.say(&message!("web-play-legend"))) {
            @for (mark, message) in &pieces {
                @let words = scene.say(message);
                li { (kit::mark(mark, &words)) span { (words) } }
            }
            @if (0..scene.at).any(|index| scene.facts.is_mistake(index)) {
                li { b.wrong-mark { "✕" } span { (scene.say(&message!("web-play-threw-away"))) } }
            }
        }
    }
}

/// What can be done in a game that goes on.
fn bar(scene: &Scene<'_>) -> Markup {
    let may_hint = scene.mover().is_some() && scene.view.thinking.is_none();
    let hint = scene.say(&message!("web-play-hint"));
    let asked = scene.asked.map(|values| format!("&values={}", values.name())).unwrap_or_default();
    html! {
        div.board-bar {
            (values(scene))
            div.bar-actions {
                @if may_hint {
                    (kit::link(&scene.address_with(&format!("hint=yes{asked}")), Icon::Hint, &hint, "H"))
                } @else {
                    button.button disabled { (kit::inside(Icon::Hint, &hint, "H")) }
                }
                (pause(scene))
                (undo(scene))
                (kit::link(&new_address(scene), Icon::Plus, &scene.say(&message!("web-play-new")), "N"))
                a.button.phone-only href=(scene.place.address("play")) data-share {
                    (kit::inside(Icon::Link, &scene.say(&message!("web-play-share")), ""))
                }
            }
        }
    }
}

/// A new game of the same kind.
pub(super) fn new_address(scene: &Scene<'_>) -> String {
    crate::Place::start(scene.place.spec.clone()).address("play")
}

/// Undo and redo: buttons in a game, links through the moves of a place.
fn undo(scene: &Scene<'_>) -> Markup {
    let undo = scene.say(&message!("web-play-undo"));
    let redo = scene.say(&message!("web-play-redo"));
    let [back, forth] = [(Icon::Undo, undo.as_str(), "U"), (Icon::Redo, redo.as_str(), "R")];
    let disabled = |(icon, label, key): (Icon, &str, &str)| {
        html! { button.button disabled { (kit::inside(icon, label, key)) } }
    };
    let Some(kept) = scene.kept() else {
        return html! {
            @match scene.at.checked_sub(1) {
                Some(before) => (kit::link(&scene.address_at(before), back.0, back.1, back.2)),
                None => (disabled(back)),
            }
            (disabled(forth))
        };
    };
    let form = |path: &str, (icon, label, key): (Icon, &str, &str)| {
        html! {
            form method="post" action=(format!("/g/{}/{path}", kept.id)) data-moves {
                input type="hidden" name="version" value=(kept.version);
                (kit::button("", "", icon, label, key))
            }
        }
    };
    let game = scene.game();
    html! {
        @if game.moves().is_empty() { (disabled(back)) } @else { (form("undo", back)) }
        @if game.undone().is_empty() { (disabled(forth)) } @else { (form("redo", forth)) }
    }
}

/// Two computers can be stopped and told to go on.
fn pause(scene: &Scene<'_>) -> Markup {
    let Some(kept) = scene.kept() else { return html! {} };
    if scene.game().players().iter().any(PlayerSpec::is_human) {
        return html! {};
    }
    let (path, icon, label) = match kept.is_paused {
        true => ("go", Icon::Play, message!("web-play-go")),
        false => ("pause", Icon::Pause, message!("web-play-pause")),
    };
    html! {
        form method="post" action=(format!("/g/{}/{path}", kept.id)) data-moves {
            (kit::button("", "", icon, &scene.say(&label), ""))
        }
    }
}

/// Which values are shown: kept for a game, in the address for a place.
fn values(scene: &Scene<'_>) -> Markup {
    let label = |values| {
        scene.say(&match values {
            Values::Hide => message!("web-play-values-hide"),
            Values::Best => message!("web-play-values-best"),
            Values::All => message!("web-play-values-all"),
        })
    };
    let chosen = scene.values;
    let key = |values: Values| (values == chosen.next()).then_some("V");
    let pressed = |values: Values| if values == chosen { "true" } else { "false" };
    let legend = scene.say(&message!("web-play-values"));
    html! {
        @if let Some(kept) = scene.kept() {
            form.values method="post" action="/play/values" data-moves {
                input type="hidden" name="game" value=(kept.id);
                input type="hidden" name="back" value=(scene.address_at(scene.at));
                span.values-label { (legend) }
                @for values in Values::ALL {
                    button name="values" value=(values.name()) aria-pressed=(pressed(values))
                        aria-keyshortcuts=[key(values)] { (label(values)) }
                }
            }
        } @else {
            div.values role="group" aria-label=(legend) {
                span.values-label { (legend) }
                @for values in Values::ALL {
                    a href=(scene.address_with(&format!("values={}", values.name())))
                        aria-current=[(values == chosen).then_some("true")]
                        aria-keyshortcuts=[key(values)] { (label(values)) }
                }
            }
        }
    }
}
