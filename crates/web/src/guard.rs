//! Lets no one in who comes from elsewhere.

use std::net::{IpAddr, Ipv6Addr};

use axum::extract::Request;
use axum::http::{HeaderMap, HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::{Problem, api, games};

/// A mark on requests of those who came when it was full.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Crowded;

/// A page of another site may call this one by any name that it has made point here, and may send forms to it.
/// It cannot make a browser say that the host is an address of a machine, nor that the origin is ours.
pub(crate) async fn check(request: Request, next: Next) -> Response {
    if request.extensions().get::<Crowded>().is_some() {
        return Problem::Busy.into_response();
    }
    let headers = request.headers();
    if length(headers) > LARGEST_BODY && !takes_a_file(request.uri().path()) {
        return Problem::TooLong.into_response();
    }
    let changes = !matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    match host(headers) {
        Some(host) if is_ours(host) && (!changes || comes_from(headers, host)) => {
            next.run(request).await
        }
        _ => Problem::Foreign.into_response(),
    }
}

/// No form and no object that people send is larger.
pub(crate) const LARGEST_BODY: usize = 64 << 10;

/// Whether a file may be sent to this address; its reader has a limit of its own.
pub(crate) fn takes_a_file(path: &str) -> bool {
    [games::OPEN, api::IMPORT].contains(&path)
}

/// The length that is announced; what comes without is counted while it is read.
fn length(headers: &HeaderMap) -> usize {
    let announced = headers.get(header::CONTENT_LENGTH).and_then(|value| value.to_str().ok());
    announced.and_then(|text| text.parse().ok()).unwrap_or(0)
}

fn host(headers: &HeaderMap) -> Option<&str> {
    let mut hosts = headers.get_all(header::HOST).iter();
    let host = hosts.next()?.to_str().ok()?;
    hosts.next().is_none().then_some(host)
}

/// An address of a machine, or `localhost`: no name that somebody else's name server answers for.
fn is_ours(host: &str) -> bool {
    let (name, port) = match host.strip_prefix('[') {
        Some(rest) => {
            let Some((address, port)) = rest.split_once(']') else { return false };
            if address.parse::<Ipv6Addr>().is_err() {
                return false;
            }
            return port.is_empty() || port.strip_prefix(':').is_some_and(is_port);
        }
        None => host.split_once(':').map_or((host, None), |(name, port)| (name, Some(port))),
    };
    let is_known = name.eq_ignore_ascii_case("localhost") || name.parse::<IpAddr>().is_ok();
    is_known && port.is_none_or(is_port)
}

fn is_port(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit()) && text.len() <= 5
}

/// Whether what changes something was sent by one of our own pages, or by no page at all.
fn comes_from(headers: &HeaderMap, host: &str) -> bool {
    let text = |name: &str| headers.get(name).map(|value| value.to_str().unwrap_or("?"));
    let origin = text("origin");
    let site = text("sec-fetch-site");
    let is_own = |origin: &str| {
        origin.strip_prefix("http://").or(origin.strip_prefix("https://")) == Some(host)
    };
    origin.is_none_or(is_own) && site.is_none_or(|site| matches!(site, "same-origin" | "none"))
}

/// Nothing but our own files, no frames, no forms to elsewhere.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
                      connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/// What every answer says.
const HEADERS: [(header::HeaderName, &str); 6] = [
    (header::CONTENT_SECURITY_POLICY, POLICY),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::X_FRAME_OPTIONS, "DENY"),
    // Not less: without it a browser does not say where a form comes from.
    (header::REFERRER_POLICY, "same-origin"),
    (header::HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (header::HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
];

/// Adds them; what is not cached on purpose is not kept by anybody.
pub(crate) async fn headers(mut response: Response) -> Response {
    let headers = response.headers_mut();
    for (name, value) in HEADERS {
        headers.insert(name, HeaderValue::from_static(value));
    }
    let kept = headers.entry(header::CACHE_CONTROL);
    kept.or_insert(HeaderValue::from_static("private, no-cache"));
    response
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_addresses_and_localhost_are_ours() {
        for ours in [
            "127.0.0.1",
            "127.0.0.1:7000",
            "localhost:80",
            "LOCALHOST",
            "[::1]:7000",
            "192.168.1.2:1",
        ] {
            assert!(is_ours(ours), "{ours}");
        }
        for other in [
            "",
            "evil.example",
            "127.0.0.1.evil.example",
            "localhost.evil.example:80",
            "127.0.0.1:80:90",
            "[::1",
            "[evil]",
            "127.0.0.1:x",
            "127.0.0.1@evil.example",
        ] {
            assert!(!is_ours(other), "{other}");
        }
    }

    #[test]
    fn forms_come_from_our_own_pages() {
        let from = |pairs: &[(&'static str, &str)]| {
            let mut headers = HeaderMap::new();
            for (name, value) in pairs {
                headers.insert(*name, value.parse().unwrap());
            }
            comes_from(&headers, "127.0.0.1:7000")
        };
        assert!(from(&[]));
        assert!(from(&[("origin", "http://127.0.0.1:7000"), ("sec-fetch-site", "same-origin")]));
        assert!(!from(&[("origin", "http://127.0.0.1:7001")]));
        assert!(!from(&[("origin", "null")]));
        assert!(!from(&[("origin", "http://evil.example")]));
        assert!(!from(&[("sec-fetch-site", "cross-site")]));
    }
}
