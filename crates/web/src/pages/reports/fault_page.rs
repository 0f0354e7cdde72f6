use std::sync::Arc;

use axum::response::{IntoResponse, Redirect, Response};
use gametree_lab::report::{
    fault_facts, fault_matters, fault_source, fault_trees, parting_words, reproduced_title,
};
use gametree_lab::reports::{Case, Fault};
use gametree_language::message;
use gametree_present::page::Block;
use gametree_present::{Page, html as page_html};
use maud::{Markup, PreEscaped, html};

use super::asked::Asked;
use super::entries;
use super::files::{self, Format};
use super::reruns::State;
use super::waiting;
use super::wanted::{Piece, Wanted, see};
use crate::command::REPRODUCING;
use crate::icon::Icon;
use crate::shell::{Lens, Shell};
use crate::{Place, Problem, Visitor, Workbench, kit, query};

/// A fault at the smallest position that shows it, with both trees.
pub(super) async fn page(
    workbench: &Arc<Workbench>,
    visitor: &Visitor,
    fault: &'static Fault,
    asked: &Asked,
) -> Result<Response, Problem> {
    let reruns = &workbench.reports;
    let wanted = Wanted::One(Piece::Fault(fault));
    let state = match asked.stopped && asked.format.is_none() {
        true => reruns.state(wanted),
        false => reruns.ask(wanted).await?,
    };
    let case = reruns.shelf.case(fault);
    if let Some(format) = asked.format {
        return match &case {
            Some(case) => files::fault(format, case, visitor.language),
            None => Ok(Redirect::to(&wanted.address()).into_response()),
        };
    }
    let pending = waiting::is_pending(&state);
    let title = visitor.say(&fault.title());
    let mut shell = Shell::new(visitor, title.clone(), "reports-page");
    shell.lens = Some(Lens::Reports);
    shell.scripts = &["solve.js"];
    shell.refresh = pending.then_some(1);
    let back = format!("/reports/{}", fault.report);
    let watched = pending.then_some(wanted);
    let again = (matches!(state, State::Idle)).then(|| see(fault));
    Ok(shell
        .page(html! {
            div.page-head {
                h1 { (title) }
                div.actions {
                    (kit::link(&back, Icon::Back, &visitor.say(&reproduced_title(fault.report)), ""))
                }
            }
            div.reports-grid data-watch=[waiting::events(watched.as_slice())]
                data-news=[case.is_some().then_some(&title)] {
                (entries::card(visitor, reruns, Some(fault.report)))
                div.reports-rest {
                    section.card.claim {
                        p.answer { (visitor.say(&fault.told())) }
                        p.small.soft { (visitor.say(&fault_source(fault))) }
                    }
                    @match &case {
                        Some(case) => (shown(visitor, case)),
                        None => section.card {
                            (waiting::part(visitor, reruns, "fault", &state))
                            @if let Some(again) = again {
                                p { a.button.framed href=(again) {
                                    (visitor.say(&message!("web-reports-ask")))
                                } }
                            }
                        },
                    }
                    (kit::command(&(REPRODUCING.see)(fault), &visitor.say(&message!("web-copy"))))
                }
            }
        })
        .into_response())
}

/// The position, what both searches do there, how often that matters, and their trees.
fn shown(visitor: &Visitor, case: &Case) -> Markup {
    let language = visitor.language;
    let written = |blocks: Vec<Block>| PreEscaped(page_html(&Page { blocks }, language));
    let say = |message| visitor.say(&message);
    let facts = written(vec![Block::Facts(fault_facts(case))]);
    let matters = fault_matters(case).into_iter().map(Block::Sentence).collect();
    let trees = fault_trees(case);
    html! {
        div.plot-and-faults {
            section.card.fault-position {
                header.card-head { h2 { (say(message!("web-reports-smallest"))) } }
                (board(visitor, case))
                (facts)
                @if let Some(address) = in_tree(case) {
                    (kit::link(&address, Icon::Tree, &say(message!("web-reports-in-tree")), ""))
                }
            }
            section.card.fault-matters {
                @if let Some(parting) = &case.parting {
                    header.card-head { h2 { (say(message!("fault-heading-parting"))) } }
                    p.answer { (visitor.say(&parting_words(parting))) }
                }
                header.card-head { h2 { (say(message!("fault-heading-matters"))) } }
                (written(matters))
            }
        }
        @if !trees.is_empty() {
            section.card.fault-trees {
                header.card-head { h2 { (say(message!("web-reports-trees"))) } }
                div.rows-scroll role="region" tabindex="0"
                    aria-label=(say(message!("web-reports-trees"))) { (written(trees)) }
            }
        }
        (downloads(visitor, case))
    }
}

/// The board as it is played on.
fn board(visitor: &Visitor, case: &Case) -> Markup {
    let position = case.session.position();
    let stage = case.session.stage(&position, &[], visitor.language).ok();
    let drawing = stage.map(|stage| stage.narrow.map_or(stage.drawing, |narrow| narrow.drawing));
    html! {
        @if let Some(drawing) = drawing {
            svg.stage.here-board viewBox=(drawing.view_box()) role="img" aria-label=(position) {
                (PreEscaped(drawing.body))
            }
        }
    }
}

/// The search without faults, to be stepped through; `None` where nothing is searched.
fn in_tree(case: &Case) -> Option<String> {
    let [_, mended] = case.sides.as_ref()?;
    let place = Place {
        spec: case.session.spec(),
        position: Some(case.session.position()),
        ..Place::default()
    };
    // No depth is to the end of the game.
    let depth = if mended.depth > 0 { mended.depth.to_string() } else { String::new() };
    let knows = case.session.heuristics().contains(&"report");
    let heuristic = if knows { "report" } else { "" }.to_owned();
    let algorithm = "alphabeta".to_owned();
    let more = [("algorithm", algorithm), ("depth", depth), ("heuristic", heuristic)];
    Some(format!("{}&{}", place.address(Lens::Tree.name()), query::written(more)))
}

fn downloads(visitor: &Visitor, case: &Case) -> Markup {
    let formats = Format::OF_FAULT.into_iter();
    let formats = formats.filter(|format| case.sides.is_some() || *format == Format::Json);
    html! {
        section.card.report-files {
            header.card-head { h2 { (visitor.say(&message!("web-reports-files"))) } }
            div.downloads {
                @for format in formats {
                    a.button.framed href=(format!("{}?format={}", see(case.fault), format.name())) {
                        (Icon::Download.draw()) span { (format.label()) }
                    }
                }
            }
        }
    }
}
