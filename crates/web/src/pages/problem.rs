use gametree_language::message;
use gametree_present::Words;
use maud::{Markup, html};

use crate::shell::{Lens, Shell};
use crate::{Problem, Visitor, Workbench};

/// What went wrong, and where to go from here.
pub(crate) fn page(workbench: &Workbench, visitor: &Visitor, problem: &Problem) -> Markup {
    let title = visitor.say(&message!("web-problem"));
    let before = match problem {
        Problem::Move(wrong) => wrong.before.as_ref(),
        _ => None,
    };
    let shell = Shell::new(visitor, title.clone(), "problem-page");
    shell.page(html! {
        section.card.wrong {
            h1 { (title) }
            p.said { (visitor.say(&problem.message())) }
            @if let Problem::Spec(_) = problem {
                p { (visitor.say(&message!("web-problem-specs"))) }
                ul.plain {
                    @for entry in workbench.catalogue.entries() {
                        li {
                            a href=(format!("/play/{}", entry.parameters.example)) {
                                bdi.code dir="ltr" { (entry.parameters.example) }
                            }
                        }
                    }
                }
            }
            @if let Some(before) = before {
                p { a.button.framed href=(before.address(Lens::Play.name())) {
                    (visitor.say(&message!("web-problem-before")))
                } }
            }
            p { a.button href="/" { (visitor.say(&message!("web-home"))) } }
        }
    })
}
