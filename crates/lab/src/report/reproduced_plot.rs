use gametree_language::{Message, message};
use gametree_picture::{ChartPoint, Scale, SeriesKind};
use gametree_present::page::{Curve, Plot};

use crate::reports::rerun::{Figure, Figures};
use crate::reports::{Report, Rerun, RerunRow};

/// Published, rerun and without faults in one plot.
pub fn reproduced_plot(rerun: &Rerun) -> Plot {
    let report = rerun.report;
    let said = |what: &str| Message::new(format!("reproduce-{report}-{what}"));
    if report == Report::Mnk {
        let lost = match rerun.findings.get("lost_by_depth") {
            Figure::Numbers(lost) => lost.as_slice(),
            _ => &[],
        };
        let points =
            lost.iter().zip(1..).map(|(&lost, depth)| point(f64::from(depth), lost as f64));
        return Plot {
            title: said("plot"),
            x: (message!("reproduce-axis-depth"), Scale::Whole),
            y: (said("axis"), Scale::Linear),
            series: vec![Curve {
                name: message!("reproduce-column-rerun"),
                kind: SeriesKind::Bars,
                points: points.collect(),
            }],
            notes: Vec::new(),
        };
    }
    let curve = |name: Message, kind, figures: fn(&RerunRow) -> &Figures| {
        let number = |row: &RerunRow| Some(point(row.row as f64, first_number(figures(row))?));
        Curve { name, kind, points: rerun.rows.iter().filter_map(number).collect() }
    };
    let kind = if report == Report::Sim { SeriesKind::Bars } else { SeriesKind::Points };
    let scale = match report {
        Report::Sim => Scale::Share,
        Report::Multiply => Scale::Linear,
        _ => Scale::Log,
    };
    let mut series = vec![
        curve(message!("reproduce-column-published"), kind, |row| &row.published),
        curve(message!("reproduce-column-rerun"), kind, |row| &row.rerun),
        curve(message!("reproduce-column-corrected"), kind, |row| &row.corrected),
    ];
    if kind == SeriesKind::Points {
        // What was published comes last, so that nothing covers it.
        series.reverse();
    }
    Plot {
        title: said("plot"),
        x: (message!("reproduce-axis-row"), Scale::Whole),
        y: (said("axis"), scale),
        series,
        notes: Vec::new(),
    }
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
