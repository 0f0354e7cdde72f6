//! The harness finds what it is there to find.

use axum::Router;
use axum::http::header;
use axum::response::Html;
use axum::routing::get;

use crate::browser::{Browser, Person};
use crate::site::Site;

const POLICY: &str = "default-src 'none'; style-src 'self'; script-src 'self'; \
                      img-src data: http:";

async fn bad(page: &'static str, script: &'static str) -> Vec<String> {
    let headers = [(header::CONTENT_SECURITY_POLICY, POLICY)];
    let script_headers = [(header::CONTENT_TYPE, "text/javascript")];
    // The browser asks for an icon unless it has one.
    let page = format!("<!doctype html><title>Bad</title><link rel=icon href='data:,'>{page}");
    let app = Router::new()
        .route("/", get(async move || (headers, Html(page))))
        .route("/script.js", get(async move || (script_headers, script)));
    let browser = Browser::open(Site::of(app), Person::default()).await;
    browser.visit("/").await;
    browser.faults().await
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_wrong_is_found() {
    assert_eq!(bad("<p>fine", "").await, [""; 0]);
    let script = "<script src=/script.js></script>";
    for (page, script, word) in [
        ("<p style='color: red'>styled", "", "style"),
        ("<script>1</script>", "", "script"),
        (script, "throw new Error('broken')", "broken"),
        (script, "console.error('complained')", "complained"),
        (
            "<img src='http://127.0.0.1:9/elsewhere'>",
            "",
            "a request to http://127.0.0.1:9/elsewhere",
        ),
    ] {
        let faults = bad(page, script).await;
        assert!(faults.iter().any(|fault| fault.contains(word)), "{page}: {faults:?}");
    }
}
