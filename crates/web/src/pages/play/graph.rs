//! How the game went: a bar for every position, up for the first player, down for the second.

use std::fmt::Write;

use gametree_language::{Argument, message};
use gametree_rules::{Outcome, Player, Plies};
use gametree_search::Verdict;
use maud::{Markup, PreEscaped, html};

use super::facts::size;
use super::scene::Scene;
use crate::kit;

/// Width and height of the drawing, and where the line between the players is.
const WIDTH: f64 = 346.0;
const HEIGHT: f64 = 116.0;
const MIDDLE: f64 = 46.0;
/// The tallest bar.
const TALLEST: f64 = 32.0;
/// The least one that is not a draw.
const LEAST: f64 = 7.0;
/// No bar is wider than this with its gap.
const WIDEST: f64 = 33.4;

pub(super) fn card(scene: &Scene<'_>) -> Markup {
    let course = &scene.facts.course;
    let has_any = course.iter().any(Option::is_some);
    if !scene.reveals() || course.len() < 2 || !has_any {
        return html! {};
    }
    let aside = if course.iter().flatten().any(|verdict| verdict.is_estimate()) {
        message!("web-play-dashed")
    } else if scene.session.has_points() {
        message!("web-play-margin")
    } else {
        let [up, down] = Player::ALL.map(|player| scene.who(player));
        message!("web-play-up-down", up = up, down = down)
    };
    let mistakes: Vec<String> = (0..course.len() - 1)
        .filter(|index| scene.facts.is_mistake(*index))
        .map(|index| scene.visitor.language.number(index as i128 + 1))
        .collect();
    let title = scene.say(&message!("web-play-course"));
    let words = words(scene);
    kit::card(
        &title,
        &scene.say(&aside),
        html! {
            svg.graph viewBox=(format!("0 0 {WIDTH} {HEIGHT}")) dir="ltr" role="img" aria-label=(words) {
                (PreEscaped(bars(scene, course)))
            }
            @if !mistakes.is_empty() {
                p.soft.small {
                    (scene.say(&message!("web-play-mistakes", moves = in_order(scene, &mistakes))))
                }
            }
        },
    )
}

/// A list of numbers that goes the way of the language, though it has no letter.
fn in_order(scene: &Scene<'_>, numbers: &[String]) -> Argument {
    let numbers = numbers.iter().map(String::as_str);
    let start = Argument::Own(scene.visitor.language.line_start());
    Argument::Joined(vec![start, Argument::list(numbers, ", ")])
}

/// The same in words: who would have won after each move.
fn words(scene: &Scene<'_>) -> String {
    let course = scene.facts.course.iter().enumerate();
    let said = course.filter_map(|(index, verdict)| {
        let what = scene.words((*verdict)?);
        Some(format!("{}: {what}", scene.visitor.language.number(index as i128)))
    });
    said.collect::<Vec<_>>().join("; ")
}

fn bars(scene: &Scene<'_>, course: &[Option<Verdict>]) -> String {
    let step = ((WIDTH - 12.0) / course.len() as f64).min(WIDEST);
    let largest = course.iter().flatten().map(|verdict| size(verdict.amount())).fold(0.0, f64::max);
    let longest = course.iter().flatten().filter_map(|verdict| plies(*verdict)).max().unwrap_or(0);
    let mut svg = String::new();
    let now = 6.0 + step * scene.at as f64;
    let _ = write!(
        svg,
        "<rect class=\"now\" x=\"{now:.1}\" y=\"0\" width=\"{step:.1}\" height=\"{:.1}\"/>",
        HEIGHT - 26.0
    );
    let _ = write!(svg, "<path class=\"axis\" d=\"M4 {MIDDLE}H{:.1}\"/>", WIDTH - 4.0);
    for (index, verdict) in course.iter().enumerate() {
        let x = 6.0 + step * index as f64;
        if let Some(verdict) = verdict {
            let height = height(scene, *verdict, largest, longest);
            svg.push_str(&bar(*verdict, x, step, height));
            if index == scene.at {
                svg.push_str(&label(scene, *verdict, x + step / 2.0, height));
            }
        }
        if index > 0 && scene.facts.is_mistake(index - 1) {
            // On the side of whoever made it, away from the bar.
            let by = scene.game().mover_of(index - 1);
            let y = MIDDLE + if by == Player::First { -30.0 } else { 40.0 };
            let _ = write!(
                svg,
                "<text class=\"wrong-mark\" x=\"{:.1}\" y=\"{y:.1}\">✕</text>",
                x + step / 2.0
            );
        }
        let every = if course.len() > 60 { 10 } else { 5 };
        if index > 0 && index % every == 0 {
            let number = scene.visitor.language.number(index as i128);
            let _ = write!(
                svg,
                "<text class=\"ply\" x=\"{:.1}\" y=\"{:.1}\">{number}</text>",
                x + step / 2.0,
                HEIGHT - 6.0
            );
        }
    }
    svg
}

fn plies(verdict: Verdict) -> Option<u32> {
    match verdict.end().filter(|end| end.margin != 0)?.plies {
        Plies::Exactly(plies) | Plies::AtMost(plies) => Some(plies),
        Plies::Unknown => None,
    }
}

/// Taller by margin, where there are points; otherwise taller nearer the end, and what is certain always taller than
/// what is not.
fn height(scene: &Scene<'_>, verdict: Verdict, largest: f64, longest: u32) -> f64 {
    let share = match (scene.session.has_points(), verdict.end()) {
        (false, Some(_)) => {
            let plies = f64::from(plies(verdict).unwrap_or(longest));
            1.0 - 0.45 * plies / f64::from(longest.max(1))
        }
        (false, None) => 0.5 * size(verdict.amount()) / largest.max(1e-9),
        _ => size(verdict.amount()) / largest.max(1e-9),
    };
    LEAST + (TALLEST - LEAST) * share.clamp(0.0, 1.0)
}

fn side(verdict: Verdict) -> Option<Player> {
    match verdict.end() {
        Some(end) => end.outcome().winner(),
        None => Outcome::from_margin(verdict.amount().value.0.signum() as i32).winner(),
    }
}

fn bar(verdict: Verdict, x: f64, step: f64, height: f64) -> String {
    let gap = (step * 0.12).min(4.0);
    let (x, width) = (x + gap, step - 2.0 * gap);
    let certain = if verdict.is_estimate() { "guess" } else { "certain" };
    let (name, y, height) = match side(verdict) {
        Some(Player::First) => ("first", MIDDLE - height, height),
        Some(Player::Second) => ("second", MIDDLE, height),
        None => ("draw", MIDDLE - 2.5, 5.0),
    };
    format!(
        "<rect class=\"bar {name} {certain}\" x=\"{x:.1}\" y=\"{y:.1}\" width=\"{width:.1}\" height=\"{height:.1}\"/>"
    )
}

/// What the position that is shown is worth, at the end of its bar.
fn label(scene: &Scene<'_>, verdict: Verdict, x: f64, height: f64) -> String {
    let y = match side(verdict) {
        Some(Player::Second) => MIDDLE + height + 13.0,
        Some(Player::First) => MIDDLE - height - 4.0,
        None => MIDDLE - 8.0,
    };
    let text = html! { (scene.mark(verdict).text) }.into_string();
    format!("<text class=\"label\" x=\"{x:.1}\" y=\"{y:.1}\">{text}</text>")
}
