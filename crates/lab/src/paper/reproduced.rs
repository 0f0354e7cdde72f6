use std::path::Path;

use gametree_files::FileError;
use gametree_language::Language;
use gametree_picture::chart_svg;
use gametree_present::{PLOTS, csv, html, latex, markdown};

use super::{in_one_file, make_folder, write_bytes};
use crate::report::{
    Ways, fault_picture, reproduced, reproduced_plot, reproduced_table, reproduced_title,
};
use crate::reports::Explained;

/// Writes the page of a report in a language, with its table, its plot and the pictures of its faults: each file whole or
/// not at all.
pub fn write_reproduced(
    explained: &Explained,
    ways: &Ways,
    folder: &Path,
    language: Language,
) -> Result<(), FileError> {
    let report = explained.rerun.report;
    make_folder(&folder.join(PLOTS))?;
    let write = |name: &str, text: String| write_bytes(folder, name, text.as_bytes());
    let page = reproduced(explained, ways);
    let title = language.say(&reproduced_title(report));
    write("report.md", format!("# {title}\n\n{}", markdown(&page, language)))?;
    write("report.html", in_one_file(&title, &html(&page, language), language))?;
    let table = reproduced_table(&explained.rerun);
    write("table.csv", csv(&table, language))?;
    write("table.tex", latex(&table, language))?;
    let plot = reproduced_plot(&explained.rerun).chart(language);
    write(&format!("{PLOTS}/{report}.svg"), chart_svg(&plot, language).stand_alone())?;
    for case in &explained.cases {
        if let Some(picture) = fault_picture(case, language) {
            write(&format!("{}.svg", case.fault.name), picture.stand_alone())?;
        }
    }
    Ok(())
}
