use std::error::Error;
use std::fs;
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use serde_json::Value;
use tempfile::TempDir;

/// The program that is tested; it ends with this.
pub(crate) struct Server {
    process: Child,
    pub(crate) address: SocketAddr,
    /// How long it took until it said where it is.
    pub(crate) ready: Duration,
    _data: TempDir,
}

impl Server {
    pub(crate) fn start(program: &Path) -> Result<Server, Box<dyn Error + Send + Sync>> {
        let data = tempfile::tempdir()?;
        let started = Instant::now();
        let mut process = Command::new(program)
            .args(["serve", "--json", "--port", "0", "--data"])
            .arg(data.path())
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| format!("{}: {error}", program.display()))?;
        let mut printed = String::new();
        let mut out = BufReader::new(process.stdout.take().ok_or("no output")?);
        while !printed.ends_with("}\n") {
            if out.read_line(&mut printed)? == 0 {
                return Err(format!("it ended after saying {printed:?}").into());
            }
        }
        let ready = started.elapsed();
        let said: Value = serde_json::from_str(&printed)?;
        let address = said["address"].as_str().unwrap_or_default();
        let address = address.trim_start_matches("http://").trim_end_matches('/').parse()?;
        Ok(Server { process, address, ready, _data: data })
    }

    /// Megabytes that it has.
    pub(crate) fn memory(&self) -> Result<u64, Box<dyn Error + Send + Sync>> {
        let status = fs::read_to_string(format!("/proc/{}/status", self.process.id()))?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let kilobytes: u64 = line.ok_or("no VmRSS")?.trim().trim_end_matches(" kB").parse()?;
        Ok(kilobytes.div_ceil(1024))
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
