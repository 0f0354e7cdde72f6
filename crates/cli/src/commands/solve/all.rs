//! `SPEC,all`: where a seed decides the start, one table holds every start of a size.

use std::collections::BTreeMap;
use std::time::Instant;

use gametree_catalogue::Catalogue;
use gametree_games::{Role, Spec};
use gametree_language::{ascii_digits, message};
use gametree_present::json;
use gametree_present::report::{self, SolvingAll};

use super::{export, solve};
use crate::arguments::Solve;
use crate::complaint::Complaint;
use crate::place;
use crate::screen::Screen;
use crate::waiting::wait_within;

pub(super) fn run(
    spec: &str,
    arguments: &Solve,
    catalogue: &Catalogue,
    screen: &Screen,
) -> Result<(), Complaint> {
    let session = place::open(catalogue, spec, None, None)?;
    let size = size_of_all(spec, catalogue)?;
    let Some(length) = size.filter(|_| arguments.certificate.is_none()) else {
        return Err(Complaint(message!("error-solve-all")));
    };
    let started = Instant::now();
    let (solved, margins, exported) = wait_within(arguments.effort.budget(), screen, |work| {
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

/// The size that the spec names, if the game has as many starts of a size as there are seeds.
fn size_of_all(spec: &str, catalogue: &Catalogue) -> Result<Option<usize>, Complaint> {
    let spec = ascii_digits(spec);
    let parameters = catalogue.entry_of(&spec)?.parameters;
    let (Some(size), Some(_)) =
        (parameters.with_role(Role::Size), parameters.with_role(Role::Seed))
    else {
        return Ok(None);
    };
    let values = Spec::parse(&spec)?.values;
    let value = values.iter().find(|(key, _)| key == size.key);
    Ok(value.and_then(|(_, value)| value.parse().ok()))
}
