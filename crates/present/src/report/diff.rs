use gametree_language::{Argument, message};
use gametree_picture::TextStyle;

use super::analyze::why_stopped;
use crate::comparison::{Comparison, Difference, SearchedTree};
use crate::page::{Block, Cell, Fact, Page, Remark};
use crate::sentence;

/// How many differences people are shown.
const SHOWN: usize = 12;

/// What two searches have in common, and where they differ first.
pub fn diff(comparison: &Comparison, style: &TextStyle) -> Page {
    let same = |yes| if yes { message!("diff-same") } else { message!("diff-not-same") };
    let [only_a, only_b] = comparison.only;
    let seen = message!("diff-seen", both = comparison.both, only_a = only_a, only_b = only_b);
    let [a, b] = &comparison.sides;
    let facts = vec![
        Fact::named("A", side(a)),
        Fact::named("B", side(b)),
        Fact::new(message!("label-value"), same(comparison.same_value).into()),
        Fact::new(message!("label-best-move"), same(comparison.same_choice).into()),
        Fact::new(message!("label-nodes"), seen.into()),
    ];
    let mut page = Page::new([Block::Facts(facts)]);
    let differences = &comparison.differences;
    if !differences.is_empty() {
        let shown = differences.iter().take(SHOWN);
        let mut remarks: Vec<Remark> =
            shown.map(|difference| remark(comparison, difference, style)).collect();
        if let more @ 1.. = differences.len().saturating_sub(SHOWN) {
            remarks.push(Remark { text: message!("diff-more", count = more), reason: None });
        }
        page.push(Block::Remarks(remarks));
    }
    page
}

fn side(side: &SearchedTree) -> Cell {
    let found = Cell::from(message!(
        "diff-side",
        search = sentence::search(&side.search),
        mv = side.answer.best_move.clone().unwrap_or_default(),
        value = side.answer.value.map_or(Argument::Text(String::new()), sentence::amount),
        visited = side.answer.counts.visited,
        cutoffs = side.answer.counts.cutoffs
    ));
    match side.answer.stopped {
        Some(stopped) => found.remarked(why_stopped(stopped)),
        None => found,
    }
}

fn remark(comparison: &Comparison, difference: &Difference, style: &TextStyle) -> Remark {
    let text = message!(
        "diff-only",
        who = ["A", "B"][difference.side],
        path = comparison.path(difference).join(" "),
        value = comparison.found_text(difference, style),
        count = difference.positions
    );
    Remark { text, reason: comparison.why(difference, style) }
}
