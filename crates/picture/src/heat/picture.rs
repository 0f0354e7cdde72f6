use std::fmt::Write;

use gametree_language::Language;

use super::{HeatMap, HeatValue, legend};
use crate::Svg;
use crate::svg::{Look, escaped, left_anchor, text, words_width};

const MARGIN: f64 = 24.0;
const LEGEND_ROW: f64 = 26.0;

pub(super) struct Picture<'a> {
    map: &'a HeatMap,
    language: Language,
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

impl<'a> Picture<'a> {
    pub(super) fn new(map: &'a HeatMap, language: Language) -> Self {
        let widest = |labels: &[String], size| {
            labels.iter().map(|label| words_width(label, size)).fold(0.0, f64::max)
        };
        let labels = map.cells.iter().map(|cell| words_width(&cell.label, 12.0));
        let labels = labels.fold(0.0, f64::max).max(widest(&map.columns, 11.0));
        // Many cells are small and have no labels; pointing at them tells.
        let labelled = map.columns.len() <= 40 && map.cells.len() <= 2000;
        let cell = if labelled { ((labels + 10.0).max(30.0), 26.0) } else { (14.0, 14.0) };
        let most = map.margins().map(i32::saturating_abs).max().unwrap_or(0);
        let left = MARGIN + words_width(&map.down, 12.0).max(widest(&map.rows, 11.0)) + 10.0;
        let top = MARGIN + 70.0;
        let legend = legend::entries(map, most, language);
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
            language,
        }
    }

    pub(super) fn svg(&self) -> Svg {
        let mut body = String::new();
        self.heads(&mut body);
        self.cells(&mut body);
        self.foot(&mut body);
        Svg {
            title: self.map.title.clone(),
            description: self.map.description.clone(),
            language: self.language,
            view: [0.0, 0.0, self.width, self.height],
            scale: 1.0,
            body,
            look: Look::Small,
        }
    }

    /// The title and the labels of the columns and rows.
    fn heads(&self, svg: &mut String) {
        let (map, left, top, (across, down)) = (self.map, self.left, self.top, self.cell);
        self.words(svg, "value", [MARGIN, MARGIN + 14.0], 15.0, &map.title);
        self.words(svg, "soft", [left, top - 24.0], 12.0, &map.across);
        self.words(svg, "soft", [MARGIN, top - 8.0], 12.0, &map.down);
        // Labels that would run into each other are left out.
        let widest = map.columns.iter().map(|label| words_width(label, 11.0)).fold(0.0, f64::max);
        let every = ((widest + 4.0) / across).ceil().max(1.0) as usize;
        for (index, label) in map.columns.iter().enumerate().step_by(every) {
            let x = left + (index as f64 + 0.5) * across;
            text(svg, "soft", [x, top - 8.0], 11.0, "middle", label);
        }
        for (index, label) in map.rows.iter().enumerate() {
            let y = top + index as f64 * down + down / 2.0 + 4.0;
            text(svg, "soft", [left - 6.0, y], 11.0, "end", label);
        }
    }

    fn cells(&self, svg: &mut String) {
        let (left, top, (across, down)) = (self.left, self.top, self.cell);
        let columns = self.map.columns.len().max(1);
        for (index, cell) in self.map.cells.iter().enumerate() {
            let (column, row) = (index % columns, index / columns);
            let (x, y) = (left + column as f64 * across, top + row as f64 * down);
            let _ = writeln!(svg, "<g class=\"game\"><title>{}</title>", escaped(&cell.title));
            self.square(svg, cell.value, [x, y, across, down]);
            if self.labelled {
                let middle = [x + across / 2.0, y + down / 2.0 + 4.5];
                text(svg, "", middle, 12.0, "middle", &cell.label);
            }
            *svg += "</g>\n";
        }
    }

    /// The legend and the notes.
    fn foot(&self, svg: &mut String) {
        let mut y = self.top + self.cell.1 * self.map.rows.len() as f64 + 20.0;
        for (value, words) in &self.legend {
            *svg += "<g class=\"legend\">";
            self.square(svg, *value, [MARGIN, y, 28.0, 18.0]);
            self.words(svg, "", [MARGIN + 38.0, y + 13.0], 12.0, words);
            *svg += "</g>\n";
            y += LEGEND_ROW;
        }
        for note in &self.map.notes {
            self.words(svg, "soft", [MARGIN, y + 13.0], 12.0, note);
            y += LEGEND_ROW;
        }
    }

    fn square(&self, svg: &mut String, value: HeatValue, [x, y, width, height]: [f64; 4]) {
        let round = if matches!(value, HeatValue::Margin(..0)) { height / 3.0 } else { 0.0 };
        let _ = writeln!(
            svg,
            "<rect class=\"cell {}\" x=\"{x:.1}\" y=\"{y:.1}\" width=\"{width:.1}\" \
             height=\"{height:.1}\" rx=\"{round:.1}\"/>",
            value.class(self.most)
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

    /// Words that begin at the left end of their line.
    fn words(&self, svg: &mut String, class: &str, place: [f64; 2], size: f64, words: &str) {
        let class = format!("{class} words");
        text(svg, class.trim_start(), place, size, left_anchor(self.language), words);
    }
}
