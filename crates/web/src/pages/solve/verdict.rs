use gametree_catalogue::Session;
use gametree_language::{Argument, Language, Message, message};
use gametree_present::{ValueMark, sentence, size};
use gametree_rules::{Exact, Outcome, Player};
use maud::{Markup, html};

use super::solution::Solved;
use crate::kit;
use crate::place::Opened;
use crate::{Place, Visitor};

/// Moves of a line that people read.
const SHOWN_MOVES: usize = 200;

/// How the position ends, for certain, with every move, a line, and what it took to know.
pub(crate) fn card(visitor: &Visitor, opened: &Opened<'_>, solved: &Solved) -> Markup {
    let session = &*opened.session;
    html! {
        section.card.verdict-card {
            p { (kit::proven(&visitor.say(&message!("result-proven")))) }
            (verdict(visitor, session, solved.here.end))
            @if session.result().is_some() {
                (finished(visitor, &opened.place))
            } @else {
                (moves(visitor, opened, solved))
                (line(visitor, &message!("web-solve-line"), &solved.here.line))
                (facts(visitor, session, solved))
            }
        }
    }
}

/// Who wins, in large letters; by how much stands out in the winner's colour.
fn verdict(visitor: &Visitor, session: &dyn Session, end: Exact) -> Markup {
    let (language, has_points) = (visitor.language, session.has_points());
    let said = match session.result() {
        Some(ending) => language.say(&sentence::ending(&ending)),
        None => language.say(&sentence::proven(end.into(), has_points)),
    };
    let class = match end.outcome() {
        Outcome::Win(Player::First) => "first-text",
        Outcome::Win(Player::Second) => "second-text",
        Outcome::Draw => "",
    };
    let by = (has_points && !class.is_empty()).then(|| by_how_much(language, end.margin));
    let parts = by.and_then(|by| said.split_once(&by).map(|(before, after)| (before, by, after)));
    html! {
        h2.verdict-words {
            @match &parts {
                Some((before, by, after)) => { (before) em class=(class) { (by) } (after) "." }
                None => { (said) "." }
            }
        }
    }
}

/// The part of the sentence that a margin adds to it: what winning by it says more than winning.
fn by_how_much(language: Language, margin: i32) -> String {
    let [plain, by] = [false, true].map(|by| language.say(&sentence::result(margin, by)));
    let words = |text: &str| text.split(' ').map(str::to_owned).collect::<Vec<_>>();
    let (plain, by) = (words(&plain), words(&by));
    let added: Vec<String> = by.into_iter().filter(|word| !plain.contains(word)).collect();
    added.join(" ")
}

/// There is nothing to be done any more, except to go back.
fn finished(visitor: &Visitor, place: &Place) -> Markup {
    let before = place.moves.split_last().map(|(_, before)| before.to_vec());
    html! {
        p { (visitor.say(&message!("web-solve-finished"))) }
        @if let Some(moves) = before {
            @let place = Place { moves, ..place.clone() };
            p { a.button.framed href=(place.address("solve")) {
                (visitor.say(&message!("web-solve-back")))
            } }
        }
    }
}

fn moves(visitor: &Visitor, opened: &Opened<'_>, solved: &Solved) -> Markup {
    let has_points = opened.session.has_points();
    let equal = equal(&solved.here.moves);
    if let Some(ends) = equal {
        return folded(visitor, opened, solved, &ends);
    }
    let row = |(mv, end): &(String, Exact)| {
        let best = solved.here.best_moves.contains(mv);
        let words = visitor.say(&sentence::proven((*end).into(), has_points));
        let mark = ValueMark::proven((*end).into(), has_points, visitor.language).best_if(best);
        let mut after = opened.place.clone();
        after.moves.push(mv.clone());
        html! {
            tr {
                th scope="row" {
                    a href=(after.address("solve")) { (kit::code(mv)) }
                    @if best { span.star title=(visitor.say(&message!("label-best-move"))) { " ★" } }
                }
                td.mark-cell { (kit::mark(&mark, &words)) }
                td { (words) }
            }
        }
    };
    html! {
        table.all-moves {
            caption.unseen { (visitor.say(&message!("web-solve-moves"))) }
            thead.unseen {
                tr {
                    th scope="col" { (visitor.say(&message!("label-move"))) }
                    th scope="col" { (visitor.say(&message!("label-value"))) }
                    th scope="col" { (visitor.say(&message!("label-exactly"))) }
                }
            }
            tbody { @for mv in &solved.here.moves { (row(mv)) } }
        }
    }
}

/// So many moves stand in a list of their own, whatever they lead to.
const LISTED: usize = 6;

/// The different ends of many moves, in the order of the moves; `None` where a list of all of them is as short.
fn equal(moves: &[(String, Exact)]) -> Option<Vec<Exact>> {
    let mut ends: Vec<Exact> = Vec::new();
    for (_, end) in moves {
        if !ends.contains(end) {
            ends.push(*end);
        }
    }
    (moves.len() > LISTED && 2 * ends.len() <= moves.len()).then_some(ends)
}

/// A line for all moves that lead to the same end; the moves themselves are folded.
fn folded(visitor: &Visitor, opened: &Opened<'_>, solved: &Solved, ends: &[Exact]) -> Markup {
    let (has_points, all) = (opened.session.has_points(), solved.here.moves.len());
    let after = |mv: &str| {
        let mut after = opened.place.clone();
        after.moves.push(mv.to_owned());
        after
    };
    let line = |end: Exact| {
        let moves = solved.here.moves.iter().filter(|(_, led)| *led == end).map(|(mv, _)| mv);
        let moves: Vec<&String> = moves.collect();
        let is_best = moves.iter().any(|mv| solved.here.best_moves.contains(mv));
        let result = sentence::proven(end.into(), has_points);
        let words = visitor.say(&result);
        let mark = ValueMark::proven(end.into(), has_points, visitor.language).best_if(is_best);
        let all = if moves.len() == all { "yes" } else { "no" };
        let said = message!("web-solve-equal", all = all, count = moves.len(), result = result);
        html! {
            details.solve-equal {
                summary { (kit::mark(&mark, &words)) span { (visitor.say(&said)) } }
                p {
                    @for mv in moves {
                        a href=(after(mv).address("solve")) { (kit::code(mv)) } " "
                    }
                }
            }
        }
    };
    html! {
        div.solve-moves { @for end in ends { (line(*end)) } }
    }
}

/// A line of play, as far as anybody reads.
pub(crate) fn line(visitor: &Visitor, title: &Message, line: &[String]) -> Markup {
    let more = line.len().saturating_sub(SHOWN_MOVES);
    let shown = line.iter().take(SHOWN_MOVES).map(String::as_str).collect::<Vec<_>>().join(" ");
    html! {
        h3 { (visitor.say(title)) }
        p.best-line {
            (kit::code(&shown))
            @if more > 0 { " (" (visitor.say(&message!("line-more", count = more))) ")" }
        }
    }
}

fn facts(visitor: &Visitor, session: &dyn Session, solved: &Solved) -> Markup {
    let solving = solved.solving(session);
    let stored = message!("solve-stored", positions = solving.positions, bytes = solving.bytes);
    let is_earlier = |position: &&String| **position != session.position();
    let kept = match solved.table.as_ref().filter(is_earlier) {
        None => message!("web-solve-from-table"),
        Some(earlier) => {
            message!("web-solve-from-table-of", position = Argument::Text(earlier.clone()))
        }
    }
    .with("positions", solving.positions)
    .with("size", size(solving.bytes));
    html! {
        dl.figures {
            @if solved.table.is_some() {
                dt { (visitor.say(&message!("label-table"))) }
                dd { (visitor.say(&kept)) }
            } @else {
                dt { (visitor.say(&message!("label-stored"))) }
                dd { (visitor.say(&stored)) }
                dt { (visitor.say(&message!("label-time"))) }
                dd { (visitor.say(&sentence::duration(solving.elapsed))) }
            }
            @if let Some(lines) = solved.lines {
                dt { (visitor.say(&message!("web-solve-lines"))) }
                dd { (visitor.language.count(lines)) }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn by_how_much_is_a_part_of_every_sentence() {
        assert_eq!(by_how_much(Language::English, 2), "by 2");
        for language in Language::ALL {
            for margin in [-21, -4, -1, 1, 2, 5, 1000] {
                let by = by_how_much(language, margin);
                let end = Exact { margin, plies: 24 };
                let said = language.say(&sentence::proven(end.into(), true));
                assert!(!by.is_empty() && said.contains(&by), "{said}: {by}");
            }
        }
    }
}
