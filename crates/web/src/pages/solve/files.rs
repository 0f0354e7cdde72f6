//! What leaves the page: objects for programs, tables, pictures, reports, certificates.

use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Response};
use gametree_catalogue::Session;
use gametree_lab::report::{Signs, heat_map, sweep, sweep_table};
use gametree_language::Language;
use gametree_picture::heat_svg;
use gametree_present::page::Block;
use gametree_present::report::{Solving, solve};
use gametree_present::{Page, csv, json, markdown};
use serde::Serialize;

use super::certificate::file_name;
use super::plain::Plain;
use super::solution::Solved;
use super::sweeping::Found;
use crate::Problem;

/// What somebody wants instead of the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Format {
    Json,
    Svg,
    Csv,
    Certificate,
    Markdown,
}

impl Format {
    const ALL: [Format; 5] =
        [Format::Json, Format::Svg, Format::Csv, Format::Certificate, Format::Markdown];

    /// Its name in addresses and the ending of its files.
    const fn name(self) -> &'static str {
        match self {
            Format::Json => "json",
            Format::Svg => "svg",
            Format::Csv => "csv",
            Format::Certificate => "cert",
            Format::Markdown => "md",
        }
    }

    const fn kind(self) -> &'static str {
        match self {
            Format::Json => "application/json",
            Format::Svg => "image/svg+xml",
            Format::Csv => "text/csv; charset=utf-8",
            Format::Certificate => "text/plain; charset=utf-8",
            Format::Markdown => "text/markdown; charset=utf-8",
        }
    }

    /// As an address says it.
    pub(crate) fn read(name: &str) -> Result<Format, Problem> {
        let found = Format::ALL.into_iter().find(|format| format.name() == name);
        found.ok_or_else(|| {
            let names = Format::ALL.map(Format::name).join("|");
            Problem::Unreadable(format!("format={names}"))
        })
    }

    /// The file; all but objects for programs are there to be kept.
    fn response(self, spec: &str, text: String) -> Response {
        let kind = HeaderValue::from_static(self.kind());
        let mut response = ([(header::CONTENT_TYPE, kind)], text).into_response();
        let name = file_name(spec, self.name());
        let kept = HeaderValue::from_str(&format!("attachment; filename=\"{name}\""));
        if let (true, Ok(kept)) = (self != Format::Json, kept) {
            response.headers_mut().insert(header::CONTENT_DISPOSITION, kept);
        }
        response
    }
}

/// An object as the command line prints it.
pub(crate) fn object(value: &impl Serialize) -> Result<String, Problem> {
    serde_json::to_string_pretty(value).map(|text| text + "\n").map_err(|_| Problem::Internal)
}

/// A solved position.
pub(crate) fn position(
    format: Format,
    session: &dyn Session,
    solved: &Solved,
    language: Language,
) -> Result<Response, Problem> {
    let solving = solved.solving(session);
    let text = match format {
        Format::Json => object(&json::Solve::from(&solving))?,
        Format::Markdown => markdown(&solve(&solving), language),
        Format::Csv => moves(&solving, language)?,
        Format::Certificate => {
            let certificate = solved.certificate.as_ref().ok_or(Problem::NotFound)?;
            certificate.text.clone()
        }
        Format::Svg => return Err(Problem::NotFound),
    };
    Ok(format.response(&session.spec(), text))
}

/// The moves as a table.
fn moves(solving: &Solving<'_>, language: Language) -> Result<String, Problem> {
    table(&solve(solving), language)
}

fn table(page: &Page, language: Language) -> Result<String, Problem> {
    let mut blocks = page.blocks.iter();
    let table = blocks.find_map(|block| match block {
        Block::Table(table) => Some(csv(table, language)),
        _ => None,
    });
    table.ok_or(Problem::NotFound)
}

/// What the engine said.
pub(crate) fn attempt(format: Format, text: String, spec: &str) -> Result<Response, Problem> {
    match format {
        Format::Json => Ok(format.response(spec, text)),
        _ => Err(Problem::NotFound),
    }
}

/// A family.
pub(crate) fn family(
    format: Format,
    found: &Found,
    language: Language,
) -> Result<Response, Problem> {
    let run = found.run();
    let text = match format {
        Format::Json => object(&gametree_lab::json::Sweep::from(&run))?,
        Format::Markdown => markdown(&sweep(&run, true, None, Signs::Unicode), language),
        Format::Csv => csv(&sweep_table(run.sweep, true), language),
        Format::Svg => {
            heat_svg(&heat_map(&run, Signs::Unicode, &Plain(language)), language).stand_alone()
        }
        Format::Certificate => return Err(Problem::NotFound),
    };
    Ok(format.response(run.spec, text))
}
