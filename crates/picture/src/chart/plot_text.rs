//! A small plot in letters.

use unicode_width::UnicodeWidthStr;

use super::axis::{Axis, Tick, Use};
use super::guise::Guise;
use super::text::Pen;
use super::{Chart, ChartPoint, SeriesKind, names, points};
use crate::terminal::padded_left;

const ROWS: usize = 13;
/// Between numbers up, and between numbers across.
const ROWS_APART: f64 = 2.0;
const COLUMNS_APART: f64 = 3.0;

/// A letter, and whose it is.
type Cell = Option<(char, Guise)>;

pub(super) fn write(
    chart: &Chart,
    points: &[Vec<ChartPoint>],
    guises: &[Guise],
    pen: Pen<'_>,
) -> String {
    let language = pen.style.language;
    let has_bars = guises.iter().any(|guise| guise.kind == SeriesKind::Bars);
    let up = if has_bars { Use::UpForBars } else { Use::Up };
    let y = Axis::new(&chart.y, &points::up(chart, points), up, language, |ticks| {
        ticks.windows(2).all(|pair| (pair[1].at - pair[0].at) * (ROWS - 1) as f64 >= ROWS_APART)
    });
    let label = |tick: &Tick| pen.shortened(&names::name(&tick.label), pen.width / 4);
    let labels: Vec<(usize, String)> =
        y.ticks.iter().map(|tick| (row(tick.at), label(tick))).collect();
    let margin = labels.iter().map(|(_, label)| label.width()).max().unwrap_or(0);
    let columns = pen.width - margin - 2;
    let x = across(chart, points, columns, pen);
    let mut plot = Plot { cells: vec![vec![None; columns]; ROWS], x: &x, y: &y };
    for (points, &guise) in points.iter().zip(guises) {
        plot.draw(points, guise, pen);
    }
    let mut text = String::new();
    for (number, cells) in plot.cells.iter().enumerate() {
        let label = labels.iter().find(|(row, _)| *row == number);
        let label = label.map_or("", |(_, label)| label);
        let edge = match (label.is_empty(), pen.style.terminal.unicode) {
            (true, true) => "│",
            (true, false) => "|",
            (false, true) => "┤",
            (false, false) => "+",
        };
        let label = padded_left(label, margin);
        let line = format!("{label} {edge}{}", written(cells, pen));
        text += &format!("{}\n", line.trim_end());
    }
    text + &foot(&x, &names::name(&chart.x.label), margin, columns, pen)
}

fn across(chart: &Chart, points: &[Vec<ChartPoint>], columns: usize, pen: Pen<'_>) -> Axis {
    let values = points::across(chart, points);
    Axis::new(&chart.x, &values, Use::Across, pen.style.language, |ticks| {
        ticks.windows(2).all(|pair| {
            let width = |tick: &Tick| pen.number(&names::name(&tick.label)).width() as f64;
            let apart = (pair[1].at - pair[0].at) * (columns - 1) as f64;
            apart >= (width(&pair[0]) + width(&pair[1])) / 2.0 + COLUMNS_APART
        })
    })
}

fn row(along: f64) -> usize {
    ROWS - 1 - (along * (ROWS - 1) as f64).round() as usize
}

/// A row, with letters of the same series coloured together.
fn written(cells: &[Cell], pen: Pen<'_>) -> String {
    let whose = |cell: &Cell| cell.map(|(_, guise)| guise);
    let pieces = cells.chunk_by(|one, other| whose(one) == whose(other));
    let piece = |cells: &[Cell]| {
        let letters: String =
            cells.iter().map(|cell| cell.map_or(' ', |(letter, _)| letter)).collect();
        match cells.first().and_then(whose) {
            Some(guise) => pen.coloured(guise, &letters),
            None => letters,
        }
    };
    pieces.map(piece).collect()
}

/// The axis across with its numbers, and what they are.
fn foot(x: &Axis, label: &str, margin: usize, columns: usize, pen: Pen<'_>) -> String {
    let terminal = pen.style.terminal;
    let mut line = vec![terminal.pick("─", "-"); columns];
    let mut numbers = String::new();
    for tick in &x.ticks {
        let column = (tick.at * (columns - 1) as f64).round() as usize;
        line[column] = terminal.pick("┬", "+");
        let written = pen.shortened(&names::name(&tick.label), columns / 2);
        let start = (margin + 2 + column).saturating_sub(written.width() / 2);
        let start = start.min(pen.width - written.width());
        let end = numbers.width();
        // The last one may have been moved against its neighbour.
        if end == 0 || end < start {
            numbers += &" ".repeat(start - end);
            numbers += &written;
        }
    }
    let corner = terminal.pick("└", "+");
    let mut text = format!("{} {corner}{}\n{numbers}\n", " ".repeat(margin), line.concat());
    let label = pen.shortened(label, pen.width);
    if !label.is_empty() {
        let before = (margin + 2 + (columns.saturating_sub(label.width())) / 2)
            .min(pen.width - label.width());
        text += &format!("{}{}\n", " ".repeat(before), terminal.faint(&label));
    }
    text
}

struct Plot<'a> {
    cells: Vec<Vec<Cell>>,
    x: &'a Axis,
    y: &'a Axis,
}

impl Plot<'_> {
    fn draw(&mut self, points: &[ChartPoint], guise: Guise, pen: Pen<'_>) {
        let last = self.cells[0].len() - 1;
        let place = |point: &ChartPoint| {
            let column = (self.x.at(point.x) * last as f64).round() as usize;
            (column, self.y.at(point.y))
        };
        let places: Vec<(usize, f64)> = points.iter().map(place).collect();
        let mark = pen.mark(guise);
        match (guise.kind, places.as_slice()) {
            (SeriesKind::Reference, [(_, up)]) => {
                self.join(&[(0, *up), (last, *up)], (mark, guise))
            }
            (SeriesKind::Reference, places) => self.join(places, (mark, guise)),
            (SeriesKind::Line, places) => {
                let dot = if pen.style.terminal.unicode { '·' } else { '.' };
                self.join(places, (dot, guise));
                places.iter().for_each(|place| self.mark(*place, (mark, guise)));
            }
            (SeriesKind::Points, places) => {
                places.iter().for_each(|place| self.mark(*place, (mark, guise)));
            }
            (SeriesKind::Bars, places) => {
                let foot = row(self.y.foot());
                for &(column, up) in places {
                    let end = row(up);
                    for row in end.min(foot)..=end.max(foot) {
                        self.cells[row][column].get_or_insert((mark, guise));
                    }
                }
            }
        }
    }

    /// Letters on the way from point to point, where there is nothing yet.
    fn join(&mut self, places: &[(usize, f64)], letter: (char, Guise)) {
        for pair in places.windows(2) {
            let ((from, low), (to, high)) = (pair[0], pair[1]);
            for column in from..=to {
                let along = (column - from) as f64 / (to - from).max(1) as f64;
                let row = row(low + (high - low) * along);
                self.cells[row][column].get_or_insert(letter);
            }
        }
    }

    /// A mark where it belongs, or beside that if another series has its mark there.
    fn mark(&mut self, (column, up): (usize, f64), letter: (char, Guise)) {
        let cells = &mut self.cells[row(up)];
        let is_free = |cell: &Cell| cell.is_none_or(|(there, _)| !is_mark(there));
        let near = [column, column + 1, column.wrapping_sub(1)];
        let free = near.into_iter().find(|&at| cells.get(at).is_some_and(is_free));
        cells[free.unwrap_or(column)] = Some(letter);
    }
}

/// Whether a letter stands for a point, and not for a way between two.
fn is_mark(letter: char) -> bool {
    !matches!(letter, '·' | '.' | '┄' | '┈' | '╌' | '-' | '=' | '~')
}
