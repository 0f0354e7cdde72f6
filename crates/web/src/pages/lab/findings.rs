use gametree_lab::experiment::Experiment;
use gametree_lab::report::{
    Answer, ExperimentRun, Finding, Settled, all_findings, answer, remarks_on,
};
use gametree_language::{Language, Message, message};
use maud::{Markup, html};

use super::live::is_about_nodes;
use crate::icon::Icon;
use crate::kit;
use crate::lab::{Look, MOST_GAMES, MOST_OPENINGS, Run, Stage};

/// So many stand there in full, folded but for the first; the others are in the report.
const MOST: usize = 9;

/// What the games show, what they cannot show yet, and how many would.
pub(super) fn cards(
    language: Language,
    run: &Run,
    look: &Look,
    shown: &ExperimentRun<'_>,
) -> Markup {
    let findings = all_findings(shown).into_iter().flat_map(claims);
    let (mut settled, seen): (Vec<Claim>, Vec<Claim>) =
        findings.partition(|claim| claim.settles != Settled::Seen);
    // Sorting keeps the order of equals.
    if is_about_nodes(run) {
        settled.sort_by_key(|claim| !claim.is_about_nodes);
    } else {
        // What must be so is no answer to any other question.
        settled.sort_by_key(|claim| {
            (shown.analysis.comparisons.len() > 1 && claim.is_certain, claim.is_about_nodes)
        });
    }
    let (cards, rest) = match settled.is_empty() {
        true => (&seen[..], &[][..]),
        false => (&settled[..], &seen[..]),
    };
    let (cards, more) = cards.split_at(cards.len().min(MOST));
    let (first, folded) = cards.split_at(cards.len().min(1));
    let others = folded.len() + rest.len() + more.len();
    html! {
        div.lab-first {
            @if let Some(answer) = answer(shown) { (answered(language, &answer)) }
            @for claim in first { (card(language, run, look, claim)) }
        }
        @if others > 0 {
            details.fold.more-findings {
                summary { (language.say(&message!("web-lab-more-findings", findings = others))) }
                div.findings {
                    @for claim in folded { (card(language, run, look, claim)) }
                }
                ul.fold-body {
                    @for claim in more.iter().chain(rest) {
                        li {
                            p { (kit::breakable(&language.say(&claim.text))) }
                            @for reason in &claim.reasons { p.soft { (kit::breakable(&language.say(reason))) } }
                        }
                    }
                }
            }
        }
    }
}

/// The answer to what was asked, before everything that it rests on. One that is not clear says so itself.
fn answered(language: Language, answer: &Answer) -> Markup {
    html! {
        section.card.finding.lab-answer {
            @if answer.is_clear {
                p { span.tag.proven.clear { (Icon::Check.draw()) (language.say(&message!("web-lab-clear"))) } }
            }
            p.finding-text { strong { (kit::breakable(&language.say(&answer.text))) } }
        }
    }
}

/// What a card says: one thing that is clear, or not.
pub(super) struct Claim {
    pub(super) text: Message,
    reasons: Vec<Message>,
    pub(super) settles: Settled,
    is_about_nodes: bool,
    /// Whether it could not be otherwise.
    is_certain: bool,
    /// So many openings would show more.
    openings: Option<u64>,
}

/// Results and nodes are two claims, since one may be clear and the other not. Where results cannot differ, the nodes
/// are what there is to say.
pub(super) fn claims(finding: Finding) -> Vec<Claim> {
    let Finding { remark, settles, nodes, openings } = finding;
    let is_certain = matches!(remark.text.id(), "finding-same-moves" | "finding-same-values");
    let mut reasons: Vec<Message> = remark.reason.into_iter().collect();
    let text = remark.text;
    let claim = |text, reasons, settles, is_about_nodes: bool| {
        let openings = openings.filter(|_| !is_about_nodes);
        Claim { text, reasons, settles, is_about_nodes, is_certain, openings }
    };
    match nodes {
        Some(nodes) if nodes.is_clear && is_certain => {
            reasons.insert(0, text);
            vec![claim(nodes.text, reasons, settles, true)]
        }
        Some(nodes) if nodes.is_clear => vec![
            claim(text, reasons, settles, false),
            claim(nodes.text, Vec::new(), Settled::Clear, true),
        ],
        nodes => {
            reasons.splice(0..0, nodes.map(|nodes| nodes.text));
            vec![claim(text, reasons, settles, false)]
        }
    }
}

fn card(language: Language, run: &Run, look: &Look, claim: &Claim) -> Markup {
    html! {
        section.card.finding {
            @match &claim.settles {
                Settled::Seen => {}
                Settled::Clear => {
                    p { span.tag.proven.clear { (Icon::Check.draw()) (language.say(&message!("web-lab-clear"))) } }
                }
                Settled::Alike { games } => {
                    p { span.tag.alike { (language.say(&message!("web-lab-no-difference", games = *games))) } }
                }
                Settled::Open { .. } => {
                    p { span.tag.estimate { (language.say(&message!("web-lab-cannot-tell"))) } }
                }
            }
            p.finding-text { (kit::breakable(&capital(&language.say(&claim.text)))) }
            @for reason in &claim.reasons { p.soft.small { (kit::breakable(&language.say(reason))) } }
            @if let Settled::Open { contests, needed: Some(needed) } = &claim.settles {
                (more(language, run, look, contests, *needed))
            }
            @if let Some(openings) = claim.openings { (other_starts(language, run, look, openings)) }
        }
    }
}

/// A sentence that may begin with a player in words begins with a capital letter; a spec keeps its letters.
fn capital(said: &str) -> String {
    let first = said.char_indices().find(|(_, sign)| sign.is_alphanumeric());
    let word = said.split(' ').next().unwrap_or_default();
    match first {
        Some((at, letter)) if letter.is_lowercase() && !word.contains([':', '=']) => {
            let rest = &said[at + letter.len_utf8()..];
            format!("{}{}{rest}", &said[..at], letter.to_uppercase())
        }
        _ => said.to_owned(),
    }
}

/// A button that plays as many games as would tell, where that is possible.
fn more(language: Language, run: &Run, look: &Look, contests: &[usize], needed: u64) -> Markup {
    let experiment = &*look.experiment;
    let will_be = contests.iter().map(|&contest| experiment.games_of(contest)).min().unwrap_or(0);
    if will_be >= needed {
        return html! {};
    }
    // The sentence above says how many.
    let Some(repeat) = experiment.repeat_for(contests, needed) else { return html! {} };
    if planned(experiment, repeat) > MOST_GAMES {
        return html! {
            p.small.soft { (language.say(&message!("web-lab-too-many", most = MOST_GAMES))) }
        };
    }
    html! {
        form method="post" action=(format!("{}/more", run.address())) {
            button.button.framed name="repeat" value=(repeat) {
                (language.say(&message!("web-lab-run-each", games = needed)))
            }
        }
    }
}

/// A button that plays the same from other starts, where more of the same games would show nothing.
fn other_starts(language: Language, run: &Run, look: &Look, openings: u64) -> Markup {
    let openings = openings.min(MOST_OPENINGS);
    if look.stage != Stage::Finished || openings <= look.experiment.plan().openings {
        return html! {};
    }
    html! {
        form method="post" action=(format!("{}/more", run.address())) {
            button.button.framed name="openings" value=(openings) {
                (language.say(&message!("web-lab-run-openings", openings = openings)))
            }
        }
    }
}

/// About how many games the experiment has with so many repetitions.
fn planned(experiment: &Experiment, repeat: u64) -> u64 {
    let before = experiment.plan().repeat.max(1);
    let games = u128::from(experiment.len()) * u128::from(repeat) / u128::from(before);
    u64::try_from(games).unwrap_or(u64::MAX)
}

/// What the plan comes to, where that is not what it seems to say; how many tests there are.
pub(super) fn notes(language: Language, look: &Look, shown: &ExperimentRun<'_>) -> Markup {
    let mut notes = remarks_on(shown);
    // Whoever looks again and again sees chance do something sooner or later.
    if look.stage != Stage::Finished && shown.analysis.tests() > 0 {
        notes.push(message!("web-lab-peeking"));
    }
    if shown.analysis.tests() > 0 {
        notes.push(message!("report-limit-tests", tests = shown.analysis.tests()));
    }
    html! {
        @if !notes.is_empty() {
            ul.plain.small.soft.lab-notes { @for note in &notes { li { (language.say(note)) } } }
        }
    }
}
