use super::endpoint::{Endpoint, Verb};
use super::examples::Examples;
use super::parameter::Standing;
use crate::query;

/// A command that asks for this; it can be pasted into a shell as it is.
pub(super) fn curl(endpoint: &Endpoint, host: &str, examples: &Examples) -> String {
    let address = quoted(&format!("http://{host}{}", address(endpoint, examples)));
    let method = match (endpoint.verb, &endpoint.takes) {
        (Verb::Get, _) => String::new(),
        (Verb::Post, Some(_)) => String::new(),
        (verb, _) => format!(" -X {}", verb.name()),
    };
    let body = endpoint.takes.as_ref().map(|taken| {
        let body = quoted(&(taken.example)(examples).to_string());
        format!(" -H 'Content-Type: application/json' -d {body}")
    });
    // Events come one by one.
    let unbuffered = if endpoint.answers.iter().any(|it| it.media == super::endpoint::EVENTS) {
        " -N"
    } else {
        ""
    };
    let with_cookie = endpoint.parameters.iter().any(|it| it.standing == Standing::Cookie);
    // What the first answer says who one is, the next request says again.
    let cookies = if with_cookie { " -c cookies -b cookies" } else { "" };
    format!("curl{unbuffered}{cookies}{method}{} {address}", body.unwrap_or_default())
}

/// Path and query of the example.
pub(super) fn address(endpoint: &Endpoint, examples: &Examples) -> String {
    let mut path = endpoint.path.clone();
    let mut pairs = Vec::new();
    for parameter in &endpoint.parameters {
        let example = (parameter.example)(examples);
        match parameter.standing {
            Standing::Path => {
                let example = query::encoded(&example);
                path = path.replace(&format!("{{*{}}}", parameter.name), &example);
                path = path.replace(&format!("{{{}}}", parameter.name), &example);
            }
            Standing::Query => pairs.push((parameter.name, example)),
            Standing::Header | Standing::Cookie => {}
        }
    }
    let query = query::written(pairs);
    if query.is_empty() { path } else { format!("{path}?{query}") }
}

/// For a shell.
fn quoted(text: &str) -> String {
    format!("'{}'", text.replace('\'', "'\\''"))
}
