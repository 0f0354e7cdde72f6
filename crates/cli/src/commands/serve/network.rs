use std::net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket};

/// Where others reach a server that listens here: nowhere, if only this computer does.
pub(super) fn reachable(address: SocketAddr) -> Vec<SocketAddr> {
    let ip = address.ip();
    if ip.is_loopback() {
        return Vec::new();
    }
    let addresses = if ip.is_unspecified() { own() } else { vec![ip] };
    addresses.into_iter().map(|ip| SocketAddr::new(ip, address.port())).collect()
}

/// The addresses of this computer in its networks, such as people can type: of a server for everything, those of
/// the older kind.
#[cfg(unix)]
fn own() -> Vec<IpAddr> {
    let Ok(interfaces) = nix::ifaddrs::getifaddrs() else {
        return on_the_way_out().into_iter().collect();
    };
    let addresses =
        interfaces.filter_map(|interface| Some(interface.address?.as_sockaddr_in()?.ip()));
    let mut addresses: Vec<Ipv4Addr> = addresses.filter(|ip| !ip.is_loopback()).collect();
    addresses.sort();
    addresses.dedup();
    addresses.into_iter().map(IpAddr::from).collect()
}

#[cfg(not(unix))]
fn own() -> Vec<IpAddr> {
    on_the_way_out().into_iter().collect()
}

/// The address that this computer would have for others. Nothing is sent: the system only says which way it would
/// go to an address that nobody has.
fn on_the_way_out() -> Option<IpAddr> {
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    socket.connect((Ipv4Addr::new(192, 0, 2, 1), 9)).ok()?;
    let ip = socket.local_addr().ok()?.ip();
    (!ip.is_unspecified() && !ip.is_loopback()).then_some(ip)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_others_can_type() {
        assert!(reachable("127.0.0.1:80".parse().unwrap()).is_empty());
        assert!(reachable("[::1]:80".parse().unwrap()).is_empty());
        let one: SocketAddr = "192.0.2.7:80".parse().unwrap();
        assert_eq!(reachable(one), [one]);
        for address in reachable("0.0.0.0:80".parse().unwrap()) {
            let ip = address.ip();
            assert!(!ip.is_loopback() && !ip.is_unspecified() && address.port() == 80, "{address}");
        }
    }
}
