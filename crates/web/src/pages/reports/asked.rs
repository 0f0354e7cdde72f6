use gametree_lab::reports::{Question, Report};

use super::files::Format;
use crate::{Problem, query};

/// What somebody wants of a page, as its address says it.
#[derive(Default)]
pub(crate) struct Asked {
    /// The question that is to be answered.
    pub(crate) question: Option<&'static Question>,
    /// Whether everything is to be found out.
    pub(crate) whole: bool,
    /// Whether all tables are to be rerun.
    pub(crate) rerun: bool,
    /// Whether it was given up before: then nothing is begun.
    pub(crate) stopped: bool,
    /// What is wanted instead of the page.
    pub(crate) format: Option<Format>,
}

impl Asked {
    pub(crate) fn read(report: Option<Report>, query: &str) -> Result<Asked, Problem> {
        let says = |key: &str| query::first(query, key).filter(|value| !value.is_empty());
        let question = says("ask").and_then(|name| Question::find(report?, &name));
        let format = says("format").map(|name| Format::read(&name)).transpose()?;
        Ok(Asked {
            question,
            whole: says("all").is_some(),
            rerun: says("rerun").is_some(),
            stopped: says("stopped").is_some(),
            format,
        })
    }
}
