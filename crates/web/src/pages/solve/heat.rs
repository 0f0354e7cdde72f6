use gametree_lab::SweptRow;
use gametree_lab::report::{Signs, SweepRun, heat_map_of_width};
use gametree_language::{Message, message};
use gametree_picture::{HeatCell, HeatMap, HeatValue, shade};
use gametree_present::{ValueMark, sentence};
use gametree_rules::{Plies, Proven};
use maud::{Markup, html};

use super::plain::Plain;
use crate::kit;
use crate::{Place, Visitor};

/// Shades of a player's colour; the style sheet has as many.
const SHADES: u32 = 5;

/// About so many games stand in a row, on a wide page and on a phone.
const WIDE: usize = 20;
const NARROW: usize = 8;

/// Rows of a small card.
const SMALL_ROWS: usize = 4;

/// A strip of games that is longer than a phone is wide is wrapped once more for phones, unless there are so
/// many that nobody would look at them there.
const MOST_TWICE: usize = 400;

/// A heat map of a family: every game a link to its own page, `here` the one that the page is about.
pub(crate) fn map(visitor: &Visitor, run: &SweepRun<'_>, here: Option<u64>) -> Markup {
    let wide = heat_map(visitor, run, WIDE);
    let is_strip = run.sweep.family.axes().len() == 1;
    let twice = is_strip && wide.columns.len() > NARROW && wide.cells.len() <= MOST_TWICE;
    html! {
        @if twice {
            @let narrow = heat_map(visitor, run, NARROW);
            (table(run, &wide, here, "heat on-wide"))
            (table(run, &narrow, here, "heat on-narrow"))
        } @else {
            div.heat-scroll { (table(run, &wide, here, "heat")) }
        }
    }
}

fn heat_map(visitor: &Visitor, run: &SweepRun<'_>, width: usize) -> HeatMap {
    let language = visitor.language;
    let mut map = heat_map_of_width(run, width, Signs::Unicode, &Plain(language));
    // Where one row is enough, columns can be called by their numbers.
    if let ([axis], [row]) = (run.sweep.family.axes(), map.rows.as_mut_slice()) {
        map.columns = (0..axis.len()).map(|index| language.number(axis.at(index))).collect();
        row.clear();
    }
    map
}

/// The first rows of it, for a small card.
pub(crate) fn beginning(visitor: &Visitor, run: &SweepRun<'_>) -> Markup {
    let mut map = heat_map(visitor, run, NARROW);
    let shown = SMALL_ROWS * map.columns.len();
    let has_more = map.cells.len() > shown;
    map.cells.truncate(shown);
    html! {
        (table(run, &map, None, "heat"))
        @if has_more { p.tiny.soft { "…" } }
    }
}

fn table(run: &SweepRun<'_>, map: &HeatMap, here: Option<u64>, class: &str) -> Markup {
    let most = map.margins().map(i32::saturating_abs).max().unwrap_or(0);
    let columns = map.columns.len().max(1);
    let width = match columns {
        ..=6 => "few",
        7..=10 => "some",
        _ => "many",
    };
    let cell = |index: usize, cell: &HeatCell| {
        let this = here == Some(index as u64);
        let address = Place::start(run.sweep.family.spec(index as u64)).address("solve");
        html! {
            td class=(shade_class(cell.value, most, this)) {
                a href=(address) title=(cell.title) aria-label=(cell.title)
                    aria-current=[this.then_some("true")] { (cell.label) }
            }
        }
    };
    html! {
        table class=(format!("{class} {width}")) dir="ltr" {
            caption.unseen { (map.description) }
            thead {
                tr {
                    td {}
                    @for label in &map.columns { th scope="col" { (label) } }
                }
            }
            tbody {
                @for (row, cells) in map.cells.chunks(columns).enumerate() {
                    tr {
                        @match map.rows.get(row).filter(|label| !label.is_empty()) {
                            Some(label) => th scope="row" { (label) },
                            // A single row needs no name.
                            None => td {},
                        }
                        @for (column, found) in cells.iter().enumerate() {
                            (cell(row * columns + column, found))
                        }
                    }
                }
            }
        }
    }
}

fn shade_class(value: HeatValue, most: i32, here: bool) -> String {
    let class = match value {
        HeatValue::Margin(0) => "drawn".to_owned(),
        HeatValue::Margin(margin) => {
            let player = if margin > 0 { "first" } else { "second" };
            format!("{player} shade-{}", shade(margin, most, SHADES))
        }
        HeatValue::Mixed => "mixed".to_owned(),
        HeatValue::Unknown => "unknown".to_owned(),
    };
    if here { class + " here" } else { class }
}

/// What colours and signs mean; only those that occur.
pub(crate) fn legend(visitor: &Visitor, run: &SweepRun<'_>, here: Option<u64>) -> Markup {
    let sweep = run.sweep;
    // What stands in a cell: a length whose strings end differently has no end of its own.
    let end = |row: &SweptRow| match (row, row.margins().as_slice()) {
        (SweptRow::Game { end, .. }, _) => Some(*end),
        (SweptRow::Strings { plies, .. }, &[margin]) => {
            Some(Proven { margin, plies: Plies::Exactly(*plies) })
        }
        _ => None,
    };
    let shown = here.and_then(|here| sweep.rows.get(here as usize)).and_then(end);
    // The game of the page is the best example.
    let example = |sign: i32| {
        let is_wanted = |end: &Proven| end.margin.signum() == sign;
        let all = sweep.rows.iter().filter_map(end).filter(is_wanted);
        shown.filter(is_wanted).or_else(|| all.max_by_key(|end| end.margin.abs()))
    };
    let examples = [1, -1, 0].into_iter().filter_map(example);
    let entry = |end: Proven| {
        let mark = ValueMark::proven(end, sweep.has_points, visitor.language);
        let words = visitor.say(&match (end.outcome().winner(), end.plies) {
            (Some(winner), Plies::Exactly(_) | Plies::AtMost(_)) if !sweep.has_points => {
                message!("web-play-wins-soon", who = winner.name())
            }
            _ => sentence::result(end.margin, sweep.has_points),
        });
        html! { li { (kit::mark(&mark, &words)) span { (words) } } }
    };
    html! {
        ul.heat-legend.plain {
            @for end in examples { (entry(end)) }
            @for (sign, words) in signs(run) {
                li { span.sign { (sign) } span { (visitor.say(&words)) } }
            }
            @if here.is_some() {
                li { span.frame {} span { (visitor.say(&message!("web-solve-this-game"))) } }
            }
        }
    }
}

/// The signs that occur, with their meaning.
pub(crate) fn signs(run: &SweepRun<'_>) -> Vec<(&'static str, Message)> {
    let rows = &run.sweep.rows;
    let has = |how: &str| rows.iter().any(|row| row.how() == how);
    let mut signs = Vec::new();
    if rows.iter().any(|row| row.margins().len() > 1) {
        signs.push(("~", message!("sweep-mixed")));
    }
    if has("unknown") {
        signs.push(("?", message!("sweep-unknown")));
    }
    if has("stopped") {
        signs.push(("?", message!("sweep-not-reached")));
    }
    if has("engine") {
        signs.push(("*", message!("sweep-engine")));
    }
    signs
}
