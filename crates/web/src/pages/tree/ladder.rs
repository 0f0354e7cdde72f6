//! The window at every level from the root to here.

use gametree_language::{Message, message};
use gametree_picture::tree::{Moment, Rung};
use gametree_rules::{Player, Value};
use maud::{Markup, html};

use super::asked::Which;
use super::canvas::tenth;
use super::story::Story;
use super::words::strong;
use crate::kit;

const WIDTH: f64 = 214.0;
const ROW: f64 = 31.0;
/// Room at both ends, where open windows are torn off.
const END: f64 = 14.0;
/// So many numbers fit above.
const MOST_TICKS: i64 = 10;
/// How wide a character of a number is, and what lies between two numbers.
const CHARACTER: f64 = 6.5;
const APART: f64 = 5.0;

/// Values from left to right.
struct Axis {
    least: f64,
    most: f64,
    ticks: Vec<Value>,
}

impl Axis {
    /// An axis for these values, with round numbers to read them by.
    fn new(values: impl Iterator<Item = Value>, denominator: i64) -> Axis {
        let finite = values.filter(|&value| value != Value::LOWEST && value != Value::HIGHEST);
        let (mut least, mut most) = (i64::MAX, i64::MIN);
        for Value(value) in finite {
            (least, most) = (least.min(value), most.max(value));
        }
        if least > most {
            (least, most) = (0, 0);
        }
        if least == most {
            (least, most) = (least.saturating_sub(denominator), most.saturating_add(denominator));
        }
        let step = round_step(most.saturating_sub(least), denominator);
        let first = least.div_euclid(step) + i64::from(least.rem_euclid(step) > 0);
        let ticks = (first..).map(|tick| tick.saturating_mul(step));
        let ticks: Vec<Value> = ticks
            .take_while(|&tick| tick <= most)
            .take(MOST_TICKS as usize + 2)
            .map(Value)
            .collect();
        Axis { least: least as f64, most: most as f64, ticks }
    }

    /// The ticks whose numbers are written, each with where: as many as stand side by side and
    /// within the axis.
    fn written(&self, text: impl Fn(Value) -> String) -> Vec<(f64, String)> {
        let numbers: Vec<(f64, String)> =
            self.ticks.iter().map(|&tick| (self.x(tick), text(tick))).collect();
        let lengths = numbers.iter().map(|(_, text)| text.chars().count());
        let width = lengths.max().unwrap_or(0) as f64 * CHARACTER;
        let inside =
            |&(x, _): &(f64, String)| (width / 2.0 - 1.0..=WIDTH - width / 2.0 + 1.0).contains(&x);
        let pitch = match self.ticks[..] {
            [one, two, ..] => self.x(two) - self.x(one),
            _ => WIDTH,
        };
        let each = ((width + APART) / pitch).ceil().max(1.0) as usize;
        let first = (0..each).find(|&at| numbers.get(at).is_some_and(inside)).unwrap_or(0);
        numbers.into_iter().skip(first).step_by(each).filter(inside).collect()
    }

    fn x(&self, value: Value) -> f64 {
        match value {
            Value::LOWEST => 0.0,
            Value::HIGHEST => WIDTH,
            Value(value) => {
                let share = (value as f64 - self.least) / (self.most - self.least);
                END + share * (WIDTH - 2.0 * END)
            }
        }
    }
}

/// 1, 2 or 5 times a power of ten, in units that people read.
fn round_step(range: i64, denominator: i64) -> i64 {
    let mut step = denominator.max(1);
    for factor in [2, 5, 10].into_iter().cycle() {
        let tens = step;
        if range / step < MOST_TICKS {
            return step;
        }
        // 1, 2, 5, 10, 20, 50, …
        step = match factor {
            2 => tens.saturating_mul(2),
            5 => (tens / 2).saturating_mul(5),
            _ => (tens / 5).saturating_mul(10),
        };
        if step == i64::MAX {
            break;
        }
    }
    step
}

impl Story<'_> {
    fn axis(&self) -> Axis {
        let tree = self.walk().tree();
        let values = tree.nodes.iter().filter_map(|node| node.position()?.value);
        Axis::new(values, tree.denominator)
    }

    pub(super) fn ladder(&self, moment: &Moment) -> Markup {
        let axis = self.axis();
        let body = html! {
            div.ladder dir="ltr" {
                div.rung {
                    span {}
                    svg.scale viewBox=(format!("0 0 {WIDTH} 16")) aria-hidden="true" {
                        @for (x, number) in axis.written(|tick| self.number(tick)) {
                            text x=(tenth(x)) y="12" { (number) }
                        }
                    }
                }
                @for rung in &moment.rungs {
                    (self.rung(rung, &axis, rung.node == moment.here))
                }
            }
            p.small.soft { (super::words::marked(&self.say(&self.caption(moment)))) }
        };
        let aside = match self.asked.which {
            Which::Minimax => String::new(),
            _ => self.say(&message!("web-tree-ladder-aside")),
        };
        kit::card(&self.say(&message!("web-tree-ladder")), &aside, body)
    }

    fn rung(&self, rung: &Rung, axis: &Axis, here: bool) -> Markup {
        let side = match self.mover_of(self.in_whole(rung.node)) {
            Player::First => "max",
            Player::Second => "min",
        };
        let window = rung.window;
        let (from, to) = (axis.x(window.alpha), axis.x(window.beta));
        let middle = ROW / 2.0;
        html! {
            div.rung.here[here] {
                span.rung-name dir="auto" {
                    i class=(format!("kind {side}")) {} bdi { (self.say(&self.short_place(rung.node))) }
                }
                svg viewBox=(format!("0 0 {WIDTH} {ROW}")) role="img" aria-label=(self.window_words(rung)) {
                    @for &tick in &axis.ticks {
                        path.tick d=(format!("M{:.1} 0v{ROW}", axis.x(tick))) {}
                    }
                    @if from < to {
                        rect.window x=(tenth(from)) y="5" width=(tenth(to - from)) height="21" {}
                        path.rail d=(format!("M{from:.1} 5H{to:.1}M{from:.1} 26H{to:.1}")) {}
                    }
                    @if window.alpha == Value::LOWEST { (torn(0.0, 1.0)) }
                    @if window.beta == Value::HIGHEST { (torn(WIDTH, -1.0)) }
                    (self.source(rung, from, to))
                    @if let Some(value) = rung.value {
                        @let x = axis.x(value);
                        @if x < from && window.alpha != Value::LOWEST {
                            path.fall d=(format!("M{x:.1} {middle}H{from:.1}")) {}
                        }
                        @if x > to && window.beta != Value::HIGHEST {
                            path.fall d=(format!("M{to:.1} {middle}H{x:.1}")) {}
                        }
                    }
                    @if window.alpha != Value::LOWEST {
                        rect.alpha x=(tenth(from - 6.0)) y="4" width="12" height="23" {}
                        text.greek x=(tenth(from)) y="20" { "α" }
                    }
                    @if window.beta != Value::HIGHEST {
                        circle.beta cx=(tenth(to)) cy=(middle) r="9" {}
                        text.greek x=(tenth(to)) y="19.500" { "β" }
                    }
                    @if let Some(value) = rung.value {
                        @let x = axis.x(value);
                        path.value-mark
                            d=(format!("M{x:.1} {:.1}l7.500 7.500-7.500 7.500-7.500-7.500z", middle - 7.5)) {}
                    }
                }
            }
        }
    }

    /// The move that a bound comes from, inside the window.
    fn source(&self, rung: &Rung, from: f64, to: f64) -> Markup {
        let Some(by) = rung.window.by.filter(|_| to - from > 74.0) else { return html! {} };
        let words = self
            .say(&message!("web-tree-from-move", mv = self.walk().tree().nodes[by].mv.as_str()));
        let rtl = self.visitor.language.is_right_to_left();
        let is_alpha = rung.window.alpha > Value::LOWEST
            && self.walk().tree().nodes[by].position().and_then(|it| it.value)
                == Some(rung.window.alpha);
        // Words from right to left begin at their right end.
        let (x, left) = if is_alpha { (from + 12.0, true) } else { (to - 14.0, false) };
        let anchor = if left == rtl { "end" } else { "start" };
        html! {
            text.from.rtl[rtl] x=(tenth(x)) y="20" text-anchor=(anchor) { (words) }
        }
    }

    /// The end of the way to a node: all of it would not fit.
    fn short_place(&self, node: usize) -> Message {
        const MOST: usize = 3;
        let moves = self.walk().moves(node);
        match moves.len() {
            ..=MOST => self.place_of(node),
            many => {
                let last = moves[many - MOST..].join(" ");
                message!("web-tree-after", moves = format!("… {last}"))
            }
        }
    }

    /// A window for those who cannot see it.
    fn window_words(&self, rung: &Rung) -> String {
        let [alpha, beta] = [rung.window.alpha, rung.window.beta].map(|value| self.number(value));
        format!("α {alpha}, β {beta}")
    }

    fn caption(&self, moment: &Moment) -> Message {
        if self.asked.which == Which::Minimax {
            return message!("web-tree-window-none");
        }
        let Some((rung, value)) =
            moment.rungs.last().and_then(|rung| rung.value.map(|value| (rung, value)))
        else {
            return message!("web-tree-window-waits");
        };
        let number = |value| strong(&self.number(value));
        let (is_cut, window) = (moment.cut().next().is_some(), rung.window);
        let (said, alpha, beta) = (number(value), number(window.alpha), number(window.beta));
        match (is_cut, value <= window.alpha, value >= window.beta) {
            (true, true, _) if value < window.alpha => {
                message!("web-tree-window-left", value = said, bound = alpha)
            }
            (true, true, _) => message!("web-tree-window-alpha", value = said, bound = alpha),
            (true, _, true) if value > window.beta => {
                message!("web-tree-window-right", value = said, bound = beta)
            }
            (true, _, true) => message!("web-tree-window-beta", value = said, bound = beta),
            (_, false, false) => message!("web-tree-window-inside", value = said),
            _ => message!("web-tree-window-outside", value = said),
        }
    }
}

/// The torn end of a window that is open.
fn torn(x: f64, inwards: f64) -> Markup {
    let step = 3.5 * inwards;
    html! {
        path.torn d=(format!("M{x:.1} 4l{step:.1} 3.800{0}{0}{0}V4z", format!("l{:.1} 3.800l{step:.1} 3.800", -step))) {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_axis_has_a_few_round_numbers() {
        for (least, most, denominator) in [
            (-2, 7, 1),
            (0, 0, 1),
            (-1000, 1000, 1),
            (-3, 1_000_000_007, 1),
            (-50, 75, 100),
            (5, 6, 3),
        ] {
            let axis =
                Axis::new([Value(least), Value(most), Value::HIGHEST].into_iter(), denominator);
            assert!((1..=11).contains(&axis.ticks.len()), "{least} {most}: {:?}", axis.ticks);
            let inside = |value| (0.0..=WIDTH).contains(&axis.x(Value(value)));
            assert!(inside(least) && inside(most));
        }
        let axis = Axis::new([Value(-2), Value(7)].into_iter(), 1);
        assert_eq!(axis.ticks.len(), 10);
        assert_eq!([1, 10, 100].map(|range| round_step(range * 10 - 1, 1)), [1, 10, 100]);
        assert_eq!([19, 49, 199].map(|range| round_step(range, 1)), [2, 5, 20]);
    }
    #[test]
    fn numbers_stand_side_by_side() {
        for (least, most) in [(-999_997, 999_996), (-2, 7), (5, 6), (-3, 1_000_000_007), (0, 99)] {
            let axis = Axis::new([Value(least), Value(most)].into_iter(), 1);
            let written = axis.written(|Value(number)| number.to_string());
            assert!(written.len() > 1, "{least} {most}: {written:?}");
            let half = |text: &str| text.chars().count() as f64 * 3.0;
            for pair in written.windows(2) {
                let [(left, one), (right, other)] = pair else { continue };
                assert!(left + half(one) < right - half(other), "{least} {most}: {written:?}");
            }
            for (x, text) in &written {
                assert!((0.0..=WIDTH).contains(&(x - half(text))), "{written:?}");
                assert!((0.0..=WIDTH).contains(&(x + half(text))), "{written:?}");
            }
        }
    }
}
