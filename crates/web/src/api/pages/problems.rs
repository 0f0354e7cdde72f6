use gametree_language::message;
use maud::{Markup, html};

use crate::Visitor;
use crate::api::endpoints::endpoints;
use crate::kit;
use crate::problem::ProblemKind;
use crate::shell::Shell;

/// Every kind of problem, at the address that its documents name.
pub(in crate::api) async fn page(visitor: Visitor) -> Markup {
    let title = visitor.say(&message!("web-api-problems"));
    let shell = Shell::new(&visitor, title.clone(), "api-page");
    let endpoints = endpoints();
    let places = |kind: ProblemKind| {
        endpoints.iter().filter(move |endpoint| endpoint.problems.contains(&kind))
    };
    shell.page(html! {
        div.page-head {
            h1 { (title) }
            a.aside href="/api" { (visitor.say(&message!("web-api"))) }
        }
        div.card.prose {
            p { (visitor.say(&message!("web-api-problems-intro"))) }
            dl.problems {
                @for kind in ProblemKind::ALL {
                    dt id=(kind.name()) {
                        (kit::code(kind.name()))
                        span.status { (kit::code(kind.status().as_str())) }
                    }
                    dd {
                        p { (visitor.say(&kind.title())) }
                        @if (1..endpoints.len()).contains(&places(kind).count()) {
                            ul.places.small {
                                @for endpoint in places(kind) {
                                    li { a href=(format!("/api#{}", endpoint.name)) {
                                        (kit::code(&endpoint.name))
                                    } }
                                }
                            }
                        }
                    }
                }
            }
        }
    })
}
