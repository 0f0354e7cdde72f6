use gametree_catalogue::{Algorithm, Entry};
use gametree_lab::experiment::Sides;
use gametree_lab::report::name_in_words;
use gametree_language::{Argument, Message, message};
use gametree_play::Strength;
use gametree_present::{Words, game_kind, game_name, heuristic_label, heuristic_title};
use maud::{Markup, html};

use crate::lab::{ALL, BOTH, Draft, ESTIMATES, Question, Run};
use crate::{Problem, Visitor, Workbench, kit};

/// The field that says for which question and game the others were filled in.
pub(super) const FILLED: &str = "filled";
/// The button that asks how long it takes.
pub(super) const ESTIMATE: &str = "estimate";
/// The field that says which run the plan comes from.
pub(super) const FROM: &str = "from";

/// Games that a slider goes up to; more can be typed where there are no scripts, and in a plan of one's own.
const MOST_ON_SLIDER: i64 = 1_000;

pub(super) fn filled(draft: &Draft) -> String {
    format!("{} {}", draft.question.name(), draft.game)
}

/// What was filled in then; `None` if there was no such game.
pub(super) fn filled_before(workbench: &Workbench, filled: &str) -> Option<Draft> {
    let (question, game) = filled.split_once(' ')?;
    let draft =
        Draft { question: Question::named(question)?, game: game.to_owned(), ..Draft::default() };
    draft.usual(&workbench.catalogue).ok()
}

/// The questions, and the plan of the one that is chosen.
pub(super) fn card(
    workbench: &Workbench,
    visitor: &Visitor,
    draft: &Draft,
    filled: &str,
    from: Option<&Run>,
    wrong: Option<&WrongField>,
) -> Markup {
    let say = |message: Message| visitor.say(&message);
    let entry =
        workbench.catalogue.entry_of(draft.game.split_whitespace().next().unwrap_or_default()).ok();
    let run = match from {
        Some(_) => message!("web-lab-again"),
        None => message!("web-lab-run"),
    };
    html! {
        form #plan.card.plan method="get" action="/lab" {
            header.card-head { h2 { (say(message!("web-lab-plan"))) } }
            input type="hidden" name=(FILLED) value=(filled);
            @if let Some(from) = from { input type="hidden" name=(FROM) value=(from.id); }
            fieldset.questions {
                legend { (say(message!("web-lab-what"))) }
                div.questions-list {
                    @for question in Question::ALL {
                        label {
                            input type="radio" name="question" value=(question.name())
                                checked[question == draft.question];
                            span { (say(question.asked())) }
                        }
                    }
                }
            }
            button.button.framed.whole.fill { (say(message!("web-lab-fill"))) }
            @match draft.question {
                Question::Own => { (own(visitor, draft)) }
                _ => { (fields(workbench, visitor, draft, entry, wrong)) }
            }
            div.plan-foot {
                button.button.main.whole formmethod="post" { (say(run)) }
                button.button.whole name=(ESTIMATE) value="yes" { (say(message!("web-lab-how-long"))) }
            }
        }
    }
}

fn own(visitor: &Visitor, draft: &Draft) -> Markup {
    let say = |message: Message| visitor.say(&message);
    html! {
        input type="hidden" name="game" value=(draft.game);
        div.text-field {
            label.field-label for="own-plan" { (say(message!("web-lab-own-plan"))) }
            textarea #own-plan.field.code name="plan" rows="12" dir="ltr" spellcheck="false"
                autocomplete="off" placeholder=(EXAMPLE) { (draft.plan) }
            span.tiny.soft { (say(message!("web-lab-own-hint"))) }
        }
    }
}

/// What a plan looks like, with everything that every plan has.
const EXAMPLE: &str = "kind = \"compare\"\ngames = [\"…\"]\nplayers = [\"alphabeta:depth=1..4\", \"easy\"]\nopponents = [\"random\"]\nrepeat = 50\nseed = 1";

fn fields(
    workbench: &Workbench,
    visitor: &Visitor,
    draft: &Draft,
    entry: Option<&Entry>,
    wrong: Option<&WrongField>,
) -> Markup {
    let say = |message: Message| visitor.say(&message);
    let has_players = draft.question != Question::Begins;
    html! {
        (game(workbench, visitor, draft))
        @if has_players {
            div.two-fields {
                (algorithm(visitor, draft))
                (heuristic(workbench, visitor, draft, entry))
            }
            div.text-field {
                label.field-label for="plan-depth" { (say(message!("web-lab-depth"))) }
                input #plan-depth.field.code name="depth" value=(draft.depth) dir="ltr"
                    autocomplete="off" spellcheck="false" inputmode="text"
                    aria-invalid=[is_wrong(wrong, "depth").then_some("true")];
                @if is_wrong(wrong, "depth") {
                    (said(visitor, wrong))
                } @else {
                    span.tiny.soft { (say(message!("web-lab-depth-hint"))) }
                }
            }
            div.two-fields {
                (opponent(visitor, draft, message!("web-lab-against")))
                (sides(visitor, draft))
            }
        } @else {
            (opponent(visitor, draft, message!("web-lab-who")))
            input type="hidden" name="first" value=(draft.first);
        }
        (games(visitor, draft))
        @if is_wrong(wrong, "games") { (said(visitor, wrong)) }
        details.fold open[draft.openings.parse().is_ok_and(|openings: u64| openings > 0) || is_wrong(wrong, "openings") || is_wrong(wrong, "seed")] {
            summary { (say(message!("web-lab-more-fields"))) }
            div.fold-body.two-fields {
                (number(visitor, "openings", &draft.openings, message!("web-lab-openings")))
                (number(visitor, "seed", &draft.seed, message!("web-lab-seed")))
            }
            @if is_wrong(wrong, "openings") || is_wrong(wrong, "seed") { (said(visitor, wrong)) }
            p.small.soft { (say(message!("web-lab-same-games", seed = digits(&draft.seed)))) }
        }
    }
}

/// A field that says something wrong, and what.
pub(super) struct WrongField {
    name: &'static str,
    message: Message,
}

impl WrongField {
    /// The field that a problem is about, if it is one that the form of this question shows.
    pub(super) fn of(draft: &Draft, problem: &Problem) -> Option<WrongField> {
        let message = problem.message();
        let name = match message.id() {
            "web-lab-wrong-depth" => "depth",
            "web-lab-wrong-games" => "games",
            "web-lab-wrong-openings" => "openings",
            "web-lab-wrong-seed" => "seed",
            _ => return None,
        };
        let is_shown = match draft.question {
            Question::Own => false,
            Question::Begins => name != "depth",
            Question::Depth | Question::Algorithm | Question::Heuristic => true,
        };
        is_shown.then_some(WrongField { name, message })
    }
}

fn is_wrong(wrong: Option<&WrongField>, name: &str) -> bool {
    wrong.is_some_and(|wrong| wrong.name == name)
}

/// What is wrong with the field above.
fn said(visitor: &Visitor, wrong: Option<&WrongField>) -> Markup {
    let words = wrong.map(|wrong| visitor.sentence(&wrong.message)).unwrap_or_default();
    html! { p.small.field-wrong role="alert" data-news=(words) { (words) } }
}

/// A number that is a name: in the digits of the language, but not in groups of three.
fn digits(text: &str) -> Argument {
    let digits: Option<Vec<Argument>> =
        text.chars().map(|digit| Some(Argument::Number(digit.to_digit(10)?.into()))).collect();
    digits.map_or_else(|| Argument::quoted(text), Argument::Joined)
}

/// One of the games there are, or any other by its spec.
fn game(workbench: &Workbench, visitor: &Visitor, draft: &Draft) -> Markup {
    // Those that the plan of the question has, which may be a whole family.
    let examples = workbench.catalogue.entries().iter().map(|entry| {
        let plan = draft.question.of_games().and_then(|question| entry.plan(question));
        let spec = plan.map_or(entry.parameters.example, |plan| plan.games);
        match spec.contains("..") {
            true => (spec, format!("{} ({spec})", visitor.say(&game_kind(entry)))),
            false => (spec, visitor.say(&game_name(entry, spec))),
        }
    });
    let examples: Vec<(&str, String)> = examples.collect();
    let is_known = examples.iter().any(|(spec, _)| *spec == draft.game);
    // What is no game is no choice: it stays where it was typed.
    let wrong = if is_known { None } else { draft.first_game(&workbench.catalogue).err() };
    html! {
        div.text-field {
            label.field-label for="plan-game" { (visitor.say(&message!("web-lab-game"))) }
            select #plan-game.field name="game" {
                @if !is_known && wrong.is_none() {
                    option value=(draft.game) selected dir="ltr" { (draft.game) }
                }
                @for (spec, name) in &examples {
                    option value=(spec) selected[*spec == draft.game] { (name) }
                }
            }
        }
        details.fold open[wrong.is_some()] {
            summary { (visitor.say(&message!("web-lab-other-game"))) }
            div.fold-body {
                input.field.code name="spec" dir="ltr" autocomplete="off" spellcheck="false"
                    value=[wrong.as_ref().map(|_| &draft.game)] aria-invalid=[wrong.as_ref().map(|_| "true")]
                    aria-label=(visitor.say(&message!("web-lab-other-game"))) placeholder=(draft.game);
                @if let Some(problem) = &wrong {
                    p.small.field-wrong { (visitor.sentence(&problem.message())) }
                }
            }
        }
    }
}

fn words(visitor: &Visitor, player: &str) -> String {
    name_in_words(player, visitor.language)
}

fn algorithm(visitor: &Visitor, draft: &Draft) -> Markup {
    let names = [Algorithm::Minimax, Algorithm::AlphaBeta].map(Algorithm::name);
    let is_known = draft.algorithm == BOTH || names.contains(&draft.algorithm.as_str());
    html! {
        label.text-field {
            span.field-label { (visitor.say(&message!("web-lab-algorithm"))) }
            select.field name="algorithm" {
                @for name in names { option value=(name) selected[draft.algorithm == name] { (words(visitor, name)) } }
                option value=(BOTH) selected[draft.algorithm == BOTH] {
                    (visitor.say(&message!("web-lab-both")))
                }
                @if !is_known { option value=(draft.algorithm) selected { (words(visitor, &draft.algorithm)) } }
            }
        }
    }
}

fn heuristic(
    workbench: &Workbench,
    visitor: &Visitor,
    draft: &Draft,
    entry: Option<&Entry>,
) -> Markup {
    let known = entry.map_or(&[][..], |entry| entry.heuristics);
    let chosen = draft.heuristic.as_str();
    let is_known = [ALL, ESTIMATES].contains(&chosen) || known.contains(&chosen);
    let game = draft.first_game(&workbench.catalogue).ok();
    let is_exact = |name: &str| game.as_ref().is_some_and(|game| game.is_exact(name));
    let label = |name: &str| match &game {
        Some(game) => visitor.language.write(&heuristic_label(&**game, name)),
        None => name.to_owned(),
    };
    html! {
        label.text-field {
            span.field-label { (visitor.say(&message!("web-lab-heuristic"))) }
            select.field name="heuristic" {
                @for name in known {
                    option value=(name) selected[draft.heuristic == *name]
                        title=[entry.map(|entry| visitor.say(&heuristic_title(entry, name)))] { (label(name)) }
                }
                @if chosen == ESTIMATES || known.iter().any(|name| is_exact(name)) {
                    option value=(ESTIMATES) selected[chosen == ESTIMATES] {
                        (visitor.say(&message!("web-lab-estimates")))
                    }
                }
                option value=(ALL) selected[draft.heuristic == ALL] {
                    (visitor.say(&message!("web-lab-all")))
                }
                @if !is_known { option value=(draft.heuristic) selected { (draft.heuristic) } }
            }
        }
    }
}

fn opponent(visitor: &Visitor, draft: &Draft, label: Message) -> Markup {
    // A beginner is chance by another name.
    let strengths = Strength::ALL.into_iter().filter(|strength| *strength != Strength::Beginner);
    let names = [Algorithm::Random.name()].into_iter().chain(strengths.map(Strength::name));
    let names: Vec<&str> = names.collect();
    html! {
        label.text-field {
            span.field-label { (visitor.say(&label)) }
            select.field name="opponent" {
                @for name in &names {
                    option value=(name) selected[draft.opponent == *name] { (words(visitor, name)) }
                }
                @if !names.contains(&draft.opponent.as_str()) {
                    option value=(draft.opponent) selected { (words(visitor, &draft.opponent)) }
                }
            }
        }
    }
}

fn sides(visitor: &Visitor, draft: &Draft) -> Markup {
    html! {
        label.text-field {
            span.field-label { (visitor.say(&message!("web-lab-begins"))) }
            select.field name="first" {
                @for sides in [Sides::Both, Sides::First, Sides::Second] {
                    option value=(sides.name()) selected[draft.first == sides.name()] {
                        (visitor.say(&match sides {
                            Sides::Both => message!("web-lab-begins-both"),
                            Sides::First => message!("web-lab-begins-player"),
                            Sides::Second => message!("web-lab-begins-opponent"),
                        }))
                    }
                }
            }
        }
    }
}

fn games(visitor: &Visitor, draft: &Draft) -> Markup {
    let games = draft.games.parse().unwrap_or(100_i64).clamp(1, i64::MAX);
    // Where each half begins, games come in pairs.
    let pairs = draft.question != Question::Begins && draft.first == Sides::Both.name();
    let is_odd = pairs && games % 2 != 0;
    let step = if pairs && !is_odd { 2 } else { 1 };
    let range = [step, MOST_ON_SLIDER.max(games)];
    html! {
        (kit::slider("games", &visitor.say(&message!("web-lab-games")), games, range, step))
        @if is_odd {
            span.tiny.soft { (visitor.say(&message!("web-lab-games-odd", games = games.saturating_add(1)))) }
        }
    }
}

fn number(visitor: &Visitor, name: &str, value: &str, label: Message) -> Markup {
    html! {
        label.text-field {
            span.field-label { (visitor.say(&label)) }
            input.field name=(name) value=(value) type="number" min="0" inputmode="numeric" dir="ltr";
        }
    }
}
