//! A file that a form sends: one part of a `multipart/form-data` body (RFC 7578).

use axum::body::Body;
use axum::extract::{FromRequest, Request};
use axum::http::{HeaderMap, header};
use futures_util::StreamExt;
use gametree_language::{Message, message};
use gametree_present::Words;

use crate::Problem;

/// The largest file of a game that is read, in bytes.
pub(crate) const LARGEST_FILE: usize = 1000 << 10;

/// What stands around the file in the body of a form takes less.
const FRAME: usize = 8 << 10;

/// A browser shows an answer only after it has sent its whole body, so this much more is read and
/// dropped.
const FORGOTTEN: usize = 16 << 20;

/// The field of the form.
pub(crate) const FIELD: &str = "game";

/// The text of a file from a form.
pub(crate) struct Upload(pub(crate) String);

impl<S: Send + Sync> FromRequest<S> for Upload {
    type Rejection = Problem;

    async fn from_request(request: Request, _: &S) -> Result<Self, Problem> {
        let boundary = boundary(request.headers());
        let body = within(request.into_body(), LARGEST_FILE + FRAME).await?;
        let boundary = boundary.ok_or(Problem::MediaType)?;
        let file = part(&body, &boundary).ok_or_else(|| Problem::Unreadable(FIELD.to_owned()))?;
        text(file).map(Upload)
    }
}

/// Reads a body of at most so many bytes. The rest of a longer one is dropped, so that its sender
/// hears the answer.
pub(crate) async fn within(body: Body, most: usize) -> Result<Vec<u8>, Problem> {
    let mut stream = body.into_data_stream();
    let (mut bytes, mut length) = (Vec::new(), 0);
    while let Some(piece) = stream.next().await {
        let piece = piece.map_err(|_| Problem::Unreadable(FIELD.to_owned()))?;
        length += piece.len();
        if length > most + FORGOTTEN {
            break;
        }
        if length <= most {
            bytes.extend_from_slice(&piece);
        }
    }
    if length > most { Err(Problem::TooLong) } else { Ok(bytes) }
}

/// A file of a game as text.
fn text(file: &[u8]) -> Result<String, Problem> {
    if file.len() > LARGEST_FILE {
        return Err(Problem::TooLong);
    }
    if file.is_empty() {
        return Err(Problem::Saved(message!("web-games-no-file")));
    }
    let text = std::str::from_utf8(file);
    text.map(str::to_owned).map_err(|_| Problem::Saved(message!("web-games-no-text")))
}

/// Why a file is not opened.
pub(super) fn why_not(problem: &Problem) -> Message {
    match problem {
        Problem::TooLong => {
            let kilobytes = (LARGEST_FILE >> 10) as u64;
            let reason = message!("web-games-file-too-large", kilobytes = kilobytes);
            Problem::Saved(reason).message()
        }
        problem => problem.message(),
    }
}

/// What stands between the parts of the body.
fn boundary(headers: &HeaderMap) -> Option<String> {
    let kind = headers.get(header::CONTENT_TYPE)?.to_str().ok()?;
    let (kind, parameters) = kind.split_once(';')?;
    if !kind.trim().eq_ignore_ascii_case("multipart/form-data") {
        return None;
    }
    let value = parameters.split(';').find_map(|it| it.trim().strip_prefix("boundary="))?;
    let value = value.trim_matches('"');
    (1..=70).contains(&value.len()).then(|| value.to_owned())
}

/// What is in the part that has the name of the field.
fn part<'a>(body: &'a [u8], boundary: &str) -> Option<&'a [u8]> {
    let line = format!("--{boundary}");
    let mut rest = after(body, line.as_bytes())?;
    loop {
        let part = rest.strip_prefix(b"\r\n")?;
        let end = find(part, format!("\r\n{line}").as_bytes())?;
        let (part, next) = (&part[..end], &part[end + 2 + line.len()..]);
        let blank = find(part, b"\r\n\r\n")?;
        let head = std::str::from_utf8(&part[..blank]).ok()?;
        if head.lines().any(is_field) {
            return Some(&part[blank + 4..]);
        }
        rest = next;
    }
}

/// Whether a line of a part's head says that it is the field.
fn is_field(line: &str) -> bool {
    let Some((name, value)) = line.split_once(':') else { return false };
    let mut pieces = value.split(';').map(str::trim);
    name.trim().eq_ignore_ascii_case("content-disposition")
        && pieces.next() == Some("form-data")
        && pieces.any(|piece| piece == format!("name=\"{FIELD}\""))
}

fn after<'a>(text: &'a [u8], piece: &[u8]) -> Option<&'a [u8]> {
    find(text, piece).map(|at| &text[at + piece.len()..])
}

fn find(text: &[u8], piece: &[u8]) -> Option<usize> {
    text.windows(piece.len()).position(|window| window == piece)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn form(parts: &[(&str, &str)], boundary: &str) -> Vec<u8> {
        let parts = parts.iter().map(|(name, content)| {
            format!(
                "--{boundary}\r\nContent-Disposition: form-data; name=\"{name}\"; filename=\"a.json\"\r\n\
                 Content-Type: application/json\r\n\r\n{content}\r\n"
            )
        });
        format!("{}--{boundary}--\r\n", parts.collect::<String>()).into_bytes()
    }

    #[test]
    fn the_part_of_the_field_is_found() {
        let text = "{\r\n\r\n  \"\x2d-b\": 1\r\n}\r\n";
        for parts in [&[(FIELD, text)][..], &[("other", "x"), (FIELD, text), ("more", "y")]] {
            assert_eq!(part(&form(parts, "b0undary"), "b0undary"), Some(text.as_bytes()));
        }
        let other = form(&[("other", "x")], "b");
        assert_eq!(part(&other, "b"), None);
        assert_eq!(part(&other[..other.len() - 8], "b"), None, "it ends too early");
        let kind = |kind: &str| {
            let mut headers = HeaderMap::new();
            headers.insert(header::CONTENT_TYPE, kind.parse().unwrap());
            boundary(&headers)
        };
        assert_eq!(kind("multipart/form-data; boundary=\"a b\"").as_deref(), Some("a b"));
        assert_eq!(kind("multipart/form-data; charset=x; boundary=ab").as_deref(), Some("ab"));
        for wrong in
            ["text/plain; boundary=a", "multipart/form-data", "multipart/form-data; boundary="]
        {
            assert_eq!(kind(wrong), None, "{wrong}");
        }
    }

    proptest! {
        #[test]
        fn any_bytes_are_read_or_refused(bytes in proptest::collection::vec(any::<u8>(), 0..400)) {
            part(&bytes, "b");
            let mut framed = form(&[(FIELD, "x")], "b");
            framed.extend(&bytes);
            prop_assert_eq!(part(&framed, "b"), Some(&b"x"[..]));
        }
    }
}
