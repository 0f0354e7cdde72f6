//! What an experiment leaves in its folder beside rows and plan: the report in three forms, tables and plots.

mod reproduced;
mod table;

use std::path::{Path, PathBuf};

use gametree_files::{FileError, write_whole};
use gametree_language::{Language, Message, message, without_marks};
use gametree_picture::{chart_svg, style_sheet, tokens};
use gametree_present::{PLOTS, csv, html, latex, markdown};

use crate::columns::Columns;
use crate::experiment::{ExperimentError, RowsReader};
use crate::export::write_rows_as_csv;
use crate::report::{ExperimentRun, comparisons, document, plots, report_title};

pub use reproduced::{
    reproduced_html, reproduced_markdown, reproduced_picture, write_index, write_reproduced,
};

const STYLE: &str = include_str!("paper/report.css");

/// Turns a plot into a file for programs that know no SVG, or says why it cannot.
pub type Print<'a> = &'a dyn Fn(&str) -> Result<Vec<u8>, Message>;

/// What was written for a course report.
#[derive(Debug, Default)]
pub struct Papers {
    /// The files.
    pub files: Vec<PathBuf>,
    /// Why some plots are there as SVG only, if any are.
    pub note: Option<Message>,
}

/// Writes everything for a course report, each file whole or not at all. `print` makes PDF of SVG, where the
/// machine can; `columns` are those of its table.
pub fn write_papers(
    run: &ExperimentRun<'_>,
    folder: &Path,
    rows: &Path,
    columns: &Columns,
    command: &str,
    language: Language,
    print: Print<'_>,
) -> Result<Papers, ExperimentError> {
    let (mut written, mut note) = (Vec::new(), None);
    let mut write = |name: &str, bytes: &[u8]| -> Result<(), ExperimentError> {
        written.push(write_bytes(folder, name, bytes)?);
        Ok(())
    };
    let page = document(run, command);
    let title = language.say(&report_title(run));
    let headline = format!("# {}\n\n", title);
    write("report.md", (headline + &markdown(&page, language)).as_bytes())?;
    write("report.html", in_one_file(&title, &html(&page, language), language).as_bytes())?;
    // CSV is for programs: the same in every language.
    write("table.csv", csv(&run.table, Language::English).as_bytes())?;
    write("table.tex", latex(&table::results(run, columns), language).as_bytes())?;
    if let Some(comparisons) = comparisons(run) {
        write("comparisons.csv", csv(&comparisons, Language::English).as_bytes())?;
    }
    if let Some(compared) = table::compared(run) {
        write("comparisons.tex", latex(&compared, language).as_bytes())?;
    }
    make_folder(&folder.join(PLOTS))?;
    let mut figures = String::from("% Made by gametree. Needs the package graphicx.\n");
    for (name, plot) in plots(run) {
        let chart = plot.chart(language);
        let svg = chart_svg(&chart, language);
        write(&format!("{PLOTS}/{name}.svg"), svg.stand_alone().as_bytes())?;
        let pdf = print(&svg.by_sides());
        if let Ok(pdf) = &pdf {
            write(&format!("{PLOTS}/{name}.pdf"), pdf)?;
            let caption = gametree_present::latex_text(&chart.title, language);
            figures += &format!(
                "\\begin{{figure}}\n\\centering\n\\includegraphics[width=\\linewidth]{{{PLOTS}/{name}.pdf}}\n\
                 \\caption{{{caption}}}\n\\label{{fig:{name}}}\n\\end{{figure}}\n"
            );
        }
        note = note.or(pdf.err().map(|why| message!("experiment-without-pdf", reason = why)));
    }
    if let Some(note) = &note {
        // TeX reads the reason where it would look for the plots.
        figures += &format!("% {}\n", without_marks(&Language::English.say(note)));
    }
    write("plots.tex", figures.as_bytes())?;
    let path = folder.join("rows.csv");
    write_whole(&path, |writer| write_rows_as_csv(&mut RowsReader::open(rows)?, &path, writer))?;
    written.push(path);
    #[cfg(feature = "parquet")]
    {
        let path = folder.join("rows.parquet");
        crate::export::write_rows_as_parquet(&mut RowsReader::open(rows)?, &path)?;
        written.push(path);
    }
    Ok(Papers { files: written, note })
}

/// Writes a file of a folder, whole or not at all.
fn write_bytes(folder: &Path, name: &str, bytes: &[u8]) -> Result<PathBuf, FileError> {
    let path = folder.join(name);
    let failed = |error| FileError::new(&path, error);
    write_whole(&path, |writer| writer.write_all(bytes).map_err(failed))?;
    Ok(path)
}

fn make_folder(folder: &Path) -> Result<(), FileError> {
    std::fs::create_dir_all(folder).map_err(|error| FileError::new(folder, error))
}

/// A page that needs nothing but itself: no network, no script.
fn in_one_file(title: &str, body: &str, language: Language) -> String {
    let direction = if language.is_right_to_left() { "rtl" } else { "ltr" };
    let escape = |text: &str| text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;");
    let title = escape(title);
    let skip = escape(&language.say(&message!("report-skip")));
    format!(
        "<!DOCTYPE html>\n<html lang=\"{}\" dir=\"{direction}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'\">\n\
         <meta name=\"color-scheme\" content=\"light dark\">\n<title>{title}</title>\n<style>\n{}{}{STYLE}</style>\n</head>\n\
         <body>\n<a class=\"skip\" href=\"#report\">{skip}</a>\n<main id=\"report\">\n<h1>{title}</h1>\n{body}</main>\n</body>\n</html>\n",
        language.code(),
        colours(),
        style_sheet(),
    )
}

/// The colours of pages as variables, by day and by night; paper is light.
fn colours() -> String {
    let written = |mode: usize| -> String {
        tokens().iter().map(|(name, by)| format!(" --{name}: {};", by[mode])).collect()
    };
    let (day, night) = (written(0), written(1));
    format!(
        ":root {{{day} }}\n@media screen and (prefers-color-scheme: dark) {{ :root {{{night} }} }}\n"
    )
}
