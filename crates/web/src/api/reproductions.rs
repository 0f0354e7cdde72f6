use std::borrow::Cow;
use std::sync::Arc;
use std::time::{Duration, Instant};

use gametree_lab::json::Reproduce;
use gametree_lab::reports::{Explained, Report, Rerun};
use gametree_language::{Language, ascii_digits};
use gametree_rules::work::{Budget, Work};
use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::{Deserialize, Serialize, Serializer};

use super::limits;
use super::task::{Assignment, Outcome, Prepared, Tasks};
use crate::desk::{Errand, LONG};
use crate::jobs::Jobs;
use crate::pages::reports::reruns::find;
use crate::pages::reports::shelf::Shelf;
use crate::pages::reports::wanted::{Piece, Wanted};
use crate::{Problem, Workbench};

/// Course reports to be rerun.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, expecting = "an object")]
pub(super) struct ReproductionRequest {
    /// The number of a report, `000` to `004`; without it, all of them.
    report: Option<String>,
    /// Whether faults and questions are looked into as well; without it, only tables are rerun.
    #[serde(default)]
    explain: bool,
}

/// What came of it.
pub(super) struct Reproduction {
    found: Found,
    elapsed: Duration,
}

enum Found {
    Tables(Vec<Arc<Rerun>>),
    Whole(Vec<Explained>),
}

impl Serialize for Reproduction {
    /// As the command line prints it.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let (elapsed, english) = (self.elapsed, Language::English);
        match &self.found {
            Found::Tables(tables) => Reproduce::of_tables(tables, elapsed, english),
            Found::Whole(reports) => Reproduce::of_explained(reports, elapsed, english),
        }
        .serialize(serializer)
    }
}

impl JsonSchema for Reproduction {
    fn schema_name() -> Cow<'static, str> {
        Reproduce::schema_name()
    }

    fn schema_id() -> Cow<'static, str> {
        Reproduce::schema_id()
    }

    fn json_schema(schemas: &mut SchemaGenerator) -> Schema {
        Reproduce::json_schema(schemas)
    }
}

impl Assignment for ReproductionRequest {
    type Found = Reproduction;
    const PLACE: &'static str = "/api/v1/reproductions";

    fn jobs(tasks: &Tasks) -> &Jobs<Outcome<Reproduction>> {
        &tasks.reproductions
    }

    fn prepare(self, workbench: &Arc<Workbench>) -> Result<Prepared<Reproduction>, Problem> {
        let report = self.report.map(|number| {
            let report: Result<Report, _> = ascii_digits(&number).parse();
            report.map_err(|error| Problem::Unreadable(error.to_string()))
        });
        let reports = report.transpose()?.map_or(Report::ALL.to_vec(), |report| vec![report]);
        let workbench = Arc::clone(workbench);
        let budget = Budget { memory: limits::memory(LONG.memory), ..LONG };
        let run = move |work: &Work| reproduce(&workbench, &reports, self.explain, work);
        Ok(Prepared { errand: Errand::Long, budget, run: Box::new(run) })
    }
}

/// Does all of it anew, whatever is known.
fn reproduce(
    workbench: &Workbench,
    reports: &[Report],
    explain: bool,
    work: &Work,
) -> Outcome<Reproduction> {
    let (started, shelf) = (Instant::now(), Shelf::default());
    for &report in reports {
        let wanted = match explain {
            true => Wanted::Whole(report),
            false => Wanted::One(Piece::Table(report)),
        };
        for piece in wanted.pieces() {
            find(piece, &shelf, &workbench.catalogue, work)?;
        }
    }
    workbench.reports.shelf.take_over(&shelf);
    let tables = reports.iter().filter_map(|&report| shelf.table(report));
    let whole = reports.iter().filter_map(|&report| shelf.explained(report));
    let found = match explain {
        true => Found::Whole(whole.collect()),
        false => Found::Tables(tables.map(|table| Arc::clone(&table.rerun)).collect()),
    };
    Ok(Reproduction { found, elapsed: started.elapsed() })
}
