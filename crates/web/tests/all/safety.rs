//! Who is let in, what every answer says, and what pages are made of.

use axum::body::Body;
use axum::http::{HeaderMap, Method, Request, StatusCode, header};
use gametree_catalogue::Catalogue;
use gametree_web::Server;

use crate::asked::{Answer, HOST, Site, routes};
use crate::markup;

const LANGUAGES: [&str; 4] = ["en", "lv", "pl", "fa"];

/// Pages of every kind, and what goes wrong.
fn pages() -> Vec<String> {
    let mut pages: Vec<String> = [
        "/",
        "/help",
        "/nowhere",
        "/play",
        "/games",
        "/tree",
        "/solve",
        "/class",
        "/c",
        "/c/aaaaaa",
        "/lab",
        "/rules/nonsense",
        "/play/nonsense",
    ]
    .map(str::to_owned)
    .to_vec();
    pages.extend(["/tree/tictactoe?moves=z9", "/g/aaaaaaaaaaaaaaaaaaaaaaaa"].map(str::to_owned));
    pages.extend(
        ["/reports", "/reports/000", "/reports/001/window", "/reports/9"].map(str::to_owned),
    );
    pages.extend(["/lab?game=nonsense", "/lab/compare", "/lab/aaaaaaaa"].map(str::to_owned));
    let catalogue = Catalogue::standard();
    for entry in catalogue.entries() {
        let spec = entry.parameters.example;
        pages.extend(["play", "tree", "solve", "rules"].map(|lens| format!("/{lens}/{spec}")));
        let mut session = catalogue.open(spec).unwrap();
        let mv = session.legal_moves().first().cloned().unwrap();
        session.play(&mv).unwrap();
        pages.extend(["play", "tree"].map(|lens| format!("/{lens}/{spec}?moves={mv}&values=all")));
    }
    pages
}

fn is_page(answer: &Answer) -> bool {
    answer.headers.get(header::CONTENT_TYPE).is_some_and(|kind| kind == "text/html; charset=utf-8")
}

#[tokio::test]
async fn pages_are_well_formed_named_and_without_anything_inline() {
    let site = Site::open();
    let mut seen = 0;
    for path in pages() {
        for language in LANGUAGES {
            let answer = site.get(&path, &[("accept-language", language)]).await;
            if !is_page(&answer) {
                assert!(
                    answer.status.is_redirection(),
                    "{path}: {} {}",
                    answer.status,
                    answer.text
                );
                continue;
            }
            assert!(!answer.status.is_server_error(), "{path}: {}", answer.status);
            let faults = markup::faults(&answer.text, language);
            assert!(faults.is_empty(), "{path} in {language}: {faults:#?}");
            seen += 1;
        }
    }
    assert!(seen > 60, "{seen}");
}

/// What every answer has to say, whatever it is.
fn check_headers(what: &str, headers: &HeaderMap) {
    let said = |name: &str| {
        let value = headers.get(name).unwrap_or_else(|| panic!("{what} has no {name}"));
        value.to_str().unwrap().to_owned()
    };
    let policy = said("content-security-policy");
    for part in [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "connect-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
    ] {
        assert!(policy.split("; ").any(|said| said == part), "{what}: no {part} in {policy}");
    }
    for forbidden in ["unsafe", "*", "http:", "https:", "blob:"] {
        assert!(!policy.contains(forbidden), "{what}: {policy}");
    }
    assert_eq!(said("x-content-type-options"), "nosniff", "{what}");
    assert_eq!(said("x-frame-options"), "DENY", "{what}");
    assert_eq!(said("referrer-policy"), "same-origin", "{what}");
    assert_eq!(said("cross-origin-opener-policy"), "same-origin", "{what}");
    assert_eq!(said("cross-origin-resource-policy"), "same-origin", "{what}");
    assert!(!said("cache-control").is_empty(), "{what}");
    for told in ["server", "x-powered-by"] {
        assert!(headers.get(told).is_none(), "{what} tells {told}");
    }
}

#[tokio::test]
async fn every_answer_says_what_browsers_may_do() {
    let site = Site::open();
    for path in pages() {
        let answer = site.get(&path, &[]).await;
        check_headers(&path, &answer.headers);
    }
    let page = site.get("/", &[]).await.text;
    let assets = page.split('"').filter(|text| text.starts_with("/assets/"));
    let mut kinds = 0;
    for asset in assets {
        let answer = site.get(asset, &[]).await;
        assert_eq!(answer.status, StatusCode::OK, "{asset}");
        check_headers(asset, &answer.headers);
        assert_eq!(answer.headers["cache-control"], "public, max-age=31536000, immutable");
        kinds += 1;
    }
    assert!(kinds >= 3, "a style, a script, an icon");
    for (method, path) in
        [(Method::POST, "/"), (Method::DELETE, "/help"), (Method::PUT, "/settings")]
    {
        let answer = site.ask(method, path, &[], "").await;
        assert_eq!(answer.status, StatusCode::METHOD_NOT_ALLOWED, "{path}");
        check_headers(path, &answer.headers);
    }
    let foreign =
        Request::get("/").header(header::HOST, "evil.example").body(Body::empty()).unwrap();
    let answer = site.send(foreign).await;
    check_headers("a foreign name", &answer.headers);
    assert!(markup::faults(&answer.text, "en").is_empty(), "{}", answer.text);
}

/// Names that another site could make point here, and requests that its pages could send.
#[tokio::test]
async fn nobody_comes_in_from_elsewhere() {
    let site = Site::open();
    for route in routes() {
        let method = if route.changes { Method::POST } else { Method::GET };
        let path = &route.path;
        let ask = async |headers: &[(&str, &str)]| {
            let mut request = Request::builder().method(method.clone()).uri(path);
            for (name, value) in headers {
                request = request.header(*name, *value);
            }
            site.send(request.body(Body::empty()).unwrap()).await.status
        };
        let refused = StatusCode::FORBIDDEN;
        for host in
            ["evil.example", "127.0.0.1.evil.example", "localhost.evil.example:7357", "", "a b"]
        {
            assert_eq!(ask(&[("host", host)]).await, refused, "{path} for {host:?}");
        }
        assert_eq!(ask(&[]).await, refused, "{path} without a host");
        assert_eq!(ask(&[("host", HOST), ("host", HOST)]).await, refused, "{path} with two");
        for own in [HOST, "localhost:7357", "[::1]:7357", "192.168.1.20:7357"] {
            assert_ne!(ask(&[("host", own)]).await, refused, "{path} for {own}");
        }
        let own = format!("http://{HOST}");
        for origin in [
            "http://evil.example",
            "null",
            "http://127.0.0.1:7358",
            "https://127.0.0.1",
            "",
            "file://",
        ] {
            let status = ask(&[("host", HOST), ("origin", origin)]).await;
            assert_eq!(status == refused, route.changes, "{path} from {origin:?}: {status}");
        }
        for where_from in ["cross-site", "same-site", "nonsense"] {
            let status = ask(&[("host", HOST), ("sec-fetch-site", where_from)]).await;
            assert_eq!(status == refused, route.changes, "{path}, {where_from}: {status}");
            // One right word does not make up for a wrong one.
            let status =
                ask(&[("host", HOST), ("origin", &own), ("sec-fetch-site", where_from)]).await;
            assert_eq!(status == refused, route.changes, "{path}, {where_from}: {status}");
        }
        for fine in [
            &[("host", HOST), ("origin", own.as_str())][..],
            &[("host", HOST), ("sec-fetch-site", "same-origin")],
        ] {
            assert_ne!(ask(fine).await, refused, "{path} with {fine:?}");
        }
    }
}

#[tokio::test]
async fn what_is_too_long_or_no_form_is_refused() {
    let site = Site::open();
    let long = format!("back={}", "a".repeat(1 << 20));
    for route in routes().iter().filter(|route| route.changes) {
        let length = long.len().to_string();
        let announced = site.post(&route.path, &[("content-length", &length)], &long).await;
        assert_eq!(announced.status, StatusCode::PAYLOAD_TOO_LARGE, "{}", route.path);
        // Who does not announce it is heard to the limit, where anybody listens at all.
        let answer = site.post(&route.path, &[], &long).await;
        assert!(!answer.status.is_success(), "{}: {}", route.path, answer.status);
        assert!(!answer.status.is_server_error(), "{}: {}", route.path, answer.status);
        for (kind, body) in
            [("application/json", "{"), ("text/plain", "a=b"), ("multipart/form-data", "--")]
        {
            let request =
                Request::post(&route.path).header("host", HOST).header("content-type", kind);
            let answer = site.send(request.body(Body::from(body)).unwrap()).await;
            assert!(!answer.status.is_server_error(), "{} {kind}: {}", route.path, answer.status);
        }
    }
}

/// Nobody but the server reads what it keeps in a browser, and no other site makes it be sent with a form.
#[tokio::test]
async fn cookies_are_for_the_server_alone() {
    let site = Site::open();
    let answers = [
        site.post("/settings", &[], "lang=fa&back=/help").await,
        site.post("/settings", &[], "theme=dark").await,
        site.post("/games", &[], "spec=tictactoe").await,
    ];
    for answer in answers {
        let cookies: Vec<&str> = answer
            .headers
            .get_all(header::SET_COOKIE)
            .iter()
            .map(|value| value.to_str().unwrap())
            .collect();
        assert!(!cookies.is_empty(), "{} {:?}", answer.status, answer.headers);
        for cookie in cookies {
            for flag in ["HttpOnly", "SameSite=Lax", "Path=/"] {
                assert!(cookie.split("; ").any(|part| part == flag), "{cookie}");
            }
            assert!(!cookie.contains("Domain"), "{cookie}");
        }
    }
    assert_eq!(
        site.post("/settings", &[], "lang=xx&theme=pink").await.headers.get(header::SET_COOKIE),
        None
    );
}

/// Nothing here depends on which of them is looked at.
#[test]
fn a_server_listens_to_this_computer_only() {
    let server = Server::bind(gametree_web::Listen::default()).unwrap();
    assert!(server.address().ip().is_loopback());
}
