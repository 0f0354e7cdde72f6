use gametree_language::{Argument, Message, message};
use gametree_present::Words;
use maud::{Markup, html};

use super::{date, live};
use crate::lab::{Run, State};
use crate::{Visitor, Workbench, kit};

/// The visitor's runs, the latest first: to be opened, compared, deleted. Those that were picked still are.
pub(super) async fn card(workbench: &Workbench, visitor: &Visitor, picked: &[String]) -> Markup {
    let say = |message: Message| visitor.say(&message);
    let title = say(message!("web-lab-runs"));
    let runs = match workbench.lab.list(visitor.owner.as_deref()).await {
        Ok(runs) => runs,
        Err(problem) => {
            let words = html! { p.notice role="alert" { (visitor.sentence(&problem.message())) } };
            return html! { div #runs { (kit::card(&title, "", words)) } };
        }
    };
    let damaged = workbench.lab.damaged();
    let inside = html! {
        @if runs.is_empty() {
            p.verdict { (say(message!("web-lab-none"))) }
            p.soft { (say(message!("web-lab-none-hint"))) }
        } @else {
            form #compare-runs method="get" action="/lab/compare" {}
            div.table-scroll tabindex="0" role="region" aria-label=(title) {
                table.runs {
                    thead { tr {
                        @if runs.len() > 1 { th { span.unseen { (say(message!("web-lab-compare"))) } } }
                        th { (say(message!("web-lab-column-question"))) }
                        th { (say(message!("web-lab-column-state"))) }
                        th.end { (say(message!("web-lab-column-games"))) }
                        th { (say(message!("web-lab-column-date"))) }
                        th { span.unseen { (say(message!("web-lab-delete"))) } }
                    } }
                    tbody {
                        @for run in &runs {
                            @let is_picked = (runs.len() > 1).then(|| picked.contains(&run.id));
                            (row(workbench, visitor, run, is_picked))
                        }
                    }
                }
            }
            @if runs.len() > 1 {
                p.card-foot {
                    button.button.framed form="compare-runs" { (say(message!("web-lab-compare-two"))) }
                }
            }
        }
        @if !damaged.is_empty() {
            p.small.soft {
                (say(message!(
                    "web-lab-damaged",
                    folders = Argument::list(damaged.iter().map(|name| Argument::Text(name.clone()).isolated()), ", ")
                )))
            }
        }
    };
    html! { div #runs { (kit::card(&title, "", inside)) } }
}

/// A run, and whether it is picked, where it can be.
fn row(workbench: &Workbench, visitor: &Visitor, run: &Run, is_picked: Option<bool>) -> Markup {
    let say = |message: Message| visitor.say(&message);
    let record = run.record();
    let name = visitor.say(&live::title(workbench, run));
    let there = workbench.lab.games_of(run);
    let games = match record.state {
        State::Finished => message!("web-lab-games-all", games = there),
        _ => message!("web-lab-games-of", games = there, of = record.planned),
    };
    html! {
        tr {
            @if let Some(is_picked) = is_picked {
                td { label.pick {
                    input type="checkbox" name="run" value=(run.id) form="compare-runs" checked[is_picked]
                        aria-label=(say(message!("web-lab-pick", run = name.as_str())));
                } }
            }
            td { a href=(run.address()) { (name) } }
            td { (state(visitor, record.state)) }
            td.end { (say(games)) }
            td.soft { (date(visitor.language, record.created)) }
            td.end { (delete(visitor, run, &name)) }
        }
    }
}

/// Two steps, so that nobody does it by mistake.
pub(super) fn delete(visitor: &Visitor, run: &Run, name: &str) -> Markup {
    html! {
        details.menu.delete-run {
            summary.quiet aria-label=(visitor.say(&message!("web-lab-delete-one", run = name))) {
                (visitor.say(&message!("web-lab-delete")))
            }
            form.menu-list method="post" action=(format!("{}/delete", run.address())) {
                p.small { (visitor.say(&message!("web-lab-delete-sure"))) }
                button.button.framed { (visitor.say(&message!("web-lab-delete-yes"))) }
            }
        }
    }
}

fn state(visitor: &Visitor, state: State) -> Markup {
    let (class, words) = match state {
        State::Going => ("tag running", message!("web-lab-state-going")),
        State::Stopped | State::Deleted => ("tag estimate", message!("web-lab-state-stopped")),
        State::Finished => ("tag proven", message!("web-lab-state-finished")),
        State::Failed => ("tag estimate", message!("web-lab-state-failed")),
    };
    html! { span class=(class) { (visitor.say(&words)) } }
}
