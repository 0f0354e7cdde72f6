//! A program that asks the API and checks every answer against the description.

use std::collections::BTreeMap;

use axum::Router;
use axum::body::Body;
use axum::http::{HeaderMap, Request, StatusCode, header};
use gametree_catalogue::Catalogue;
use gametree_web::{Workbench, app};
use http_body_util::BodyExt;
use serde_json::Value;
use tower::ServiceExt;

use crate::checker::Checker;

pub(crate) struct Client {
    app: Router,
    pub(crate) document: Value,
}

/// An answer, read to its end.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: StatusCode,
    pub(crate) headers: HeaderMap,
    pub(crate) text: String,
}

/// A described operation.
#[derive(Clone, Debug)]
pub(crate) struct Operation {
    pub(crate) name: String,
    pub(crate) method: String,
    pub(crate) path: String,
    pub(crate) described: Value,
}

impl Answer {
    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or_else(|error| panic!("{error}: {}", self.text))
    }

    pub(crate) fn header(&self, name: header::HeaderName) -> &str {
        self.headers.get(name).map_or("", |value| value.to_str().unwrap())
    }
}

impl Client {
    pub(crate) async fn new() -> Client {
        Client::of(Workbench::new(Catalogue::standard())).await
    }

    pub(crate) async fn of(workbench: Workbench) -> Client {
        let app = app(workbench);
        let mut client = Client { app, document: Value::Null };
        client.document = client.get("/api/v1/openapi.json").await.json();
        client
    }

    pub(crate) async fn get(&self, address: &str) -> Answer {
        self.ask("GET", address, &[], "").await
    }

    pub(crate) async fn post(&self, address: &str, body: &str) -> Answer {
        self.ask("POST", address, &[("content-type", "application/json")], body).await
    }

    pub(crate) async fn ask(
        &self,
        method: &str,
        address: &str,
        headers: &[(&str, &str)],
        body: &str,
    ) -> Answer {
        let mut request = Request::builder().method(method).uri(address);
        if !headers.iter().any(|(name, _)| *name == "host") {
            request = request.header("host", "127.0.0.1:7000");
        }
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        let request = request.body(Body::from(body.to_owned())).unwrap();
        let (head, body) = self.app.clone().oneshot(request).await.unwrap().into_parts();
        let bytes = body.collect().await.unwrap().to_bytes();
        let text = String::from_utf8(bytes.to_vec()).unwrap();
        Answer { status: head.status, headers: head.headers, text }
    }

    /// Everything that is described.
    pub(crate) fn operations(&self) -> Vec<Operation> {
        let paths = self.document["paths"].as_object().unwrap();
        let operations = paths.iter().flat_map(|(path, methods)| {
            methods.as_object().unwrap().iter().map(move |(method, described)| Operation {
                name: described["operationId"].as_str().unwrap().to_owned(),
                method: method.to_ascii_uppercase(),
                path: path.clone(),
                described: described.clone(),
            })
        });
        operations.collect()
    }

    pub(crate) fn operation(&self, name: &str) -> Operation {
        let mut all = self.operations().into_iter();
        all.find(|operation| operation.name == name).unwrap_or_else(|| panic!("no {name}"))
    }

    /// What is wrong with an answer, by the description.
    pub(crate) fn faults(&self, operation: &Operation, answer: &Answer) -> Vec<String> {
        let status = answer.status.as_str();
        let described = &operation.described["responses"][status];
        let name = &operation.name;
        if described.is_null() {
            return vec![format!("{name}: {status} is not described: {}", answer.text)];
        }
        if described["content"].is_null() {
            return if answer.text.is_empty() { Vec::new() } else { vec![answer.text.clone()] };
        }
        let (media, content) = described["content"].as_object().unwrap().iter().next().unwrap();
        if answer.header(header::CONTENT_TYPE).split(';').next() != Some(media) {
            return vec![format!("{name}: {status} is not {media}: {:?}", answer.headers)];
        }
        let checker = Checker { root: &self.document };
        let objects = match media.as_str() {
            "text/event-stream" => events(&answer.text).into_iter().map(|(_, data)| data).collect(),
            _ => vec![answer.json()],
        };
        let faults = objects.iter().flat_map(|it| checker.faults(&content["schema"], it, name));
        faults.collect()
    }

    /// The address of an operation with these values in place of its parameters.
    pub(crate) fn address(operation: &Operation, values: &BTreeMap<String, String>) -> String {
        let mut path = operation.path.clone();
        let mut query = Vec::new();
        for (name, value) in values {
            let place = format!("{{{name}}}");
            match path.contains(&place) {
                true => path = path.replace(&place, &encoded(value)),
                false => query.push(format!("{}={}", encoded(name), encoded(value))),
            }
        }
        if query.is_empty() { path } else { format!("{path}?{}", query.join("&")) }
    }
}

/// Name and data of each event.
pub(crate) fn events(text: &str) -> Vec<(String, Value)> {
    let blocks = text.split("\n\n").filter(|block| !block.trim().is_empty());
    let field = |block: &str, name: &str| {
        let mut lines = block.lines().filter_map(|line| line.strip_prefix(name));
        lines.next().unwrap().trim_start().to_owned()
    };
    let events = blocks.map(|block| {
        (field(block, "event:"), serde_json::from_str(&field(block, "data:")).unwrap())
    });
    events.collect()
}

/// For a path or a query, slashes as they are.
pub(crate) fn encoded(text: &str) -> String {
    let plain = |byte: &u8| byte.is_ascii_alphanumeric() || b"-._~/:=,".contains(byte);
    let encode = |byte: u8| match plain(&byte) {
        true => (byte as char).to_string(),
        false => format!("%{byte:02X}"),
    };
    text.bytes().map(encode).collect()
}
