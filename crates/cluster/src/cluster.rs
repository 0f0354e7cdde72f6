use std::fmt;
use std::time::Duration;

use gametree_tables::parts::MOST_PARTS;

use crate::ClusterError;

/// Who works together: processes by their address, and how this one behaves.
#[derive(Clone)]
pub struct Cluster {
    /// Workers of each process, at most 256; all together at most 4,096.
    pub workers: usize,
    /// The number of this process among the hosts, from 0 on.
    pub process: usize,
    /// Where each process listens, `host:port`; none where there is only this one.
    pub hosts: Vec<String>,
    /// What all of them know and nobody else. It is never sent. Any length is taken; whoever can guess it may join.
    pub secret: Vec<u8>,
    /// How long to wait for the others in the beginning.
    pub patience: Duration,
    /// How long another process may say nothing before it counts as lost.
    pub silence: Duration,
    /// How long a worker may do nothing at all, as on a disk that does not answer, before its process counts as lost. To
    /// write a level and to wait until it is on disk has to take less.
    pub stall: Duration,
    /// A rest after each level, for tests that need time to disturb one.
    #[doc(hidden)]
    pub rest: Duration,
}

impl Cluster {
    /// So many workers in this process alone.
    pub fn alone(workers: usize) -> Cluster {
        Cluster {
            workers,
            process: 0,
            hosts: Vec::new(),
            secret: Vec::new(),
            patience: Duration::from_secs(60),
            silence: Duration::from_secs(10),
            stall: Duration::from_secs(600),
            rest: Duration::ZERO,
        }
    }

    /// So many workers in each process; this one has that number among the hosts.
    pub fn of(workers: usize, process: usize, hosts: Vec<String>, secret: Vec<u8>) -> Cluster {
        Cluster { process, hosts, secret, ..Cluster::alone(workers) }
    }

    /// How many processes there are.
    pub fn processes(&self) -> usize {
        self.hosts.len().max(1)
    }

    /// How many workers all processes have together.
    pub fn all_workers(&self) -> usize {
        self.workers * self.processes()
    }

    /// How long to wait for the others, as far as clocks go.
    pub(crate) fn patience(&self) -> Duration {
        self.patience.min(MOST_PATIENCE)
    }

    /// The address of a process, as it was given.
    pub(crate) fn host(&self, process: usize) -> String {
        self.hosts.get(process).cloned().unwrap_or_default()
    }

    pub(crate) fn check(&self) -> Result<(), ClusterError> {
        if self.workers == 0 || self.workers > MOST_IN_ONE {
            return Err(ClusterError::Workers { wanted: self.workers, most: MOST_IN_ONE });
        }
        if self.all_workers() > MOST_WORKERS {
            return Err(ClusterError::Workers { wanted: self.all_workers(), most: MOST_WORKERS });
        }
        if self.process >= self.processes() {
            let (process, hosts) = (self.process, self.processes());
            return Err(ClusterError::NoSuchProcess { process, hosts });
        }
        Ok(())
    }
}

/// Workers are threads, and no machine has more processors for them.
const MOST_IN_ONE: usize = 256;
/// More would only send each other ever smaller pieces.
const MOST_WORKERS: usize = MOST_PARTS as usize;

/// A year. Nobody waits longer.
const MOST_PATIENCE: Duration = Duration::from_secs(365 * 24 * 60 * 60);

impl fmt::Debug for Cluster {
    /// Everything but the secret.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Cluster")
            .field("workers", &self.workers)
            .field("process", &self.process)
            .field("hosts", &self.hosts)
            .finish_non_exhaustive()
    }
}

/// Reads a list of hosts: one `host:port` a line, in the order of the processes. What follows a `#` is a comment.
///
/// ```
/// let hosts = gametree::cluster::hosts_from_text("one.example:2101 # the first\n\ntwo.example:2101\n")?;
/// assert_eq!(hosts, ["one.example:2101", "two.example:2101"]);
/// assert!(gametree::cluster::hosts_from_text("one.example\n").is_err());
/// # Ok::<(), gametree::cluster::ClusterError>(())
/// ```
pub fn hosts_from_text(text: &str) -> Result<Vec<String>, ClusterError> {
    let mut hosts: Vec<String> = Vec::new();
    // Some editors put a mark in front of a text.
    for (line, found) in (1..).zip(text.trim_start_matches('\u{feff}').lines()) {
        let host = found.split('#').next().unwrap_or_default().trim();
        if host.is_empty() {
            continue;
        }
        let port = host.rsplit_once(':').filter(|(name, _)| !name.is_empty());
        let is_port = port.is_some_and(|(_, port)| port.parse::<u16>().is_ok_and(|port| port > 0));
        if !is_port || host.contains(char::is_whitespace) {
            return Err(ClusterError::Host { line, found: host.to_owned() });
        }
        if hosts.iter().any(|known| known == host) {
            return Err(ClusterError::HostTwice { line, found: host.to_owned() });
        }
        hosts.push(host.to_owned());
    }
    if hosts.is_empty() { Err(ClusterError::NoHosts) } else { Ok(hosts) }
}

/// The number of this process as Slurm tells it to those it starts (`SLURM_PROCID`).
pub fn process_from_slurm() -> Option<usize> {
    std::env::var("SLURM_PROCID").ok()?.parse().ok()
}
