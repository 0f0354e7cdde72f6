//! Asking for a search: which algorithm, how far, valued by what.

use std::num::NonZeroU32;

use gametree_catalogue::{Algorithm, Catalogue, Search, Session};
use gametree_language::{Argument, message};
use gametree_present::{algorithm_title, heuristic_title};
use gametree_search::MAX_PLIES;

use crate::complaint::Complaint;
use crate::play::Questions;

/// What may be asked for, and what is usual.
pub(crate) struct Asked<'a> {
    pub(crate) algorithms: &'a [Algorithm],
    pub(crate) usual: Algorithm,
    pub(crate) depth: u32,
}

/// A search of a position; `None` if somebody goes back beyond the first question.
pub(crate) fn ask_search(
    questions: &mut Questions<'_>,
    asked: &Asked<'_>,
    session: &dyn Session,
    catalogue: &Catalogue,
) -> Result<Option<Search>, Complaint> {
    let screen = questions.screen;
    let label = |algorithm: &Algorithm| {
        let title = screen.say(&algorithm_title(*algorithm));
        screen.line(&format!("{}: {title}", algorithm.name()))
    };
    let algorithms = asked.algorithms.iter();
    let algorithms: Vec<_> =
        algorithms.map(|algorithm| (algorithm.name(), label(algorithm), *algorithm)).collect();
    let usual = asked.algorithms.iter().position(|algorithm| *algorithm == asked.usual);
    let usual = usual.unwrap_or(0);
    while let Some(algorithm) = questions.choose(&message!("ask-algorithm"), &algorithms, usual)? {
        let mut search = Search::new(algorithm);
        if !algorithm.is_textbook() {
            return Ok(Some(search));
        }
        while let Some(depth) = ask_depth(questions, asked.depth)? {
            search.limits.depth = Some(depth);
            if let Some(heuristic) = ask_heuristic(questions, session, catalogue)? {
                heuristic.clone_into(&mut search.heuristic);
                return Ok(Some(search));
            }
        }
    }
    Ok(None)
}

fn ask_depth(questions: &mut Questions<'_>, usual: u32) -> Result<Option<NonZeroU32>, Complaint> {
    let (least, most) = (1, i64::from(MAX_PLIES));
    let question = message!("ask-depth", most = most.to_string());
    questions.number(&question, (least, most), &usual.to_string(), |answer| {
        answer.parse().map_err(|_| {
            Complaint(message!(
                "ask-number-wrong",
                answer = Argument::quoted(answer),
                least = least.to_string(),
                most = most.to_string()
            ))
        })
    })
}

fn ask_heuristic(
    questions: &mut Questions<'_>,
    session: &dyn Session,
    catalogue: &Catalogue,
) -> Result<Option<&'static str>, Complaint> {
    let entry = catalogue.entry_of(&session.spec())?;
    let screen = questions.screen;
    let label = |name| format!("{name}: {}", screen.say(&heuristic_title(entry, name)));
    let heuristics = session.heuristics().iter();
    let heuristics: Vec<_> =
        heuristics.map(|&name| (name, screen.line(&label(name)), name)).collect();
    questions.choose(&message!("ask-heuristic"), &heuristics, 0)
}
