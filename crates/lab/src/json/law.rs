use std::collections::BTreeMap;

use gametree_rules::Outcome;
use schemars::JsonSchema;
use serde::Serialize;

use crate::report::formula_of;
use crate::{LawSubject, SweepLine, laws};

/// A law of a sweep: what repeats along a parameter, from where on.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Law {
    /// The parameter that grows.
    pub along: String,
    /// The terms as a formula, if they climb or fall evenly.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub formula: Option<Formula>,
    /// The first number for which it holds.
    pub from: i64,
    /// `constant`, `parity`, `period` or `growth`.
    pub kind: &'static str,
    /// What it is about: `margin`, `winner` or `plies`.
    pub of: &'static str,
    /// After how many numbers it repeats.
    pub period: usize,
    /// What every period adds, in a growth.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub step: Option<i64>,
    /// The last number that was looked at.
    pub to: i64,
    /// One period, from `from` on.
    pub values: Vec<LawTerm>,
    /// The parameter that stays, with its number.
    #[serde(rename = "where", skip_serializing_if = "Option::is_none")]
    pub fixed: Option<BTreeMap<String, i64>>,
}

/// `((n − shift) mod period) · factor + least`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Formula {
    /// What one step adds.
    pub factor: i64,
    /// The term where the count begins anew.
    pub least: i64,
    /// From 0 to below the period.
    pub shift: i64,
}

/// What a law says about one number.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[serde(untagged)]
pub enum LawTerm {
    /// One value.
    One(LawValue),
    /// Those that strings of a length have.
    Several(Vec<LawValue>),
}

/// A margin, a number of plies, or a winner.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[serde(untagged)]
pub enum LawValue {
    /// A margin or a number of plies.
    Number(i32),
    /// `first`, `second` or `draw`.
    Winner(&'static str),
}

impl Law {
    /// The laws of a line.
    pub(super) fn list(line: &SweepLine) -> impl Iterator<Item = Law> {
        let found = line.laws.iter();
        found.filter_map(|(subject, law)| Some(Law::new(line, *subject, law.as_ref()?)))
    }

    fn new(line: &SweepLine, subject: LawSubject, law: &laws::Law<Vec<i32>>) -> Law {
        let value = |&value: &i32| match subject {
            LawSubject::Winner => LawValue::Winner(Outcome::from_margin(value).name()),
            LawSubject::Margin | LawSubject::Plies => LawValue::Number(value),
        };
        let term = |values: &Vec<i32>| match values.as_slice() {
            [one] => LawTerm::One(value(one)),
            several => LawTerm::Several(several.iter().map(value).collect()),
        };
        let [from, to] = [law.from, law.to].map(|index| line.along.at(index as u64));
        let formula = formula_of(subject, law, from);
        Law {
            along: line.along.key.clone(),
            formula: formula.map(|laws::Formula { shift, factor, least }| Formula {
                factor,
                least,
                shift,
            }),
            from,
            kind: match law.period {
                _ if law.step != 0 => "growth",
                1 => "constant",
                2 => "parity",
                _ => "period",
            },
            of: subject.name(),
            period: law.period,
            step: (law.step != 0).then_some(law.step),
            to,
            values: law.values.iter().map(term).collect(),
            fixed: line.fixed.clone().map(|fixed| BTreeMap::from([fixed])),
        }
    }
}
