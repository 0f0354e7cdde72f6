//! Bars that lie: in a terminal they have more room across than up, and every one has its number.

use unicode_width::UnicodeWidthStr;

use super::axis::{Axis, Use};
use super::guise::Guise;
use super::text::Pen;
use super::{Chart, ChartPoint, SeriesKind, names, number, points};
use crate::terminal::padded_left;

/// The number of a bar, whose series it is, and how it is written.
type Row<'a> = (&'a ChartPoint, Guise, String);

pub(super) fn write(
    chart: &Chart,
    points: &[Vec<ChartPoint>],
    guises: &[Guise],
    pen: Pen<'_>,
) -> String {
    let language = pen.style.language;
    let mut rows: Vec<Row<'_>> = Vec::new();
    for (points, &guise) in points.iter().zip(guises) {
        for point in points {
            let written = number::with_interval(&chart.y.scale, point, language);
            rows.push((point, guise, pen.number(&written)));
        }
    }
    // Those of a place stand together, in the order of the series.
    rows.sort_by(|one, other| one.0.x.total_cmp(&other.0.x));
    let up = points::up(chart, points);
    let axis = Axis::new(&chart.y, &up, Use::UpForBars, language, |ticks| ticks.len() <= 5);
    let name = |point: &ChartPoint| {
        let name = names::name(&number::value(&chart.x.scale, point.x, language));
        pen.shortened(&name, pen.width / 3)
    };
    let head = pen.shortened(&names::name(&chart.x.label), pen.width / 3);
    let widest = |texts: &mut dyn Iterator<Item = usize>| texts.max().unwrap_or(0);
    let label =
        widest(&mut rows.iter().map(|(point, ..)| name(point).width()).chain([head.width()]));
    let numbers = widest(&mut rows.iter().map(|(_, _, written)| written.width()));
    let room = pen.width.saturating_sub(label + numbers + 4).max(8);
    let mut text = String::new();
    if !head.is_empty() {
        text += &format!("{}\n", pen.style.terminal.faint(&padded_left(&head, label)));
    }
    let edge = pen.style.terminal.pick("│", "|");
    let mut last = None;
    for (point, guise, written) in &rows {
        // A place is named once.
        let name = if last == Some(point.x) { String::new() } else { name(point) };
        last = Some(point.x);
        let bar = bar(&axis, point, *guise, room, pen);
        let margin = " ".repeat(label - name.width());
        let name = pen.style.isolated(&name);
        let written = pen.style.isolated(written);
        text += &format!("{margin}{name} {edge}{bar} {written}\n");
    }
    text
}

/// A bar in so many columns, or a mark where it would end.
fn bar(axis: &Axis, point: &ChartPoint, guise: Guise, room: usize, pen: Pen<'_>) -> String {
    let column = |along: f64| (along * room as f64).round() as usize;
    let (end, foot) = (column(axis.at(point.y)), column(axis.foot()));
    let (from, to) = match guise.kind {
        SeriesKind::Bars => (end.min(foot), end.max(foot)),
        _ => (end.saturating_sub(1), end.max(1)),
    };
    let filled = pen.fill(guise).to_string().repeat(to - from);
    format!("{}{}", " ".repeat(from), pen.coloured(guise, &filled))
}
