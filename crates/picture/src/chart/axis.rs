use gametree_language::Language;

use super::rounds::{Step, ends};
use super::{ChartAxis, Scale, log, number};

/// Where numbers stand between the beginning of an axis and its end.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Axis {
    is_log: bool,
    low: f64,
    high: f64,
    pub(super) ticks: Vec<Tick>,
}

/// A number that is written beside its place.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Tick {
    pub(super) at: f64,
    pub(super) label: String,
}

/// What an axis is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Use {
    /// Places of points: whole numbers need none besides their own.
    Across,
    /// Heights of points.
    Up,
    /// Heights of bars, which begin at 0.
    UpForBars,
}

impl Axis {
    /// The axis with as many numbers as there is room for, which `fits` says.
    pub(super) fn new(
        axis: &ChartAxis,
        values: &[f64],
        used: Use,
        language: Language,
        fits: impl Fn(&[Tick]) -> bool,
    ) -> Axis {
        let smallest = values.iter().copied().min_by(f64::total_cmp);
        let largest = values.iter().copied().max_by(f64::total_cmp);
        let ends = (smallest.unwrap_or(1.0), largest.unwrap_or(1.0));
        let mut choices = choices(&axis.scale, ends, used, language);
        let chosen = choices.iter().position(|choice| fits(&choice.ticks));
        choices.swap_remove(chosen.unwrap_or(choices.len() - 1))
    }

    /// How far along the axis a number is: 0 at its beginning, 1 at its end.
    pub(super) fn at(&self, number: f64) -> f64 {
        let along = match (self.is_log, self.low == self.high) {
            (_, true) => 0.5,
            // Below everything that has a place.
            (true, _) if number <= 0.0 => 0.0,
            (true, _) => (number / self.low).ln() / (self.high / self.low).ln(),
            (false, _) => (number - self.low) / (self.high - self.low),
        };
        along.clamp(0.0, 1.0)
    }

    /// Where bars begin.
    pub(super) fn foot(&self) -> f64 {
        if self.is_log { 0.0 } else { self.at(0.0) }
    }

    fn of(low: f64, high: f64, numbers: &[f64], label: impl Fn(f64) -> String) -> Axis {
        let mut axis = Axis { is_log: false, low, high, ticks: Vec::new() };
        axis.write(numbers, label);
        axis
    }

    fn write(&mut self, numbers: &[f64], label: impl Fn(f64) -> String) {
        let tick = |&number: &f64| Tick { at: self.at(number), label: label(number) };
        self.ticks = numbers.iter().map(tick).collect();
    }
}

/// The axis with many numbers, with fewer, and so on; there is always one.
fn choices(scale: &Scale, (low, high): (f64, f64), used: Use, language: Language) -> Vec<Axis> {
    let is_up = used != Use::Across;
    match scale {
        Scale::Log => logarithmic((low, high), used == Use::UpForBars, language),
        Scale::Names(names) => {
            let last = names.len().saturating_sub(1) as f64;
            named(scale, (low.floor().min(0.0), high.ceil().max(last)), language)
        }
        Scale::Whole if !is_up => {
            let (low, high) = (low.floor(), high.ceil());
            let steps = steps(low, high.max(low + 1.0)).map(Step::whole);
            let of = |step: Step| (low, high, step, step.between(low, high));
            linear(scale, steps.map(of), language)
        }
        Scale::Share => {
            let high = if high > 0.5 { high.max(1.0) } else { high };
            let (low, high) = ends(low.min(0.0), high, is_up);
            linear(scale, steps(low, high).map(|step| rounded(low, high, step)), language)
        }
        Scale::Linear | Scale::Whole => {
            let (low, high) = ends(low, high, used == Use::UpForBars);
            let whole = |step: Step| if *scale == Scale::Whole { step.whole() } else { step };
            let steps = steps(low, high).map(whole);
            linear(scale, steps.map(|step| rounded(low, high, step)), language)
        }
    }
}

/// Where an axis begins and ends, its steps, and the numbers on it.
type Steps = (f64, f64, Step, Vec<f64>);

fn steps(low: f64, high: f64) -> impl Iterator<Item = Step> {
    const COUNTS: [f64; 9] = [12.0, 10.0, 8.0, 6.0, 5.0, 4.0, 3.0, 2.0, 1.0];
    COUNTS.into_iter().map(move |count| Step::at_least((high - low) / count))
}

fn rounded(low: f64, high: f64, step: Step) -> Steps {
    let numbers = step.around(low, high);
    let end = |number: Option<&f64>, otherwise| number.copied().unwrap_or(otherwise);
    (end(numbers.first(), low), end(numbers.last(), high), step, numbers)
}

fn linear(scale: &Scale, steps: impl Iterator<Item = Steps>, language: Language) -> Vec<Axis> {
    let axis = |(low, high, step, numbers): Steps| {
        let label = |at| number::tick(scale, at, step.size(), language);
        Axis::of(low, high, &numbers, label)
    };
    steps.map(axis).collect()
}

fn logarithmic((low, high): (f64, f64), free_foot: bool, language: Language) -> Vec<Axis> {
    let (low, high, choices) = log::choices(low, high, free_foot);
    let axis = |numbers: &Vec<f64>| {
        let mut axis = Axis { is_log: true, low, high, ticks: Vec::new() };
        axis.write(numbers, |at| number::tick(&Scale::Log, at, 1.0, language));
        axis
    };
    choices.iter().map(axis).collect()
}

fn named(scale: &Scale, (low, high): (f64, f64), language: Language) -> Vec<Axis> {
    // Places without a name may be anywhere.
    const MOST: f64 = 1000.0;
    let least = ((high - low) / MOST).ceil().max(1.0);
    let axis = |every: f64| {
        let every = every * least;
        let places = (0..).map(|index| low + f64::from(index) * every);
        let places: Vec<f64> = places.take_while(|place| *place <= high).collect();
        Axis::of(low, high, &places, |at| number::value(scale, at, language))
    };
    [1.0, 2.0, 3.0, 5.0, 10.0, 20.0, 50.0, 100.0, 1000.0].map(axis).to_vec()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn axis(scale: Scale, values: &[f64], used: Use, most: usize) -> Axis {
        let axis = ChartAxis { label: String::new(), scale };
        Axis::new(&axis, values, used, Language::English, |ticks| ticks.len() <= most)
    }

    fn labels(scale: Scale, values: &[f64], used: Use) -> Vec<String> {
        axis(scale, values, used, 7).ticks.into_iter().map(|tick| tick.label).collect()
    }

    #[test]
    fn round_numbers() {
        let up = |scale, values: &[f64]| labels(scale, values, Use::Up).join(" ");
        assert_eq!(up(Scale::Linear, &[1.0, 9.0]), "0 2 4 6 8 10");
        assert_eq!(up(Scale::Linear, &[91.0, 99.0]), "90 92 94 96 98 100");
        assert_eq!(up(Scale::Share, &[0.3, 0.9]), "0% 20% 40% 60% 80% 100%");
        assert_eq!(up(Scale::Share, &[0.01, 0.09]), "0% 2% 4% 6% 8% 10%");
        assert_eq!(up(Scale::Whole, &[1.0, 3.0]), "0 1 2 3");
        assert_eq!(up(Scale::Log, &[3.0, 20_000.0]), "10 100 1,000 10,000");
        assert_eq!(up(Scale::Log, &[3.0, 90.0]), "2 5 10 20 50 100");
        assert_eq!(up(Scale::Linear, &[]), "0.0 0.2 0.4 0.6 0.8 1.0");
    }

    #[test]
    fn whole_numbers_and_names_across() {
        let across = |scale, values: &[f64]| labels(scale, values, Use::Across).join(" ");
        assert_eq!(across(Scale::Whole, &[1.0, 6.0]), "1 2 3 4 5 6");
        assert_eq!(across(Scale::Whole, &[5.0]), "5");
        assert_eq!(across(Scale::Whole, &[3.0, 58.0]), "10 20 30 40 50");
        let names = Scale::Names(["a", "b", "c"].map(str::to_owned).to_vec());
        assert_eq!(across(names, &[0.0]), "a b c");
        assert!(across(Scale::Names(Vec::new()), &[0.0, 1e100]).len() < 200);
    }

    #[test]
    fn everything_stands_between_the_ends() {
        for scale in [Scale::Linear, Scale::Log, Scale::Share, Scale::Whole] {
            for used in [Use::Across, Use::Up, Use::UpForBars] {
                for values in [[1.0, 1.0], [0.001, 1e150], [1e16, 1e16 + 2.0], [1e-150, 1e-149]] {
                    let axis = axis(scale.clone(), &values, used, 7);
                    let places = axis.ticks.iter().map(|tick| tick.at);
                    let places = places.chain(values.map(|value| axis.at(value)));
                    assert!(places.clone().all(|at| (0.0..=1.0).contains(&at)), "{axis:?}");
                    assert!(!axis.ticks.is_empty() && axis.ticks.len() < 20, "{axis:?}");
                }
            }
        }
    }
}
