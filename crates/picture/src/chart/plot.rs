//! What stands between the axes.

use std::fmt::Write;

use gametree_language::Language;

use super::axis::Axis;
use super::guise::Guise;
use super::legend::{write_bar, write_line};
use super::marker::Marker;
use super::{Chart, ChartPoint, Scale, SeriesKind, names, number, points};
use crate::svg::escaped;

/// At the sides, so that no mark is cut.
const INSET: f64 = 16.0;
/// Half of a whisker's cap.
const CAP: f64 = 3.0;
/// The widest bar.
const BAR: f64 = 46.0;
/// How much of the way to the next place bars, and marks beside each other, take.
const GROUP: f64 = 0.78;
const BESIDE: f64 = 0.5;
/// Between marks that stand beside each other, at the most.
const STEP: f64 = 9.0;
/// Marks of a line that are nearer than this would be a smear.
const MARKS_APART: f64 = 13.0;

/// The points of a chart where they are drawn.
pub(super) struct Plot<'a> {
    pub(super) chart: &'a Chart,
    pub(super) points: &'a [Vec<ChartPoint>],
    pub(super) guises: &'a [Guise],
    pub(super) x: &'a Axis,
    pub(super) y: &'a Axis,
    /// Left, top, width and height.
    pub(super) area: [f64; 4],
    pub(super) inset: f64,
    pub(super) language: Language,
}

/// How much is left free at either side, where the axis is so long: half of the way to the next bar or name.
pub(super) fn inset(smallest_gap: Option<f64>, is_by_slots: bool, width: f64) -> f64 {
    match smallest_gap {
        Some(gap) if is_by_slots => (gap * width / (2.0 + 2.0 * gap)).max(INSET),
        _ => INSET,
    }
}

impl Plot<'_> {
    pub(super) fn x_at(&self, along: f64) -> f64 {
        let [left, _, width, _] = self.area;
        left + self.inset + along * (width - 2.0 * self.inset)
    }

    pub(super) fn y_at(&self, along: f64) -> f64 {
        let [_, top, _, height] = self.area;
        top + height * (1.0 - along)
    }

    /// Limits lie below everything, and marks above.
    pub(super) fn write(&self, svg: &mut String) {
        let of =
            |kind| (0..self.points.len()).filter(move |&index| self.guises[index].kind == kind);
        of(SeriesKind::Reference).for_each(|index| self.reference(svg, index));
        let bars: Vec<usize> = of(SeriesKind::Bars).collect();
        self.bars(svg, &bars);
        let marked: Vec<usize> = (0..self.points.len())
            .filter(|&index| {
                matches!(self.guises[index].kind, SeriesKind::Line | SeriesKind::Points)
            })
            .collect();
        let step = self.beside(&marked);
        let middle = marked.len().saturating_sub(1) as f64 / 2.0;
        let places = |place: usize, index: usize| -> Vec<[f64; 2]> {
            let aside = (place as f64 - middle) * step;
            let at = |point: &ChartPoint| {
                [self.x_at(self.x.at(point.x)) + aside, self.y_at(self.y.at(point.y))]
            };
            self.points[index].iter().map(at).collect()
        };
        for (place, &index) in marked.iter().enumerate() {
            let places = places(place, index);
            let class = format!("whisker {}", self.guises[index].colour());
            for (point, at) in self.points[index].iter().zip(&places) {
                self.whisker(svg, &class, point, at[0], CAP);
            }
            if self.guises[index].kind == SeriesKind::Line && places.len() > 1 {
                write_line(svg, self.guises[index], &path(&places));
            }
        }
        for (place, &index) in marked.iter().enumerate() {
            self.marks(svg, index, &places(place, index));
        }
    }

    fn reference(&self, svg: &mut String, index: usize) {
        let [left, _, width, _] = self.area;
        let points = &self.points[index];
        let path = match points.as_slice() {
            [] => return,
            [limit] => format!("M{left:.1} {:.1}h{width:.1}", self.y_at(self.y.at(limit.y))),
            _ => {
                let at = |point: &ChartPoint| {
                    [self.x_at(self.x.at(point.x)), self.y_at(self.y.at(point.y))]
                };
                path(&points.iter().map(at).collect::<Vec<[f64; 2]>>())
            }
        };
        let name = names::name(&self.chart.series[index].name);
        let words = match points.as_slice() {
            [limit] => {
                let limit = number::value(&self.chart.y.scale, limit.y, self.language);
                let colon = if name.is_empty() { "" } else { ": " };
                format!(
                    "{}{colon}{}",
                    self.language.isolated(&name),
                    self.language.isolated(&limit)
                )
            }
            _ => name,
        };
        let _ = writeln!(svg, "<g><title>{}</title>", escaped(&words));
        write_line(svg, self.guises[index], &path);
        *svg += "</g>\n";
    }

    /// Bars of the same place stand side by side.
    fn bars(&self, svg: &mut String, bars: &[usize]) {
        let along = bars.iter().flat_map(|&index| &self.points[index]);
        let gap = points::smallest_gap(along.map(|point| self.x.at(point.x)));
        let room = gap.map_or(self.area[2], |gap| gap * (self.area[2] - 2.0 * self.inset));
        let width = (room * GROUP / bars.len().max(1) as f64).min(BAR);
        let middle = bars.len() as f64 / 2.0;
        for (place, &index) in bars.iter().enumerate() {
            let aside = (place as f64 - middle) * width;
            for point in &self.points[index] {
                let left = self.x_at(self.x.at(point.x)) + aside;
                let ends = [self.y.at(point.y), self.y.foot()].map(|along| self.y_at(along));
                let (top, foot) = (ends[0].min(ends[1]), ends[0].max(ends[1]));
                // A hair between neighbours, where there is room for one.
                let free = if width > 4.0 { 0.8 } else { 0.0 };
                // Nothing has no edge either.
                if foot - top > 0.05 {
                    let place = [left + free, top, width - 2.0 * free, foot - top];
                    self.titled(svg, index, point);
                    write_bar(svg, self.guises[index], place);
                    *svg += "</g>\n";
                }
                self.bar_whisker(svg, point, left + width / 2.0, width);
            }
        }
    }

    /// How far marks of the same place stand from each other: only intervals would cover each other.
    fn beside(&self, marked: &[usize]) -> f64 {
        let all = || marked.iter().flat_map(|&index| &self.points[index]);
        let intervals = all().filter(|point| point.interval.is_some()).count();
        let shared = {
            let mut places: Vec<f64> = all().map(|point| point.x).collect();
            places.sort_by(f64::total_cmp);
            places.windows(2).any(|pair| pair[0] == pair[1])
        };
        if intervals < 2 || !shared || marked.len() < 2 {
            return 0.0;
        }
        let gap = points::smallest_gap(all().map(|point| self.x.at(point.x)));
        let gap = gap.map_or(self.area[2], |gap| gap * (self.area[2] - 2.0 * self.inset));
        // Nor may they leave the area.
        let most = gap.min(2.0 * (self.inset - Marker::REACH) / BESIDE);
        (most * BESIDE / (marked.len() - 1) as f64).min(STEP)
    }

    /// Bars are filled: their whiskers have to be seen on them.
    fn bar_whisker(&self, svg: &mut String, point: &ChartPoint, x: f64, bar: f64) {
        const WIDE: f64 = 14.0;
        let cap = CAP.min(bar * 0.3);
        if bar > WIDE {
            self.whisker(svg, "under", point, x, cap);
        }
        self.whisker(svg, "whisker ink", point, x, cap);
    }

    fn whisker(&self, svg: &mut String, class: &str, point: &ChartPoint, x: f64, cap: f64) {
        let Some((low, high)) = point.interval else { return };
        let [foot, top] = [low, high].map(|end| self.y_at(self.y.at(end)));
        let cap = format!("m-{cap:.1} 0h{:.1}", 2.0 * cap);
        // An end that has no place on the axis is open.
        let is_open = low <= 0.0 && self.chart.y.scale == Scale::Log;
        let lower = if is_open { String::new() } else { format!("M{x:.1} {foot:.1}{cap}") };
        let _ = writeln!(
            svg,
            "<path class=\"{class}\" d=\"M{x:.1} {foot:.1}V{top:.1}M{x:.1} {top:.1}{cap}{lower}\"/>"
        );
    }

    /// Every point can be pointed at, even where there is no room for its mark.
    fn marks(&self, svg: &mut String, index: usize, places: &[[f64; 2]]) {
        let guise = self.guises[index];
        let mut last: Option<[f64; 2]> = None;
        for (point, &at) in self.points[index].iter().zip(places) {
            let is_near =
                |other: [f64; 2]| (at[0] - other[0]).hypot(at[1] - other[1]) < MARKS_APART;
            self.titled(svg, index, point);
            if guise.kind == SeriesKind::Line
                && point.interval.is_none()
                && last.is_some_and(is_near)
            {
                let [x, y] = at;
                let _ =
                    writeln!(svg, "<circle class=\"spot\" cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"4\"/>");
            } else {
                guise.marker().write(svg, &guise.colour(), at);
                last = Some(at);
            }
            *svg += "</g>\n";
        }
    }

    /// The beginning of a group that says what a point is.
    fn titled(&self, svg: &mut String, index: usize, point: &ChartPoint) {
        let name = names::name(&self.chart.series[index].name);
        let x = names::name(&number::value(&self.chart.x.scale, point.x, self.language));
        let y = number::with_interval(&self.chart.y.scale, point, self.language);
        let words = names::tooltip(&name, &x, &y, self.language);
        let _ = writeln!(svg, "<g><title>{}</title>", escaped(&words));
    }
}

fn path(places: &[[f64; 2]]) -> String {
    let mut path = String::new();
    for (index, [x, y]) in places.iter().enumerate() {
        let _ = write!(path, "{}{x:.1} {y:.1}", if index == 0 { 'M' } else { 'L' });
    }
    path
}
