//! What is found out about a position, opinions and certainties kept apart.

use gametree_rules::{Certain, Expertise, Score};

use crate::Bound;

/// What a search of a position says: an opinion, and what is certain.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Found {
    /// What the position seems to be worth to the mover, or a bound on that.
    pub(super) score: Score,
    /// No estimate is behind these: it is worth no less and no more.
    pub(super) certain: Certain,
}

impl Found {
    /// The same, seen by the player whose move led here.
    #[inline]
    pub(super) fn before_a_move(self) -> Found {
        Found {
            score: self.score.before_a_move(),
            certain: Certain {
                at_least: self.certain.at_most.before_a_move(),
                at_most: self.certain.at_least.before_a_move(),
            },
        }
    }
}

/// What is certain about a position without looking ahead.
#[inline]
pub(super) fn certain<G: Expertise>(game: &G, study: &G::Study) -> Certain {
    let certain = game.certain(study);
    let settled = certain.at_least >= certain.at_most;
    if settled || game.score(game.position(study)).is_some() {
        return certain;
    }
    // Whoever wins an unfinished game needs a move for it. So what lies further away than a win that
    // is known can hold no quicker one, and the proof that there is none needs nothing but this.
    let (lost, won) = (-Score::win_in(1), Score::win_in(1));
    Certain { at_least: certain.at_least.max(lost), at_most: certain.at_most.min(won) }
}

/// What two sources say together.
#[inline]
pub(super) fn both(a: Certain, b: Certain) -> Certain {
    Certain { at_least: a.at_least.max(b.at_least), at_most: a.at_most.min(b.at_most) }
}

/// What is certain may be all that the window asks for.
#[inline]
pub(super) fn settled(certain: Certain, alpha: Score, beta: Score) -> Option<Found> {
    let Certain { at_least, at_most } = certain;
    if at_least >= beta || at_least >= at_most {
        Some(Found { score: at_least, certain })
    } else if at_most <= alpha {
        Some(Found { score: at_most, certain })
    } else {
        None
    }
}

/// What a search with this window knows when it finds this score.
pub(super) fn bound_within(score: Score, alpha: Score, beta: Score) -> Bound {
    if score >= beta {
        Bound::Lower
    } else if score <= alpha {
        Bound::Upper
    } else {
        Bound::Exact
    }
}
