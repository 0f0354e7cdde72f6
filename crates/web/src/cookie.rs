use axum::http::{HeaderMap, HeaderValue, header};

/// The value of a cookie that a browser has sent.
pub(crate) fn cookie<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    let cookies = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs = cookies.flat_map(|cookies| cookies.split(';'));
    pairs.find_map(|pair| {
        let (key, value) = pair.trim().split_once('=')?;
        (key == name).then_some(value)
    })
}

/// A cookie that is not to be kept any longer.
pub(crate) fn forget(name: &str) -> Option<HeaderValue> {
    HeaderValue::from_str(&format!("{name}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax")).ok()
}

/// A cookie to be kept for a year, which no script and no other site gets to see. The value is our own and
/// needs no escaping.
pub(crate) fn keep(name: &str, value: &str) -> Option<HeaderValue> {
    const YEAR: u64 = 365 * 24 * 3600;
    keep_for(name, value, "/", YEAR)
}

/// The same for so many seconds, and for what is below a path.
pub(crate) fn keep_for(name: &str, value: &str, path: &str, seconds: u64) -> Option<HeaderValue> {
    let text = format!("{name}={value}; Path={path}; Max-Age={seconds}; HttpOnly; SameSite=Lax");
    HeaderValue::from_str(&text).ok()
}
