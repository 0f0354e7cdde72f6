use std::sync::Arc;

use axum::extract::{Path, State};
use gametree_language::{Message, message};
use maud::{Markup, PreEscaped, html};

use super::{list, live, plan_card};
use crate::icon::Icon;
use crate::lab::{Look, Run, Stage};
use crate::shell::{Lens, Shell};
use crate::{Problem, Visitor, Workbench, command, kit};

/// Without scripts the page is loaded again after so many seconds.
const REFRESH: u32 = 2;

/// A run: its lanes, what it shows so far, and what can be done with it.
pub(super) async fn page(
    State(workbench): State<Arc<Workbench>>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Markup, Problem> {
    let run = workbench.lab.find(&id).await?;
    let look = workbench.lab.look(&run).await?;
    let title = visitor.say(&live::title(&workbench, &run));
    let goes_on = look.stage.goes_on();
    let shell = Shell {
        lens: Some(Lens::Lab),
        own: Some("/lab".to_owned()),
        scripts: &["lab.js"],
        refresh: goes_on.then_some(REFRESH),
        ..Shell::new(&visitor, title.clone(), "lab-page")
    };
    let events =
        format!("{}/events?version={}&lang={}", run.address(), look.version, visitor.language);
    let piece = live::piece(&workbench, visitor.language, &run, &look);
    Ok(shell.page(html! {
        div.page-head {
            h1 { (title) }
            (live::tag(visitor.language, look.stage))
            (actions(&visitor, &run, &look))
        }
        div.lab-grid {
            div.lab-rest.lab-run {
                div #lab-live data-watch=[goes_on.then_some(events)] { (PreEscaped(&*piece)) }
                (about(&workbench, &visitor, &run, &look))
            }
            (plan_card::card(&workbench, &visitor, &run.draft(), &plan_card::filled(&run.draft()), Some(&run), None))
        }
    }))
}

/// What can be done with it. Whoever knows the address may look; the rest is for its owner.
fn actions(visitor: &Visitor, run: &Run, look: &Look) -> Markup {
    let say = |message: Message| visitor.say(&message);
    let is_own = run.is_of(visitor.owner.as_deref());
    let report = if look.stage == Stage::Finished {
        message!("web-lab-report")
    } else {
        message!("web-lab-report-so-far")
    };
    let post = |step: &str, icon: Icon, label: Message| {
        html! {
            form method="post" action=(format!("{}/{step}", run.address())) {
                button.button.framed { (kit::inside(icon, &say(label), "")) }
            }
        }
    };
    html! {
        div.actions {
            a.button href="/lab#runs" { (say(message!("web-lab-runs"))) }
            @if is_own && look.stage.goes_on() {
                (post("stop", Icon::Stop, message!("web-lab-cancel")))
            }
            @if is_own && matches!(look.stage, Stage::Stopped | Stage::Failed(_)) {
                (post("continue", Icon::Play, message!("web-lab-continue")))
            }
            @if look.games > 0 {
                a.button.framed href=(format!("{}/files/report.html", run.address())) download="report.html" {
                    (kit::inside(Icon::Download, &say(report), ""))
                }
            }
        }
    }
}

/// Where its files are, how to play the same games elsewhere, where it came from.
fn about(workbench: &Workbench, visitor: &Visitor, run: &Run, look: &Look) -> Markup {
    let say = |message: Message| visitor.say(&message);
    let record = run.record();
    let shown = look.run(&workbench.catalogue);
    let fingerprint = shown.map(|shown| shown.analysis.fingerprint.to_string());
    let is_own = run.is_of(visitor.owner.as_deref());
    let name = say(live::title(workbench, run));
    html! {
        section.card.about-run {
            h2 { (say(message!("web-lab-command"))) }
            (kit::command(&command::experiment(look.experiment.plan()), &say(message!("web-copy"))))
            @if let Some(fingerprint) = fingerprint {
                p.small { (say(message!("web-lab-fingerprint"))) " " (kit::code(&fingerprint)) }
            }
            @if let Some(from) = record.from {
                p.small.soft {
                    a href=(format!("/lab/{from}")) { (say(message!("web-lab-from"))) }
                }
            }
            div.about-foot {
                a.button.framed href=(format!("{}/files", run.address())) {
                    (kit::inside(Icon::Document, &say(message!("web-lab-files")), ""))
                }
                @if is_own { (list::delete(visitor, run, &name)) }
            }
        }
    }
}
