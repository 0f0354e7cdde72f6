use std::convert::Infallible;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};

use axum::extract::FromRequestParts;
use axum::http::request::Parts;

/// Who is at the other end of a connection, as far as limits go: an address of the older kind, or a whole network
/// of the newer one, in which one machine has as many addresses as it likes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Peer(IpAddr);

impl From<IpAddr> for Peer {
    fn from(ip: IpAddr) -> Self {
        match ip.to_canonical() {
            IpAddr::V4(ip) => Peer(ip.into()),
            IpAddr::V6(ip) => {
                let [a, b, c, d, ..] = ip.segments();
                Peer(Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0).into())
            }
        }
    }
}

impl<S: Sync> FromRequestParts<S> for Peer {
    type Rejection = Infallible;

    /// Whoever asks without a port comes from nowhere, all of them from the same nowhere.
    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Infallible> {
        Ok(parts.extensions.get().copied().unwrap_or(Peer(Ipv4Addr::UNSPECIFIED.into())))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_machine_is_one_peer() {
        let peer = |text: &str| Peer::from(text.parse::<IpAddr>().unwrap());
        assert_ne!(peer("192.168.1.2"), peer("192.168.1.3"));
        assert_eq!(peer("::ffff:192.168.1.2"), peer("192.168.1.2"));
        assert_eq!(peer("2001:db8:0:1::2"), peer("2001:db8:0:1:ffff::3"));
        assert_ne!(peer("2001:db8:0:1::2"), peer("2001:db8:0:2::2"));
    }
}
