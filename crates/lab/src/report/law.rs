use gametree_language::{Argument, Message, message};
use gametree_present::sentence;
use gametree_rules::Outcome;

use crate::laws::{Formula, Law, formula};
use crate::{LawSubject, Sweep, SweepLine};

/// Lines of a grid whose laws are written out.
const LINES: usize = 12;
/// Terms of a period that are written out.
pub(super) const TERMS: usize = 16;

/// Which signs a formula is written with.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Signs {
    /// As mathematicians write them.
    #[default]
    Unicode,
    /// As they are typed.
    Ascii,
}

impl Signs {
    const fn minus(self) -> &'static str {
        match self {
            Signs::Unicode => "−",
            Signs::Ascii => "-",
        }
    }

    const fn times(self) -> &'static str {
        match self {
            Signs::Unicode => " · ",
            Signs::Ascii => " * ",
        }
    }
}

/// The laws in words.
pub fn laws(sweep: &Sweep, lines: &[SweepLine], signs: Signs) -> Vec<Message> {
    let mut said = Vec::new();
    for line in lines.iter().take(LINES) {
        for (subject, law) in &line.laws {
            // Without points the margin is the winner.
            let told = match subject {
                LawSubject::Margin => !sweep.has_points,
                LawSubject::Winner => sweep.has_points && implied(line),
                LawSubject::Plies => false,
            };
            if told {
                continue;
            }
            let law = law_sentence(*subject, law.as_ref(), line, signs);
            said.push(match &line.fixed {
                Some((key, number)) => {
                    message!("law-where", key = key.clone(), number = *number, law = law)
                }
                None => law,
            });
        }
    }
    if lines.len() > LINES {
        said.push(message!("law-more", lines = lines.len() - LINES));
    }
    said
}

/// A law of the margin tells the winner too, unless that one holds from earlier on or is shorter.
fn implied(line: &SweepLine) -> bool {
    let law = |wanted| {
        let mut laws = line.laws.iter();
        laws.find(|(subject, _)| *subject == wanted).and_then(|(_, law)| law.as_ref())
    };
    match (law(LawSubject::Margin), law(LawSubject::Winner)) {
        (Some(margin), Some(winner)) => {
            (margin.period, margin.from) == (winner.period, winner.from)
                && winner.values.iter().all(|values| values.len() == 1)
        }
        _ => false,
    }
}

fn law_sentence(
    subject: LawSubject,
    law: Option<&Law<Vec<i32>>>,
    line: &SweepLine,
    signs: Signs,
) -> Message {
    let name = match subject {
        LawSubject::Margin => message!("label-margin"),
        LawSubject::Winner => message!("label-winner"),
        LawSubject::Plies => message!("label-plies"),
    };
    let key = line.along.key.clone();
    let Some(law) = law else {
        return message!("law-none", of = name, key = key, to = line.along.to);
    };
    let [from, to] = [law.from, law.to].map(|index| line.along.at(index as u64));
    let value = |index: usize| term(subject, &law.values[index], signs);
    match law.period {
        period if law.step != 0 => message!(
            "law-growth",
            of = name,
            step = law.step,
            period = period,
            key = key,
            from = from,
            to = to
        ),
        1 => message!("law-constant", of = name, value = value(0), key = key, from = from, to = to),
        2 => {
            let even = usize::from(from % 2 != 0);
            message!(
                "law-parity",
                of = name,
                even = value(even),
                odd = value(1 - even),
                key = key,
                from = from,
                to = to
            )
        }
        period => {
            let more = (period > TERMS).then(|| "…".into());
            let terms = Argument::list((0..period.min(TERMS)).map(value).chain(more), ", ");
            let mut parts = vec![terms];
            if let Some(formula) = formula_of(subject, law, from) {
                let text = formula_text(&formula, period, &key, signs);
                parts.extend([Argument::Own("; "), text]);
            }
            message!(
                "law-period",
                of = name,
                period = period,
                key = key,
                from = from,
                to = to,
                values = Argument::Joined(parts)
            )
        }
    }
}

/// The set of values of a term; for a game it is one.
pub(super) fn term(subject: LawSubject, values: &[i32], signs: Signs) -> Argument {
    let value = |&value: &i32| match subject {
        LawSubject::Margin => {
            let sign = match value {
                1.. => "+",
                0 => "",
                _ => signs.minus(),
            };
            Argument::Joined(vec![sign.into(), value.unsigned_abs().into()])
        }
        LawSubject::Winner => sentence::winner(Outcome::from_margin(value)).into(),
        LawSubject::Plies => value.into(),
    };
    Argument::list(values.iter().map(value), " / ")
}

/// The formula of a law whose terms are single numbers.
pub(crate) fn formula_of(subject: LawSubject, law: &Law<Vec<i32>>, from: i64) -> Option<Formula> {
    if subject == LawSubject::Winner || law.step != 0 {
        return None;
    }
    let single = |values: &Vec<i32>| match values.as_slice() {
        &[value] => Some(i64::from(value)),
        _ => None,
    };
    formula(&law.values.iter().map(single).collect::<Option<Vec<_>>>()?, from)
}

pub(super) fn formula_text(formula: &Formula, period: usize, key: &str, signs: Signs) -> Argument {
    let mut parts: Vec<Argument> = Vec::new();
    match formula.shift {
        0 => parts.push(format!("({key} mod ").into()),
        shift => {
            let count = format!("(({key} {} ", signs.minus());
            parts.extend([count.into(), shift.into(), ") mod ".into()]);
        }
    }
    parts.extend([period.into(), ")".into()]);
    if formula.factor != 1 {
        parts.extend([Argument::Own(signs.times()), formula.factor.into()]);
    }
    match formula.least {
        0 => {}
        least @ 1.. => parts.extend([" + ".into(), least.into()]),
        least => parts.extend([format!(" {} ", signs.minus()).into(), (-least).into()]),
    }
    Argument::Joined(parts)
}
