//! Published, rerun and without faults in one plot, drawn for a wide and for a narrow screen.

use std::fmt::Write;

use gametree_lab::report::{
    Plotted, corrected_name, figure_said, plotted, reproduced_plot, setting_name,
};
use gametree_lab::reports::{Rerun, RerunRow};
use gametree_language::{Argument, Language, message, without_marks};
use gametree_picture::{ChartPoint, Scale};
use maud::{Markup, PreEscaped, html};

use super::axis::Axis;
use crate::Visitor;

/// The least room for the numbers beside the plot, what keeps them apart from it, and a letter of them; room around it.
const LEFT: f64 = 58.0;
const APART: f64 = 8.0;
const LETTER: f64 = 6.6;
const AROUND: f64 = 10.0;
const BELOW: f64 = 22.0;
const GROUPS: f64 = 20.0;

/// A drawing of one width.
struct Canvas<'a> {
    rerun: &'a Rerun,
    plotted: &'a Plotted,
    language: Language,
    axis: Axis,
    width: f64,
    height: f64,
    /// Room for what stands beside the plot.
    left: f64,
    /// Places across.
    places: usize,
    svg: String,
}

/// The card with the plot.
pub(super) fn card(visitor: &Visitor, rerun: &Rerun) -> Markup {
    let plotted = plotted(rerun);
    let language = visitor.language;
    let described = reproduced_plot(rerun).chart(language).description;
    let name = format!("{} {described}", visitor.say(&plotted.title));
    let series = [
        ("published", &plotted.published, message!("reproduce-column-published")),
        ("rerun", &plotted.rerun, message!("reproduce-column-rerun")),
        ("corrected", &plotted.corrected, corrected_name(rerun.report)),
    ];
    html! {
        section.card.report-plot {
            header.card-head { h2 { (visitor.say(&plotted.title)) } }
            ul.plain.plot-legend {
                @for (class, points, name) in &series {
                    @if !points.is_empty() {
                        li { (sign(class)) (visitor.say(name)) }
                    }
                }
            }
            p.tiny.soft { (visitor.say(&plotted.y.0)) }
            @for (class, width, height) in [("on-wide", 600.0, 250.0), ("on-narrow", 330.0, 300.0)] {
                (Canvas::new(rerun, &plotted, language, width, height).draw(class, &name))
            }
            // Where lines join what belongs together, it stands below them what was tried.
            @if plotted.y.1 != Scale::Share {
                p.tiny.soft.plot-across { (visitor.say(&plotted.x)) }
            }
        }
    }
}

/// The mark of a series, as the plot has it.
fn sign(class: &str) -> Markup {
    let mut mark = String::new();
    marked(&mut mark, class, [8.0, 8.0]);
    html! { svg.plot-sign viewBox="0 0 16 16" aria-hidden="true" { (PreEscaped(mark)) } }
}

/// A mark: open circle, square, circle.
fn marked(svg: &mut String, class: &str, [x, y]: [f64; 2]) {
    let _ = match class {
        "rerun" => write!(
            svg,
            "<rect class=\"mark-rerun\" x=\"{:.1}\" y=\"{:.1}\" width=\"8\" height=\"8\"/>",
            x - 4.0,
            y - 4.0
        ),
        class => {
            write!(svg, "<circle class=\"mark-{class}\" cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"4.5\"/>")
        }
    };
}

impl<'a> Canvas<'a> {
    fn new(
        rerun: &'a Rerun,
        plotted: &'a Plotted,
        language: Language,
        width: f64,
        height: f64,
    ) -> Self {
        let points =
            || [&plotted.published, &plotted.rerun, &plotted.corrected].into_iter().flatten();
        let numbers = points().flat_map(|point| {
            let (low, high) = point.interval.unwrap_or((point.y, point.y));
            [point.y, low, high]
        });
        let axis = Axis::of(&plotted.y.1, &numbers.collect::<Vec<f64>>());
        let places = points().map(|point| point.x as usize).max().unwrap_or(1);
        let svg = String::new();
        let left = LEFT;
        let mut canvas =
            Canvas { rerun, plotted, language, axis, width, height, left, places, svg };
        let numbers = canvas.axis.ticks.iter().map(|tick| canvas.number(*tick));
        let letters =
            numbers.chain(canvas.tried()).map(|label| without_marks(&label).chars().count());
        let longest = letters.max().unwrap_or_default() as f64;
        canvas.left = LEFT.max(APART + longest * LETTER);
        canvas
    }

    /// What stands beside a line across.
    fn number(&self, tick: f64) -> String {
        match self.plotted.y.1 {
            Scale::Share => {
                let percent = Argument::decimal(100.0 * tick, 0);
                self.language.say(&message!("figure-share", percent = percent))
            }
            _ => self.language.number(tick.round() as i64),
        }
    }

    /// What was tried along the foot, where lines join what belongs together.
    fn tried(&self) -> Option<String> {
        let (name, _) = self.rerun.rows.first()?.setting.first()?;
        self.is_joined().then(|| self.language.say(&setting_name(name)))
    }

    /// Whether lines join what belongs together: only where shares are compared.
    fn is_joined(&self) -> bool {
        self.plotted.y.1 == Scale::Share
    }

    fn foot(&self) -> f64 {
        self.height - BELOW - if self.is_joined() { GROUPS } else { 0.0 }
    }

    fn across(&self, x: f64) -> f64 {
        self.left + (x - 0.5) * self.step()
    }

    fn step(&self) -> f64 {
        (self.width - self.left - AROUND) / self.places.max(1) as f64
    }

    fn up(&self, y: f64) -> f64 {
        AROUND + (1.0 - self.axis.at(y)) * (self.foot() - AROUND)
    }

    fn draw(mut self, class: &str, name: &str) -> Markup {
        self.rules();
        self.labels();
        let lone = self.plotted.published.is_empty() && self.plotted.corrected.is_empty();
        if lone {
            self.bars();
        } else {
            // Beside each other, so that none hides another.
            let aside = (self.step() / 5.0).min(9.0);
            self.series("corrected", &self.plotted.corrected, aside);
            self.series("rerun", &self.plotted.rerun, 0.0);
            self.series("published", &self.plotted.published, -aside);
        }
        let view = format!("0 0 {:.0} {:.0}", self.width, self.height);
        html! {
            svg class={ "plot " (class) } viewBox=(view) role="img" aria-label=(name) {
                (PreEscaped(self.svg))
            }
        }
    }

    fn text(&mut self, class: &str, [x, y]: [f64; 2], anchor: &str, words: &str) {
        let words = html! { (without_marks(words)) }.into_string();
        let _ = write!(
            self.svg,
            "<text class=\"{class}\" x=\"{x:.1}\" y=\"{y:.1}\" text-anchor=\"{anchor}\">{words}</text>"
        );
    }

    /// The lines across, each with its number.
    fn rules(&mut self) {
        for tick in self.axis.ticks.clone() {
            let (y, left, right) = (self.up(tick), self.left, self.width - AROUND);
            let _ = write!(self.svg, "<path class=\"rule\" d=\"M{left:.1} {y:.1}H{right}\"/>");
            let label = self.number(tick);
            self.text("tick", [left - APART, y + 4.0], "end", &label);
        }
    }

    /// What stands below: rows, or what was tried in them.
    fn labels(&mut self) {
        let y = self.foot() + 16.0;
        // Numbers that would touch leave every other one out.
        let apart = if self.step() < 17.0 { 2 } else { 1 };
        for place in (1..=self.places).step_by(apart) {
            let tried = self.rerun.rows.get(place - 1).and_then(|row| row.setting.first());
            let label = match tried {
                Some((_, figure)) if self.is_joined() => self.language.write(&figure_said(figure)),
                _ => self.language.number(place as i64),
            };
            self.text("tick", [self.across(place as f64), y], "middle", &label);
        }
        if self.is_joined() {
            let rerun = self.rerun;
            if let Some(name) = self.tried() {
                self.text("tick words", [self.left - APART, y], "end", &name);
            }
            for group in groups(rerun) {
                let Some((name, figure)) = group.first().and_then(|row| row.setting.get(1)) else {
                    continue;
                };
                let (first, last) = (group[0].row as f64, group[group.len() - 1].row as f64);
                let parts = [setting_name(name).into(), figure_said(figure)];
                let words = self.language.write(&Argument::list(parts, ": "));
                let middle = self.across((first + last) / 2.0);
                self.text("tick words", [middle, y + GROUPS], "middle", &words);
            }
        }
    }

    fn bars(&mut self) {
        let (width, foot) = (self.step() * 0.5, self.foot());
        for point in &self.plotted.rerun {
            let (x, y) = (self.across(point.x), self.up(point.y));
            let _ = write!(
                self.svg,
                "<rect class=\"mark-rerun\" x=\"{:.1}\" y=\"{y:.1}\" width=\"{width:.1}\" height=\"{:.1}\"/>",
                x - width / 2.0,
                foot - y
            );
            let label = self.language.number(point.y.round() as i64);
            self.text("tick", [x, y - 4.0], "middle", &label);
        }
    }

    fn series(&mut self, class: &str, points: &[ChartPoint], aside: f64) {
        if self.is_joined() && class != "published" {
            for group in groups(self.rerun) {
                let of_group =
                    points.iter().filter(|point| group.iter().any(|row| row.row as f64 == point.x));
                let line: Vec<String> = of_group
                    .map(|point| {
                        format!("{:.1} {:.1}", self.across(point.x) + aside, self.up(point.y))
                    })
                    .collect();
                let _ =
                    write!(self.svg, "<path class=\"line-{class}\" d=\"M{}\"/>", line.join("L"));
            }
        }
        for point in points {
            let (x, y) = (self.across(point.x) + aside, self.up(point.y));
            if let Some((low, high)) = point.interval {
                let (low, high) = (self.up(low), self.up(high));
                let _ = write!(
                    self.svg,
                    "<path class=\"whisker\" d=\"M{x:.1} {low:.1}V{high:.1}M{:.1} {low:.1}h8M{:.1} {high:.1}h8\"/>",
                    x - 4.0,
                    x - 4.0
                );
            }
            marked(&mut self.svg, class, [x, y]);
        }
    }
}

/// Rows one after the other that have all but the first setting in common.
fn groups(rerun: &Rerun) -> impl Iterator<Item = &[RerunRow]> {
    rerun.rows.chunk_by(|one, other| one.setting.get(1) == other.setting.get(1))
}

#[cfg(test)]
mod tests {
    use gametree_lab::reports::{Published, Report, rerun};
    use gametree_rules::Work;

    use super::*;

    /// A digit is narrower than this where figures are as wide as each other.
    const DIGIT: f64 = 6.3;

    #[test]
    fn numbers_beside_the_plot_have_room() {
        let rerun = rerun(&Published::of(Report::Stones), &Work::new()).unwrap();
        let plotted = plotted(&rerun);
        for language in Language::ALL {
            let canvas = Canvas::new(&rerun, &plotted, language, 330.0, 300.0);
            let most = canvas.axis.ticks.iter().map(|&tick| canvas.number(tick));
            let most = most.map(|label| without_marks(&label).chars().count()).max().unwrap();
            assert!(most > 8, "{language}: the plot has large numbers");
            assert!(canvas.left - APART >= most as f64 * DIGIT, "{language}: {}", canvas.left);
            assert!(canvas.left < canvas.width / 3.0, "{language}");
        }
    }
}
