//! The board, with a button for every move.

use gametree_language::message;
use gametree_picture::{Spot, Stage, StageKind};
use gametree_present::ValueMark;
use gametree_rules::{Part, Player};
use maud::{Markup, PreEscaped, html};

use super::scene::{Pressing, Scene};
use super::setup::usual;
use crate::Problem;
use crate::kit;

/// Squares of the drawing that are smaller than this on a phone are made larger before they are pressed.
const SMALL_BOARD: usize = 10;

/// The board of the position that is shown.
pub(super) fn board(scene: &Scene<'_>) -> Result<Markup, Problem> {
    let moves = &scene.place.moves;
    let stage = scene.session.stage(scene.game().start(), moves, scene.visitor.language);
    // Position and moves are the game’s own, so there is a stage.
    let stage = stage.map_err(|_| Problem::Internal)?;
    let narrow = stage.narrow.as_deref();
    let wide = if narrow.is_some() { "wide-board" } else { "" };
    Ok(html! {
        form #moves .stage-form method=(method(scene)) action=(action(scene)) data-moves {
            (hidden(scene))
            div class=(wide) { (whole(scene, &stage)) }
            @if let Some(narrow) = narrow {
                div.narrow-board { (whole(scene, narrow)) }
            }
        }
    })
}

/// The form that a move belongs to.
fn form(scene: &Scene<'_>) -> &'static str {
    match scene.pressing() {
        Pressing::Begins => "setup",
        _ => "moves",
    }
}

fn method(scene: &Scene<'_>) -> &'static str {
    if scene.pressing() == Pressing::Plays { "post" } else { "get" }
}

fn action(scene: &Scene<'_>) -> String {
    match (scene.pressing(), scene.kept()) {
        (Pressing::Plays, Some(kept)) => format!("/g/{}/moves", kept.id),
        _ => crate::Place::start(scene.place.spec.clone()).address("play"),
    }
}

/// What goes with a move: which state of the game it is for, or which place it leads on from.
fn hidden(scene: &Scene<'_>) -> Markup {
    html! {
        @match (scene.pressing(), scene.kept()) {
            (Pressing::Plays, Some(kept)) => {
                input type="hidden" name="version" value=(kept.version);
            }
            (Pressing::Looks, _) => {
                @for (name, value) in scene.place.query() {
                    @if !value.is_empty() { input type="hidden" name=(name) value=(value); }
                }
            }
            _ => {}
        }
    }
}

fn whole(scene: &Scene<'_>, stage: &Stage) -> Markup {
    match &stage.kind {
        StageKind::Grid { .. } => grid(scene, stage),
        StageKind::Places => html! { (places(scene, stage)) (caption(stage)) (scoring(scene)) },
        StageKind::Choices => choices(scene, stage),
    }
}

/// How to read the drawing, where that is not plain.
fn caption(stage: &Stage) -> Markup {
    html! { @if let Some(caption) = &stage.caption { p.caption { (caption) } } }
}

/// The drawing in its `svg`, with what lies upon it.
fn drawn(stage: &Stage, class: &str, above: &Markup) -> Markup {
    html! {
        svg class=(format!("stage {class}")) viewBox=(stage.view_box()) dir="ltr" {
            g aria-hidden="true" { (PreEscaped(&stage.drawing.body)) }
            (above)
        }
    }
}

/// Squares in rows, which a screen reader goes through with arrows.
fn grid(scene: &Scene<'_>, stage: &Stage) -> Markup {
    let StageKind::Grid { columns, rows, cells } = &stage.kind else { return html! {} };
    let spot = |name: &str| stage.spots.iter().find(|spot| spot.mv == name);
    let small = if *columns.max(rows) >= SMALL_BOARD { "small" } else { "" };
    let label = scene.say(&message!("web-play-board"));
    html! {
        svg class=(format!("stage grid {small}")) viewBox=(stage.view_box()) dir="ltr"
            role="grid" aria-label=(label) aria-rowcount=(rows) aria-colcount=(columns) {
            g aria-hidden="true" { (PreEscaped(&stage.drawing.body)) }
            @for row in cells.chunks(*columns) {
                g role="row" {
                    @for cell in row {
                        g role="gridcell" {
                            @match spot(&cell.name) {
                                Some(spot) => {
                                    (mark(scene, spot))
                                    (button(scene, spot, cell.area, &square(scene, &cell.name, None)))
                                }
                                None => {
                                    (silent(cell.area, &square(scene, &cell.name, cell.owner)))
                                }
                            }
                        }
                    }
                }
            }
            (landing(scene, stage))
        }
    }
}

/// A square in words.
fn square(scene: &Scene<'_>, name: &str, owner: Option<Player>) -> String {
    scene.say(&match owner {
        Some(owner) => message!("web-play-square", square = name, who = scene.who(owner)),
        None => message!("web-play-square-empty", square = name),
    })
}

/// A place that cannot be pressed.
fn silent([x, y, width, height]: [f64; 4], words: &str) -> Markup {
    html! {
        rect.silent x=(x) y=(y) width=(width) height=(height) role="img" aria-label=(words) {}
    }
}

/// Places in a drawing, each a button; lines can be come near to.
fn places(scene: &Scene<'_>, stage: &Stage) -> Markup {
    let above = html! {
        @for spot in &stage.spots {
            @if let Some([x1, y1, x2, y2]) = spot.line {
                line.near x1=(x1) y1=(y1) x2=(x2) y2=(y2) data-move=(spot.mv) {}
            }
            (mark(scene, spot))
            (button(scene, spot, spot.area, &named(scene, spot)))
        }
        (landing(scene, stage))
    };
    drawn(stage, "places", &above)
}

/// A move as a screen reader names it: what it is and what it would do.
fn named(scene: &Scene<'_>, spot: &Spot) -> String {
    let does = does(scene, &spot.mv, 0).join(&scene.comma());
    if does.is_empty() {
        spot.title.clone()
    } else {
        format!("{}{}{does}", spot.title, scene.comma())
    }
}

/// What a move would do, remark by remark, but for the first few.
fn does(scene: &Scene<'_>, mv: &str, known: usize) -> Vec<String> {
    let who = |player| scene.who(player);
    let explaining = scene.explaining(&who);
    let remarks = scene.session.explain(mv).unwrap_or_default();
    let rest = remarks.iter().skip(known);
    rest.filter_map(|remark| explaining.remark(remark)).map(|said| scene.say(&said)).collect()
}

/// Moves as cards below or beside what they go out from.
fn choices(scene: &Scene<'_>, stage: &Stage) -> Markup {
    let pressing = scene.pressing();
    html! {
        div.choices-stage.from[stage.source.is_some()].landing[scene.landing().is_some()] {
            @if let Some(source) = &stage.source {
                svg.stage.source viewBox=(source.view_box()) dir="ltr" aria-hidden="true" {
                    (PreEscaped(&source.body))
                }
            }
            @if !stage.spots.is_empty() {
                @if stage.source.is_some() { (fan(stage.spots.len())) }
                div.choices {
                    @for spot in &stage.spots {
                        @let told = told(scene, &spot.mv);
                        button.choice form=(form(scene)) name="move" value=(spot.mv)
                            disabled[pressing == Pressing::Nothing] {
                            span.choice-name { bdi dir="ltr" { (spot.title) } }
                            @if let Some(leads_to) = &spot.leads_to {
                                span.choice-to { bdi dir="ltr" { (leads_to) } }
                            }
                            // What is said first is where the move leads, which stands there already.
                            @let known = usize::from(spot.leads_to.is_some());
                            span.choice-does {
                                @for words in does(scene, &spot.mv, known) { span { (words) } }
                            }
                            @if let Some((value, words)) = told { (kit::mark(&value, &words)) }
                        }
                    }
                }
            }
            div.drawing { (drawn(stage, "", &html! {})) (caption(stage)) }
        }
    }
}

/// Lines from what the choices go out from to each of them.
fn fan(choices: usize) -> Markup {
    let ends = (0..choices).map(|index| (index as f64 + 0.5) / choices as f64 * 100.0);
    html! {
        svg.fan viewBox="0 0 48 100" preserveAspectRatio="none" aria-hidden="true" {
            @for end in ends { path d=(format!("M0 50C24 50 24 {end:.1} 48 {end:.1}")) {} }
        }
    }
}

/// What moves give, where that is more than the drawing can say.
fn scoring(scene: &Scene<'_>) -> Markup {
    let who = |player| scene.who(player);
    let rules = scene.explaining(&who).rules(&scene.session.rules(), Part::Scoring);
    html! {
        // When the game is over, its result is added up below the board.
        @if !rules.is_empty() && !scene.game().is_over() {
            ul.scoring { @for rule in rules { li { (scene.say(&rule)) } } }
        }
    }
}

/// The mark of a move and its words, if it may be told.
fn told(scene: &Scene<'_>, mv: &str) -> Option<(ValueMark, String)> {
    let (verdict, is_best) = scene.shown(mv)?;
    let words = match is_best {
        true => scene.say(&message!("web-play-is-best", what = scene.sentence(verdict))),
        false => scene.words(verdict),
    };
    Some((scene.mark(verdict).best_if(is_best), words))
}

fn mark(scene: &Scene<'_>, spot: &Spot) -> Markup {
    match told(scene, &spot.mv) {
        Some((mark, _)) if scene.landing().is_none() => kit::svg_mark(&mark, spot.mark),
        _ => html! {},
    }
}

/// Where values land while a search goes through the moves: a script puts there what it is told.
fn landing(scene: &Scene<'_>, stage: &Stage) -> Markup {
    html! {
        @if let Some(thinking) = scene.landing() {
            g data-landing { (thinking.marks_on(stage, |verdict| scene.mark(verdict))) }
        }
    }
}

/// A button over a part of the drawing; its words say what is there and what it is worth.
fn button(scene: &Scene<'_>, spot: &Spot, area: [f64; 4], words: &str) -> Markup {
    let [x, y, width, height] = area;
    let words = match told(scene, &spot.mv) {
        Some((_, value)) => format!("{words}{}{value}", scene.comma()),
        None => words.to_owned(),
    };
    html! {
        @if scene.pressing() == Pressing::Nothing {
            (silent(area, &words))
        } @else {
            foreignObject x=(x) y=(y) width=(width) height=(height) {
                button.spot form=(form(scene)) name="move" value=(spot.mv) aria-label=(words) {}
            }
        }
    }
}

/// Any move can be typed. A first one begins a game of the usual kind.
pub(super) fn as_text(scene: &Scene<'_>) -> Markup {
    let (method, action) = match scene.pressing() {
        Pressing::Nothing => return html! {},
        Pressing::Begins => ("post", "/games".to_owned()),
        Pressing::Plays | Pressing::Looks => (method(scene), action(scene)),
    };
    html! {
        form.as-text method=(method) action=(action) data-moves {
            @if scene.pressing() == Pressing::Begins { (usual(&scene.place.spec)) }
            (hidden(scene))
            label.field-label for="move-text" { (scene.say(&message!("web-play-as-text"))) }
            input #move-text.field.code name="move" dir="ltr" autocomplete="off" maxlength="40"
                autocapitalize="off" spellcheck="false" required;
            button.button.framed { (scene.say(&message!("web-play-do-move"))) }
        }
    }
}
