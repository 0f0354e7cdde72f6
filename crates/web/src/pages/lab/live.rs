//! The part of a run's page that changes while its games are played. It is the same for everybody who reads a
//! language, so it is made once.

use std::sync::Arc;

use gametree_language::{Language, Message, message};
use maud::{Markup, html};

use super::{SOON, findings, games_called, lanes, plots, roughly, table};
use crate::Workbench;
use crate::lab::{Look, Question, Run, Stage};

/// The question of a run, about its games.
pub(super) fn title(workbench: &Workbench, run: &Run) -> Message {
    let draft = run.draft();
    let games = draft.specs();
    draft.question.about(games_called(workbench, &games))
}

/// The state of a run in a word.
pub(super) fn tag(language: Language, stage: Stage) -> Markup {
    let (class, words) = match stage {
        Stage::Waiting(_) => ("tag estimate", message!("web-lab-state-waiting")),
        Stage::Playing => ("tag running", message!("web-lab-state-running")),
        Stage::Stopped => ("tag estimate", message!("web-lab-state-stopped")),
        Stage::Finished => ("tag proven", message!("web-lab-state-finished")),
        Stage::Failed(_) => ("tag estimate", message!("web-lab-state-failed")),
    };
    html! {
        span class=(class) {
            @if stage == Stage::Playing { span.dot aria-hidden="true" {} }
            (language.say(&words))
        }
    }
}

/// Everything that changes.
pub(super) fn piece(workbench: &Workbench, language: Language, run: &Run, look: &Look) -> Arc<str> {
    look.piece(language, || {
        // What the players have in common stands in the plan beside it.
        let shown = look.run(&workbench.catalogue).map(|run| run.in_words(language));
        let markup = html! {
            @if look.stage == Stage::Finished {
                // Full bars say nothing that a sentence does not.
                details.fold.lanes-fold {
                    summary { (language.say(&words(look))) }
                    section.card.lanes-card { (lanes::lanes(language, look)) }
                }
            } @else {
                section.card.lanes-card aria-label=(language.say(&message!("web-lab-lanes"))) {
                    (lanes::lanes(language, look))
                    p.soft.lanes-words { (language.say(&words(look))) }
                }
            }
            @match &shown {
                Some(shown) => {
                    (findings::cards(language, run, look, shown))
                    (table::card(language, look, shown))
                    (plots::cards(language, look, shown))
                    (findings::notes(language, look, shown))
                }
                None => {
                    section.card { p.soft { (language.say(&message!("web-lab-nothing-yet"))) } }
                }
            }
        };
        markup.into_string()
    })
}

/// How far it is.
fn words(look: &Look) -> Message {
    let (games, of) = (look.games, look.planned());
    match look.stage {
        Stage::Waiting(before) => message!("web-lab-words-waiting", before = before),
        Stage::Playing => match look.left {
            Some(left) if left < SOON => message!("web-lab-words-soon"),
            Some(left) => message!("web-lab-words-left", time = roughly(left)),
            None => message!("web-lab-words-running"),
        },
        Stage::Stopped => message!("web-lab-words-stopped", games = games, of = of),
        Stage::Finished => message!("web-lab-words-finished", games = games),
        Stage::Failed(failure) => failure.message(),
    }
}

/// Whether the question is one of ours, so that its answer comes first.
pub(super) fn is_about_nodes(run: &Run) -> bool {
    run.draft().question == Question::Algorithm
}
