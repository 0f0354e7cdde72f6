use crate::Sweep;
use crate::family::Axis;
use crate::laws::{Law, grows, repeats};

/// A row of games in which one parameter grows and the other, if there is one, stays.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SweepLine {
    /// The parameter that grows.
    pub along: Axis,
    /// The one that stays, with its number.
    pub fixed: Option<(String, i64)>,
    /// What was looked at, and the law that was found.
    pub laws: Vec<(LawSubject, Option<Law<Vec<i32>>>)>,
}

/// What a law is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LawSubject {
    /// The first player's margin.
    Margin,
    /// Who wins, as the sign of the margin.
    Winner,
    /// The length of the game.
    Plies,
}

impl LawSubject {
    /// `margin`, `winner` or `plies`.
    pub const fn name(self) -> &'static str {
        match self {
            LawSubject::Margin => "margin",
            LawSubject::Winner => "winner",
            LawSubject::Plies => "plies",
        }
    }
}

impl Sweep {
    /// Looks for laws along the longer range, for every number of the shorter one. A term is the
    /// set of values there are: one for a game.
    pub fn lines(&self) -> Vec<SweepLine> {
        let axes = self.family.axes();
        let (along, other) = match axes {
            [first, second] if second.len() > first.len() => (1, Some(0)),
            [_, _] => (0, Some(1)),
            _ => (0, None),
        };
        let lengths: Vec<usize> = axes.iter().map(|axis| axis.len() as usize).collect();
        let lines = other.map_or(1, |other| lengths[other]);
        // The first parameter changes fastest.
        let step = |axis: usize| if axis == 0 { 1 } else { lengths[0] };
        let line = |number: usize| {
            let first = other.map_or(0, |other| number * step(other));
            let rows = (0..lengths[along]).map(|index| first + index * step(along));
            SweepLine {
                along: axes[along].clone(),
                fixed: other.map(|other| (axes[other].key.clone(), axes[other].at(number as u64))),
                laws: self.laws(&rows.collect::<Vec<_>>()),
            }
        };
        (0..lines).map(line).collect()
    }

    fn laws(&self, rows: &[usize]) -> Vec<(LawSubject, Option<Law<Vec<i32>>>)> {
        let terms = |term: &dyn Fn(usize) -> Vec<i32>| -> Vec<Option<Vec<i32>>> {
            let known = |row: &usize| Some(term(*row)).filter(|values| !values.is_empty());
            rows.iter().map(known).collect()
        };
        let margins = terms(&|row| self.rows[row].margins());
        let winners =
            terms(&|row| self.rows[row].outcomes().iter().map(|outcome| outcome.sign()).collect());
        let plies = |row: usize| self.rows[row].plies().map(|plies| plies as i32);
        let lengths = terms(&|row| plies(row).into_iter().collect());
        let length = repeats(&lengths).or_else(|| {
            let lengths: Vec<_> = rows.iter().map(|row| plies(*row).map(i64::from)).collect();
            let Law { period, from, to, values, step } = grows(&lengths)?;
            let values = values.into_iter().map(|value| vec![value as i32]).collect();
            Some(Law { period, from, to, values, step })
        });
        vec![
            (LawSubject::Margin, repeats(&margins)),
            (LawSubject::Winner, repeats(&winners)),
            (LawSubject::Plies, length),
        ]
    }
}
