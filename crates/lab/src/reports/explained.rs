use std::path::Path;
use std::sync::Arc;

use gametree_catalogue::Catalogue;
use gametree_rules::Work;

use super::fault::{Case, Fault, show};
use super::question::{Answered, Question, answer};
use super::{Published, Report, Rerun, rerun};
use crate::experiment::ExperimentError;

/// A report with everything that can be said of it: its table rerun, its faults shown, its questions answered. Who keeps
/// them one by one puts them together without doing any of it again.
pub struct Explained {
    /// The table.
    pub rerun: Arc<Rerun>,
    /// What is wrong with its program.
    pub cases: Vec<Arc<Case>>,
    /// What it asked.
    pub answers: Vec<Arc<Answered>>,
}

impl Explained {
    /// Finds everything out. The experiments are played in this folder, each in one of its own that goes by the question's
    /// name; what is there already is not played again. `None` if somebody has stopped it.
    pub fn new(
        report: Report,
        folder: &Path,
        catalogue: &Catalogue,
        work: &Work,
    ) -> Result<Option<Explained>, ExperimentError> {
        let Ok(rerun) = rerun(&Published::of(report), work) else { return Ok(None) };
        let cases = Fault::of(report).map(|fault| show(fault, work).map(Arc::new)).collect();
        let Ok(cases) = cases else { return Ok(None) };
        let mut answers = Vec::new();
        for question in Question::of(report) {
            match answer(question, &folder.join(question.name), catalogue, work)? {
                Some(answered) => answers.push(Arc::new(answered)),
                None => return Ok(None),
            }
        }
        Ok(Some(Explained { rerun: Arc::new(rerun), cases, answers }))
    }
}
