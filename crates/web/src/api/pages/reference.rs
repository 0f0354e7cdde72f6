mod objects;

use std::sync::Arc;

use axum::extract::State;
use axum::http::{HeaderMap, header};
use gametree_language::message;
use maud::{Markup, html};
use serde_json::Value;

use crate::api::curl::curl;
use crate::api::endpoint::Endpoint;
use crate::api::endpoints::endpoints;
use crate::api::examples::Examples;
use crate::api::parameter::{Parameter, Standing};
use crate::api::{limits, openapi};
use crate::kit;
use crate::shell::Shell;
use crate::{Visitor, Workbench};

/// Everything that programs can ask for, with an example of each.
pub(in crate::api) async fn page(
    State(workbench): State<Arc<Workbench>>,
    visitor: Visitor,
    headers: HeaderMap,
) -> Markup {
    // It has been looked at before anybody comes here.
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
    let examples = Examples::of(&workbench.catalogue);
    let document = openapi::document(&examples);
    let title = visitor.say(&message!("web-api"));
    let shell = Shell::new(&visitor, title.clone(), "api-page");
    let reference = Reference { visitor: &visitor, host, examples: &examples, document: &document };
    let endpoints = endpoints();
    shell.page(html! {
        div.page-head {
            h1 { (title) }
            a.aside href="/api/v1/openapi.json" { (visitor.say(&message!("web-api-openapi"))) }
        }
        div.card.prose {
            p { (visitor.say(&message!("web-api-intro"))) }
            p { (visitor.say(&limits::words())) }
            p { (visitor.say(&message!("web-api-numbers"))) }
            p { a href="/api/problems" { (visitor.say(&message!("web-api-problems"))) } }
        }
        @for endpoint in &endpoints { (reference.endpoint(endpoint)) }
        h2.objects-head { (visitor.say(&message!("web-api-objects"))) }
        (objects::list(&document))
    })
}

struct Reference<'a> {
    visitor: &'a Visitor,
    host: &'a str,
    examples: &'a Examples,
    document: &'a Value,
}

impl Reference<'_> {
    fn endpoint(&self, endpoint: &Endpoint) -> Markup {
        let path = openapi::plain(&endpoint.path);
        let described = &self.document["paths"][&path][endpoint.verb.name().to_ascii_lowercase()];
        let body = &described["requestBody"]["content"]["application/json"]["schema"];
        html! {
            section.card.endpoint id=(endpoint.name) {
                header.card-head {
                    h2 { bdi.code dir="ltr" { span.verb { (endpoint.verb.name()) } " " (path) } }
                }
                p { (self.visitor.say(&endpoint.summary)) }
                (kit::command(&curl(endpoint, self.host, self.examples), &self.visitor.say(&message!("web-api-copy"))))
                @if !endpoint.parameters.is_empty() {
                    h3 { (self.visitor.say(&message!("web-api-parameters"))) }
                    dl.fields { @for it in &endpoint.parameters { (self.parameter(it)) } }
                }
                @if !body.is_null() {
                    h3 { (self.visitor.say(&message!("web-api-body"))) }
                    p { (objects::kind(body)) }
                }
                h3 { (self.visitor.say(&message!("web-api-answers"))) }
                dl.fields { @for it in &endpoint.answers { (self.answer(it.status.as_str(), it.media, described)) } }
                h3 { a href="/api/problems" { (self.visitor.say(&message!("web-api-problems"))) } }
                p.problem-names {
                    @for kind in &endpoint.problems {
                        a href=(kind.address()) { (kit::code(kind.name())) } " "
                    }
                }
            }
        }
    }

    fn parameter(&self, parameter: &Parameter) -> Markup {
        let required = parameter.standing == Standing::Path;
        html! {
            dt { (kit::code(parameter.name)) }
            dd {
                (self.visitor.say(&parameter.says))
                @if required { (self.visitor.language.separator()) (self.visitor.say(&message!("web-api-required"))) }
            }
        }
    }

    fn answer(&self, status: &str, media: &str, described: &Value) -> Markup {
        let answer = &described["responses"][status];
        html! {
            dt { (kit::code(status)) }
            dd {
                @if let Some(content) = answer["content"].get(media) {
                    (objects::kind(&content["schema"])) " " (kit::code(media))
                }
            }
        }
    }
}
