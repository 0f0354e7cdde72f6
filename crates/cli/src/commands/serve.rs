//! `gametree serve`: the workbench in a browser.

mod browser;
mod network;
mod threads;

use std::io;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::Path;

use gametree_catalogue::Catalogue;
use gametree_language::{Argument, message};
use gametree_present::system;
use gametree_web::{Listen, ServeError, Server, Workbench, app};
use serde::Serialize;
use tokio::sync::oneshot;

use crate::Reply;
use crate::arguments::Serve;
use crate::commands::tables;
use crate::complaint::Complaint;
use crate::interrupt;
use crate::play::state_folder;
use crate::screen::Screen;

#[derive(Serialize)]
struct Json {
    /// What to open in the browser of this computer.
    address: String,
    /// What to open elsewhere; empty if nobody else is let in.
    network: Vec<String>,
    /// Where games are kept.
    data: String,
}

pub(crate) fn run(
    arguments: &Serve,
    catalogue: &Catalogue,
    screen: &Screen,
) -> Result<Reply, Complaint> {
    let listen = Listen { address: address(arguments)?, port: port(arguments)? };
    let data = arguments.data.clone().unwrap_or_else(state_folder);
    let workbench = keeping(catalogue, &data)?;
    let server = Server::bind(listen)?;
    let workbench = workbench.reached_at(network::reachable(server.address()));
    let runtime = threads::runtime()?;
    // From here on a signal lets everything come to its end.
    let (tell, told) = oneshot::channel();
    let serving = interrupt::while_serving(move |code| {
        let _ = tell.send(code);
    });
    announce(server.address(), &data, screen)?;
    if arguments.open {
        browser::open(url(here(server.address())), screen);
    }
    let mut code = None;
    let stop = async { code = told.await.ok() };
    let close = workbench.closing();
    let ran = runtime.block_on(server.run(app(workbench), stop));
    // Searches that nobody waits for any more are not waited for.
    runtime.shutdown_background();
    // Every move is on the disk; whether it is in the one file or beside it matters only to those who copy files.
    let _ = close();
    drop(serving);
    ran.map_err(|error| Complaint(message!("error-serve", reason = system(&error))))?;
    match code {
        Some(interrupt::INTERRUPTED) | None => Ok(Reply::Interrupted),
        Some(code) => interrupt::end(code.into()),
    }
}

/// A workbench that keeps its games in this folder, or why it cannot.
fn keeping(catalogue: &Catalogue, folder: &Path) -> Result<Workbench, Complaint> {
    let unusable = |error: io::Error| {
        Complaint(message!(
            "error-serve-data",
            folder = Argument::path(folder),
            reason = system(&error)
        ))
    };
    gametree_files::make_private_folder(folder).map_err(unusable)?;
    // Wherever games are kept, tables are found where all commands find them.
    Ok(Workbench::knowing(catalogue.clone(), folder, &[tables::folder()]))
}

fn address(arguments: &Serve) -> Result<IpAddr, Complaint> {
    let Some(text) = &arguments.bind else { return Ok(Ipv4Addr::LOCALHOST.into()) };
    let bare = text.strip_prefix('[').and_then(|text| text.strip_suffix(']')).unwrap_or(text);
    let wrong = |_| Complaint(message!("error-serve-bind", value = Argument::quoted(text)));
    match bare {
        "localhost" => Ok(Ipv4Addr::LOCALHOST.into()),
        bare => bare.parse().map_err(wrong),
    }
}

fn port(arguments: &Serve) -> Result<Option<u16>, Complaint> {
    let Some(port) = arguments.port else { return Ok(None) };
    let wrong = |_| {
        Complaint(message!(
            "error-serve-no-port",
            port = port.to_string(),
            most = u16::MAX.to_string()
        ))
    };
    u16::try_from(port).map(Some).map_err(wrong)
}

impl From<ServeError> for Complaint {
    fn from(error: ServeError) -> Self {
        Complaint(match error {
            ServeError::Taken { address, tried: 1 } => {
                message!("error-serve-taken", address = address.to_string())
                    .followed_by(message!("advice-port"))
            }
            ServeError::Taken { address, tried } => {
                let last = address.port().saturating_add(tried - 1);
                message!(
                    "error-serve-all-taken",
                    first = address.port().to_string(),
                    last = last.to_string()
                )
                .followed_by(message!("advice-port"))
            }
            ServeError::Refused { address, reason } => message!(
                "error-serve-address",
                address = address.to_string(),
                reason = system(&reason)
            ),
        })
    }
}

/// Says where it is, and who else can get there.
fn announce(address: SocketAddr, data: &Path, screen: &Screen) -> Result<(), Complaint> {
    let own = url(here(address));
    let network: Vec<String> = network::reachable(address).into_iter().map(url).collect();
    if screen.wants_json() {
        let data = data.display().to_string();
        return screen.print_json(&Json { address: own, network, data });
    }
    // Addresses are to be copied: they stay whole.
    screen
        .print_whole_lines(&screen.line(&screen.say(&message!("serve-address", address = own))))?;
    if !address.ip().is_loopback() {
        screen.print(&screen.prose(&message!("serve-warning")))?;
        for address in network {
            let line = screen.say(&message!("serve-network", address = address));
            screen.print_whole_lines(&screen.line(&line))?;
        }
    }
    screen.print(&screen.prose(&message!("serve-stop")))
}

/// The same place as this computer itself calls it.
fn here(address: SocketAddr) -> SocketAddr {
    match address.ip() {
        ip if !ip.is_unspecified() => address,
        IpAddr::V4(_) => SocketAddr::new(Ipv4Addr::LOCALHOST.into(), address.port()),
        IpAddr::V6(_) => SocketAddr::new(std::net::Ipv6Addr::LOCALHOST.into(), address.port()),
    }
}

fn url(address: SocketAddr) -> String {
    format!("http://{address}/")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn arguments(port: Option<u64>, bind: Option<&str>) -> Serve {
        Serve { port, bind: bind.map(str::to_owned), open: false, data: None }
    }

    #[test]
    fn where_to_listen() {
        let bound =
            |text: &str| address(&arguments(None, Some(text))).ok().map(|ip| ip.to_string());
        assert_eq!(address(&arguments(None, None)).unwrap(), IpAddr::from(Ipv4Addr::LOCALHOST));
        assert_eq!(bound("0.0.0.0").as_deref(), Some("0.0.0.0"));
        assert_eq!(bound("[::1]"), bound("::1"));
        assert_eq!(bound("localhost").as_deref(), Some("127.0.0.1"));
        for wrong in ["", "example.org", "127.0.0.1:80", "[::1"] {
            assert_eq!(bound(wrong), None, "{wrong}");
        }
        assert_eq!(port(&arguments(Some(80), None)).unwrap(), Some(80));
        assert!(port(&arguments(Some(65_536), None)).is_err());
    }

    #[test]
    fn addresses_can_be_opened() {
        let at = |text: &str| url(here(text.parse().unwrap()));
        assert_eq!(at("127.0.0.1:7357"), "http://127.0.0.1:7357/");
        assert_eq!(at("0.0.0.0:1"), "http://127.0.0.1:1/");
        assert_eq!(at("[::]:1"), "http://[::1]:1/");
    }
}
