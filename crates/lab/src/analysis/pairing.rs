use gametree_catalogue::{Algorithm, Search};
use gametree_search::{Limits, Merge};

use super::Comparison;
use crate::experiment::{Experiment, Kind};

/// What two searches must have in common, whatever they are tried on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Likeness {
    /// The same moves: they value positions alike, and choose alike among equals.
    SameMoves,
    /// Moves of the same value: among equals chance chooses, or another order.
    SameValues,
    /// Nothing.
    None,
}

/// So many players are all compared with each other; of more those that differ in one thing only.
const FEW: usize = 4;

/// So many comparisons are made at the most.
const MOST: usize = 200;

/// Who is compared with whom: those that differ in the algorithm, the heuristic or one step of depth only, and
/// where there is nobody like that, with the first.
pub(super) fn comparisons(experiment: &Experiment) -> Vec<Comparison> {
    if experiment.plan().kind == Kind::Tournament {
        return Vec::new();
    }
    let players = experiment.players().len();
    let searches: Vec<Option<&Search>> =
        (0..players).map(|player| experiment.search(0, player)).collect();
    let mut pairs: Vec<[usize; 2]> = Vec::new();
    let same_moves = |one: usize, other: usize| {
        one == other || likeness(searches[one], searches[other]) == Likeness::SameMoves
    };
    for other in 0..players {
        for one in 0..other {
            if players > FEW && !differ_in_one_thing(&searches, one, other) {
                continue;
            }
            // What is known to come out the same is not tested twice: every test makes the others weaker.
            let known = |&[a, b]: &[usize; 2]| {
                (same_moves(a, one) && same_moves(b, other))
                    || (same_moves(a, other) && same_moves(b, one))
            };
            if same_moves(one, other) || !pairs.iter().any(known) {
                // Alpha-beta is measured against minimax, whoever was named first.
                let turned = never_more(searches[other], searches[one]);
                pairs.push(if turned { [other, one] } else { [one, other] });
            }
        }
    }
    for alone in 1..players {
        if !pairs.iter().any(|pair| pair.contains(&alone)) {
            pairs.push([0, alone]);
        }
    }
    let contests = experiment.contests().len();
    // What must be so comes first.
    pairs.sort_by_key(|&[one, other]| !same_moves(one, other));
    let by_opponent = (0..contests / players).flat_map(|opponent| {
        let pairs = &pairs;
        let searches = &searches;
        pairs.iter().map(move |&[one, other]| {
            let (a, b) = (searches[one], searches[other]);
            let contests = [opponent * players + one, opponent * players + other];
            let met = experiment.contests()[contests[0]].opponent;
            // Against an opponent whom a clock decides, the same moves do not make the same game.
            match experiment.search(0, met).is_some_and(Search::depends_on_the_machine) {
                true => Comparison::new(contests, weaker(likeness(a, b)), false),
                false => Comparison::new(contests, likeness(a, b), never_more(a, b)),
            }
        })
    });
    by_opponent.take(MOST).collect()
}

/// Whether two players differ in the algorithm, the heuristic or one step of depth only.
fn differ_in_one_thing(searches: &[Option<&Search>], one: usize, other: usize) -> bool {
    let (Some(a), Some(b)) = (searches[one], searches[other]) else { return false };
    let same = |change: &dyn Fn(&mut Search)| {
        let (mut a, mut b) = (a.clone(), b.clone());
        change(&mut a);
        change(&mut b);
        a == b
    };
    let algorithm = same(&|search| search.algorithm = Algorithm::Minimax) && both_textbook(a, b);
    let heuristic = same(&|search| search.heuristic.clear());
    let depth = same(&|search| search.limits.depth = None) && {
        // No other of the same kind lies between them.
        let between = |search: &&Search| {
            let depths = [a, b].map(|search| search.limits.plies());
            let (low, high) = (depths[0].min(depths[1]), depths[0].max(depths[1]));
            let plies = search.limits.plies();
            let mut like_a = (*search).clone();
            like_a.limits.depth = a.limits.depth;
            like_a == *a && low < plies && plies < high
        };
        !searches.iter().flatten().any(between)
    };
    algorithm || heuristic || depth
}

fn both_textbook(a: &Search, b: &Search) -> bool {
    a.algorithm.is_textbook() && b.algorithm.is_textbook()
}

fn weaker(likeness: Likeness) -> Likeness {
    match likeness {
        Likeness::SameMoves => Likeness::SameValues,
        likeness => likeness,
    }
}

/// Whether the second makes the same moves as the first and cannot visit more nodes: alpha-beta beside minimax.
fn never_more(a: Option<&Search>, b: Option<&Search>) -> bool {
    let is = |search: Option<&Search>, algorithm| {
        search.is_some_and(|it| it.algorithm == algorithm && it.merge == Merge::No)
    };
    likeness(a, b) == Likeness::SameMoves
        && is(a, Algorithm::Minimax)
        && is(b, Algorithm::AlphaBeta)
}

/// What two searches must have in common. `None` is a guest, who is like nobody.
pub fn likeness(a: Option<&Search>, b: Option<&Search>) -> Likeness {
    let (Some(a), Some(b)) = (a, b) else { return Likeness::None };
    let whole = |search: &Search| {
        let Limits { nodes, time, .. } = search.limits;
        nodes.is_none() && time.is_none()
    };
    let alike = both_textbook(a, b)
        && whole(a)
        && whole(b)
        && a.limits.depth == b.limits.depth
        && a.heuristic == b.heuristic;
    match alike {
        false => Likeness::None,
        true if !a.random_ties && !b.random_ties && a.order == b.order => Likeness::SameMoves,
        true => Likeness::SameValues,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn searches(texts: &[&str]) -> Vec<Search> {
        texts.iter().flat_map(|text| Search::parse_several(text).unwrap()).collect()
    }

    #[test]
    fn those_that_differ_in_one_thing() {
        let all = searches(&[
            "minimax:depth=2..4",
            "alphabeta:depth=2..4",
            "minimax:depth=2,heuristic=report",
        ]);
        let all: Vec<Option<&Search>> = all.iter().map(Some).collect();
        let pairs: Vec<(usize, usize)> = (0..all.len())
            .flat_map(|other| (0..other).map(move |one| (one, other)))
            .filter(|&(one, other)| differ_in_one_thing(&all, one, other))
            .collect();
        assert_eq!(pairs, [(0, 1), (1, 2), (0, 3), (1, 4), (3, 4), (2, 5), (4, 5), (0, 6)]);
    }

    #[test]
    fn equal_by_construction() {
        let like =
            |a: &str, b: &str| likeness(Some(&a.parse().unwrap()), Some(&b.parse().unwrap()));
        assert_eq!(like("minimax:depth=3", "alphabeta:depth=3"), Likeness::SameMoves);
        assert_eq!(like("minimax:depth=3,ties=random", "alphabeta:depth=3"), Likeness::SameValues);
        assert_eq!(like("alphabeta:depth=3,order=best", "alphabeta:depth=3"), Likeness::SameValues);
        assert_eq!(like("minimax:depth=3", "alphabeta:depth=4"), Likeness::None);
        assert_eq!(like("minimax:depth=3,nodes=9", "alphabeta:depth=3"), Likeness::None);
        assert_eq!(like("minimax:depth=3,heuristic=report", "alphabeta:depth=3"), Likeness::None);
        assert_eq!(like("random", "random"), Likeness::None);
        assert_eq!(likeness(None, None), Likeness::None);
    }
}
