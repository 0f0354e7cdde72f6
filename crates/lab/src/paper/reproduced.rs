use std::path::Path;

use gametree_files::FileError;
use gametree_language::{Language, message, without_marks};
use gametree_picture::chart_svg;
use gametree_present::{PLOTS, csv, html, latex, markdown};

use super::{in_one_file, make_folder, write_bytes};
use crate::report::{
    Ways, claims_table, fault_picture, reproduced, reproduced_csv, reproduced_paper_table,
    reproduced_plot, reproduced_title,
};
use crate::reports::{Explained, Report, Rerun};

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
    write("report.md", reproduced_markdown(explained, ways, language))?;
    let page = reproduced(explained, ways, true);
    let title = language.say(&reproduced_title(report));
    let body = format!("{}{}", ways_out(language), html(&page, language));
    write("report.html", in_one_file(&title, &body, language))?;
    write("table.csv", reproduced_csv(&explained.rerun))?;
    write("claims.csv", csv(&claims_table(&explained.rerun), language))?;
    write("claims.tex", latex(&claims_table(&explained.rerun), language))?;
    write("table.tex", latex(&reproduced_paper_table(&explained.rerun), language))?;
    write(&format!("{PLOTS}/{report}.svg"), reproduced_picture(&explained.rerun, language))?;
    for case in &explained.cases {
        if let Some(picture) = fault_picture(case, language) {
            write(&format!("{}.svg", case.fault.name), picture.stand_alone())?;
        }
    }
    Ok(())
}

/// The page of a report as Markdown.
pub fn reproduced_markdown(explained: &Explained, ways: &Ways, language: Language) -> String {
    let title = language.say(&reproduced_title(explained.rerun.report));
    format!("# {title}\n\n{}", markdown(&reproduced(explained, ways, true), language))
}

/// The plot of a report as a file.
pub fn reproduced_picture(rerun: &Rerun, language: Language) -> String {
    chart_svg(&reproduced_plot(rerun).chart(language), language).stand_alone()
}

/// The pages of one report or several in one file that needs nothing but itself.
pub fn reproduced_html(reports: &[Explained], ways: &Ways, language: Language) -> String {
    let page = |explained: &Explained| html(&reproduced(explained, ways, true), language);
    if let [explained] = reports {
        let title = language.say(&reproduced_title(explained.rerun.report));
        return in_one_file(&title, &page(explained), language);
    }
    let (mut contents, mut body) = (String::new(), String::new());
    for explained in reports {
        let report = explained.rerun.report;
        let title = say(language, &reproduced_title(report));
        contents += &format!("<li><a href=\"#report-{report}\">{title}</a></li>\n");
        body += &format!("<h1 id=\"report-{report}\">{title}</h1>\n{}", page(explained));
    }
    let title = language.say(&message!("reproduce-index"));
    in_one_file(&title, &format!("<nav><ul>\n{contents}</ul></nav>\n{body}"), language)
}

/// From a report's page to all pages, and to the same page in other languages.
fn ways_out(language: Language) -> String {
    let index = say(language, &message!("reproduce-index"));
    let mut links = format!("<a href=\"../../index.html\">{index}</a>");
    for other in Language::ALL.into_iter().filter(|other| *other != language) {
        let (code, name) = (other.code(), other.own_name());
        links += &format!(
            "{}<a href=\"../{code}/report.html\" lang=\"{code}\" hreflang=\"{code}\"><bdi>{name}</bdi></a>",
            language.separator()
        );
    }
    format!("<nav><p>{links}</p></nav>\n")
}

/// Writes the page that leads to those of these reports in all languages.
pub fn write_index(reports: &[Report], folder: &Path, language: Language) -> Result<(), FileError> {
    let mut body = String::new();
    for report in reports {
        let title = say(language, &reproduced_title(*report));
        body += &format!("<h2>{title}</h2>\n<p>");
        let links: Vec<String> = Language::ALL
            .into_iter()
            .map(|other| {
                let (code, name) = (other.code(), other.own_name());
                format!(
                    "<a href=\"{report}/{code}/report.html\" lang=\"{code}\" hreflang=\"{code}\"><bdi>{name}</bdi></a>"
                )
            })
            .collect();
        body += &format!("{}</p>\n", links.join(language.separator()));
    }
    let title = language.say(&message!("reproduce-index"));
    write_bytes(folder, "index.html", in_one_file(&title, &body, language).as_bytes())?;
    Ok(())
}

/// Words of ours, which have nothing in them that HTML would take for its own.
fn say(language: Language, message: &gametree_language::Message) -> String {
    without_marks(&language.say(message)).into_owned()
}
