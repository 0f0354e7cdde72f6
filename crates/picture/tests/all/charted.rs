//! Charts to be looked at: of every kind, with what is strange about them.

use gametree_picture::{Chart, ChartAxis, ChartPoint, Scale, Series, SeriesKind};

use crate::strange;

pub(crate) fn point(x: f64, y: f64) -> ChartPoint {
    ChartPoint { x, y, interval: None }
}

pub(crate) fn series(name: &str, kind: SeriesKind, points: Vec<ChartPoint>) -> Series {
    Series { name: name.to_owned(), kind, points }
}

pub(crate) fn chart(x: Scale, y: Scale, series: Vec<Series>) -> Chart {
    Chart {
        title: "What the chart shows".to_owned(),
        description: "The same in words.".to_owned(),
        x: ChartAxis { label: "depth (plies)".to_owned(), scale: x },
        y: ChartAxis { label: "what goes up".to_owned(), scale: y },
        series,
        notes: vec!["Every point is the mean of 200 games; whiskers are 95% intervals.".to_owned()],
    }
}

/// Nodes by depth for three searches, and the fewest there can be.
pub(crate) fn nodes() -> Chart {
    let powers = |base: f64, factor: f64| {
        (1..=8).map(|depth| point(depth.into(), factor * base.powi(depth))).collect()
    };
    let mut chart = chart(
        Scale::Whole,
        Scale::Log,
        vec![
            series("minimax", SeriesKind::Line, powers(7.0, 1.0)),
            series("alphabeta:depth=4,heuristic=report", SeriesKind::Line, powers(4.1, 1.6)),
            series("engine", SeriesKind::Line, powers(2.9, 2.0)),
            series("the fewest that a proof needs", SeriesKind::Reference, powers(2.65, 2.0)),
        ],
    );
    chart.title = "Nodes visited by depth".to_owned();
    chart.y.label = "nodes".to_owned();
    chart
}

/// Shares with intervals for two players, and one half to compare with.
pub(crate) fn shares() -> Chart {
    let of = |from: f64, step: f64| {
        let share = |depth: i32| {
            let y = from + step * f64::from(depth);
            ChartPoint { x: depth.into(), y, interval: Some((y - 0.07, y + 0.06)) }
        };
        (1..=6).map(share).collect()
    };
    let mut chart = chart(
        Scale::Whole,
        Scale::Share,
        vec![
            series("first player", SeriesKind::Line, of(0.42, 0.06)),
            series("second player", SeriesKind::Line, of(0.46, 0.03)),
            series("one half", SeriesKind::Reference, vec![point(1.0, 0.5)]),
        ],
    );
    chart.title = "Games won by depth".to_owned();
    chart.y.label = "share of games won".to_owned();
    chart
}

/// How many games had which length, for two players.
pub(crate) fn lengths() -> Chart {
    let of = |middle: f64, many: f64| {
        let bar = |plies: i32| {
            let far = (f64::from(plies) - middle) / 3.0;
            point(plies.into(), (many * (-far * far).exp()).round())
        };
        (5..=20).map(bar).collect()
    };
    let mut chart = chart(
        Scale::Whole,
        Scale::Linear,
        vec![
            series("perfect against random", SeriesKind::Bars, of(9.0, 340.0)),
            series("perfect against perfect", SeriesKind::Bars, of(14.0, 520.0)),
        ],
    );
    chart.title = "Lengths of games".to_owned();
    (chart.x.label, chart.y.label) = ("plies".to_owned(), "games".to_owned());
    chart
}

/// Bars with names and intervals.
pub(crate) fn named(count: usize) -> Chart {
    let names = ["multiply:start=20", "stones", "bits", "mnk:m=3,n=3,k=3", "sim"];
    let names = names.iter().cycle().take(count).map(|name| (*name).to_owned()).collect();
    let of = |from: f64| {
        let bar = |index: usize| {
            let y = (from + 0.15 * index as f64) % 1.0;
            ChartPoint {
                x: index as f64,
                y,
                interval: Some(((y - 0.05).max(0.0), (y + 0.1).min(1.0))),
            }
        };
        (0..count).map(bar).collect()
    };
    chart(
        Scale::Names(names),
        Scale::Share,
        ["easy", "medium", "hard"]
            .into_iter()
            .zip([0.2, 0.33, 0.5])
            .map(|(name, from)| series(name, SeriesKind::Bars, of(from)))
            .collect(),
    )
}

/// So many series of one kind.
pub(crate) fn many(count: usize, kind: SeriesKind) -> Chart {
    let of = |index: usize| {
        let y = |x: i32| f64::from(x) * (1.0 + index as f64 * 0.35) + index as f64;
        let points = (0..8).map(|x| point(x.into(), y(x))).collect();
        series(&format!("search {} with a name", index + 1), kind, points)
    };
    chart(Scale::Linear, Scale::Linear, (0..count).map(of).collect())
}

/// The first one, as Persian says it.
pub(crate) fn persian() -> Chart {
    let mut chart = nodes();
    chart.title = "گره‌های بازدیدشده بر پایهٔ عمق".to_owned();
    chart.description = "همین به زبان ساده.".to_owned();
    (chart.x.label, chart.y.label) = ("عمق (نیم‌حرکت)".to_owned(), "گره‌ها".to_owned());
    chart.series[2].name = "موتور (engine)".to_owned();
    chart.series[3].name = "کمترین شمار ممکن".to_owned();
    chart.notes = vec!["هر نقطه میانگین ۲۰۰ بازی است؛ خط‌ها بازهٔ ۹۵٪ را نشان می‌دهند.".to_owned()];
    chart
}

/// Nothing in it is as it should be.
pub(crate) fn strange() -> Chart {
    let words = format!("{}\u{7}\x1b[31m\u{202e}", strange::WORDS);
    let wild =
        [f64::NAN, f64::INFINITY, -f64::INFINITY, f64::MAX, f64::MIN_POSITIVE, -3.0, 0.0, 7.0];
    let points: Vec<ChartPoint> = wild
        .iter()
        .flat_map(|&x| wild.map(|y| ChartPoint { x, y, interval: Some((y, x)) }))
        .collect();
    let kinds = [SeriesKind::Line, SeriesKind::Bars, SeriesKind::Points, SeriesKind::Reference];
    let series = kinds.map(|kind| series(&words, kind, points.clone())).to_vec();
    let long = words.repeat(40);
    Chart {
        title: long.clone(),
        description: words.clone(),
        x: ChartAxis {
            label: long.clone(),
            scale: Scale::Names(vec![words.clone(), long.clone()]),
        },
        y: ChartAxis { label: words.clone(), scale: Scale::Linear },
        series,
        notes: vec![words, long],
    }
}

/// All of them, and all pairs of scales with few points, one or none.
pub(crate) fn all() -> Vec<Chart> {
    let mut charts = vec![nodes(), shares(), lengths(), persian(), strange()];
    charts.extend([1, 2, 5, 24, 200].map(named));
    let kinds = [SeriesKind::Line, SeriesKind::Bars, SeriesKind::Points, SeriesKind::Reference];
    charts.extend(kinds.map(|kind| many(12, kind)));
    let scales = || {
        let names = Scale::Names(["a", "b"].map(str::to_owned).to_vec());
        [Scale::Linear, Scale::Log, Scale::Share, Scale::Whole, names]
    };
    let points: [&[(f64, f64)]; 5] = [
        &[],
        &[(0.0, 0.0)],
        &[(3.0, 0.25)],
        &[(1e-9, 1e12), (5.0, -2.0)],
        &[(-4.0, 1e16), (1e7, 1e16 + 2.0), (f64::NAN, 1.0)],
    ];
    for x in scales() {
        for y in scales() {
            for points in points {
                let points = points.iter().map(|(x, y)| point(*x, *y));
                let series = kinds.map(|kind| series("one", kind, points.clone().collect()));
                charts.push(chart(x.clone(), y.clone(), series.to_vec()));
            }
        }
    }
    let mut other = strange();
    (other.x.scale, other.y.scale) = (Scale::Log, Scale::Log);
    charts.push(other);
    charts.push(chart(Scale::Linear, Scale::Linear, Vec::new()));
    charts
}
