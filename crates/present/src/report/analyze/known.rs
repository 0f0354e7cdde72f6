//! How sure a value is, in words.

use std::cmp::Ordering;

use gametree_catalogue::Session;
use gametree_language::{Message, message};
use gametree_rules::work::BestSoFar;
use gametree_rules::{Amount, Value};
use gametree_search::{Bound, Verdict};

use super::Analysis;
use crate::sentence;

/// Whether the value is proven, and then what it means.
pub(super) fn sureness(analysis: &Analysis<'_>, value: Amount) -> Message {
    let Analysis { session, search, answer, .. } = *analysis;
    if let Some(proven) = answer.end
        && !search.algorithm.is_textbook()
    {
        let proof = sentence::proven(proven, session.has_points());
        return message!("value-proof", proof = proof);
    }
    match (answer.proven, answer.stopped) {
        (true, _) if search.heuristic == "plain" => match value.value.cmp(&Value::ZERO) {
            Ordering::Greater => message!("value-proven-first"),
            Ordering::Equal => message!("value-proven-draw"),
            Ordering::Less => message!("value-proven-second"),
        },
        (true, _) => message!("value-proven"),
        // A textbook search that is stopped has not looked at every move.
        (false, Some(_)) if search.algorithm.is_textbook() => message!("value-unfinished"),
        (false, _) => message!("value-estimate"),
    }
}

/// What is known of a move or a line.
pub(super) fn known(analysis: &Analysis<'_>, verdict: Verdict) -> Message {
    let has_points = analysis.session.has_points();
    let (bound, is_estimate) = (verdict.bound(), verdict.is_estimate());
    // A textbook search is thorough about some moves, and about others knows all it needs.
    let searched = analysis.search.algorithm.is_textbook() && is_estimate;
    match (verdict, bound, is_estimate) {
        (Verdict::Proven(proven), ..) => sentence::proven(proven, has_points),
        (_, Bound::Exact, true) if searched => message!("bound-exact"),
        (_, Bound::Lower, true) if searched => message!("bound-lower"),
        (_, Bound::Upper, true) if searched => message!("bound-upper"),
        (_, _, true) => message!("value-estimate"),
        (_, Bound::Exact, false) => message!("value-proven"),
        // Every game without points ends with −1, 0 or 1: no quicker win is all that was found out.
        _ if !has_points && verdict.amount().value != Value::ZERO => message!("bound-no-better"),
        (_, Bound::Lower, false) => message!("bound-lower-proven"),
        (_, Bound::Upper, false) => message!("bound-upper-proven"),
    }
}

/// A depth that the engine has finished, on one line.
pub fn depth_done(session: &dyn Session, done: &BestSoFar) -> Message {
    let value = match done.end {
        Some(proven) => sentence::proven(proven, session.has_points()).into(),
        None => sentence::amount(done.value),
    };
    message!(
        "depth-line",
        depth = done.depth,
        value = value,
        visited = done.visited,
        time = sentence::duration(done.elapsed),
        line = done.line.join(" ")
    )
}
