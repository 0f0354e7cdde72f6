//! What several games say about themselves.

use gametree_rules::{Notation, Outcome, Player, Remark};

/// A position as it is written: the one after the first move, if there is one.
pub(crate) fn example<G: Notation>(game: &G) -> String {
    let start = game.start();
    let first = game.legal_moves(&start).next();
    let position = first.map_or(start.clone(), |mv| game.after(&start, mv));
    game.position_text(&position)
}

/// Who has more, and so wins; by how much.
pub(crate) fn more(first: i64, second: i64) -> Remark {
    let win = |player, more: i64, less: i64| {
        let more_than = Remark::new("more").with("more", more).with("less", less);
        more_than.with("by", more - less).concluding(Outcome::Win(player))
    };
    match first - second {
        0 => Remark::new("equal").with("total", first).concluding(Outcome::Draw),
        1.. => win(Player::First, first, second),
        _ => win(Player::Second, second, first),
    }
}
