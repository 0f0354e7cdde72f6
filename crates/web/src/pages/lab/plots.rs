use gametree_lab::report::{ExperimentRun, plots};
use gametree_language::{Language, message};
use gametree_picture::chart_svg_within;
use gametree_present::page::Plot;
use maud::{Markup, PreEscaped, html};

use crate::lab::Look;

/// Those that most people want to see, in this order.
const FIRST: [&str; 3] = ["wins", "nodes", "elo"];

/// About the width of a card beside another one, and of one on a phone: what is drawn wider is shrunk, its letters too.
const WIDE: f64 = 530.0;
const PHONE: f64 = 340.0;

/// The plots that lab makes. Points are open while games are played.
pub(super) fn cards(language: Language, look: &Look, shown: &ExperimentRun<'_>) -> Markup {
    let plots = plots(shown);
    let is_first = |name: &str| FIRST.contains(&name);
    let mut first: Vec<&(&str, Plot)> = plots
        .iter()
        .filter(|(name, plot)| is_first(name) && plot.has_something_to_compare())
        .collect();
    first.sort_by_key(|(name, _)| FIRST.iter().position(|known| known == name));
    let rest = plots.iter().filter(|plot| !first.iter().any(|known| known.0 == plot.0));
    let rest: Vec<&(&str, Plot)> = rest.collect();
    let class = if look.stage.goes_on() { "plots so-far" } else { "plots" };
    html! {
        div class=(class) { @for (name, plot) in first { (card(language, look, name, plot)) } }
        @if !rest.is_empty() {
            details.fold.more-plots {
                summary { (language.say(&message!("web-lab-more-plots", plots = rest.len()))) }
                div class=(class) { @for (name, plot) in rest { (card(language, look, name, plot)) } }
            }
        }
    }
}

fn card(language: Language, look: &Look, name: &str, plot: &Plot) -> Markup {
    let chart = plot.chart(language);
    let wide = chart_svg_within(&chart, language, WIDE).inline(&format!("plot-{name}"));
    let narrow = chart_svg_within(&chart, language, PHONE).inline(&format!("plot-{name}-narrow"));
    html! {
        figure.card.plot {
            div.on-wide { (PreEscaped(wide)) }
            div.on-narrow { (PreEscaped(narrow)) }
            @if look.stage.goes_on() {
                figcaption.tiny.soft { (language.say(&message!("web-lab-so-far"))) }
            }
        }
    }
}
