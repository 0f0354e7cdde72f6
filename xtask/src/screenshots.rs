//! Pages of the workbench as a browser shows them, for the README.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};
use std::{env, fs, process};

use crate::run::{root, succeed};

/// File, page.
const PAGES: [(&str, &str); 5] = [
    ("web-play", "/play/tictactoe?moves=b2+b1&values=all"),
    ("web-tree", "/tree/bits:string=01101?depth=3&heuristic=report&step=14"),
    ("web-solve", "/solve/stones:stones=21"),
    ("web-explore", "/explore?shape=3.2.2&leaves=0.7.5.2.4.4.1.2.3.0.6.7&leaf=3"),
    ("web-reports", "/reports/004"),
];

/// What no page takes longer to be whole.
const PATIENCE: Duration = Duration::from_secs(60);

/// Photographs all pages into this folder.
pub(crate) fn take(folder: &Path) -> Result<(), String> {
    let scratch = Scratch::new()?;
    let server = Server::start(&scratch.0.join("data"))?;
    for (name, page) in PAGES {
        server.wait_for(page)?;
        let file = folder.join(format!("{name}.png"));
        let mut chromium = Command::new("chromium");
        chromium.args([
            "--headless",
            "--no-sandbox",
            "--disable-gpu",
            "--disable-quic",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
            "--disable-dev-shm-usage",
            "--hide-scrollbars",
            "--force-prefers-reduced-motion",
            "--window-size=1440,900",
        ]);
        chromium.arg(format!("--user-data-dir={}", scratch.0.join("profile").display()));
        chromium.arg(format!("--screenshot={}", file.display()));
        chromium.arg(format!("http://{}{page}", server.address)).stderr(Stdio::null());
        succeed(&mut chromium)?;
    }
    Ok(())
}

/// A folder that goes with this.
struct Scratch(PathBuf);

impl Scratch {
    fn new() -> Result<Scratch, String> {
        let folder = env::temp_dir().join(format!("gametree-pictures-{}", process::id()));
        fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
        Ok(Scratch(folder))
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// The program on a port of its own, until this is dropped.
struct Server {
    process: Child,
    address: String,
    // A program whose reader has gone ends.
    _printed: BufReader<ChildStdout>,
}

impl Server {
    fn start(data: &Path) -> Result<Server, String> {
        let failed = |error: std::io::Error| format!("gametree serve: {error}");
        let mut process = Command::new(root().join("target/release/gametree"))
            .args(["serve", "--port", "0", "--lang", "en", "--data"])
            .arg(data)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(failed)?;
        let mut line = String::new();
        let printed = process.stdout.take().ok_or("gametree serve: no output")?;
        let mut printed = BufReader::new(printed);
        printed.read_line(&mut line).map_err(failed)?;
        let address = line.trim_end().rsplit("http://").next().unwrap_or_default();
        let address = address.trim_end_matches('/').to_owned();
        Ok(Server { process, address, _printed: printed })
    }

    /// Waits until nothing on a page is on its way any more.
    fn wait_for(&self, page: &str) -> Result<(), String> {
        let until = Instant::now() + PATIENCE;
        loop {
            let text = self.get(page).map_err(|error| format!("{page}: {error}"))?;
            if !text.starts_with("HTTP/1.1 200 ") {
                return Err(format!("{page}: {}", text.lines().next().unwrap_or_default()));
            }
            if !text.contains("data-watch") {
                return Ok(());
            }
            if Instant::now() > until {
                return Err(format!("{page} is never finished"));
            }
            sleep(Duration::from_millis(200));
        }
    }

    fn get(&self, page: &str) -> std::io::Result<String> {
        let mut stream = TcpStream::connect(&self.address)?;
        let host = &self.address;
        write!(stream, "GET {page} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n")?;
        let mut text = Vec::new();
        stream.read_to_end(&mut text)?;
        Ok(String::from_utf8_lossy(&text).into_owned())
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
