use std::fmt::Write;

use gametree_language::Language;

use super::guise::Guise;
use super::{Series, SeriesKind, names};
use crate::paragraph::Paragraph;

const SIZE: f64 = 12.0;
/// The sample, and from it to its words.
const SAMPLE: f64 = 38.0;
const BAR: f64 = 24.0;
const APART: f64 = 8.0;
/// Between columns, and between rows.
const COLUMN_GAP: f64 = 24.0;
const ROW_GAP: f64 = 5.0;

/// Which series is which, below the plot.
pub(super) struct Legend {
    entries: Vec<(Guise, Paragraph)>,
    columns: usize,
    /// How wide a column is.
    column: f64,
    language: Language,
}

impl Legend {
    /// The legend where there is so much room across.
    pub(super) fn new(series: &[Series], guises: &[Guise], room: f64, language: Language) -> Self {
        let words = room - SAMPLE - APART;
        let named = series.iter().zip(guises).filter(|(series, _)| !series.name.trim().is_empty());
        let entry = |(series, guise): (&Series, &Guise)| {
            let name = Paragraph::new(&names::name(&series.name), "words", SIZE, words);
            (*guise, name.at_most(4).apart(language))
        };
        let entries: Vec<(Guise, Paragraph)> = named.map(entry).collect();
        let widest = entries.iter().map(|(_, name)| name.width()).fold(0.0, f64::max);
        let column = (SAMPLE + APART + widest * 1.06 + COLUMN_GAP).min(room);
        // As many as fit, but no more than the rows need.
        let most = ((room + COLUMN_GAP) / column).floor().max(1.0) as usize;
        let rows = entries.len().div_ceil(most).max(1);
        let columns = entries.len().div_ceil(rows).max(1);
        Legend { entries, columns, column, language }
    }

    pub(super) fn height(&self) -> f64 {
        let rows = self.entries.chunks(self.columns);
        rows.map(|row| row_height(row) + ROW_GAP).sum()
    }

    /// The entries between two sides, from where lines begin; rows are read one after the other.
    pub(super) fn write(&self, svg: &mut String, [left, right]: [f64; 2], top: f64) {
        let mut y = top;
        for row in self.entries.chunks(self.columns) {
            for (index, (guise, name)) in row.iter().enumerate() {
                let from_start = index as f64 * self.column;
                let after_sample = from_start + SAMPLE + APART;
                let (sample, words) = if self.language.is_right_to_left() {
                    (right - from_start - SAMPLE, right - after_sample)
                } else {
                    (left + from_start, left + after_sample)
                };
                *svg += "<g class=\"legend\">\n";
                write_sample(svg, *guise, [sample, y + SIZE * 0.66]);
                name.write_at(svg, [words, y], "start");
                *svg += "</g>\n";
            }
            y += row_height(row) + ROW_GAP;
        }
    }
}

fn row_height(row: &[(Guise, Paragraph)]) -> f64 {
    row.iter().map(|(_, name)| name.height()).fold(0.0, f64::max)
}

/// What the series looks like, with its left end in the middle at a place.
fn write_sample(svg: &mut String, guise: Guise, [x, y]: [f64; 2]) {
    let middle = [x + SAMPLE / 2.0, y];
    let line = format!("M{x:.1} {y:.1}h{SAMPLE:.1}");
    match guise.kind {
        SeriesKind::Bars => {
            let left = x + (SAMPLE - BAR) / 2.0;
            write_bar(svg, guise, [left, y - 6.5, BAR, 13.0]);
        }
        SeriesKind::Points => guise.marker().write(svg, &guise.colour(), middle),
        SeriesKind::Line => {
            write_line(svg, guise, &line);
            guise.marker().write(svg, &guise.colour(), middle);
        }
        SeriesKind::Reference => write_line(svg, guise, &line),
    }
}

/// A line of a series, with its dashes.
pub(super) fn write_line(svg: &mut String, guise: Guise, path: &str) {
    let class = match guise.kind {
        SeriesKind::Reference => "reference".to_owned(),
        _ => format!("line {}", guise.colour()),
    };
    let dashes = guise.dashes();
    let _ = writeln!(svg, "<path class=\"{class}\" stroke-dasharray=\"{dashes}\" d=\"{path}\"/>");
}

/// A bar of a series (left, top, width and height), with its hatching.
pub(super) fn write_bar(svg: &mut String, guise: Guise, place: [f64; 4]) {
    let [x, y, width, height] = place;
    let hatchings = guise.hatchings();
    let class = if hatchings.is_empty() { "bar" } else { "paper outline" };
    let colour = guise.colour();
    let _ = writeln!(
        svg,
        "<rect class=\"{class} {colour}\" x=\"{x:.1}\" y=\"{y:.1}\" width=\"{width:.1}\" \
         height=\"{height:.1}\"/>"
    );
    let lines: String = hatchings.iter().map(|hatching| hatching.path(place)).collect();
    if !lines.is_empty() {
        let _ = writeln!(svg, "<path class=\"hatching {colour}\" d=\"{lines}\"/>");
    }
}
