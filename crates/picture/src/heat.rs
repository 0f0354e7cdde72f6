//! Heat maps: many games side by side, coloured by who wins and by how much.

use std::fmt::Write;

use gametree_language::message;
use unicode_width::UnicodeWidthStr;

use crate::Look;
use crate::drawing::{Colour, by_day_and_night, escaped, style};

/// A grid of games.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct HeatMap {
    /// What it shows.
    pub title: String,
    /// The same in more words, for those who cannot see it.
    pub description: String,
    /// What the columns are.
    pub across: String,
    /// What the rows are.
    pub down: String,
    /// A label for each column.
    pub columns: Vec<String>,
    /// A label for each row.
    pub rows: Vec<String>,
    /// Row by row; the last row may be shorter.
    pub cells: Vec<HeatCell>,
    /// Words below the legend.
    pub notes: Vec<String>,
}

/// One game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HeatCell {
    /// What decides the colour.
    pub value: HeatValue,
    /// A few characters, left out where cells are too small for them.
    pub label: String,
    /// Everything about it, for whoever points at it.
    pub title: String,
}

/// What decides the colour of a cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HeatValue {
    /// The first player's margin.
    Margin(i32),
    /// Different players win, by the start.
    Mixed,
    /// Nothing is known.
    Unknown,
}

/// Shades of a player's colour.
const SHADES: i32 = 4;

/// Labels are dark by day and light by night, and can be read on every shade.
const COLOURS: &[Colour] = &[
    (".first-1", "fill", "#fdeee3", "#33261c"),
    (".first-2", "fill", "#fad3b4", "#553720"),
    (".first-3", "fill", "#f5b07d", "#76461f"),
    (".first-4", "fill", "#ee8f4c", "#96521a"),
    (".second-1", "fill", "#e3f1fa", "#1a2b38"),
    (".second-2", "fill", "#b9dcf2", "#1d4560"),
    (".second-3", "fill", "#86c2e8", "#1b587f"),
    (".second-4", "fill", "#55a6dc", "#186a9c"),
    (".drawn", "fill", "#eeeeee", "#30353b"),
    (".mixed", "fill", "#d9ead3", "#2f4a2c"),
    (".unknown", "fill", "#ffffff", "#15181c"),
    (".cell", "stroke", "#b8b8b8", "#5a5f66"),
    (".hatch", "stroke", "#8a8a8a", "#8a8f96"),
];

const SHAPES: &str = "\
.gametree .cell { stroke-width: 0.6; }
.gametree .hatch { fill: none; stroke-width: 1; }
";

const MARGIN: f64 = 24.0;
const LETTER: f64 = 0.66;
const LEGEND_ROW: f64 = 26.0;

/// The map as a picture. Wins of the first player have corners, those of the second are round, so that
/// nobody has to tell them apart by colour; what is not known is hatched.
pub fn heat_svg(map: &HeatMap, look: &Look) -> String {
    Picture::new(map, look).svg()
}

struct Picture<'a> {
    map: &'a HeatMap,
    look: &'a Look,
    /// The largest margin either way.
    most: i32,
    cell: (f64, f64),
    labelled: bool,
    /// Where the first cell begins.
    left: f64,
    top: f64,
    legend: Vec<(HeatValue, String)>,
    width: f64,
    height: f64,
}

fn words_width(words: &str, size: f64) -> f64 {
    words.width() as f64 * size * LETTER
}

impl<'a> Picture<'a> {
    fn new(map: &'a HeatMap, look: &'a Look) -> Self {
        let widest = |labels: &[String], size| {
            labels.iter().map(|label| words_width(label, size)).fold(0.0, f64::max)
        };
        let labels = map.cells.iter().map(|cell| words_width(&cell.label, 12.0));
        let labels = labels.fold(0.0, f64::max).max(widest(&map.columns, 11.0));
        // Many cells are small and have no labels; pointing at them tells.
        let labelled = map.columns.len() <= 40 && map.cells.len() <= 2000;
        let cell = if labelled { ((labels + 10.0).max(30.0), 26.0) } else { (14.0, 14.0) };
        let most = map.cells.iter().filter_map(|cell| match cell.value {
            HeatValue::Margin(margin) => Some(margin.saturating_abs()),
            _ => None,
        });
        let most = most.max().unwrap_or(0);
        let left = MARGIN + words_width(&map.down, 12.0).max(widest(&map.rows, 11.0)) + 10.0;
        let top = MARGIN + 70.0;
        let legend = legend(map, most, look);
        let grid = left + cell.0 * map.columns.len() as f64;
        let words = legend.iter().map(|(_, words)| words_width(words, 12.0) + 40.0);
        let words = words.chain(map.notes.iter().map(|note| words_width(note, 12.0)));
        let words = words.chain([words_width(&map.title, 15.0)]).fold(0.0, f64::max);
        let across = left + words_width(&map.across, 12.0);
        let below = (legend.len() + map.notes.len()) as f64 * LEGEND_ROW;
        Picture {
            most,
            cell,
            labelled,
            left,
            top,
            width: grid.max(across).max(MARGIN + words) + MARGIN,
            height: top + cell.1 * map.rows.len() as f64 + 20.0 + below + MARGIN,
            legend,
            map,
            look,
        }
    }

    fn svg(&self) -> String {
        let (map, width, height) = (self.map, self.width, self.height);
        let direction = if self.look.language.is_right_to_left() { "rtl" } else { "ltr" };
        let mut svg = String::new();
        let _ = write!(
            svg,
            "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"gametree\" role=\"img\" \
             viewBox=\"0 0 {width:.0} {height:.0}\" width=\"{width:.0}\" height=\"{height:.0}\" \
             lang=\"{}\">\n<title>{}</title>\n<desc>{}</desc>\n<style>{}{}{SHAPES}\
             .gametree .words {{ direction: {direction}; }}\n</style>\n\
             <rect class=\"paper\" width=\"100%\" height=\"100%\"/>\n",
            self.look.language,
            escaped(&map.title),
            escaped(&map.description),
            style(),
            by_day_and_night(COLOURS),
        );
        self.words(&mut svg, "value", (MARGIN, MARGIN + 14.0), 15, &map.title);
        let (left, top, (across, down)) = (self.left, self.top, self.cell);
        self.words(&mut svg, "soft", (left, top - 24.0), 12, &map.across);
        self.words(&mut svg, "soft", (MARGIN, top - 8.0), 12, &map.down);
        // Labels that would run into each other are left out.
        let widest = map.columns.iter().map(|label| words_width(label, 11.0)).fold(0.0, f64::max);
        let every = ((widest + 4.0) / across).ceil().max(1.0) as usize;
        for (index, label) in map.columns.iter().enumerate().step_by(every) {
            let x = left + (index as f64 + 0.5) * across;
            self.text(&mut svg, "soft", (x, top - 8.0), 11, "middle", label);
        }
        for (index, label) in map.rows.iter().enumerate() {
            let y = top + index as f64 * down + down / 2.0 + 4.0;
            self.text(&mut svg, "soft", (left - 6.0, y), 11, "end", label);
        }
        for (index, cell) in map.cells.iter().enumerate() {
            let columns = map.columns.len().max(1);
            let (column, row) = (index % columns, index / columns);
            let (x, y) = (left + column as f64 * across, top + row as f64 * down);
            let _ = writeln!(svg, "<g class=\"game\"><title>{}</title>", escaped(&cell.title));
            self.square(&mut svg, cell.value, [x, y, across, down]);
            if self.labelled {
                let middle = (x + across / 2.0, y + down / 2.0 + 4.5);
                self.text(&mut svg, "", middle, 12, "middle", &cell.label);
            }
            svg += "</g>\n";
        }
        let mut y = top + down * map.rows.len() as f64 + 20.0;
        for (value, words) in &self.legend {
            svg += "<g class=\"legend\">";
            self.square(&mut svg, *value, [MARGIN, y, 28.0, 18.0]);
            self.words(&mut svg, "", (MARGIN + 38.0, y + 13.0), 12, words);
            svg += "</g>\n";
            y += LEGEND_ROW;
        }
        for note in &map.notes {
            self.words(&mut svg, "soft", (MARGIN, y + 13.0), 12, note);
            y += LEGEND_ROW;
        }
        svg + "</svg>\n"
    }

    fn square(&self, svg: &mut String, value: HeatValue, [x, y, width, height]: [f64; 4]) {
        let round = if matches!(value, HeatValue::Margin(..0)) { height / 3.0 } else { 0.0 };
        let _ = writeln!(
            svg,
            "<rect class=\"cell {}\" x=\"{x:.1}\" y=\"{y:.1}\" width=\"{width:.1}\" \
             height=\"{height:.1}\" rx=\"{round:.1}\"/>",
            class(value, self.most)
        );
        if value == HeatValue::Unknown {
            let step = width / 3.0;
            for from in 0..3 {
                let x = x + f64::from(from) * step;
                let _ = writeln!(
                    svg,
                    "<path class=\"hatch\" d=\"M{x:.1} {:.1} L{:.1} {y:.1}\"/>",
                    y + height,
                    x + step
                );
            }
        }
    }

    /// Numbers and signs.
    fn text(
        &self,
        svg: &mut String,
        class: &str,
        (x, y): (f64, f64),
        size: u32,
        anchor: &str,
        words: &str,
    ) {
        let _ = writeln!(
            svg,
            "<text class=\"{class}\" x=\"{x:.1}\" y=\"{y:.1}\" font-size=\"{size}\" \
             text-anchor=\"{anchor}\">{}</text>",
            escaped(words)
        );
    }

    /// Words that begin at the left end of their line, whichever way they are read: right-to-left
    /// ones start at their right end, so they are anchored at their last letter.
    fn words(&self, svg: &mut String, class: &str, place: (f64, f64), size: u32, words: &str) {
        let anchor = if self.look.language.is_right_to_left() { "end" } else { "start" };
        self.text(svg, format!("{class} words").trim_start(), place, size, anchor, words);
    }
}

fn class(value: HeatValue, most: i32) -> String {
    match value {
        HeatValue::Margin(0) => "drawn".to_owned(),
        HeatValue::Margin(margin) => {
            let player = if margin > 0 { "first" } else { "second" };
            // Where games are won by one only, a middle shade is enough.
            let shade = match most {
                ..=1 => SHADES - 1,
                _ => {
                    let share = i64::from(margin).abs() * i64::from(SHADES);
                    (share as u64).div_ceil(most as u64).min(SHADES as u64) as i32
                }
            };
            format!("{player}-{shade}")
        }
        HeatValue::Mixed => "mixed".to_owned(),
        HeatValue::Unknown => "unknown".to_owned(),
    }
}

/// Only what occurs is explained; a scale by its smallest and its largest margin.
fn legend(map: &HeatMap, most: i32, look: &Look) -> Vec<(HeatValue, String)> {
    let margins = || {
        map.cells.iter().filter_map(|cell| match cell.value {
            HeatValue::Margin(margin) => Some(margin),
            _ => None,
        })
    };
    let mut entries = Vec::new();
    let first: Vec<i32> = margins().filter(|margin| *margin > 0).collect();
    let second: Vec<i32> = margins().filter(|margin| *margin < 0).collect();
    for (of, by, plain) in [
        (first, "result-first-wins-by", message!("result-first-wins")),
        (second, "result-second-wins-by", message!("result-second-wins")),
    ] {
        let mut ends: Vec<i32> =
            of.iter().min().into_iter().chain(of.iter().max()).copied().collect();
        ends.sort_by_key(|margin| margin.unsigned_abs());
        ends.dedup();
        for margin in ends {
            let words = if most > 1 {
                gametree_language::Message::new(by).with("by", margin.unsigned_abs())
            } else {
                plain.clone()
            };
            entries.push((HeatValue::Margin(margin), look.say(&words)));
        }
    }
    let has = |value| map.cells.iter().any(|cell| cell.value == value);
    for (value, words) in [
        (HeatValue::Margin(0), message!("result-draw")),
        (HeatValue::Mixed, message!("sweep-mixed")),
        (HeatValue::Unknown, message!("sweep-unknown")),
    ] {
        if has(value) {
            entries.push((value, look.say(&words)));
        }
    }
    entries
}
