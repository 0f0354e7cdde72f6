//! Games through the catalogue.

#![allow(clippy::unwrap_used)]

mod oracle;
mod searches;
mod sessions;
