//! `gametree tree --interactive`: walking through a search with the arrow keys.

use std::io;

use gametree_catalogue::Session;
use gametree_language::message;
use gametree_picture::tree::{PositionNode, Step, Tree, number_text, value_text, why_left};
use gametree_picture::{Terminal, TextStyle};
use gametree_rules::Player;
use gametree_search::Exit;
use ratatui::Frame;
use ratatui::crossterm::event::{self, Event, KeyCode, KeyEventKind, KeyModifiers};
use ratatui::layout::{Constraint, Layout};
use ratatui::style::{Modifier, Style};
use ratatui::text::Line;
use ratatui::widgets::{Block, Paragraph, Wrap};

/// Where we are in a search.
pub(crate) struct Stepper {
    tree: Tree,
    steps: Vec<Step>,
    at: usize,
    /// For drawing boards.
    session: Box<dyn Session>,
    style: TextStyle,
}

/// What comes after a key.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Next {
    GoOn,
    Leave,
}

impl Stepper {
    pub(crate) fn new(tree: Tree, session: Box<dyn Session>, style: TextStyle) -> Self {
        let steps = tree.steps();
        // Colours come as escape codes, which this screen would show as letters.
        let terminal = Terminal { colour: false, ..style.terminal };
        Stepper { tree, steps, at: 0, session, style: TextStyle { terminal, ..style } }
    }

    /// Takes the terminal over until somebody leaves, and gives it back whatever happens.
    pub(crate) fn run(mut self) -> io::Result<()> {
        let mut terminal = ratatui::try_init()?;
        let result = loop {
            if let Err(error) = terminal.draw(|frame| self.draw(frame)) {
                break Err(error);
            }
            match event::read() {
                Ok(Event::Key(key)) if key.kind != KeyEventKind::Release => {
                    let interrupted = key.modifiers.contains(KeyModifiers::CONTROL)
                        && key.code == KeyCode::Char('c');
                    if interrupted || self.key(key.code) == Next::Leave {
                        break Ok(());
                    }
                }
                Ok(_) => {} // another size: it is drawn anew
                Err(error) => break Err(error),
            }
        };
        ratatui::restore();
        result
    }

    /// Does what a key says.
    pub(crate) fn key(&mut self, key: KeyCode) -> Next {
        const PAGE: usize = 10;
        let last = self.steps.len().saturating_sub(1);
        self.at = match key {
            KeyCode::Right | KeyCode::Char(' ' | 'l') => (self.at + 1).min(last),
            KeyCode::Left | KeyCode::Char('h') => self.at.saturating_sub(1),
            KeyCode::PageDown | KeyCode::Down => (self.at + PAGE).min(last),
            KeyCode::PageUp | KeyCode::Up => self.at.saturating_sub(PAGE),
            KeyCode::Home => 0,
            KeyCode::End => last,
            KeyCode::Char('c') => self.next_cut().unwrap_or(self.at),
            KeyCode::Char('q') | KeyCode::Esc => return Next::Leave,
            _ => self.at,
        };
        Next::GoOn
    }

    fn next_cut(&self) -> Option<usize> {
        (self.at + 1..self.steps.len()).find(|&at| {
            let exit = self.position(self.steps[at].node()).and_then(|position| position.exit);
            matches!(self.steps[at], Step::Leave(_)) && exit == Some(Exit::Cut)
        })
    }

    fn position(&self, node: usize) -> Option<&PositionNode> {
        self.tree.nodes[node].position()
    }

    /// Whether a node has been left by now.
    fn is_left(&self, node: usize) -> bool {
        self.steps[..=self.at].contains(&Step::Leave(node))
    }

    pub(crate) fn draw(&mut self, frame: &mut Frame<'_>) {
        let [main, footer] =
            Layout::vertical([Constraint::Min(3), Constraint::Length(2)]).areas(frame.area());
        let [left, right] =
            Layout::horizontal([Constraint::Percentage(50), Constraint::Percentage(50)])
                .areas(main);
        let [board, facts] =
            Layout::vertical([Constraint::Percentage(62), Constraint::Percentage(38)]).areas(left);
        let node = self.steps[self.at].node();
        let say = |message| self.style.say(&message);
        let position = self.position(node).map(|node| node.position.clone()).unwrap_or_default();
        let drawn = match self.session.set_position(&position) {
            Ok(()) => self.session.board(&self.style),
            Err(_) => position.clone(),
        };
        let step = say(message!("step-of", at = self.at + 1, all = self.steps.len()));
        frame.render_widget(Paragraph::new(drawn).block(Block::bordered().title(step)), board);
        let facts_text = Paragraph::new(self.facts(node)).wrap(Wrap { trim: false });
        let title = match self.steps[self.at] {
            Step::Enter(_) => say(message!("step-enter")),
            Step::Leave(_) => say(message!("step-leave")),
        };
        frame.render_widget(facts_text.block(Block::bordered().title(title)), facts);
        let height = right.height.saturating_sub(2) as usize;
        let stack = Paragraph::new(self.stack(node, height));
        let title = say(message!("step-stack"));
        frame.render_widget(stack.block(Block::bordered().title(title)), right);
        let keys = Paragraph::new(say(message!("step-keys"))).wrap(Wrap { trim: true });
        frame.render_widget(keys, footer);
    }

    /// What is known about a node at this moment.
    fn facts(&self, node: usize) -> Vec<Line<'static>> {
        let Some(position) = self.position(node) else { return Vec::new() };
        let number = |value| number_text(value, self.tree.denominator, &self.style);
        let mut lines = vec![
            Line::raw(position.position.clone()),
            Line::raw(format!("α {}   β {}", number(position.alpha), number(position.beta))),
        ];
        if matches!(self.steps[self.at], Step::Leave(_)) {
            let value = value_text(position, &self.tree, &self.style);
            let style = Style::new().add_modifier(Modifier::BOLD);
            lines.push(Line::styled(format!("= {value}"), style));
            if let Some(why) = why_left(position, &self.tree, &self.style) {
                lines.push(Line::raw(self.style.say(&why)));
            }
        }
        lines
    }

    /// The way down from the root, and the moves of the last position on it; the lowest part if
    /// there is no room for all.
    fn stack(&self, node: usize, height: usize) -> Vec<Line<'static>> {
        let mut way = vec![node];
        while let Some(parent) = self.tree.nodes[way[way.len() - 1]].parent {
            way.push(parent);
        }
        way.reverse();
        let mut lines: Vec<Line<'static>> = Vec::new();
        for &node in &way {
            lines.push(self.stack_line(node, node == way[way.len() - 1]));
        }
        let last = way[way.len() - 1];
        let below =
            self.tree.nodes.iter().enumerate().filter(|(_, child)| child.parent == Some(last));
        for (child, _) in below {
            if self.is_left(child) {
                lines.push(self.stack_line(child, false));
            }
        }
        lines.split_off(lines.len().saturating_sub(height))
    }

    fn stack_line(&self, node: usize, here: bool) -> Line<'static> {
        let tree_node = &self.tree.nodes[node];
        let Some(position) = tree_node.position() else { return Line::raw("") };
        let level = match position.mover {
            Some(Player::First) => "MAX",
            Some(Player::Second) => "MIN",
            None => "   ",
        };
        let mark = if here { self.style.terminal.pick("▶", ">") } else { " " };
        let value = if self.is_left(node) {
            format!("= {}", value_text(position, &self.tree, &self.style))
        } else {
            let number = |value| number_text(value, self.tree.denominator, &self.style);
            format!("{} .. {}", number(position.alpha), number(position.beta))
        };
        let indent = "  ".repeat(tree_node.ply);
        let style = if here { Style::new().add_modifier(Modifier::REVERSED) } else { Style::new() };
        Line::styled(format!("{mark}{indent}{:<4} {level} {value}", tree_node.mv), style)
    }
}

#[cfg(test)]
mod tests {
    use gametree_catalogue::{Algorithm, Catalogue, Search};
    use gametree_language::Language;
    use gametree_rules::Work;
    use gametree_search::Limits;
    use ratatui::Terminal;
    use ratatui::backend::TestBackend;

    use super::*;

    fn stepper(language: Language) -> Stepper {
        let session = Catalogue::standard().open("bits:string=01101").unwrap();
        let question = Search { limits: Limits::depth(3), ..Search::new(Algorithm::AlphaBeta) };
        let (_, tree) = session.tree(&question, 1000, None, &Work::new()).unwrap();
        Stepper::new(tree, session, TextStyle::plain(language))
    }

    fn screen(stepper: &mut Stepper, width: u16, height: u16) -> String {
        let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
        terminal.draw(|frame| stepper.draw(frame)).unwrap();
        terminal.backend().to_string()
    }

    #[test]
    fn walks_forwards_and_backwards() {
        let mut stepper = stepper(Language::English);
        let first = screen(&mut stepper, 80, 24);
        assert!(first.contains("01101/0/0/1") && first.contains("step 1 of 42"), "{first}");
        assert!(first.contains("α −∞   β +∞"), "{first}");
        let mut seen = vec![first];
        for _ in 1..stepper.steps.len() {
            assert_eq!(stepper.key(KeyCode::Right), Next::GoOn);
            seen.push(screen(&mut stepper, 80, 24));
        }
        assert!(seen.last().unwrap().contains("= 0"));
        for expected in seen.iter().rev() {
            assert_eq!(&screen(&mut stepper, 80, 24), expected);
            stepper.key(KeyCode::Left);
        }
        assert_eq!(stepper.key(KeyCode::Esc), Next::Leave);
    }

    #[test]
    fn jumps_to_cuts_and_says_why() {
        let mut stepper = stepper(Language::English);
        stepper.key(KeyCode::Char('c'));
        let shown = screen(&mut stepper, 80, 24);
        assert!(shown.contains("cut: 0 ≥ β 0"), "{shown}");
        stepper.key(KeyCode::End);
        stepper.key(KeyCode::Char('c'));
        assert_eq!(stepper.at, stepper.steps.len() - 1);
        stepper.key(KeyCode::Home);
        assert_eq!(stepper.at, 0);
    }

    #[test]
    fn any_window_and_language_will_do() {
        for language in Language::ALL {
            let mut stepper = stepper(language);
            for (width, height) in [(80, 24), (1, 1), (20, 5), (200, 60)] {
                for key in [KeyCode::Right, KeyCode::PageDown, KeyCode::End, KeyCode::Char('x')] {
                    stepper.key(key);
                    assert!(!screen(&mut stepper, width, height).is_empty());
                }
            }
        }
    }
}
