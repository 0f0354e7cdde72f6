use gametree_catalogue::Entry;
use gametree_lab::report::{Signs, headline, laws};
use gametree_lab::{Axis, Family};
use gametree_language::{Argument, Message, message};
use gametree_present::{game_kind, parameter_title};
use gametree_rules::{Outcome, Player};
use maud::{Markup, html};

use super::heat;
use super::progress::Step;
use super::sweeping::{Found, State};
use crate::icon::Icon;
use crate::query;
use crate::{Place, Problem, Visitor};

/// A family as a page shows it.
pub(crate) struct View<'a> {
    /// The entry of its games.
    pub(crate) entry: &'a Entry,
    /// The family.
    pub(crate) family: &'a Family,
    /// How far it is.
    pub(crate) state: &'a State,
    /// Whether the page is about a game, and nobody has chosen this family.
    pub(crate) is_about_a_game: bool,
    /// The game of the page, if it is in the family.
    pub(crate) here: Option<u64>,
}

/// A family to choose, and where it is shown.
pub(crate) struct Segment {
    pub(crate) label: String,
    pub(crate) address: String,
    pub(crate) chosen: bool,
}

/// Where on the page its progress stands.
pub(crate) const STEP: &str = "family";

/// The address of a family's own page.
pub(crate) fn address(family: &Family, format: &str) -> String {
    let spec = Place::start(family.to_string()).address("solve");
    match format {
        "" => spec,
        format => format!("{spec}?format={format}"),
    }
}

/// The ranges in words: `columns 3 to 6`.
pub(crate) fn ranges(entry: &Entry, family: &Family) -> Argument {
    let range = |axis: &Axis| {
        let key = parameter_title(entry, &axis.key);
        message!("web-solve-range", key = key, from = axis.from, to = axis.to)
    };
    Argument::list(family.axes().iter().map(range), ", ")
}

/// What a family has besides its ranges: `a move takes 1/3/4`. `None` if there is nothing else.
pub(crate) fn rules(entry: &Entry, family: &Family) -> Option<Argument> {
    let fixed = family.fixed().map(|(key, value)| {
        let value = Argument::Text(value.to_owned()).isolated();
        message!("web-solve-fixed", key = parameter_title(entry, key), value = value)
    });
    let fixed: Vec<Message> = fixed.collect();
    (!fixed.is_empty()).then(|| Argument::list(fixed, ", "))
}

/// The ranges, and behind a semicolon what is fixed.
pub(crate) fn ranges_and_rules(entry: &Entry, family: &Family) -> Argument {
    Argument::list([ranges(entry, family)].into_iter().chain(rules(entry, family)), "; ")
}

/// The whole family: its law, its heat map, the others to choose from.
pub(crate) fn card(
    visitor: &Visitor,
    view: &View<'_>,
    segments: &[Segment],
) -> Result<Markup, Problem> {
    let inside = inside(visitor, view)?;
    let card = html! {
        section.card.family-card {
            header.card-head {
                h2 { (visitor.say(&message!("web-solve-family"))) }
                (choices(visitor, view.family, segments))
            }
            (inside)
        }
    };
    // A map of other boards says nothing about this one.
    let is_elsewhere = view.is_about_a_game && view.here.is_none() && view.family.axes().len() > 1;
    Ok(match is_elsewhere {
        true => html! {
            details.fold.solve-elsewhere {
                summary { (visitor.say(&message!("web-solve-elsewhere"))) }
                (card)
            }
        },
        false => card,
    })
}

fn inside(visitor: &Visitor, view: &View<'_>) -> Result<Markup, Problem> {
    match view.state {
        State::Waiting => {
            Ok(html! { p.soft { (visitor.say(&message!("web-solve-family-waiting"))) } })
        }
        State::Running(running) => Ok(Step::new(visitor, STEP, running).bar()),
        State::Found(swept) => match &**swept {
            Ok(found) => Ok(found_out(visitor, view, found)),
            Err(error) => Err(error.clone().into()),
        },
    }
}

fn found_out(visitor: &Visitor, view: &View<'_>, found: &Found) -> Markup {
    let run = found.run();
    let stopped = run.sweep.is_stopped().then(|| {
        let (done, all) = (run.sweep.reached(), run.sweep.rows.len());
        visitor.say(&message!("web-solve-family-part", done = done, all = all))
    });
    let is_grid = run.sweep.family.axes().len() > 1;
    html! {
        @if is_grid { (in_short(visitor, found)) } @else { (law(visitor, view.entry, found)) }
        @if let Some(words) = stopped { p.small.soft { (words) } }
        (heat::map(visitor, &run, view.here))
        div.heat-foot {
            (heat::legend(visitor, &run, view.here))
            div.downloads {
                @for (format, name) in [("svg", "SVG"), ("csv", "CSV")] {
                    a.button.framed href=(address(view.family, format)) {
                        (Icon::Download.draw()) span { (name) }
                    }
                }
            }
        }
        @if is_grid { (laws_of_lines(visitor, found)) }
    }
}

/// A grid in a sentence: how many of its games end in each way.
fn in_short(visitor: &Visitor, found: &Found) -> Markup {
    let rows = &found.sweep.rows;
    let ends = |wanted: &[Outcome]| rows.iter().filter(|row| row.outcomes() == wanted).count();
    let [first, second] = Player::ALL.map(|player| ends(&[Outcome::Win(player)]));
    let drawn = ends(&[Outcome::Draw]);
    let counts = [
        (drawn, message!("web-solve-grid-drawn", count = drawn)),
        (first, message!("web-solve-grid-first", count = first)),
        (second, message!("web-solve-grid-second", count = second)),
        (
            rows.len() - first - second - drawn,
            message!("web-solve-grid-open", count = rows.len() - first - second - drawn),
        ),
    ];
    let parts = counts.into_iter().filter(|(count, _)| *count > 0).map(|(_, words)| words);
    let parts = Argument::list(parts, ", ");
    html! {
        p.law { (visitor.say(&message!("web-solve-grid", games = rows.len(), parts = parts))) }
    }
}

/// The law with its formula, and what it rests on.
fn law(visitor: &Visitor, entry: &Entry, found: &Found) -> Markup {
    // What was seen before there was no more time may not go on: Sim is a draw up to five points.
    let run = found.run();
    let headline =
        if run.sweep.is_stopped() { None } else { headline(&run, entry, Signs::Unicode) };
    let Some(headline) = headline else {
        return html! { p.law-none.soft { (visitor.say(&message!("web-solve-no-law"))) } };
    };
    let said = visitor.say(&headline.sentence);
    let formula = headline.formula.map(|formula| visitor.language.write(&formula));
    let parts = formula.and_then(|formula| {
        let (before, after) = said.split_once(&formula)?;
        Some((before.to_owned(), formula, after.to_owned()))
    });
    html! {
        p.law {
            @match parts {
                Some((before, formula, after)) => {
                    (before) bdi.formula dir="ltr" { (formula) } (after)
                }
                None => { (said) }
            }
        }
        p.small.soft { (visitor.say(&headline.seen)) }
    }
}

/// A grid has a law for each of its lines, or none.
fn laws_of_lines(visitor: &Visitor, found: &Found) -> Markup {
    let [across, down] = [0, 1].map(|axis| found.sweep.family.axes()[axis].key.as_str());
    html! {
        p.grid-axes.tiny.soft {
            (visitor.say(&message!("sweep-grid", across = across, down = down)))
        }
        details.fold.solve-laws {
            summary { (visitor.say(&message!("web-solve-laws"))) }
            ul.plain.small.soft {
                @for law in laws(&found.sweep, &found.lines, Signs::Unicode) {
                    li { (visitor.say(&law)) }
                }
            }
        }
    }
}

/// Families side by side, and a field for one's own.
fn choices(visitor: &Visitor, family: &Family, segments: &[Segment]) -> Markup {
    html! {
        div.family-choices {
            @if segments.len() > 1 {
                nav.segments-row aria-label=(visitor.say(&message!("web-solve-family"))) {
                    @for segment in segments {
                        a href=(segment.address)
                            aria-current=[segment.chosen.then_some("true")] { (segment.label) }
                    }
                }
            }
            details.menu.own-range {
                summary.button.framed { (visitor.say(&message!("web-solve-own-range"))) }
                form.menu-list method="get" action="/solve" {
                    label.field-label for="own-family" {
                        (visitor.say(&message!("web-solve-range-field")))
                    }
                    input.field.code #own-family type="text" name="family" dir="ltr"
                        value=(family.to_string()) autocomplete="off" spellcheck="false";
                    button.button.main { (visitor.say(&message!("web-solve-show"))) }
                }
            }
        }
    }
}

/// A small card of another game's family.
pub(crate) fn small(visitor: &Visitor, entry: &Entry, family: &Family, found: &Found) -> Markup {
    html! {
        section.card.small-family {
            header.card-head {
                h3 { a href=(address(family, "")) { (visitor.say(&game_kind(entry))) } }
                span.aside { (visitor.language.write(&ranges_and_rules(entry, family))) }
            }
            (heat::beginning(visitor, &found.run()))
            @if family.axes().len() == 1 { (law(visitor, entry, found)) }
            @for (sign, words) in heat::signs(&found.run()) {
                span.tiny.soft.sign-words { (sign) " " (visitor.say(&words)) }
            }
        }
    }
}

/// The same page about another family.
pub(crate) fn chosen(place: &Place, family: &Family) -> String {
    super::with(place, [("family", family.to_string())])
}

/// What somebody typed into the field, as the address of a page.
pub(crate) fn typed(text: &str) -> String {
    let text = gametree_language::ascii_digits(text.trim());
    format!("/solve/{}", query::encoded(&text.replace(' ', "")))
}
