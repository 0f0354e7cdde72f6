use std::io;
use std::process::{Command, Stdio};
use std::thread;

use gametree_language::message;

use crate::complaint::Complaint;
use crate::screen::Screen;

/// What opens an address in the browser that somebody likes.
fn opener(address: &str) -> Command {
    let mut command = if cfg!(windows) {
        let mut command = Command::new("cmd");
        command.args(["/C", "start", ""]);
        command
    } else if cfg!(target_os = "macos") {
        Command::new("open")
    } else {
        Command::new("xdg-open")
    };
    command.arg(address).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    command
}

/// Opens the browser; where there is none, that is said. It may stay open for as long as we do, so nobody
/// waits for it.
pub(super) fn open(address: String, screen: &Screen) {
    let said = screen.clone();
    let failed = move |address: String| {
        said.complain(&Complaint(message!("serve-no-browser", address = address)));
    };
    let opened: io::Result<_> = opener(&address).spawn();
    let Ok(mut opening) = opened else { return failed(address) };
    // Without a thread it is not known how it ended, which does no harm.
    let _ = thread::Builder::new().spawn(move || {
        if !opening.wait().is_ok_and(|status| status.success()) {
            failed(address);
        }
    });
}
