use gametree_catalogue::Entry;
use gametree_language::{Argument, Message, message};
use gametree_present::{parameter_title, sentence};

use super::SweepRun;
use super::law::{Signs, TERMS, formula_of, formula_text, term};
use crate::LawSubject;
use crate::laws::Law;

/// The law that a family of one range is known for, to be written in large letters.
#[derive(Clone, PartialEq, Debug)]
pub struct Headline {
    /// The law in a sentence.
    pub sentence: Message,
    /// The formula that stands in it, if there is one.
    pub formula: Option<Argument>,
    /// In how many games it was seen, and that this is no proof.
    pub seen: Message,
}

/// What repeats in a family of one range of this entry’s games: by how much they are won, else by whom. In its
/// formula the number that changes is called n.
pub fn headline(run: &SweepRun<'_>, entry: &Entry, signs: Signs) -> Option<Headline> {
    let [line] = run.lines else { return None };
    line.fixed.is_none().then_some(())?;
    let law = |wanted| {
        let (_, law) = line.laws.iter().find(|(subject, _)| *subject == wanted)?;
        Some((wanted, law.as_ref()?))
    };
    let by_margin = run.sweep.has_points.then(|| law(LawSubject::Margin)).flatten();
    let (subject, law) = by_margin.or_else(|| law(LawSubject::Winner))?;
    let [from, to] = [law.from, law.to].map(|index| line.along.at(index as u64));
    let has_points = subject == LawSubject::Margin;
    let key = || parameter_title(entry, &line.along.key);
    let said = formula_of(subject, law, from)
        .map(|formula| formula_text(&formula, law.period, "n", signs).isolated());
    let sentence = match (law.period, &said) {
        (1, _) => {
            let value = ends(&law.values[0], has_points);
            message!("law-says-always", key = key(), from = from, value = value)
        }
        (2, _) => {
            let even = usize::from(from % 2 != 0);
            let [even, odd] = [even, 1 - even].map(|at| ends(&law.values[at], has_points));
            message!("law-says-parity", key = key(), from = from, even = even, odd = odd)
        }
        (_, Some(formula)) if is_won_by_the_first(law) => {
            message!("law-says-first-by", key = key(), from = from, formula = formula.clone())
        }
        (_, Some(formula)) => {
            message!("law-says-margin", key = key(), from = from, formula = formula.clone())
        }
        (period, None) => {
            let more = (period > TERMS).then(|| "…".into());
            let terms = law.values.iter().take(TERMS).map(|values| term(subject, values, signs));
            let values = Argument::list(terms.chain(more), ", ").isolated();
            message!("law-says-period", key = key(), from = from, period = period, values = values)
        }
    };
    let games = to.abs_diff(from) + 1;
    let seen = message!("law-seen", games = games, from = from, to = to);
    Some(Headline { sentence, formula: said.filter(|_| law.period > 2), seen })
}

/// How the games of a term end; for one game that is one way.
fn ends(margins: &[i32], has_points: bool) -> Argument {
    Argument::list(margins.iter().map(|&margin| sentence::result(margin, has_points)), " / ")
}

fn is_won_by_the_first(law: &Law<Vec<i32>>) -> bool {
    law.values.iter().flatten().all(|&margin| margin > 0)
}
