//! The engine against plain minimax to the end, and its limits.

use gametree_rules::{Completeness, Exact, Expertise, Notation, Plies, Proven, Score};
use gametree_search::{EngineOptions, Findings, Goal, Limits, Task, Verdict, engine};

use crate::exact::{Check, Ends};

/// Every value called proven is exact, whatever the options; and without limits everything small
/// enough is proven.
struct Exactly {
    searches: Vec<(EngineOptions, Limits)>,
    proven: usize,
    asked: usize,
}

impl Exactly {
    fn new(searches: impl IntoIterator<Item = (EngineOptions, Limits)>) -> Self {
        Exactly { searches: searches.into_iter().collect(), proven: 0, asked: 0 }
    }
}

fn agrees(proven: Proven, end: Exact) -> bool {
    let plies = match proven.plies {
        Plies::Exactly(plies) => plies == end.plies,
        Plies::AtMost(plies) => plies >= end.plies,
        Plies::Unknown => true,
    };
    proven.margin == end.margin && plies
}

impl Check for Exactly {
    fn check<G>(&mut self, game: &G, position: &G::Position, ends: &mut Ends<'_, G>)
    where
        G: Expertise<Position: Sync, Move: Send + Sync, Study: Sync, Key: Sync> + Notation + Sync,
    {
        let (end, moves) = (ends.of(position), ends.moves(position));
        for &(options, limits) in &self.searches {
            let found = engine(&Task::new(game, position).limits(limits), &options);
            self.asked += 1;
            self.proven += usize::from(found.end().is_some());
            agree(game, position, &found, end, &moves);
            // With hardly a table, finding the line again may take longer than it is worth.
            if limits == Limits::NONE && options.table_bytes >= 1 << 20 {
                line_ends(game, position, &found, end);
            }
        }
    }
}

fn agree<G: Notation>(
    game: &G,
    position: &G::Position,
    found: &Findings<G::Move>,
    end: Exact,
    moves: &[(G::Move, Exact)],
) {
    let text = game.position_text(position);
    let end_of = |mv| moves.iter().find(|(other, _)| *other == mv).expect("a legal move").1;
    let proven = found.end();
    if let Some(proven) = proven {
        assert!(agrees(proven, end), "{text}: {proven:?}, really {end:?}");
    }
    for found in &found.moves {
        let (mv, end) = (game.move_text(found.mv), end_of(found.mv));
        let right = match found.verdict {
            Verdict::Proven(proven) => agrees(proven, end),
            Verdict::AtLeast(margin) => end.margin >= margin,
            Verdict::AtMost(margin) => end.margin <= margin,
            Verdict::Estimated(..) => true,
            Verdict::Valued(_) => false, // only textbook searches say so
        };
        assert!(right, "{text} {mv}: {:?}, really {end:?}", found.verdict);
        let value = found.value();
        assert!(value.is_none_or(|value| value == end.margin.into()), "{text} {mv}: {value:?}");
    }
    if let (Some(best), Some(proven)) = (found.best, proven) {
        let kept = end_of(best);
        assert_eq!(kept.margin, end.margin, "{text}");
        if proven.plies.exactly().is_some() {
            assert_eq!(kept, end, "{text}: {}", game.move_text(best));
        }
    }
    assert_eq!(found.line.first(), found.best.as_ref());
    let last = found.line.iter().try_fold(position.clone(), |at, &mv| game.play(&at, mv));
    assert!(last.is_ok(), "{text}: the line is legal");
}

/// The line of an exact proof goes to the end that was proven.
fn line_ends<G: Notation>(game: &G, position: &G::Position, found: &Findings<G::Move>, end: Exact) {
    let plies = found.end().map(|proven| proven.plies);
    if plies.and_then(Plies::exactly).is_none() {
        return;
    }
    let text = game.position_text(position);
    assert_eq!(found.line.len(), end.plies as usize, "{text}");
    let last = found.line.iter().fold(position.clone(), |at, &mv| game.after(&at, mv));
    let outcome = game.outcome(&last).expect("the line goes to the end");
    assert_eq!(game.payoff(&last, outcome), end.margin, "{text}");
}

#[test]
fn everything_is_proven_and_right() {
    // A table of one bucket is as full of collisions as can be.
    let usual = EngineOptions { table_bytes: 1 << 20, ..EngineOptions::default() };
    let options = [
        usual,
        EngineOptions { table_bytes: 0, ..usual },
        EngineOptions { table_bytes: 1 << 12, ..usual },
        EngineOptions { goal: Goal::Winner, ..usual },
        EngineOptions { lines: 3, ..usual },
    ];
    let mut check = Exactly::new(options.map(|options| (options, Limits::NONE)));
    check.everywhere();
    assert_eq!(check.proven, check.asked);
}

#[test]
fn two_threads_prove_the_same() {
    let options = EngineOptions { threads: 2, ..EngineOptions::default() };
    let mut check = Exactly::new([(options, Limits::NONE)]);
    check.everywhere();
    assert_eq!(check.proven, check.asked);
}

#[test]
fn what_a_limited_search_calls_proven_is_right() {
    let nodes = |nodes| Limits { nodes: Some(nodes), ..Limits::NONE };
    let limits = [1, 2, 4, 7].map(Limits::depth).into_iter().chain([1, 20, 500].map(nodes));
    let options = EngineOptions { lines: 3, ..EngineOptions::default() };
    let mut check = Exactly::new(limits.map(|limits| (options, limits)));
    check.everywhere();
    assert!(check.proven > 1000, "a check that checks little");
}

/// What games tell the engine is true: bounds hold, and complete lists have a best move.
struct Told;

impl Check for Told {
    fn check<G>(&mut self, game: &G, position: &G::Position, ends: &mut Ends<'_, G>)
    where
        G: Expertise<Position: Sync, Move: Send + Sync, Study: Sync, Key: Sync> + Notation + Sync,
    {
        let text = game.position_text(position);
        let study = game.study(position);
        let end = ends.of(position);
        let sign = game.to_move(position).sign();
        let score = match game.score(position) {
            Some(_) => Score::new(end.margin * sign, end.plies),
            None => Score::result(end.margin * sign, end.plies),
        };
        let certain = game.certain(&study);
        assert!(certain.at_least <= score && score <= certain.at_most, "{text}: {certain:?}");
        if let Some(law) = game.exact(position) {
            assert_eq!(law, end, "{text}");
        }
        if let Some(most) = game.most_plies(position) {
            assert!(end.plies <= most, "{text}");
            assert!(end.margin != 0 || !game.draws_are_full() || end.plies == most, "{text}");
        }
        if game.outcome(position).is_some() {
            return;
        }
        let moves = ends.moves(position);
        let mut list = Vec::new();
        let completeness = game.candidates(&study, &mut list);
        let mut best = None;
        for candidate in &list {
            let (_, end) = moves.iter().find(|(mv, _)| *mv == candidate.mv).expect("legal");
            best = Exact::best(best.into_iter().chain([*end]), game.to_move(position));
        }
        if completeness == Completeness::Complete {
            assert_eq!(best, Some(end), "{text}: {list:?}");
        }
        // A threat is not the end yet; it is asked for only where nothing is certain.
        list.clear();
        if certain.at_least == certain.at_most {
            return;
        }
        game.threats(&study, &mut list);
        for candidate in &list {
            let next = game.after(position, candidate.mv);
            assert!(game.outcome(&next).is_none(), "{text}: that is no threat but the end");
        }
    }
}

#[test]
fn games_tell_the_truth() {
    Told.everywhere();
}
