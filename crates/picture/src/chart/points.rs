use super::{Chart, ChartPoint, Scale, Series, SeriesKind};

/// No axis can hold more, or steps that are smaller than its inverse.
const LARGEST: f64 = 1e150;

/// The points of every series that have a place on the axes, in the order of `x`.
pub(super) fn shown(chart: &Chart) -> Vec<Vec<ChartPoint>> {
    chart.series.iter().map(|series| of_series(chart, series)).collect()
}

fn of_series(chart: &Chart, series: &Series) -> Vec<ChartPoint> {
    let place = |point: &ChartPoint| {
        let (x, y) = (on(&chart.x.scale, point.x)?, on(&chart.y.scale, point.y)?);
        Some(ChartPoint { x, y, interval: interval(&chart.y.scale, point) })
    };
    let mut points: Vec<ChartPoint> = series.points.iter().filter_map(place).collect();
    points.sort_by(|one, other| one.x.total_cmp(&other.x));
    points
}

/// The number, if the axis has a place for it.
fn on(scale: &Scale, number: f64) -> Option<f64> {
    let number = held(number)?;
    (*scale != Scale::Log || number > 0.0).then_some(number)
}

fn held(number: f64) -> Option<f64> {
    match number.abs() {
        size if size < LARGEST.recip() => Some(0.0),
        size if size <= LARGEST => Some(number),
        _ => None,
    }
}

/// The smaller end first. Only the lower end may have no place on an axis of powers.
fn interval(scale: &Scale, point: &ChartPoint) -> Option<(f64, f64)> {
    let (one, other) = point.interval?;
    let (one, other) = (held(one)?, held(other)?);
    Some((one.min(other), on(scale, one.max(other))?))
}

/// Everything that the axis across has to hold. A limit for the whole width stands nowhere in particular.
pub(super) fn across(chart: &Chart, points: &[Vec<ChartPoint>]) -> Vec<f64> {
    let limit = |index: usize| {
        chart.series[index].kind == SeriesKind::Reference && points[index].len() == 1
    };
    let of = |limits: bool| -> Vec<f64> {
        let series = (0..points.len()).filter(|&index| limits || !limit(index));
        series.flat_map(|index| &points[index]).map(|point| point.x).collect()
    };
    let places = of(false);
    if places.is_empty() { of(true) } else { places }
}

/// Everything that the axis up has to hold.
pub(super) fn up(chart: &Chart, points: &[Vec<ChartPoint>]) -> Vec<f64> {
    let ends = |point: &ChartPoint| {
        let (low, high) = point.interval.unwrap_or((point.y, point.y));
        [point.y, low, high].into_iter()
    };
    let all = points.iter().flatten().flat_map(ends);
    all.filter_map(|number| on(&chart.y.scale, number)).collect()
}

/// The smallest distance of two different places, each between 0 and 1.
pub(super) fn smallest_gap(places: impl Iterator<Item = f64>) -> Option<f64> {
    let mut places: Vec<f64> = places.collect();
    places.sort_by(f64::total_cmp);
    let gaps = places.windows(2).map(|pair| pair[1] - pair[0]);
    gaps.filter(|gap| *gap > 1e-6).min_by(f64::total_cmp)
}
