//! A table, row by row: what was published, what came of it, the verdict and why.

use gametree_lab::report::{
    compared_figures, corrected_name, figure_said, figures_said, is_detail, row_source,
    setting_name, sources, start_rule,
};
use gametree_lab::reports::rerun::Figure;
use gametree_lab::reports::{
    Origin, Published, PublishedRow, Report, Rerun, RerunRow, Spot, published_rows,
};
use gametree_language::{Argument, Message, message};
use maud::{Markup, html};

use super::entries::verdict;
use super::reruns::State;
use crate::shell::Lens;
use crate::{Place, Visitor};

/// What was published stands there before anything is rerun.
pub(super) fn card(
    visitor: &Visitor,
    report: Report,
    rerun: Option<&Rerun>,
    state: &State,
) -> Markup {
    let say = |message: &Message| visitor.say(message);
    let published = Published::of(report);
    let rows = published_rows(&published);
    let columns = Columns::of(visitor, &rows);
    let again = |row: &PublishedRow| rerun?.rows.iter().find(|again| again.row == row.row);
    let source = |row: &PublishedRow| row_source(rerun?, again(row)?);
    let not_yet = match state {
        State::Running(..) => message!("web-reports-running"),
        _ => message!("web-reports-not-yet"),
    };
    let title = say(&message!("web-reports-rows"));
    let legend = Message::new(format!("reproduce-{}-legend", report));
    html! {
        section.card.report-rows {
            header.card-head { h2 #rows { (title) } }
            div.rows-scroll role="region" aria-labelledby="rows" tabindex="0" {
                table role="table" {
                    thead role="rowgroup" { tr role="row" { @for label in &columns.0 { (head(label)) } } }
                    tbody role="rowgroup" {
                        @for row in &rows { (columns.row(visitor, row, again(row), source(row), &not_yet)) }
                    }
                }
            }
            @if let Some(chosen) = rerun.and_then(start_rule) {
                p.answer { (say(&chosen)) }
            }
            p.small.soft { (say(&legend)) }
            @if let Some(sources) = sources(&Origin::of(&published)) { p.small.soft { (say(&sources)) } }
            p.small.soft { (say(&message!("reproduce-verdicts"))) }
        }
    }
}

/// What stands above each column.
struct Columns(Vec<Label>);

struct Label {
    words: String,
    is_number: bool,
}

fn head(Label { words, is_number }: &Label) -> Markup {
    html! { th.end[*is_number] role="columnheader" scope="col" { (words) } }
}

impl Columns {
    fn of(visitor: &Visitor, rows: &[PublishedRow]) -> Columns {
        let label = |message: Message, is_number| Label { words: visitor.say(&message), is_number };
        let mut all = vec![label(message!("reproduce-column-row"), true)];
        let first = rows.first();
        for (name, figure) in first.into_iter().flat_map(shown_settings) {
            all.push(label(setting_name(name), is_number(figure)));
        }
        all.push(label(message!("reproduce-column-published"), false));
        if first.is_some_and(|row| row.interval().is_some()) {
            all.push(label(message!("column-interval"), false));
        }
        all.push(label(message!("reproduce-column-rerun"), false));
        all.extend(first.map(|row| label(corrected_name(row.report), false)));
        all.push(label(message!("reproduce-column-verdict"), false));
        Columns(all)
    }

    /// A row with as many cells; a small screen shows it as a card, where each cell has its name.
    fn row(
        &self,
        visitor: &Visitor,
        row: &PublishedRow,
        again: Option<&RerunRow>,
        source: Option<Message>,
        not_yet: &Message,
    ) -> Markup {
        let said = |argument: Argument| html! { bdi { (visitor.language.write(&argument)) } };
        let figures = |figures: Option<Argument>| figures.map_or_else(|| html! { "–" }, said);
        let mut cells: Vec<Markup> =
            shown_settings(row).map(|(_, figure)| said(figure_said(figure))).collect();
        cells.push(figures(figures_said(&row.published)));
        if let Some(interval) = row.interval() {
            cells.push(
                html! { bdi.interval { (visitor.say(&between([interval.low, interval.high]))) } },
            );
        }
        match again {
            Some(again) => {
                let compared = compared_figures(again);
                cells.push(match compared == row.published {
                    true => html! { (visitor.say(&message!("reproduce-same"))) },
                    false => figures(figures_said(&compared)),
                });
                cells.push(html! { span.corrected { (figures(figures_said(&again.corrected))) } });
                cells.push(html! {
                    (verdict(visitor, again.verdict))
                    p.why { (visitor.say(&again.reason)) }
                    @if let Some(source) = source { p.why { (visitor.say(&source)) } }
                });
            }
            None => {
                cells.extend([html! { "…" }, html! { "…" }]);
                cells.push(html! { span.soft { (visitor.say(not_yet)) } });
            }
        }
        let anchor = format!("row-{}", row.row);
        let mut labels = self.0.iter();
        let number = labels.next();
        html! {
            tr id=(anchor) role="row" class=(again.map_or("pending", |again| again.verdict.name())) {
                th.end role="rowheader" scope="row" data-label=[number.map(|label| &label.words)] {
                    a href=(opened(row, again)) {
                        (visitor.language.number(row.row as i64))
                        span.unseen { ": " (visitor.say(&message!("web-reports-row-open"))) }
                    }
                }
                @for (label, cell) in labels.zip(cells) {
                    td.end[label.is_number] role="cell" data-label=(label.words) { (cell) }
                }
            }
        }
    }
}

/// The game or the position of a row, on the page where it can be played on.
fn opened(row: &PublishedRow, again: Option<&RerunRow>) -> String {
    let Spot { spec, position, moves } = again.map_or_else(|| row.spot(), RerunRow::spot);
    Place { spec, position, moves }.address(Lens::Play.name())
}

/// What was tried in a row, but for what only those want who play the games again.
fn shown_settings(row: &PublishedRow) -> impl Iterator<Item = &(&'static str, Figure)> {
    row.setting.iter().filter(|(name, _)| !is_detail(name))
}

fn is_number(figure: &Figure) -> bool {
    matches!(figure, Figure::Number(_) | Figure::Share(_))
}

fn between(ends: [f64; 2]) -> Message {
    let [low, high] = ends.map(|share| Argument::decimal(100.0 * share, 0));
    message!("web-reports-between", low = low, high = high)
}
