//! The laws in words.

use gametree_lab::laws::{Formula, Law, formula};
use gametree_lab::{LawOf, Sweep, SweepLine};
use gametree_language::{Message, message};
use gametree_rules::Outcome;

use super::winner;
use crate::screen::Screen;

/// Lines of a grid whose laws are written out.
const LINES: usize = 12;
/// Terms of a period that are written out.
const TERMS: usize = 16;

pub(super) fn text(sweep: &Sweep, lines: &[SweepLine], screen: &Screen) -> String {
    let mut said = Vec::new();
    for line in lines.iter().take(LINES) {
        for (of, law) in &line.laws {
            // Without points the margin is the winner.
            let told = match of {
                LawOf::Margin => !sweep.has_points,
                LawOf::Winner => sweep.has_points && implied(line),
                LawOf::Plies => false,
            };
            if told {
                continue;
            }
            let law = sentence(*of, law.as_ref(), line, screen);
            said.push(screen.say(&match &line.fixed {
                Some((key, number)) => {
                    message!("law-where", key = key.clone(), number = *number, law = law)
                }
                None => law,
            }));
        }
    }
    if lines.len() > LINES {
        said.push(screen.say(&message!("law-more", lines = lines.len() - LINES)));
    }
    said.join("\n")
}

/// A law of the margin tells the winner too, unless that one holds from earlier on or is shorter.
fn implied(line: &SweepLine) -> bool {
    let law =
        |wanted| line.laws.iter().find(|(of, _)| *of == wanted).and_then(|(_, law)| law.as_ref());
    match (law(LawOf::Margin), law(LawOf::Winner)) {
        (Some(margin), Some(winner)) => {
            (margin.period, margin.from) == (winner.period, winner.from)
                && winner.values.iter().all(|values| values.len() == 1)
        }
        _ => false,
    }
}

fn sentence(of: LawOf, law: Option<&Law<Vec<i32>>>, line: &SweepLine, screen: &Screen) -> Message {
    let name = match of {
        LawOf::Margin => message!("label-margin"),
        LawOf::Winner => message!("label-winner"),
        LawOf::Plies => message!("label-plies"),
    };
    let key = line.along.key.clone();
    let Some(law) = law else {
        return message!("law-none", of = name, key = key, to = line.along.to);
    };
    let [from, to] = [law.from, law.to].map(|index| line.along.at(index as u64));
    let value = |index: usize| values(of, &law.values[index], screen);
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
            let mut terms: Vec<String> = (0..period.min(TERMS)).map(value).collect();
            if period > TERMS {
                terms.push("…".to_owned());
            }
            let mut terms = terms.join(", ");
            if let Some(formula) = formula_of(of, law, from) {
                terms += &format!("; {}", formula_text(&formula, period, &key, screen));
            }
            message!(
                "law-period",
                of = name,
                period = period,
                key = key,
                from = from,
                to = to,
                values = terms
            )
        }
    }
}

/// The set of values of a term; for a game it is one.
fn values(of: LawOf, values: &[i32], screen: &Screen) -> String {
    let value = |value: &i32| match of {
        LawOf::Margin => screen.look().signed(*value),
        LawOf::Winner => winner(Outcome::from_margin(*value), screen),
        LawOf::Plies => screen.language().number(*value),
    };
    values.iter().map(value).collect::<Vec<_>>().join(" / ")
}

/// The formula of a law whose terms are single numbers.
pub(super) fn formula_of(of: LawOf, law: &Law<Vec<i32>>, from: i64) -> Option<Formula> {
    if of == LawOf::Winner || law.step != 0 {
        return None;
    }
    let single = |values: &Vec<i32>| match values.as_slice() {
        &[value] => Some(i64::from(value)),
        _ => None,
    };
    formula(&law.values.iter().map(single).collect::<Option<Vec<_>>>()?, from)
}

fn formula_text(formula: &Formula, period: usize, key: &str, screen: &Screen) -> String {
    let number = |number: i64| screen.language().number(number);
    let (minus, times) =
        (screen.look().terminal.pick("−", "-"), screen.look().terminal.pick("·", "*"));
    let count = match formula.shift {
        0 => key.to_owned(),
        shift => format!("({key} {minus} {})", number(shift)),
    };
    let mut text = format!("({count} mod {})", number(period as i64));
    if formula.factor != 1 {
        text += &format!(" {times} {}", number(formula.factor));
    }
    match formula.least {
        0 => {}
        least @ 1.. => text += &format!(" + {}", number(least)),
        least => text += &format!(" {minus} {}", number(-least)),
    }
    text
}
