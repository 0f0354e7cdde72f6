use std::net::{IpAddr, SocketAddr};

use axum::http::{HeaderMap, header};

use crate::Workbench;

/// Where phones find a class: `192.168.1.20:7357`, first as the teacher's own browser calls this computer, if others
/// can call it so too.
pub(super) fn hosts(workbench: &Workbench, headers: &HeaderMap) -> Vec<String> {
    let called = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    let called = called.filter(|host| is_known_to_others(host)).map(str::to_owned);
    let network = workbench.reachable.iter().map(SocketAddr::to_string);
    let network = network.filter(|address| Some(address) != called.as_ref());
    called.iter().cloned().chain(network).collect()
}

fn is_known_to_others(host: &str) -> bool {
    let ip = host.parse().map(|address: SocketAddr| address.ip()).ok();
    let ip = ip.or_else(|| host.trim_matches(['[', ']']).parse::<IpAddr>().ok());
    ip.is_some_and(|ip| !ip.is_loopback() && !ip.is_unspecified())
}

#[cfg(test)]
mod tests {
    use gametree_catalogue::Catalogue;

    use super::*;

    #[test]
    fn an_address_that_phones_can_open() {
        let network = ["192.168.1.20:7357", "10.0.0.2:7357"].map(|text| text.parse().unwrap());
        let workbench = Workbench::new(Catalogue::standard()).reached_at(network.to_vec());
        let first = |host: &str| {
            let mut headers = HeaderMap::new();
            headers.insert(header::HOST, host.parse().unwrap());
            hosts(&workbench, &headers)
        };
        for own in ["127.0.0.1:7357", "localhost:7357", "[::1]:7357", "0.0.0.0:7357"] {
            assert_eq!(first(own), ["192.168.1.20:7357", "10.0.0.2:7357"], "{own}");
        }
        assert_eq!(first("10.0.0.2:7357"), ["10.0.0.2:7357", "192.168.1.20:7357"]);
        assert_eq!(first("10.0.0.9")[0], "10.0.0.9");
        assert_eq!(first("[2001:db8::1]:80")[0], "[2001:db8::1]:80");
    }
}
