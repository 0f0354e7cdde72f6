use crate::experiment::Experiment;

/// What the conclusions from an experiment hold for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Scope {
    /// Starts such as these: the games from a start are averaged, and tests and intervals are over
    /// starts.
    #[default]
    AllStarts,
    /// The one or two starts that there are, and no others: tests and intervals are over the games
    /// from there.
    TheseStarts,
}

/// From so few starts nothing follows for others.
const FEW: usize = 2;

impl Scope {
    /// That of an experiment. Both sides of an opening are one start: what holds on one may hold on
    /// the other for the same reason.
    pub fn of(experiment: &Experiment) -> Scope {
        if experiment.starts() > FEW { Scope::AllStarts } else { Scope::TheseStarts }
    }

    /// Its name in text.
    pub const fn name(self) -> &'static str {
        match self {
            Scope::AllStarts => "all-starts",
            Scope::TheseStarts => "these-starts",
        }
    }
}
