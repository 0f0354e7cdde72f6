//! `SPEC,all`: where a seed decides the start, one table holds every start of a size.

use std::collections::BTreeMap;
use std::time::Instant;

use gametree_catalogue::{Catalogue, Solved};
use gametree_games::{Role, Spec};
use gametree_language::{ascii_digits, message};
use gametree_present::json;
use gametree_present::report::{self, SolvingAll};
use gametree_rules::work::{Stage, Work};

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
    if arguments.table.is_some() || arguments.keep {
        return Err(Complaint(message!("error-table-all")));
    }
    let session = place::open(catalogue, spec, None, None)?;
    let size = size_of_all(spec, catalogue)?;
    let Some(length) = size.filter(|_| arguments.certificate.is_none()) else {
        return Err(Complaint(message!("error-solve-all")));
    };
    let budget = arguments.effort.budget()?;
    let started = Instant::now();
    let (solved, margins, exported) = wait_within(budget, screen, |work| {
        let solved = solve(&*session, work)?;
        let margins = margins(&*solved, length, work)?;
        let exported = arguments.export.as_deref();
        let exported = exported.map(|file| export(&*solved, file, work)).transpose()?;
        if work.is_stopped() {
            return Err(Complaint(message!("error-solve-stopped")));
        }
        Ok((solved, margins, exported))
    })??;
    let solving = SolvingAll {
        spec: ascii_digits(&arguments.place.spec).into_owned(),
        length,
        margins,
        positions: solved.positions(),
        bytes: solved.bytes(),
        elapsed: started.elapsed(),
        exported,
    };
    screen.print_result(|| json::SolveAll::from(&solving), || report::solve_all(&solving))
}

/// How many starts of this size end with each margin. The largest come first, and there are no larger ones.
fn margins(
    solved: &dyn Solved,
    length: usize,
    work: &Work,
) -> Result<BTreeMap<i32, u64>, Complaint> {
    work.begin(Stage::Counting, 1_u64.checked_shl(length as u32));
    let mut margins: BTreeMap<i32, u64> = BTreeMap::new();
    // Equal ones often come one after the other.
    let (mut last, mut same, mut done) = (0, 0, 0_u64);
    solved.each_size(&mut |size, end| {
        if size as usize != length {
            return false;
        }
        if end.margin != last {
            *margins.entry(last).or_default() += same;
            (last, same) = (end.margin, 0);
        }
        same += 1;
        done += 1;
        if done % BETWEEN_LOOKS == 0 {
            work.done(done);
        }
        done % BETWEEN_LOOKS != 0 || !work.is_stopped()
    })?;
    *margins.entry(last).or_default() += same;
    margins.retain(|_, strings| *strings > 0);
    Ok(margins)
}

/// Positions between two looks at whether to go on.
const BETWEEN_LOOKS: u64 = 1 << 12;

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
