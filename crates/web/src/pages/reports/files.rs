//! What leaves the pages: what the terminal writes of a report or a fault.

use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Response};
use gametree_lab::json::{Reproduce, ReproducedFault};
use gametree_lab::paper::{reproduced_html, reproduced_markdown, reproduced_picture};
use gametree_lab::report::{claims_table, fault_picture, reproduced_csv, reproduced_paper_table};
use gametree_lab::reports::{Case, Explained};
use gametree_language::Language;
use gametree_present::{csv, latex};
use gametree_print::{pdf, png};
use serde::Serialize;

use super::shelf::Table;
use crate::Problem;
use crate::command::REPRODUCING;

/// What somebody wants instead of a page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Format {
    Html,
    Markdown,
    Csv,
    Latex,
    ClaimsCsv,
    ClaimsLatex,
    Svg,
    Png,
    Pdf,
    Json,
}

impl Format {
    const ALL: [Format; 10] = [
        Format::Html,
        Format::Markdown,
        Format::Csv,
        Format::Latex,
        Format::ClaimsCsv,
        Format::ClaimsLatex,
        Format::Svg,
        Format::Png,
        Format::Pdf,
        Format::Json,
    ];

    /// Those of a report.
    pub(crate) const OF_REPORT: [Format; 8] = [
        Format::Html,
        Format::Markdown,
        Format::Csv,
        Format::Latex,
        Format::ClaimsCsv,
        Format::ClaimsLatex,
        Format::Svg,
        Format::Json,
    ];

    /// Those of a fault.
    pub(crate) const OF_FAULT: [Format; 4] = [Format::Svg, Format::Png, Format::Pdf, Format::Json];

    /// Its name in addresses and the ending of its files.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Format::Html => "html",
            Format::Markdown => "md",
            Format::Csv => "csv",
            Format::Latex => "tex",
            Format::ClaimsCsv => "claims.csv",
            Format::ClaimsLatex => "claims.tex",
            Format::Svg => "svg",
            Format::Png => "png",
            Format::Pdf => "pdf",
            Format::Json => "json",
        }
    }

    /// What people call it.
    pub(crate) const fn label(self) -> &'static str {
        match self {
            Format::Html => "HTML",
            Format::Markdown => "Markdown",
            Format::Csv => "CSV",
            Format::Latex => "LaTeX",
            Format::ClaimsCsv => "claims.csv",
            Format::ClaimsLatex => "claims.tex",
            Format::Svg => "SVG",
            Format::Png => "PNG",
            Format::Pdf => "PDF",
            Format::Json => "JSON",
        }
    }

    const fn kind(self) -> &'static str {
        match self {
            Format::Html => "text/html; charset=utf-8",
            Format::Markdown => "text/markdown; charset=utf-8",
            Format::Csv | Format::ClaimsCsv => "text/csv; charset=utf-8",
            Format::Latex | Format::ClaimsLatex => "application/x-tex; charset=utf-8",
            Format::Svg => "image/svg+xml",
            Format::Png => "image/png",
            Format::Pdf => "application/pdf",
            Format::Json => "application/json",
        }
    }

    /// Whether it holds everything about a report, faults and answers too.
    pub(crate) const fn is_whole(self) -> bool {
        matches!(self, Format::Html | Format::Markdown)
    }

    pub(crate) fn read(name: &str) -> Result<Format, Problem> {
        let found = Format::ALL.into_iter().find(|format| format.name() == name);
        found.ok_or_else(|| {
            let names = Format::ALL.map(Format::name).join("|");
            Problem::Unreadable(format!("format={names}"))
        })
    }

    /// The file; all but objects for programs are there to be kept.
    fn response(self, name: &str, bytes: impl Into<Vec<u8>>) -> Response {
        let kind = HeaderValue::from_static(self.kind());
        let mut response = ([(header::CONTENT_TYPE, kind)], bytes.into()).into_response();
        let kept = format!("attachment; filename=\"{name}.{}\"", self.name());
        if let (true, Ok(kept)) = (self != Format::Json, HeaderValue::from_str(&kept)) {
            response.headers_mut().insert(header::CONTENT_DISPOSITION, kept);
        }
        response
    }
}

fn object(value: &impl Serialize) -> Result<String, Problem> {
    serde_json::to_string_pretty(value).map(|text| text + "\n").map_err(|_| Problem::Internal)
}

/// A table; an object says all that is known of the report.
pub(crate) fn table(
    format: Format,
    table: &Table,
    explained: Option<Explained>,
    language: Language,
) -> Result<Response, Problem> {
    let rerun = &*table.rerun;
    let text = match format {
        Format::Csv => reproduced_csv(rerun),
        Format::Latex => latex(&reproduced_paper_table(rerun), language),
        Format::ClaimsCsv => csv(&claims_table(rerun), language),
        Format::ClaimsLatex => latex(&claims_table(rerun), language),
        Format::Svg => reproduced_picture(rerun, language),
        Format::Json => match explained {
            None => object(&Reproduce::of_tables(&[rerun], table.elapsed, language))?,
            Some(explained) => {
                object(&Reproduce::of_explained(&[explained], table.elapsed, language))?
            }
        },
        Format::Html | Format::Markdown | Format::Png | Format::Pdf => {
            return Err(Problem::NotFound);
        }
    };
    Ok(format.response(&format!("report-{}", rerun.report), text))
}

/// A report with everything.
pub(crate) fn whole(
    format: Format,
    explained: Explained,
    language: Language,
) -> Result<Response, Problem> {
    let name = format!("report-{}", explained.rerun.report);
    let text = match format {
        Format::Markdown => reproduced_markdown(&explained, &REPRODUCING, language),
        _ => reproduced_html(&[explained], &REPRODUCING, language),
    };
    Ok(format.response(&name, text))
}

/// All reports with everything.
pub(crate) fn all(
    format: Format,
    reports: &[Explained],
    language: Language,
) -> Result<Response, Problem> {
    match format {
        Format::Html => {
            Ok(format.response("reports", reproduced_html(reports, &REPRODUCING, language)))
        }
        _ => Err(Problem::NotFound),
    }
}

/// A fault: both trees as a picture, or the whole case as an object.
pub(crate) fn fault(format: Format, case: &Case, language: Language) -> Result<Response, Problem> {
    let name = case.fault.id();
    if format == Format::Json {
        let object = object(&ReproducedFault::new(case, true, language))?;
        return Ok(format.response(&name, object));
    }
    let picture = fault_picture(case, language).ok_or(Problem::NotFound)?;
    let too_large = |error| Problem::not_printed(&error);
    let bytes = match format {
        Format::Svg => picture.stand_alone().into_bytes(),
        Format::Png => png(&picture.by_sides()).map_err(too_large)?,
        Format::Pdf => pdf(&picture.by_sides(), None).map_err(too_large)?,
        _ => return Err(Problem::NotFound),
    };
    Ok(format.response(&name, bytes))
}
