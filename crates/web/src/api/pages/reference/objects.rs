//! The objects of the API: a table for each schema.

use maud::{Markup, html};
use serde_json::Value;

use crate::kit;

/// All objects of the document. What they say of themselves is English, like the document.
pub(super) fn list(document: &Value) -> Markup {
    let schemas = document["components"]["schemas"].as_object();
    html! {
        @for (name, schema) in schemas.into_iter().flatten() {
            section.card.object id=(anchor(name)) lang="en" dir="ltr" {
                h3 { (kit::code(name)) }
                @if let Some(words) = schema["description"].as_str() { p { (words) } }
                @if let Some(fields) = schema["properties"].as_object() {
                    dl.fields {
                        @for (name, field) in fields {
                            dt { (kit::code(name)) }
                            dd {
                                (kind(field))
                                @if let Some(words) = field["description"].as_str() { " " (words) }
                            }
                        }
                    }
                } @else {
                    p { (kind(schema)) }
                }
            }
        }
    }
}

fn anchor(name: &str) -> String {
    format!("object-{name}")
}

/// What it is, in a few words; other objects are linked to.
pub(super) fn kind(schema: &Value) -> Markup {
    if let Some(name) = schema["$ref"].as_str().and_then(|path| path.rsplit('/').next()) {
        return html! { a href=(format!("#{}", anchor(name))) { (kit::code(name)) } };
    }
    for several in ["anyOf", "oneOf"] {
        if let Some(several) = schema[several].as_array() {
            return html! {
                @for (index, one) in several.iter().enumerate() {
                    @if index > 0 { " | " }
                    (kind(one))
                }
            };
        }
    }
    let named = match &schema["type"] {
        Value::Array(kinds) => {
            kinds.iter().filter_map(Value::as_str).collect::<Vec<_>>().join(" | ")
        }
        kind => kind.as_str().unwrap_or("any").to_owned(),
    };
    html! {
        (kit::code(&named))
        @if !schema["items"].is_null() { " " (kit::code("of")) " " (kind(&schema["items"])) }
        @if schema["additionalProperties"].is_object() {
            " " (kit::code("of")) " " (kind(&schema["additionalProperties"]))
        }
    }
}
