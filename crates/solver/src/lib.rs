//! Exact values of whole games: who wins, by how much, and how soon, from every position.
mod certificate;
mod control;
mod heap;
mod keys;
mod options;
mod places;
mod ranks;
mod solution;
mod strings;
mod unsolved;
mod workers;

pub use certificate::{CertificateLimits, CertificateSize, Uncertified, write_certificate};
pub use control::{Control, Phase, Progress};
pub use options::Options;
pub use solution::{Layout, Solution, forecast, largest_that_fits};
pub use unsolved::{Forecast, Size, Unsolved};
