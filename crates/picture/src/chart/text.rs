//! Charts in letters: the words around them, and what their marks are.

use anstyle::{AnsiColor, Style};
use unicode_width::UnicodeWidthStr;

use super::guise::Guise;
use super::{Chart, SeriesKind, bar_text, names, number, plot_text, points};
use crate::TextStyle;
use crate::paragraph::lines;

/// Less has no room for numbers and marks.
const NARROWEST: usize = 40;
/// More bars than that are a plot.
const MOST_BARS: usize = 40;

/// How the chart is written.
#[derive(Clone, Copy)]
pub(super) struct Pen<'a> {
    pub(super) style: &'a TextStyle,
    pub(super) width: usize,
}

pub(super) fn write(chart: &Chart, style: &TextStyle, width: usize) -> String {
    let pen = Pen { style, width: width.max(NARROWEST) };
    let points = points::shown(chart);
    let guises = Guise::all(&chart.series);
    let mut text = String::new();
    for line in pen.lines(&chart.title, 0) {
        text += &format!("{}\n", style.terminal.strong(&line));
    }
    for line in pen.lines(&chart.y.label, 0) {
        text += &format!("{}\n", style.terminal.faint(&line));
    }
    let bars = points.iter().flatten().count();
    let has_bars = guises.iter().any(|guise| guise.kind == SeriesKind::Bars);
    let lies = has_bars && bars <= MOST_BARS;
    text += &if lies {
        bar_text::write(chart, &points, &guises, pen)
    } else {
        plot_text::write(chart, &points, &guises, pen)
    };
    for (series, &guise) in chart.series.iter().zip(&guises) {
        let mark = if lies { pen.fill(guise) } else { pen.mark(guise) };
        let start = format!("{} ", pen.coloured(guise, &mark.to_string()));
        text += &pen.after(&start, 2, &names::name(&series.name));
    }
    for note in &chart.notes {
        text += &pen.after("", 0, note);
    }
    text
}

impl Pen<'_> {
    /// The mark of a series; after all shapes come letters.
    pub(super) fn mark(self, guise: Guise) -> char {
        const LIMITS: [[char; 2]; 3] = [['┄', '-'], ['┈', '='], ['╌', '~']];
        let shape = usize::from(!self.style.terminal.unicode);
        match (guise.kind, guise.index) {
            (SeriesKind::Reference, index) => LIMITS[index % LIMITS.len()][shape],
            (_, index) if index < 10 => guise.marker().letters[shape],
            (_, index) => letter(index - 10),
        }
    }

    /// What the bars of a series are made of; other series have their marks.
    pub(super) fn fill(self, guise: Guise) -> char {
        const FANCY: [char; 6] = ['█', '░', '▓', '▒', '▪', '═'];
        const PLAIN: [char; 6] = ['#', '=', ':', 'o', '+', '~'];
        let fills = if self.style.terminal.unicode { FANCY } else { PLAIN };
        match guise.kind {
            SeriesKind::Bars => {
                fills.get(guise.index).copied().unwrap_or_else(|| letter(guise.index - 6))
            }
            _ => self.mark(guise),
        }
    }

    /// In the colour of a series; the first two are those of the players.
    pub(super) fn coloured(self, guise: Guise, text: &str) -> String {
        const COLOURS: [AnsiColor; 7] = [
            AnsiColor::BrightRed,
            AnsiColor::BrightBlue,
            AnsiColor::Green,
            AnsiColor::Magenta,
            AnsiColor::Yellow,
            AnsiColor::Cyan,
            AnsiColor::Red,
        ];
        match guise.kind {
            SeriesKind::Reference => self.style.terminal.faint(text),
            _ => {
                let colour = COLOURS[guise.index % COLOURS.len()];
                self.style.terminal.paint(Style::new().fg_color(Some(colour.into())), text)
            }
        }
    }

    /// A number as this terminal can show it.
    pub(super) fn number(self, text: &str) -> String {
        if self.style.terminal.unicode { text.to_owned() } else { number::in_ascii(text) }
    }

    /// As much of a text as fits into so many columns.
    pub(super) fn shortened(self, text: &str, columns: usize) -> String {
        let missing = self.style.terminal.pick("…", "..");
        names::shortened(&self.number(text), missing, |text| text.width() <= columns)
    }

    /// Words in lines that leave some columns free.
    fn lines(self, words: &str, free: usize) -> Vec<String> {
        let room = self.width - free;
        let lines = lines(&names::seen(words), |line| line.width() <= room);
        lines.into_iter().filter(|line| !line.is_empty()).collect()
    }

    /// Words after something that takes so many columns; below it they are indented.
    fn after(self, start: &str, columns: usize, words: &str) -> String {
        let lines: Vec<String> =
            self.lines(words, columns).iter().map(|line| self.style.isolated(line)).collect();
        match lines.is_empty() {
            true => String::new(),
            false => format!("{start}{}\n", lines.join(&format!("\n{}", " ".repeat(columns)))),
        }
    }
}

fn letter(index: usize) -> char {
    char::from(b"abcdefghijklmnopqrstuwyz"[index % 24])
}
