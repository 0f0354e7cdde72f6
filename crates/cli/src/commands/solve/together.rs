//! A game that is solved by several processes together.

use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::time::Duration;

use gametree_catalogue::{Session, Solved, Together};
use gametree_cluster::{Cluster, ClusterError, Loss, Refusal, hosts_from_text, process_from_slurm};
use gametree_files::Reason;
use gametree_language::{Argument, Message, message};
use gametree_present::json;
use gametree_present::page::{Block, Cell, Fact, Page};
use gametree_rules::Work;
use gametree_solver::Unsolved;
use gametree_tables::{Shelved, TableError};

use crate::arguments::{Place, Solve, Workers};
use crate::complaint::Complaint;
use crate::files;
use crate::menu::quoted;
use crate::screen::Screen;

/// Lists of hosts and secrets are not longer.
const MOST_MEGABYTES: u64 = 1;

/// Whoever guesses shorter ones does not have to guess for long.
const SHORTEST_SECRET: usize = 16;

impl Workers {
    /// Whether several work together.
    pub(crate) fn are_given(&self) -> bool {
        self.workers.is_some() || self.hosts.is_some()
    }

    /// The cluster that this process is a part of.
    pub(super) fn cluster(&self) -> Result<Cluster, Complaint> {
        let workers = usize::try_from(self.workers.unwrap_or(1)).unwrap_or(usize::MAX);
        let Some(file) = &self.hosts else { return Ok(Cluster::alone(workers)) };
        let hosts = hosts_from_text(&files::read_text(file, MOST_MEGABYTES)?)
            .map_err(|error| complaint(error, file, Some(file)))?;
        let given = self.process.map(|process| usize::try_from(process).unwrap_or(usize::MAX));
        let Some(process) = given.or_else(process_from_slurm) else {
            return Err(Complaint(message!("error-cluster-which")));
        };
        let Some(secret_file) = &self.secret else {
            return Err(Complaint(message!("error-cluster-no-secret")));
        };
        if is_open_to_others(secret_file) {
            return Err(Complaint(message!(
                "error-cluster-open-secret",
                file = files::name(secret_file),
                command = format!("chmod 600 {}", quoted(&secret_file.to_string_lossy()))
            )));
        }
        let secret = files::read_text(secret_file, MOST_MEGABYTES)?.trim().as_bytes().to_vec();
        if secret.len() < SHORTEST_SECRET {
            return Err(Complaint(message!(
                "error-cluster-short-secret",
                file = files::name(secret_file),
                least = SHORTEST_SECRET
            )));
        }
        let patience = Duration::from_secs(self.patience);
        Ok(Cluster { patience, ..Cluster::of(workers, process, hosts, secret) })
    }
}

/// Whether other users can read or change a file of this user; as `ssh` asks it of its keys.
#[cfg(unix)]
fn is_open_to_others(file: &Path) -> bool {
    use std::os::unix::fs::MetadataExt;
    let own = nix::unistd::geteuid().as_raw();
    std::fs::metadata(file)
        .is_ok_and(|there| there.is_file() && there.uid() == own && there.mode() & 0o077 != 0)
}

#[cfg(not(unix))]
fn is_open_to_others(_file: &Path) -> bool {
    false
}

/// Solves with others, as a part of this cluster.
pub(super) fn solve(
    session: &dyn Session,
    folder: &Path,
    cluster: &Cluster,
    work: &Work,
) -> Result<Together, Complaint> {
    let solved = session.solve_together(folder, cluster, work);
    solved.map_err(|error| complaint(error, folder, None))
}

/// Makes the table of parts that are all there; `None` if that is not all of it yet.
pub(super) fn merge(
    session: &dyn Session,
    folder: &Path,
    work: &Work,
) -> Result<Option<Box<dyn Solved>>, Complaint> {
    let merged = match session.merge_parts(folder, work) {
        // Somebody was stopped before anything was written.
        Err(ClusterError::Table(TableError::NoTable { .. })) => return Ok(None),
        merged => merged.map_err(|error| complaint(error, folder, None))?,
    };
    if merged.missing.is_empty() {
        return Ok(merged.table);
    }
    let missing = merged.missing.iter().map(|part| part.display().to_string());
    Err(Complaint(message!(
        "cluster-parts-missing",
        folder = Argument::path(folder),
        missing = Argument::list(missing, ", ")
    )))
}

/// Tells those who have only their parts; whether there is a table to tell about.
pub(super) fn tell(
    together: &Together,
    folder: &Path,
    arguments: &Solve,
    cluster: &Cluster,
    screen: &Screen,
) -> Result<bool, Complaint> {
    if together.refused > 0 && screen.is_watched() {
        screen.keep_progress(&message!("cluster-refused", refused = together.refused));
    }
    if together.table.is_some() {
        return Ok(true);
    }
    let name = folder.display().to_string();
    let missing = together.missing.iter().map(|part| part.display().to_string()).collect();
    screen.print_result(
        || json::Parts { parts: name.clone(), missing },
        || match (&*together.missing, together.has_parts) {
            ([], true) => sentence(message!("cluster-parts", folder = Argument::path(folder))),
            ([], false) => sentence(message!("cluster-nothing")),
            (missing, _) => scattered(missing, folder, arguments, cluster),
        },
    )?;
    Ok(false)
}

fn sentence(message: Message) -> Page {
    Page::new([Block::Sentence(message)])
}

/// Which parts are somewhere else, and what to do when they have come.
fn scattered(missing: &[PathBuf], folder: &Path, arguments: &Solve, cluster: &Cluster) -> Page {
    // Workers are numbered process by process.
    let process = |part: &PathBuf| {
        let worker = part.file_name()?.to_str()?.split_once('-')?.0.parse::<usize>().ok()?;
        Some(worker / cluster.workers.max(1))
    };
    let mut facts = Vec::new();
    for parts in missing.chunk_by(|one, other| process(one) == process(other)) {
        let host = process(&parts[0]).and_then(|process| cluster.hosts.get(process));
        let host = host.map(|host| format!(" ({host})")).unwrap_or_default();
        let listed = match parts {
            [first, _, .., last] => format!("{} … {}", first.display(), last.display()),
            parts => {
                let parts: Vec<_> = parts.iter().map(|part| part.display().to_string()).collect();
                parts.join(", ")
            }
        };
        let label = message!("label-missing-parts");
        facts.push(Fact::new(label, Cell::Code(format!("{listed}{host}"))));
    }
    let Place { spec, position, moves } = &arguments.place;
    let mut command = format!("gametree solve {}", quoted(spec));
    for (option, value) in [("position", position), ("moves", moves)] {
        if let Some(value) = value {
            command += &format!(" --{option} {}", quoted(value));
        }
    }
    command += &format!(" --table {}", quoted(&folder.display().to_string()));
    facts.push(Fact::new(message!("label-command"), Cell::Code(command)));
    let told = message!("cluster-scattered", folder = Argument::path(folder));
    Page::new([Block::Sentence(told), Block::Facts(facts)])
}

/// What to say when a table was stopped before it was whole: what there is of it.
pub(super) fn stopped(folder: &Path) -> Complaint {
    let there = Shelved::in_folder(folder).and_then(|table| table.manifest.ok());
    Complaint(match there.filter(|there| !there.levels.is_empty()) {
        Some(there) => {
            message!("error-table-stopped", levels = there.levels.len(), of = there.levels_in_all)
        }
        None => message!("error-table-stopped-early"),
    })
}

fn complaint(error: ClusterError, folder: &Path, hosts: Option<&Path>) -> Complaint {
    let file = || files::name(hosts.unwrap_or(Path::new("")));
    let quoted = |text: &str| Argument::quoted(text);
    Complaint(match error {
        ClusterError::Table(TableError::Unsolved(Unsolved::Stopped | Unsolved::OutOfTime)) => {
            return stopped(folder);
        }
        ClusterError::Table(error) => return error.into(),
        ClusterError::Workers { wanted, most } => {
            message!("error-cluster-workers", wanted = wanted, most = most)
        }
        ClusterError::NoHosts => message!("error-cluster-no-hosts", file = file()),
        ClusterError::Host { line, found } => {
            message!("error-cluster-host", file = file(), line = line, found = quoted(&found))
        }
        ClusterError::HostTwice { line, found } => {
            message!("error-cluster-host-twice", file = file(), line = line, found = quoted(&found))
        }
        ClusterError::NoSuchProcess { process, hosts } => {
            message!("error-cluster-process", process = process, hosts = hosts)
        }
        ClusterError::UnknownHost { host } => {
            message!("error-cluster-unknown-host", host = quoted(&host))
        }
        ClusterError::Listening { host, error } if error.kind() == ErrorKind::AddrNotAvailable => {
            message!("error-cluster-not-here", host = quoted(&host))
        }
        ClusterError::Listening { host, error } => message!(
            "error-cluster-listening",
            host = quoted(&host),
            reason = files::why(&Reason::System(error))
        ),
        ClusterError::Missing { process, host, patience, refused, is_unknown } => {
            let missing = message!(
                "error-cluster-missing",
                process = process,
                host = quoted(&host),
                seconds = patience.as_secs()
            );
            match refused {
                Some(reason) => {
                    missing.followed_by(message!("cluster-somebody-refused", why = why(reason)))
                }
                None if is_unknown => missing.followed_by(message!("cluster-unknown-host")),
                None => missing,
            }
        }
        ClusterError::PeerStopped { process, host } => {
            message!("error-cluster-stopped", process = process, host = quoted(&host))
        }
        ClusterError::Refused { process, host, reason } => message!(
            "error-cluster-refused",
            process = process,
            host = quoted(&host),
            why = why(reason)
        ),
        ClusterError::PeerLost { process, host, reason: Loss::Closed } => {
            message!("error-cluster-lost", process = process, host = quoted(&host))
        }
        ClusterError::PeerLost { process, host, reason: Loss::Silent(time) } => message!(
            "error-cluster-silent",
            process = process,
            host = quoted(&host),
            seconds = time.as_secs()
        ),
        ClusterError::PeerLost { process, host, reason: Loss::Stuck(time) } => message!(
            "error-cluster-stuck",
            process = process,
            host = quoted(&host),
            seconds = time.as_secs()
        ),
        ClusterError::PeerFailed { process, host, message } => message!(
            "error-cluster-failed",
            process = process,
            host = quoted(&host),
            reason = Argument::Text(message)
        ),
        ClusterError::OtherParts { folder, found, wanted } => message!(
            "error-cluster-other-parts",
            folder = Argument::path(&folder),
            found = found,
            wanted = wanted
        ),
        ClusterError::NoBeginning { part, needed, found } => message!(
            "error-cluster-no-beginning",
            folder = Argument::path(&part),
            needed = needed,
            found = found
        ),
        ClusterError::Garbled => message!("error-cluster-garbled"),
        ClusterError::System(error) => {
            message!("error-cluster-system", reason = files::why(&Reason::System(error)))
        }
    })
}

/// How messages call a reason.
fn why(reason: Refusal) -> &'static str {
    match reason {
        Refusal::Stranger => "stranger",
        Refusal::Format => "format",
        Refusal::Secret => "secret",
        Refusal::Program => "program",
        Refusal::Shape => "shape",
        Refusal::Game => "game",
    }
}
