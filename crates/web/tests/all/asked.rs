//! Asking the workbench, without a port.

use std::fs;
use std::path::Path;

use axum::Router;
use axum::body::Body;
use axum::http::{HeaderMap, Method, Request, StatusCode, header};
use gametree_catalogue::Catalogue;
use gametree_web::{Workbench, app};
use http_body_util::BodyExt;
use tower::ServiceExt;

/// The workbench, and what it is called.
pub(crate) struct Site {
    app: Router,
}

pub(crate) const HOST: &str = "127.0.0.1:7357";

/// An answer.
pub(crate) struct Answer {
    pub(crate) status: StatusCode,
    pub(crate) headers: HeaderMap,
    pub(crate) text: String,
}

impl Site {
    pub(crate) fn open() -> Site {
        Site { app: app(Workbench::new(Catalogue::standard())) }
    }

    /// Sends this request as it is.
    pub(crate) async fn send(&self, request: Request<Body>) -> Answer {
        let response = self.app.clone().oneshot(request).await.unwrap();
        let (head, body) = response.into_parts();
        let is_stream =
            head.headers.get(header::CONTENT_TYPE).is_some_and(|kind| kind == "text/event-stream");
        let bytes = match is_stream {
            true => Vec::new(),
            false => body.collect().await.unwrap().to_bytes().to_vec(),
        };
        let text = String::from_utf8_lossy(&bytes).into_owned();
        Answer { status: head.status, headers: head.headers, text }
    }

    /// A page, with these headers.
    pub(crate) async fn get(&self, path: &str, headers: &[(&str, &str)]) -> Answer {
        self.ask(Method::GET, path, headers, "").await
    }

    /// A form, sent with these headers.
    pub(crate) async fn post(&self, path: &str, headers: &[(&str, &str)], form: &str) -> Answer {
        self.ask(Method::POST, path, headers, form).await
    }

    /// Anything, from a page of our own.
    pub(crate) async fn ask(
        &self,
        method: Method,
        path: &str,
        headers: &[(&str, &str)],
        form: &str,
    ) -> Answer {
        let mut request = Request::builder().method(&method).uri(path).header(header::HOST, HOST);
        if method != Method::GET {
            request = request
                .header(header::CONTENT_TYPE, "application/x-www-form-urlencoded")
                .header(header::ORIGIN, format!("http://{HOST}"));
        }
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        self.send(request.body(Body::from(form.to_owned())).unwrap()).await
    }
}

/// A route of the program, as its source says: its path, and whether it changes something.
pub(crate) struct Route {
    pub(crate) path: String,
    pub(crate) changes: bool,
}

/// All routes. They are read from the source, so that a test of all of them is one.
pub(crate) fn routes() -> Vec<Route> {
    let mut routes = Vec::new();
    read(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut routes);
    assert!(routes.len() > 10, "they are written in another way now");
    routes
}

fn read(folder: &Path, routes: &mut Vec<Route>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            read(&path, routes);
        } else if path.file_name().is_some_and(|name| name != "tests.rs") {
            let text = fs::read_to_string(&path).unwrap();
            let found = text.split(".route(").skip(1).filter_map(|rest| {
                let rest = rest.trim_start().strip_prefix('"')?;
                let (path, handlers) = rest.split_once('"')?;
                let handlers = handlers.split([';', '}']).next()?;
                let first = handlers.trim_start_matches([',', ' ', '\n']);
                Some(Route { path: filled(path), changes: first.starts_with("post(") })
            });
            routes.extend(found);
        }
    }
}

/// With something in every place that may be anything.
fn filled(path: &str) -> String {
    let path = path.replace("{*spec}", "tictactoe").replace("{version}", "1");
    path.replace("{code}", "aaaaaa")
        .replace("{*name}", "report.md")
        .replace("{name}", "style.css")
        .replace("{id}", "aaaaaaaaaaaaaaaaaaaaaaaa")
}
