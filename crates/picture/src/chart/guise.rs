use super::marker::Marker;
use super::{Series, SeriesKind};

/// How a series is told from all others: by colour, by shape, by dashes and, if it is bars, by hatching.
/// There is no common measure of how many there are of each, so that no two series are alike for long.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Guise {
    pub(super) kind: SeriesKind,
    /// Which of its kind it is; limits are counted for themselves.
    pub(super) index: usize,
}

const COLOURS: usize = 8;

/// As SVG writes them; the first line is whole.
const DASHES: [&str; 11] = [
    "none",
    "9 4",
    "2.5 3",
    "10 3 2.5 3",
    "5 3",
    "15 4",
    "8 3 2.5 3 2.5 3",
    "1.5 4",
    "15 3 5 3",
    "5 2.5 1.5 2.5",
    "10 7",
];

const REFERENCE_DASHES: [&str; 5] = ["6 4", "2 3", "10 3 2 3", "12 5", "2 6"];

/// The lines in a bar, whichever way they go.
const HATCHINGS: [&[Hatching]; 7] = [
    &[],
    &[Hatching::Rising],
    &[Hatching::Across],
    &[Hatching::Falling],
    &[Hatching::Rising, Hatching::Falling],
    &[Hatching::Down],
    &[Hatching::Across, Hatching::Down],
];

/// One direction of lines in a bar.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Hatching {
    Rising,
    Falling,
    Across,
    Down,
}

impl Guise {
    /// One for every series.
    pub(super) fn all(series: &[Series]) -> Vec<Guise> {
        let (mut limits, mut others) = (0.., 0..);
        let index = |series: &Series| match series.kind {
            SeriesKind::Reference => limits.next(),
            _ => others.next(),
        };
        let indices: Vec<Option<usize>> = series.iter().map(index).collect();
        let guise = |(series, index): (&Series, Option<usize>)| Guise {
            kind: series.kind,
            index: index.unwrap_or(0),
        };
        series.iter().zip(indices).map(guise).collect()
    }

    /// The class that has its colour.
    pub(super) fn colour(self) -> String {
        format!("series-{}", self.index % COLOURS + 1)
    }

    pub(super) fn marker(self) -> Marker {
        Marker::ALL[self.index % Marker::ALL.len()]
    }

    pub(super) fn dashes(self) -> &'static str {
        match self.kind {
            SeriesKind::Reference => REFERENCE_DASHES[self.index % REFERENCE_DASHES.len()],
            _ => DASHES[self.index % DASHES.len()],
        }
    }

    /// None if bars are filled.
    pub(super) fn hatchings(self) -> &'static [Hatching] {
        HATCHINGS[self.index % HATCHINGS.len()]
    }
}

impl Hatching {
    /// The lines in a rectangle (left, top, width and height), as SVG writes paths.
    pub(super) fn path(self, [x, y, width, height]: [f64; 4]) -> String {
        const APART: f64 = 5.0;
        let lines = |length: f64| {
            (1..).map(|line| f64::from(line) * APART).take_while(move |at| *at < length)
        };
        let line = |[x1, y1, x2, y2]: [f64; 4]| format!("M{x1:.1} {y1:.1}L{x2:.1} {y2:.1}");
        // Where a rising line that is so far from the upper left corner meets the edges.
        let slanted = |at: f64| {
            [at.min(width), (at - width).max(0.0), (at - height).max(0.0), at.min(height)]
        };
        let (right, foot) = (x + width, y + height);
        match self {
            Hatching::Across => {
                lines(height).map(|at| line([x, foot - at, right, foot - at])).collect()
            }
            Hatching::Down => lines(width).map(|at| line([x + at, y, x + at, foot])).collect(),
            Hatching::Rising => lines(width + height)
                .map(slanted)
                .map(|[x1, y1, x2, y2]| line([x + x1, y + y1, x + x2, y + y2]))
                .collect(),
            Hatching::Falling => lines(width + height)
                .map(slanted)
                .map(|[x1, y1, x2, y2]| line([right - x1, y + y1, right - x2, y + y2]))
                .collect(),
        }
    }
}
