use std::cmp::Reverse;

use gametree_rules::{Candidate, Certain, Completeness, Exact, Expertise, Plies, Proven, Score};

/// Which final margins are still possible for the player to move. Both ends are proven.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Margins {
    /// No worse than this.
    pub(crate) at_least: i32,
    /// No better than this.
    pub(crate) at_most: i32,
}

impl Margins {
    /// What the rules alone say: where there are no points to be had, nobody wins by more than one.
    pub(crate) fn of_game<G: Expertise>(game: &G, position: &G::Position) -> Margins {
        let most = if game.score(position).is_some() { Score::MAX_MARGIN } else { 1 };
        Margins { at_least: -most, at_most: most }
    }

    /// What is certain about a position without looking ahead.
    #[inline]
    pub(crate) fn certain<G: Expertise>(self, game: &G, study: &G::Study) -> Margins {
        let Certain { at_least, at_most } = game.certain(study);
        self.and(Margins { at_least: at_least.margin(), at_most: at_most.margin() })
    }

    /// What is left when both hold.
    #[inline]
    #[must_use]
    pub(crate) fn and(self, other: Margins) -> Margins {
        Margins {
            at_least: self.at_least.max(other.at_least),
            at_most: self.at_most.min(other.at_most),
        }
    }

    /// The same margins for the player who moves here.
    #[inline]
    #[must_use]
    pub(crate) fn before_a_move(self) -> Margins {
        Margins { at_least: -self.at_most, at_most: -self.at_least }
    }

    /// The margin, if only one is left.
    #[inline]
    pub(crate) fn exactly(self) -> Option<i32> {
        (self.at_least == self.at_most).then_some(self.at_least)
    }
}

/// Lists moves of an unfinished position, the most promising first, and says whether they are enough to
/// know what it is worth.
pub(crate) fn promising_moves<G: Expertise>(
    game: &G,
    study: &G::Study,
    list: &mut Vec<Candidate<G::Move>>,
) -> Completeness {
    list.clear();
    let completeness = game.candidates(study, list);
    list.sort_by_key(|candidate| Reverse(candidate.rank));
    // A game that knows the end need not list the moves that lead there.
    let certain = game.certain(study);
    if list.is_empty() || certain.at_least.margin() == certain.at_most.margin() {
        add_the_rest(game, study, 0, list);
        return Completeness::Complete;
    }
    completeness
}

/// Adds the legal moves that are not listed from number `first` on.
pub(crate) fn add_the_rest<G: Expertise>(
    game: &G,
    study: &G::Study,
    first: usize,
    list: &mut Vec<Candidate<G::Move>>,
) {
    let listed = list.len();
    for mv in game.legal_moves(game.position(study)) {
        if list[first..listed].iter().all(|candidate| candidate.mv != mv) {
            list.push(Candidate { mv, rank: i32::MIN });
        }
    }
}

/// How a finished position has ended.
pub(crate) fn ended<G: Expertise>(game: &G, position: &G::Position) -> Option<Proven> {
    let outcome = game.outcome(position)?;
    Some(Exact { margin: game.payoff(position, outcome), plies: 0 }.into())
}

/// The proof that an unfinished position ends with this margin **for the mover**, with the length of
/// the game where the game itself can tell it (these searches find margins, not distances), and then
/// with a line of that length.
pub(crate) fn proven<G: Expertise>(
    game: &G,
    position: &G::Position,
    margin: i32,
) -> (Proven, Option<Vec<G::Move>>) {
    let sign = game.to_move(position).sign();
    let told = told(game, position).filter(|(score, _)| score.margin() == margin);
    let (plies, line) = match told {
        Some((score, line)) => (Plies::Exactly(score.plies()), Some(line)),
        None if margin == 0 => (full_draw(game, position), None),
        None => (Plies::Unknown, None),
    };
    (Proven { margin: margin * sign, plies }, line)
}

/// The score of an unfinished position that somebody wins, and the way to the end, if the game tells
/// both without any search.
fn told<G: Expertise>(game: &G, position: &G::Position) -> Option<(Score, Vec<G::Move>)> {
    let mut study = game.study(position);
    let Certain { at_least: told, at_most } = game.certain(&study);
    if told != at_most || !told.is_decided() || told.plies() >= Score::MAX_PLIES {
        return None;
    }
    let (mut score, mut line) = (told, Vec::new());
    while game.outcome(game.position(&study)).is_none() {
        score = score.after_a_move();
        let after = |mv| {
            let mut next = study.clone();
            game.advance(&mut next, mv);
            (mv, next)
        };
        let (mv, next) = game
            .legal_moves(game.position(&study))
            .map(after)
            .find(|(_, next)| game.certain(next) == Certain::exactly(score))?;
        line.push(mv);
        study = next;
    }
    Some((told, line))
}

/// How long a draw takes, where all draws take equally long.
pub(crate) fn full_draw<G: Expertise>(game: &G, position: &G::Position) -> Plies {
    let plies = if game.draws_are_full() { game.most_plies(position) } else { None };
    plies.map_or(Plies::Unknown, Plies::Exactly)
}
