use std::sync::Arc;

use gametree_lab::experiment::{DryRun, Plan};
use gametree_language::message;
use gametree_present::Words;
use maud::{Markup, html};

use super::{SOON, list, plan_card, roughly};
use crate::lab::{Draft, Question};
use crate::shell::{Lens, Shell};
use crate::{Problem, Visitor, Workbench, command, kit, query};

/// What a page shows.
pub(super) struct Shown {
    pub(super) draft: Draft,
    /// For which question and game the plan was filled in.
    pub(super) filled: String,
    /// What is wrong with it.
    pub(super) notice: Option<Problem>,
    /// How long it takes.
    pub(super) estimate: Option<DryRun>,
    /// What it comes to.
    pub(super) plan: Option<Plan>,
}

/// The plan on one side; on the other what is wrong with it, how long it takes, and earlier runs.
pub(super) async fn page(
    workbench: &Arc<Workbench>,
    visitor: &Visitor,
    Shown { draft, filled, notice, estimate, plan }: &Shown,
) -> Markup {
    let title = visitor.say(&message!("web-lab-title"));
    let shell = Shell {
        lens: Some(Lens::Lab),
        own: Some("/lab".to_owned()),
        scripts: &["lab.js"],
        ..Shell::new(visitor, title.clone(), "lab-page")
    };
    let runs = list::card(workbench, visitor, &[]).await;
    shell.page(html! {
        div.page-head { h1 { (title) } }
        div.lab-grid {
            (plan_card::card(workbench, visitor, draft, filled, None))
            div.lab-rest {
                @if let Some(problem) = notice {
                    section.card.wrong role="alert" {
                        (said(visitor, problem))
                    }
                }
                @if let Some(tried) = estimate { (told(visitor, *tried)) }
                (questions(visitor, draft))
                (runs)
                @if let Some(plan) = plan {
                    (kit::card(&visitor.say(&message!("web-lab-command")), "", html! {
                        (kit::command(&command::experiment(plan), &visitor.say(&message!("web-copy"))))
                    }))
                }
            }
        }
    })
}

/// What is wrong. A name at its beginning keeps its letters.
fn said(visitor: &Visitor, problem: &Problem) -> Markup {
    let message = problem.message();
    let words = visitor.say(&message);
    html! {
        p.said.named[visitor.language.begins_with_a_name(&message)] data-news=(words) { (words) }
    }
}

/// How long it takes.
fn told(visitor: &Visitor, tried: DryRun) -> Markup {
    let words = match tried.tried {
        0 => message!("web-lab-estimate-none", games = tried.games),
        played if tried.estimate < SOON => {
            message!("web-lab-estimate-soon", games = tried.games, tried = played)
        }
        played => message!(
            "web-lab-estimate",
            games = tried.games,
            time = roughly(tried.estimate),
            tried = played
        ),
    };
    let words = visitor.say(&words);
    html! { section.card.estimate-card { p data-news=(words) { (words) } } }
}

/// The questions as ways to begin, each with what its answer rests on.
fn questions(visitor: &Visitor, draft: &Draft) -> Markup {
    let why = |question| match question {
        Question::Depth => message!("web-lab-why-depth"),
        Question::Algorithm => message!("web-lab-why-algorithm"),
        Question::Begins => message!("web-lab-why-begins"),
        Question::Heuristic => message!("web-lab-why-heuristic"),
        Question::Own => message!("web-lab-why-own"),
    };
    let address = |question: Question| {
        let asked = [("question", question.name().to_owned()), ("game", draft.game.clone())];
        format!("/lab?{}", query::written(asked))
    };
    html! {
        div.question-cards {
            @for question in Question::ALL {
                a.card.question-card href=(address(question))
                    aria-current=[(question == draft.question).then_some("true")] {
                    strong { (visitor.say(&question.asked())) }
                    span.soft.small { (visitor.say(&why(question))) }
                }
            }
        }
    }
}
