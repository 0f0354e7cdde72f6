use std::fmt::Write;

use gametree_language::Language;

use super::axis::{Axis, Tick, Use};
use super::guise::Guise;
use super::legend::Legend;
use super::plot::{self, Plot};
use super::{Chart, ChartPoint, Scale, SeriesKind, names, points};
use crate::Svg;
use crate::paragraph::Paragraph;
use crate::svg::{Look, escaped, text, words_width};

const MARGIN: f64 = 24.0;
/// Of the area between the axes.
const HEIGHT: f64 = 252.0;
/// The size of numbers on axes, and the other words.
const TICK: f64 = 11.0;
const WORDS: f64 = 12.0;
/// Between numbers across, and between numbers up: few lines are calm.
const TICKS_APART: f64 = 16.0;
const RULES_APART: f64 = 34.0;
/// Names of places up have so much room.
const NAME: f64 = 180.0;
/// They take at most this share of the width.
const NAMES_SHARE: f64 = 0.25;

pub(super) struct Picture<'a> {
    chart: &'a Chart,
    language: Language,
    /// Of all of it.
    width: f64,
    points: Vec<Vec<ChartPoint>>,
    guises: Vec<Guise>,
    x: Axis,
    y: Axis,
    inset: f64,
    /// Where the area between the axes begins.
    left: f64,
    top: f64,
    title: Paragraph,
    y_label: Paragraph,
    x_label: Paragraph,
    /// What stands at the places across, if they have names.
    places: Vec<(f64, Paragraph)>,
    legend: Legend,
    notes: Vec<Paragraph>,
}

impl<'a> Picture<'a> {
    pub(super) fn new(chart: &'a Chart, language: Language, whole_width: f64) -> Self {
        let room = whole_width - 2.0 * MARGIN;
        let points = points::shown(chart);
        let guises = Guise::all(&chart.series);
        let has_bars = guises.iter().any(|guise| guise.kind == SeriesKind::Bars);
        let up = if has_bars { Use::UpForBars } else { Use::Up };
        let mut y = Axis::new(&chart.y, &points::up(chart, &points), up, language, |ticks| {
            ticks.windows(2).all(|pair| (pair[1].at - pair[0].at) * HEIGHT >= RULES_APART)
        });
        let longest = NAME.min(whole_width * NAMES_SHARE);
        for tick in &mut y.ticks {
            tick.label = names::narrowed(&names::name(&tick.label), TICK, longest);
        }
        let widest = y.ticks.iter().map(|tick| words_width(&tick.label, TICK)).fold(0.0, f64::max);
        let left = MARGIN + widest + 8.0;
        let width = whole_width - MARGIN - left;
        let (x, inset) = across(chart, &points, &guises, width, language);
        let line =
            |words: &str, class, size, room| Paragraph::new(&names::seen(words), class, size, room);
        // Bold letters are wider.
        let title = line(&chart.title, "value words", 15.0, room * 0.88).at_most(4);
        let y_label = line(&chart.y.label, "soft words", WORDS, room).at_most(2);
        let above = [&title, &y_label]
            .map(|words| if words.width() > 0.0 { words.height() + 10.0 } else { 0.0 });
        Picture {
            places: places(&x, inset, width, &chart.x.scale, language),
            top: MARGIN + above[0] + above[1],
            x_label: line(&chart.x.label, "soft words", WORDS, width).at_most(2),
            legend: Legend::new(&chart.series, &guises, room, language),
            notes: chart.notes.iter().map(|note| line(note, "soft words", WORDS, room)).collect(),
            chart,
            language,
            width: whole_width,
            points,
            guises,
            x,
            y,
            inset,
            left,
            title,
            y_label,
        }
    }

    pub(super) fn svg(&self) -> Svg {
        let mut body = String::new();
        self.head(&mut body);
        let plot = Plot {
            chart: self.chart,
            points: &self.points,
            guises: &self.guises,
            x: &self.x,
            y: &self.y,
            area: [self.left, self.top, self.width - MARGIN - self.left, HEIGHT],
            inset: self.inset,
            language: self.language,
        };
        self.axes(&mut body, &plot);
        plot.write(&mut body);
        let foot = self.foot(&mut body, &plot);
        Svg {
            title: self.chart.title.clone(),
            description: self.chart.description.clone(),
            language: self.language,
            view: [0.0, 0.0, self.width, foot.ceil()],
            scale: 1.0,
            body,
            look: Look::Small,
        }
    }

    /// Where lines of words begin.
    fn start(&self) -> f64 {
        if self.language.is_right_to_left() { self.width - MARGIN } else { MARGIN }
    }

    /// The title and, above the axis it belongs to, what goes up.
    fn head(&self, svg: &mut String) {
        self.title.write_at(svg, [self.start(), MARGIN], "start");
        let label_top = self.top - 10.0 - self.y_label.height();
        self.y_label.write(svg, [MARGIN, label_top], self.language);
    }

    fn axes(&self, svg: &mut String, plot: &Plot<'_>) {
        let [left, top, width, height] = plot.area;
        for tick in &self.y.ticks {
            let y = plot.y_at(tick.at);
            let _ = writeln!(svg, "<path class=\"rule\" d=\"M{left:.1} {y:.1}h{width:.1}\"/>");
            let is_name = matches!(self.chart.y.scale, Scale::Names(_));
            let place = [left - 8.0, y + TICK * 0.36];
            match (is_name, self.language.is_right_to_left()) {
                (false, _) => write_number(svg, place, "end", &tick.label),
                (true, false) => text(svg, "soft words", place, TICK, "end", &tick.label),
                (true, true) => text(svg, "soft words", place, TICK, "start", &tick.label),
            }
        }
        let foot = plot.y_at(0.0);
        let _ = writeln!(svg, "<path class=\"axis\" d=\"M{left:.1} {foot:.1}h{width:.1}\"/>");
        // Where bars hang from, if that is not the foot.
        let zero = plot.y_at(self.y.foot());
        if (top + 1.0..foot - 1.0).contains(&zero) {
            let _ = writeln!(svg, "<path class=\"axis\" d=\"M{left:.1} {zero:.1}h{width:.1}\"/>");
        }
        for tick in &self.x.ticks {
            let x = plot.x_at(tick.at);
            let _ = writeln!(svg, "<path class=\"axis\" d=\"M{x:.1} {foot:.1}v4\"/>");
        }
        if self.points.iter().all(Vec::is_empty) {
            let middle = [left + width / 2.0, top + height / 2.0];
            text(svg, "soft", middle, WORDS, "middle", "—");
        }
    }

    /// What stands below the plot; the foot of all of it.
    fn foot(&self, svg: &mut String, plot: &Plot<'_>) -> f64 {
        let mut y = plot.y_at(0.0) + 8.0;
        for (along, label) in &self.places {
            label.write_at(svg, [plot.x_at(*along), y], "middle");
        }
        if self.places.is_empty() {
            for tick in &self.x.ticks {
                write_number(svg, [plot.x_at(tick.at), y + TICK], "middle", &tick.label);
            }
        }
        y += self.places.iter().map(|(_, label)| label.height()).fold(TICK * 1.4, f64::max) + 4.0;
        if self.x_label.width() > 0.0 {
            let [left, _, width, _] = plot.area;
            self.x_label.write_at(svg, [left + width / 2.0, y], "middle");
            y += self.x_label.height();
        }
        if self.legend.height() > 0.0 {
            y += 16.0;
            self.legend.write(svg, [MARGIN, self.width - MARGIN], y);
            y += self.legend.height();
        }
        for note in &self.notes {
            y += 8.0;
            note.write_at(svg, [self.start(), y], "start");
            y += note.height();
        }
        y + MARGIN - 6.0
    }
}

/// The axis across, and how much is free at its ends.
fn across(
    chart: &Chart,
    points: &[Vec<ChartPoint>],
    guises: &[Guise],
    width: f64,
    language: Language,
) -> (Axis, f64) {
    let values = points::across(chart, points);
    let is_named = matches!(chart.x.scale, Scale::Names(_));
    let bars = guises.iter().zip(points).filter(|(guise, _)| guise.kind == SeriesKind::Bars);
    let bars: Vec<f64> = bars.flat_map(|(_, points)| points).map(|point| point.x).collect();
    let inset = |axis: &Axis| {
        let gap = match &chart.x.scale {
            Scale::Names(_) => points::smallest_gap(axis.ticks.iter().map(|tick| tick.at)),
            _ => points::smallest_gap(bars.iter().map(|x| axis.at(*x))),
        };
        plot::inset(gap, is_named || !bars.is_empty(), width)
    };
    // Names are broken into lines, which numbers are not.
    const NARROWEST_NAME: f64 = 44.0;
    let has_room = |ticks: &[Tick]| {
        let free = plot::inset(None, false, width);
        ticks.windows(2).all(|pair| {
            let apart = (pair[1].at - pair[0].at) * (width - 2.0 * free);
            let words = pair.iter().map(|tick| words_width(&tick.label, TICK)).sum::<f64>() / 2.0;
            apart >= if is_named { NARROWEST_NAME } else { words + TICKS_APART }
        })
    };
    let axis = Axis::new(&chart.x, &values, Use::Across, language, has_room);
    let inset = inset(&axis);
    (axis, inset)
}

/// The names of places across, in lines that do not run into their neighbours.
fn places(
    x: &Axis,
    inset: f64,
    width: f64,
    scale: &Scale,
    language: Language,
) -> Vec<(f64, Paragraph)> {
    if !matches!(scale, Scale::Names(_)) {
        return Vec::new();
    }
    let gap = points::smallest_gap(x.ticks.iter().map(|tick| tick.at)).unwrap_or(1.0);
    let slot = (gap * (width - 2.0 * inset)).min(2.0 * inset.max(60.0)) - 6.0;
    let label = |tick: &Tick| {
        let name = names::name(&tick.label);
        (tick.at, Paragraph::new(&name, "soft words", TICK, slot).at_most(3).apart(language))
    };
    x.ticks.iter().map(label).collect()
}

/// A number beside an axis. Persian digits cannot be raised by other letters, only by their place.
fn write_number(svg: &mut String, [x, y]: [f64; 2], anchor: &str, label: &str) {
    let Some((base, power)) = label.split_once('^') else {
        return text(svg, "soft", [x, y], TICK, anchor, label);
    };
    let _ = writeln!(
        svg,
        "<text class=\"soft\" x=\"{x:.1}\" y=\"{y:.1}\" font-size=\"{TICK}\" \
         text-anchor=\"{anchor}\">{}<tspan font-size=\"8\" dy=\"-4\">{}</tspan></text>",
        escaped(base),
        escaped(power)
    );
}
