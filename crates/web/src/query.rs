//! Queries of addresses: `a=1&b=2+3`.

/// The first value of a key.
pub(crate) fn first(query: &str, key: &str) -> Option<String> {
    pairs(query).find(|(name, _)| name == key).map(|(_, value)| value)
}

/// All keys and values, decoded.
pub(crate) fn pairs(query: &str) -> impl Iterator<Item = (String, String)> + '_ {
    query.split('&').filter(|piece| !piece.is_empty()).map(|piece| {
        let (name, value) = piece.split_once('=').unwrap_or((piece, ""));
        (decoded(name), decoded(value))
    })
}

/// A query of these keys and values; what is empty is left out.
pub(crate) fn written<'a>(pairs: impl IntoIterator<Item = (&'a str, String)>) -> String {
    let pairs = pairs.into_iter().filter(|(_, value)| !value.is_empty());
    let pairs: Vec<String> =
        pairs.map(|(name, value)| format!("{name}={}", encoded(&value))).collect();
    pairs.join("&")
}

/// `+` is a space, `%41` is `A`. What is not UTF-8 becomes U+FFFD, which no spec contains.
fn decoded(text: &str) -> String {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    while let Some((&byte, after)) = rest.split_first() {
        rest = after;
        bytes.push(match byte {
            b'+' => b' ',
            b'%' => match rest.get(..2).and_then(hexadecimal) {
                Some(byte) => {
                    rest = &rest[2..];
                    byte
                }
                None => b'%',
            },
            byte => byte,
        });
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

fn hexadecimal(digits: &[u8]) -> Option<u8> {
    let text = std::str::from_utf8(digits).ok().filter(|_| digits[0] != b'+')?;
    u8::from_str_radix(text, 16).ok()
}

/// As it may stand in a query: moves and specs stay readable.
pub(crate) fn encoded(text: &str) -> String {
    let mut encoded = String::with_capacity(text.len());
    for byte in text.bytes() {
        match byte {
            b' ' => encoded.push('+'),
            b'a'..=b'z'
            | b'A'..=b'Z'
            | b'0'..=b'9'
            | b'-'
            | b'_'
            | b'.'
            | b'~'
            | b':'
            | b'='
            | b','
            | b'/'
            | b'*' => encoded.push(byte as char),
            byte => encoded.push_str(&format!("%{byte:02X}")),
        }
    }
    encoded
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn moves_stay_readable() {
        assert_eq!(written([("moves", "b2 c3".to_owned()), ("x", String::new())]), "moves=b2+c3");
        assert_eq!(first("a=1&moves=1-4+2-3&b", "moves").as_deref(), Some("1-4 2-3"));
        assert_eq!(first("a=%zz%4", "a").as_deref(), Some("%zz%4"));
    }

    proptest! {
        #[test]
        fn what_is_written_is_read(text in any::<String>()) {
            prop_assert_eq!(first(&format!("a={}", encoded(&text)), "a"), Some(text));
        }
    }
}
