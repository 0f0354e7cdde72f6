//! Solutions against stored answers, against published figures and against a slow, obvious solver;
//! certificates against the checker.

mod counting;
#[path = "../../../search/tests/all/data.rs"]
#[allow(dead_code, reason = "shared with the tests of the searches, which read more columns")]
mod data;
mod game;
mod plain;
mod watched;

mod agreement;
mod certificates;
mod damaged;
mod figures;
mod limits;
mod mutations;
mod oracle;
mod structure;
mod tables;
