use std::sync::Arc;

use axum::extract::{Path, State};
use axum::response::Response;
use gametree_language::{Argument, Message, message};
use maud::{Markup, html};

use super::live;
use crate::icon::Icon;
use crate::lab::{Paper, Run, send};
use crate::shell::{Lens, Shell};
use crate::{Problem, Visitor, Workbench, kit};

/// Every file that `compare` writes, with its size.
pub(super) async fn page(
    State(workbench): State<Arc<Workbench>>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Markup, Problem> {
    let run = workbench.lab.find(&id).await?;
    let look = workbench.lab.look(&run).await?;
    let papers = workbench.lab.papers(&run, &look, visitor.language).await?;
    let say = |message: Message| visitor.say(&message);
    let title = say(message!("web-lab-files"));
    let about = say(live::title(&workbench, &run));
    let shell = Shell {
        lens: Some(Lens::Lab),
        own: Some("/lab".to_owned()),
        ..Shell::new(&visitor, format!("{title}: {about}"), "lab-page")
    };
    Ok(shell.page(html! {
        div.page-head {
            h1 { (title) }
            (live::tag(visitor.language, look.stage))
            div.actions { (kit::link(&run.address(), Icon::Back, &say(message!("web-lab-back")), "")) }
        }
        (kit::card(&about, "", html! {
            p.soft { (say(message!("web-lab-files-text", games = look.games, of = look.planned()))) }
            ul.plain.papers {
                @for paper in &papers { (item(&visitor, &run, paper)) }
            }
        }))
    }))
}

fn item(visitor: &Visitor, run: &Run, paper: &Paper) -> Markup {
    let address = format!("{}/files/{}", run.address(), paper.name);
    let file = paper.name.rsplit('/').next().unwrap_or_default();
    html! {
        li {
            a href=(address) download=(file) { (Icon::Download.draw()) (kit::code(&paper.name)) }
            span.soft.small { (visitor.say(&size(paper.size))) }
        }
    }
}

fn size(bytes: u64) -> Message {
    let kilobytes = bytes as f64 / 1000.0;
    let places = if kilobytes < 9.95 { 1 } else { 0 };
    message!("web-lab-size", kilobytes = Argument::decimal(kilobytes, places))
}

/// One of them.
pub(super) async fn file(
    State(workbench): State<Arc<Workbench>>,
    visitor: Visitor,
    Path((id, name)): Path<(String, String)>,
) -> Result<Response, Problem> {
    let run = workbench.lab.find(&id).await?;
    // Whatever is wrong with the rows, they can be had.
    if let Some(paper) = run.plan_and_rows().iter().find(|paper| paper.name == name) {
        return send(paper).await;
    }
    let look = workbench.lab.look(&run).await?;
    let papers = workbench.lab.papers(&run, &look, visitor.language).await?;
    // Nothing else in the folder has a name.
    let paper = papers.iter().find(|paper| paper.name == name).ok_or(Problem::NotFound)?;
    send(paper).await
}
