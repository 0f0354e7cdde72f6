use gametree_language::{Message, message};
use gametree_picture::{ChartPoint, Scale, SeriesKind};
use gametree_present::page::{Curve, Plot};

use super::reproduced_table::corrected_name;
use crate::reports::rerun::{Figure, Figures};
use crate::reports::{Report, Rerun, RerunRow};

/// What a report's plot is about, and its points: published, rerun and without faults.
pub struct Plotted {
    /// What it shows.
    pub title: Message,
    /// What goes across: rows of the table, or depths.
    pub x: Message,
    /// What goes up, and how it is measured.
    pub y: (Message, Scale),
    /// What was published; shares have their intervals.
    pub published: Vec<ChartPoint>,
    /// What its program does, written anew.
    pub rerun: Vec<ChartPoint>,
    /// What a program without its faults does.
    pub corrected: Vec<ChartPoint>,
}

/// The points of a report's plot.
pub fn plotted(rerun: &Rerun) -> Plotted {
    let report = rerun.report;
    let said = |what: &str| Message::new(format!("reproduce-{report}-{what}"));
    if report == Report::Mnk {
        let lost = match rerun.findings.get("lost_by_depth") {
            Figure::Numbers(lost) => lost.as_slice(),
            _ => &[],
        };
        let points =
            lost.iter().zip(1..).map(|(&lost, depth)| point(f64::from(depth), lost as f64));
        return Plotted {
            title: said("plot"),
            x: message!("reproduce-axis-depth"),
            y: (said("axis"), Scale::Linear),
            published: Vec::new(),
            rerun: points.collect(),
            corrected: Vec::new(),
        };
    }
    let points = |figures: fn(&RerunRow) -> &Figures| {
        let number = |row: &RerunRow| Some(point(row.row as f64, first_number(figures(row))?));
        rerun.rows.iter().filter_map(number).collect::<Vec<ChartPoint>>()
    };
    let mut published = points(|row| &row.published);
    for point in &mut published {
        let row = rerun.rows.iter().find(|row| row.row as f64 == point.x);
        let interval = row.and_then(RerunRow::interval);
        point.interval = interval.map(|interval| (interval.low, interval.high));
    }
    let scale = match report {
        Report::Sim => Scale::Share,
        Report::Multiply => Scale::Linear,
        _ => Scale::Log,
    };
    Plotted {
        title: said("plot"),
        x: message!("reproduce-axis-row"),
        y: (said("axis"), scale),
        published,
        rerun: points(|row| &row.rerun),
        corrected: points(|row| &row.corrected),
    }
}

/// Published, rerun and without faults in one plot.
pub fn reproduced_plot(rerun: &Rerun) -> Plot {
    let report = rerun.report;
    let Plotted { title, x, y, published, rerun, corrected } = plotted(rerun);
    let lone = published.is_empty() && corrected.is_empty();
    let kind = if lone || y.1 == Scale::Share { SeriesKind::Bars } else { SeriesKind::Points };
    let curve = |name: Message, points| Curve { name, kind, points };
    let mut series = vec![
        curve(message!("reproduce-column-published"), published),
        curve(message!("reproduce-column-rerun"), rerun),
        curve(corrected_name(report), corrected),
    ];
    series.retain(|curve| !curve.points.is_empty());
    if kind == SeriesKind::Points {
        // What was published comes last, so that nothing covers it.
        series.reverse();
    }
    Plot { title, x: (x, Scale::Whole), y, series, notes: Vec::new() }
}

fn point(x: f64, y: f64) -> ChartPoint {
    ChartPoint { x, y, interval: None }
}

/// The figure that a report's rows are about: counts, nodes, a share.
fn first_number(figures: &Figures) -> Option<f64> {
    let about = |name: &str| ["counts", "calls", "nodes_visited", "red_share"].contains(&name);
    let (_, figure) = figures.iter().find(|(name, _)| about(name))?;
    Some(match figure {
        Figure::Number(number) => *number as f64,
        Figure::Share(share) => *share,
        Figure::Numbers(numbers) => numbers.iter().sum::<i64>() as f64,
        Figure::Text(_) | Figure::Nothing => return None,
    })
}
