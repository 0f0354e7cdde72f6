use std::fmt;
use std::io;
use std::path::PathBuf;
use std::time::Duration;

use gametree_solver::Unsolved;
use gametree_tables::TableError;

/// Why several processes have not solved a game together.
#[derive(Debug)]
pub enum ClusterError {
    /// The table, or a part of it, cannot be written or read, or the game was not solved.
    Table(TableError),
    /// There are none, or too many.
    Workers {
        /// How many were asked for.
        wanted: usize,
        /// How many there may be.
        most: usize,
    },
    /// A list of hosts has none.
    NoHosts,
    /// A line of a list of hosts is no `host:port`.
    Host {
        /// Its number.
        line: usize,
        /// What stands there.
        found: String,
    },
    /// A line of a list of hosts is there twice.
    HostTwice {
        /// The number of the second.
        line: usize,
        /// What stands there.
        found: String,
    },
    /// This process has no line in the list of hosts.
    NoSuchProcess {
        /// Its number.
        process: usize,
        /// How many hosts there are.
        hosts: usize,
    },
    /// The name of a host leads nowhere.
    UnknownHost {
        /// Its address.
        host: String,
    },
    /// Nobody can listen at this address.
    Listening {
        /// The address.
        host: String,
        /// Why not.
        error: io::Error,
    },
    /// A process did not come in time.
    Missing {
        /// Its number.
        process: usize,
        /// Its address.
        host: String,
        /// How long it was waited for.
        patience: Duration,
        /// Why whoever came last was refused, if somebody was.
        refused: Option<Refusal>,
        /// Whether the name of its host leads nowhere.
        is_unknown: bool,
    },
    /// Another process does not want to work with this one.
    Refused {
        /// Its number.
        process: usize,
        /// Its address.
        host: String,
        /// What is wrong.
        reason: Refusal,
    },
    /// A process is no more, or does not answer.
    PeerLost {
        /// Its number.
        process: usize,
        /// Its address.
        host: String,
        /// How that was noticed.
        reason: Loss,
    },
    /// A process has ended with an error of its own.
    PeerFailed {
        /// Its number.
        process: usize,
        /// Its address.
        host: String,
        /// What it said.
        message: String,
    },
    /// A process was stopped by whoever started it.
    PeerStopped {
        /// Its number.
        process: usize,
        /// Its address.
        host: String,
    },
    /// The parts in the folder are those of another number of workers.
    OtherParts {
        /// The folder.
        folder: PathBuf,
        /// The number of workers that they are of.
        found: usize,
        /// The number of workers now.
        wanted: usize,
    },
    /// A part goes on from more levels of the table than there are: those are in another folder.
    NoBeginning {
        /// The folder of the part.
        part: PathBuf,
        /// After how many levels it goes on.
        needed: usize,
        /// How many there are.
        found: usize,
    },
    /// A worker has sent what makes no sense.
    Garbled,
    /// The system gives no thread, or no randomness.
    System(io::Error),
}

/// Why a connection is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// Whoever it is speaks of something else.
    Stranger,
    /// It speaks another version of the language of processes.
    Format,
    /// It does not know the secret.
    Secret,
    /// It is of another version of the program.
    Program,
    /// It has another number of processes or of workers, or a number that is not its own.
    Shape,
    /// It solves another game, or from another position.
    Game,
}

/// How it was noticed that a process is lost.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Loss {
    /// Its connection was closed without a farewell.
    Closed,
    /// It said nothing for so long.
    Silent(Duration),
    /// It lives, but one of its workers did nothing for so long.
    Stuck(Duration),
}

impl From<TableError> for ClusterError {
    fn from(error: TableError) -> Self {
        ClusterError::Table(error)
    }
}

impl From<Unsolved> for ClusterError {
    fn from(error: Unsolved) -> Self {
        ClusterError::Table(error.into())
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Refusal::Stranger => "it is not a process of this kind",
            Refusal::Format => "the versions do not understand each other",
            Refusal::Secret => "the secrets are not the same",
            Refusal::Program => "the programs are of different versions",
            Refusal::Shape => "the numbers of processes or workers are not the same",
            Refusal::Game => "the games or positions are not the same",
        })
    }
}

impl fmt::Display for Loss {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Loss::Closed => f.write_str("its connection was closed"),
            Loss::Silent(time) => {
                write!(f, "it has said nothing for {:.0} seconds", time.as_secs_f64())
            }
            Loss::Stuck(time) => {
                write!(f, "its work has not moved for {:.0} seconds", time.as_secs_f64())
            }
        }
    }
}

impl fmt::Display for ClusterError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ClusterError::Table(error) => error.fmt(f),
            ClusterError::Workers { wanted, most } => {
                write!(f, "there can be 1 to {most} workers, not {wanted}")
            }
            ClusterError::NoHosts => f.write_str("the list of hosts is empty"),
            ClusterError::Host { line, found } => {
                write!(f, "line {line} of the hosts is `{found}`, which is no `host:port`")
            }
            ClusterError::HostTwice { line, found } => {
                write!(f, "line {line} of the hosts is `{found}`, which is there already")
            }
            ClusterError::NoSuchProcess { process, hosts } => {
                write!(f, "there is no process {process} among {hosts} hosts, which count from 0")
            }
            ClusterError::UnknownHost { host } => write!(f, "{host}: this name leads nowhere"),
            ClusterError::Listening { host, error } => {
                write!(f, "nobody can listen at {host}: {error}")
            }
            ClusterError::Missing { process, host, patience, refused, is_unknown } => {
                let seconds = patience.as_secs_f64();
                write!(f, "process {process} at {host} did not come within {seconds:.0} seconds")?;
                match refused {
                    Some(reason) => write!(f, "; somebody was refused: {reason}"),
                    None if *is_unknown => f.write_str("; its name leads nowhere"),
                    None => Ok(()),
                }
            }
            ClusterError::Refused { process, host, reason } => {
                write!(f, "process {process} at {host} refuses to work with this one: {reason}")
            }
            ClusterError::PeerLost { process, host, reason } => {
                write!(f, "process {process} at {host} is lost: {reason}")
            }
            ClusterError::PeerFailed { process, host, message } => {
                write!(f, "process {process} at {host} has ended: {message}")
            }
            ClusterError::PeerStopped { process, host } => {
                write!(f, "process {process} at {host} was stopped")
            }
            ClusterError::OtherParts { folder, found, wanted } => write!(
                f,
                "{}: has parts of {found} workers, and there are {wanted} now",
                folder.display()
            ),
            ClusterError::NoBeginning { part, needed, found } => write!(
                f,
                "{}: goes on after {needed} levels of its table, of which there are {found}",
                part.display()
            ),
            ClusterError::Garbled => f.write_str("a worker has sent what makes no sense"),
            ClusterError::System(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for ClusterError {}
