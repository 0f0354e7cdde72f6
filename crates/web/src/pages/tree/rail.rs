//! What stands beside the tree: why, where, and in which lines of the code.

use gametree_language::{Argument, message};
use gametree_picture::tree::{Happening, Moment};
use gametree_rules::Player;
use gametree_search::Exit;
use maud::{Markup, PreEscaped, html};

use super::asked::Which;
use super::story::Story;
use super::words::marked;
use crate::icon::Icon;
use crate::kit;

/// A line of the code, and when it is done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Line {
    Call,
    Finished,
    Depth,
    Each,
    Try,
    Max,
    Min,
    Cut,
    Return,
}

impl Story<'_> {
    /// The reason, on yellow.
    pub(super) fn reason(&self, moment: &Moment) -> Markup {
        let sentences = self.sentences(moment);
        let is_cut = moment.cut().next().is_some();
        html! {
            div.reason-head {
                @if is_cut { (Icon::Cut.draw()) }
                h2 { (self.say(&self.head(moment))) }
                span.aside { (self.say(&self.to_move(moment.here))) }
            }
            p.reason-said {
                @if is_cut { b.strip-only { (self.say(&message!("web-tree-cut"))) " " } }
                (marked(&sentences.large))
            }
            @if !sentences.small.is_empty() {
                ul.plain.reason-more {
                    @for statement in &sentences.small { li { (marked(statement)) } }
                }
            }
        }
    }

    pub(super) fn position(&self, moment: &Moment) -> Markup {
        let path = self.walk().moves(moment.here);
        let mut moves = self.opened.moves.clone();
        moves.extend(path.iter().map(|&mv| mv.to_owned()));
        let language = self.visitor.language;
        let stage = self.session().stage(&self.opened.start, &moves, language).ok();
        let stage = stage.map(|stage| stage.narrow.map_or(stage.drawing, |narrow| narrow.drawing));
        let mut there = self.session().copy();
        let reached = path.iter().all(|mv| there.play(mv).is_ok());
        let score = there.score().filter(|_| reached).map(|score| {
            let [first, second] = score.map(|points| language.number(points));
            format!("{first} : {second}")
        });
        let label = self.label(self.in_whole(moment.here));
        let state = match (label, score) {
            (Some(label), Some(score)) => {
                Some(Argument::from(message!("list-comma", before = label, last = score)))
            }
            (label, score) => label.or(score).map(Argument::from),
        };
        let place = self.place_of(moment.here);
        let aside = match state {
            None => self.say(&place),
            Some(state) => self.say(&message!("web-tree-position-at", at = place, state = state)),
        };
        let title = self.say(&message!("web-tree-position"));
        kit::card(
            &title,
            &aside,
            html! {
                @if let Some(drawing) = stage {
                    svg.stage.here-board viewBox=(drawing.view_box()) role="img"
                        aria-label=(there.position()) { (PreEscaped(drawing.body)) }
                }
            },
        )
    }

    /// The algorithm, with the lines that are being done.
    pub(super) fn code(&self, moment: &Moment) -> Markup {
        let now = self.lines(moment);
        let body = html! {
            pre.pseudo-code dir="ltr" {
                @for (line, text) in self.program() {
                    code.now[now.contains(&line)] { (text) "\n" }
                }
            }
        };
        kit::card(&self.say(&message!("web-tree-code")), "", body)
    }

    fn program(&self) -> Vec<(Line, String)> {
        let depth = self.asked.depth.is_some();
        let windowed = self.asked.which != Which::Minimax;
        let or_depth = |line: &str| {
            if depth {
                line.replace("(s", "(s, d").replace("s·m", "s·m, d−1")
            } else {
                line.to_owned()
            }
        };
        let mut program = vec![
            (Line::Call, or_depth(if windowed { "alphabeta(s, α, β):" } else { "minimax(s):" })),
            (Line::Finished, "  if finished(s): return value(s)".to_owned()),
        ];
        if depth {
            let reached = self.say(&message!("web-tree-code-depth"));
            program.push((Line::Depth, format!("  if d = 0: return estimate(s)  — {reached}")));
        }
        program.push((Line::Each, "  for each move m of s:".to_owned()));
        let tried =
            if windowed { "    v ← alphabeta(s·m, α, β)" } else { "    v ← minimax(s·m)" };
        program.push((
            Line::Try,
            if depth { tried.replace("s·m", "s·m, d−1") } else { tried.to_owned() },
        ));
        let [max, min] = match windowed {
            true => ["; α ← max(α, best)", "; β ← min(β, best)"],
            false => ["", ""],
        };
        program.push((Line::Max, format!("    MAX: best ← max(best, v){max}")));
        program.push((Line::Min, format!("    MIN: best ← min(best, v){min}")));
        if windowed {
            let cut = self.say(&message!("web-tree-code-cut"));
            program.push((Line::Cut, format!("    if α ≥ β: {cut}")));
        }
        program.push((Line::Return, "  return best".to_owned()));
        program
    }

    /// The lines that belong to what a step is about.
    fn lines(&self, moment: &Moment) -> Vec<Line> {
        let position = |node: usize| self.walk().tree().nodes[node].position();
        let side = |node: usize| match position(node).and_then(|position| position.mover) {
            Some(Player::Second) => Line::Min,
            _ => Line::Max,
        };
        if let Some(cut) = moment.cut().next_back() {
            return vec![side(cut), Line::Cut];
        }
        let mut lines = Vec::new();
        for happening in &moment.happened {
            match *happening {
                Happening::Entered(_) => lines.extend([Line::Call, Line::Each, Line::Try]),
                Happening::Valued(node) => {
                    let exit = position(node).and_then(|position| position.exit);
                    let estimated = exit == Some(Exit::Estimated);
                    lines.push(if estimated { Line::Depth } else { Line::Finished });
                }
                Happening::Improved { node, .. } => lines.push(side(node)),
                Happening::Left(_) => lines.push(Line::Return),
                Happening::Cut(_) => {}
            }
        }
        lines
    }
}
