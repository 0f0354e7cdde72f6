use gametree_picture::Scale;

/// Numbers that go up, and where lines across stand.
pub(super) struct Axis {
    low: f64,
    high: f64,
    is_log: bool,
    pub(super) ticks: Vec<f64>,
}

impl Axis {
    /// An axis on which all of these numbers have a place.
    pub(super) fn of(scale: &Scale, numbers: &[f64]) -> Axis {
        let known = || numbers.iter().copied().filter(|number| number.is_finite());
        let most = known().fold(0.0, f64::max);
        match scale {
            Scale::Share => {
                let least = known().fold(1.0, f64::min);
                let low = (least * 10.0).floor().clamp(0.0, 9.0);
                // Few lines are calm.
                let step = if low < 4.0 { 2.0 } else { 1.0 };
                Axis::linear(low / 10.0, 1.0, step / 10.0)
            }
            Scale::Log => {
                let least = known().filter(|&number| number > 0.0).fold(most.max(1.0), f64::min);
                let low = least.log10().floor();
                let high = most.max(10.0).log10().ceil().max(low + 1.0);
                let ticks = (low as i32..=high as i32).map(|power| 10f64.powi(power));
                Axis { low, high, is_log: true, ticks: ticks.collect() }
            }
            Scale::Linear | Scale::Whole | Scale::Names(_) => {
                let step = round_step(most.max(1.0) / 4.0);
                Axis::linear(0.0, (most.max(1.0) / step).ceil() * step, step)
            }
        }
    }

    fn linear(low: f64, high: f64, step: f64) -> Axis {
        let steps = ((high - low) / step + 0.01).floor() as usize;
        let ticks = (0..=steps).map(|tick| high - step * (steps - tick) as f64);
        Axis { low, high, is_log: false, ticks: ticks.collect() }
    }

    /// How far up a number stands, from 0 to 1.
    pub(super) fn at(&self, number: f64) -> f64 {
        let number = if self.is_log { number.max(f64::MIN_POSITIVE).log10() } else { number };
        ((number - self.low) / (self.high - self.low)).clamp(0.0, 1.0)
    }
}

/// The next of 1, 2, 5, 10, 20 and so on.
fn round_step(step: f64) -> f64 {
    let power = 10f64.powf(step.log10().floor());
    let round = [1.0, 2.0, 5.0, 10.0].into_iter().find(|round| round * power >= step);
    round.unwrap_or(10.0) * power
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ticks(scale: &Scale, numbers: &[f64]) -> Vec<i64> {
        let axis = Axis::of(scale, numbers);
        let inside = |&number: &f64| number >= axis.low - 1e-9 || axis.is_log;
        assert!(numbers.iter().all(inside), "{numbers:?}");
        axis.ticks.iter().map(|tick| (tick * 100.0).round() as i64 / 100).collect()
    }

    #[test]
    fn lines_stand_at_round_numbers() {
        assert_eq!(ticks(&Scale::Linear, &[329.0, 0.0]), [0, 100, 200, 300, 400]);
        assert_eq!(ticks(&Scale::Linear, &[]), [0, 0, 1]);
        assert_eq!(ticks(&Scale::Log, &[12.0, 95_568.0]), [10, 100, 1000, 10_000, 100_000]);
        let shares = Axis::of(&Scale::Share, &[0.71, 0.99]);
        let percent: Vec<f64> = shares.ticks.iter().map(|tick| (tick * 100.0).round()).collect();
        assert_eq!(percent, [70.0, 80.0, 90.0, 100.0]);
        assert!((shares.at(0.7)).abs() < 1e-9 && (shares.at(1.0) - 1.0).abs() < 1e-9);
    }

    #[test]
    fn nothing_leaves_the_plot() {
        for scale in [Scale::Linear, Scale::Log, Scale::Share] {
            let numbers = [0.0, 0.3, 1.0, 7.5, 1e9];
            let axis = Axis::of(&scale, &numbers);
            for number in numbers {
                assert!((0.0..=1.0).contains(&axis.at(number)), "{scale:?} {number}");
            }
            assert!(axis.ticks.len() < 20, "{scale:?}");
        }
    }
}
