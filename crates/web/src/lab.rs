//! Experiments that are kept: asked for, played while nobody looks, looked at, continued, compared.
//!
//! A [`Draft`] is what somebody has filled in, and becomes a plan. The [`Laboratory`] has a folder for every
//! [`Run`] and one thread that plays them one after the other; a [`Look`] is what a run shows at a moment,
//! worked out once for everybody. Everything else is about addresses.

mod draft;
mod failure;
mod files;
mod laboratory;
mod limits;
mod look;
mod question;
mod record;
mod run;
mod shelf;
mod worker;

pub(crate) use draft::{ALL, BOTH, Draft, ESTIMATES};
pub(crate) use failure::Failure;
pub(crate) use files::{Paper, send};
pub(crate) use laboratory::Laboratory;
pub(crate) use limits::{LARGEST_RUN, MOST_GAMES, MOST_OPENINGS, Ready, ready};
pub(crate) use look::Look;
pub(crate) use question::Question;
pub(crate) use record::State;
pub(crate) use run::{Run, Stage};
