use gametree_catalogue::Search;
use gametree_language::message;
use gametree_present::page::{Block, Cell, Fact};
use gametree_present::{report, sentence};
use gametree_rules::Exact;

use crate::Blunder;

/// The board, the move chosen and the one that would have been best, and where they lead.
pub(super) fn blunder(search: &Search, worst: &Blunder) -> [Block; 2] {
    let session = &*worst.session;
    let leads = |mv: &str, end: Exact| {
        let end = sentence::proven(end.into(), session.has_points());
        Cell::text(message!("grade-move", mv = mv, end = end))
    };
    let name = Cell::text(search.label()).strong();
    let mut facts = vec![Fact::new(message!("label-worst"), name)];
    // The game has been named above.
    facts.extend(report::position_facts(session).into_iter().skip(1));
    facts.extend([
        Fact::new(message!("label-chosen"), leads(&worst.mv, worst.after)),
        Fact::new(message!("label-best-move"), leads(&worst.best_move, worst.exact)),
    ]);
    [Block::board(session), Block::Facts(facts)]
}
