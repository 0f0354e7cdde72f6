use std::sync::Arc;

use axum::extract::{RawQuery, State};
use axum::response::{IntoResponse, Response};
use gametree_lab::report::{Settled, all_findings};
use gametree_language::{Message, message};
use gametree_present::Words;
use maud::{Markup, html};

use super::{date, findings, list, live, table};
use crate::edge::as_shown;
use crate::icon::Icon;
use crate::lab::{Look, Run};
use crate::shell::{Lens, Shell};
use crate::{Problem, Visitor, Workbench, kit, query};

/// Two runs side by side: what differs in their plans, what each shows.
pub(super) async fn page(
    State(workbench): State<Arc<Workbench>>,
    visitor: Visitor,
    RawQuery(asked): RawQuery,
) -> Result<Response, Problem> {
    let asked = asked.unwrap_or_default();
    let ids = query::pairs(&asked).filter(|(key, _)| key == "run").map(|(_, id)| id);
    let ids: Vec<String> = ids.collect();
    let [one, other] = &ids[..] else {
        let problem = Problem::Plan(message!("web-lab-choose-two"));
        let page = nothing(&workbench, &visitor, &problem, &ids).await;
        return Ok(as_shown(&problem, page));
    };
    let mut both = Vec::new();
    for id in [one, other] {
        let run = workbench.lab.find(id).await?;
        let look = workbench.lab.look(&run).await?;
        both.push((run, look));
    }
    let title = visitor.say(&message!("web-lab-comparison"));
    let differences = differences(&workbench, &visitor, &both);
    Ok(shell(&visitor, title.clone())
        .page(html! {
            div.page-head {
                h1 { (title) }
                div.actions { (kit::link("/lab#runs", Icon::Back, &visitor.say(&message!("web-lab-runs")), "")) }
            }
            (differences)
            div.side-by-side {
                @for (run, look) in &both { (side(&workbench, &visitor, run, look)) }
            }
        })
        .into_response())
}

fn shell(visitor: &Visitor, title: String) -> Shell<'_> {
    Shell {
        lens: Some(Lens::Lab),
        own: Some("/lab".to_owned()),
        scripts: &["lab.js"],
        ..Shell::new(visitor, title, "lab-page")
    }
}

/// What to do first.
async fn nothing(
    workbench: &Workbench,
    visitor: &Visitor,
    problem: &Problem,
    picked: &[String],
) -> Markup {
    let title = visitor.say(&message!("web-lab-comparison"));
    let runs = list::card(workbench, visitor, picked).await;
    shell(visitor, title.clone()).page(html! {
        div.page-head { h1 { (title) } }
        section.card.wrong role="alert" { p { (visitor.sentence(&problem.message())) } }
        (runs)
    })
}

fn differences(workbench: &Workbench, visitor: &Visitor, both: &[(Arc<Run>, Arc<Look>)]) -> Markup {
    let say = |message: Message| visitor.say(&message);
    // Two runs often ask the same question, but at different times.
    let name = |run: &Run| {
        html! {
            (say(live::title(workbench, run))) " "
            span.soft { (date(visitor.language, run.record().created)) }
        }
    };
    // As one types it, not as a file has it.
    let plain = |value: &str| value.replace(['"', '[', ']'], "");
    let plans = [0, 1].map(|index| both[index].1.experiment.plan());
    let differences = plans[0].differences(plans[1]);
    kit::card(
        &say(message!("web-lab-plans")),
        "",
        html! {
            @if differences.is_empty() {
                p { (say(message!("web-lab-same-plan"))) }
            } @else {
                div.table-scroll tabindex="0" role="region" aria-label=(say(message!("web-lab-plans"))) {
                    table.plan-differences {
                        thead { tr {
                            th { (say(message!("web-lab-plan"))) }
                            @for (run, _) in both { th { (name(run)) } }
                        } }
                        tbody {
                            @for (key, here, there) in &differences {
                                tr {
                                    td { (kit::code(key)) }
                                    @for value in [here, there].map(|value| plain(value)) {
                                        td { @for word in value.split(' ') { (kit::code(word)) " " } }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        },
    )
}

fn side(workbench: &Workbench, visitor: &Visitor, run: &Run, look: &Look) -> Markup {
    let language = visitor.language;
    let shown = look.run(&workbench.catalogue);
    html! {
        div.lab-rest {
            section.card {
                header.card-head {
                    h2 { a href=(run.address()) { (visitor.say(&live::title(workbench, run))) } }
                    (live::tag(language, look.stage))
                }
                p.soft { (visitor.say(&message!("web-lab-games-of", games = look.games, of = look.planned()))) }
                @if let Some(shown) = &shown {
                    p.small {
                        (visitor.say(&message!("web-lab-fingerprint"))) " "
                        (kit::code(&shown.analysis.fingerprint.to_string()))
                    }
                    ul.plain.compared-findings {
                        @for claim in all_findings(shown).into_iter().flat_map(findings::claims) {
                            @if claim.settles != Settled::Seen {
                                li { (kit::breakable(&visitor.say(&claim.text))) }
                            }
                        }
                    }
                }
            }
            @if let Some(shown) = &shown { (table::card(language, look, shown)) }
        }
    }
}
