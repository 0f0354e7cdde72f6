//! What a position is worth, in a sentence, and what to do.

use gametree_language::{Argument, Message, message};
use gametree_present::playing;
use gametree_search::Verdict;
use maud::{Markup, html};

use super::known::Known;
use super::scene::Scene;
use crate::{icon::Icon, kit};

/// Who wins, how many of the moves keep that, and whether it is certain. In a running game whose values are
/// hidden it says just that.
pub(super) fn card(scene: &Scene<'_>) -> Markup {
    if scene.game().is_over() && !scene.is_looking_back() {
        return over(scene);
    }
    if !scene.reveals() {
        return html! {
            section.card.verdict-card {
                h2.verdict { (scene.say(&message!("web-play-hidden"))) }
                p.soft { (scene.say(&message!("web-play-hidden-why"))) }
            }
        };
    }
    let Some(known) = scene.known() else { return html! {} };
    let Some(end) = known.end else { return html! {} };
    let sentence = scene.words(end);
    html! {
        section.card.verdict-card {
            h2.verdict { (kit::mark(&scene.mark(end), &sentence)) span.says { (sentence) } }
            p.soft {
                @for sentence in about_moves(scene, known) { (scene.say(&sentence)) " " }
                @if let Some(gift) = gift(scene) { (scene.say(&gift)) " " }
                (tag(scene, end))
            }
        }
    }
}

/// Whether it is certain.
fn tag(scene: &Scene<'_>, verdict: Verdict) -> Markup {
    match verdict.end() {
        Some(_) => kit::proven(&scene.say(&message!("result-proven"))),
        None => kit::estimate(&scene.say(&message!("value-estimate"))),
    }
}

/// How many moves keep what the position is worth.
fn about_moves(scene: &Scene<'_>, known: &Known) -> Vec<Message> {
    let Some(mover) = scene.mover() else { return Vec::new() };
    let count = scene.session.legal_moves().len();
    let [win, draw, lose] = known.counts(mover);
    let certain = win + draw + lose;
    if certain < count {
        let proven: Vec<&str> = known
            .moves
            .iter()
            .filter(|(_, verdict)| verdict.end().is_some())
            .map(|(mv, _)| mv.as_str())
            .collect();
        return match proven.len() {
            0 => vec![message!("web-play-all-estimates")],
            number => vec![message!(
                "web-play-some-proven",
                count = number,
                moves = Argument::Text(proven.join(" ")).isolated()
            )],
        };
    }
    let mistakes = known.mistakes();
    let keeping: Vec<&str> =
        known.moves.iter().map(|(mv, _)| mv.as_str()).filter(|mv| !mistakes.contains(mv)).collect();
    if mistakes.is_empty() {
        return if count > 1 {
            vec![message!("web-play-all-keep", count = count)]
        } else {
            Vec::new()
        };
    }
    if let [only] = keeping.as_slice() {
        return vec![message!("web-play-only", mv = *only)];
    }
    let kinds = [
        (win > 0).then(|| message!("web-play-count-win", count = win)),
        (draw > 0).then(|| message!("web-play-count-draw", count = draw)),
        (lose > 0).then(|| message!("web-play-count-lose", count = lose)),
    ];
    let kinds = kinds
        .into_iter()
        .flatten()
        .reduce(|before, last| message!("list-comma", before = before, last = last));
    let Some(kinds) = kinds else { return Vec::new() };
    vec![message!("web-play-of-moves", who = scene.who(mover), count = count, kinds = kinds)]
}

/// The last move may have changed who wins.
fn gift(scene: &Scene<'_>) -> Option<Message> {
    let last = scene.at.checked_sub(1).filter(|last| scene.facts.is_mistake(*last))?;
    let by = scene.game().mover_of(last);
    Some(message!("web-play-gift", who = scene.who(by)))
}

/// How the game has ended, and where that was decided.
fn over(scene: &Scene<'_>) -> Markup {
    let Some(ending) = scene.game().session().result() else { return html! {} };
    let moves = scene.game().moves().len();
    let result = scene.say(&playing::won(scene.game(), ending.outcome));
    let margin =
        gametree_rules::Proven { margin: ending.margin, plies: gametree_rules::Plies::Exactly(0) };
    html! {
        section.card.verdict-card data-result {
            h2.verdict {
                (kit::mark(&scene.mark(Verdict::Proven(margin)), &result))
                span { (result) }
            }
            p.soft {
                (scene.say(&message!("web-play-after", count = moves))) " "
                @if let Some(point) = &scene.facts.turning_point {
                    (scene.say(&message!("web-play-decided", what = playing::decided(scene.game(), point))))
                    " "
                    (kit::proven(&scene.say(&message!("result-proven"))))
                }
            }
        }
    }
}

/// A good move, and those that throw away what there is.
pub(super) fn hint(scene: &Scene<'_>) -> Markup {
    let Some(known) = scene.known().filter(|_| scene.hint && scene.mover().is_some()) else {
        return html! {};
    };
    let (Some(best), Some(end)) = (known.best.first(), known.end) else { return html! {} };
    let good = message!("hint-best", mv = best.as_str(), prospects = scene.sentence(end));
    let mistakes = known.mistakes().join(" ");
    html! {
        section.card.hint-card {
            h2 { (Icon::Hint.draw()) (scene.say(&message!("web-play-hint"))) }
            p {
                (scene.say(&good))
                @if !mistakes.is_empty() {
                    " " (scene.say(&message!("web-play-these-throw-away", moves = Argument::Text(mistakes).isolated())))
                }
            }
        }
    }
}
