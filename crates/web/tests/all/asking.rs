use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::http::{HeaderMap, Request, StatusCode, header};
use gametree_catalogue::Catalogue;
use gametree_web::{Workbench, app};
use http_body_util::BodyExt;
use serde_json::Value;
use tower::ServiceExt;

/// A browser: it remembers cookies and follows nothing by itself.
pub(crate) struct Browser {
    app: Router,
    cookies: Vec<String>,
}

/// What came back.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: StatusCode,
    pub(crate) headers: HeaderMap,
    pub(crate) text: String,
}

impl Answer {
    /// Where to go next.
    pub(crate) fn location(&self) -> &str {
        assert_eq!(self.status, StatusCode::SEE_OTHER, "{}", self.text);
        self.headers[header::LOCATION].to_str().unwrap()
    }

    /// The name of the game that it leads to.
    pub(crate) fn game(&self) -> String {
        let id = self.location().strip_prefix("/g/").unwrap();
        id.split('?').next().unwrap().to_owned()
    }
}

pub(crate) fn workbench() -> Router {
    app(Workbench::new(Catalogue::standard()))
}

impl Browser {
    pub(crate) fn new(app: &Router) -> Self {
        Browser { app: app.clone(), cookies: Vec::new() }
    }

    pub(crate) async fn get(&mut self, address: &str) -> Answer {
        self.ask(Request::get(address), Body::empty()).await
    }

    pub(crate) async fn post(&mut self, address: &str, form: &str) -> Answer {
        let kind = "application/x-www-form-urlencoded";
        let request = Request::post(address).header(header::CONTENT_TYPE, kind);
        self.ask(request, Body::from(form.to_owned())).await
    }

    pub(crate) async fn post_json(&mut self, address: &str, object: &str) -> Answer {
        let request = Request::post(address).header(header::CONTENT_TYPE, "application/json");
        self.ask(request, Body::from(object.to_owned())).await
    }

    /// Sends a request as it is, with the cookies.
    pub(crate) async fn ask(
        &mut self,
        request: axum::http::request::Builder,
        body: Body,
    ) -> Answer {
        let mut request = request.header(header::HOST, "127.0.0.1:7000");
        if !self.cookies.is_empty() {
            request = request.header(header::COOKIE, self.cookies.join("; "));
        }
        let response = self.app.clone().oneshot(request.body(body).unwrap()).await.unwrap();
        let (head, body) = response.into_parts();
        for cookie in head.headers.get_all(header::SET_COOKIE) {
            let cookie = cookie.to_str().unwrap().split(';').next().unwrap();
            let name = cookie.split('=').next().unwrap();
            self.cookies.retain(|known| known.split('=').next() != Some(name));
            self.cookies.push(cookie.to_owned());
        }
        let text = body.collect().await.unwrap().to_bytes();
        let text = String::from_utf8(text.to_vec()).unwrap();
        Answer { status: head.status, headers: head.headers, text }
    }

    /// Sends a form and goes where it leads: the address, and what is there.
    pub(crate) async fn follow(&mut self, address: &str, form: &str) -> (String, Answer) {
        let location = self.post(address, form).await.location().to_owned();
        let answer = self.get(&location).await;
        (location, answer)
    }

    /// The game as programs read it.
    pub(crate) async fn record(&mut self, id: &str) -> Value {
        let answer = self.get(&format!("/g/{id}?format=json")).await;
        assert_eq!(answer.status, StatusCode::OK, "{}", answer.text);
        serde_json::from_str(&answer.text).unwrap()
    }

    /// Its moves.
    pub(crate) async fn moves(&mut self, id: &str) -> Vec<String> {
        let record = self.record(id).await;
        let moves = record["moves"].as_array().unwrap().iter();
        moves.map(|played| played["move"].as_str().unwrap().to_owned()).collect()
    }

    /// Its moves, once there are so many; on a busy machine the computer may take a while.
    pub(crate) async fn moves_once(&mut self, id: &str, many: usize) -> Vec<String> {
        for _ in 0..600 {
            let moves = self.moves(id).await;
            if moves.len() >= many {
                return moves;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        panic!("{id} has not got {many} moves");
    }
}

/// What stands between two pieces of a text, every time.
pub(crate) fn between<'a>(text: &'a str, before: &str, after: &str) -> Vec<&'a str> {
    let pieces = text.split(before).skip(1);
    pieces.map(|piece| piece.split(after).next().unwrap()).collect()
}

/// The page at an address, for somebody new.
pub(crate) async fn get(app: &Router, address: &str) -> Answer {
    Browser::new(app).get(address).await
}

/// As it may stand in an address.
pub(crate) fn encoded(text: &str) -> String {
    text.bytes().map(|byte| format!("%{byte:02X}")).collect()
}

/// A page with its commands as they are copied: without the marks that hold their words together.
pub(crate) fn as_copied(page: &str) -> String {
    const WORD: &str = "<span class=\"word\">";
    let mut pieces = page.split(WORD);
    let before = pieces.next().unwrap_or_default().to_owned();
    pieces.fold(before, |text, piece| text + &piece.replacen("</span>", "", 1))
}
