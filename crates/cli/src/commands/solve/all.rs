//! `bits:length=L,all`: one table holds every string of the length.

use std::collections::BTreeMap;
use std::time::Instant;

use gametree_language::message;
use gametree_present::json;
use gametree_present::report::{self, SolvingAll};

use super::{export, solve};
use crate::arguments::{Place, Solve};
use crate::complaint::Complaint;
use crate::patience::patiently_within;
use crate::screen::Screen;

pub(super) fn run(spec: &str, arguments: &Solve, screen: &Screen) -> Result<(), Complaint> {
    let session = Place { spec: spec.to_owned(), position: None, moves: None }.open()?;
    let length = session.position().split('/').next().map_or(0, str::len);
    if !spec.starts_with("bits:length=") || arguments.certificate.is_some() {
        return Err(Complaint(message!("error-solve-all")));
    }
    let started = Instant::now();
    let (solved, margins, exported) =
        patiently_within(arguments.effort.budget(), screen, |work| {
            let solved = solve(&*session, work)?;
            let mut margins: BTreeMap<i32, u64> = BTreeMap::new();
            solved.each_size(&mut |size, end| {
                if size as usize == length {
                    *margins.entry(end.margin).or_default() += 1;
                }
                !work.is_stopped()
            });
            let exported = arguments.export.as_deref();
            let exported = exported.map(|file| export(&*solved, file, work)).transpose()?;
            if work.is_stopped() {
                return Err(Complaint(message!("error-solve-stopped")));
            }
            Ok((solved, margins, exported))
        })??;
    let solving = SolvingAll {
        spec: arguments.place.spec.clone(),
        length,
        margins,
        positions: solved.positions(),
        bytes: solved.bytes(),
        elapsed: started.elapsed(),
        exported,
    };
    screen.print_result(|| json::SolveAll::from(&solving), || report::solve_all(&solving))
}
