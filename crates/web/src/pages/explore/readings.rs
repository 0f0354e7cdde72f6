//! All values of one leaf at once: a table of what each of them would do, and the law that follows.

use gametree_exercise::{LawKind, Reading, words};
use gametree_language::{Argument, Message, message};
use maud::{Markup, html};

use super::sheet::Sheet;

/// How high the line of the root runs, in shares of its row: there is room for half a circle at both ends.
const LINE: [f64; 2] = [22.0, 78.0];

impl Sheet<'_> {
    pub(super) fn readings(&self) -> Markup {
        let (tree, leaf) = (self.tree(), self.leaf());
        let readings = tree.readings(leaf);
        let here = tree.leaves()[leaf];
        let class = |reading: &Reading| (reading.value == here).then_some("here");
        let said = |message: Message| self.say(message);
        html! {
            section.card.readings-card aria-live="off" {
                header.card-head {
                    h2 data-said="all" { (said(message!("web-explore-all", leaf = leaf + 1))) }
                    span.aside { (said(message!("web-explore-keys"))) }
                }
                div.readings-box {
                    table.readings {
                        tbody {
                            tr.reading-values {
                                th scope="row" data-said="leaf-is" { (said(message!("web-explore-leaf-is", leaf = leaf + 1))) }
                                @for reading in &readings {
                                    td class=[class(reading)] { (self.number(reading.value)) }
                                }
                            }
                            tr.reading-roots dir="ltr" {
                                th scope="row" dir="auto" { (said(message!("web-explore-root-worth"))) }
                                @for (at, reading) in readings.iter().enumerate() {
                                    td class=[class(reading)] { (self.dot(&readings, at)) }
                                }
                            }
                            tr.reading-leaves {
                                th scope="row" { (said(message!("web-explore-looked-at"))) }
                                @for (at, reading) in readings.iter().enumerate() {
                                    td class=[class(reading)] { (self.block(&readings, at)) }
                                }
                            }
                        }
                    }
                }
                p.law data-said="law" { (self.visitor.say(&self.law(leaf))) }
            }
        }
    }

    /// What the leaf does to the root, whatever it is worth.
    pub(super) fn law(&self, leaf: usize) -> Message {
        let tree = self.tree();
        let number = |value: i32| Argument::from(value);
        match tree.law(leaf) {
            Some(law) => words::law(
                law.kind(tree.scale()),
                Argument::from(leaf + 1),
                [number(law.least), number(law.most)],
                number(self.planted.searched.value),
            ),
            None => words::law(
                LawKind::Always,
                Argument::from(leaf + 1),
                [number(0), number(0)],
                number(0),
            ),
        }
    }

    /// How high a value of the root stands, between the least and the most that it can be.
    fn height(readings: &[Reading], value: f64) -> f64 {
        let ends = readings.first().zip(readings.last());
        let (least, most) = ends.map_or((0, 0), |(first, last)| (first.root, last.root));
        if least == most {
            return f64::midpoint(LINE[0], LINE[1]);
        }
        let part = (value - f64::from(least)) / f64::from(most - least);
        LINE[1] - (LINE[1] - LINE[0]) * part
    }

    /// The root for one value, and the line to the next values as far as the edges of the cell.
    fn dot(&self, readings: &[Reading], at: usize) -> Markup {
        let root = |at: usize| readings.get(at).map(|reading| f64::from(reading.root));
        let own = root(at).unwrap_or_default();
        let beside =
            |other: Option<f64>| Self::height(readings, (own + other.unwrap_or(own)) / 2.0);
        let (left, right) = (beside(at.checked_sub(1).and_then(root)), beside(root(at + 1)));
        let share = |height: f64| format!("{height:.1}%");
        let here = share(Self::height(readings, own));
        html! {
            svg.dot {
                line.before x1="0" y1=(share(left)) x2="50%" y2=(here) {}
                line.after x1="50%" y1=(here) x2="100%" y2=(share(right)) {}
                svg x="50%" y=(here) { circle r="10" {} text y="4" { (self.number(readings[at].root)) } }
            }
        }
    }

    /// How many leaves are looked at; values that need as many are one block, with one number.
    fn block(&self, readings: &[Reading], at: usize) -> Markup {
        let same = |other: Option<&Reading>| {
            other.is_some_and(|other| other.leaves == readings[at].leaves)
        };
        let before = at.checked_sub(1).and_then(|at| readings.get(at));
        let first = (0..=at).rev().take_while(|&at| same(readings.get(at))).last().unwrap_or(at);
        let last =
            (at..readings.len()).take_while(|&at| same(readings.get(at))).last().unwrap_or(at);
        let fewest =
            readings.iter().map(|reading| reading.leaves).min() == Some(readings[at].leaves);
        let classes = [
            (true, "block"),
            (!same(before), " begins"),
            (!same(readings.get(at + 1)), " ends"),
            (fewest, " fewest"),
            (at == first.midpoint(last), " middle"),
            // The middle of an even number of cells lies between two of them.
            (at == first.midpoint(last) && (last - first) % 2 == 1, " between"),
        ];
        let class: String = classes.iter().filter(|(is, _)| *is).map(|(_, name)| *name).collect();
        html! { span class=(class) { b { (self.count(readings[at].leaves)) } } }
    }
}
