use gametree_language::message;
use gametree_picture::tree::{PositionNode, Step, number_text, numbered, value_text, why_left};
use gametree_rules::{Player, Value};
use gametree_search::Bound;
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Cell, Clear, Paragraph, Row, Table, Wrap};
use unicode_width::UnicodeWidthStr;

use super::ladder::Rung;
use super::quiz::Said;
use super::{SPEEDS, Stepper};

const STRONG: Style = Style::new().add_modifier(Modifier::BOLD);
/// Windows narrower than this have the ladder below the board.
const WIDE: u16 = 80;

impl Stepper {
    pub(super) fn draw(&mut self, frame: &mut Frame<'_>) {
        let wide = frame.area().width >= WIDE;
        let [main, footer] =
            Layout::vertical([Constraint::Min(3), Constraint::Length(if wide { 2 } else { 1 })])
                .areas(frame.area());
        let halves = [Constraint::Percentage(50), Constraint::Percentage(50)];
        let (board, facts, ladder) = if wide {
            let [left, ladder] = Layout::horizontal(halves).areas(main);
            let parts = [Constraint::Percentage(56), Constraint::Percentage(44)];
            let [board, facts] = Layout::vertical(parts).areas(left);
            (board, facts, ladder)
        } else {
            let [upper, ladder] = Layout::vertical(halves).areas(main);
            let parts = [Constraint::Percentage(45), Constraint::Percentage(55)];
            let [board, facts] = Layout::horizontal(parts).areas(upper);
            (board, facts, ladder)
        };
        self.draw_board(frame, board);
        self.draw_facts(frame, facts);
        self.draw_ladder(frame, ladder);
        let say = |message| self.style.say(&message);
        let mut keys = vec![Line::raw(say(message!("step-more-keys")))];
        if wide {
            keys.insert(0, Line::raw(say(message!("step-keys"))));
        }
        frame.render_widget(Paragraph::new(keys), footer);
        if self.listing {
            self.draw_keys(frame);
        }
    }

    fn draw_board(&mut self, frame: &mut Frame<'_>, area: Rect) {
        let node = self.steps[self.at].node();
        let position = self.position(node).map(|node| node.position.clone()).unwrap_or_default();
        let drawn = match self.session.set_position(&position) {
            Ok(()) => self.session.board(&self.style),
            Err(_) => position.clone(),
        };
        // Half a board misleads; the position as text is always whole.
        let [width, height] =
            [area.width, area.height].map(|side| usize::from(side.saturating_sub(2)));
        let fits = drawn.lines().count() <= height && drawn.lines().all(|it| it.width() <= width);
        let drawn = if fits { drawn } else { position };
        let step = message!("step-of", at = self.at + 1, all = self.steps.len());
        let block = Block::bordered().title(self.style.say(&step));
        frame.render_widget(Paragraph::new(drawn).wrap(Wrap { trim: false }).block(block), area);
    }

    fn draw_facts(&self, frame: &mut Frame<'_>, area: Rect) {
        let say = |message| self.style.say(&message);
        let title = match (self.playing, self.steps[self.at]) {
            (Some(_), _) => say(message!("step-playing", speed = SPEEDS[self.speed])),
            (None, Step::Enter(_)) => say(message!("step-enter")),
            (None, Step::Leave(_)) => say(message!("step-leave")),
        };
        let mut block = Block::bordered().title(title);
        if self.quiz.asked > 0 {
            let (right, asked) = (self.quiz.right, self.quiz.asked);
            block = block.title_bottom(say(message!("step-tally", right = right, asked = asked)));
        }
        let facts = Paragraph::new(self.facts()).wrap(Wrap { trim: false });
        frame.render_widget(facts.block(block), area);
    }

    /// What is known about the node at this moment, and what there is to say.
    fn facts(&self) -> Vec<Line<'static>> {
        let node = self.steps[self.at].node();
        let Some(position) = self.position(node) else { return Vec::new() };
        let number = |value| number_text(value, self.tree.denominator, &self.style);
        let mut lines = self.quiz_lines();
        if !lines.is_empty() {
            lines.push(Line::raw(""));
        }
        let mv = &self.tree.nodes[node].mv;
        let order = numbered(position.order, &self.style);
        lines.push(Line::raw(format!("{order} {mv}  {}", position.position)));
        if self.cuts {
            let [alpha, beta] = self.bounds();
            let window =
                format!("{alpha} {}   {beta} {}", number(position.alpha), number(position.beta));
            lines.push(Line::raw(window));
        }
        if matches!(self.steps[self.at], Step::Leave(_)) {
            lines.push(Line::styled(self.result(position), STRONG));
            if let Some(why) = why_left(position, &self.tree, &self.style) {
                lines.push(Line::raw(self.style.say(&why)));
            }
        }
        lines.extend(self.changes());
        lines
    }

    /// Which window changed at this step, and how.
    fn changes(&self) -> Vec<Line<'static>> {
        let number = |value| number_text(value, self.tree.denominator, &self.style);
        let arrow = self.style.terminal.pick("→", "->");
        let mut lines = Vec::new();
        for (now, before) in self.changing_ladder() {
            let (Some(before), Some(position)) = (before, self.position(now.node)) else {
                continue;
            };
            let [alpha, beta] = self.bounds();
            for (name, from, to) in
                [(alpha, before.alpha, now.alpha), (beta, before.beta, now.beta)]
            {
                if from != to {
                    let words = format!(
                        "{}: {name} {} {arrow} {}",
                        numbered(position.order, &self.style),
                        number(from),
                        number(to)
                    );
                    lines.push(Line::styled(words, STRONG));
                }
            }
        }
        lines
    }

    fn quiz_lines(&self) -> Vec<Line<'static>> {
        let say = |message| self.style.say(&message);
        match &self.quiz.said {
            None => Vec::new(),
            Some(Said::Question(node)) => {
                let order = self.position(*node).map_or(0, |position| position.order);
                let order = numbered(order, &self.style);
                vec![Line::styled(say(message!("step-question", node = order)), STRONG)]
            }
            Some(Said::Verdict(right, why)) => {
                let verdict = if *right { message!("step-right") } else { message!("step-wrong") };
                let words = format!(" {}", self.style.say(why));
                vec![Line::from(vec![Span::styled(say(verdict), STRONG), Span::raw(words)])]
            }
            Some(Said::Nothing(words)) => vec![Line::styled(self.style.say(words), STRONG)],
        }
    }

    /// What a node was left with: `= 3`, or a bound.
    fn result(&self, position: &PositionNode) -> String {
        let equals = if position.bound == Bound::Exact { "= " } else { "" };
        format!("{equals}{}", value_text(position, &self.tree, &self.style))
    }

    fn bounds(&self) -> [&'static str; 2] {
        [self.style.terminal.pick("α", "alpha"), self.style.terminal.pick("β", "beta")]
    }

    /// The windows from the root down, what changed marked, and below them the moves that are done.
    fn draw_ladder(&self, frame: &mut Frame<'_>, area: Rect) {
        let [alpha, beta] = self.bounds();
        let best = self.style.say(&message!("step-best"));
        let rungs = self.changing_ladder();
        let node = self.steps[self.at].node();
        let mut rows: Vec<[String; 6]> = Vec::new();
        let mut styles = Vec::new();
        for (now, before) in &rungs {
            rows.push(self.rung_cells(now, before.as_ref()));
            let here = now.node == node;
            styles.push(if here {
                Style::new().add_modifier(Modifier::REVERSED)
            } else {
                Style::new()
            });
        }
        for &child in self.children[node].iter().filter(|&&child| self.is_left(child)) {
            let Some(position) = self.position(child) else { continue };
            rows.push(self.cells(child, [String::new(), String::new(), self.result(position)]));
            styles.push(Style::new());
        }
        // The lowest part, if there is no room for all.
        let room = usize::from(area.height.saturating_sub(3));
        let hidden = rows.len().saturating_sub(room);
        let (rows, styles) = (rows.split_off(hidden), styles.split_off(hidden));
        let number_sign = self.style.terminal.pick("№", "#");
        let heads = [number_sign, "", "", alpha, beta, &best].map(str::to_owned);
        let widths: Vec<Constraint> = (0..heads.len())
            .map(|column| {
                let widest = rows.iter().chain([&heads]).map(|row| row[column].width()).max();
                Constraint::Length(u16::try_from(widest.unwrap_or(0)).unwrap_or(u16::MAX))
            })
            .collect();
        let row =
            |(cells, style): ([String; 6], Style)| Row::new(cells.map(Cell::from)).style(style);
        let table = Table::new(rows.into_iter().zip(styles).map(row), widths)
            .header(Row::new(heads).style(Style::new().add_modifier(Modifier::DIM)))
            .block(Block::bordered().title(self.style.say(&message!("step-stack"))));
        frame.render_widget(table, area);
    }

    fn rung_cells(&self, now: &Rung, before: Option<&Rung>) -> [String; 6] {
        let number = |value| number_text(value, self.tree.denominator, &self.style);
        let sign = self.style.terminal.pick("◀", "<");
        let marked = |value: Value, was: Option<Value>| match was {
            Some(was) if was != value => format!("{}{sign}", number(value)),
            _ => number(value),
        };
        let best = if self.is_left(now.node) {
            self.position(now.node).map(|position| self.result(position)).unwrap_or_default()
        } else {
            let was = before.map(|before| before.best);
            let changed = was.is_some_and(|was| was != now.best);
            let mark = if changed { sign } else { "" };
            now.best.map(|best| format!("{}{mark}", number(best))).unwrap_or_default()
        };
        let windows = if self.cuts {
            let (alpha, beta) = (before.map(|rung| rung.alpha), before.map(|rung| rung.beta));
            [marked(now.alpha, alpha), marked(now.beta, beta)]
        } else {
            [String::new(), String::new()]
        };
        let [alpha, beta] = windows;
        self.cells(now.node, [alpha, beta, best])
    }

    fn cells(&self, node: usize, [alpha, beta, best]: [String; 3]) -> [String; 6] {
        let tree_node = &self.tree.nodes[node];
        let order = tree_node.position().map_or(0, |position| position.order);
        let level = match tree_node.position().and_then(|position| position.mover) {
            Some(Player::First) => "MAX",
            Some(Player::Second) => "MIN",
            None => "",
        };
        [numbered(order, &self.style), tree_node.mv.clone(), level.to_owned(), alpha, beta, best]
    }

    /// All keys, over everything else.
    fn draw_keys(&self, frame: &mut Frame<'_>) {
        let minus = self.style.terminal.pick("+ −", "+ -");
        let arrows = if self.style.terminal.unicode {
            ["→ l", "← h", "↓ ↑"]
        } else {
            ["Right l", "Left h", "Down Up"]
        };
        let keys = [
            (arrows[0], message!("step-key-next")),
            (arrows[1], message!("step-key-back")),
            (arrows[2], message!("step-key-ten")),
            ("Home End", message!("step-key-ends")),
            ("c", message!("step-key-cut")),
            ("p", message!("step-key-play")),
            (minus, message!("step-key-speed")),
            ("a", message!("step-key-quiz")),
            ("y n", message!("step-key-answer")),
            ("?", message!("step-key-list")),
            ("q Esc", message!("step-key-leave")),
        ];
        let rows = keys.map(|(key, does)| (key, self.style.say(&does)));
        let widest = rows.iter().map(|(_, does)| does.width()).max().unwrap_or(0) + 14;
        let whole = frame.area();
        let width = u16::try_from(widest).unwrap_or(u16::MAX).min(whole.width);
        let height = (rows.len() as u16 + 2).min(whole.height);
        let area = Rect {
            x: whole.x + (whole.width - width) / 2,
            y: whole.y + (whole.height - height) / 2,
            width,
            height,
        };
        let rows = rows
            .map(|(key, does)| Row::new([Cell::from(Span::styled(key, STRONG)), Cell::from(does)]));
        let widths = [Constraint::Length(9), Constraint::Fill(1)];
        frame.render_widget(Clear, area);
        frame.render_widget(Table::new(rows, widths).block(Block::bordered()), area);
    }
}
