//! Solved games on disk, worked out by several processes together.
//!
//! [`solve`] does what [`gametree_tables::solve`] does, level by level, with workers in several processes, on one
//! machine or on many. Every worker keeps its own part of every level on its own disk, so nothing but what others need
//! is sent, and a run that was interrupted goes on from the last level that all have. When all parts are in one place,
//! they are [merged](merge) into the same table, byte for byte. `docs/cluster.md` says how to set it up.
//!
//! ```
//! use gametree::cluster::{Cluster, Outcome, solve};
//! use gametree::games::mnk::{Mnk, Shape};
//! use gametree::rules::work::Work;
//! use gametree::rules::{Exact, Game};
//!
//! let folder = tempfile::tempdir()?;
//! let (game, spec) = (Mnk::<u64>::new(Shape::new(3, 3, 3)), "mnk:m=3,n=3,k=3");
//! let cluster = Cluster::alone(2);
//! let solved = solve(&game, spec, &game.start(), folder.path(), &cluster, &Work::new())?;
//! let Outcome::Table(solution) = solved.outcome else { panic!("all parts are here") };
//! assert_eq!(solution.root_value(), Exact { margin: 0, plies: 9 });
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! On several machines each process has its number among the hosts, and all have the same secret:
//!
//! ```no_run
//! use gametree::cluster::{Cluster, Outcome, hosts_from_text, solve};
//! # use gametree::games::mnk::{Mnk, Shape};
//! # use gametree::rules::{Game, work::Work};
//! # let (game, spec) = (Mnk::<u64>::new(Shape::new(5, 4, 4)), "mnk:m=5,n=4,k=4");
//! # let folder = std::path::Path::new("table");
//!
//! let hosts = hosts_from_text(&std::fs::read_to_string("hosts.txt")?)?;
//! let secret = std::fs::read("secret.txt")?;
//! let cluster = Cluster::of(4, 0, hosts, secret); // four workers in each process; this is process 0
//! match solve(&game, spec, &game.start(), folder, &cluster, &Work::new())?.outcome {
//!     Outcome::Table(solution) => println!("{:?}", solution.root_value()),
//!     Outcome::Scattered { missing } => println!("to be copied here, then merged: {missing:?}"),
//!     Outcome::Parts | Outcome::Nothing | Outcome::Unfinished => {}
//! }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod begun;
mod cluster;
mod crew;
mod descriptors;
mod error;
mod exchange;
mod fate;
mod gather;
mod handshake;
mod heart;
mod join;
mod keys;
mod merge;
mod message;
mod need;
mod outcome;
mod part;
mod places;
mod pulse;
mod quiet;
mod solve;
mod strings;
mod sweep;
mod timely;

pub use cluster::{Cluster, hosts_from_text, process_from_slurm};
pub use error::{ClusterError, Loss, Refusal};
pub use merge::merge;
pub use need::need;
pub use outcome::{Outcome, Solved};
pub use solve::solve;
