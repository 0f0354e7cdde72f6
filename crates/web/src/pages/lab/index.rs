use std::sync::Arc;

use gametree_lab::experiment::{DryRun, Plan};
use gametree_language::message;
use gametree_present::Words;
use maud::{Markup, html};

use super::{SOON, list, plan_card, roughly};
use crate::lab::{Draft, Question};
use crate::shell::{Lens, Shell};
use crate::{Problem, Visitor, Workbench, command, kit};

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
    let wrong_field = notice.as_ref().and_then(|problem| plan_card::WrongField::of(draft, problem));
    shell.page(html! {
        div.page-head { h1 { (title) } }
        div.lab-grid {
            (plan_card::card(workbench, visitor, draft, filled, None, wrong_field.as_ref()))
            div.lab-rest {
                @if let Some(problem) = notice.as_ref().filter(|_| wrong_field.is_none()) {
                    section.card.wrong role="alert" {
                        (said(visitor, problem))
                    }
                }
                @if let Some(tried) = estimate { (told(visitor, *tried)) }
                (question(visitor, draft))
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

/// What is wrong.
fn said(visitor: &Visitor, problem: &Problem) -> Markup {
    let words = visitor.sentence(&problem.message());
    html! { p data-news=(words) { (words) } }
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

/// The chosen question, and what its answer rests on.
fn question(visitor: &Visitor, draft: &Draft) -> Markup {
    let why = match draft.question {
        Question::Depth => message!("web-lab-why-depth"),
        Question::Algorithm => message!("web-lab-why-algorithm"),
        Question::Begins => message!("web-lab-why-begins"),
        Question::Heuristic => message!("web-lab-why-heuristic"),
        Question::Own => message!("web-lab-why-own"),
    };
    html! {
        section.card.lab-question {
            h2 { (visitor.say(&draft.question.asked())) }
            p { (visitor.say(&why)) }
        }
    }
}
