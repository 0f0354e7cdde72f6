//! What a new game is to be: its parameters, who plays, how strong the computer is.

use gametree_catalogue::{Algorithm, Entry, SearchKey};
use gametree_games::{Accepts, Parameter, Role, Spec, SpecError};
use gametree_lab::ROSTER;
use gametree_language::{ascii_digits, message};
use gametree_play::{PlayerSpec, Setting, Strength};
use gametree_present::{Words, algorithm_title, heuristic_label, heuristic_title, parameter_title};
use maud::{Markup, html};

use super::scene::{Scene, strength_words};
use crate::kit::{self, Choice};

/// What a name of a field begins with that is a parameter of the game.
pub(crate) const PARAMETER: &str = "p-";

/// How strong the computer is unless somebody says.
pub(crate) const USUAL_STRENGTH: Strength = Strength::Medium;

/// The spec that the fields of a set-up describe. A field that is empty is not said; of two that exclude each other, the one that has no default holds: somebody has written it.
pub(crate) fn spec_of<'a>(
    entry: &Entry,
    fields: impl IntoIterator<Item = (&'a str, &'a str)>,
) -> Result<String, SpecError> {
    let fields: Vec<(&str, &str)> = fields.into_iter().collect();
    let field = |key: &str| {
        let named = |name: &str| name.strip_prefix(PARAMETER) == Some(key);
        fields.iter().find(|(name, _)| named(name)).map(|(_, value)| *value)
    };
    let given = entry.parameters.list.iter().filter_map(|parameter| {
        let value = ascii_digits(field(parameter.key)?.trim()).into_owned();
        (!value.is_empty()).then(|| (parameter.key.to_owned(), value))
    });
    let mut spec = Spec { name: entry.name().to_owned(), values: given.collect() };
    loop {
        match entry.open(&spec) {
            Err(SpecError::Conflict { other, .. })
                if spec.values.iter().any(|(key, _)| key == other) =>
            {
                spec.values.retain(|(key, _)| key != other);
            }
            opened => return opened.map(|_| spec.to_string()),
        }
    }
}

/// What a game is unless somebody says: you begin against the computer.
pub(super) fn usual(spec: &str) -> Markup {
    html! {
        input type="hidden" name="spec" value=(spec);
        input type="hidden" name="against" value="computer";
        input type="hidden" name="begins" value="you";
        input type="hidden" name="strength" value=(USUAL_STRENGTH);
    }
}

/// The card with all of it. A first move on the board is sent along with it.
pub(super) fn card(scene: &Scene<'_>) -> Markup {
    let say = |message| scene.say(&message);
    html! {
        form #setup.card.setup method="post" action="/games" {
            header.card-head { h2 { (say(message!("web-play-setup"))) } }
            input type="hidden" name="game" value=(scene.entry.name());
            (parameters(scene))
            (against(scene))
            div.setup-begins { (begins(scene)) }
            (strength(scene))
            details.fold.setup-search open[has_search(scene)] {
                summary { (say(message!("web-play-the-search"))) }
                div.fold-body { (search(scene)) }
            }
            details.fold {
                summary { (say(message!("web-play-any-position"))) }
                div.fold-body {
                    input.field.code name="position" dir="ltr" autocomplete="off" spellcheck="false"
                        aria-label=(say(message!("web-play-any-position")))
                        placeholder=(scene.session.position());
                }
            }
            button.button.framed.whole { (say(message!("web-play-new-with-these"))) }
        }
    }
}

/// Whether somebody has said how the computer searches, and not only how strong it is.
fn has_search(scene: &Scene<'_>) -> bool {
    let says_how = |player| matches!(player, &PlayerSpec::Search(_) | &PlayerSpec::Guest(_));
    scene.game().players().iter().any(says_how)
}

/// What the spec of the page says about a parameter.
fn value<'a>(spec: &'a Spec, parameter: &Parameter) -> Option<&'a str> {
    spec.values.iter().find(|(key, _)| key == parameter.key).map(|(_, value)| value.as_str())
}

fn parameters(scene: &Scene<'_>) -> Markup {
    let list = scene.entry.parameters.list;
    let spec =
        Spec::parse(&scene.place.spec).unwrap_or(Spec { name: String::new(), values: Vec::new() });
    // What a menu offers comes first, and what has to be said if that is not; the rest is folded.
    let is_main = |parameter: &&Parameter| parameter.menu.is_some() || parameter.default.is_none();
    let mut main: Vec<&Parameter> = list.iter().filter(is_main).collect();
    main.sort_by_key(|parameter| parameter.menu.is_none());
    let rest: Vec<&Parameter> = list.iter().filter(|parameter| !is_main(parameter)).collect();
    html! {
        div.parameters {
            @for parameter in &main { (field(scene, &spec, parameter)) }
        }
        @if !rest.is_empty() {
            details.fold {
                summary { (scene.say(&message!("web-play-more-parameters"))) }
                div.fold-body.parameters {
                    @for parameter in &rest { (field(scene, &spec, parameter)) }
                }
            }
        }
    }
}

fn field(scene: &Scene<'_>, spec: &Spec, parameter: &Parameter) -> Markup {
    let name = format!("{PARAMETER}{}", parameter.key);
    let label = scene.say(&parameter_title(scene.entry, parameter.key));
    let given = value(spec, parameter);
    let value = given.or(parameter.default).unwrap_or_default();
    match (parameter.accepts, parameter.menu) {
        (Accepts::Number { least, most }, Some((low, high))) => {
            let number = number(scene, spec, parameter).unwrap_or(low);
            let range = [low.min(number).max(least), high.max(number).min(most)];
            kit::slider(&name, &label, number, range, 1)
        }
        (Accepts::YesNo, _) => {
            let choices = [
                Choice::new("no", scene.say(&message!("web-no"))),
                Choice::new("yes", scene.say(&message!("web-yes"))),
            ];
            kit::segments(&name, &label, &choices, value)
        }
        (accepts, _) => {
            let hint = scene.say(&accepts.message());
            let id = format!("field-{name}");
            let is_own = parameter.default.is_none();
            html! {
                div.text-field {
                    label.field-label for=(id) { (label) }
                    input.field.code id=(id) name=(name) value=(value) dir="ltr" title=(hint)
                        autocomplete="off" spellcheck="false" data-own[is_own];
                    span.tiny.soft { (hint) }
                }
            }
        }
    }
}

/// A number of the spec; the size of a start that is written out is its number of digits.
fn number(scene: &Scene<'_>, spec: &Spec, parameter: &Parameter) -> Option<i64> {
    let written = || {
        let is_digits = |known: &&Parameter| matches!(known.accepts, Accepts::Digits { .. });
        let digits = scene.entry.parameters.list.iter().find(is_digits)?;
        i64::try_from(value(spec, digits)?.len()).ok()
    };
    let size = (parameter.role == Role::Size).then(written).flatten();
    let given = value(spec, parameter).and_then(|value| value.parse().ok());
    given.or(size).or_else(|| parameter.default?.parse().ok())
}

fn against(scene: &Scene<'_>) -> Markup {
    let chosen = match scene.game().players().each_ref().map(PlayerSpec::is_human) {
        [true, true] if scene.kept().is_some() => "person",
        [false, false] => "itself",
        _ => "computer",
    };
    let choices = [
        Choice::new("computer", scene.say(&message!("web-play-against-computer"))),
        Choice::new("person", scene.say(&message!("web-play-against-person"))),
        Choice::new("itself", scene.say(&message!("web-play-against-itself"))),
    ];
    kit::segments("against", &scene.say(&message!("web-play-against")), &choices, chosen)
}

fn begins(scene: &Scene<'_>) -> Markup {
    let chosen = if scene.game().players()[0].is_human() { "you" } else { "computer" };
    let choices = [
        Choice::new("you", scene.say(&message!("web-play-begins-you"))),
        Choice::new("computer", scene.say(&message!("web-play-begins-computer"))),
        Choice::new("toss", scene.say(&message!("web-play-begins-toss"))),
    ];
    kit::segments("begins", &scene.say(&message!("web-play-begins")), &choices, chosen)
}

/// One of the strengths by name; a script makes a slider of it.
fn strength(scene: &Scene<'_>) -> Markup {
    let known = scene.game().players().iter().find_map(|player| match player {
        PlayerSpec::Strength(strength) => Some(*strength),
        PlayerSpec::Human | PlayerSpec::Search(_) | PlayerSpec::Guest(_) => None,
    });
    let chosen = known.unwrap_or(USUAL_STRENGTH);
    html! {
        div.strength {
            label.field-label for="strength" { (scene.say(&message!("web-play-strength"))) }
            select #strength.field name="strength" data-steps {
                @for strength in Strength::ALL {
                    @let (name, words) = strength_words(scene.visitor, strength);
                    option value=(strength) selected[strength == chosen] data-name=(name) data-words=(words) {
                        (name) ": " (words)
                    }
                }
            }
        }
    }
}

/// The search itself, for those who do not want a strength. Guests who play this game stand among the algorithms.
fn search(scene: &Scene<'_>) -> Markup {
    let heuristics = scene.session.heuristics();
    let guests = ROSTER.names_at(&*scene.session);
    let guest = scene.game().players().iter().find_map(|player| match player {
        PlayerSpec::Guest(guest) => Some(guest.name()),
        _ => None,
    });
    let player =
        scene.game().players().iter().find(|player| matches!(player, PlayerSpec::Search(_)));
    let of = |setting: Setting| player.and_then(|player| setting.of(player, heuristics));
    let algorithm = of(Setting::Algorithm).unwrap_or_default();
    let heuristic = of(Setting::Heuristic).unwrap_or_default();
    let numbers = [Setting::Depth, Setting::Nodes, Setting::Time];
    html! {
        label.text-field {
            span.field-label { (scene.say(&message!("web-play-algorithm"))) }
            select.field name="algorithm" {
                option value="" { (scene.say(&message!("web-play-by-strength"))) }
                @for known in Algorithm::ALL {
                    option value=(known) selected[algorithm == known.name()]
                        title=(scene.say(&algorithm_title(known))) { (known) }
                }
                @for known in &guests {
                    option value=(known) selected[player.is_none() && guest.as_deref() == Some(*known)]
                        title=(scene.say(&message!("web-reports-player"))) { (known) }
                }
                // One that plays with settings of its own has a name of its own.
                @if let Some(guest) = guest.as_deref().filter(|guest| !guests.contains(guest)) {
                    option value=(guest) selected[player.is_none()] { (guest) }
                }
            }
        }
        @for setting in numbers {
            label.text-field {
                span.field-label {
                    (scene.say(&match setting {
                        Setting::Depth => message!("web-play-depth"),
                        Setting::Nodes => message!("web-play-most-nodes"),
                        _ => message!("web-play-most-time"),
                    }))
                }
                input.field name=(setting) type="number" min="1" inputmode="numeric" value=[of(setting)]
                    title=[SearchKey::find(setting.name()).map(|key| scene.say(&key.parameter.accepts.message()))];
            }
        }
        label.text-field {
            span.field-label { (scene.say(&message!("web-play-heuristic"))) }
            select.field name="heuristic" {
                option value="" { (scene.say(&message!("web-play-usual"))) }
                @for known in heuristics {
                    option value=(known) selected[heuristic == *known]
                        title=(scene.say(&heuristic_title(scene.entry, known))) {
                            (scene.visitor.language.write(&heuristic_label(&*scene.session, known)))
                        }
                }
            }
        }
    }
}
