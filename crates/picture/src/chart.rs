//! Charts: how numbers go with each other, as lines, bars or single points, with what is uncertain about them.

mod axis;
mod bar_text;
mod guise;
mod legend;
mod log;
mod marker;
mod names;
mod number;
mod picture;
mod plot;
mod plot_text;
mod points;
mod rounds;
mod text;

use gametree_language::Language;

use crate::{Svg, TextStyle};

/// Numbers by other numbers, or by names.
#[derive(Clone, PartialEq, Debug)]
pub struct Chart {
    /// What it shows.
    pub title: String,
    /// The same in more words, for those who cannot see it.
    pub description: String,
    /// What goes across.
    pub x: ChartAxis,
    /// What goes up.
    pub y: ChartAxis,
    /// What is compared. The order decides the colours and the shapes of the marks.
    pub series: Vec<Series>,
    /// Words below the legend.
    pub notes: Vec<String>,
}

/// What goes in one direction.
#[derive(Clone, PartialEq, Debug)]
pub struct ChartAxis {
    /// What it is, with its unit.
    pub label: String,
    /// How numbers stand on it.
    pub scale: Scale,
}

/// How numbers stand on an axis, and how they are written.
#[derive(Clone, PartialEq, Debug)]
pub enum Scale {
    /// Equal steps. It begins at 0 unless all numbers are far from it.
    Linear,
    /// Powers of ten. Numbers up to 0 have no place on it and are left out.
    Log,
    /// From 0 to 1, written as per cent.
    Share,
    /// Whole numbers only, such as depths.
    Whole,
    /// Names for 0, 1, 2 and so on.
    Names(Vec<String>),
}

/// Numbers that belong together.
#[derive(Clone, PartialEq, Debug)]
pub struct Series {
    /// What the legend calls it; without a name it is not in the legend.
    pub name: String,
    /// How it is drawn.
    pub kind: SeriesKind,
    /// In any order. What is infinite or not a number is left out.
    pub points: Vec<ChartPoint>,
}

/// How a series is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SeriesKind {
    /// Points joined in the order of `x`.
    Line,
    /// Bars from 0, side by side with those of other series.
    Bars,
    /// Marks only.
    Points,
    /// A thin dashed grey line: a limit or something to compare with. A single point is a limit for the
    /// whole width.
    Reference,
}

/// One number of a series.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct ChartPoint {
    /// How far across.
    pub x: f64,
    /// How far up.
    pub y: f64,
    /// Between what the number lies, such as a confidence interval.
    pub interval: Option<(f64, f64)>,
}

/// The chart as a picture. Every series has a colour, a mark and dashes of its own, every bar its own
/// hatching, so that nobody has to tell them apart by colour.
///
/// ```
/// use gametree::language::Language;
/// use gametree::picture::{Chart, ChartAxis, ChartPoint, Scale, Series, SeriesKind, chart_svg};
///
/// let axis = |label: &str, scale| ChartAxis { label: label.to_owned(), scale };
/// let points = [(1.0, 20.0), (2.0, 380.0), (3.0, 6_200.0)];
/// let chart = Chart {
///     title: "Nodes by depth".to_owned(),
///     description: "About eighteen times as many with every ply.".to_owned(),
///     x: axis("depth", Scale::Whole),
///     y: axis("nodes", Scale::Log),
///     series: vec![Series {
///         name: "minimax".to_owned(),
///         kind: SeriesKind::Line,
///         points: points.map(|(x, y)| ChartPoint { x, y, interval: None }).to_vec(),
///     }],
///     notes: Vec::new(),
/// };
/// assert!(chart_svg(&chart, Language::English).stand_alone().contains(">1,000</text>"));
/// assert!(chart_svg(&chart, Language::Persian).stand_alone().contains(">۱٬۰۰۰</text>"));
/// ```
pub fn chart_svg(chart: &Chart, language: Language) -> Svg {
    const USUAL: f64 = 720.0;
    chart_svg_within(chart, language, USUAL)
}

/// The same, drawn for another width, 320 at the least: letters keep their size, so a narrow chart is not a small one.
pub fn chart_svg_within(chart: &Chart, language: Language, width: f64) -> Svg {
    const LEAST: f64 = 320.0;
    picture::Picture::new(chart, language, width.max(LEAST)).svg()
}

/// The chart for a terminal of so many columns, 40 at the least: bars lie, everything else is a small plot.
pub fn chart_text(chart: &Chart, style: &TextStyle, width: usize) -> String {
    text::write(chart, style, width)
}
