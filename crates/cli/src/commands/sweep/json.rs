//! A sweep for programs.

use gametree_lab::laws::Law;
use gametree_lab::{LawOf, Sweep, SweepLine, Swept};
use gametree_rules::{Outcome, Plies, Proven};
use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};
use serde_json::{Value, json};

use super::laws::formula_of;
use crate::proof;

#[derive(Serialize)]
pub(super) struct Json<'a> {
    spec: &'a str,
    parameters: Vec<Parameter<'a>>,
    games: Vec<Game<'a>>,
    laws: Vec<Value>,
    elapsed_ms: f64,
}

#[derive(Serialize)]
struct Parameter<'a> {
    key: &'a str,
    from: i64,
    to: i64,
}

pub(super) fn object<'a>(
    spec: &'a str,
    sweep: &'a Sweep,
    lines: &[SweepLine],
    elapsed_ms: f64,
) -> Json<'a> {
    let axes = sweep.family.axes().iter();
    Json {
        spec,
        parameters: axes
            .map(|axis| Parameter { key: &axis.key, from: axis.from, to: axis.to })
            .collect(),
        games: (0..sweep.rows.len()).map(|index| Game { sweep, index }).collect(),
        laws: lines.iter().flat_map(laws).collect(),
        elapsed_ms,
    }
}

/// The parameters are fields of their own, so the fields are not known beforehand.
struct Game<'a> {
    sweep: &'a Sweep,
    index: usize,
}

#[derive(Serialize)]
struct Share {
    #[serde(flatten)]
    end: proof::Json,
    strings: u64,
}

impl Serialize for Game<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let (sweep, row) = (self.sweep, &self.sweep.rows[self.index]);
        let index = self.index as u64;
        let all = if sweep.all_strings { ",all" } else { "" };
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("spec", &format!("{}{all}", sweep.family.spec(index)))?;
        for (axis, number) in sweep.family.axes().iter().zip(sweep.family.numbers(index)) {
            map.serialize_entry(&axis.key, &number)?;
        }
        // Strings of different values have neither one winner nor one margin.
        let winner = single(&row.outcomes()).map(Outcome::name);
        map.serialize_entry("winner", &winner)?;
        map.serialize_entry("margin", &single(&row.margins()))?;
        map.serialize_entry("plies", &row.plies())?;
        match row {
            Swept::Game { end: Proven { plies: Plies::AtMost(plies), .. }, .. } => {
                map.serialize_entry("plies_at_most", plies)?;
            }
            Swept::Strings { margins, plies } => {
                let end = |margin| Proven { margin, plies: Plies::Exactly(*plies) };
                let share = |(margin, strings): (&i32, &u64)| Share {
                    end: end(*margin).into(),
                    strings: *strings,
                };
                map.serialize_entry("strings", &margins.values().sum::<u64>())?;
                map.serialize_entry("values", &margins.iter().map(share).collect::<Vec<_>>())?;
            }
            _ => {}
        }
        map.serialize_entry("how", row.how())?;
        map.end()
    }
}

fn single<T: Copy>(values: &[T]) -> Option<T> {
    match values {
        &[value] => Some(value),
        _ => None,
    }
}

fn laws(line: &SweepLine) -> impl Iterator<Item = Value> {
    let found = line.laws.iter().filter_map(|(of, found)| Some((*of, found.as_ref()?)));
    found.map(|(of, found)| law(line, of, found))
}

fn law(line: &SweepLine, of: LawOf, law: &Law<Vec<i32>>) -> Value {
    let kind = match law.period {
        _ if law.step != 0 => "growth",
        1 => "constant",
        2 => "parity",
        _ => "period",
    };
    let value = |value: &i32| match of {
        LawOf::Winner => json!(Outcome::from_margin(*value).name()),
        LawOf::Margin | LawOf::Plies => json!(value),
    };
    // A set of several values is a list.
    let term = |values: &Vec<i32>| match values.as_slice() {
        [one] => value(one),
        several => several.iter().map(value).collect(),
    };
    let [from, to] = [law.from, law.to].map(|index| line.along.at(index as u64));
    let mut object = json!({
        "of": of.name(),
        "kind": kind,
        "along": line.along.key,
        "period": law.period,
        "from": from,
        "to": to,
        "values": law.values.iter().map(term).collect::<Vec<_>>(),
    });
    if law.step != 0 {
        object["step"] = json!(law.step);
    }
    if let Some((key, number)) = &line.fixed {
        object["where"] = json!({ key: number });
    }
    if let Some(formula) = formula_of(of, law, from) {
        object["formula"] = json!({
            "shift": formula.shift,
            "factor": formula.factor,
            "least": formula.least,
        });
    }
    object
}
