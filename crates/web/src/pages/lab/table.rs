use gametree_lab::experiment::Kind;
use gametree_lab::report::{ExperimentRun, results};
use gametree_language::{Language, message};
use gametree_present::page::Block;
use gametree_present::{Page, html as rendered};
use maud::{Markup, PreEscaped, html};

use crate::lab::Look;

/// The table that lab makes; rows that are not finished are marked.
pub(super) fn card(language: Language, look: &Look, shown: &ExperimentRun<'_>) -> Markup {
    let is_compared = look.experiment.plan().kind == Kind::Compare;
    let unfinished = |contest: usize| {
        let [played, all] = look.played(contest);
        played < all
    };
    let unfinished: &dyn Fn(usize) -> bool = match is_compared && look.stage.goes_on() {
        true => &unfinished,
        false => &|_| false,
    };
    html! {
        section.card.lab-table {
            @for block in results(shown) {
                @if let Block::Table(_) = &block {
                    div.table-scroll tabindex="0" role="region" aria-label=(language.say(&message!("report-table"))) {
                        (PreEscaped(marked(&rendered(&Page::new([block]), language), unfinished)))
                    }
                }
            }
        }
    }
}

/// The rows of a table that are so have a class that says so.
fn marked(table: &str, is_marked: &dyn Fn(usize) -> bool) -> String {
    let Some((head, body)) = table.split_once("<tbody>") else { return table.to_owned() };
    let mut rows = body.split("<tr>");
    let mut text = format!("{head}<tbody>{}", rows.next().unwrap_or_default());
    for (index, row) in rows.enumerate() {
        text += if is_marked(index) { "<tr class=\"unfinished\">" } else { "<tr>" };
        text += row;
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_are_marked_by_number() {
        let table = "<table><thead><tr><th>a</th></tr></thead><tbody>\n<tr>1</tr>\n<tr>2</tr>\n</tbody></table>";
        let expected = table.replacen("<tr>2", "<tr class=\"unfinished\">2", 1);
        assert_eq!(marked(table, &|row| row == 1), expected);
        assert_eq!(marked(table, &|_| false), table);
    }
}
