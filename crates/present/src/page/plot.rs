use gametree_language::{Argument, Language, Message, message, without_marks};
use gametree_picture::{Chart, ChartAxis, ChartPoint, Scale, Series, SeriesKind};

/// A chart before a language is chosen.
#[derive(Clone, PartialEq, Debug)]
pub struct Plot {
    /// What it shows.
    pub title: Message,
    /// What goes across, and how it is measured.
    pub x: (Message, Scale),
    /// What goes up.
    pub y: (Message, Scale),
    /// The lines, bars or marks.
    pub series: Vec<Curve>,
    /// Words below.
    pub notes: Vec<Message>,
}

/// A line, a row of bars or of marks.
#[derive(Clone, PartialEq, Debug)]
pub struct Curve {
    /// What it is.
    pub name: Message,
    /// How it is drawn.
    pub kind: SeriesKind,
    /// Its points.
    pub points: Vec<ChartPoint>,
}

impl Plot {
    /// Whether there are two points at least: one alone is said better in words.
    pub fn has_something_to_compare(&self) -> bool {
        self.series.iter().map(|curve| curve.points.len()).sum::<usize>() > 1
    }

    /// The plot in a language.
    pub fn chart(&self, language: Language) -> Chart {
        let say = |message: &Message| without_marks(&language.say(message)).into_owned();
        let axis = |(label, scale): &(Message, Scale)| ChartAxis {
            label: say(label),
            scale: scale.clone(),
        };
        let series: Vec<Series> = self
            .series
            .iter()
            .map(|Curve { name, kind, points }| Series {
                name: say(name),
                kind: *kind,
                points: points.clone(),
            })
            .collect();
        let described = series.iter().map(|series| described(series, language));
        Chart {
            title: say(&self.title),
            description: described.collect::<Vec<_>>().join(" "),
            x: axis(&self.x),
            y: axis(&self.y),
            series,
            notes: self.notes.iter().map(say).collect(),
        }
    }
}

/// A series in words, for those who cannot see it.
fn described(series: &Series, language: Language) -> String {
    let number = |number: f64| {
        let places = if number.fract() == 0.0 || number.abs() >= 100.0 { 0 } else { 3 };
        Argument::decimal(number, places)
    };
    let points = series
        .points
        .iter()
        .map(|point| Argument::Joined(vec![number(point.x), Argument::Own(": "), number(point.y)]));
    let points = Argument::list(points.collect::<Vec<_>>(), "; ");
    let said = message!("chart-described", series = series.name.as_str(), points = points);
    without_marks(&language.say(&said)).into_owned() + "."
}
