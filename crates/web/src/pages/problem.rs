use gametree_language::message;
use gametree_present::{Words, game_kind};
use maud::{Markup, html};

use crate::kit;
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
            p.said { (visitor.sentence(&problem.message())) }
            @if let Problem::Spec(_) = problem {
                p { (visitor.say(&message!("web-problem-specs"))) }
                ul.plain.problem-games {
                    @for entry in workbench.catalogue.entries() {
                        @let spec = entry.parameters.example;
                        li {
                            a href=(format!("/play/{spec}")) { (visitor.say(&game_kind(entry))) } " "
                            (kit::code(spec))
                        }
                    }
                }
            }
            @if let Some(before) = before {
                p { a.button.framed href=(before.address(Lens::Play.name())) {
                    (visitor.say(&message!("web-problem-before")))
                } }
            }
            p { a.button.framed href="/" { (visitor.say(&message!("web-home"))) } }
        }
    })
}
